"""Own games out of the tables' events: read when somebody looks, only what is new, only the tables that concern him.

First every table that has moved on is asked who sat down there (few events, no cards); then the tables at which the
asker sat are replayed and their finished deals written down.
"""

from __future__ import annotations

from collections.abc import Iterable
from decimal import Decimal
from fractions import Fraction
from uuid import UUID

from django.db import transaction
from django.db.models import F, OuterRef, QuerySet, Subquery

from tarock.cards import KINGS_MASK, TAROCK_MASK, TRULL_MASK, size
from tarock.sheet.stats import role_of, winners
from tarock.table import Row
from tarock.table.events import Opened, Sat
from tarock.web.deals.models import PlayedDeal, PlayedSeat, Sitter, TableRead, WhatIf
from tarock.web.deals.tables import Past, past_of
from tarock.web.live.models import TableLink
from tarock.web.store.models import StoredEvent


def refresh(who: Iterable[str]) -> None:
    """Bring the games of these holders up to date."""
    note_sitters()
    tables = Sitter.objects.filter(who__in=list(who)).values("table")
    practice = WhatIf.objects.values("table")
    stale = TableRead.objects.filter(table__in=tables).exclude(table__in=practice)
    for table, _, _ in _moved(stale, "version"):
        _read_deals(table)


def _moved(tables: QuerySet[TableRead], how_far: str) -> list[tuple[UUID, int, int]]:
    """Those whose stream has gone on since: table, how far it was read, its last version."""
    last = StoredEvent.objects.filter(stream=OuterRef("table")).order_by("-version").values("version")[:1]
    found = tables.annotate(last=Subquery(last)).filter(last__gt=F(how_far))
    return list(found.values_list("table", how_far, "last"))


def note_sitters() -> None:
    """Who sat down at tables that have moved on since they were last looked at."""
    known = TableRead.objects.values("table")
    new = TableLink.objects.filter(role=TableLink.PLAY).exclude(table__in=known).values_list("table", flat=True)
    TableRead.objects.bulk_create((TableRead(table=table) for table in new), ignore_conflicts=True)
    for table, seen, last in _moved(TableRead.objects.all(), "seen"):
        events = StoredEvent.objects.filter(
            stream=table, version__gt=seen, version__lte=last, kind__in=(Opened.kind, Sat.kind)
        )
        sitters = (Sitter(table=table, who=event.payload.get("who", event.by)) for event in events)
        Sitter.objects.bulk_create(sitters, ignore_conflicts=True)
        TableRead.objects.filter(table=table).update(seen=last)


def _read_deals(table: UUID) -> None:
    past = past_of(table)
    if past is None:
        return
    with transaction.atomic():
        TableRead.objects.select_for_update().get(table=table)  # two who look at once must not write a deal twice
        written = set(PlayedDeal.objects.filter(table=table).values_list("number", flat=True))
        for row in past.table.rows:
            if row.deal.board not in written:
                _write(table, past, row)
        TableRead.objects.filter(table=table).update(version=past.table.version)


def _write(table: UUID, past: Past, row: Row) -> None:
    rules, game = past.table.rules, row.game
    contract = rules.contracts[game.contract] if game else None
    deal = PlayedDeal.objects.create(
        table=table,
        number=row.deal.board,
        at=past.ended_at[row.deal.board],
        rules=rules.id,
        rules_name=rules.name.de,
        unit=rules.money.unit,
        contract=contract.id if contract else "",
        contract_name=contract.name if contract else "",
        names=list(row.names),
    )
    won = winners(game) if game else {}
    for seat, who in enumerate(past.seats(row)):
        if not who:
            continue
        place, hand = row.deal.seats.seats[seat], row.deal.state.dealt[seat]
        role = role_of(game, seat, contract.kind) if game and contract else ""
        points = row.points[place]
        PlayedSeat.objects.create(
            deal=deal,
            who=who,
            seat=seat,
            place=place,
            role=role,
            won=None if not game else points > 0 if role == PlayedSeat.ALONE else won.get(seat),
            points=_decimal(points),
            cash=_decimal(row.cash[place]),
            tarocks=size(hand & TAROCK_MASK),
            kings=size(hand & KINGS_MASK),
            trull=size(hand & TRULL_MASK),
        )


def _decimal(amount: Fraction) -> Decimal:
    """Whole numbers and halves, exactly."""
    return Decimal(amount.numerator) / Decimal(amount.denominator)


def forget() -> None:
    """Drop all that was read; it is made anew."""
    for model in (PlayedDeal, Sitter, TableRead):
        model.objects.all().delete()
