"""A table's own page, opened by the code on its slip: who sits where, the list, the result, its confirmation."""

from __future__ import annotations

from typing import Any

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import get_object_or_404, render
from django.urls import reverse
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from tarock.rules import Problem, Problems
from tarock.tournament.event import (
    MAY,
    Day as DayState,
    Table,
    complaints_until,
    ends_at,
    facts as f,
    table_settlement,
    warns_at,
)
from tarock.web.common.language import language_of
from tarock.web.cups.keys import actor_of, is_current
from tarock.web.cups.models import Day, Key
from tarock.web.cups.office.forms import wish_of
from tarock.web.cups.office.pages import private
from tarock.web.cups.office.rounds import with_etag
from tarock.web.cups.office.said import SAID
from tarock.web.cups.streams import DAYS, now
from tarock.web.cups.tables import games_on, open_list, sheet_of, sums_on, table_of
from tarock.web.cups.wishes import FROM_LIST, act_on_day

KINDS = {
    cls.kind: cls for cls in (f.Reported, f.Confirmed, f.Complained, f.TableSettled)
}  # fmt: skip
assert all(Key.TABLE in MAY[kind] for kind in KINDS)


def _table(token: str) -> tuple[Key, Day, DayState]:
    key = get_object_or_404(Key.objects.select_related("day"), token=token, role=Key.TABLE)
    if key.day is None:
        raise Http404
    return key, key.day, DAYS.get(key.day.pk)


@require_http_methods(["GET", "HEAD", "POST"])
def place(request: HttpRequest, token: str) -> HttpResponse:
    """The page, and what its forms wish. An old slip says that it is old."""
    key, day, state = _table(token)
    if not is_current(key, state):
        values = {"key": key, "state": state, "public": reverse("day", args=[day.pk])}
        return private(render(request, "cups/office/old_slip.html", values, status=410))
    problems: list[Problem] = []
    if request.method == "POST":
        try:
            _do(request, key, day, state)
            return private(HttpResponseRedirect(request.path))
        except Problems as found:
            problems = list(found.problems)
            state = DAYS.get(day.pk)
    values = _values(key, day, state) | {"problems": problems, "said": request.POST}
    return private(render(request, "cups/office/place.html", values, status=422 if problems else 200))


def _do(request: HttpRequest, key: Key, day: Day, state: DayState) -> None:
    kind = str(request.POST.get("kind", ""))
    if kind not in KINDS:
        raise Http404
    wish = wish_of(KINDS[kind], request.POST) | {"round": key.round, "table": key.table}
    if kind == f.Reported.kind and request.POST.get("from_list"):
        wish |= {"sheet": FROM_LIST, "sums": {}, "games": 0}
    act_on_day(day, wish, actor_of(key, "", state))
    if kind in SAID:
        messages.success(request, SAID[kind].in_language(language_of(request)))


def _values(key: Key, day: Day, state: DayState) -> dict[str, Any]:
    part, table = table_of(state, key.round, key.table)
    sheet = sheet_of(table)
    sums = dict(table.result.sums) if table.result else sums_on(sheet, table) if sheet else {}
    names = {number: state.entrants[number].name for number in table.players}
    return {
        "key": key,
        "token": key.token,
        "state": state,
        "day": day,
        "part": part,
        "table": table,
        "names": names,
        "seats": [
            {"number": n, "name": names[n], "sum": sums.get(n), "points": table.points.get(n)} for n in table.players
        ],
        "games": games_on(sheet),
        "agreed": state.settings.games_at(len(table.players)),
        "has_list": sheet is not None,
        "complete": _complete(state, table, games_on(sheet)),
        "until": complaints_until(state, table),
        "in_time": bool(table.result) and now() <= complaints_until(state, table),
        "complaints": [c for c in state.complaints if (c.round, c.table) == (key.round, key.table)],
        "transfers": [
            (names[t.payer], names[t.receiver], t.cents) for t in table_settlement(state, key.round, key.table)
        ],
        "writer": table.result.writer if table.result else 0,
        "confirmed": names.get(table.confirmed_by, ""),
        "ends": ends_at(state, key.round),
        "warns": warns_at(state, key.round),
        "clock_now": now(),
        "rules_link": reverse("rulebook", args=[state.settings.rules]) if not state.settings.rules_text else "",
    }


def _complete(state: DayState, table: Table, games: int) -> bool:
    agreed = state.settings.games_at(len(table.players))
    return games > 0 and (not agreed or games >= agreed or bool(table.ended))


@require_POST
def open_table_list(request: HttpRequest, token: str) -> HttpResponse:
    """The table's score list, begun where there is none."""
    key, day, state = _table(token)
    if not is_current(key, state):
        return private(HttpResponseRedirect(reverse("place", args=[token])))
    try:
        address = open_list(day, key.round, key.table, actor_of(key, "", state))
    except Problems as found:
        for problem in found.problems:
            messages.error(request, problem.reason.sentence(language_of(request)))
        return private(HttpResponseRedirect(reverse("place", args=[token])))
    return private(HttpResponseRedirect(reverse("sheet", args=[address])))


@require_safe
def version(request: HttpRequest, token: str) -> HttpResponse:
    """What a page that stays open watches: another answer means something new to see."""
    key, _, state = _table(token)
    part = state.round(key.round)
    table = part.table(key.table) if part else None
    result = table.result if table else None
    return with_etag(
        request,
        {
            "draw": part.draw if part else 0,
            "started": bool(part and part.started),
            "games": games_on(sheet_of(table)) if table else 0,
            "result": result.id if result else "",
            "confirmed": table.confirmed_by if table else 0,
            "rivals": len(table.rivals) if table else 0,
            "ended": bool(table and table.ended),
            "settled": bool(table and table.settled),
            "complaints": sum((c.round, c.table) == (key.round, key.table) for c in state.complaints),
            "ends": ends_at(state, key.round),
        },
    )
