"""Lists of players that come in: CSV, XLSX or ODS with a head, or names alone, one a line."""

from __future__ import annotations

import sys
from pathlib import Path

from tarock.cli.files import Unusable
from tarock.cli.terminal import say
from tarock.tournament.event import facts as f
from tarock.tournament.lists import incoming


def read_people(path: str, lang: str) -> list[f.Registered]:
    """The players of a list as wishes to register. Raises `Unusable`, and `Problems` with every row that is wrong."""
    from tarock.print.cups.spreadsheet import rows_of

    rows = [row for row in rows_of(_bytes(path, lang)) if any(cell.strip() for cell in row)]
    if rows and max(map(len, rows)) == 1 and rows[0][0].strip().lower() != "name":
        rows.insert(0, ["Name"])
    return [one.fact for one in incoming(rows)]


def _bytes(path: str, lang: str) -> bytes:
    try:
        return sys.stdin.buffer.read() if path == "-" else Path(path).read_bytes()
    except OSError as error:
        reason = error.strerror or str(error)
        raise Unusable(say(f"{path}: Nicht lesbar ({reason}).", f"{path}: Not readable ({reason}).", lang)) from None
