"""Spreadsheets that somebody uploads, where the installation can read them."""

from __future__ import annotations

from tarock.rules import refuse


def rows_of(body: bytes) -> list[list[str]]:
    """The rows of an XLSX, ODS or CSV file. Raises `Problems`, also where the part that reads them is missing."""
    try:
        from tarock.print import cups
    except ImportError:
        raise refuse("file", "cups-no-part", part="tarock[print,sheets]") from None
    return cups.rows_of(body)
