"""Ways into the office: its first page, the name one writes under, codes for phones, a player's code at the desk."""

from __future__ import annotations

from io import BytesIO
from uuid import uuid5

import segno
from django.core import signing
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import get_object_or_404, render
from django.urls import reverse
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from tarock.rules import Problem, Problems
from tarock.tournament.event import waiting
from tarock.web.common.language import language_of
from tarock.web.cups.models import Key
from tarock.web.cups.office.access import DayOffice, key_of, plain_name, remember
from tarock.web.cups.office.pages import private
from tarock.web.cups.office.steps import DOOR, RANKING, ROUND, address, next_step, sees
from tarock.web.cups.streams import DAYS

DESK = "amt-tisch"
"""The signed cookie by which a phone is known as the desk's, so that a player's code checks in there."""


@require_safe
def office(request: HttpRequest, token: str) -> HttpResponse:
    """A cup's key opens the calendar, a day's the page where the next step is."""
    key = key_of(token)
    if key.day is None:
        return private(HttpResponseRedirect(reverse("office-dates", args=[token])))
    room = DayOffice(request, key, key.cup, key.day)
    state = room.state
    page = ROUND if state.current else DOOR if sees(room, DOOR) else RANKING
    where = next_step(room).address if state.current and not state.closed else address(room, page, state)
    answer = HttpResponseRedirect(where)
    if sees(room, DOOR):
        answer.set_cookie(
            DESK, signing.dumps(token, salt=DESK), max_age=2 * 24 * 3600, path="/amt/", httponly=True, samesite="Lax"
        )
    return private(answer)


@require_POST
def name(request: HttpRequest, token: str) -> HttpResponse:
    """Under which name this device writes."""
    key_of(token)
    back = str(request.POST.get("back", ""))
    answer = HttpResponseRedirect(back if back.startswith(f"/amt/{token}/") else reverse("office", args=[token]))
    remember(answer, plain_name(str(request.POST.get("name", ""))))
    return private(answer)


PLACES = {Key.TABLE: "place", Key.PLAYER: "me"}
"""By role the name of the address that its key opens."""


def link_of(request: HttpRequest, key: Key) -> str:
    """The whole address that a key opens."""
    return request.build_absolute_uri(reverse(PLACES.get(key.role, "office"), args=[key.token]))


def code(address: str) -> HttpResponse:
    """A QR code as SVG, dark on light in every colour scheme: cameras want it so."""
    drawn = BytesIO()
    segno.make(address, error="m", micro=False).save(
        drawn, kind="svg", scale=6, border=3, dark="#1d2420", light="#fffdf8"
    )
    return HttpResponse(drawn.getvalue(), content_type="image/svg+xml")


@require_safe
def qr(request: HttpRequest, token: str, other: str) -> HttpResponse:
    """The code of another key of the same day or cup that this one may hand out."""
    mine = key_of(token)
    key = Key.objects.filter(token=other, cup=mine.cup).first()
    if key is None or not _hands_out(mine, key):
        raise Http404
    return private(code(link_of(request, key)))


def _hands_out(mine: Key, key: Key) -> bool:
    if mine.day_id is not None and key.day_id != mine.day_id:
        return False
    if mine.role == Key.ORGANISER:
        return True
    return mine.role == Key.DESK and key.role in PLACES


@require_http_methods(["GET", "HEAD", "POST"])
def arrive(request: HttpRequest, player: str) -> HttpResponse:
    """A player's code, read by the camera of the desk's phone: one tap checks in. Others see the player's page."""
    key = get_object_or_404(Key, token=player, role=Key.PLAYER)
    room = _desk(request, key)
    if room is None:
        return private(HttpResponseRedirect(reverse("me", args=[player])))
    problems: list[Problem] = []
    if request.method == "POST":
        try:
            _check_in(room, key.number, bool(request.POST.get("paid")))
            return private(HttpResponseRedirect(request.path))
        except Problems as found:
            problems = list(found.problems)
    state = DAYS.get(room.day.pk)
    entrant = state.entrants.get(key.number)
    if entrant is None:
        raise Http404
    waits = any(one.number == key.number for one in waiting(state))
    values = {"entrant": entrant, "state": state, "waits": waits, "problems": problems, "token": room.key.token}
    values["lang"] = language_of(request)
    return private(render(request, "cups/office/arrive.html", values, status=422 if problems else 200))


def _desk(request: HttpRequest, key: Key) -> DayOffice | None:
    """The desk that this device is known as, where it is that of the player's day."""
    try:
        token = signing.loads(request.COOKIES.get(DESK, ""), salt=DESK, max_age=2 * 24 * 3600)
    except signing.BadSignature:
        return None
    desk = Key.objects.select_related("cup", "day").filter(token=token, day=key.day).first()
    if desk is None or desk.day is None:
        return None
    room = DayOffice(request, desk, desk.cup, desk.day)
    return room if sees(room, DOOR) else None


def _check_in(room: DayOffice, number: int, paid: bool) -> None:
    entrant = room.state.entrants[number]
    if paid and not entrant.paid and room.state.settings.fee:
        room.wish({"kind": "paid", "number": number, "id": str(uuid5(room.day.pk, f"code paid {number}"))})
    room.wish({"kind": "checked-in", "number": number})
