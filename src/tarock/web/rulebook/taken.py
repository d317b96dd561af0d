"""Games and premiums of other sets that come along, as tables for a set of one's own.

What is taken over says so: every value rests on the assumption that it holds as it does there.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from typing import Any, Final

from tarock.cards import card_text, count_text
from tarock.rules import Bonus, Contract, RuleSet, builtin_ids, load
from tarock.rules.schema import BONUS, CONTRACT, Key

_FIELDS: Final[dict[str, Mapping[str, Key]]] = {"contracts": CONTRACT, "bonuses": BONUS}


@cache
def on_offer(base_id: str) -> Mapping[str, str]:
    """What `base_id` does not have: path (`contracts.zwiccolo`) to the id of the first set that has it."""
    base = load(base_id)
    found: dict[str, str] = {}
    for other in builtin_ids():
        rules = load(other)
        for group, known in (("contracts", base.contracts), ("bonuses", base.bonuses)):
            for name in getattr(rules, group):
                if name not in known:
                    found.setdefault(f"{group}.{name}", other)
    return found


def part_of(rules: RuleSet, path: str) -> Contract | Bonus:
    """The game or premium at a path."""
    group, _, name = path.partition(".")
    part: Contract | Bonus = getattr(rules, group)[name]
    return part


def table_of(path: str, rules_id: str, bonuses: frozenset[str]) -> dict[str, Any]:
    """The table of a game or premium as a file has it; of its premiums only those in `bonuses`."""
    rules = load(rules_id)
    part, group = part_of(rules, path), path.partition(".")[0]
    table: dict[str, Any] = {}
    for name, key in _FIELDS[group].items():
        if (value := _value(part, name, key)) is not None:
            table[name] = value
    if "bonuses" in table:
        table["bonuses"] = [bonus for bonus in table["bonuses"] if bonus in bonuses]
    clause = rules.clause(path)
    table["source"] = {
        "assumption": f"Übernommen aus „{rules.name.de}“ ({clause}).",
        "en": f"Taken over from “{rules.name.en}” ({clause}).",
    }
    return table


def _value(part: Contract | Bonus, name: str, key: Key) -> Any:
    """A value as a file has it; None where the default says the same."""
    if name in ("gloss", "gloss_en"):
        return part.gloss.en if name == "gloss_en" else part.gloss.de
    value = getattr(part, name)
    usual = {"written_as": part.id, "lost": getattr(part, "value", None), "bid_value": getattr(part, "value", None)}
    if value == usual.get(name, key.default):
        return None
    if key.kind == "amount":
        return int(value) if Fraction(value).denominator == 1 else float(value)
    if key.kind == "count":
        return count_text(value)
    if key.kind == "card":
        return card_text(value)
    if key.kind == "cards":
        return [card_text(card) for card in value]
    return list(value) if isinstance(value, tuple) else value


def lists_with(base: RuleSet, takes: Mapping[str, str], drops: frozenset[str]) -> dict[str, list[str]]:
    """Path to the premiums of a game of the base that gets more: those taken over that it has in their own set."""
    found: dict[str, list[str]] = {}
    for contract in base.contracts.values():
        path = f"contracts.{contract.id}"
        more = [
            name
            for group, _, name in (taken.partition(".") for taken in takes)
            if group == "bonuses" and _has(takes[f"bonuses.{name}"], contract.id, name)
        ]
        if more and path not in drops:
            kept = [name for name in contract.bonuses if f"bonuses.{name}" not in drops]
            found[f"{path}.bonuses"] = [*kept, *more]
    return found


def _has(rules_id: str, contract: str, bonus: str) -> bool:
    known = load(rules_id).contracts.get(contract)
    return known is not None and bonus in known.bonuses
