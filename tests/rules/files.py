"""Rule-set files for the tests of this folder."""

from __future__ import annotations

from collections.abc import Callable
from importlib import resources

import pytest

from tarock.rules import Problem, Problems, load_text

SETS = resources.files("tarock.rules") / "sets"

HOUSE = """\
extends = "steirisch"
source = "HAUS"

[set]
id = "haus"
name = "Hausregeln"

[citations]
HAUS = "Hausregeln der Runde"
"""
"""The smallest house-rule file: nine lines, nothing else than steirisch."""


def builtin(rules_id: str) -> str:
    """The text of a set that comes with the program."""
    return (SETS / f"{rules_id}.toml").read_text(encoding="utf-8")


def problems_of(text: str, name: str = "haus.toml") -> list[Problem]:
    """All problems of a file that has some."""
    with pytest.raises(Problems) as found:
        load_text(text, name)
    return found.value.problems


def only_problem(text: str) -> Problem:
    """The problem of a file that has one."""
    (problem,) = problems_of(text)
    return problem


def changed(rules_id: str, change: Callable[[str], str]) -> str:
    """A set that comes with the program, changed and under another id."""
    return change(builtin(rules_id).replace(f'id = "{rules_id}"', 'id = "haus"', 1))
