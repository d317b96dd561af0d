"""A cup with an open day, and browsers of its roles that send the office's forms."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from django.test import Client

from tarock.tournament.cup import facts as cf
from tarock.tournament.cups import cup_text
from tarock.tournament.event import Actor, Day as DayState, Table, facts as f
from tarock.web.cups import keys
from tarock.web.cups.models import Cup, Day, Key
from tarock.web.cups.service import Guest, draw_seed, found_cup, open_day, register, wish_cup, wish_day
from tarock.web.cups.streams import CUPS, DAYS
from tarock.web.people.ids import uuid7

MARIA = Actor("organiser", "Maria")


@dataclass
class Desk:
    """One browser with one key."""

    token: str
    client: Client

    def get(self, page: str = "", **headers: str) -> Any:
        return self.client.get(f"/amt/{self.token}/{page}", headers=headers)

    def post(self, page: str, kind: str, **fields: Any) -> Any:
        """A form of a page; `id` is a fresh one unless given."""
        data = {"kind": kind, "id": str(uuid7()), **{name.replace("__", "-"): value for name, value in fields.items()}}
        return self.client.post(f"/amt/{self.token}/{page}", data)


class Office:
    """A cup, its day, and all keys."""

    def __init__(self, slug: str = "probe", cup: str = "kaernten", **settings: Any) -> None:
        self.cup: Cup = found_cup(slug, cup_text(cup), "Maria")
        wish_cup(self.cup, cf.SeasonBegun("2026/27"), MARIA)
        wish_cup(self.cup, cf.DateSet("d1", "2026-11-30", venue="Gasthof Post"), MARIA)
        wish_cup(self.cup, cf.DateSet("d2", "2026-12-14", venue="Kirchenwirt"), MARIA)
        usual = {"fee": 1200, "draw_ahead": False, "late_entry": "between-rounds", "sizes": [4, 5]}
        self.day: Day = open_day(self.cup, "d1", MARIA, {**usual, **settings})
        day_keys = keys.day_keys(self.day)
        self.organiser, self.desk, self.referee = (Desk(day_keys[role].token, Client()) for role in Key.OFFICES)
        self.lead, self.clerk = (Desk(key.token, Client()) for key in keys.cup_keys(self.cup).values())

    @property
    def state(self) -> DayState:
        return DAYS.get(self.day.pk)

    @property
    def cup_state(self) -> Any:
        return CUPS.get(self.cup.pk)

    def wish(self, fact: f.Fact, actor: Actor = MARIA) -> DayState:
        return wish_day(self.day, fact, actor)

    def players(self, count: int, *, here: bool = True) -> list[int]:
        numbers = [register(self.day, Guest(f"Spieler {n}", consent=True), MARIA)[1] for n in range(1, count + 1)]
        for number in numbers if here else ():
            self.wish(f.CheckedIn(number))
        return numbers

    def draw(self, *rounds: int) -> None:
        if not self.state.seed:
            draw_seed(self.day, "Herz-König", MARIA)
        self.wish(f.Drawn(tuple(f.RoundDraw(number) for number in rounds)))

    def start(self, players: int = 8) -> None:
        """Round 1 runs."""
        self.players(players)
        self.draw(1)
        self.wish(f.Started(1))

    def table(self, number: int = 1, round: int = 1) -> Table:
        found = self.state.rounds[round - 1].table(number)
        assert found is not None
        return found

    def sums(self, number: int = 1, first: int = 12, round: int = 1) -> dict[str, str]:
        """The fields of a result: the first wins, the last loses."""
        players = self.table(number, round).players
        said = dict.fromkeys(players, 0) | {players[0]: first, players[-1]: -first}
        return {f"sums-{player}": str(amount) for player, amount in said.items()}

    def games(self, number: int = 1, round: int = 1) -> int:
        return self.state.settings.games_at(len(self.table(number, round).players))

    def result(self, number: int = 1, first: int = 12, round: int = 1) -> dict[str, Any]:
        """A whole result form for a table."""
        return {"round": round, "table": number, "games": self.games(number, round), **self.sums(number, first, round)}

    def report(self, number: int = 1, first: int = 12, round: int = 1) -> None:
        players = self.table(number, round).players
        sums = {player: Fraction(0) for player in players} | {
            players[0]: Fraction(first),
            players[-1]: Fraction(-first),
        }
        self.wish(f.Reported(round, number, sums, self.games(number, round), players[0], confirmed_by=players[1]))

    def place(self, number: int = 1, round: int = 1) -> str:
        """The address of a table's page."""
        return f"/platz/{keys.table_keys(self.day, self.state, round)[number].token}/"
