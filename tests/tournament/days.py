"""Whole tournament days for tests: real random deals of the engine as score lists, and a hall that makes the events.

deals = play_table(load("steirisch"), players, 16, Random("x"))      entries as a scorer writes them, and points
hall = Hall(16); hall.open(); hall.draw(1, 2, 3); hall.play(1)       a day with everybody checked in
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from fractions import Fraction
from random import Random
from typing import Any

import pytest

from tarock.cards import commitment, seating
from tarock.deal import game_of
from tarock.rules import Problems, Reason, RuleSet, load
from tarock.scoring import settle
from tarock.sheet.events import Entered
from tarock.sheet.rename import renamed
from tarock.tournament.event import (
    Actor,
    Day,
    Event,
    Fact,
    Settings,
    Table,
    decide,
    evolve,
    facts as f,
    games_by_size,
    to_draw,
)
from tests.deal.random_play import random_deal, random_steps
from tests.scoring.games import NAMES
from tests.sheet.entries import as_entry

START = datetime.fromisoformat("2026-11-30T14:00:00+01:00")
SECRET = "5eed" * 8


@dataclass(frozen=True)
class Dealt:
    """One game at a table: the entry as the table's list takes it, and what it pays, by player number."""

    entry: Mapping[str, Any]
    points: Mapping[int, Fraction]
    cash: Mapping[int, Fraction]


def play_table(
    rules: RuleSet, players: Sequence[int], games: int, rng: Random, names: Mapping[int, str] | None = None
) -> list[Dealt]:
    """`games` real random deals at a table (players in playing order, the first is Vorhand first)."""
    named = names or {number: f"Spieler {number}" for number in players}
    return [_one(rules, players, (game - 1) % len(players), rng, named) for game in range(games)]


def _one(rules: RuleSet, players: Sequence[int], dealer: int, rng: Random, names: Mapping[int, str]) -> Dealt:
    seats = [players[place] for place in seating(len(players), dealer).seats]
    while True:
        *_, state = random_steps(random_deal(rules, rng), rng)
        if state.end != "thrown-in":
            break
    game = game_of(state)
    paid = settle(rules, game)
    entry = as_entry(rules.id, game)
    if len(game.declarers) > 1:  # `as_entry` writes 0 and 3 tricks, which a Piccolo wins and loses otherwise
        exact = rules.contracts[game.contract].tricks or 0
        won = zip(game.declarers, game.won, strict=True)
        entry["tricks"] = {NAMES[seat]: exact if made else exact + 1 for seat, made in won}
    written = Entered("", "", "", entry)
    for seat, number in enumerate(seats):
        written = renamed(written, NAMES[seat], names[number])
    zero = dict.fromkeys(players, Fraction(0))
    return Dealt(
        written.entry,
        zero | dict(zip(seats, paid.points, strict=True)),
        zero | dict(zip(seats, paid.cash, strict=True)),
    )


def total(deals: Sequence[Dealt], players: Sequence[int]) -> dict[int, Fraction]:
    """The points of a table's list."""
    return {number: sum((deal.points[number] for deal in deals), Fraction(0)) for number in players}


def settings(**changes: Any) -> Settings:
    """Settings of a day in Tirol's way: 3 × 16 games, tables of four and five."""
    sizes = changes.get("sizes", (4, 5))
    plain: dict[str, Any] = {
        "title": "Testturnier",
        "rules": "steirisch",
        "sizes": sizes,
        "games": games_by_size(changes.pop("at_four", 16), sizes),
        "chain": ("total", "rounds_sorted", "table_ranks", "lot"),
        "fee": 1200,
    }
    return Settings(**(plain | changes))


