"""The premiums of an entry, `[[bonus]]`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tarock.notation.entry.fields import TABLE, Fields
from tarock.notation.entry.kontra import factor
from tarock.notation.entry.said import named_hint
from tarock.notation.entry.table import EntryTable
from tarock.rules import RuleSet, Text
from tarock.rules.values import shown
from tarock.scoring import DECLARER, OPPONENTS, BonusFact

KEYS = ("name", "by", "announced", "made", "kontra", "credited")
_LIST = Text("Abschnitte [[bonus]] mit name und by", "tables [[bonus]] with name and by")


def read_bonuses(fields: Fields, rules: RuleSet | None, table: EntryTable) -> tuple[BonusFact | None, ...]:
    """One fact per premium, None where it could not be read; problems are noted under `bonus[1]` and so on."""
    raw = fields.raw.get("bonus", [])
    if not isinstance(raw, list):
        fields.wrong("bonus", raw, _LIST)
        return ()
    return tuple(_fact(fields, number, row, rules, table) for number, row in enumerate(raw, 1))


def _fact(fields: Fields, number: int, raw: Any, rules: RuleSet | None, table: EntryTable) -> BonusFact | None:
    if not isinstance(raw, Mapping):
        fields.wrong(f"bonus[{number}]", raw, TABLE)
        return None
    inner = Fields(raw, fields.problems, f"bonus[{number}]")
    inner.known(KEYS)
    name = _name(inner, rules)
    by = inner.word("by", (DECLARER, OPPONENTS), required=True)
    announced, made = inner.truth("announced"), inner.truth("made")
    kontra = factor(inner, "kontra", raw["kontra"]) if "kontra" in raw else 1
    credited = inner.name("credited", table.known)
    seat = None if credited is None else table.seat(credited)
    if credited is not None and seat is None:
        inner.problem("credited", "entry-pauses", value=shown(credited))
    if name is None or by is None:
        return None
    return BonusFact(name, by, bool(announced), made is not False, kontra or 1, seat)


def _name(inner: Fields, rules: RuleSet | None) -> str | None:
    name = inner.text("name", required=True)
    if name is None or rules is None or name in rules.bonuses:
        return name
    names = {bonus.id: bonus.name for bonus in rules.bonuses.values()}
    params = {"value": shown(name), "rules": rules.name, "hint": named_hint(name, names)}
    inner.problem("name", "entry-unknown-bonus", rules.clause("set"), **params, allowed=", ".join(names))
    return None
