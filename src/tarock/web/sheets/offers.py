"""What a rule set lets one enter, as JSON for the form: every game with what belongs to it.

The form shows what stands here and nothing else; amounts are for display only, the server settles.
"""

from __future__ import annotations

from typing import Any

from tarock.cards import count_text
from tarock.notation.entry.result import plain
from tarock.rules import Contract, RuleSet, Text

LEVEL_NAMES = {2: "Kontra", 4: "Re", 8: "Sub"}
_TALON = {"first-six": Text("erste sechs Stiche", "first six tricks"), "last": Text("letzter Stich", "last trick")}


def rules_json(rules: RuleSet, lang: str) -> dict[str, Any]:
    """The whole form of a rule set."""
    written = dict.fromkeys(contract.written_as for contract in rules.contracts.values())
    scale = rules.trischaken
    return {
        "id": rules.id,
        "name": rules.name.in_language(lang),
        "unit": rules.money.unit,
        "win_limit": count_text(rules.table.win_limit),
        "contracts": [_contract(rules, rules.written(name), lang) for name in written],
        "bonuses": _bonuses(rules, lang),
        "levels": [{"value": n, "name": LEVEL_NAMES.get(n, f"×{n}")} for n in rules.announcements.levels],
        "one_re": rules.announcements.re_answers_all,
        "queen": rules.calling.four_kings != "no-call",
        "no_bird_beside": rules.calling.no_bird_overbid,
        "bei_against_all": rules.auction.bei_settlement == "each-against-all",
        "trischaken": {
            "stichzwang": list(scale.stichzwang),
            "talon": [{"value": word, "name": _TALON[word].in_language(lang)} for word in scale.talon],
            "spritzer": scale.spritzer,
        },
        "conduct": [
            {
                "id": c.id,
                "reader": c.reader,
                "text": c.text.in_language(lang),
                "clause": rules.clause(f"conduct.{c.id}.de"),
            }
            for c in rules.conduct.values()
        ],
    }


def _contract(rules: RuleSet, written: tuple[Contract, ...], lang: str) -> dict[str, Any]:
    """One game as entries name it; bird classes with ranks of their own are one game here."""
    first = written[0]
    called = first.partner == "called"
    halves = [word for word in rules.calling.king_in_talon if word != "give-up"]
    return {
        "id": first.written_as,
        "name": first.name if len(written) == 1 else first.written_as.capitalize(),
        "gloss": first.gloss.in_language(lang) if len(written) == 1 else "",
        "kind": first.kind,
        "forehand": first.who == "forehand",
        # Where Vorhand may be handed on, the next seat can be Vorhand too, and the form asks.
        "forehand_only": first.who == "forehand" and rules.auction.hand_on == "never",
        "called": called,
        # How the declarer may stand alone although a card was called: it lay among six unseen cards, or in the talon.
        "alone": ("blind" if first.talon == "none" else "talon" if halves else "") if called else "",
        "give_up": called and first.talon == "half" and "give-up" in rules.calling.king_in_talon,
        "kontra": first.kontra,
        "tricks": first.tricks,
        "bei": first.bei,
        "no_bird_beside": rules.calling.no_bird_overbid and _may_overbid_a_bird(rules, first),
        "birds": [bird for contract in written for bird in contract.birds],
        "bonuses": list(dict.fromkeys(bonus for contract in written for bonus in contract.bonuses)),
        "value": plain(first.value),
        "lost": plain(first.lost),
    }


def _may_overbid_a_bird(rules: RuleSet, contract: Contract) -> bool:
    lowest = min((other.rank for other in rules.contracts.values() if other.birds), default=None)
    return contract.when != "after-pass" and lowest is not None and (contract.rank >= lowest or contract.bei > 1)


def _bonuses(rules: RuleSet, lang: str) -> list[dict[str, Any]]:
    return [
        {
            "id": bonus.id,
            "name": bonus.name,
            "gloss": bonus.gloss.in_language(lang),
            "silent": bool(bonus.silent),
            "announced": bool(bonus.announced) and bonus.announce != "never",
            "silent_lost": bonus.silent_may_be_lost,
            "sides": ["declarer"] if bonus.side == "declarer" else ["declarer", "opponents"],
            "credit": bonus.test != "all-tricks",
            "ultimo": bonus.test == "ultimo",
        }
        for bonus in rules.bonuses.values()
    ]
