"""The journal in the database: one thread writes, and commits all that waits together; few threads read.

One writer means one wait for the disk for everybody, no lock that anybody waits for, and a plain order. What was
answered is durable as the settings say (`database.py`: SQLite in WAL with `synchronous=FULL`; PostgreSQL as it is set
up, which is durable unless somebody changed it).
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final, NamedTuple, TypeVar
from uuid import UUID

from django.db import DatabaseError, InterfaceError, connection

from tarock.web.store.checkpoints import Checkpoints
from tarock.web.store.events import NewEvent
from tarock.web.store.group_commit import Announce, Append, Outcome, commit, commit_again
from tarock.web.store.journal import Stored, Unavailable
from tarock.web.store.models import StoredEvent

GATHER: Final = 0.008
"""Seconds that the first append of a batch waits for others. Nobody sees them; hundreds of tables share a commit."""
LARGEST: Final = 500
READERS: Final = 2

_GONE: Final = (DatabaseError, InterfaceError)
T = TypeVar("T")
log = logging.getLogger(__name__)


class _Waiting(NamedTuple):
    append: Append
    answer: asyncio.Future[int]


class Writer:
    """A `Journal` in the database. `start` and `stop` belong to the running event loop."""

    def __init__(self, announce: Announce | None = None, gather: float = GATHER) -> None:
        self._announce = announce
        self._gather = gather
        self._waiting: queue.SimpleQueue[_Waiting | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="tarock-writer", daemon=True)
        self._readers = ThreadPoolExecutor(READERS, "tarock-reader")
        self._checkpoints = Checkpoints()
        self._loop: asyncio.AbstractEventLoop | None = None

    def start(self) -> None:
        """Begin to write."""
        self._loop = asyncio.get_running_loop()
        self._thread.start()
        self._checkpoints.start()

    async def stop(self) -> None:
        """Write what waits, then end."""
        self._waiting.put(None)
        await asyncio.to_thread(self._thread.join)
        await asyncio.to_thread(self._checkpoints.stop)
        self._readers.shutdown(wait=False)

    async def append(self, stream: UUID, expected: int, events: Sequence[NewEvent]) -> int:
        """See `Journal`."""
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._waiting.put(_Waiting(Append(stream, expected, events), answer))
        return await answer

    async def read(self, stream: UUID, after: int = 0) -> list[Stored]:
        """See `Journal`."""
        return await self.ask(lambda: _read(stream, after))

    async def ask(self, question: Callable[[], T]) -> T:
        """Ask the database something, in a thread of the readers. Raises `Unavailable`."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, lambda: _careful(question))

    def _work(self) -> None:
        assert self._loop is not None
        while (batch := self._next()) is not None:
            self._loop.call_soon_threadsafe(_resolve, batch, self._outcomes(batch))
        connection.close()

    def _outcomes(self, batch: Sequence[_Waiting]) -> list[Outcome | Exception]:
        """What each append of the batch came to. The thread survives whatever happens."""
        appends, announce = [one.append for one in batch], self._announce
        try:
            return [*_careful(lambda: commit(appends, announce), lambda: commit_again(appends, announce))]
        except Unavailable as down:
            return [down for _ in batch]
        except Exception as error:  # an event that cannot be written must not take the others with it
            log.exception("a batch of %d could not be written", len(batch))
            return [error] if len(batch) == 1 else [outcome for one in batch for outcome in self._outcomes([one])]

    def _next(self) -> list[_Waiting] | None:
        """The next batch; None at the end."""
        first = self._waiting.get()
        if first is None:
            return None
        if self._gather:
            time.sleep(self._gather)
        batch = [first]
        while len(batch) < LARGEST:
            try:
                more = self._waiting.get_nowait()
            except queue.Empty:
                break
            if more is None:
                self._waiting.put(None)
                break
            batch.append(more)
        return batch


def _careful(question: Callable[[], T], again: Callable[[], T] | None = None) -> T:
    """Ask; where the connection fails, once more over a new one (`again`), for the database may just have restarted."""
    try:
        return question()
    except _GONE:
        connection.close()
    try:
        return (again or question)()
    except _GONE as error:
        log.warning("the database does not answer: %s", str(error).strip() or type(error).__name__)
        connection.close()
        raise Unavailable from error


def _read(stream: UUID, after: int) -> list[Stored]:
    rows = StoredEvent.objects.filter(stream=stream, version__gt=after).order_by("version")
    return [Stored(*row) for row in rows.values_list("id", "version", "kind", "payload", "at", "by")]


def _resolve(batch: Sequence[_Waiting], outcomes: Sequence[Outcome | Exception]) -> None:
    for one, outcome in zip(batch, outcomes, strict=True):
        if one.answer.done():  # whoever asked is gone; the event stands all the same
            continue
        if isinstance(outcome, int):
            one.answer.set_result(outcome)
        else:
            one.answer.set_exception(outcome)
