"""The words of a rule set for the table's page: every game and premium by name, worth and duty, cards, kontra.

Everything comes from the `RuleSet` and the rulebook's own sentences. Each name carries where the rulebook page of this
set speaks of it, so that every "warum?" has an address.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from tarock.cards import card_name, card_text, count_text
from tarock.rulebook import rulebook
from tarock.rulebook.numbers import amount, unit_name
from tarock.rulebook.phrases import leaf, text_of
from tarock.rules import Bonus, Contract, RuleSet, Text
from tarock.rules.words import KONTRA_LEVELS
from tarock.scoring import number
from tarock.web.rulebook.html import Page, anchor, game_anchor

_DUTIES: Final = ("kind", "tricks", "talon", "partner", "leader", "birds", "bei", "discard_suits_left", "ouvert")
"""What a game obliges to, in the order in which it comes up."""
_CHAPTERS: Final = {"trischaken": Text("Trischaken", "Trischaken"), "premiums": Text("Prämien", "Premiums")}


@lru_cache(maxsize=64)
def rules_json(rules: RuleSet, lang: str) -> Mapping[str, Any]:
    """All words of a set in `"de"` or `"en"`; `anchor`s are fragments of its rulebook page, "" where there is none."""
    anchors = anchors_of(rules, lang)
    return {
        "id": rules.id,
        "name": rules.name.in_language(lang),
        "unit": rules.money.unit,
        "unit_name": unit_name(rules.money.unit, lang),
        "cents": rules.money.cents,
        "win_limit": count_text(rules.table.win_limit),
        "look": rules.table.look,
        "contracts": [_contract(rules, c, lang, anchors) for c in sorted(rules.contracts.values(), key=_rank)],
        "bonuses": {b.id: _bonus(rules, b, lang, anchors) for b in rules.bonuses.values()},
        "levels": {str(level): KONTRA_LEVELS.get(level, f"×{level}") for level in rules.announcements.levels},
        "cards": [card_name(card, lang) for card in range(54)],
        "short": [card_text(card) for card in range(54)],
        "anchors": sorted(anchors),
        "look_why": _said(rules, "table.look", lang),
    }


@lru_cache(maxsize=64)
def anchors_of(rules: RuleSet, lang: str) -> frozenset[str]:
    """The fragments that the set's rulebook page has."""
    page = Page(rulebook(rules, lang))
    page.body()
    return page.anchors


def _rank(contract: Contract) -> int:
    return contract.rank


def _contract(rules: RuleSet, contract: Contract, lang: str, anchors: frozenset[str]) -> dict[str, Any]:
    named = [_said(rules, f"contracts.{contract.id}.{key}", lang) for key in _due(contract)]
    return {
        "id": contract.id,
        "name": contract.name,
        "gloss": contract.gloss.in_language(lang),
        "worth": worth(rules, contract),
        "value": _paid(rules, contract, "value", lang),
        "lost": _paid(rules, contract, "lost", lang),
        "duties": [text for text in named if text],
        "kind": contract.kind,
        "partner": contract.partner,
        "talon": contract.talon,
        "ouvert": contract.ouvert,
        "kontra": contract.kontra,
        "tricks": contract.tricks,
        "bei": contract.bei,
        "birds": list(contract.birds),
        "shared": contract.shared,
        "who": contract.who,
        "when": contract.when,
        "bonuses": list(contract.bonuses),
        "clause": rules.clause(f"contracts.{contract.id}.value"),
        "anchor": _first(anchors, game_anchor(contract.name), *_chapter(contract, lang)),
    }


def _due(contract: Contract) -> list[str]:
    """The keys whose sentences say something about this very game, not what it lacks."""
    silent = {
        "tricks": contract.tricks is None,
        "birds": not contract.birds,
        "bei": contract.bei == 1,
        "discard_suits_left": not contract.discard_suits_left,
        "ouvert": contract.ouvert == "none",
        "partner": contract.kind == "trischaken",
        "leader": contract.kind == "trischaken",
        "kind": contract.tricks is not None,
    }
    return [key for key in _DUTIES if not silent.get(key)]


def _chapter(contract: Contract, lang: str) -> list[str]:
    title = _CHAPTERS.get(contract.kind)
    return [] if title is None else [anchor(title.in_language(lang))]


def _first(anchors: frozenset[str], *wanted: str) -> str:
    return next((name for name in wanted if name in anchors), "")


def _said(rules: RuleSet, path: str, lang: str) -> str:
    return text_of(rules, path, lang)


def worth(rules: RuleSet, contract: Contract) -> str:
    """What a game is worth as it fits on a button: `2`, `4 / −8`, with its birds `1 + 2…4`; cents carry their sign."""
    cent = "\u202fc" if rules.money.unit == "cents" else ""
    if contract.kind == "trischaken":
        return ""
    if contract.birds:
        birds = sorted({rules.bonuses[bird].announced for bird in contract.birds})
        more = number(birds[0]) if len(birds) == 1 else f"{number(birds[0])}…{number(birds[-1])}"
        return f"{number(contract.value)} + {more}{cent}"
    if contract.lost != contract.value:
        return f"{number(contract.value)} / −{number(contract.lost)}{cent}"
    return f"{number(contract.value)}{cent}"


def _paid(rules: RuleSet, contract: Contract, key: str, lang: str) -> str:
    """`5 Punkte`, what a head pays; nothing for a Trischaken, which has a scale of its own."""
    if contract.kind == "trischaken":
        return ""
    return amount(getattr(contract, key), rules.money.unit, lang)


def _bonus(rules: RuleSet, bonus: Bonus, lang: str, anchors: frozenset[str]) -> dict[str, Any]:
    sentence = leaf(rules, f"bonuses.{bonus.id}.announced", lang)
    return {
        "name": bonus.name,
        "gloss": bonus.gloss.in_language(lang),
        "announced": bonus_worth(rules, bonus),
        "solo": bonus_worth(rules, bonus, solo=True),
        "said": sentence.text,
        "kind": bonus.kind,
        "test": bonus.test,
        "card": bonus.card,
        "clause": rules.clause(f"bonuses.{bonus.id}.announced"),
        "anchor": _first(anchors, anchor(_CHAPTERS["premiums"].in_language(lang))),
    }


def bonus_worth(rules: RuleSet, bonus: Bonus, *, solo: bool = False) -> str:
    """The announced value on a button: `2`, `20 c`, or `×8` where it multiplies the game."""
    if bonus.kind == "valat" and rules.valat.mode == "factor":
        return f"×{number(bonus.announced)}"
    factor = rules.announcements.solo_factor if solo and bonus.solo_doubles else 1
    return f"{number(bonus.announced * factor)}{chr(0x202F) + 'c' if rules.money.unit == 'cents' else ''}"


def fragment(anchors: frozenset[str], clause: str) -> str:
    """Where the rulebook page speaks of a clause: of the first of its parts that it names."""
    return _first(anchors, *re.split(r",\s*", clause))
