"""States of streams as they were folded last; what has happened since is added when somebody looks."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from threading import Lock
from time import monotonic
from typing import Any, Generic, TypeVar
from uuid import UUID

from django.db import connection

from tarock.web.store.models import StoredEvent

S = TypeVar("S")

KEPT = 64
LONGEST = 600
"""Seconds after which a stream is folded anew: another process may have taken a name out of it."""


class Readings(Generic[S]):
    """`fold(state or None, raw events)` is the core's; a state is never changed, so all who look may share it."""

    def __init__(self, fold: Callable[[S | None, Sequence[dict[str, Any]]], S]) -> None:
        self._fold = fold
        self._known: OrderedDict[UUID, tuple[int, S, float]] = OrderedDict()
        self._lock = Lock()

    def get(self, stream: UUID) -> tuple[int, S] | None:
        """Version and state of a stream; None where there is no such stream."""
        with self._lock:
            version, state, since = self._known.get(stream, (0, None, monotonic()))
        if monotonic() - since > LONGEST:
            version, state, since = 0, None, monotonic()
        rows = list(StoredEvent.objects.filter(stream=stream, version__gt=version).order_by("version"))
        if rows:
            state = self._fold(state, [raw_event(row) for row in rows])
            version = rows[-1].version
        if state is None:
            return None
        if connection.in_atomic_block:
            return version, state  # what is not committed yet may still be taken back, and is nobody else's to see
        with self._lock:
            if stream not in self._known or self._known[stream][0] <= version:
                self._known[stream] = (version, state, since)
                self._known.move_to_end(stream)
            while len(self._known) > KEPT:
                self._known.popitem(last=False)
        return version, state

    def forget(self, stream: UUID) -> None:
        """The stream was rewritten (a name was taken out of it)."""
        with self._lock:
            self._known.pop(stream, None)


def raw_event(row: StoredEvent) -> dict[str, Any]:
    """The event as the core wrote it."""
    return {"kind": row.kind, **row.payload}
