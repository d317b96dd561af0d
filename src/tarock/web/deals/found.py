"""Finding a finished deal by its address, and who may look at it.

A deal of a table may be looked at by those who sat there, a shared one by whoever has its link, and both only once it
is over. Strangers are told that there is no such deal.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from functools import wraps
from typing import Any
from uuid import UUID

from django.http import Http404, HttpRequest, HttpResponse
from django.urls import reverse

from tarock.notation.record import Record
from tarock.rules import Problems, builtin_ids, load
from tarock.web.deals.models import DealLink
from tarock.web.deals.tables import TableDeal, table_deal
from tarock.web.deals.uploads import read_text
from tarock.web.people.access import holders


@dataclass(frozen=True)
class Found:
    """A finished deal with its address. `seat` is that of whoever asks, None for others; `at` when it ended."""

    record: Record
    where: dict[str, Any]
    at: datetime | None = None
    rules_text: str = ""
    table: UUID | None = None
    number: int = 0
    seat: int | None = None

    def address(self, name: str) -> str:
        """The address of one of the deal's pages."""
        return reverse(f"{'shared' if 'token' in self.where else 'table'}-deal{name}", kwargs=self.where)

    @property
    def rulebook(self) -> str:
        """The address of the book of the rule set that was played by."""
        rules = self.record.head.rules
        if rules.id in builtin_ids() and rules.digest == load(rules.id).digest:
            return reverse("rulebook", args=[rules.id])
        return self.address("-rules")


Page = Callable[[HttpRequest, Found], HttpResponse]


def of_deal(page: Page) -> Callable[..., HttpResponse]:
    """A page of one deal, by its table and number or by its link. What is answered is kept in no cache."""

    @wraps(page)
    def asked(request: HttpRequest, **where: Any) -> HttpResponse:
        found = _by_link(request, **where) if "token" in where else _by_table(request, **where)
        response = page(request, found)
        response.headers.setdefault("Cache-Control", "no-store")
        return response

    return asked


def _by_table(request: HttpRequest, table: UUID, number: int) -> Found:
    deal, mine = table_deal(table, number), holders(request)
    if deal is None or not mine & deal.sat:
        raise Http404
    return _of_table(deal, mine, {"table": table, "number": number})


def _of_table(deal: TableDeal, mine: frozenset[str], where: dict[str, Any]) -> Found:
    seat = next((seat for seat, who in enumerate(deal.seats) if who in mine), None)
    return Found(deal.record, where, deal.at, deal.rules_text, deal.table, deal.board, seat)


def _by_link(request: HttpRequest, token: str) -> Found:
    link = DealLink.objects.filter(token=token).first()
    if link is None:
        raise Http404
    where = {"token": token}
    if link.table is not None and link.number is not None:
        deal = table_deal(link.table, link.number)
        if deal is None:
            raise Http404
        return _of_table(deal, holders(request), where)
    record = stored_record(link)
    if record is None:
        raise Http404
    return Found(record, where, rules_text=link.rules_text)


def stored_record(link: DealLink) -> Record | None:
    """The record of a shared upload; None where the program, grown older, no longer reads it.

    It held when it was stored, under the content that the rule set had then.
    """
    try:
        (record,) = read_text(link.text, link.rules_text, ignore_digest=True)
    except Problems:
        return None
    return None if isinstance(record, Problems) else record
