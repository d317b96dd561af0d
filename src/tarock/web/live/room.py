"""One table in the memory of one server process: wishes become stored events, events become views.

Nothing is shown before it is stored. What the store does not take is not there: after every doubt the room reads on
from where it stands.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from http import HTTPStatus
from typing import Final
from uuid import UUID

from tarock.rules import Problem, Reason
from tarock.table import Event, Now, Table, Wish, decide, evolve, table_view
from tarock.table.events import Away, Back, Sat, Stood
from tarock.web.live.answers import Refused, encode
from tarock.web.live.history import from_row, to_row
from tarock.web.live.identity import Caller
from tarock.web.live.past import Past
from tarock.web.live.presence import Presence
from tarock.web.live.stopwatch import Stopwatch
from tarock.web.live.streams import Stream, view_frame
from tarock.web.store.events import Stale
from tarock.web.store.journal import Journal, Known, Unavailable

FRESH: Final = 0.2
"""Seconds that a view may be sent again as it is, though its clock runs."""
_TOO_LATE: Final = {"table-stale", "table-double"}
_FORBIDDEN: Final = {"table-not-seated", "table-host-only", "table-other-seat", "table-pausing"}


class TooLate(Exception):  # noqa: N818 - an answer, not a fault
    """The wish builds upon something that is over, or is fulfilled already."""


class Room:
    """A table, its streams and its clock. All methods belong to the event loop.

    `changed` is called after every change of the table or of who is there.
    """

    def __init__(
        self,
        table: Table,
        past: Past,
        journal: Journal,
        elsewhere: Callable[[], frozenset[str]],
        changed: Callable[[Room], None],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.id = UUID(table.id)
        self.table = table
        self.past = past
        self.lock = asyncio.Lock()
        self.streams: set[Stream] = set()
        self.presence = Presence(clock, elsewhere)
        self.watch = Stopwatch(clock)
        self.mine = not elsewhere()
        """Whether this process stored the last event, and so does what comes next."""
        self.gone: set[int] = set()
        """Places that a bot has taken over because their person had no connection."""
        self._used = clock()
        self._journal = journal
        self._changed = changed
        self._clock = clock
        self._doubtful = False
        self._halted = False
        self._there: frozenset[str] = frozenset()
        self._shown = 0
        self._moment: tuple[float, Now] | None = None
        self._views: dict[tuple[tuple[str, ...], str], tuple[float, int, bytes]] = {}

    # what is asked ------------------------------------------------------------------------------------------

    async def fulfil(self, wish: Wish, moved: int | None = None) -> int:
        """Store what the wish comes to; the version after it. Raises `TooLate`, `Refused`, `Unavailable`.

        `moved`: only if the deal stands where it stood then.
        """
        async with self.lock:
            await self._sure()
            if moved is not None and moved != self.table.moved:
                raise TooLate
            found = decide(self.table, wish, _now())
            if isinstance(found, Reason):
                if found.code in _TOO_LATE:
                    raise TooLate
                status = HTTPStatus.FORBIDDEN if found.code in _FORBIDDEN else HTTPStatus.UNPROCESSABLE_ENTITY
                raise Refused(status, [Problem("", found)])
            return await self._store(found)

    def view(self, caller: Caller) -> bytes:
        """All that the caller may see, as JSON."""
        return self._seen(caller)[1]

    def frame(self, caller: Caller) -> bytes:
        """See `streams.Shown`."""
        return view_frame(self.table.id, *self._seen(caller))

    def _seen(self, caller: Caller) -> tuple[int, bytes]:
        """The version and the view of it that the caller may see; made once for all who may see the same."""
        key, now = (caller.whos, caller.lang), self._clock()
        known = self._views.get(key)
        if known is None or now - known[0] > FRESH:
            sits = self.table.place_of(caller.whos) is not None
            table = self.table if sits else self.past.shown(self.table, _now())
            if self._moment is None or now - self._moment[0] > FRESH:
                self._moment = now, self.now()
            whos = caller.whos if table is self.table else ()  # a seat of the past is none any more
            view = encode(table_view(table, whos, caller.lang, self._moment[1]))
            known = self._views[key] = (now, table.version, view)
        return known[1:]

    # who is there -------------------------------------------------------------------------------------------

    def enter(self, stream: Stream) -> None:
        """A stream is open: it gets the view at once."""
        self.streams.add(stream)
        self.presence.enter(stream.caller.whos)
        stream.news(self)
        self.show()

    def leave(self, stream: Stream) -> None:
        """A stream has ended."""
        self.streams.discard(stream)
        self.presence.leave(stream.caller.whos)
        self._used = self._clock()
        self.show()

    def polled(self, caller: Caller) -> None:
        """Somebody asked without a stream, or beside it."""
        new = not self.presence.among(caller.whos)
        self.presence.polled(caller.whos)
        self._used = self._clock()
        if new and self.table.place_of(caller.whos) is not None:
            self.show()

    def holders(self) -> dict[str, int]:
        """The places of persons by their `who`."""
        return {place.who: number for number, place in enumerate(self.table.places) if place.who}

    @property
    def awake(self) -> bool:
        """Whether anybody who plays here is there. Without them the table sleeps and its clock stands."""
        return not self._halted and bool(self._there)

    @property
    def idle(self) -> float:
        """For how many seconds nobody has been there; 0 while somebody is."""
        return 0.0 if self.streams or self.awake else self._clock() - self._used

    def now(self) -> Now:
        """What the table must be told about time."""
        holders = self.holders()
        return Now(self.watch.ms, {holders[who]: ms for who, ms in self.presence.gone(holders).items()})

    # what changes -------------------------------------------------------------------------------------------

    async def catch_up(self, version: int | None = None) -> None:
        """Read on from the store, if it is known to stand further (`version`) or that is not known. `Unavailable`."""
        async with self.lock:
            if version is None or version > self.table.version:
                await self._read_on()

    def halt(self) -> None:
        """The database is away: the clock stands."""
        self._halted = True
        self.show()

    def go_on(self) -> None:
        """It is there again: all times begin anew, and what happened at last must be read."""
        self._halted, self._doubtful = False, True
        self.watch.reset()
        self.presence.forgive()
        self.show()

    def look_around(self) -> None:
        """Show what has changed without an event: who is there, and what spectators with a delay see by now."""
        shown = self.past.shown(self.table, _now()).version
        if shown != self._shown or self.presence.among(self.holders()) != self._there:
            self.show()

    def show(self) -> None:
        """Everybody gets a fresh view, and what is due is found anew."""
        self._views, self._moment = {}, None
        self._there = self.presence.among(self.holders())
        self._shown = self.past.shown(self.table, _now()).version
        self.watch.run(self.awake)
        for stream in self.streams:
            stream.news(self)
        self._changed(self)

    async def _sure(self) -> None:
        if self._doubtful:
            await self._read_on()

    async def _read_on(self) -> None:
        rows = await self._journal.read(self.id, self.table.version)
        self._doubtful = False
        if rows:
            self.mine = False
            self._become([from_row(row) for row in rows])

    async def _store(self, events: Sequence[Event]) -> int:
        try:
            version = await self._journal.append(self.id, self.table.version, [to_row(event) for event in events])
        except (Stale, Known):
            await self._read_on()
            raise TooLate from None
        except (Unavailable, asyncio.CancelledError):
            self._doubtful = True  # whether it is stored is not known
            raise
        self.mine = True
        self._become(events)
        return version

    def _become(self, events: Sequence[Event]) -> None:
        """These events have happened."""
        before = self.table
        for event in events:
            self.table = evolve(self.table, event)
            if isinstance(event, Away) and event.why == "gone":
                self.gone.add(event.place)
            elif isinstance(event, Back | Stood | Sat):
                self.gone.discard(event.place)
        if self.table.clock != before.clock:
            self.watch.reset()
        self.past.keep(before, self.table)
        self.show()


def _now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000
