"""What tables hold of a person: the games played, and the name in the events of the tables."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tarock.rules import Text
from tarock.table.events import Said
from tarock.web.deals.models import PlayedSeat
from tarock.web.deals.reading import refresh
from tarock.web.deals.traces import tables_of, take_out
from tarock.web.people.access import holders_of
from tarock.web.people.models import Person
from tarock.web.store.models import StoredEvent


class TableHolding:
    """See `people.holdings.Holding`."""

    def export(self, person: Person) -> dict[str, Any]:
        """The person's own games and words at tables; the names of others are not the person's data."""
        return own_data(holders_of(person))

    def obstacles(self, person: Person) -> list[Text]:
        """Nothing: a bot goes on where somebody leaves."""
        return []

    def forget(self, person: Person) -> bool:
        """Out of all tables; nothing stays that needs the person."""
        take_out(holders_of(person))
        return False


def own_data(whos: Iterable[str]) -> dict[str, Any]:
    """Everything that tables hold of these holders, as plain JSON."""
    known = list(whos)
    return {"deals": _games(known), "said": _said(known)}


def _said(known: list[str]) -> list[dict[str, Any]]:
    found = StoredEvent.objects.filter(stream__in=tables_of(known), kind=Said.kind, by__in=known).order_by("at")
    return [
        {
            "table": str(event.stream),
            "at": event.at.isoformat(),
            "said": event.payload["text"] or event.payload["phrase"],
        }
        for event in found
    ]


def _games(known: list[str]) -> list[dict[str, Any]]:
    refresh(known)
    seats = PlayedSeat.objects.filter(who__in=known).select_related("deal").order_by("deal__at")
    return [
        {
            "table": str(seat.deal.table),
            "deal": seat.deal.number,
            "at": seat.deal.at.isoformat(),
            "rules": seat.deal.rules,
            "contract": seat.deal.contract or None,
            "role": seat.role or None,
            "won": seat.won,
            "points": str(seat.points),
            "cash": str(seat.cash),
            "dealt": {"tarocks": seat.tarocks, "kings": seat.kings, "trull": seat.trull},
        }
        for seat in seats
    ]
