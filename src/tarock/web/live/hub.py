"""All tables of one server process: brought into memory when somebody comes, dropped when nobody is there any more."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from http import HTTPStatus
from typing import Any, Final, TypeVar
from uuid import UUID

from tarock.table.wishes import Sit
from tarock.web.live import neighbours
from tarock.web.live.advice import advise
from tarock.web.live.answers import Refused, refused, too_many_streams
from tarock.web.live.history import replayed
from tarock.web.live.house import House
from tarock.web.live.identity import Caller
from tarock.web.live.limits import Limits
from tarock.web.live.links import may_play
from tarock.web.live.neighbours import Here, Neighbours
from tarock.web.live.outage import Guarded
from tarock.web.live.past import Past
from tarock.web.live.players import Players
from tarock.web.live.room import Room
from tarock.web.live.streams import PING, Stream
from tarock.web.live.wishes import Asked
from tarock.web.store.journal import Journal, Unavailable
from tarock.web.store.writer import Writer

log = logging.getLogger(__name__)

KEPT: Final = 300.0
"""Seconds that a table stays in memory without a stream and without a player."""
TICK: Final = 1.0
SHORT: Final = 100
"""Events that are folded at once; more are folded in a thread, so that nobody has to wait."""

T = TypeVar("T")


class Hub:
    """The tables and what they share. `journal` keeps the events, `ask` puts a question to the database."""

    def __init__(
        self, journal: Journal, ask: Callable[[Callable[[], Any]], Awaitable[Any]] = asyncio.to_thread
    ) -> None:
        self.ask = ask
        self.players = Players()
        self.neighbours: Neighbours | None = None
        self.rooms: dict[UUID, Room] = {}
        self._journal = Guarded(journal, self._halt, self._resume)
        self._houses: dict[UUID, House] = {}
        self._coming: dict[UUID, asyncio.Task[Room | None]] = {}
        self._streams: set[Stream] = set()
        self._ticker: asyncio.Task[None] | None = None
        self._told: Here = {}
        self._closing = False

    # the life of the process --------------------------------------------------------------------------------

    async def start(self) -> None:
        """Begin to work in the running event loop."""
        self._closing = False
        if neighbours.needed():
            self.neighbours = Neighbours(self, self.ask)
            self.neighbours.start()
        self._ticker = asyncio.create_task(self._tick())

    async def stop(self) -> None:
        """End everything."""
        self.end_streams()
        for house in self._houses.values():
            house.close()
        if self._ticker is not None:
            self._ticker.cancel()
        if self.neighbours is not None:
            await self.neighbours.stop()
        self._journal.close()
        self.players.stop()
        self.rooms.clear()
        self._houses.clear()

    def end_streams(self) -> None:
        """The server is about to stop: browsers shall come back to the next one."""
        self._closing = True
        for stream in self._streams:
            stream.end()

    async def _tick(self) -> None:
        last_ping = time.monotonic()
        while True:
            await asyncio.sleep(TICK)
            now = time.monotonic()
            if now - last_ping >= PING:
                last_ping = now
                for stream in self._streams:
                    stream.ping(asyncio.get_running_loop().time())
            for room in list(self.rooms.values()):
                room.look_around()
                if room.idle > KEPT and not room.lock.locked():
                    self._drop(room)
            if self.neighbours is not None and (here := self.here()) != self._told:
                self._told = here
                await self.neighbours.tell()

    # tables -------------------------------------------------------------------------------------------------

    async def room(self, table: UUID) -> Room:
        """The table, from memory or from the store. Raises `Refused` 404, `Unavailable`."""
        found = self.rooms.get(table)
        if found is None:
            coming = self._coming.get(table)
            if coming is None:
                coming = self._coming[table] = asyncio.create_task(self._load(table))
                coming.add_done_callback(lambda task: self._coming.pop(table, None))
            found = await asyncio.shield(coming)
        if found is None:
            raise refused(HTTPStatus.NOT_FOUND, "live-no-table")
        return found

    async def wish(self, room: Room, caller: Caller, asked: Asked) -> dict[str, Any]:
        """Fulfil what is asked; what is answered. Raises `TooLate`, `Refused`, `Unavailable`."""
        room.polled(caller)
        if asked.hint:
            return await advise(room.table, caller, self.players)
        if not caller.whos:
            raise refused(HTTPStatus.FORBIDDEN, "live-nobody")
        place = room.table.place_of(caller.whos)
        wish = asked.of(caller.whos[0] if place is None else room.table.places[place].who)
        if isinstance(wish, Sit):
            if not await self._may_sit(room, caller, asked.token):
                raise refused(HTTPStatus.FORBIDDEN, "live-no-token", "token")
            if room.table.saw_another_hand(caller.whos, wish.place):  # as a guest, before he logged in
                raise refused(HTTPStatus.UNPROCESSABLE_ENTITY, "table-saw-cards")
        return {"version": await room.fulfil(wish)}

    async def _may_sit(self, room: Room, caller: Caller, token: str) -> bool:
        if room.table.host in caller.whos or room.table.opened.by in caller.whos:
            return True
        return bool(token) and bool(await self.ask(lambda: may_play(token, room.id)))

    async def _load(self, table: UUID) -> Room | None:
        rows = await self._journal.read(table)
        now = time.time_ns() // 1_000_000
        known = replayed(rows, now) if len(rows) <= SHORT else await asyncio.to_thread(replayed, rows, now)
        if known is None:
            return None
        found, past = known
        room = Room(found, Past(past), self._journal, lambda: self._elsewhere(table), self._changed)
        self.rooms[table] = room
        self._houses[table] = House(room, self.players)
        return room

    async def forget(self, table: UUID) -> None:
        """Its events were rewritten: they are read again for whoever comes next, and everybody comes anew."""
        room = self.rooms.get(table)
        if room is not None:
            streams = list(room.streams)
            self._drop(room)
            for stream in streams:
                stream.end()

    def _drop(self, room: Room) -> None:
        del self.rooms[room.id]
        self._houses.pop(room.id).close()

    def _changed(self, room: Room) -> None:
        if (house := self._houses.get(room.id)) is not None:
            house.arrange()

    # streams ------------------------------------------------------------------------------------------------

    async def open_stream(self, caller: Caller, tables: Sequence[UUID], limits: Limits) -> Stream:
        """A stream of these tables. Raises `Refused`, `Unavailable`."""
        found = [(table, await self._room_or_none(table)) for table in tables]
        if self._closing:
            raise Unavailable
        if not limits.may_stream(caller.key, caller.address):
            raise too_many_streams()
        rooms = [room for _, room in found if room is not None]

        def ended(stream: Stream) -> None:
            self._streams.discard(stream)
            limits.leave(caller.key, caller.address)
            for room in rooms:
                room.leave(stream)

        stream = Stream(caller, ended)
        self._streams.add(stream)
        limits.enter(caller.key, caller.address)
        for table, room in found:
            if room is None:
                stream.gone(str(table))
            else:
                room.enter(stream)
                self._houses[room.id].welcome(caller)
        return stream

    async def _room_or_none(self, table: UUID) -> Room | None:
        try:
            return await self.room(table)
        except Refused:
            return None

    # outages ------------------------------------------------------------------------------------------------

    def _halt(self) -> None:
        """The database is gone: all clocks stand."""
        for room in self.rooms.values():
            room.halt()

    async def _resume(self) -> None:
        """It is there again: read what is not known for sure, and let all clocks begin anew."""
        for room in list(self.rooms.values()):
            room.go_on()
            await room.catch_up()

    # the neighbours (`neighbours.Hears`) --------------------------------------------------------------------

    def here(self) -> Here:
        """See `Hears`."""
        return {table: room.presence.streaming for table, room in self.rooms.items() if room.presence.streaming}

    async def moved(self, table: UUID, version: int) -> None:
        """See `Hears`."""
        if (room := self.rooms.get(table)) is not None:
            await room.catch_up(version)

    async def moved_perhaps(self) -> None:
        """See `Hears`."""
        for room in list(self.rooms.values()):
            await room.catch_up()

    async def seen_elsewhere(self) -> None:
        """See `Hears`."""
        for room in list(self.rooms.values()):
            room.look_around()

    def _elsewhere(self, table: UUID) -> frozenset[str]:
        return self.neighbours.present(table) if self.neighbours is not None else frozenset()


def database_hub() -> tuple[Hub, Writer]:
    """The hub of a server process, with the writer that must be started before it and stopped after it."""
    writer = Writer(neighbours.announce if neighbours.needed() else None)
    return Hub(writer, writer.ask), writer
