"""The registration form of a day, for everybody with a phone: MV-01, MV-02."""

from __future__ import annotations

from typing import Any, Final
from uuid import UUID

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.http import require_http_methods

from tarock.rules import Problem, Problems, Reason, Text, refuse
from tarock.tournament.cup.facts import PUBLIC
from tarock.tournament.event import in_the_race, waiting
from tarock.web.common.language import language_of
from tarock.web.cups.keys import player_key
from tarock.web.cups.public.dates import date_line
from tarock.web.cups.public.found import Shown, address_of, day_of, is_open
from tarock.web.cups.public.registering import enrol, player_of
from tarock.web.cups.service import Guest
from tarock.web.people import throttle
from tarock.web.people.access import person_of
from tarock.web.people.ids import uuid7

CHOICES: Final = {
    "name": Text("mit dem ganzen Namen: Anna Moser", "with the whole name: Anna Moser"),
    "short": Text("abgekürzt: Anna M.", "shortened: Anna M."),
    "number": Text("nur mit der Nummer: #7", "by the number only: #7"),
}
TRAP: Final = "homepage"
"""A field that nobody sees; what fills it in is a program."""
FIELDS: Final = ("name", "number", "club", "couple", "public")


@require_http_methods(["GET", "HEAD", "POST"])
def register_page(request: HttpRequest, day: UUID) -> HttpResponse:
    """The form; after it the player's own page, which confirms."""
    shown = day_of(day)
    if request.method != "POST":
        return _form(request, shown, _start(request, shown), [])
    if request.POST.get(TRAP):
        return HttpResponseRedirect(reverse("day", args=[day]))
    said = {key: " ".join(request.POST.get(key, "").split()) for key in FIELDS}
    said["consent"] = request.POST.get("consent", "")
    said["id"] = request.POST.get("id", "")
    if not throttle.may_enter(address_of(request)):
        return _form(request, shown, said, [Problem("", Reason("cups-flood", {}, "ALLG"))], 429)
    try:
        done = enrol(shown.day, _guest(said), _id(said["id"]), person_of(request))
    except Problems as found:
        return _form(request, shown, said, list(found.problems), 422)
    return HttpResponseRedirect(f"{reverse('me', args=[player_key(shown.day, done.number).token])}?neu")


def _guest(said: dict[str, str]) -> Guest:
    number = said["number"].removeprefix("#").strip()
    if number and not (number.isascii() and number.isdigit() and len(number) < 6):
        raise refuse("number", "cups-number-read", value=number[:20])
    public = said["public"] if said["public"] in PUBLIC else "name"
    return Guest(
        said["name"], int(number or 0), club=said["club"], couple=said["couple"], consent=bool(said["consent"]),
        public=public,
    )  # fmt: skip


def _id(text: str) -> str:
    """The id that the form was made with; a fresh one for a form that has none."""
    try:
        return str(UUID(text))
    except ValueError:
        return str(uuid7())


def _start(request: HttpRequest, shown: Shown) -> dict[str, str]:
    """What the form says before anybody writes: who is logged in finds what is known."""
    said = {"id": str(uuid7()), "public": "name"}
    person = person_of(request)
    player = player_of(shown.cup, person)
    if player:
        return said | {"name": player.name, "number": str(player.number), "club": player.club, "public": player.public}
    return said | ({"name": person.name} if person else {})


def _form(
    request: HttpRequest, shown: Shown, said: dict[str, str], problems: list[Problem], status: int = 200
) -> HttpResponse:
    lang = language_of(request)
    if shown.date is None:
        raise Http404
    capacity = shown.state.settings.capacity
    context: dict[str, Any] = {
        "shown": shown,
        "slug": shown.day.cup.slug,
        "line": date_line(shown.cup, shown.date, lang),
        "open": is_open(shown),
        "said": said,
        "choices": [(word, text.in_language(lang)) for word, text in CHOICES.items()],
        "problems": [problem.reason.sentence(lang) for problem in problems],
        "wrong": {problem.key for problem in problems},
        "trap": TRAP,
        "places": max(0, capacity - len(in_the_race(shown.state))) if capacity else None,
        "waiting": len(waiting(shown.state)),
    }
    response = render(request, "cups/public/register.html", context, status=status)
    response["Cache-Control"] = "no-store"
    return response
