"""A cup with a day, as the public pages find them: founded, opened, with players, played as far as a test needs."""

from __future__ import annotations

import datetime as dt
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from django.test import Client

from tarock.tournament.cup import facts as cf
from tarock.tournament.cups import cup_text
from tarock.tournament.event import Actor, Day as DayState, facts as f
from tarock.web.cups.keys import player_key
from tarock.web.cups.models import Cup, Day
from tarock.web.cups.service import Guest, draw_seed, found_cup, open_day, register, wish_cup, wish_day
from tarock.web.cups.streams import DAYS
from tarock.web.people.ids import uuid7

OFFICE = Actor("organiser", "Maria")
NAMES = (
    "Anna Moser", "Bert Huber", "Cilli Gruber", "Dora Wagner", "Emil Pichler", "Fritz Steiner", "Gusti Bauer",
    "Hans Eder", "Ida Fuchs", "Jakob Hofer", "Karl Lechner", "Lisi Reiter",
)  # fmt: skip


@dataclass
class Stage:
    """A cup and its day."""

    cup: Cup
    day: Day

    @property
    def state(self) -> DayState:
        return DAYS.get(self.day.pk)

    def wish(self, fact: f.Fact) -> DayState:
        return wish_day(self.day, fact, OFFICE)

    def ask(self, fact: f.Fact) -> None:
        wish_cup(self.cup, fact, OFFICE)

    def enter(self, *names: str, public: str = "name") -> list[int]:
        """Registered by the office, everybody with consent."""
        return [register(self.day, Guest(name, consent=True, public=public), OFFICE)[1] for name in names]

    def draw(self, rounds: int = 3) -> None:
        for entrant in list(self.state.entrants.values()):
            if entrant.status == "registered":
                self.wish(f.CheckedIn(entrant.number))
        draw_seed(self.day, "Herz-König", OFFICE)
        self.wish(f.Drawn(tuple(f.RoundDraw(number) for number in range(1, rounds + 1))))

    def play(self, number: int, first: int = 30) -> None:
        """A round from start to its last confirmation; the first player of each table wins `first`."""
        self.wish(f.Started(number))
        for table in self.state.rounds[number - 1].tables:
            self.report(number, table.number, first)
            self.wish(f.Confirmed(number, table.number, table.players[1]))

    def report(self, number: int, table: int, first: int = 30) -> None:
        players = self.table(number, table)
        sums = {player: Fraction(0) for player in players} | {
            players[0]: Fraction(first),
            players[-1]: Fraction(-first),
        }
        games = self.state.settings.games_at(len(players))
        self.wish(f.Reported(number, table, sums, games, writer=players[0]))

    def table(self, number: int, table: int) -> Sequence[int]:
        found = self.state.rounds[number - 1].table(table)
        assert found is not None
        return found.players

    def key(self, number: int) -> str:
        return player_key(self.day, number).token

    def at(self, page: str = "") -> str:
        return f"/turnier/{self.day.pk}/{page}"


def stage(slug: str = "probe", cup: str = "mostviertel", days: int = 7, **date: object) -> Stage:
    """The day is in `days` days; `date` as in `DateSet`."""
    made = found_cup(slug, cup_text(cup), "Maria")
    when = (dt.date.today() + dt.timedelta(days)).isoformat()
    wish_cup(made, cf.SeasonBegun("2026/27"), OFFICE)
    usual = {"title": "Herbstturnier", "venue": "Gasthof Post", "map": "https://map.example/post"}
    wish_cup(made, cf.DateSet("d1", when, **{**usual, "menu": "https://post.example/karte", **date}), OFFICE)  # type: ignore[arg-type]
    return Stage(made, open_day(made, "d1", OFFICE))


def form(name: str = "Anna Moser", **more: str) -> dict[str, str]:
    """What the registration form sends; an empty value leaves the field out."""
    said = {"id": str(uuid7()), "name": name, "number": "", "club": "", "couple": "", "public": "name", "consent": "1"}
    return {key: value for key, value in (said | more).items() if key == "name" or value != "-"}


def sign_up(client: Client, on: Stage, name: str = "Anna Moser", **more: str) -> tuple[int, str]:
    """Register by the form: the status, and the address of the player's page or the body."""
    answer = client.post(on.at("anmelden/"), form(name, **more))
    return answer.status_code, answer.headers.get("Location", "") or answer.content.decode()
