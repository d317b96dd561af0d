"""From a cup to the settings of one tournament day, frozen into the day when it is opened."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any, Final

from tarock.rules import Problem, Problems
from tarock.tournament.cups.model import Cup
from tarock.tournament.event.settings import Settings, completed, games_by_size
from tarock.tournament.money.prizes import Prize
from tarock.tournament.points import PointSystem

_LEAVES: Final = {
    "rules": "play.rules",
    "rounds": "play.rounds",
    "games": "play.games",
    "sizes": "play.sizes",
    "minutes": "play.minutes",
    "warning_minutes": "play.warning_minutes",
    "late_tables": "play.late_tables",
    "missing_round": "play.missing_round",
    "late_entry": "day.late_entry",
    "capacity": "day.capacity",
    "draw": "draw.rounds",
    "draw_ahead": "draw.ahead",
    "apart": "draw.apart",
    "second_confirms": "results.second_confirms",
    "complaint_minutes": "results.complaint_minutes",
    "chain": "ranking.chain",
    "settle": "money.settle",
    "cents": "money.cents",
    "fee": "money.fee",
    "prizes": "prizes.money",
    "shared_prizes": "prizes.shared",
    "leaving": "leaving.result",
    "substitutes": "leaving.substitutes",
}
"""Which leaf of the cup a setting comes from: for its clause, and for the place of a problem."""


def day_settings(cup: Cup, title: str, *, stream: str = "", final: bool = False, **day: Any) -> Settings:
    """The settings of a tournament of the cup. `day` may name date, venue, fee, capacity and whatever else differs.

    `stream` is the id of the cup's own stream. Raises `Problems` where the day's own values cannot be.
    """
    return completed(_settings(cup, title, stream=stream, final=final, **day))


def settings_problems(cup: Cup) -> list[Problem]:
    """What a day would refuse of this cup, with the keys of the cup file."""
    try:
        completed(_settings(cup, cup.name.de))
    except Problems as found:
        return [Problem(_place(p.key), p.reason) for p in found.problems]
    return []


def _place(key: str) -> str:
    setting = key.partition("[")[0].partition(".")[0]
    return _LEAVES.get(setting, key)


def _settings(cup: Cup, title: str, *, stream: str = "", final: bool = False, **day: Any) -> Settings:
    play, draw = cup.play, cup.draw
    at = games_by_size(play.games, play.sizes)
    made: dict[str, Any] = {
        "title": title,
        "rules": play.rules,
        "rules_text": cup.rules_text,
        "cup": stream or cup.id,
        "sizes": play.sizes,
        "games": at if play.games_by_size == "radls" else dict.fromkeys(play.sizes, play.games),
        "rounds": play.rounds,
        "minutes": play.minutes,
        "warning_minutes": play.warning_minutes,
        "late_tables": play.late_tables,
        "missing_round": play.missing_round,
        "late_entry": cup.day.late_entry,
        "capacity": cup.day.capacity,
        "draw": (*[draw.rounds] * (play.rounds - 1), draw.last_round if play.rounds > 1 else draw.rounds),
        "draw_ahead": draw.ahead,
        "apart": draw.apart,
        "second_confirms": cup.results.second_confirms,
        "complaint_minutes": cup.results.complaint_minutes,
        "chain": cup.ranking,
        "settle": cup.money.settle,
        "cents": "" if cup.money.cents is None else decimal(cup.money.cents),
        "fee": cup.money.fee,
        "prizes": prizes(cup),
        "shared_prizes": cup.prizes.shared,
        "leaving": cup.leaving.result,
        "substitutes": cup.leaving.substitutes,
        "points": kept_points(cup, final),
        "clauses": {setting: clause for setting, leaf in _LEAVES.items() if (clause := _clause(cup, setting, leaf))},
    }
    return Settings(**{**made, **day})


def _clause(cup: Cup, setting: str, leaf: str) -> str:
    """The clause of a leaf where one says it; an assumption is none, and neither is a leaf that nobody wrote."""
    if setting == "cents" and cup.money.cents is None:
        source = cup.rules.source("money.cents")
    elif leaf in cup.sources:
        source = cup.source(leaf)
    else:
        return ""
    return "" if source.assumption else source.ref


def prizes(cup: Cup) -> tuple[Prize, ...]:
    """The cup's usual prizes; goods in words are for the organiser to name one by one."""
    return tuple(Prize("rank", rank, cents) for rank, cents in enumerate(cup.prizes.money, 1) if cents)


def kept_points(cup: Cup, final: bool) -> Mapping[str, Any]:
    """The point system of the day as plain values, so that the day can tell later by what it was played."""
    system: PointSystem = cup.season.final_points if final else cup.season.points
    kept: dict[str, Any] = {"system": system.id, "mechanic": system.mechanic, "final": final, "shared": system.shared}
    for name in ("table", "beyond", "absent", "top", "nothing_from", "full", "cap", "dash"):
        value = getattr(system, name)
        if value is not None and value != ():
            kept[name] = value
    return kept


def decimal(amount: Fraction) -> str:
    """A whole or half amount as decimal text."""
    return str(amount) if amount.denominator == 1 else f"{amount // 1}.5"
