"""The tariff of a rule set in a few lines: for the card and for the margin of the sheet."""

from __future__ import annotations

from typing import Any

from tarock.cards import count_text
from tarock.rulebook.chapters.bidding import value_cell
from tarock.rulebook.chapters.playing import bonus_value
from tarock.rulebook.numbers import unit_name
from tarock.rulebook.phrases import matters, text_of
from tarock.rulebook.writer import Writer
from tarock.rules import Bonus, Contract, RuleSet, Text
from tarock.rules.schema import SECTIONS
from tarock.scoring import number

_ELSEWHERE = ("renonce_forehand",)  # its amount stands in the sentence of `renonce`
_WHEN = {
    "first-word": Text("V sofort", "V first"),
    "after-pass": Text("V zuletzt", "V last"),
    "auction": Text("V", "V"),
}


def tariff(rules: RuleSet, lang: str) -> dict[str, Any]:
    """Games in the order of the auction, premiums, Trischaken and what else a table looks up."""
    return {
        "unit": unit_name(rules.money.unit, lang),
        "worth": _worth(rules, lang),
        "games": [_game(Writer(rules, lang), c) for c in rules.contracts.values() if c.kind != "trischaken"],
        "bonuses": [_bonus(Writer(rules, lang), bonus) for bonus in rules.bonuses.values()],
        "facts": _facts(rules, lang),
        "trischaken": _trischaken(rules, lang),
        "trischaken_name": next((c.name for c in rules.contracts.values() if c.kind == "trischaken"), ""),
    }


def _worth(rules: RuleSet, lang: str) -> str:
    if rules.money.unit == "cents":
        return "Beträge in Cent" if lang == "de" else "Amounts in cents"
    cents = rules.money.cents
    return f"1 Punkt = {cents} Cent" if lang == "de" else f"1 point = {cents} cents"


def _game(w: Writer, contract: Contract) -> dict[str, str]:
    return {
        "name": contract.name,
        "value": value_cell(w, contract),
        "lost": number(contract.lost) if contract.lost != contract.value else "",
        "who": _WHEN[contract.when].in_language(w.lang) if contract.who == "forehand" else "",
    }


def _bonus(w: Writer, bonus: Bonus) -> dict[str, str]:
    return {
        "name": bonus.name,
        "silent": bonus_value(w, bonus, "silent"),
        "announced": bonus_value(w, bonus, "announced"),
    }


def _facts(rules: RuleSet, lang: str) -> list[str]:
    limit = count_text(rules.table.win_limit)
    facts = [
        f"Won from {limit}." if lang == "en" else f"Gewonnen ab {limit}.",
        text_of(rules, "announcements.levels", lang),
        text_of(rules, "renonce.pays", lang),
    ]
    solo = any(c.solo for c in rules.contracts.values()) and any(b.solo_doubles for b in rules.bonuses.values())
    if solo and matters(rules, "announcements.solo_factor"):
        facts.insert(2, text_of(rules, "announcements.solo_factor", lang))
    return [fact for fact in facts if fact]


def _trischaken(rules: RuleSet, lang: str) -> list[str]:
    paths = [f"trischaken.{key}" for key in SECTIONS["trischaken"] if key not in _ELSEWHERE]
    return [text for path in paths if matters(rules, path) and (text := text_of(rules, path, lang))]
