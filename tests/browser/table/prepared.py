"""Tables that come to a wanted deal, put into the server's own store: events like all others, found by trying seeds.

Runs as a process of its own with the server's data: `python -m tests.browser.table.prepared SPEC`. SPEC is JSON with
`wanted` (a key of `WANTED`, with what it needs after a colon), `persons` (places 0.. that people hold, the others bots)
and `config`. Prints where the table is and the cookies by which its persons are known.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any
from uuid import uuid4

from tarock.deal import Phase, actions as a
from tarock.table import evolve, open_table, wishes as w
from tests.table.rounds import Hall

NAMES = ("Anna", "Berta", "Cilli", "Dora")
TRIES = 3000


@dataclass(frozen=True)
class Prepared:
    """Where the table is, and the cookie of each person by place."""

    table: str
    token: str
    watch: str
    cookies: list[str]


def prepare(data: Path, wanted: str, persons: int = 1, **config: Any) -> Prepared:
    """Put a table into the store of the server with this data folder. It need not be running."""
    spec = json.dumps({"wanted": wanted, "persons": persons, "config": config})
    environment = os.environ | {"TAROCK_DATA": str(data), "DJANGO_SETTINGS_MODULE": "tarock.web.settings"}
    command = [sys.executable, "-m", "tests.browser.table.prepared", spec]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return Prepared(**json.loads(done.stdout))


class Seated(Hall):
    """A hall whose ids are nobody else's, with as many persons as wanted."""

    def __init__(self, seed: int, guests: list[str], **config: Any) -> None:
        self.rng, self.count, self.clock = Random(seed), 1, 1_700_000_000_000
        opened = open_table(
            self.id(), self.clock, guests[0], table=str(uuid4()), config=config, name=NAMES[0], place=0
        )
        self.events = [opened]
        self.table = evolve(None, opened)
        for place, guest in enumerate(guests[1:], 1):
            self.sit(guest, place, NAMES[place])
        self.deal()

    def id(self) -> str:
        return str(uuid4())

    def try_act(self, action: a.Action) -> bool:
        """Whether the seat on turn may do this; it is done then."""
        place = self.table.deal.on_turn
        who = self.table.places[place].who
        data = tuple(a.as_data(action))
        wish = (
            w.Act(id=self.id(), who=who, version=self.table.version, action=data)
            if who
            else w.ActForPlace(id=self.id(), place=place, action=data)
        )
        return self.wish(wish) is None

    def would(self, happens: Callable[[], bool]) -> bool:
        """Whether something would happen; the table stays as it was."""
        kept = list(self.events), self.table, self.clock
        found = happens()
        self.events, self.table, self.clock = kept
        return found

    @property
    def state(self) -> Any:
        return self.table.deal.state

    def all_pass(self) -> None:
        """Vorhand has spoken; the others say Weiter."""
        while self.table.deal.on_turn != 0:
            assert self.try_act(a.Pass(self.state.turn))


def fresh(hall: Seated, _: str) -> bool:
    """Anna has the first word."""
    return bool(hall.state.turn == 0)


def bid(hall: Seated, contract: str) -> bool:
    """Anna may bid this game now, and bots would leave it to her."""
    if hall.state.rules.contracts[contract].when != "first-word":
        if not hall.state.rules.auction.forehand_opens_with_bid:
            assert hall.try_act(a.Forehand(0))
        hall.all_pass()
    return hall.would(lambda: hall.try_act(a.Bid(0, contract)) and _hers(hall, contract))


def _hers(hall: Seated, contract: str) -> bool:
    while hall.state.phase is Phase.AUCTION and hall.table.deal.on_turn != 0:
        hall.act()
    return bool(hall.state.contract_id == contract and hall.state.declarers[:1] in ((0,), ()))


def birds(hall: Seated, contract: str) -> bool:
    """Berta has bid a shared bird game; Anna holds a bird and may bid it too."""
    assert hall.try_act(a.Forehand(0))
    if not hall.try_act(a.Bid(1, contract)):
        return False
    hall.all_pass()

    def shared() -> bool:
        if not hall.try_act(a.Bid(0, contract)):
            return False
        while hall.state.phase is Phase.AUCTION and hall.table.deal.on_turn != 0:
            if not hall.try_act(a.Pass(hall.state.turn)):
                return False
        return bool(hall.state.phase is Phase.BIRDS)

    return hall.would(shared)


WANTED: dict[str, Callable[[Seated, str], bool]] = {"fresh": fresh, "bid": bid, "birds": birds}


def main(spec: dict[str, Any]) -> dict[str, Any]:
    """Find the deal, store it, say where it is."""
    import django

    django.setup()
    from django.http import HttpResponse

    from tarock.web.live.history import to_row
    from tarock.web.live.links import make_links
    from tarock.web.people.guests import COOKIE, guest_who, set_guest
    from tarock.web.store import events as store

    answers = [HttpResponse() for _ in range(spec["persons"])]
    guests = [guest_who(set_guest(answer)) for answer in answers]
    name, _, what = spec["wanted"].partition(":")
    for seed in range(TRIES):
        hall = Seated(seed, guests, **spec["config"])
        if WANTED[name](hall, what):
            break
    else:
        raise AssertionError(f"no deal for {spec['wanted']}")
    table = hall.events[0].table
    from uuid import UUID

    for version, event in enumerate(hall.events):
        store.append(UUID(table), version, to_row(event))
    links = make_links(UUID(table), guests[0], listed=False)
    cookies = [answer.cookies[COOKIE].value for answer in answers]
    return {"table": table, "token": links["play"].token, "watch": links["watch"].token, "cookies": cookies}


if __name__ == "__main__":
    print(json.dumps(main(json.loads(sys.argv[1]))))
