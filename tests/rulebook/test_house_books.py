"""Books and sheets of house rules: also a set without birds, without negative games, without premiums reads well."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tarock.rulebook import as_markdown, as_text, deviations, rulebook
from tarock.rules import RuleSet, builtin_ids, load, load_text

EXAMPLES = sorted((Path(__file__).parents[2] / "docs/examples/house-rules").glob("*.toml"))


def readable(rules: RuleSet) -> None:
    for lang in ("de", "en"):
        for document in (rulebook(rules, lang), deviations(load(rules.chain[1]), rules, lang)):
            text = as_text(document, 100)
            assert not re.search(r"[{}]|None|_|\(\)|\[\]| \.|\.\.|: \.", text)
            assert as_markdown(document)
            assert all(section.blocks or section.level == 2 for section in document.sections)


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_the_examples_of_house_rules(path: Path) -> None:
    readable(load_text(path.read_text("utf-8"), path.name))


def without(rules_id: str, *paths: str) -> RuleSet:
    dropped = ", ".join(f'"{path}"' for path in paths)
    return load_text(f'extends = "{rules_id}"\ndrop = [{dropped}]\n[set]\nid = "haus"\nname = "Haus"\n', "haus.toml")


@pytest.mark.parametrize("rules_id", builtin_ids())
@pytest.mark.parametrize("kind", ["positive", "suit", "negative", "trischaken", "called"])
def test_without_one_kind_of_game(rules_id: str, kind: str) -> None:
    contracts = load(rules_id).contracts.items()
    gone = [f"contracts.{i}" for i, c in contracts if kind in (c.kind, c.partner)]
    readable(without(rules_id, *gone))


@pytest.mark.parametrize("rules_id", ["steirisch", "mostviertel", "tirol"])
@pytest.mark.parametrize("test", ["bird", "ultimo", "cards", "count", "mondfang", "all-tricks"])
def test_without_one_kind_of_premium(rules_id: str, test: str) -> None:
    bonuses = load(rules_id).bonuses.items()
    implied = {b.implies for _, b in bonuses}
    gone = [f"bonuses.{i}" for i, b in bonuses if b.test == test or (b.implies and test == "count")]
    readable(without(rules_id, *gone))
    assert implied  # a premium that implies a dropped one goes along


def test_with_one_game_and_one_premium() -> None:
    base = load("steirisch")
    games = [f"contracts.{i}" for i in base.contracts if i != "dreier"]
    rest = [f"bonuses.{i}" for i in base.bonuses if i != "trull"]
    readable(without("steirisch", *games, *rest, *(f"conduct.{i}" for i in base.conduct)))
