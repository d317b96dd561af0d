"""Season tables from the days' own logs: derived when asked for, kept while nothing has changed."""

from __future__ import annotations

from functools import lru_cache
from typing import Any
from uuid import UUID

from django.http import Http404

from tarock.tournament.cup import CupState, public_name
from tarock.tournament.cup.results import DayResult, day_result
from tarock.tournament.cup.standings import SeasonTable, season_table
from tarock.tournament.event import Day as DayState
from tarock.tournament.plain import to_plain
from tarock.tournament.points import Line
from tarock.web.cups.models import Cup
from tarock.web.cups.streams import CUPS, DAYS


@lru_cache(maxsize=256)
def _result(stream: UUID, version: int) -> DayResult:
    """A day at a version never changes."""
    state: DayState = DAYS.get(stream)
    return day_result(state)


def results_of(state: CupState) -> dict[str, DayResult]:
    """The results of all tournaments of a cup that have begun, by their streams."""
    found: dict[str, DayResult] = {}
    for date in state.dates.values():
        day = DAYS.find(UUID(date.tournament)) if date.tournament else None
        if day is not None and day.is_started:
            found[date.tournament] = _result(UUID(date.tournament), day.version)
    return found


def table_of_season(cup: Cup, name: str, *, live: bool = False) -> tuple[CupState, SeasonTable]:
    """The cup and the table of a season; the present one where none is named. Raises `Http404`."""
    state = CUPS.get(cup.pk)
    wanted = name or (state.season.name if state.season else "")
    if wanted not in state.seasons:
        raise Http404
    return state, season_table(state, wanted, results_of(state), live=live)


def season_of(cup: Cup, name: str, lang: str) -> dict[str, Any]:
    """A season table as JSON."""
    state, table = table_of_season(cup, name)
    return {
        "season": table.season.name,
        "held": [{"id": one.id, "title": one.name, "day": one.day, "final": one.final} for one in table.held],
        "rows": [_line(state, line, lang) for line in table.lines],
    }


def _line(state: CupState, line: Line, lang: str) -> dict[str, Any]:
    player = state.player(line.number)
    return {
        "rank": line.rank or None,
        "shared": line.shared,
        "number": line.number,
        "name": public_name(player, state) if player else f"#{line.number}",
        "total": to_plain(line.total),
        "starts": line.starts,
        "qualified": line.qualified,
        "results": [
            {
                "id": outcome.tournament,
                "rank": outcome.place.rank if outcome.place else None,
                "score": to_plain(outcome.place.score) if outcome.place else None,
                "points": to_plain(outcome.points.value),
                "counts": outcome.counts,
                "why": [reason.sentence(lang) for reason in outcome.points.why],
            }
            for outcome in line.outcomes
        ],
        "why": [reason.sentence(lang) for reason in line.why],
    }
