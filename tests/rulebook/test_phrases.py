"""Every key of the schema and every word that it takes has a sentence in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from types import MappingProxyType
from typing import Any

import pytest

from tarock.rulebook.phrases import leaf, matters, text_of
from tarock.rules import RuleSet, builtin_ids, load
from tarock.rules.schema import BONUS, CONTRACT, SECTIONS, Key

BASE = load("mostviertel")  # has Bei, ouvert, birds, Valat: every key means something here


def with_leaf(rules: RuleSet, path: str, value: object) -> RuleSet:
    """The rule set with one value changed."""
    group, _, rest = path.partition(".")
    if group not in ("contracts", "bonuses"):
        section: Any = getattr(rules, group)
        return replace(rules, **{group: replace(section, **{rest: value})})
    name, _, key = rest.rpartition(".")
    table: dict[str, Any] = dict(getattr(rules, group))
    table[name] = replace(table[name], **{key: value})
    changed: Any = {group: MappingProxyType(table)}
    return replace(rules, **changed)


def values_of(key: Key) -> Iterator[object]:
    """Every word, both truths, some of what numbers can be."""
    if key.kind == "word":
        yield from key.words
    elif key.kind == "bool":
        yield from (True, False)
    elif key.kind == "words":
        yield from ((word,) for word in key.words)
        yield key.words
    elif key.kind == "bools":
        yield from ((True,), (False,), (True, False), (False, True))
    elif key.kind == "int":
        yield from {max(key.low, n) for n in (0, 1, 2, 3, min(key.high, 8))}
    elif key.kind == "amount":
        yield from (Fraction(1), Fraction(5, 2), Fraction(30))


SECTION_PATHS = {f"{section}.{name}": key for section, table in SECTIONS.items() for name, key in table.items()}


@pytest.mark.parametrize("path", SECTION_PATHS)
@pytest.mark.parametrize("lang", ["de", "en"])
def test_every_word_of_every_section_key_is_a_sentence_of_its_own(path: str, lang: str) -> None:
    texts = [text_of(with_leaf(BASE, path, value), path, lang) for value in values_of(SECTION_PATHS[path])]
    texts = texts or [text_of(BASE, path, lang)]
    assert all(text.endswith(".") and "{" not in text for text in texts), texts
    if SECTION_PATHS[path].kind in ("word", "bool") and path not in TELL_NOTHING:
        assert len(set(texts)) == len(texts)


TELL_NOTHING = {
    "trischaken.virgins",  # in the Mostviertel's classes a Jungfrau is one of four
    "trischaken.ties",
}
"""Keys whose sentence hangs on another value, so that in this rule set their words do not differ."""


@pytest.mark.parametrize("key", [key for key in CONTRACT if not key.endswith("_en")])
def test_every_key_and_word_of_a_contract(key: str) -> None:
    assert any(text_of(BASE, f"contracts.{contract}.{key}", "de") for contract in BASE.contracts)
    for contract in BASE.contracts:
        path = f"contracts.{contract}.{key}"
        for value in values_of(CONTRACT[key]):
            if key == "when" and BASE.contracts[contract].who == "all":
                continue
            rules = with_leaf(BASE, path, value)
            assert text_of(rules, path, "de").endswith("."), path
            assert text_of(rules, path, "en") != text_of(rules, path, "de"), path


@pytest.mark.parametrize("key", [key for key in BONUS if not key.endswith("_en")])
def test_every_key_and_word_of_a_bonus(key: str) -> None:
    assert any(text_of(BASE, f"bonuses.{bonus}.{key}", "de") for bonus in BASE.bonuses)
    for bonus in BASE.bonuses:
        path = f"bonuses.{bonus}.{key}"
        for value in values_of(BONUS[key]):
            rules = with_leaf(BASE, path, value)
            assert text_of(rules, path, "de").endswith("."), path
            assert text_of(rules, path, "en") != text_of(rules, path, "de"), path


def test_virgins_and_ties_differ_where_a_pot_is_paid() -> None:
    pot = load("steirisch")
    for path, words in (("trischaken.virgins", ("share", "each")), ("trischaken.ties", ("share", "fixed"))):
        assert len({text_of(with_leaf(pot, path, word), path, "de") for word in words}) == 2


@pytest.mark.parametrize("rules_id", builtin_ids())
def test_no_key_is_without_a_phrase_in_any_set(rules_id: str) -> None:
    rules = load(rules_id)
    for path in SECTION_PATHS:
        if matters(rules, path):
            assert leaf(rules, path, "de").text


def test_a_sentence_carries_clause_and_assumption() -> None:
    """MV-33: giving up a Besserrufer; the reading of the clause is an assumption, and says so."""
    sentence = leaf(BASE, "calling.give_up_pays", "de")
    assert sentence.clause == "MV-33"
    assert sentence.assumption.startswith("Zu zahlen sind das Spiel")
    assert leaf(BASE, "calling.give_up_pays", "en").assumption.startswith("The game is paid")


def test_general_rules_carry_no_clause() -> None:
    """The Märchenstich is MV-17; what is true of every Königrufen names no source."""
    assert leaf(BASE, "play.maerchenstich", "de").clause == "MV-17"
    assert leaf(load("steirisch"), "contracts.rufer.leader", "de").clause in ("", "WTC21")
