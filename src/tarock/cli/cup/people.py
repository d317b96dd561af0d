"""Lists of players as CSV: name, number, club, couple, fixed table; with or without a head."""

from __future__ import annotations

import csv
from dataclasses import dataclass
from typing import Final

from tarock.cli.files import Unusable, read_text
from tarock.cli.terminal import say

_COLUMNS: Final = {
    "number": ("nr", "nr.", "nummer", "number", "no", "no."),
    "name": ("name", "spieler", "player"),
    "club": ("club", "verein"),
    "couple": ("paar", "couple"),
    "fixed_table": ("tisch", "fixtisch", "table"),
}


@dataclass(frozen=True)
class Person:
    """One row; `number` 0: none given, `fixed_table` 0: nobody's."""

    name: str
    number: int = 0
    club: str = ""
    couple: str = ""
    fixed_table: int = 0


def read_people(path: str, lang: str) -> list[Person]:
    """The players of a list; a file of names alone will do. Raises `Unusable` with every line that cannot be read."""
    lines = [line for line in read_text(path, lang).splitlines() if line.strip()]
    delimiter = ";" if any(";" in line for line in lines) else "," if any("," in line for line in lines) else "\t"
    rows = list(csv.reader(lines, delimiter=delimiter))
    head = _head(rows[0])
    if head:
        del rows[0]
    order = head or (["name"] if max(map(len, rows)) == 1 else ["number", "name", "club", "couple", "fixed_table"])
    people: list[Person] = []
    wrong: list[str] = []
    for number, row in enumerate(rows, 2 if head else 1):
        person = _person(dict(zip(order, (cell.strip() for cell in row), strict=False)))
        if person is None:
            wrong.append(say(f"{path}: Zeile {number} hat keinen Namen oder eine Nummer, die keine ist.",
                             f"{path}: Line {number} has no name, or a number that is none.", lang))  # fmt: skip
        else:
            people.append(person)
    if wrong:
        raise Unusable("\n".join(wrong))
    return people


def _head(row: list[str]) -> list[str]:
    """The keys of the columns, empty where the first row is a player already."""
    found = [next((k for k, words in _COLUMNS.items() if cell.strip().lower() in words), "") for cell in row]
    return found if "name" in found else []


def _person(cells: dict[str, str]) -> Person | None:
    number, table = cells.get("number", "") or "0", cells.get("fixed_table", "") or "0"
    if not (number.isdecimal() and table.isdecimal() and cells.get("name")):
        return None
    return Person(cells["name"], int(number), cells.get("club", ""), cells.get("couple", ""), int(table))
