"""The settlement of a finished deal for a page: line by line, with the clause and where the rulebook says so."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import Any

from tarock.cards import PACK_THIRDS, count_text
from tarock.notation.entry import Entry, EntryTable
from tarock.notation.record import Record
from tarock.scoring import signed
from tarock.web.sheets.shape import items_json


def result(record: Record, lang: str, rulebook: str) -> dict[str, Any] | None:
    """Counts, lines and sums by place; None where there is nothing to settle (unfinished, thrown in).

    `rulebook` is the address of the rule set's pages; each clause is linked to its place there.
    """
    game, settlement = record.game, record.settlement
    if game is None or settlement is None:
        return None
    head = record.head
    entry = Entry(head.rules, EntryTable(head.players, tuple(head.seating.seats)), game)
    table = entry.table
    lines = [
        {
            "title": line["title"],
            "why": line["why"],
            "points": _amounts(table.by_place(item.points)),
            "cash": _amounts(table.by_place(item.cash)),
            "clauses": [
                (clause, f"{rulebook}#{clause}")
                for clause in (part.strip() for part in item.clause.split(","))
                if clause
            ],
        }
        for line, item in zip(items_json(entry, settlement.items, lang), settlement.items, strict=True)
    ]
    points, cash = table.by_place(settlement.points), table.by_place(settlement.cash)
    counts: list[tuple[str, str]] = []
    if game.thirds is not None:
        ours, theirs = ("declarer", "opponents") if lang == "en" else ("Spieler", "Gegner")
        counts = [(ours, count_text(game.thirds)), (theirs, count_text(PACK_THIRDS - game.thirds))]
    elif game.counts is not None:
        counts = [(name, count_text(count)) for name, count in zip(head.names, game.counts, strict=True)]
    return {
        "players": head.players,
        "lines": lines,
        "counts": counts,
        "points": _amounts(points),
        "cash": _amounts(cash) if points != cash else None,
        "unit": head.rules.money.unit,
    }


def _amounts(amounts: Iterable[Fraction]) -> list[tuple[str, bool]]:
    """Each amount as it is shown, with its sign, and whether it is a loss."""
    return [(signed(amount), amount < 0) for amount in amounts]