class Hall:
    """A day and its events; wishes are checked as on the day. Times go on by a minute with every event."""

    def __init__(self, players: int = 0, **changes: Any) -> None:
        self.events: list[Event] = []
        self.day: Day | None = None
        self.time = START
        self.rng = Random(f"hall {players}")
        self.do(f.Opened(settings(**changes), commitment(SECRET)))
        for number in range(1, players + 1):
            self.do(f.Registered(f"Spieler {number}"), "desk")
            self.do(f.CheckedIn(number), "desk")

    @property
    def now(self) -> Day:
        assert self.day is not None
        return self.day

    def do(
        self,
        fact: Fact,
        role: str = "organiser",
        by: str = "Maria",
        *,
        table: tuple[int, int] | None = None,
        number: int = 0,
        id: str = "",
        refused: Mapping[int, Reason] | None = None,
    ) -> str:
        """The id of the event that a wish has become, "" where nothing had to happen. Raises `Problems`."""
        self.time += timedelta(minutes=1)
        event_id = id or f"e{len(self.events)}"
        actor = Actor(role, by, table, number)
        made = decide(self.day, fact, id=event_id, at=self.time.isoformat(), actor=actor, refused=refused)
        for event in made:
            self.events.append(event)
            self.day = evolve(self.day, event)
        return event_id if made else ""

    def refusal(self, fact: Fact, role: str = "organiser", by: str = "Maria", **more: Any) -> list[tuple[str, str]]:
        """Keys and codes with which a wish is refused; nothing has changed."""
        before = list(self.events), self.day
        with pytest.raises(Problems) as found:
            self.do(fact, role, by, **more)
        assert (self.events, self.day) == before
        problems = found.value.problems
        assert all(problem.reason.sentence(lang) for problem in problems for lang in ("de", "en"))
        return [(problem.key, problem.reason.code) for problem in problems]

    def answer(self, fact: Fact, role: str, **more: Any) -> list[tuple[str, str]]:
        """Keys and codes with which a wish is refused, none where it is granted."""
        try:
            self.do(fact, role, **more)
        except Problems as found:
            return [(problem.key, problem.reason.code) for problem in found.problems]
        return []

    def clauses(self, fact: Fact, role: str = "organiser", **more: Any) -> list[str]:
        """The clauses with which a wish is refused."""
        with pytest.raises(Problems) as found:
            self.do(fact, role, **more)
        return [problem.reason.clause for problem in found.value.problems]

    def later(self, minutes: int) -> None:
        self.time += timedelta(minutes=minutes)

    def draw(self, *rounds: int, keep: bool = False) -> None:
        """Draw rounds; the seed first, where it was not drawn."""
        if not self.now.seed:
            self.do(f.SeedDrawn("Herz-König, Mond, 7", SECRET))
        self.do(f.Drawn(tuple(f.RoundDraw(number) for number in rounds), keep=keep))

    def sums(self, round: int, table: int) -> dict[int, Fraction]:
        """Some sums for a table, in all zero."""
        players = self.table(round, table).players
        made = {number: Fraction(self.rng.randint(-60, 60)) for number in players}
        made[players[0]] -= sum(made.values())
        return made

    def where(self, round: int, player: int) -> Table:
        """The table at which somebody sits."""
        found = self.now.rounds[round - 1].table_of(player)
        assert found is not None
        return found

    def table(self, round: int, table: int) -> Any:
        part = self.now.round(round)
        found = part.table(table) if part else None
        assert found is not None
        return found

    def report(self, round: int, table: int, sums: Mapping[int, Fraction] | None = None, **more: Any) -> str:
        """The table writes its result: everybody agrees."""
        seats = self.table(round, table).players
        games = more.pop("games", self.now.settings.games_at(len(seats)))
        sums = self.sums(round, table) if sums is None else sums
        fact = f.Reported(round, table, sums, games, writer=seats[0], confirmed_by=seats[1])
        return self.do(fact, "table", f"Tisch {table}", table=(round, table))

    def play(self, round: int) -> None:
        """Start a round that is drawn, and write all its tables."""
        self.do(f.Started(round))
        part = self.now.round(round)
        assert part is not None
        for table in part.tables:
            self.report(round, table.number)

    def here(self) -> list[int]:
        return [entrant.number for entrant in to_draw(self.now)]


def real_round(hall: Hall, round: int, rng: Random) -> dict[int, list[Dealt]]:
    """The score lists of all tables of a round, from real random deals."""
    rules = load(hall.now.settings.rules)
    part = hall.now.round(round)
    assert part is not None
    return {
        table.number: play_table(rules, table.players, hall.now.settings.games_at(len(table.players)), rng)
        for table in part.tables
    }
