"""Other server processes on the same PostgreSQL: who moved which table, and who is looking at it, by LISTEN/NOTIFY.

A process tells in the transaction that stores events which streams moved; the others read the new events. From time to
time, and when it changes, it tells which players have a stream open with it, so that nobody is taken for gone who is
only connected elsewhere.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final, Protocol
from uuid import UUID

from django.conf import settings
from django.db import connection

log = logging.getLogger(__name__)

CHANNEL: Final = "tarock_live"
EVERY: Final = 10.0
"""Seconds between two tellings of who is here."""
BELIEVED: Final = 25.0
"""Seconds that a telling holds."""
AGAIN: Final = 1.0
"""Seconds until a lost connection is tried again."""
_PORTION: Final = 100
"""Streams in one message: PostgreSQL takes 8,000 bytes."""
ME: Final = secrets.token_hex(8)
"""This process."""

Here = Mapping[UUID, frozenset[str]]


class Hears(Protocol):
    """Who is told what the neighbours say."""

    async def moved(self, table: UUID, version: int) -> None:
        """A table stands at `version` now."""
        ...

    async def forget(self, table: UUID) -> None:
        """The events of a table were rewritten (`rewritten.tell`)."""
        ...

    async def moved_perhaps(self) -> None:
        """Messages may have been missed: look at every table that is open here."""
        ...

    async def seen_elsewhere(self) -> None:
        """Who is connected elsewhere may have changed."""
        ...

    def here(self) -> Here:
        """Who has a stream open in this process, by table."""
        ...


def needed() -> bool:
    """Whether there can be other processes: SQLite is for one."""
    return bool(connection.vendor == "postgresql")


def announce(cursor: Any, written: list[tuple[UUID, int]]) -> None:
    """Tell the others, when the transaction is committed, which streams stand where."""
    for start in range(0, len(written), _PORTION):
        part = [[stream.hex, version] for stream, version in written[start : start + _PORTION]]
        cursor.execute("SELECT pg_notify(%s, %s)", [CHANNEL, json.dumps({"from": ME, "moved": part})])


class Neighbours:
    """Hears the others and tells them. `ask` runs a question to the database in a thread."""

    def __init__(
        self,
        hears: Hears,
        ask: Callable[[Callable[[], None]], Awaitable[None]],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._hears = hears
        self._ask = ask
        self._clock = clock
        self._elsewhere: dict[str, tuple[float, dict[UUID, frozenset[str]]]] = {}
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Begin to listen and to tell."""
        self._tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._tell_always())]

    async def stop(self) -> None:
        """End; the others learn that nobody is here any more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._tell({})

    def present(self, table: UUID) -> frozenset[str]:
        """Who looks at the table in other processes."""
        now = self._clock()
        found: frozenset[str] = frozenset()
        for since, here in self._elsewhere.values():
            if now - since < BELIEVED:
                found |= here.get(table, frozenset())
        return found

    async def tell(self) -> None:
        """Tell now who is here: it has changed."""
        await self._tell(self._hears.here())

    async def _tell_always(self) -> None:
        while True:
            await self.tell()
            await asyncio.sleep(EVERY)

    async def _tell(self, here: Here, hello: bool = False) -> None:
        rows = [(table.hex, sorted(whos)) for table, whos in here.items()]
        try:
            await self._ask(lambda: _send_here(rows, hello))
        except Exception as error:  # nobody waits for this; the next telling comes by itself
            log.warning("who is here could not be told: %s", error)

    async def _listen(self) -> None:
        while True:
            try:
                await self._listen_once()
            except Exception as error:  # a restarted database, a cut line
                log.warning("the neighbours cannot be heard: %s", str(error).strip())
            await asyncio.sleep(AGAIN)

    async def _listen_once(self) -> None:
        import psycopg

        async with await psycopg.AsyncConnection.connect(_address(), autocommit=True) as heard:
            await heard.execute(f"LISTEN {CHANNEL}")
            await self._tell(self._hears.here(), hello=True)
            await self._hears.moved_perhaps()
            async for message in heard.notifies():
                await self._hear(json.loads(message.payload))

    async def _hear(self, message: Mapping[str, Any]) -> None:
        sender = str(message["from"])
        if sender == ME:
            return
        for stream, version in message.get("moved", ()):
            await self._hears.moved(UUID(stream), int(version))
        for stream in message.get("rewritten", ()):
            await self._hears.forget(UUID(stream))
        if "here" in message:
            known = {} if message["first"] else dict(self._elsewhere.get(sender, (0.0, {}))[1])
            known |= {UUID(table): frozenset(whos) for table, whos in message["here"]}
            self._elsewhere[sender] = (self._clock(), known)
            self._elsewhere = {s: kept for s, kept in self._elsewhere.items() if self._clock() - kept[0] < BELIEVED}
            await self._hears.seen_elsewhere()
        if message.get("hello"):
            await self.tell()


def _send_here(rows: list[tuple[str, list[str]]], hello: bool) -> None:
    """All that is here, in portions; the first one replaces what was told before."""
    portions = [rows[start : start + _PORTION // 4] for start in range(0, len(rows), _PORTION // 4)] or [[]]
    with connection.cursor() as cursor:
        for number, part in enumerate(portions):
            message = {"from": ME, "here": part, "first": number == 0, "hello": hello and number == 0}
            cursor.execute("SELECT pg_notify(%s, %s)", [CHANNEL, json.dumps(message)])


def _address() -> str:
    """The same database as Django's, as psycopg takes it."""
    from psycopg.conninfo import make_conninfo

    of = settings.DATABASES["default"]
    named = {
        "dbname": of["NAME"],
        "user": of["USER"],
        "password": of["PASSWORD"],
        "host": of["HOST"],
        "port": of["PORT"],
    }
    return make_conninfo("", **{key: value for key, value in (named | of["OPTIONS"]).items() if value != ""})
