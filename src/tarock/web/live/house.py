"""What happens at a table without anybody's wish: bots move, cards are dealt, a bot takes over and gives back.

`tarock.table.due` says what is next and when; here it is waited for and done, by one task a table at most. Nobody ever
has to trigger anything.
"""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
from typing import Final

from tarock.deal import Action, View, as_json, view
from tarock.table import Due, Table, Wish, due
from tarock.table.wishes import ActForPlace, DealNext, GiveBack, TakeOver
from tarock.web.live.answers import Refused
from tarock.web.live.identity import Caller
from tarock.web.live.players import Players, anything
from tarock.web.live.room import Room, TooLate
from tarock.web.people.ids import uuid7
from tarock.web.store.journal import Unavailable

log = logging.getLogger(__name__)

WATCH: Final = 3.0
"""Seconds that this process waits longer than the one that stored the last event, which may have died."""
AGAIN: Final = 1.0
"""Seconds until something that failed is tried again."""


class House:
    """The house's part at one table."""

    def __init__(self, room: Room, players: Players) -> None:
        self._room = room
        self._players = players
        self._timer: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None
        self._back: set[int] = set()
        self._pause = 0.0
        self._closed = False

    def welcome(self, caller: Caller) -> None:
        """Somebody's connection is there again: whoever was taken for gone plays himself from now on."""
        place = self._room.table.place_of(caller.whos)
        if place is not None and self._room.table.places[place].away:
            self._back.add(place)
            self.arrange()

    def arrange(self, at_least: float = 0.0) -> None:
        """Wait for what is due now, instead of what was waited for before; `at_least` so many seconds."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        room = self._room
        if self._closed or self._busy() or not room.awake:
            return
        found = self._first()
        if found is None:
            return
        late = 0.0 if room.mine else WATCH * (1 + random.random())
        wait = max(at_least, found.after / 1000 + late)
        self._timer = asyncio.get_running_loop().call_later(wait, self._begin)

    def close(self) -> None:
        """Do nothing more."""
        self._closed = True
        if self._timer is not None:
            self._timer.cancel()
        if self._task is not None:
            self._task.cancel()

    def _busy(self) -> bool:
        return self._task is not None and not self._task.done()

    def _begin(self) -> None:
        self._timer = None
        if not self._busy():
            self._task = asyncio.create_task(self._step())
            self._task.add_done_callback(lambda task: self.arrange(self._pause))

    def _first(self) -> Due | None:
        """What is next. Whoever is back comes first."""
        room, table = self._room, self._room.table
        here = room.presence.streaming
        back = self._back | {place for place in room.gone if table.places[place].who in here}
        self._back = {place for place in back if table.places[place].away and not table.ended}
        return Due("back", 0, min(self._back)) if self._back else due(table, room.now())

    async def _step(self) -> None:
        """Do what is due, if it still is."""
        self._pause = 0.0
        room, found = self._room, self._first()
        if found is None or found.after > 0 or not room.awake:
            return
        try:
            await self._do(found)
        except TooLate:
            pass  # somebody, or another process, was faster
        except Unavailable:
            self._pause = AGAIN
        except Refused as no:
            log.error("table %s: %s was refused: %s", room.id, found, no.problems)
            self._pause = AGAIN
        except Exception:
            log.exception("table %s: %s failed", room.id, found)
            self._pause = AGAIN

    async def _do(self, found: Due) -> None:
        room, place = self._room, found.place
        if found.do == "deal":
            await room.fulfil(DealNext(id=str(uuid7()), seed=secrets.token_hex(16)))
        elif place is None:
            raise ValueError(found)
        elif found.do == "away":
            await room.fulfil(TakeOver(id=str(uuid7()), place=place, why=found.why))
        elif found.do == "back":
            await room.fulfil(GiveBack(id=str(uuid7()), place=place))
        else:
            await self._move(place)

    async def _move(self, place: int) -> None:
        """What the bot of a place does; any legal action where its own is none."""
        room, table = self._room, self._room.table
        seen, level = _view_of(table, place), table.config.bots[place]
        choice = await self._players.choose(level, table.rules, seen)
        try:
            await room.fulfil(_wish(place, choice.action), moved=table.moved)
        except Refused as no:
            log.error("table %s: bot %r wanted something illegal: %s", room.id, level, no.problems)
            await room.fulfil(_wish(place, anything(seen).action), moved=table.moved)


def _wish(place: int, action: Action) -> Wish:
    return ActForPlace(id=str(uuid7()), place=place, action=tuple(as_json(action)))


def _view_of(table: Table, place: int) -> View:
    deal = table.deal
    seat = None if deal is None else deal.seat_of(place)
    assert deal is not None
    assert seat is not None
    return view(deal.state, seat)
