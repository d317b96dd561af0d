"""Taking somebody out of the tables: holder, names and texts go from the events, the games stay (ADR 0013)."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Final
from uuid import UUID, uuid4

from django.db import transaction

from tarock.rules import Reason
from tarock.table import decide, evolve, replay
from tarock.table.rename import taken_out
from tarock.table.wishes import Stand
from tarock.web.deals import tables
from tarock.web.deals.models import PlayedDeal, PlayedSeat, Sitter, TableRead
from tarock.web.deals.reading import note_sitters
from tarock.web.live.history import from_row, to_row
from tarock.web.live.models import TableLink
from tarock.web.live.rewritten import tell
from tarock.web.people.ids import uuid7
from tarock.web.store import events as store
from tarock.web.store.models import StoredEvent

GUEST: Final = "Gast"


def tables_of(whos: Iterable[str]) -> list[UUID]:
    """The tables at which these holders sat at some time."""
    note_sitters()
    return list(Sitter.objects.filter(who__in=list(whos)).values_list("table", flat=True).distinct())


def take_out(whos: Iterable[str]) -> None:
    """These holders get up where they still sit, and stand nowhere any more. What the deals paid stays as it was."""
    known = list(whos)
    with transaction.atomic():
        at = tables_of(known)
        for table in at:
            for who in known:
                _get_up(table, who)
                _rewrite(table, who)
            PlayedDeal.objects.filter(table=table).delete()  # written down anew, without the name, when others look
            TableRead.objects.filter(table=table).update(version=0)
        for maker in TableLink.objects.filter(maker__in=known):
            TableLink.objects.filter(pk=maker.pk).update(maker="")
        PlayedSeat.objects.filter(who__in=known).delete()
        Sitter.objects.filter(who__in=known).delete()
        tables.forget_readings()
        transaction.on_commit(lambda: _tell(at))


def _tell(rewritten: list[UUID]) -> None:
    tables.forget_readings()  # somebody may have read while it was being rewritten
    tell(rewritten)


def _get_up(stream: UUID, who: str) -> None:
    """A bot goes on in the seat that would be nobody's."""
    table = replay(from_row(row) for row in store.read(stream))
    if table.place_of(who) is None:
        return
    wish = Stand(id=str(uuid7()), who=who, version=table.version)
    found = decide(table, wish, time.time_ns() // 1_000_000)
    if isinstance(found, Reason):
        return
    for event in found:
        store.append(stream, table.version, to_row(event))
        table = evolve(table, event)


def _rewrite(stream: UUID, who: str) -> None:
    rows = list(StoredEvent.objects.filter(stream=stream).order_by("version"))
    before = [from_row(row) for row in rows]
    after = taken_out(before, who, f"x:{uuid4()}", GUEST)
    for row, old, new in zip(rows, before, after, strict=True):
        if new != old:
            made = to_row(new)
            StoredEvent.objects.filter(pk=row.pk).update(payload=made.payload, by=made.by)
    paid = [[(row.points, row.cash) for row in replay(events).rows] for events in (before, after)]
    if paid[0] != paid[1]:
        raise ValueError(f"taking somebody out changed table {stream}")
