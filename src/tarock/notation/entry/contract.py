"""Which contract an entry names: by its id, or by the name that several bird classes share in entries."""

from __future__ import annotations

from tarock.notation.entry.fields import Fields
from tarock.rules import Contract, RuleSet
from tarock.rules.values import hint


def read_contract(fields: Fields, rules: RuleSet) -> Contract | None:
    """The contract, or None with the problem noted."""
    name = fields.text("contract", required=True)
    if name is None:
        return None
    found = rules.written(name)
    if not found:
        written = list(dict.fromkeys(contract.written_as for contract in rules.contracts.values()))
        params = {"value": name, "rules": rules.name, "hint": hint(name, written), "allowed": ", ".join(written)}
        fields.problem("contract", "entry-unknown-contract", rules.clause("set"), **params)
        return None
    return _by_bird(fields, found)


def _by_bird(fields: Fields, found: tuple[Contract, ...]) -> Contract:
    """Of several classes the one whose bird was announced, the highest class where several birds were."""
    raw = fields.raw.get("bonus")
    rows = raw if isinstance(raw, list) else []
    birds = {
        row.get("name")
        for row in rows
        if isinstance(row, dict) and row.get("announced") is True and row.get("by") == "declarer"
    }
    fitting = [contract for contract in found if birds.intersection(contract.birds)]
    return max(fitting or found[:1], key=lambda contract: contract.rank)
