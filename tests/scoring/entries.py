"""Score entries for tests: four players A, B, C, D, written as the scorer would, settled or refused in process."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from tarock.notation.entry import Entry, read_entry
from tarock.rules import Problem, Problems

PLAYERS = ["A", "B", "C", "D"]


def entry(rules: str, contract: str, **keys: Any) -> dict[str, Any]:
    """A raw entry; A declares unless `declarer` or `declarers` says otherwise."""
    raw = {"rules": rules, "players": PLAYERS, "contract": contract, **keys}
    return raw if "declarers" in raw else {"declarer": "A", **raw}


def bonus(name: str, by: str = "declarer", **keys: Any) -> dict[str, Any]:
    """One row of `bonus`."""
    return {"name": name, "by": by, **keys}


def announced(name: str, by: str = "declarer", **keys: Any) -> dict[str, Any]:
    """One announced row of `bonus`."""
    return bonus(name, by, announced=True, **keys)


def read(rules: str, contract: str, **keys: Any) -> Entry:
    return read_entry(entry(rules, contract, **keys))


def ledgers(raw: dict[str, Any]) -> tuple[list[Fraction], list[Fraction]]:
    """Points and cash by place."""
    found = read_entry(raw)
    settlement = found.settle()
    return found.table.by_place(settlement.points), found.table.by_place(settlement.cash)


def points(rules: str, contract: str, **keys: Any) -> list[Fraction]:
    return ledgers(entry(rules, contract, **keys))[0]


def cash(rules: str, contract: str, **keys: Any) -> list[Fraction]:
    return ledgers(entry(rules, contract, **keys))[1]


def items(rules: str, contract: str, **keys: Any) -> dict[str, list[Fraction]]:
    """Points of each item, by what it is for (items of the same kind added up)."""
    found = read_entry(entry(rules, contract, **keys))
    sums: dict[str, list[Fraction]] = {}
    for item in found.settle().items:
        before = sums.get(item.what, [Fraction(0)] * 4)
        sums[item.what] = [a + b for a, b in zip(before, item.points, strict=True)]
    return sums


def problems(raw: Any) -> list[Problem]:
    """Everything that is wrong with an entry that must be refused."""
    with pytest.raises(Problems) as found:
        read_entry(raw)
    return found.value.problems


def refused(rules: str, contract: str, **keys: Any) -> dict[str, str]:
    """Key to code of everything that is wrong."""
    return {problem.key: problem.reason.code for problem in problems(entry(rules, contract, **keys))}


def trischaken(thirds: list[int], tricks: list[int] | None = None, **keys: Any) -> dict[str, Any]:
    """The keys of a Trischaken: counts in thirds for A to D, with the tricks where they are told."""
    found: dict[str, Any] = {"count": {p: f"{t // 3}/{t % 3}" for p, t in zip(PLAYERS, thirds, strict=True)}, **keys}
    if tricks is not None:
        found["tricks"] = dict(zip(PLAYERS, tricks, strict=True))
    return found
