"""Appending to a stream and reading it, with an expected version: two writers cannot both write event n."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Any
from uuid import UUID

from django.db import IntegrityError, transaction

from tarock.web.store.models import StoredEvent


class Stale(Exception):  # noqa: N818 - an answer, not a fault
    """The stream has moved on; `version` is where it stands."""

    def __init__(self, version: int) -> None:
        self.version = version
        super().__init__(f"the stream stands at {version}")


@dataclass(frozen=True, slots=True)
class NewEvent:
    """An event to be stored."""

    id: UUID
    kind: str
    payload: dict[str, Any]
    at: datetime
    by: str


def append(stream: UUID, expected: int, event: NewEvent) -> int:
    """Store `event` as version `expected + 1`; its version. An event that is stored already keeps its version.

    Raises `Stale` where the stream is not at `expected`. The event is durable when this returns.
    """
    with transaction.atomic():
        known = StoredEvent.objects.filter(id=event.id).first()
        if known is not None:
            return known.version
        current = version(stream)
        if current != expected:
            raise Stale(current)
        try:
            with transaction.atomic():
                StoredEvent.objects.create(
                    id=event.id,
                    stream=stream,
                    version=expected + 1,
                    kind=event.kind,
                    payload=event.payload,
                    at=event.at,
                    by=event.by,
                )
        except IntegrityError:
            raise Stale(version(stream)) from None
    return expected + 1


def version(stream: UUID) -> int:
    """The number of events of a stream."""
    last = StoredEvent.objects.filter(stream=stream).order_by("-version").values_list("version", flat=True).first()
    return last or 0


def read(stream: UUID) -> list[StoredEvent]:
    """All events of a stream in order."""
    return list(StoredEvent.objects.filter(stream=stream).order_by("version"))


def stream_of(event_id: UUID) -> UUID | None:
    """The stream in which an event is stored; None for one that is not."""
    found: UUID | None = StoredEvent.objects.filter(id=event_id).values_list("stream", flat=True).first()
    return found
