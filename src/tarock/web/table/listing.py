"""Tables that can be shown on the start page: those that are listed and open, and those at which one sits."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from datetime import timedelta
from functools import lru_cache
from typing import Final
from uuid import UUID

from django.db.models import Max
from django.utils import timezone

from tarock.rules import Problems
from tarock.table import Table
from tarock.web.live.models import TableLink
from tarock.web.live.service import load_table
from tarock.web.store.models import StoredEvent

RECENT: Final = timedelta(hours=12)
"""A table at which nothing has happened for so long is not listed any more."""
MOST: Final = 20


@dataclass(frozen=True)
class Listed:
    """One line: where it is, who sits there, how far it is."""

    token: str
    rules: str
    names: tuple[str, ...]
    free: int
    deals: int
    length: int
    mine: bool


def open_tables(whos: Collection[str], lang: str) -> list[Listed]:
    """The newest open tables that everybody may see, and one's own."""
    links = {link.table: link for link in _links(whos)}
    moved = _versions(links)
    found = []
    for stream, link in links.items():
        if stream not in moved:
            continue
        table = _table(stream, moved[stream])
        if table is not None and not table.ended:
            found.append(_listed(link, table, whos, lang))
    return sorted(found, key=lambda line: not line.mine)[:MOST]


def _links(whos: Collection[str]) -> Iterable[TableLink]:
    play = TableLink.objects.filter(role=TableLink.PLAY)
    yield from play.filter(listed=True).order_by("-made_at")[:MOST]
    yield from play.filter(maker__in=list(whos)).order_by("-made_at")[:MOST]


def _versions(streams: Iterable[UUID]) -> dict[UUID, int]:
    """Where each table stands, of those at which something happened lately."""
    since = timezone.now() - RECENT
    rows = StoredEvent.objects.filter(stream__in=list(streams)).values("stream")
    return {
        row["stream"]: row["last"] for row in rows.annotate(last=Max("version"), at=Max("at")) if row["at"] >= since
    }


@lru_cache(maxsize=128)
def _table(stream: UUID, version: int) -> Table | None:
    """A table at a version never changes. None for one whose rules the program cannot read any more."""
    try:
        return load_table(stream)
    except Problems:
        return None


def _listed(link: TableLink, table: Table, whos: Collection[str], lang: str) -> Listed:
    return Listed(
        token=link.token,
        rules=table.rules.name.in_language(lang),
        names=tuple(name for name, place in zip(table.names, table.places, strict=True) if place.who),
        free=sum(not place.who for place in table.places),
        deals=table.counted,
        length=table.config.length,
        mine=table.place_of(whos) is not None,
    )
