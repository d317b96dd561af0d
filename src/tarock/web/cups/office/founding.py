"""Founding a cup: one of the program's, one's own file, or one that is brought along from another machine."""

from __future__ import annotations

from typing import Any

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.http import require_http_methods

from tarock.rules import Problem, Problems, refuse
from tarock.tournament.cups import builtin_cups, cup_text, load_cup
from tarock.web.cups.keys import cup_keys
from tarock.web.cups.models import Cup, Key
from tarock.web.cups.office.about import text_of
from tarock.web.cups.office.access import plain_name, remember
from tarock.web.cups.office.exchange import large_uploads, read_file
from tarock.web.cups.office.pages import private
from tarock.web.cups.service import found_cup
from tarock.web.cups.streams import CUPS
from tarock.web.cups.transfer import found_by_bundle
from tarock.web.people import throttle
from tarock.web.people.access import person_of

OWN, BROUGHT = "own", "brought"
"""Beside the ids of the program's cups: one's own file, a file from another machine."""


@large_uploads
@require_http_methods(["GET", "HEAD", "POST"])
def new(request: HttpRequest) -> HttpResponse:
    """The form; a founded cup shows its keys."""
    problems: list[Problem] = []
    if request.method == "POST":
        try:
            cup = _found(request)
            answer = HttpResponseRedirect(f"{reverse('office-keys', args=[cup_keys(cup)[Key.ORGANISER].token])}?neu")
            remember(answer, _by(request))
            return private(answer)
        except Problems as found:
            problems = list(found.problems)
    person = person_of(request)
    values: dict[str, Any] = {
        "problems": problems,
        "said": request.POST,
        "offers": [load_cup(cup) for cup in builtin_cups()],
        "person": person,
        "by": _by(request) or (person.name if person else ""),
        "mine": [(CUPS.find(cup.pk), cup_keys(cup)[Key.ORGANISER]) for cup in Cup.objects.filter(owner=person)]
        if person
        else [],
        "own": OWN,
        "brought": BROUGHT,
    }
    return private(render(request, "cups/office/new.html", values, status=422 if problems else 200))


def _by(request: HttpRequest) -> str:
    return plain_name(str(request.POST.get("by", "")))


def _found(request: HttpRequest) -> Cup:
    """The cup of the form. Raises `Problems`, all of them."""
    data = request.POST
    which, slug = str(data.get("cup", "")), str(data.get("slug", "")).strip().lower()
    owner = person_of(request) if data.get("mine") else None
    if not throttle.may_register(str(request.META.get("REMOTE_ADDR", ""))):
        raise refuse("", "cups-too-many")
    if which == BROUGHT:
        return found_by_bundle(slug, read_file(request), owner)
    own = which == OWN
    if not own and which not in builtin_cups():
        raise refuse("cup", "cups-choose")
    text = text_of(data, request.FILES, "cup_text") if own else cup_text(which)
    rules = text_of(data, request.FILES, "rules_text") if own else ""
    return found_cup(slug, text, _by(request) or "?", rules_text=rules, owner=owner)
