"""What tournaments give to the cup: places by player. Results are handed in, never stored a second time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from tarock.tournament.cup.facts import Score
from tarock.tournament.cup.state import CupState, Date
from tarock.tournament.event.results import standings
from tarock.tournament.event.state import Day
from tarock.tournament.points import Place, TableRank
from tarock.tournament.ranking import table_ranks


@dataclass(frozen=True)
class PlayerResult:
    """One player on one day: the place, the rounds (None: not played), how many games (0: unknown)."""

    place: Place
    rounds: tuple[Fraction | None, ...] = ()
    games: int = 0


@dataclass(frozen=True)
class DayResult:
    """One tournament: the ranked players by number; `closed`: the results stand."""

    players: Mapping[int, PlayerResult]
    closed: bool = True


Results = Mapping[str, DayResult]
"""Results by the stream of the tournament."""


def day_result(day: Day) -> DayResult:
    """The result of a tournament day as it stands now. Who is not ranked (left, excluded) has no place in the cup."""
    rows = [row for row in standings(day).rows if row.rank is not None]
    ranks, games = _at_tables(day)
    found: dict[int, PlayerResult] = {}
    for row in rows:
        place = Place(row.rank or 0, len(rows), row.total, row.shared, tuple(ranks.get(row.number, ())))
        found[row.number] = PlayerResult(place, row.record.rounds, games.get(row.number, 0))
    return DayResult(found, day.closed)


def _at_tables(day: Day) -> tuple[dict[int, list[TableRank]], dict[int, int]]:
    """By player the ranks at the tables, round by round, and how many games were played there."""
    ranks: dict[int, list[TableRank]] = {}
    games: dict[int, int] = {}
    for table in (table for part in day.rounds for table in part.tables if table.result is not None):
        at_table = table_ranks(dict(table.points))
        for number, rank in at_table.items():
            one = TableRank(rank, len(table.players), list(at_table.values()).count(rank))
            ranks.setdefault(number, []).append(one)
            games[number] = games.get(number, 0) + (table.result.games if table.result else 0)
    return ranks, games


def recorded_result(scores: Sequence[Score]) -> DayResult:
    """The result of a list from elsewhere; ranks by the Schrift where the list has none, equal ones shared."""
    ranks = [score.rank or 1 + sum(other.score > score.score for other in scores) for score in scores]
    found: dict[int, PlayerResult] = {}
    for score, rank in zip(scores, ranks, strict=True):
        pairs = zip(score.table_ranks, score.table_sizes, strict=True)
        tables = tuple(TableRank(place, size) for place, size in pairs)
        place = Place(rank, len(scores), score.score, ranks.count(rank), tables)
        found[score.number] = PlayerResult(place, tuple(score.rounds))
    return DayResult(found)


def result_of(state: CupState, date: Date, results: Results, *, live: bool = False) -> DayResult | None:
    """The result of a date by today's numbers; None without one (or while it is played, unless `live`).

    Two numbers that were merged and both played that day: the better place counts.
    """
    if date.cancelled:
        return None
    found = results.get(date.tournament) if date.tournament else None
    if found is None and date.scores:
        found = recorded_result(date.scores)
    if found is None or not (found.closed or live):
        return None
    merged: dict[int, PlayerResult] = {}
    for number, one in found.players.items():
        today = state.number(number)
        if today not in merged or one.place.rank < merged[today].place.rank:
            merged[today] = one
    return DayResult(merged, found.closed)
