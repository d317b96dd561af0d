"""Hall of fame, all-time statistics and players' pages: derived from the log and the results, never stored."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from tarock.tournament.cup.results import PlayerResult, Results, result_of
from tarock.tournament.cup.standings import season_table
from tarock.tournament.cup.state import CupState, Date, Player
from tarock.tournament.points import Line


@dataclass(frozen=True)
class Title:
    """The first of a season, or of its final: who, with what."""

    season: str
    number: int
    rank: int
    shared: int
    points: Fraction


@dataclass(frozen=True)
class HallOfFame:
    """By season, the latest first: the first three of the table, and who won which tournament."""

    champions: tuple[Title, ...]
    winners: tuple[tuple[Date, int, Fraction], ...]


@dataclass(frozen=True)
class Career:
    """All that a player did in the cup. `average` is the Schrift a tournament, `best_day` and `best_round` the highest.

    `games` counts only where it is known. `titles` are seasons won.
    """

    number: int
    starts: int
    wins: int
    podiums: int
    titles: int
    score: Fraction
    games: int
    best_day: Fraction | None
    best_round: Fraction | None
    first_day: str
    last_day: str

    @property
    def average(self) -> Fraction:
        """The Schrift a tournament."""
        return self.score / self.starts if self.starts else Fraction(0)


@dataclass(frozen=True)
class Played:
    """One tournament of a player."""

    date: Date
    result: PlayerResult


@dataclass(frozen=True)
class PlayerPage:
    """A player with the whole history, the latest first; `numbers` are those he had before mergings."""

    player: Player
    numbers: tuple[int, ...]
    career: Career
    played: tuple[Played, ...]
    seasons: tuple[tuple[str, Line], ...]


@dataclass(frozen=True)
class Best:
    """A record: a day's or a round's Schrift, whose, and when (round 0: the whole day)."""

    number: int
    points: Fraction
    date: Date
    round: int = 0


def hall_of_fame(state: CupState, results: Results) -> HallOfFame:
    """Champions of the seasons that are over, and the winners of all tournaments."""
    champions: list[Title] = []
    for name in reversed(list(state.seasons)):
        if state.seasons[name].ended:
            lines = season_table(state, name, results).lines
            champions += [Title(name, x.number, x.rank, x.shared, x.total) for x in lines if 0 < x.rank <= 3]
    winners = [
        (date, number, one.place.score)
        for date in reversed(state.calendar())
        if (found := result_of(state, date, results)) is not None
        for number, one in sorted(found.players.items())
        if one.place.rank == 1
    ]
    return HallOfFame(tuple(champions), tuple(winners))


def careers(state: CupState, results: Results) -> tuple[Career, ...]:
    """All-time statistics: by tournaments won, then podiums, then starts, then number."""
    played = _played(state, results)
    titles: dict[int, int] = {}
    for title in hall_of_fame(state, results).champions:
        if title.rank == 1:
            titles[title.number] = titles.get(title.number, 0) + 1
    found = [_career(number, rows, titles.get(number, 0)) for number, rows in played.items()]
    return tuple(sorted(found, key=lambda c: (-c.wins, -c.podiums, -c.starts, c.number)))


def player_page(state: CupState, number: int, results: Results) -> PlayerPage | None:
    """Everything about one player; None for a number that the cup does not have."""
    player = state.player(number)
    if player is None:
        return None
    rows = _played(state, results).get(player.number, [])
    seasons = []
    titles = 0
    for name in reversed(list(state.seasons)):
        line = season_table(state, name, results).line(player.number)
        if line is not None:
            seasons.append((name, line))
            titles += bool(state.seasons[name].ended) and line.rank == 1
    numbers = tuple(n for n in sorted(state.players) if state.number(n) == player.number)
    career = _career(player.number, rows, titles)
    return PlayerPage(player, numbers, career, tuple(reversed(rows)), tuple(seasons))


def records(state: CupState, results: Results, most: int = 10) -> tuple[tuple[Best, ...], tuple[Best, ...]]:
    """The highest days and the highest rounds of all time; the older one first where they are equal."""
    days: list[Best] = []
    rounds: list[Best] = []
    for number, rows in _played(state, results).items():
        for row in rows:
            days.append(Best(number, row.result.place.score, row.date))
            rounds += [Best(number, p, row.date, n) for n, p in enumerate(row.result.rounds, 1) if p is not None]
    return _highest(days, most), _highest(rounds, most)


def _highest(found: list[Best], most: int) -> tuple[Best, ...]:
    return tuple(sorted(found, key=lambda best: (-best.points, best.date.day, best.round, best.number))[:most])


def _played(state: CupState, results: Results) -> dict[int, list[Played]]:
    """By player the tournaments in the order of their days."""
    found: dict[int, list[Played]] = {}
    for date in state.calendar():
        day = result_of(state, date, results)
        for number, one in sorted(day.players.items()) if day else ():
            found.setdefault(number, []).append(Played(date, one))
    return found


def _career(number: int, rows: list[Played], titles: int) -> Career:
    rounds = [points for row in rows for points in row.result.rounds if points is not None]
    return Career(
        number=number,
        starts=len(rows),
        wins=sum(row.result.place.rank == 1 for row in rows),
        podiums=sum(row.result.place.rank <= 3 for row in rows),
        titles=titles,
        score=sum((row.result.place.score for row in rows), Fraction(0)),
        games=sum(row.result.games for row in rows),
        best_day=max((row.result.place.score for row in rows), default=None),
        best_round=max(rounds, default=None),
        first_day=rows[0].date.day if rows else "",
        last_day=rows[-1].date.day if rows else "",
    )
