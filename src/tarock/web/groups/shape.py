"""Figures as the pages print them."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from tarock.scoring import signed
from tarock.sheet.stats import Tally
from tarock.web.groups.figures import Board, Record
from tarock.web.groups.models import Evening, GroupSheet

_ROLES = (
    ("all", "alle Spiele", "all games"),
    ("declarer", "als Spieler", "as declarer"),
    ("partner", "als Partner", "as partner"),
    ("opponent", "als Gegner", "as opponent"),
    ("trischaken", "Trischaken", "Trischaken"),
)


def average(value: Fraction, lang: str) -> str:
    """Two places, with sign: `+0,75`."""
    text = f"{float(abs(value)):.2f}"
    sign = "" if text == "0.00" else "−" if value < 0 else "+"
    return f"{sign}{text if lang == 'en' else text.replace('.', ',')}"


def euro(cents: int, lang: str) -> str:
    """`+1,20 €`."""
    whole, rest = divmod(abs(cents), 100)
    sign = "−" if cents < 0 else "+" if cents else ""
    return f"{sign}{whole}{'.' if lang == 'en' else ','}{rest:02} €"


def percent(part: int, whole: int) -> str:
    """`45 %`, nothing where there is nothing."""
    return f"{round(100 * part / whole)} %" if whole else "–"


def board_rows(board: Board, lang: str, *, named: bool = True) -> list[dict[str, Any]]:
    """The table, line by line; without names everybody is a number."""
    return [_board_row(record, place, lang, named) for place, record in enumerate(board.records, 1)]


def _board_row(record: Record, place: int, lang: str, named: bool) -> dict[str, Any]:
    anonymous = f"{'Player' if lang == 'en' else 'Spieler'} {place}"
    return {
        "rank": record.rank,
        "person": record.person if named else None,
        "name": record.name if named else anonymous,
        "per_game": average(record.per_game, lang),
        "minus": record.per_game < 0,
        "points": signed(record.points),
        "games": record.games,
        "evenings": len(record.evenings),
        "euro": euro(record.cents, lang),
        "best": signed(record.best) if record.best is not None else "–",
        "worst": signed(record.worst) if record.worst is not None else "–",
    }


def _tally(name: str, tally: Tally) -> dict[str, Any]:
    return {"name": name, "games": tally.games, "won": percent(tally.won, tally.games), "points": signed(tally.points)}


def player_facts(record: Record, course: Sequence[tuple[Evening, Fraction]], lang: str) -> dict[str, Any]:
    """One player's page."""
    total = Fraction(0)
    line = []
    for evening, points in course:
        total += points
        line.append({"evening": evening, "points": signed(points), "sum": signed(total)})
    return {
        **_board_row(record, 0, lang, named=True),
        "best_game": signed(record.best_game) if record.best_game is not None else "–",
        "worst_game": signed(record.worst_game) if record.worst_game is not None else "–",
        "roles": [
            _tally(en if lang == "en" else de, record.tallies[role])
            for role, de, en in _ROLES
            if record.tallies[role].games
        ],
        "contracts": [_tally(name, tally) for name, tally in record.contracts.items()],
        "course": line[::-1],
    }


def sheet_line(sheet: GroupSheet, token: str, lang: str) -> dict[str, Any]:
    """One list of an evening."""
    players = sheet.figures["players"]
    return {
        "stream": sheet.stream,
        "token": token,
        "games": sheet.figures["games"],
        "closed": bool(sheet.figures["confirmed_by"]),
        "players": [
            {"name": p["name"], "points": signed(Fraction(p["all"][2])), "euro": euro(p["cents"], lang)}
            for p in players
        ],
    }
