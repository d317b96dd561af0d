"""A list as one table of values: pages, PDF, CSV and XLSX are made of it, so that all of them say the same (T65)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from tarock.scoring import number, signed
from tarock.sheet.export import csv_text

Cell = str | int | Fraction | None
"""A value. None is something that does not exist (a rank of who is not ranked) and is shown as “–”; "" is empty."""

KINDS: Final = ("text", "number", "points", "score", "cents")
"""What a column holds: text; whole numbers that are names or counts (number, rank, table); points with their sign;
cup points; money in cents."""


@dataclass(frozen=True)
class Column:
    """A column: `key` for programs, `title` for people."""

    key: str
    title: str
    kind: str = "text"


@dataclass(frozen=True)
class Listing:
    """A list in one language.

    `name` is a word for file names; `version` marks a reprint (T64). `faint` are places (row, column) of values that do
    not count, such as dropped results. `notes` stand below.
    """

    name: str
    title: str
    columns: tuple[Column, ...]
    rows: tuple[tuple[Cell, ...], ...]
    kicker: str = ""
    version: str = ""
    notes: tuple[str, ...] = ()
    faint: frozenset[tuple[int, int]] = frozenset()

    def __post_init__(self) -> None:
        if any(len(row) != len(self.columns) for row in self.rows):
            raise ValueError(f"a row of {self.name!r} has not as many cells as columns")

    def column(self, key: str) -> tuple[Cell, ...]:
        """All cells of a column, from above."""
        place = [column.key for column in self.columns].index(key)
        return tuple(row[place] for row in self.rows)

    def shown(self, lang: str = "de") -> list[list[str]]:
        """All cells as people read them."""
        return [
            [shown(cell, column.kind, lang) for cell, column in zip(row, self.columns, strict=True)]
            for row in self.rows
        ]


def without_empty(
    columns: Sequence[Column], rows: Sequence[Sequence[Cell]], *keys: str
) -> tuple[tuple[Column, ...], tuple[tuple[Cell, ...], ...]]:
    """Columns and rows without those of `keys` that are empty in every row."""
    kept = [
        place
        for place, column in enumerate(columns)
        if column.key not in keys or any(row[place] not in ("", None) for row in rows)
    ]
    return tuple(columns[place] for place in kept), tuple(tuple(row[place] for place in kept) for row in rows)


def shown(cell: Cell, kind: str, lang: str = "de") -> str:
    """A cell as people read it: `+4`, `−8½`, `12,50 €`, `–`."""
    if cell is None:
        return "–"
    if isinstance(cell, str):
        return cell
    if kind == "cents":
        return money(int(cell), lang)
    return (signed if kind == "points" else number)(Fraction(cell))


def money(cents: int, lang: str = "de") -> str:
    """`12,50 €`, in English `12.50 €`."""
    whole, rest = divmod(abs(cents), 100)
    return f"{'−' if cents < 0 else ''}{whole}{'.' if lang == 'en' else ','}{rest:02} €"


def as_csv(listing: Listing, *, semicolon: bool = False) -> str:
    """The list as CSV: titles, then rows; money in euros. `semicolon`: for a German or Austrian Excel.

    With a byte order mark, lines ended by CR LF; a text that a spreadsheet could take for a formula gets an apostrophe.
    """
    head: list[Cell] = [column.title for column in listing.columns]
    body = [
        [plain(cell, column.kind) for cell, column in zip(row, listing.columns, strict=True)] for row in listing.rows
    ]
    return csv_text([[cell if cell is not None else "" for cell in row] for row in (head, *body)], semicolon=semicolon)


def plain(cell: Cell, kind: str) -> Cell:
    """A cell for programs: money in euros, everything else as it is."""
    return Fraction(cell, 100) if kind == "cents" and isinstance(cell, int) else cell
