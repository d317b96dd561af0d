"""Everything that is printed or taken along as a file. Pages, PDF, XLSX and CSV are made of the same lists."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from django.http import Http404, HttpRequest, HttpResponse
from django.utils import timezone
from django.views.decorators.http import require_safe

from tarock.rules import Text
from tarock.tournament import lists
from tarock.tournament.event import Day as DayState, standings
from tarock.tournament.lists import Listing
from tarock.web.cups.keys import table_keys
from tarock.web.cups.office.access import DayOffice, day_office
from tarock.web.cups.office.entrance import link_of
from tarock.web.cups.office.pages import day_page
from tarock.web.paper.answers import CSV, PDF, XLSX, file_answer, needs, slug

WHOLE: dict[str, tuple[Text, Callable[[DayState, str], Listing]]] = {
    "ergebnis": (Text("Ergebnis", "Result"), lambda state, lang: lists.results(state, None, None, lang)),
    "sitzordnung": (
        Text("Sitzordnung aller Runden", "Seating of all rounds"),
        lambda state, lang: lists.seating(state, (), lang),
    ),
    "anmeldungen": (Text("Anmeldungen", "Registrations"), lists.registrations),
    "preise": (Text("Preise", "Prizes"), lists.prizes),
    "abrechnung": (Text("Abrechnung", "Settlement"), lists.settlement),
    "kassabuch": (Text("Kassabuch", "Cash book"), lists.cash),
    "mannschaften": (Text("Mannschaften", "Teams"), lists.team_results),
}
MONEY = ("kassabuch", "anmeldungen", "abrechnung")
"""Lists with money in them: for organiser and desk."""
FIRST = 3
"""Certificates for the first ranks, where `?bis=` says nothing else."""


def listing_of(office: DayOffice, name: str, number: int) -> Listing:
    """A list by the word of its address, `number` the round (0: the whole day). Raises `Http404`."""
    state = office.state
    if name in MONEY:
        office.must("cash-noted")
    if number:
        part = state.round(number)
        if part is None or not part.tables:
            raise Http404
        by_round: dict[str, Callable[[], Listing]] = {
            "stand": lambda: lists.results(state, number, None, office.lang),
            "tische": lambda: lists.tables(state, number, office.lang),
            "sitzordnung": lambda: lists.seating(state, (number,), office.lang),
        }
        if name not in by_round:
            raise Http404
        return by_round[name]()
    if name not in WHOLE:
        raise Http404
    return WHOLE[name][1](state, office.lang)


@day_page("papers")
def papers(office: DayOffice) -> dict[str, object]:
    """Links to all prints and files."""
    state = office.state
    teams = any(entrant.team for entrant in state.entrants.values())
    names = [name for name in WHOLE if name != "mannschaften" or teams]
    names = [name for name in names if name != "abrechnung" or state.settings.settle == "end"]
    return {
        "drawn": [part for part in state.rounds if part.tables],
        "started": state.is_started,
        "whole": [(name, WHOLE[name][0], name in MONEY) for name in names],
    }


def _name(office: DayOffice, name: str, number: int) -> str:
    round_part = f"-runde-{number}" if number else ""
    return f"{slug(office.state.settings.title)}-{name}{round_part}"


@require_safe
@needs("print")
def pdf(request: HttpRequest, token: str, name: str, number: int) -> HttpResponse:
    """A list, the slips of a round, or certificates, as PDF."""
    office = day_office(request, token)
    if name == "zettel":
        made = _slips(office, number)
    elif name == "urkunden":
        made = _certificates(office)
    else:
        from tarock.print.cups import listing_pdf

        printed = f"{timezone.localtime(datetime.fromisoformat(office.at)):%d.%m.%Y %H:%M}"
        made = listing_pdf([listing_of(office, name, number)], printed=printed, lang=office.lang)
    return file_answer(made, PDF, f"{_name(office, name, number)}.pdf", shown=True)


def _slips(office: DayOffice, number: int) -> bytes:
    """With the tables' codes: only for who may hand them out."""
    from tarock.print.cups import slips

    office.must("reported")
    state = office.state
    part = state.round(number)
    if part is None or not part.tables:
        raise Http404
    links = {table: link_of(office.request, key) for table, key in table_keys(office.day, state, number).items()}
    return slips(state, number, links, office.lang)


def _certificates(office: DayOffice) -> bytes:
    from tarock.print.cups import Certificate, certificates

    state = office.state
    asked = str(office.request.GET.get("bis", ""))
    last = min(int(asked), 500) if asked.isdigit() and len(asked) < 4 else FIRST
    rows = [row for row in standings(state).rows if row.rank]
    settings = state.settings
    event = " · ".join(part for part in (settings.title, settings.date) if part)
    found = [
        Certificate(
            event, settings.venue, row.record.name, row.rank or 0, len(rows), lists.shown(row.total, "points", "de")
        )
        for row in rows
        if (row.rank or 0) <= last
    ]
    if not found:
        raise Http404
    return certificates(found, office.lang)


@require_safe
@needs("sheets")
def xlsx(request: HttpRequest, token: str, name: str, number: int) -> HttpResponse:
    """A list as a workbook."""
    from tarock.print.cups import listing_workbook

    office = day_office(request, token)
    return file_answer(
        listing_workbook([listing_of(office, name, number)]), XLSX, f"{_name(office, name, number)}.xlsx"
    )


@require_safe
def csv(request: HttpRequest, token: str, name: str) -> HttpResponse:
    """A list as CSV, for a German Excel with semicolons."""
    office = day_office(request, token)
    listing = listing_of(office, name, 0)
    return file_answer(lists.as_csv(listing, semicolon=True), CSV, f"{_name(office, name, 0)}.csv")
