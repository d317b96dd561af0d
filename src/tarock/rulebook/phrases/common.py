"""What the tables of phrases share: which mechanics a rule set has, and lists of names."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from tarock.rulebook.numbers import listed
from tarock.rules import Bonus, Contract, RuleSet


def say(lang: str, de: str, en: str) -> str:
    """The text in `"de"` or `"en"`."""
    return en if lang == "en" else de


def some(rules: RuleSet, **wanted: object) -> bool:
    """Whether a contract has all these values."""
    return any(all(getattr(c, key) == value for key, value in wanted.items()) for c in rules.contracts.values())


def has_birds(rules: RuleSet) -> bool:
    """Whether bird games are played."""
    return any(c.birds for c in rules.contracts.values())


def has_bei(rules: RuleSet) -> bool:
    """Whether negative games may be joined."""
    return any(c.bei > 1 for c in rules.contracts.values())


def has_ouvert(rules: RuleSet) -> bool:
    """Whether a game is played with open cards."""
    return any(c.ouvert != "none" for c in rules.contracts.values())


def has_valat(rules: RuleSet) -> bool:
    """Whether a Valat counts."""
    return any(b.kind == "valat" for b in rules.bonuses.values())


def has_calls(rules: RuleSet) -> bool:
    """Whether kings are called."""
    return some(rules, partner="called")


def names(things: Iterable[Contract | Bonus], lang: str, last: str = "and") -> str:
    """The names as they are spoken."""
    return listed([t.name for t in things], lang, last)


def of_kind(rules: RuleSet, kind: str, lang: str) -> str:
    """The names of all bonuses of a kind."""
    return ", ".join(b.name for b in rules.bonuses.values() if b.kind == kind)


def has_premiums_beside_valat(kind: str) -> Callable[[RuleSet], bool]:
    """Whether there is a Valat and a premium of this kind that could count beside it."""
    return lambda rules: has_valat(rules) and any(b.kind == kind for b in rules.bonuses.values())
