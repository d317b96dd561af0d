"""Registrations from a table that somebody else made: every row a wish, or everything that is wrong with it.

The first row names the columns, in German or English, in any order: those of the list of registrations
(`day.registrations`). "Stand" and "bezahlt" are read over; rows of who has unregistered are left out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from tarock.rules import Problem, Problems, Reason, refuse
from tarock.tournament.cup.names import folded
from tarock.tournament.event.facts import Registered
from tarock.tournament.lists.messages import MESSAGES as _MESSAGES  # noqa: F401 - registers the sentences
from tarock.tournament.lists.words import STATUS, column

COLUMNS: Final = ("number", "name", "club", "couple", "team", "fixed_table", "status", "paid")
LONGEST: Final = 120
"""Characters of a name, club and so on."""


@dataclass(frozen=True)
class Incoming:
    """One row (counted from 1, with the row of titles) and the wish that it is."""

    row: int
    fact: Registered


def incoming(rows: Sequence[Sequence[str]]) -> list[Incoming]:
    """The registrations of a table of texts. Raises `Problems` with all of them; `line` is the row."""
    problems: list[Problem] = []
    filled = [(number, row) for number, row in enumerate(rows, 1) if any(cell.strip() for cell in row)]
    if len(filled) < 2:
        raise refuse("", "in-empty")
    places = _columns(filled[0], problems)
    found = []
    if "name" in places:
        for number, row in filled[1:]:
            cells = {key: row[place].strip() if place < len(row) else "" for key, place in places.items()}
            if folded(cells.get("status", "")) not in _GONE:
                found.append(_read(number, cells, problems))
        _twice(found, problems)
    if problems:
        raise Problems(sorted(problems, key=lambda problem: problem.line or 0))
    return found


def _columns(head: tuple[int, Sequence[str]], problems: list[Problem]) -> dict[str, int]:
    """Which column is where."""
    known = ", ".join(column(key, "de").title for key in COLUMNS)
    row, titles = head
    places: dict[str, int] = {}
    for place, said in enumerate(titles):
        if not said.strip():
            continue
        key = _TITLES.get(folded(said))
        if key is None:
            _say(problems, row, said, "in-column-unknown", column=said, known=known)
        elif key in places:
            _say(problems, row, key, "in-column-twice", column=said)
        else:
            places[key] = place
    if "name" not in places:
        _say(problems, row, "name", "in-no-name", known=known)
    return places


def _read(row: int, cells: Mapping[str, str], problems: list[Problem]) -> Incoming:
    """The wish of a row; what is wrong with it is noted."""
    if not cells["name"]:
        _say(problems, row, "name", "in-name-missing")
    for key in ("name", "club", "couple", "team"):
        if len(cells.get(key, "")) > LONGEST or not cells.get(key, "").isprintable():
            _say(problems, row, key, "in-name-unreadable", column=column(key, "de").title)
    number, table = (_whole(row, key, cells.get(key, ""), problems) for key in ("number", "fixed_table"))
    name, club, couple, team = (" ".join(cells.get(key, "").split()) for key in ("name", "club", "couple", "team"))
    return Incoming(row, Registered(name, number, club, couple, team, table))


def _whole(row: int, key: str, text: str, problems: list[Problem]) -> int:
    """A whole number from 1; 0 for none. Spreadsheets write 7 as 7.0 now and then."""
    digits = text.removesuffix(".0").removesuffix(",0")
    if not digits:
        return 0
    if digits.isascii() and digits.isdecimal() and 1 <= int(digits) < 10**6:
        return int(digits)
    _say(problems, row, key, "in-number", value=text, column=column(key, "de").title)
    return 0


def _twice(found: Sequence[Incoming], problems: list[Problem]) -> None:
    """The same number, or the same name of the same club without numbers to tell them apart."""
    numbers: dict[int, int] = {}
    names: dict[tuple[str, str], Incoming] = {}
    for one in found:
        fact = one.fact
        first = numbers.setdefault(fact.number, one.row) if fact.number else one.row
        if first != one.row:
            _say(problems, one.row, "number", "in-number-twice", number=fact.number, first=first)
        if not fact.name:
            continue
        other = names.setdefault((folded(fact.name), folded(fact.club)), one)
        if other.row != one.row and not (fact.number and other.fact.number):
            _say(problems, one.row, "name", "in-name-twice", name=fact.name, first=other.row)


def _say(problems: list[Problem], row: int, key: str, code: str, **params: object) -> None:
    problems.append(Problem(key, Reason(code, {"row": row, **params}, "ALLG"), row))


_TITLES: Final = {folded(column(key, lang).title): key for key in COLUMNS for lang in ("de", "en")} | {
    folded(key): key for key in COLUMNS
}
_GONE: Final = frozenset(folded(STATUS["unregistered"].in_language(lang)) for lang in ("de", "en"))
