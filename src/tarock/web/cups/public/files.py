"""Files for everybody: result, seating and season as PDF, XLSX and CSV, and the registration form to print.

Made of the same lists as the office's papers, with public names. MV-02.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import TYPE_CHECKING, Final, ParamSpec
from uuid import UUID

from django.http import Http404, HttpRequest, HttpResponse
from django.urls import reverse
from django.utils import timezone
from django.views.decorators.http import require_safe

from tarock.tournament import lists
from tarock.tournament.cup.calendar import Appointment
from tarock.tournament.event import Day as DayState
from tarock.tournament.lists import Listing
from tarock.web.common.language import language_of
from tarock.web.cups.public.dates import calendar_lines
from tarock.web.cups.public.found import Shown, cup_of, day_of, name_of
from tarock.web.cups.seasons import table_of_season
from tarock.web.cups.streams import now
from tarock.web.paper.answers import CSV, PDF, XLSX, file_answer, needs, slug as file_name

if TYPE_CHECKING:
    from tarock.print.cups import FormDate

P = ParamSpec("P")
KINDS: Final = ("pdf", "xlsx", "csv")
DAY: Final[dict[str, Callable[[DayState, str], Listing]]] = {
    "ergebnis": lambda state, lang: lists.results(state, lang=lang),
    "sitzordnung": lambda state, lang: lists.seating(state, lang=lang),
    "preise": lambda state, lang: lists.prizes(state, lang=lang),
}
"""Lists of a whole day by the word of their address."""
ROUND: Final[dict[str, Callable[[DayState, int, str], Listing]]] = {
    "stand": lambda state, number, lang: lists.results(state, number, lang=lang),
    "sitzordnung": lambda state, number, lang: lists.seating(state, (number,), lang),
    "tische": lists.tables,
}
"""Lists of a round."""


@require_safe
@needs("print")
def day_file(request: HttpRequest, day: UUID, name: str, kind: str) -> HttpResponse:
    """A list of the whole day."""
    shown, lang = day_of(day), language_of(request)
    if name not in DAY or not any(part.tables for part in shown.state.rounds):
        raise Http404
    return _file(DAY[name](shown.state, lang), kind, _name(shown, name), lang)


@require_safe
@needs("print")
def round_file(request: HttpRequest, day: UUID, number: int, name: str, kind: str) -> HttpResponse:
    """A list of one round."""
    shown, lang = day_of(day), language_of(request)
    part = shown.state.round(number)
    if name not in ROUND or part is None or not part.tables:
        raise Http404
    return _file(ROUND[name](shown.state, number, lang), kind, f"{_name(shown, name)}-{number}", lang)


@require_safe
@needs("print")
def season_file(request: HttpRequest, slug: str, kind: str) -> HttpResponse:
    """The table of a season (`?saison=2025/26`)."""
    cup, _ = cup_of(slug)
    lang = language_of(request)
    state, table = table_of_season(cup, request.GET.get("saison", ""), live=True)
    listing = lists.season(table, lambda number: name_of(state, number), state.cup.name.in_language(lang), lang)
    return _file(listing, kind, file_name(f"{slug}-{table.season.name}"), lang)


@require_safe
@needs("print")
def form(request: HttpRequest, slug: str) -> HttpResponse:
    """The registration form that lies at the venue; its fields can be filled in at home. MV-02."""
    from tarock.print.cups import registration_form

    _, state = cup_of(slug)
    lang = language_of(request)
    coming, _ = calendar_lines(state, None, lang)
    dates = [_form_date(line.appointment) for line in coming if not line.appointment.cancelled]
    contact = state.cup.contact
    made = registration_form(
        state.cup.name.in_language(lang),
        dates,
        contact=", ".join(part for part in (contact.name, contact.mail, contact.phone) if part),
        rules_link=request.build_absolute_uri(reverse("cup-rules", args=[slug])),
        lang=lang,
    )
    return file_answer(made, PDF, f"anmeldung-{slug}.pdf", shown=True)


def _name(shown: Shown, name: str) -> str:
    settings = shown.state.settings
    return file_name(f"{settings.title} {settings.date} {name}")


def _file(listing: Listing, kind: str, name: str, lang: str) -> HttpResponse:
    if kind == "csv":
        return file_answer(lists.as_csv(listing, semicolon=lang == "de"), CSV, f"{name}.csv")
    from tarock.print.cups import listing_pdf, listing_workbook

    if kind == "xlsx":
        return file_answer(listing_workbook([listing]), XLSX, f"{name}.xlsx")
    if kind == "pdf":
        printed = f"{timezone.localtime(datetime.fromisoformat(now())):%d.%m.%Y %H:%M}"
        return file_answer(listing_pdf([listing], printed=printed, lang=lang), PDF, f"{name}.pdf", shown=True)
    raise Http404


def _form_date(one: Appointment) -> FormDate:
    from tarock.print.cups import FormDate

    when = f"{one.day.day}. {one.day.month}. {one.day.year}"
    where = ", ".join(part for part in (one.title.partition(": ")[2] or one.title, one.venue) if part)
    return FormDate(when, where, lists.money(one.fee) if one.fee else "")
