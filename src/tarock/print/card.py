"""The tariff card: everything a table looks up while writing, on one page of A5."""

from __future__ import annotations

from tarock.print.tariff import tariff
from tarock.print.typeset import typeset
from tarock.rules import RuleSet


def tariff_card(rules: RuleSet, lang: str = "de") -> bytes:
    """The card of a rule set as PDF."""
    words = {
        "kicker": ("Tarif", "Tariff"),
        "game": ("Spiel", "Game"),
        "value": ("Wert", "Value"),
        "lost": ("verloren", "lost"),
        "bonus": ("Prämie", "Premium"),
        "silent": ("still", "silent"),
        "announced": ("angesagt", "announced"),
        "table": ("Am Tisch", "At the table"),
    }
    return typeset(
        "card",
        {
            "lang": lang,
            "title": rules.name.in_language(lang),
            "tariff": tariff(rules, lang),
            "words": {key: pair[lang == "en"] for key, pair in words.items()},
        },
    )
