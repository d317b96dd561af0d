"""Registrations that come in as a table: all problems, each with its row."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tarock.rules import Problems
from tarock.tournament.event.facts import Registered
from tarock.tournament.lists import incoming
from tarock.tournament.lists.messages import MESSAGES


def test_columns_in_any_order_in_german_or_english() -> None:
    rows = [
        ["Verein", "NAME", "fixed table", "Stand"],
        ["Graz", "Anna  Müller", "3", ""],
        [],
        ["", "Bert", "", "anwesend"],
    ]
    found = incoming(rows)
    assert [one.row for one in found] == [2, 4]
    assert [one.fact for one in found] == [
        Registered("Anna Müller", club="Graz", fixed_table=3),
        Registered("Bert"),
    ]


def test_who_has_unregistered_is_left_out() -> None:
    found = incoming([["Name", "Stand"], ["Anna", "abgemeldet"], ["Bert", "angemeldet"]])
    assert [one.fact.name for one in found] == ["Bert"]


CASES: dict[str, Sequence[Sequence[str]]] = {
    "in-empty": [["Name"], ["", " "]],
    "in-no-name": [["Nr."], ["3"]],
    "in-column-twice": [["Name", "name"], ["Anna", "Anna"]],
    "in-column-unknown": [["Name", "Schuhgröße"], ["Anna", "38"]],
    "in-name-missing": [["Name", "Nr."], ["", "3"]],
    "in-name-unreadable": [["Name"], ["An\u200bna"]],
    "in-number": [["Name", "Nr."], ["Anna", "drei"]],
    "in-number-twice": [["Name", "Nr."], ["Anna", "3"], ["Bert", "3.0"]],
    "in-name-twice": [["Name"], ["Anna Müller"], ["ANNA MULLER"]],
}


def test_all_are_listed() -> None:
    assert CASES.keys() == MESSAGES.keys()


@pytest.mark.parametrize("code", MESSAGES)
def test_refused_with_the_row(code: str) -> None:
    with pytest.raises(Problems) as found:
        incoming(CASES[code])
    (problem,) = [problem for problem in found.value.problems if problem.reason.code == code]
    assert "{" not in problem.reason.sentence("de") + problem.reason.sentence("en")
    assert (problem.line is None) == (code == "in-empty")


def test_all_problems_at_once_in_the_order_of_the_rows() -> None:
    rows = [["Nr.", "Name", "fester Tisch"], ["1", "Anna", "x"], ["1", "", ""], ["-2", "Anna", "0"]]
    with pytest.raises(Problems) as found:
        incoming(rows)
    assert [(problem.line, problem.reason.code) for problem in found.value.problems] == [
        (2, "in-number"),
        (3, "in-name-missing"),
        (3, "in-number-twice"),
        (4, "in-number"),
        (4, "in-number"),
        (4, "in-name-twice"),
    ]


def test_two_of_one_name_with_numbers_are_two() -> None:
    assert len(incoming([["Nr.", "Name"], ["1", "Franz Huber"], ["2", "Franz Huber"]])) == 2
