"""The streams of cups and days: what they say now, and how a wish becomes events in them.

One writer a stream: PostgreSQL by an advisory lock, SQLite because every transaction here begins by writing. So two
desks never lose each other's work, and what they contradict each other in is for the core to say.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from datetime import UTC, datetime
from functools import reduce
from typing import Any, Generic, TypeVar
from uuid import NAMESPACE_OID, UUID, uuid5

from django.db import IntegrityError, connection
from django.http import Http404

from tarock.rules import refuse
from tarock.tournament import cup, event
from tarock.tournament.cup import CupState
from tarock.tournament.event import Day, Event, to_json
from tarock.web.cups import messages as _messages  # noqa: F401 - registers the sentences
from tarock.web.cups.readings import Readings, raw_event
from tarock.web.store.models import StoredEvent

S = TypeVar("S")


class Streams(Generic[S]):
    """All streams of one kind: cups, or days."""

    def __init__(self, read: Callable[[Any], Event], step: Callable[[S | None, Event], S]) -> None:
        self._read = read

        def fold(state: S | None, raw: Sequence[dict[str, Any]]) -> S:
            found = reduce(step, map(read, raw), state)
            assert found is not None
            return found

        self._readings = Readings(fold)

    def find(self, stream: UUID) -> S | None:
        """The state of a stream; None where there is none."""
        found = self._readings.get(stream)
        return found[1] if found else None

    def get(self, stream: UUID) -> S:
        """The state of a stream. Raises `Http404`."""
        found = self.find(stream)
        if found is None:
            raise Http404
        return found

    def events(self, stream: UUID) -> list[Event]:
        """The log."""
        return [self._read(raw_event(row)) for row in StoredEvent.objects.filter(stream=stream).order_by("version")]

    def append(self, stream: UUID, events: Iterable[Event]) -> None:
        """Add events at the end; within a transaction that holds `lock(stream)`. Raises `Problems` for a foreign id."""
        version = StoredEvent.objects.filter(stream=stream).count()
        rows = [_row(stream, version + place, event) for place, event in enumerate(events, 1)]
        if StoredEvent.objects.filter(id__in=[row.id for row in rows]).exists():
            raise refuse("id", "cups-id-taken")
        try:
            StoredEvent.objects.bulk_create(rows)
        except IntegrityError:
            raise refuse("id", "cups-id-taken") from None

    def forget(self, stream: UUID) -> None:
        """The stream was rewritten."""
        self._readings.forget(stream)


def _row(stream: UUID, version: int, event: Event) -> StoredEvent:
    payload = {key: value for key, value in to_json(event).items() if key != "kind"}
    moment = datetime.fromisoformat(event.at)
    return StoredEvent(
        id=row_id(event.id), stream=stream, version=version, kind=event.fact.kind, payload=payload, at=moment,
        by=event.by[:80],
    )  # fmt: skip


def row_id(event_id: str) -> UUID:
    """The key in the store: the event's own id; for a wish's second event, which has no UUID, one made of its id."""
    try:
        return UUID(event_id)
    except ValueError:
        return uuid5(NAMESPACE_OID, event_id)


def lock(stream: UUID) -> None:
    """Nobody else writes to the stream until this transaction ends."""
    if connection.vendor == "postgresql":
        with connection.cursor() as cursor:
            cursor.execute("SELECT pg_advisory_xact_lock(%s)", [stream.int >> 64 & 0x7FFF_FFFF_FFFF_FFFF])


def now() -> str:
    """The present moment as events keep it."""
    return datetime.now(UTC).isoformat(timespec="seconds")


CUPS: Streams[CupState] = Streams(cup.from_json, cup.evolve)
DAYS: Streams[Day] = Streams(event.from_json, event.evolve)
