"""When the database does not answer: nobody waits for it in vain, and it is noticed when it is there again."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Final
from uuid import UUID

from tarock.web.store.events import NewEvent
from tarock.web.store.journal import Journal, Stored, Unavailable

log = logging.getLogger(__name__)

AGAIN: Final = 1.0
"""Seconds between two tries."""
_NO_STREAM: Final = UUID(int=0)


class Guarded:
    """A journal that says `Unavailable` at once while its database is away. `halt` and `resume` are told of it."""

    def __init__(self, journal: Journal, halt: Callable[[], None], resume: Callable[[], Awaitable[None]]) -> None:
        self._journal = journal
        self._halt = halt
        self._resume = resume
        self._return: asyncio.Task[None] | None = None

    @property
    def down(self) -> bool:
        """Whether the database is away."""
        return self._return is not None

    async def append(self, stream: UUID, expected: int, events: Sequence[NewEvent]) -> int:
        """See `Journal`."""
        if self.down:
            raise Unavailable
        try:
            return await self._journal.append(stream, expected, events)
        except Unavailable:
            self._gone()
            raise

    async def read(self, stream: UUID, after: int = 0) -> list[Stored]:
        """See `Journal`."""
        if self.down:
            raise Unavailable
        try:
            return await self._journal.read(stream, after)
        except Unavailable:
            self._gone()
            raise

    def close(self) -> None:
        """Wait no more."""
        if self._return is not None:
            self._return.cancel()

    def _gone(self) -> None:
        if self._return is None:
            log.error("the database does not answer: all tables wait")
            self._return = asyncio.create_task(self._until_back())
            self._halt()

    async def _until_back(self) -> None:
        while True:
            await asyncio.sleep(AGAIN)
            try:
                await self._journal.read(_NO_STREAM)
            except Unavailable:
                continue
            break
        log.error("the database answers again")
        self._return = None
        with suppress(Unavailable):  # gone again: it was noticed by whoever asked
            await self._resume()
