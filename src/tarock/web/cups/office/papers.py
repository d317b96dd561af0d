"""Everything that is printed or taken along as a file."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from django.views.decorators.http import require_safe

from tarock.tournament import lists
from tarock.tournament.event import Day as DayState
from tarock.tournament.lists import Listing
from tarock.web.cups.office.access import DayOffice, day_office
from tarock.web.cups.office.pages import day_page, private

LISTS: dict[str, Callable[[DayState, str], Listing]] = {
    "anmeldungen": lists.registrations,
    "sitzordnung": lambda state, lang: lists.seating(state, (), lang),
    "ergebnis": lambda state, lang: lists.results(state, None, None, lang),
    "mannschaften": lists.team_results,
    "preise": lists.prizes,
    "abrechnung": lists.settlement,
    "kassabuch": lists.cash,
}
MONEY = ("kassabuch", "anmeldungen")
"""Lists with money in them: for organiser and desk."""


def listing_of(office: DayOffice, name: str) -> Listing:
    """A list by the word of its address; `tische-2` and `stand-2` are those of a round. Raises `Http404`."""
    state = office.state
    if name in MONEY:
        office.must("cash-noted")
    word, _, number = name.partition("-")
    if word in ("tische", "stand", "sitzordnung") and number.isdigit():
        part = state.round(int(number))
        if part is None or (word != "stand" and not part.tables):
            raise Http404
        if word == "stand":
            return lists.results(state, part.number, None, office.lang)
        if word == "tische":
            return lists.tables(state, part.number, office.lang)
        return lists.seating(state, (part.number,), office.lang)
    if name not in LISTS:
        raise Http404
    return LISTS[name](state, office.lang)


@day_page("papers")
def papers(office: DayOffice) -> dict[str, Any]:
    """Links to all prints and files."""
    state = office.state
    return {
        "drawn": [part for part in state.rounds if part.tables],
        "started": [part for part in state.rounds if part.started],
        "teams": any(entrant.team for entrant in state.entrants.values()),
    }


@require_safe
def csv(request: HttpRequest, token: str, name: str) -> HttpResponse:
    """A list as CSV, for a German Excel with semicolons."""
    listing = listing_of(day_office(request, token), name)
    answer = HttpResponse(lists.as_csv(listing, semicolon=True), content_type="text/csv; charset=utf-8")
    answer["Content-Disposition"] = f'attachment; filename="{name}.csv"'
    return private(answer)
