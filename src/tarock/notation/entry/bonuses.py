"""The premiums of an entry, `[[bonus]]`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tarock.notation.entry.fields import TABLE, Fields, shown
from tarock.notation.entry.kontra import factor
from tarock.notation.entry.table import EntryTable
from tarock.rules import RuleSet, Text
from tarock.rules.values import hint
from tarock.scoring import DECLARER, OPPONENTS, BonusFact

KEYS = ("name", "by", "announced", "made", "kontra", "credited")
_LIST = Text("[[bonus]] mit name und by", "[[bonus]] with name and by")


def read_bonuses(fields: Fields, rules: RuleSet, table: EntryTable) -> tuple[BonusFact, ...]:
    """The facts that could be read; problems are noted under `bonus[1]` and so on."""
    raw = fields.raw.get("bonus", [])
    if not isinstance(raw, list):
        fields.problem("bonus", "entry-wrong-type", value=shown(raw), expected=_LIST)
        return ()
    facts = [_fact(fields, number, row, rules, table) for number, row in enumerate(raw, 1)]
    return tuple(fact for fact in facts if fact is not None)


def _fact(fields: Fields, number: int, raw: Any, rules: RuleSet, table: EntryTable) -> BonusFact | None:
    if not isinstance(raw, Mapping):
        fields.problem(f"bonus[{number}]", "entry-wrong-type", value=shown(raw), expected=TABLE)
        return None
    inner = Fields(raw, fields.problems, f"bonus[{number}]")
    inner.known(KEYS)
    name = inner.text("name", required=True)
    if name is not None and name not in rules.bonuses:
        known = list(rules.bonuses)
        params = {"value": name, "rules": rules.name, "hint": hint(name, known), "allowed": ", ".join(known)}
        inner.problem("name", "entry-unknown-bonus", rules.clause("set"), **params)
        name = None
    by = inner.word("by", (DECLARER, OPPONENTS), required=True)
    announced, made = inner.truth("announced"), inner.truth("made")
    kontra = factor(inner, "kontra", raw["kontra"]) if "kontra" in raw else 1
    credited = inner.name("credited", table.names)
    if name is None or by is None:
        return None
    seat = None if credited is None else table.seat(credited)
    return BonusFact(name, by, bool(announced), made is not False, kontra or 1, seat)
