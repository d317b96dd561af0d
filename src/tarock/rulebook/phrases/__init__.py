"""Phrases as data: one value of a rule set as a sentence with its source: `leaf(rules, "table.cut", "de")`."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from tarock.rulebook.model import Sentence
from tarock.rulebook.numbers import listed, number
from tarock.rulebook.phrases.bidding import BIDDING
from tarock.rulebook.phrases.bonuses import BONUSES
from tarock.rulebook.phrases.contracts import CONTRACTS
from tarock.rulebook.phrases.phrase import Phrase, Subject
from tarock.rulebook.phrases.play import PLAY
from tarock.rulebook.phrases.table import TABLE
from tarock.rulebook.phrases.trischaken import TRISCHAKEN
from tarock.rules import RuleSet, Source, Text

_SECTIONS: Final = {**TABLE, **BIDDING, **PLAY, **TRISCHAKEN}

GENERAL: Final = "ALLG"
"""The source of what holds in every Königrufen."""


def phrase_of(path: str) -> Phrase:
    """The phrase of a leaf: `table.cut`, `contracts.rufer.talon`, `bonuses.pagat.trick`."""
    group, _, rest = path.partition(".")
    if group == "contracts":
        return CONTRACTS[rest.rpartition(".")[2]]
    return BONUSES[rest.rpartition(".")[2]] if group == "bonuses" else _SECTIONS[path]


def value_of(rules: RuleSet, path: str) -> object:
    """The value of a leaf."""
    group, _, rest = path.partition(".")
    name = rest.rpartition(".")[2]
    return getattr(_subject(rules, path) or getattr(rules, group), name)


def matters(rules: RuleSet, path: str) -> bool:
    """Whether the value has any effect in this rule set."""
    needs = phrase_of(path).needs
    return needs is None or needs(rules)


def text_of(rules: RuleSet, path: str, lang: str) -> str:
    """The sentence alone; empty where there is nothing to say."""
    phrase = phrase_of(path)
    subject = _subject(rules, path)
    if phrase.build is not None:
        return phrase.build(rules, subject, lang)
    value = value_of(rules, path)
    if phrase.text is not None:
        return phrase.text.in_language(lang).format(value=_shown(value, lang))
    if isinstance(value, tuple):
        return _list(phrase, value, lang)
    return phrase.words[value].in_language(lang)


def leaf(rules: RuleSet, path: str, lang: str) -> Sentence:
    """The sentence with the source of the value."""
    return sourced(text_of(rules, path, lang), rules.source(path), lang)


def sourced(text: str, source: Source, lang: str) -> Sentence:
    """A text with a source as the model carries it."""
    refs = [ref for ref in source.ref.split(", ") if ref and ref not in (GENERAL, "Annahme")]
    reason = source.assumption.in_language(lang).rstrip(".") if source.assumption else ""
    return Sentence(text, ", ".join(refs), reason)


def _subject(rules: RuleSet, path: str) -> Subject:
    group, _, rest = path.partition(".")
    if group == "contracts":
        return rules.contracts[rest.rpartition(".")[0]]
    return rules.bonuses[rest.rpartition(".")[0]] if group == "bonuses" else None


def _list(phrase: Phrase, value: tuple[object, ...], lang: str) -> str:
    if not value and phrase.none is not None:
        return phrase.none.in_language(lang)
    parts = [phrase.parts[v].in_language(lang) for v in value]
    frame = phrase.one if len(parts) == 1 else phrase.many
    assert frame is not None
    return frame.in_language(lang).format(value=listed(parts, lang, phrase.last), first=parts[0])


def _shown(value: object, lang: str) -> str:
    if isinstance(value, Text):
        return value.in_language(lang)
    return number(value) if isinstance(value, Fraction) else str(value)


__all__ = ["GENERAL", "leaf", "matters", "phrase_of", "sourced", "text_of", "value_of"]
