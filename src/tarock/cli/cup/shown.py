"""Columns and numbers of `tarock cup`."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Any

from tarock.rules import Reason
from tarock.scoring import number
from tarock.tournament.plain import to_plain


def columns(head: Sequence[str], rows: Iterable[Sequence[object]], right: Sequence[int] = ()) -> str:
    """A table in plain text; the columns in `right` are flush right."""
    cells = [list(head), *([text(cell) for cell in row] for row in rows)]
    widths = [max(len(row[place]) for row in cells) for place in range(len(head))]
    lines = []
    for row in cells:
        parts = [
            cell.rjust(widths[place]) if place in right else cell.ljust(widths[place]) for place, cell in enumerate(row)
        ]
        lines.append("  ".join(parts).rstrip())
    return "\n".join(lines)


def text(cell: object) -> str:
    """A cell: amounts as people write them, nothing for None."""
    if cell is None:
        return "–"
    return number(cell) if isinstance(cell, Fraction) else str(cell)


def as_csv(head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """Semicolons, a comma in halves, as spreadsheets in Austria read it; no cell is taken for a formula."""
    made = io.StringIO()
    writer = csv.writer(made, delimiter=";", lineterminator="\n")
    writer.writerow(head)
    for row in rows:
        writer.writerow([_csv(cell) for cell in row])
    return made.getvalue()


def _csv(cell: object) -> str:
    if cell is None:
        return ""
    if isinstance(cell, Fraction):
        return str(to_plain(cell)).replace(".", ",")
    shown = str(cell)
    return f"'{shown}" if shown[:1] in ("=", "+", "-", "@", "\t") and not isinstance(cell, int) else shown


def as_json(value: Any, *, indent: int | None = 2) -> str:
    """Values of the core as JSON."""
    return json.dumps(to_plain(value), ensure_ascii=False, indent=indent, default=str)


def reasons(found: Iterable[Reason], lang: str) -> list[dict[str, object]]:
    """Reasons for JSON: code, params, sentence, clause."""
    return [reason.json(lang) for reason in found]
