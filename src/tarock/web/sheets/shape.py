"""The list as it stands, as JSON for the page: rows with all their versions, both ledgers, who pays whom, figures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from decimal import Decimal
from fractions import Fraction
from typing import Any

from tarock.cards import seating
from tarock.notation.entry import Entry
from tarock.notation.entry.result import plain
from tarock.rules import Problem, Problems, RuleSet, Text
from tarock.scoring import Item
from tarock.sheet import Payment, Row, Sheet, fewest_payments, figures, version_entry
from tarock.sheet.box import paid
from tarock.sheet.events import Ruled
from tarock.sheet.list import Version
from tarock.sheet.stats import Tally

_TITLES = {
    "spritzer": Text("Spritzer", "Spritzer"),
    "no-bird": Text("Ohne Vogel", "No bird"),
    "rounding": Text("Rundung", "Rounding"),
}


def sheet_json(sheet: Sheet, lang: str) -> dict[str, Any]:
    """The whole list."""
    table, names = sheet.rules.table, sheet.players
    return {
        "version": sheet.version,
        "last": sheet.last,
        "rules": {"id": sheet.rules.id, "name": sheet.rules.name.in_language(lang), "unit": sheet.rules.money.unit},
        "players": list(names),
        "seatings": [[names[i] for i in seating(len(names), dealer).seats] for dealer in range(len(names))],
        "cents": sheet.opened.cents,
        "games": sheet.opened.games,
        "at": sheet.opened.at,
        "next": {
            "order": sheet.order,
            "number": 1 + sum(row.status != "cancelled" for row in sheet.rows),
            "dealer": sheet.players[sheet.next_dealer],
            "seats": list(sheet.next_seats),
            "radl": sheet.next_radl,
            "doubles": bool(table.double_radl_after or table.double_game_after),
        },
        "rows": [_row(sheet, row, lang) for row in sheet.rows],
        "points": _plain(sheet.points),
        "cash": _plain(sheet.cash),
        "balance": money(sheet),
        "box": None if not sheet.rules.money.kontra_donation else {"paid": plain(sheet.box), "due": settled(sheet)[-1]},
        "payments": [p._asdict() for p in payments(sheet)],
        "confirmed_by": sheet.confirmed_by,
        "rulings": [_ruling(ruling) for ruling in sheet.rulings],
    }


def _plain(amounts: Sequence[Fraction]) -> list[int | float]:
    return [plain(amount) for amount in amounts]


def settled(sheet: Sheet) -> list[int]:
    """What each place gets in cents at the end, and last the donation box: together zero.

    Kontra money that was paid at once is out of it. Halves of a cent, which only a shared pot at an odd tariff can
    make, go to the first places in turn so that the sum stays zero.
    """
    worth = Fraction(Decimal(sheet.opened.cents))
    due = [*sheet.cash, sheet.box]
    for row in sheet.rows:
        if row.kontra_paid and row.status == "counted":
            at_once = [*(c - p for c, p in zip(row.cash, row.points, strict=True)), row.box]
            due = [d - p for d, p in zip(due, at_once, strict=True)]
    exact = [amount * worth for amount in due]
    whole = [int(amount // 1) for amount in exact]
    missing = -sum(whole)
    for place in sorted(range(len(exact)), key=lambda p: (-(exact[p] % 1), p))[:missing]:
        whole[place] += 1
    return whole


def money(sheet: Sheet) -> list[int]:
    """What each place gets in cents at the end; with a donation box they sum to minus what is in it."""
    return settled(sheet)[:-1]


def payments(sheet: Sheet) -> list[Payment]:
    """Who pays whom, as few payments as possible; the donation box is the place after the last player's."""
    return fewest_payments(settled(sheet))


