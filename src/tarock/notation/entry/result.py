"""The result of an entry as JSON (formats.md, “Result”)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from tarock.notation.entry.read import Entry


def plain(amount: Fraction) -> int | float:
    """A whole number as int, a half as float (exact)."""
    return int(amount) if amount.denominator == 1 else float(amount)


def result_json(entry: Entry, lang: str = "de") -> dict[str, Any]:
    """Rules, players, both ledgers and the items, in the order of the players."""
    settlement, table = entry.settle(), entry.table
    return {
        "rules": entry.rules.id,
        "players": list(table.players),
        "points": [plain(a) for a in table.by_place(settlement.points)],
        "cash": [plain(a) for a in table.by_place(settlement.cash)],
        "items": [
            {
                "what": item.what,
                "points": [plain(a) for a in table.by_place(item.points)],
                "cash": [plain(a) for a in table.by_place(item.cash)],
                "clause": item.clause,
                "why": item.why(lang, table.names),
            }
            for item in settlement.items
        ],
    }
