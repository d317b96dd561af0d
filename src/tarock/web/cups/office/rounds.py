"""The round: its clock, all tables with their state, and each table's own page where the desk enters results."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from django.http import Http404, HttpRequest, HttpResponse, JsonResponse, QueryDict
from django.urls import reverse
from django.utils.cache import get_conditional_response, set_response_etag
from django.views.decorators.http import require_safe

from tarock.rules import Text
from tarock.tournament.event import (
    Day as DayState,
    Round,
    complaints_until,
    ends_at,
    facts as f,
    table_settlement,
    warns_at,
)
from tarock.web.cups.keys import table_keys
from tarock.web.cups.office.access import DayOffice, day_office
from tarock.web.cups.office.forms import wish_of
from tarock.web.cups.office.pages import day_page, private
from tarock.web.cups.office.tables_shown import Shown, shown
from tarock.web.cups.tables import games_on, games_played, sheet_of, sums_on, table_of
from tarock.web.sheets.models import SheetLink


def _part(state: DayState, number: int) -> Round:
    part = state.round(number)
    if part is None:
        raise Http404
    return part


def grid(office: DayOffice, number: int) -> list[Shown]:
    """The tables of a round; those that need somebody first."""
    state = office.state
    part = _part(state, number)
    games = games_played(state, number)
    return [shown(state, part, table, games, office.at) for table in part.tables]


def jump(office: DayOffice, data: QueryDict) -> str:
    """To the table whose number was typed. Raises `Http404` for none."""
    number, table = str(data.get("round", "")), str(data.get("table", "")).strip()
    if not (number.isdigit() and table.isdigit()):
        raise Http404
    table_of(office.state, int(number), int(table))
    return reverse("office-table", args=[office.key.token, int(number), int(table)])


@day_page("round", actions={"jump": jump})
def round_page(office: DayOffice, number: int) -> dict[str, Any]:
    """Clock and tables."""
    state = office.state
    part = _part(state, number)
    tables = grid(office, number)
    return {
        "part": part,
        "tables": tables,
        "counts": _counts(tables),
        "ends": ends_at(state, number),
        "warns": warns_at(state, number),
        "clock_now": office.at,
        "others": state.rounds,
        "first_open": next((one for one in tables if not one.table.is_clear), None),
    }


def _counts(tables: list[Shown]) -> dict[str, int]:
    return {"written": sum(one.table.is_clear for one in tables), "all": len(tables)}


@require_safe
def live(request: HttpRequest, token: str, number: int) -> HttpResponse:
    """The figures of the grid, for a page that stays open; 304 where nothing has changed."""
    office = day_office(request, token)
    tables = grid(office, number)
    rows = [
        {
            "table": one.table.number,
            "state": one.state,
            "word": one.word.in_language(office.lang),
            "games": one.games,
            "agreed": one.agreed,
        }
        for one in tables
    ]
    state = office.state
    body = {
        "tables": rows,
        "written": _counts(tables)["written"],
        "ends": ends_at(state, number),
        "warns": warns_at(state, number),
        "draw": _part(state, number).draw,
        "complaints": sum(not complaint.decision for complaint in state.complaints),
    }
    return with_etag(request, body)


def with_etag(request: HttpRequest, body: dict[str, Any]) -> HttpResponse:
    """JSON with an ETag of its content."""
    answer = private(JsonResponse(body))
    set_response_etag(answer)
    return get_conditional_response(request, etag=answer.headers["ETag"], response=answer) or answer


def enter(office: DayOffice, data: QueryDict) -> str | Text:
    """A result from paper, with who signed it; then to the next table that has none."""
    office.wish(wish_of(f.Reported, data))
    number = int(str(data["round"]))
    following = next((t for t in _part(office.state, number).tables if not t.versions), None)
    if following is None or not data.get("on"):
        return Text("Das Ergebnis ist gespeichert.", "The result is stored.")
    return reverse("office-table", args=[office.key.token, number, following.number])


@day_page("table", actions={"enter": enter})
def table(office: DayOffice, number: int, table: int) -> dict[str, Any]:
    """One table: result, conflict, confirmation, correction, complaint, ending."""
    state = office.state
    part, found = table_of(state, number, table)
    sheet = sheet_of(found)
    running = sums_on(sheet, found) if sheet else {}
    result = found.result
    sums: dict[int, Fraction] = dict(result.sums) if result else running
    struck = [ruling for ruling in state.rulings if (ruling.fact.round, ruling.fact.table) == (number, table)]
    numbers = [other.number for other in part.tables]
    place = numbers.index(table)
    return {
        "part": part,
        "one": shown(state, part, found, games_played(state, number), office.at),
        "table": found,
        "rows": [
            {
                "number": player,
                "name": state.entrants[player].name,
                "sum": sums.get(player),
                "points": found.points.get(player) if result else None,
                "typed": office.request.POST.get(f"sums-{player}"),
            }
            for player in found.players
        ],
        "list": SheetLink.objects.filter(stream=found.sheet, role=SheetLink.READ).first() if found.sheet else None,
        "games": result.games if result else games_on(sheet) if sheet else state.settings.games_at(len(found.players)),
        "complaints": [c for c in state.complaints if (c.round, c.table) == (number, table)],
        "rulings": struck,
        "until": complaints_until(state, found),
        "key": table_keys(office.day, state, number)[table] if office.may["reported"] else None,
        "transfers": [
            (state.entrants[t.payer].name, state.entrants[t.receiver].name, t.cents)
            for t in table_settlement(state, number, table)
        ],
        "before": numbers[place - 1] if place else 0,
        "after": numbers[place + 1] if place + 1 < len(numbers) else 0,
        "versions": found.versions,
        "told": (*found.versions[-1:], *found.rivals),
    }


@day_page("links", "reported")
def links(office: DayOffice, number: int) -> dict[str, Any]:
    """The tables' own addresses as codes, for who has no printed slips."""
    state = office.state
    part = _part(state, number)
    keys = table_keys(office.day, state, number)
    return {"part": part, "keys": [(table, keys[table.number]) for table in part.tables]}
