"""The rooms branch on words and fields of rules and cups, never on the name of a contract, a bonus, a set or a cup."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

import tarock
from tarock.rules import DEFAULT_RULES, builtin_ids, load, words
from tarock.tournament.cups import builtin_cups, load_cup
from tarock.tournament.points.system import MECHANICS

ROOT = Path(tarock.__file__ or "").parent
ROOMS = ("bots", "deal", "scoring", "sheet", "table", "tournament", "print", "web", "cli/play")
CONTENT = ("web/lessons/course",)
"""The lessons are a course by one rule set, with deals of it."""
COLUMNS = {"web/deals/figures.py": {"trull"}, "web/deals/holding.py": {"trull"}}
"""Columns of the statistics that count cards dealt: there the Trull is three cards, not the bonus."""


def _files() -> list[Path]:
    found = (path.relative_to(ROOT) for room in ROOMS for path in sorted((ROOT / room).rglob("*.py")))
    return [path for path in found if "migrations" not in path.parts and not path.as_posix().startswith(CONTENT)]


@cache
def names() -> frozenset[str]:
    """All ids of the built-in sets and cups, less those that are also words of the rules."""
    found = {*builtin_ids(), *builtin_cups()}
    for rules_id in builtin_ids():
        rules = load(rules_id)
        found |= set(rules.contracts) | set(rules.bonuses)
    for cup in builtin_cups():
        found |= set(load_cup(cup).points)
    mechanics = {w for value in vars(words).values() if isinstance(value, tuple) for w in value if isinstance(w, str)}
    return frozenset(found - mechanics - set(MECHANICS) - {DEFAULT_RULES})


@pytest.mark.parametrize("path", _files(), ids=Path.as_posix)
def test_no_id_of_a_rule_set_or_cup_stands_in_the_code(path: Path) -> None:
    tree = ast.parse((ROOT / path).read_text("utf-8"))
    texts = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    assert not texts & names() - COLUMNS.get(path.as_posix(), set())


def test_the_names_that_are_looked_for_are_there() -> None:
    assert {"rufer", "pagat", "fixpunkte", "punktespiegel", "tirol"} <= names()
    assert {room for room in ROOMS if any(path.as_posix().startswith(f"{room}/") for path in _files())} == set(ROOMS)
