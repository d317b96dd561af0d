"""Which contract an entry names: by its id, or by the name that several bird classes share in entries."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tarock.notation.entry.fields import Fields
from tarock.notation.entry.said import contract_hint
from tarock.rules import Contract, RuleSet, Text
from tarock.rules.values import shown
from tarock.scoring import DECLARER

_GAME = Text("das Spiel als Wort", "the game as a word")


def read_contract(fields: Fields, rules: RuleSet | None) -> Contract | None:
    """The contract, or None with the problem noted (or without rules to know it by)."""
    name = fields.text("contract", required=True, expected=_GAME)
    if name is None or rules is None:
        return None
    found = rules.written(name)
    if not found:
        written = dict.fromkeys(contract.written_as for contract in rules.contracts.values())
        params = {"value": shown(name), "rules": rules.name, "hint": contract_hint(name, rules)}
        fields.problem("contract", "entry-unknown-contract", rules.clause("set"), **params, allowed=", ".join(written))
        return None
    return _by_bird(fields, found)


def _by_bird(fields: Fields, found: tuple[Contract, ...]) -> Contract:
    """Of several classes that of the announced bird, the highest where several birds were; else the first."""
    raw = fields.raw.get("bonus")
    rows = [row for row in raw if isinstance(row, Mapping)] if isinstance(raw, list) else []
    for wanted in (_announced, _any):
        birds = [row.get("name") for row in rows if wanted(row)]
        fitting = [contract for contract in found if any(bird in contract.birds for bird in birds)]
        if fitting:
            return max(fitting, key=lambda contract: contract.rank)
    return found[0]


def _announced(row: Mapping[str, Any]) -> bool:
    return row.get("announced") is True and row.get("by") == DECLARER


def _any(row: Mapping[str, Any]) -> bool:
    return True
