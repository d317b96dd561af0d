"""Many appends to many streams in one transaction: one wait for the disk for all tables that move at the same time.

The rows are those of `StoredEvent`, written without the ORM, which would cost more than the rules of the game do.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any
from uuid import UUID

from django.db import IntegrityError, connection, transaction

from tarock.web.store.events import NewEvent, Stale
from tarock.web.store.journal import Known
from tarock.web.store.models import StoredEvent

_TABLE = StoredEvent._meta.db_table
_INSERT = f'INSERT INTO {_TABLE} (id, stream, version, kind, payload, at, "by") VALUES (%s, %s, %s, %s, %s, %s, %s)'
_VERSIONS = f"SELECT stream, MAX(version) FROM {_TABLE} WHERE stream IN (%s) GROUP BY stream"
_KNOWN = f"SELECT stream, version FROM {_TABLE} WHERE id = %s"


@dataclass(frozen=True, slots=True)
class Append:
    """Events that belong at the end of a stream, which is expected to stand at version `expected`."""

    stream: UUID
    expected: int
    events: Sequence[NewEvent]


Outcome = int | Stale | Known
Announce = Callable[[Any, list[tuple[UUID, int]]], None]
"""Tells others, inside the transaction, which streams stand where: a cursor, and pairs of stream and version."""


def commit(batch: Sequence[Append], announce: Announce | None = None) -> list[Outcome]:
    """Store what fits in one transaction; for each append its last version, or why it was refused.

    One refused append never harms the others. Raises Django's `DatabaseError` where nothing could be stored.
    """
    try:
        with transaction.atomic(), connection.cursor() as cursor:
            outcomes = _checked(cursor, batch)
            good = [append for append, found in zip(batch, outcomes, strict=True) if isinstance(found, int)]
            cursor.executemany(_INSERT, [row for append in good for row in _rows(append)])
            _tell(cursor, announce, batch, outcomes)
            return outcomes
    except IntegrityError:  # an id that is stored already, or another process was faster: find out which
        return _commit_singly(batch, announce)


def commit_again(batch: Sequence[Append], announce: Announce | None = None) -> list[Outcome]:
    """Store a batch of which it is not known whether it is stored: what is there already counts as stored now.

    The ids tell: nobody else can have written these events.
    """
    return [
        append.expected + len(append.events) if _is_there(append, found) else found
        for append, found in zip(batch, _commit_singly(batch, announce), strict=True)
    ]


def _is_there(append: Append, found: Outcome) -> bool:
    return isinstance(found, Known) and (found.stream, found.version) == (append.stream, append.expected + 1)


def _commit_singly(batch: Sequence[Append], announce: Announce | None) -> list[Outcome]:
    with transaction.atomic(), connection.cursor() as cursor:
        outcomes = [_one(cursor, append) for append in batch]
        _tell(cursor, announce, batch, outcomes)
        return outcomes


def _checked(cursor: Any, batch: Sequence[Append]) -> list[Outcome]:
    """What each append will come to if nobody else writes to its stream now."""
    current = _versions(cursor, {append.stream for append in batch})
    outcomes: list[Outcome] = []
    for append in batch:
        stands = current.get(append.stream, 0)
        if stands != append.expected:
            outcomes.append(Stale(stands))
            continue
        current[append.stream] = stands + len(append.events)
        outcomes.append(current[append.stream])
    return outcomes


def _one(cursor: Any, append: Append) -> Outcome:
    """One append by itself, in a savepoint."""
    cursor.execute(_KNOWN, [_uuid(append.events[0].id)])
    known = cursor.fetchone()
    if known is not None:
        return Known(_as_uuid(known[0]), known[1])
    stands = _versions(cursor, {append.stream}).get(append.stream, 0)
    if stands != append.expected:
        return Stale(stands)
    try:
        with transaction.atomic():
            cursor.executemany(_INSERT, _rows(append))
    except IntegrityError:
        return Stale(_versions(cursor, {append.stream}).get(append.stream, 0))
    return stands + len(append.events)


def _versions(cursor: Any, streams: set[UUID]) -> dict[UUID, int]:
    cursor.execute(_VERSIONS % ", ".join(["%s"] * len(streams)), [_uuid(stream) for stream in streams])
    return {_as_uuid(stream): version for stream, version in cursor.fetchall()}


def _tell(cursor: Any, announce: Announce | None, batch: Sequence[Append], outcomes: Sequence[Outcome]) -> None:
    written = [(append.stream, found) for append, found in zip(batch, outcomes, strict=True) if isinstance(found, int)]
    if announce is not None and written:
        announce(cursor, written)


def _rows(append: Append) -> list[tuple[Any, ...]]:
    stream = _uuid(append.stream)
    moment, as_json = connection.ops.adapt_datetimefield_value, connection.ops.adapt_json_value
    return [
        (
            _uuid(event.id),
            stream,
            version,
            event.kind,
            as_json(event.payload, json.JSONEncoder),
            moment(event.at),
            event.by,
        )
        for version, event in enumerate(append.events, append.expected + 1)
    ]


def _uuid(value: UUID) -> Any:
    """As the database keeps it: PostgreSQL knows the type, SQLite 32 hex digits."""
    return value if connection.features.has_native_uuid_field else value.hex


def _as_uuid(value: Any) -> UUID:
    return value if isinstance(value, UUID) else UUID(value)
