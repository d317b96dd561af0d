"""Tables in the store: their events as rows, and a table brought back from them."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Protocol
from uuid import UUID

from tarock.table import Event, Table, evolve, from_json, to_json
from tarock.table.events import Opened
from tarock.web.store import events as store
from tarock.web.store.events import NewEvent

_COLUMNS = ("id", "at", "by", "kind")
"""What a row says in columns of its own; the rest of the event is its payload."""


class Row(Protocol):
    """A stored event, from the journal or from Django's model."""

    @property
    def id(self) -> UUID: ...  # noqa: D102
    @property
    def kind(self) -> str: ...  # noqa: D102
    @property
    def payload(self) -> dict[str, object]: ...  # noqa: D102
    @property
    def at(self) -> datetime: ...  # noqa: D102
    @property
    def by(self) -> str: ...  # noqa: D102


def to_row(event: Event) -> NewEvent:
    """The event as it is stored."""
    payload = to_json(event)
    for name in _COLUMNS:
        del payload[name]
    return NewEvent(UUID(event.id), event.kind, payload, datetime.fromtimestamp(event.at / 1000, UTC), event.by)


def from_row(row: Row) -> Event:
    """The event of a row."""
    moment = round(row.at.timestamp() * 1000)
    return from_json({**row.payload, "kind": row.kind, "id": str(row.id), "at": moment, "by": row.by})


def replayed(rows: Sequence[Row], now: int) -> tuple[Table, list[Table]] | None:
    """The table of a stream, and what spectators with a delay may still see of its past (`now`: ms since 1970).

    None where there is no such stream, or it is something else than a table.
    """
    if not rows or not _opens_a_table(rows[0]):
        return None
    past: list[Table] = []
    table = evolve(None, from_row(rows[0]))
    for row in rows[1:]:
        if table.config.spectators == "delay":
            moment = now - table.config.delay * 1000
            if table.at <= moment:
                past.clear()
            past.append(table)
        table = evolve(table, from_row(row))
    return table, past


def load_table(table: UUID) -> Table | None:
    """The table of a stream, for Django's pages; None where there is none, or the stream is something else."""
    known = replayed(store.read(table), 0)
    return None if known is None else known[0]


def _opens_a_table(row: Row) -> bool:
    return row.kind == Opened.kind and "table" in row.payload
