"""Finished deals of a table, brought back from its events: the record, when it ended, and who sat there."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from functools import lru_cache
from uuid import UUID

from tarock.notation.record import Record
from tarock.rules import Problems
from tarock.table import Row, Table, deal_record, evolve
from tarock.table.events import Opened, Sat
from tarock.web.live.history import from_row
from tarock.web.store import events as store
from tarock.web.store.models import StoredEvent

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class TableDeal:
    """One finished deal. `seats` holds who sat in which seat when it ended ("" a bot), `sat` all who ever sat there."""

    table: UUID
    board: int
    record: Record
    at: datetime
    seats: tuple[str, ...]
    sat: frozenset[str]
    rules_text: str


@dataclass(frozen=True)
class Past:
    """A table after all its events, when each of its deals ended (by board), and who ever sat there."""

    table: Table
    ended_at: Mapping[int, datetime] = field(default_factory=dict)
    sat: frozenset[str] = frozenset()

    def seats(self, row: Row) -> tuple[str, ...]:
        """Who sat in the four seats when a deal ended; "" a bot."""
        return tuple(row.who[place] for place in row.deal.seats.seats)


def past_of(table: UUID) -> Past | None:
    """The past of a table; None where there is none, or the stream is something else."""
    version = store.version(table)
    return _past(table, version) if version else None


@lru_cache(maxsize=64)
def _past(stream: UUID, version: int) -> Past | None:
    """What happened up to a version never changes, so everybody who looks at it shares one reading."""
    rows = store.read(stream)[:version]
    if rows[0].kind != Opened.kind or "table" not in rows[0].payload:
        return None
    try:
        return _fold(rows)
    except (Problems, ValueError) as error:  # a rule set that comes along has changed since
        log.warning("table %s cannot be read any more: %s", stream, error)
        return None


def _fold(rows: Sequence[StoredEvent]) -> Past:
    table: Table | None = None
    ended: dict[int, datetime] = {}
    sat = set()
    for row in rows:
        event = from_row(row)
        before = len(table.rows) if table else 0
        table = evolve(table, event)
        if len(table.rows) > before:
            ended[table.rows[-1].deal.board] = row.at
        if isinstance(event, Opened) and event.place is not None:
            sat.add(event.by)
        elif isinstance(event, Sat):
            sat.add(event.who)
    assert table is not None
    return Past(table, ended, frozenset(sat))


def table_deal(table: UUID, board: int) -> TableDeal | None:
    """The deal of a table with this board number; None where there is none, or it is not over."""
    past = past_of(table)
    record = deal_record(past.table, board) if past else None
    if past is None or record is None:
        return None
    row = next(row for row in past.table.rows if row.deal.board == board)
    at, config = past.ended_at[board], past.table.config
    return TableDeal(table, board, record, at, past.seats(row), past.sat, config.rules_text)


def forget_readings() -> None:
    """A name was taken out of a table: nothing that was read before may be shown again."""
    _past.cache_clear()
