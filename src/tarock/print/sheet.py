"""The score list on paper: empty for the table, or filled with what was written."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tarock.print.tariff import tariff
from tarock.print.typeset import FORMATS, typeset
from tarock.rules import RuleSet
from tarock.scoring import signed
from tarock.sheet import Payment, Sheet
from tarock.sheet.days import day_text
from tarock.sheet.export import BOX, Grid, Line, grid

_WORDS = {
    "number": ("Nr.", "No."),
    "game": ("Spiel", "Game"),
    "sum": ("Summe", "Sum"),
    "cash": ("bar", "Cash"),
    "box": (BOX.de, BOX.en),
    "date": ("Datum", "Date"),
    "place": ("Ort, Tisch", "Place, table"),
    "confirmed": ("bestätigt von", "confirmed by"),
    "signature": ("Unterschrift", "Signature"),
    "tariff": ("Tarif", "Tariff"),
    "silent": ("still", "silent"),
    "announced": ("angesagt", "announced"),
    "lost": ("verloren", "lost"),
    "pays": ("zahlt", "pays"),
    "dealer": ("Punkt: gibt", "Dot: deals"),
    "opened": ("begonnen", "begun"),
}
ROWS = {"a4": 24, "a5": 16}


def _words(lang: str) -> dict[str, str]:
    return {key: pair[lang == "en"] for key, pair in _WORDS.items()}


def blank_sheet(rules: RuleSet, players: int = 4, paper: str = "a4", lang: str = "de", games: int = 0) -> bytes:
    """An empty list for `players` (as many as the set allows) with the tariff in the margin; `games` rows.

    The dealer of each game is marked by a dot in his column; rounds are ruled off.
    """
    if players not in rules.table.sizes or paper not in FORMATS:
        raise ValueError(f"no sheet for {players} on {paper}")
    rows = games or ROWS[paper] // players * players
    return typeset(
        "blank",
        {
            "lang": lang,
            "paper": paper,
            "title": rules.name.in_language(lang),
            "players": players,
            "rows": rows,
            "tariff": tariff(rules, lang),
            "words": _words(lang),
        },
    )


def filled_sheet(sheet: Sheet, payments: Sequence[Payment] = (), paper: str = "a4", lang: str = "de") -> bytes:
    """A list as it stands: one line a game, points and running sum a player, what is to be paid at the end."""
    if paper not in FORMATS:
        raise ValueError(f"no sheet on {paper}")
    table = grid(sheet, lang)
    return typeset(
        "sheet",
        {
            "lang": lang,
            "paper": paper,
            "title": sheet.rules.name.in_language(lang),
            "players": list(sheet.players),
            "opened": day_text(sheet.opened.at, lang),
            "lines": [_line(line) for line in table.lines],
            "points": [signed(amount) for amount in table.points],
            "cash": [signed(amount) for amount in table.cash] if table.cash != table.points else [],
            "box": "" if table.box is None else signed(table.box),
            "payments": [_payment(table, payment, lang) for payment in payments],
            "confirmed": sheet.confirmed_by,
            "words": _words(lang),
        },
    )


def _line(line: Line) -> dict[str, Any]:
    who = " + ".join(part for part in (line.declarer, line.partner) if part)
    factor = f"×{line.factor}" if line.factor != 1 else ""
    return {
        "number": str(line.number) if line.number else "",
        "status": line.status,
        "game": line.game,
        "who": who,
        "detail": " · ".join(part for part in (line.result, line.bonuses, line.kontra, factor, line.note) if part),
        "points": [signed(amount) for amount in line.points],
        "sums": [signed(amount) for amount in line.points_sum],
        "kontra": bool(line.kontra) and line.cash != line.points,
    }


def _payment(table: Grid, payment: Payment, lang: str) -> dict[str, str]:
    whole, rest = divmod(payment.cents, 100)
    amount = f"{whole}{'.' if lang == 'en' else ','}{rest:02} €"
    names = (*table.players, BOX.in_language(lang))
    return {"payer": names[payment.payer], "receiver": names[payment.receiver], "amount": amount}
