"""Tables as a test wants them: who sits where, which cards, and a whole deal planned ahead with the real engine.

Nothing in the program helps with that: the table's events are made by its own core, and a process of its own
(`clerk.py`) writes them into the server's store before the server has heard of the table.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any
from uuid import UUID, uuid4

from tarock.bots import player_of
from tarock.cards import cards_of, deal as deal_cards
from tarock.deal import Action, State, act, legal, new_deal, view
from tarock.deal.actions import as_json
from tarock.rules import Reason, load
from tarock.table import Event, Table, decide, evolve, open_table, to_json, wishes as w
from tarock.web.people.guests import guest_who
from tests.browser.conftest import Server
from tests.web.live.client import Browser as Client

NAMES = ("Anna", "Bert", "Cilli", "Dora")
QUIET = {"pace": 0, "away": 0, "hints": True, "spectators": "after"}
"""Settings that keep a test from waiting: bots answer at once, and nobody is taken for gone."""
Plan = Callable[[State], Sequence[Any] | None]
"""What the seat on turn does, as JSON without its seat; None: what the usual bot would do."""


@dataclass(frozen=True)
class Course:
    """A deal from its seed to its end: the actions as JSON, and the state before each of them and after the last."""

    seed: str
    actions: tuple[list[Any], ...]
    states: tuple[State, ...]

    def index(self, kind: str, nth: int = 0) -> int:
        """Where the n-th action of a kind stands."""
        return [n for n, action in enumerate(self.actions) if action[0] == kind][nth]

    @property
    def end(self) -> State:
        return self.states[-1]


def courses(rules_id: str, plan: Plan, *, fits: Callable[[State], bool], board: int = 1) -> Iterator[Course]:
    """Deals whose cards fit (the state before the first word), played by a plan; the same ones every time."""
    rules = load(rules_id)
    rng = Random(7)
    while True:
        seed = f"{rng.getrandbits(128):032x}"
        cards = deal_cards(seed, board)
        state = new_deal(rules, cards.hands, cards.talon)
        if fits(state) and (found := _played(seed, state, plan)) is not None:
            yield found


def _played(seed: str, state: State, plan: Plan) -> Course | None:
    """The deal to its end; None where the plan cannot be kept with these cards."""
    rng = Random(1)
    bot = player_of("thumb", state.rules)
    actions: list[list[Any]] = []
    states = [state]
    while not state.finished:
        assert state.turn is not None
        wanted = plan(state)
        if wanted is None:
            action: Action = bot.choose(view(state, state.turn), rng).action
        else:
            data = [wanted[0], state.turn, *wanted[1:]]
            found = next((one for one in legal(state) if as_json(one) == data), None)
            if found is None:
                return None
            action = found
        after = act(state, action)
        assert not isinstance(after, Reason), after
        actions.append(as_json(action))
        states.append(state := after)
    return Course(seed, tuple(actions), tuple(states))


def hand(state: State, seat: int) -> tuple[int, ...]:
    return tuple(cards_of(state.hands[seat]))


@dataclass
class Laid:
    """A table in the store: where it is, who sits there (by place), and its deal as planned."""

    server: Server
    id: str
    token: str
    watch: str
    cookies: list[str]
    table: Table
    course: Course | None = None
    done: int = 0
    clients: list[Client] = field(default_factory=list)

    @property
    def url(self) -> str:
        return f"{self.server.url}/tisch/{self.token}/"

    def place(self, seat: int) -> int:
        assert self.table.deal is not None
        return self.table.deal.seats.seats[seat]

    def client(self, place: int) -> Client:
        """The person at a place, by HTTP."""
        return self.clients[place]

    @property
    def following(self) -> list[Any] | None:
        """The planned action that comes next."""
        assert self.course is not None
        return self.course.actions[self.done] if self.done < len(self.course.actions) else None


class Clerk:
    """The process that writes tables into a server's store."""

    def __init__(self, server: Server) -> None:
        self.server = server
        environment = os.environ | {
            "TAROCK_DATA": str(server.data),
            "DJANGO_SETTINGS_MODULE": "tarock.web.settings",
            "PYTHONWARNINGS": "ignore",
        }
        command = [sys.executable, str(Path(__file__).with_name("clerk.py"))]
        self._process = subprocess.Popen(
            command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def close(self) -> None:
        self._process.terminate()
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                pipe.close()

    def lay(
        self, course: Course | None = None, persons: int = 4, done: int = 0, dealer: int = 3, **config: Any
    ) -> Laid:
        """A table with persons at the first places; with a course its deal is dealt, and played as far as `done`."""
        guests = [uuid4() for _ in range(max(1, persons))]
        table = _Making(guests[0], {**QUIET, "dealer": dealer, **config})
        for place in range(1, persons):
            table.wish(w.Sit(**table.head(guests[place]), place=place, name=NAMES[place]))
        if course is not None:
            table.wish(w.DealNext(**table.head(None), seed=course.seed))
            for action in course.actions[:done]:
                table.act(action)
        answer = self._ask({"guests": [guest.hex for guest in guests], "events": [*map(to_json, table.events)]})
        made = Laid(self.server, table.id, answer["play"], answer["watch"], answer["cookies"], table.now, course, done)
        made.clients = [Client(self.server.port, {"gast": cookie}) for cookie in made.cookies]
        return made

    def _ask(self, asked: dict[str, Any]) -> dict[str, Any]:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(asked) + "\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        assert line, "the clerk has died"
        return dict(json.loads(line))


class _Making:
    """A table while its first events are made."""

    def __init__(self, host: UUID, config: dict[str, Any]) -> None:
        self.id = str(uuid4())
        opened = open_table(str(uuid4()), _now(), guest_who(host), table=self.id, config=config, name=NAMES[0])
        self.events: list[Event] = [opened]
        self.now: Table = evolve(None, opened)

    def head(self, guest: UUID | None) -> dict[str, Any]:
        who = "" if guest is None else guest_who(guest)
        return {"id": str(uuid4()), "who": who, "version": self.now.version}

    def act(self, action: list[Any]) -> None:
        """An action of the deal, of the person or the bot at its place."""
        assert self.now.deal is not None
        place = self.now.deal.seats.seats[action[1]]
        who = self.now.places[place].who
        data = tuple(action)
        if who:
            self.wish(w.Act(id=str(uuid4()), who=who, version=self.now.version, action=data))
        else:
            self.wish(w.ActForPlace(id=str(uuid4()), place=place, action=data))

    def wish(self, wish: w.Wish) -> None:
        found = decide(self.now, wish, _now())
        assert not isinstance(found, Reason), found
        for event in found:
            self.events.append(event)
            self.now = evolve(self.now, event)


def _now() -> int:
    return time.time_ns() // 1_000_000
