"""What the live table needs of the store: add events to a stream, read a stream, without waiting for a thread.

`Writer` keeps them in the database, `MemoryJournal` in memory with the same answers (for mass tests of the service).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Protocol
from uuid import UUID

from tarock.web.store.events import NewEvent, Stale


@dataclass(frozen=True, slots=True)
class Stored:
    """An event as it stands in the store."""

    id: UUID
    version: int
    kind: str
    payload: dict[str, Any]
    at: datetime
    by: str


class Known(Exception):  # noqa: N818 - an answer, not a fault
    """The first of the events is stored already, as `version` of `stream`: nothing was added."""

    def __init__(self, stream: UUID, version: int) -> None:
        self.stream, self.version = stream, version
        super().__init__(f"stored as version {version} of {stream}")


class Unavailable(Exception):  # noqa: N818 - an answer, not a fault
    """The database does not answer. Whether the events were stored is not known: read the stream once it does."""


class Journal(Protocol):
    """Streams of events."""

    async def append(self, stream: UUID, expected: int, events: Sequence[NewEvent]) -> int:
        """Store `events` as the versions after `expected`, all or none; the last version.

        They are durable when this returns. Raises `Stale`, `Known`, `Unavailable`.
        """
        ...

    async def read(self, stream: UUID, after: int = 0) -> list[Stored]:
        """The events after version `after`, in order; none for a stream that does not exist. Raises `Unavailable`."""
        ...


class MemoryJournal:
    """A journal that forgets everything with the process. Nothing in it is durable."""

    def __init__(self) -> None:
        self._streams: dict[UUID, list[Stored]] = {}
        self._ids: dict[UUID, tuple[UUID, int]] = {}

    async def append(self, stream: UUID, expected: int, events: Sequence[NewEvent]) -> int:
        """See `Journal`."""
        rows = self._streams.setdefault(stream, [])
        for event in events:
            if event.id in self._ids:
                raise Known(*self._ids[event.id])
        if len(rows) != expected:
            raise Stale(len(rows))
        for version, event in enumerate(events, expected + 1):
            rows.append(Stored(event.id, version, event.kind, event.payload, event.at, event.by))
            self._ids[event.id] = (stream, version)
        return len(rows)

    async def read(self, stream: UUID, after: int = 0) -> list[Stored]:
        """See `Journal`."""
        return self._streams.get(stream, [])[after:]

    def forget(self, stream: UUID) -> None:
        """Drop a stream, so that a long run keeps its memory."""
        for row in self._streams.pop(stream, []):
            self._ids.pop(row.id, None)
