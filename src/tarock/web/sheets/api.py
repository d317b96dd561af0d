"""The list's JSON addresses: state, rules, preview, and wishes that become events."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from decimal import Decimal
from functools import wraps
from typing import Any

from django.http import HttpRequest, HttpResponse, HttpResponseNotModified, JsonResponse
from django.shortcuts import get_object_or_404
from django.views.decorators.http import require_GET, require_POST

from tarock.notation.entry import Entry, read_entry
from tarock.rules import Problem, Problems, Reason
from tarock.sheet import Sheet
from tarock.sheet.list import full_entry
from tarock.web.common.language import language_of
from tarock.web.sheets.models import SheetLink
from tarock.web.sheets.service import act, load_sheet
from tarock.web.sheets.shape import items_json, problems_json, rules_json, sheet_json
from tarock.web.store.events import Stale

View = Callable[[HttpRequest, SheetLink], HttpResponse]


def with_link(view: View) -> Callable[[HttpRequest, str], HttpResponse]:
    """Find the link of the address; 404 for a token that does not exist."""

    @wraps(view)
    def found(request: HttpRequest, token: str) -> HttpResponse:
        return view(request, get_object_or_404(SheetLink, token=token))

    return found


def _answer(sheet: Sheet, lang: str, status: int = 200, **more: Any) -> JsonResponse:
    response = JsonResponse({"sheet": sheet_json(sheet, lang), **more}, status=status)
    response["Cache-Control"] = "no-store"
    return response


def _refused(problems: list[Problem], lang: str, status: int = 422) -> JsonResponse:
    return JsonResponse({"problems": problems_json(problems, lang)}, status=status)


def _body(request: HttpRequest) -> dict[str, Any]:
    try:
        raw = json.loads(request.body, parse_float=Decimal)
    except (ValueError, RecursionError):
        raw = None
    if not isinstance(raw, dict):
        raise Problems([Problem("", Reason("web-not-json", {}, "ALLG"))])
    return raw


@require_GET
@with_link
def state(request: HttpRequest, link: SheetLink) -> HttpResponse:
    """The list; 304 where the page knows it already (`?since=version`)."""
    sheet = load_sheet(link.stream)
    if request.GET.get("since") == str(sheet.version):
        return HttpResponseNotModified()
    return _answer(sheet, language_of(request))


@require_GET
@with_link
def rules(request: HttpRequest, link: SheetLink) -> HttpResponse:
    """What can be entered."""
    return JsonResponse(rules_json(load_sheet(link.stream).rules, language_of(request)))


@dataclass(frozen=True)
class _Preview:
    entry: Entry


@require_POST
@with_link
def preview(request: HttpRequest, link: SheetLink) -> HttpResponse:
    """What an entry would pay, or everything that is wrong with it. `game`: as a correction of that game."""
    lang = language_of(request)
    try:
        raw = _body(request)
        sheet = load_sheet(link.stream)
        row = sheet.row(str(raw.get("game")))
        dealer = (sheet.players.index(row.forehand) - 1) % len(sheet.players) if row else sheet.next_dealer
        wish = raw.get("entry")
        entry_raw = full_entry(sheet, wish if isinstance(wish, dict) else {}, dealer, row.radl if row else sheet.next_radl)
        entry = read_entry(entry_raw, lambda _: sheet.rules)
    except Problems as found:
        return _refused(found.problems, lang)
    settlement = entry.settle()
    return JsonResponse(
        {
            "points": [float(a) for a in entry.table.by_place(settlement.points)],
            "cash": [float(a) for a in entry.table.by_place(settlement.cash)],
            "items": items_json(sheet.rules, settlement.items, _Preview(entry), lang),
        }
    )


@require_POST
@with_link
def events(request: HttpRequest, link: SheetLink) -> HttpResponse:
    """One wish. 200 with the list; 409 with the list where somebody wrote in between; 422 with the problems."""
    lang = language_of(request)
    try:
        return _answer(act(link, _body(request)), lang)
    except Problems as found:
        return _refused(found.problems, lang)
    except Stale:
        return _answer(load_sheet(link.stream), lang, status=409)
