"""The list's pages: begin one, write it, its QR code, and what makes it work without a connection."""

from __future__ import annotations

from typing import Any
from uuid import UUID, uuid4

from django.conf import settings
from django.core import signing
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect, JsonResponse, QueryDict
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.http import require_http_methods, require_safe

from tarock.rules import DEFAULT_RULES, Problem, Problems, refuse
from tarock.web.common.language import language_of
from tarock.web.common.qr import qr_response
from tarock.web.common.worker import modules, worker_response
from tarock.web.sheets.api import with_link
from tarock.web.sheets.chosen import choose, offers, text_of
from tarock.web.sheets.models import SheetLink
from tarock.web.sheets.offers import rules_json
from tarock.web.sheets.service import begin, load_sheet
from tarock.web.sheets.shape import problems_json, sheet_json
from tarock.web.sheets.wishes import NAME

MOST = 6
FORM = "new-list"
GAMES = (("four", 16), ("four", 20), ("more", 20), ("more", 25))
"""Usual numbers of games at four, and at five or six."""


@require_http_methods(["GET", "HEAD", "POST"])
def new(request: HttpRequest) -> HttpResponse:
    """Rule set, names, first dealer, cents, games."""
    lang = language_of(request)
    problems: list[Problem] = []
    if request.method == "POST":
        try:
            links = begin(*_wish(request.POST), **_said(request))
            return HttpResponseRedirect(reverse("sheet", args=[links[SheetLink.DIRECT].token]) + "#share")
        except Problems as found:
            problems = found.problems
    said = request.POST if request.method == "POST" else request.GET
    context = {
        "rules": [
            (offer.value, offer.rules.name.in_language(lang), offer.group, offer.rules.money)
            for offer in offers(request)
        ],
        "names": [said.get(f"name{n}", "") for n in range(MOST)],
        "said": {
            "rules": said.get("rules", DEFAULT_RULES),
            **{k: said.get(k, "") for k in ("dealer", "cents", "games")},
            "text": _pasted(request) if problems else "",
        },
        "games": GAMES,
        "form": said.get("form") or signing.dumps(str(uuid4()), salt=FORM),
        "problems": problems_json(problems, lang),
    }
    return render(request, "sheets/new.html", context, status=422 if problems else 200)


def _wish(said: QueryDict) -> tuple[UUID, str]:
    """The id that the server gave the form (nobody can bring one of his own), and who begins: the first name."""
    try:
        form = UUID(signing.loads(said.get("form", ""), salt=FORM))
    except (signing.BadSignature, ValueError, TypeError, AttributeError):
        raise refuse("form", "web-form-old") from None
    return form, next(iter(_names(said).values()), "?")


def _names(said: QueryDict) -> dict[int, str]:
    """Names by the field in which they stand; fields may be left out."""
    found = {n: " ".join(said.get(f"name{n}", "").replace("\x00", "").split())[:NAME] for n in range(MOST)}
    return {n: name for n, name in found.items() if name}


def _pasted(request: HttpRequest) -> str:
    """The text of one's own, shown again beside its problems; a file could not be chosen again by the page."""
    try:
        return text_of(request)
    except Problems:
        return ""


def _said(request: HttpRequest) -> dict[str, Any]:
    said = request.POST
    names = _names(said)
    chosen, dealer, games = choose(request, said), said.get("dealer", ""), said.get("games") or "0"
    if not (games.isascii() and games.isdigit() and len(games) < 6):
        raise refuse("games", "web-number", value=games[:20])
    fields = [str(n) for n in names]
    return {
        "rules": chosen.rules,
        "rules_text": chosen.rules_text,
        "players": tuple(names.values()),
        "dealer": fields.index(dealer) if dealer in fields else -1,
        "cents": said.get("cents", "").strip().replace(",", ".")[:12] or None,
        "games": int(games),
    }


@require_safe
@with_link
def sheet(request: HttpRequest, link: SheetLink) -> HttpResponse:
    """The list itself: a shell with the state, drawn by the page's own script."""
    lang = language_of(request)
    current = load_sheet(link.stream)
    context = {
        "token": link.token,
        "data": {
            "lang": lang,
            "token": link.token,
            "role": link.role,
            "links": {
                role: request.build_absolute_uri(reverse("sheet", args=[t])) for role, t in _visible(link).items()
            },
            "sheet": sheet_json(current, lang),
            "rules": rules_json(current.rules, lang),
            "rulebook": "" if current.opened.rules_text else reverse("rulebook", args=[current.rules.id]),
        },
        "modules": modules("sheet", but=_NOT_HERE),
        "title": " · ".join(current.players),
    }
    return render(request, "sheets/sheet.html", context)


_NOT_HERE = ("new.js", "home.js")


def _visible(link: SheetLink) -> dict[str, str]:
    """Links that may be shown to whoever has this one: never one that may do more."""
    roles = (SheetLink.WRITE, SheetLink.READ) if link.may_write else (SheetLink.READ,)
    found = dict(SheetLink.objects.filter(stream=link.stream).values_list("role", "token"))
    return {role: found[role] for role in roles}


@require_safe
@with_link
def qr(request: HttpRequest, link: SheetLink) -> HttpResponse:
    """The QR code of this very link."""
    return qr_response(request.build_absolute_uri(reverse("sheet", args=[link.token])))


@require_safe
@with_link
def manifest(request: HttpRequest, link: SheetLink) -> HttpResponse:
    """For the home screen: opens this very list."""
    here = reverse("sheet", args=[link.token])
    icon = {"src": f"{settings.STATIC_URL}tarock/icon.svg", "sizes": "any", "type": "image/svg+xml"}
    colours = {"background_color": "#fbf7ee", "theme_color": "#fbf7ee"}
    names = {
        "name": f"tarock · {', '.join(load_sheet(link.stream).players)}",
        "short_name": "tarock",
        "lang": language_of(request),
    }
    body = {"id": here, "start_url": here, "scope": here, "display": "standalone", "icons": [icon], **names, **colours}
    return JsonResponse(body, content_type="application/manifest+json")


@require_safe
def worker(request: HttpRequest) -> HttpResponse:
    """The service worker, which must be served from where it works, with the list of files that it keeps."""
    return worker_response("liste", ("sheet", "common", "tokens.css", "pages.css", "icon.svg"))