def _row(sheet: Sheet, row: Row, lang: str) -> dict[str, Any]:
    names = sheet.players
    return {
        "id": row.id,
        "changed": row.changed,
        "number": row.number,
        "status": row.status,
        "forehand": row.forehand,
        "dealer": names[(names.index(row.forehand) - 1) % len(names)],
        "seats": [name for name in _from(names, row.forehand) if name not in row.pausing],
        "pausing": list(row.pausing),
        "radl": row.radl,
        "entry": row.current.entry,
        **_who(row.entry),
        "points": _plain(row.points),
        "cash": _plain(row.cash),
        "points_sum": _plain(row.points_sum),
        "cash_sum": _plain(row.cash_sum),
        "box": plain(row.box),
        "kontra_paid": row.kontra_paid,
        "items": [] if row.entry is None else items_json(row.entry, row.items, lang),
        "problems": problems_json(row.problems, lang),
        "versions": [_version(sheet, row, version) for version in row.versions],
        "rulings": [_ruling(ruling) for ruling in row.rulings],
    }


def _from(names: tuple[str, ...], first: str) -> tuple[str, ...]:
    start = names.index(first)
    return names[start:] + names[:start]


def _who(entry: Entry | None) -> dict[str, Any]:
    """Whose game it was, and the highest kontra in it."""
    if entry is None:
        return {"declarers": [], "partner": None, "kontra": 1}
    game, names = entry.game, entry.table.names
    bonuses = [fact.kontra for fact in game.bonuses]
    everyone = entry.rules.contracts[game.contract].kind == "trischaken"
    return {
        "declarers": [] if everyone else [names[seat] for seat in game.declarers],
        "partner": None if game.partner is None else names[game.partner],
        "kontra": max([1, game.game_kontra, *game.kontra.values(), *bonuses]),
    }


def _version(sheet: Sheet, row: Row, version: Version) -> dict[str, Any]:
    """A version; one that counts no more with what it would bring, where it still can be."""
    points: list[int | float] | None = None
    if version is not row.current:
        try:
            entry = version_entry(sheet, row, version)
            points = _plain(entry.table.by_place(entry.settle().points))
        except Problems:
            points = None
    said = {"kind": version.kind, "by": version.by, "at": version.at, "reason": version.reason}
    return {**said, "entry": version.entry, "points": points}


def _ruling(ruling: Ruled) -> dict[str, str]:
    return {"by": ruling.by, "at": ruling.at, "matter": ruling.matter, "decision": ruling.decision}


def items_json(entry: Entry, items: Sequence[Item], lang: str) -> list[dict[str, Any]]:
    """Settlement lines by place."""
    table = entry.table
    return [
        {
            "what": item.what,
            "title": _title(entry.rules, entry, item.what, lang),
            "points": _plain(table.by_place(item.points)),
            "cash": _plain(table.by_place(item.cash)),
            "clause": item.clause,
            "why": item.why(lang, table.names),
        }
        for item in items
    ]


def _title(rules: RuleSet, entry: Entry, what: str, lang: str) -> str:
    if what in rules.bonuses:
        return rules.bonuses[what].name
    return _TITLES[what].in_language(lang) if what in _TITLES else rules.contracts[entry.game.contract].name


def preview_json(entry: Entry, lang: str) -> dict[str, Any]:
    """What an entry pays."""
    settlement, table = entry.settle(), entry.table
    return {
        "points": _plain(table.by_place(settlement.points)),
        "cash": _plain(table.by_place(settlement.cash)),
        "box": plain(paid(entry.rules, settlement)[1]),
        "items": items_json(entry, settlement.items, lang),
    }


def problems_json(problems: Sequence[Problem], lang: str) -> list[dict[str, Any]]:
    """Problems as in formats.md."""
    return [problem.json(lang) for problem in problems]


def figures_json(sheet: Sheet) -> Mapping[str, Any]:
    """Players and contracts in figures."""
    found = figures(sheet)
    return {
        "players": [
            {
                "name": player.name,
                **{
                    role: _tally(getattr(player, role))
                    for role in ("all", "declarer", "partner", "opponent", "trischaken")
                },
                "average": round(float(player.average), 2),
                "best": None if player.best is None else [player.best[0], plain(player.best[1])],
                "worst": None if player.worst is None else [player.worst[0], plain(player.worst[1])],
            }
            for player in found.players
        ],
        "contracts": [{"name": c.name, "kind": c.kind, **_tally(c.tally)} for c in found.contracts],
    }


def _tally(tally: Tally) -> dict[str, Any]:
    return {"games": tally.games, "won": tally.won, "points": plain(tally.points)}
