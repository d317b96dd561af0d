"""What the page gets as JSON: the list as it stands, and what its rule set lets one enter."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal
from fractions import Fraction
from typing import Any

from tarock.cards import count_text
from tarock.notation.entry.result import plain
from tarock.rules import Problem, RuleSet
from tarock.scoring import Item
from tarock.sheet import Row, Sheet, fewest_payments


def sheet_json(sheet: Sheet, lang: str) -> dict[str, Any]:
    """The whole list."""
    table = sheet.rules.table
    return {
        "version": sheet.version,
        "rules": {"id": sheet.rules.id, "name": sheet.rules.name.in_language(lang), "unit": sheet.rules.money.unit},
        "players": list(sheet.players),
        "cents": sheet.opened.cents,
        "games": sheet.opened.games,
        "next": {
            "number": 1 + sum(row.status != "cancelled" for row in sheet.rows),
            "dealer": sheet.players[sheet.next_dealer],
            "seats": list(sheet.next_seats),
            "radl": sheet.next_radl,
            "doubles": bool(table.double_radl_after or table.double_game_after),
        },
        "rows": [_row(sheet, row, lang) for row in sheet.rows],
        "points": [plain(amount) for amount in sheet.points],
        "cash": [plain(amount) for amount in sheet.cash],
        "balance": money(sheet),
        "payments": [p._asdict() for p in fewest_payments(money(sheet))],
        "confirmed_by": sheet.confirmed_by,
        "rulings": [{"by": r.by, "at": r.at, "matter": r.matter, "decision": r.decision} for r in sheet.rulings],
    }


def money(sheet: Sheet) -> list[int]:
    """What each place gets in cents at the end: the cash of the list without kontra money that was paid at once.

    Halves of a cent, which only a shared pot at an odd tariff can make, go to the first places in turn so that the sum
    stays zero.
    """
    worth = Fraction(Decimal(sheet.opened.cents))
    open_cash = list(sheet.cash)
    for row in sheet.rows:
        if row.kontra_paid and row.status == "counted":
            open_cash = [o - (c - p) for o, c, p in zip(open_cash, row.cash, row.points, strict=True)]
    exact = [amount * worth for amount in open_cash]
    whole = [int(amount // 1) for amount in exact]
    missing = -sum(whole)
    for place in sorted(range(len(exact)), key=lambda p: (-(exact[p] % 1), p))[:missing]:
        whole[place] += 1
    return whole


def _row(sheet: Sheet, row: Row, lang: str) -> dict[str, Any]:
    entry = row.current.entry
    contracts = sheet.rules.written(str(entry.get("contract", "")))
    contract = row.entry.rules.contracts[row.entry.game.contract] if row.entry else contracts[0] if contracts else None
    return {
        "id": row.id,
        "number": row.number,
        "status": row.status,
        "forehand": row.forehand,
        "pausing": list(row.pausing),
        "radl": row.radl,
        "title": contract.name if contract else str(entry.get("contract", "?")),
        "entry": _jsonable(entry),
        "points": [plain(a) for a in row.points],
        "cash": [plain(a) for a in row.cash],
        "points_sum": [plain(a) for a in row.points_sum],
        "cash_sum": [plain(a) for a in row.cash_sum],
        "kontra_paid": row.kontra_paid,
        "items": items_json(sheet.rules, row.items, row, lang),
        "problems": problems_json(row.problems, lang),
        "versions": [{"by": v.by, "at": v.at, "reason": v.reason, "entry": _jsonable(v.entry)} for v in row.versions],
        "rulings": [{"by": r.by, "at": r.at, "matter": r.matter, "decision": r.decision} for r in row.rulings],
    }


def _jsonable(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _jsonable(inner) for key, inner in value.items()}
    if isinstance(value, list | tuple):
        return [_jsonable(inner) for inner in value]
    return value


def items_json(rules: RuleSet, items: Sequence[Item], row: Any, lang: str) -> list[dict[str, Any]]:
    """Settlement lines by place; `row` has the entry whose table places them (a `Row`, or an `Entry` holder)."""
    if row.entry is None:
        return []
    table = row.entry.table
    return [
        {
            "what": item.what,
            "title": rules.bonuses[item.what].name if item.what in rules.bonuses else item.what,
            "points": [plain(a) for a in table.by_place(item.points)],
            "cash": [plain(a) for a in table.by_place(item.cash)],
            "clause": item.clause,
            "why": item.why(lang, table.names),
        }
        for item in items
    ]


def problems_json(problems: Sequence[Problem], lang: str) -> list[dict[str, Any]]:
    """Problems as in formats.md."""
    return [problem.json(lang) for problem in problems]


def rules_json(rules: RuleSet, lang: str) -> dict[str, Any]:
    """What the entry form of a rule set offers. Amounts only for display; the server settles."""
    contracts: dict[str, dict[str, Any]] = {}
    for contract in rules.contracts.values():
        known = contracts.setdefault(
            contract.written_as,
            {
                "id": contract.written_as,
                "name": contract.name if contract.written_as == contract.id else contract.written_as,
                "gloss": contract.gloss.in_language(lang),
                "kind": contract.kind,
                "forehand_only": contract.who == "forehand",
                "called": contract.partner == "called",
                "blind": contract.talon == "none",
                "kontra": contract.kontra,
                "tricks": contract.tricks,
                "bei": contract.bei,
                "birds": [],
                "bonuses": list(contract.bonuses),
                "value": plain(contract.value),
                "lost": plain(contract.lost),
            },
        )
        known["birds"] += list(contract.birds)
    return {
        "id": rules.id,
        "name": rules.name.in_language(lang),
        "unit": rules.money.unit,
        "win_limit": count_text(rules.table.win_limit),
        "contracts": list(contracts.values()),
        "bonuses": [
            {
                "id": bonus.id,
                "name": bonus.name,
                "gloss": bonus.gloss.in_language(lang),
                "silent": plain(bonus.silent),
                "announced": plain(bonus.announced),
                "announce": bonus.announce,
                "declarer_only": bonus.side == "declarer",
                "silent_lost": bonus.silent_may_be_lost,
            }
            for bonus in rules.bonuses.values()
        ],
        "levels": list(rules.announcements.levels),
        "give_up": "give-up" in rules.calling.king_in_talon,
        "queen": rules.calling.four_kings != "no-call",
        "no_bird_beside": rules.calling.no_bird_overbid,
        "trischaken": {
            "stichzwang": list(rules.trischaken.stichzwang),
            "talon": list(rules.trischaken.talon),
            "spritzer": rules.trischaken.spritzer,
        },
        "conduct": [
            {"id": c.id, "text": c.text.in_language(lang), "clause": rules.clause(f"conduct.{c.id}.de")}
            for c in rules.conduct.values()
            if c.reader == "referee"
        ],
    }
