"""The list's JSON addresses: state, rules, preview, figures, and wishes that become events.

The secret in the address is the permission: no cookie is consulted, so there is nothing that another site could misuse
(and a queue that waited for hours in a phone needs no fresh form token).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import get_object_or_404
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_POST, require_safe

from tarock.rules import Problem, Problems
from tarock.sheet import Sheet, check
from tarock.web.common.language import language_of
from tarock.web.sheets.models import SheetLink
from tarock.web.sheets.offers import rules_json
from tarock.web.sheets.service import act, load_sheet
from tarock.web.sheets.shape import figures_json, preview_json, problems_json, sheet_json
from tarock.web.sheets.wishes import read_body, unreadable
from tarock.web.store import events as store

View = Callable[[HttpRequest, SheetLink], HttpResponse]
LARGEST_BODY = 32_000


def with_link(view: View) -> Callable[[HttpRequest, str], HttpResponse]:
    """Find the link of the address; 404 for a token that does not exist. What is answered is kept nowhere."""

    @wraps(view)
    def found(request: HttpRequest, token: str) -> HttpResponse:
        response = view(request, get_object_or_404(SheetLink, token=token))
        response.headers.setdefault("Cache-Control", "no-store")
        return response

    return found


def _answer(sheet: Sheet, lang: str, status: int = 200) -> JsonResponse:
    return JsonResponse({"sheet": sheet_json(sheet, lang)}, status=status)


def _refused(problems: list[Problem], lang: str, status: int = 422) -> JsonResponse:
    return JsonResponse({"problems": problems_json(problems, lang)}, status=status)


def _body(request: HttpRequest) -> dict[str, Any]:
    length = request.headers.get("Content-Length") or "0"
    if not length.isdigit() or int(length) > LARGEST_BODY:
        raise unreadable()
    body = request.body
    if len(body) > LARGEST_BODY:
        raise unreadable()
    return read_body(body)


@require_safe
@with_link
def state(request: HttpRequest, link: SheetLink) -> HttpResponse:
    """The list; 204 where the page knows it already (`?since=version`)."""
    if request.GET.get("since") == str(store.version(link.stream)):
        return HttpResponse(status=204)
    return _answer(load_sheet(link.stream), language_of(request))


@require_safe
@with_link
def rules(request: HttpRequest, link: SheetLink) -> HttpResponse:
    """What can be entered."""
    return JsonResponse(rules_json(load_sheet(link.stream).rules, language_of(request)))


@require_safe
@with_link
def stats(request: HttpRequest, link: SheetLink) -> HttpResponse:
    """Players and contracts in figures."""
    return JsonResponse(figures_json(load_sheet(link.stream)))


@csrf_exempt
@require_POST
@with_link
def preview(request: HttpRequest, link: SheetLink) -> HttpResponse:
    """What an entry would pay, or everything that is wrong with it. `game`: as a correction of that game."""
    lang = language_of(request)
    try:
        raw = _body(request)
        wish, game = raw.get("entry"), raw.get("game")
        sheet = load_sheet(link.stream)
        entry = check(sheet, wish if isinstance(wish, dict) else {}, game if isinstance(game, str) else "")
    except Problems as found:
        return _refused(found.problems, lang)
    return JsonResponse(preview_json(entry, lang))


@csrf_exempt
@require_POST
@with_link
def events(request: HttpRequest, link: SheetLink) -> HttpResponse:
    """One wish. 200 with the list; 409 with the list where somebody wrote in between; 422 with the problems."""
    lang = language_of(request)
    try:
        return _answer(act(link, _body(request)), lang)
    except Problems as found:
        return _refused(found.problems, lang)
    except store.Stale:
        return _answer(load_sheet(link.stream), lang, status=409)
