"""Players branch on words and fields of the rules, never on the name of a contract, a bonus or a cup."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import tarock.bots
import tarock.cli.play
from tarock.rules import builtin_ids, load, words

FILES = [p for m in (tarock.bots, tarock.cli.play) for p in sorted(Path(m.__file__ or "").parent.rglob("*.py"))]


def names() -> set[str]:
    """All ids of the built-in sets, less those that are also words of the rules."""
    found = set(builtin_ids())
    for rules_id in builtin_ids():
        rules = load(rules_id)
        found |= set(rules.contracts) | set(rules.bonuses)
    mechanics = {w for value in vars(words).values() if isinstance(value, tuple) for w in value if isinstance(w, str)}
    return found - mechanics - {"steirisch"}  # the default of the command line


@pytest.mark.parametrize("path", FILES, ids=lambda p: p.stem)
def test_no_id_of_a_rule_set_stands_in_the_code(path: Path) -> None:
    texts = {n.value for n in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(n, ast.Constant)}
    assert not texts & names()
