"""The table of a season, derived from the cup's log and the results of its tournaments."""

from __future__ import annotations

from dataclasses import dataclass

from tarock.tournament.cup.results import Results, result_of
from tarock.tournament.cup.state import CupState, Date, Season
from tarock.tournament.cups import cup_name
from tarock.tournament.points import Held, Line, Preliminary, season


@dataclass(frozen=True)
class SeasonTable:
    """A season's table. `held` are the tournaments that count so far, `open` the dates still without a result.

    `live`: a tournament is counted that is still being played.
    """

    season: Season
    held: tuple[Held, ...]
    lines: tuple[Line, ...]
    open: tuple[Date, ...]
    live: bool = False

    def line(self, number: int) -> Line | None:
        """The line of a player."""
        return next((line for line in self.lines if line.number == number), None)


def season_table(state: CupState, name: str, results: Results, *, live: bool = False) -> SeasonTable:
    """The table of the season `name`. Raises `KeyError` for one that the cup does not have."""
    running = state.seasons[name]
    held: list[Held] = []
    waiting: list[Date] = []
    unfinished = False
    for date in state.calendar(name):
        found = result_of(state, date, results, live=live)
        if found is None:
            waiting += [] if date.cancelled else [date]
            continue
        unfinished = unfinished or not found.closed
        places = {number: one.place for number, one in found.players.items()}
        away = frozenset(state.number(number) for number in date.invited) - places.keys()
        held.append(Held(date.id, title(date), date.day, places, date.final, away))
    brought = {
        number: [Preliminary(cup, cup_name(cup), rank) for cup, rank in sorted(ranks.items())]
        for number, ranks in state.brought.get(name, {}).items()
        if ranks
    }
    lines = season(running.cup.season, held, brought)
    return SeasonTable(running, tuple(held), lines, tuple(waiting), unfinished)


def title(date: Date) -> str:
    """What a date is called in a table: its title, else venue, else the day."""
    return date.title or date.venue or date.day
