"""A player's own page by his key: where he sits, with whom, the clock, the table's result to confirm or complain of."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields
from functools import wraps
from typing import Any

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect, QueryDict
from django.shortcuts import get_object_or_404, render
from django.template.loader import render_to_string
from django.urls import reverse
from django.views.decorators.http import require_http_methods, require_safe

from tarock.rules import Problems
from tarock.tournament.cup import facts as cf
from tarock.tournament.cup.facts import PUBLIC
from tarock.tournament.event import Actor, Complaint, Round, Table, complaints_until, facts as f, waiting
from tarock.web.common.language import language_of
from tarock.web.cups.keys import actor_of
from tarock.web.cups.models import Day, Key
from tarock.web.cups.office.entrance import code
from tarock.web.cups.public import lines
from tarock.web.cups.public.dates import date_line
from tarock.web.cups.public.found import Shown, day_of, name_of
from tarock.web.cups.public.live import tagged
from tarock.web.cups.public.register import CHOICES
from tarock.web.cups.service import wish_cup, wish_day
from tarock.web.cups.streams import CUPS, DAYS, now
from tarock.web.cups.tables import games_played
from tarock.web.cups.wishes import wish_id
from tarock.web.people.ids import uuid7
from tarock.web.sheets.models import SheetLink


def with_key(view: Callable[[HttpRequest, Key], HttpResponse]) -> Callable[[HttpRequest, str], HttpResponse]:
    """Find the player's key of the address; 404 for any other. What is answered is kept nowhere, and told nobody."""

    @wraps(view)
    def found(request: HttpRequest, token: str) -> HttpResponse:
        keys = Key.objects.select_related("cup", "day__cup").filter(role=Key.PLAYER, day__isnull=False)
        response = view(request, get_object_or_404(keys, token=token))
        response.headers.setdefault("Cache-Control", "no-store")
        response.headers.setdefault("X-Robots-Tag", "noindex")
        return response

    return found


@dataclass(frozen=True)
class OwnRound:
    """One round of the player: the table and place, who else sits there, what it gave.

    `complain_until` is the end of the time for complaints ("" where there is no result), `may_confirm` whether this
    player still can: somebody else wrote it and nobody has confirmed.
    """

    number: int
    table: int
    place: int
    mates: list[lines.TablePlayer]
    started: bool
    state: str
    points: str
    played: int
    agreed: int
    list_token: str
    result: str
    may_confirm: bool
    confirmed: bool
    complain_until: str
    complaints: list[Complaint]


def _own_rounds(shown: Shown, number: int) -> list[OwnRound]:
    state = shown.state
    full = DAYS.get(shown.day.pk)
    found = []
    for part in state.rounds:
        table = part.table_of(number)
        if table is not None:
            found.append(_own_round(shown, part, table, number, full.complaints))
    return found


def _own_round(shown: Shown, part: Round, table: Table, number: int, complaints: tuple[Complaint, ...]) -> OwnRound:
    state = shown.state
    played = games_played(state, part.number)
    (line,) = [one for one in lines.table_lines(state, part, played, "de") if one.number == table.number]
    result = table.result
    link = SheetLink.objects.filter(stream=table.sheet, role=SheetLink.READ).first() if table.sheet else None
    until = complaints_until(state, table)
    return OwnRound(
        number=part.number,
        table=table.number,
        place=table.players.index(number) + 1,
        mates=list(line.players),
        started=bool(part.started),
        state=line.state,
        points=next(player.points for player in line.players if player.number == number),
        played=line.played,
        agreed=line.agreed,
        list_token=link.token if link else "",
        result=result.id if result else "",
        may_confirm=bool(result and not table.rivals and not table.confirmed_by and result.writer != number),
        confirmed=bool(table.confirmed_by),
        complain_until=until if until and until > now() else "",
        complaints=[
            one for one in complaints if (one.round, one.table, one.player) == (part.number, table.number, number)
        ],
    )


def _context(shown: Shown, key: Key, lang: str) -> dict[str, Any]:
    state = shown.state
    entrant = state.entrants.get(key.number)
    if entrant is None:
        raise Http404
    queue = [one.number for one in waiting(state)]
    own = _own_rounds(shown, key.number)
    now_at = lines.phase(state)
    seated = now_at.round if now_at.word in ("drawn", "playing") else 0
    standing = lines.standing_lines(state, lang) if state.is_started else None
    mine = next((row for row in standing.rows if row.number == key.number), None) if standing else None
    return {
        "lang": lang,
        "key": key,
        "day": shown.day.pk,
        "state": state,
        "entrant": entrant,
        "waits": queue.index(key.number) + 1 if key.number in queue else 0,
        "phase": now_at,
        "rounds": sorted(own, key=lambda one: (one.number != seated, not one.started, -one.number)),
        "current": next((one for one in own if one.number == seated), None),
        "mine": mine,
        "of": len(standing.rows) if standing else 0,
        "may_leave": entrant.status in ("registered", "checked-in") and not any(one.started for one in own),
    }


@require_http_methods(["GET", "HEAD", "POST"])
@with_key
def page(request: HttpRequest, key: Key) -> HttpResponse:
    """The page; its first visit after the registration is the confirmation. What is wished here is done by `POST`."""
    if request.method != "POST":
        return _page(request, key, [])
    try:
        _act(key, request.POST)
    except Problems as found:
        lang = language_of(request)
        return _page(request, key, [problem.reason.sentence(lang) for problem in found.problems], 422)
    return HttpResponseRedirect(reverse("me", args=[key.token]))


def _act(key: Key, said: QueryDict) -> None:
    """One wish: `do` is its word, then round, table and the result that was seen. Raises `Problems`."""
    day = _day(key)
    word, *where = said.get("do", "").split(" ")
    actor = actor_of(key, state=DAYS.get(day.pk))
    id = wish_id({"id": said.get("id", "")})
    if word == "unregister":
        wish_day(day, f.Unregistered(key.number), actor, id)
    elif word == "show" and said.get("public") in PUBLIC:
        _show_as(key, str(said["public"]), actor, id)
    elif word in ("confirm", "complain") and all(text.isascii() and text.isdigit() for text in where[:2]) and where[1:]:
        number, table = int(where[0]), int(where[1])
        text = " ".join(said.get(f"text-{number}", "").split())[:500]
        wish = (
            f.Confirmed(number, table, key.number, where[2] if where[2:] else "")
            if word == "confirm"
            else f.Complained(number, table, key.number, text)
        )
        wish_day(day, wish, actor, id)
    else:
        raise Http404


def _show_as(key: Key, public: str, actor: Actor, id: str) -> None:
    """The player chooses how everybody sees him from now on, in all that was ever played too."""
    player = CUPS.get(key.cup_id).player(key.number)
    if player is not None:
        names = [field.name for field in fields(cf.PlayerChanged)]
        values = {name: getattr(player, name) for name in names} | {"public": public}
        wish_cup(key.cup, cf.PlayerChanged(**values), actor, id)


def _page(request: HttpRequest, key: Key, problems: list[str], status: int = 200) -> HttpResponse:
    shown, lang = day_of(_day(key).pk), language_of(request)
    full, player = DAYS.get(shown.day.pk), shown.cup.player(key.number)
    context = _context(shown, key, lang)
    context |= {
        "shown": shown,
        "slug": shown.day.cup.slug,
        "cup_name": shown.cup.cup.name,
        "settings": full.settings,
        "line": date_line(shown.cup, shown.date, lang) if shown.date else None,
        "own_name": full.entrants[key.number].name,
        "seen_as": name_of(shown.cup, key.number),
        "public": player.public if player and player.consent else "number",
        "choices": [(word, text.in_language(lang)) for word, text in CHOICES.items()],
        "new": "neu" in request.GET,
        "address": request.build_absolute_uri(reverse("me", args=[key.token])),
        "problems": problems,
        "id": str(uuid7()),
    }
    context["html"] = render_to_string("cups/public/_me.html", context)
    return render(request, "cups/public/me.html", context, status=status)


def _day(key: Key) -> Day:
    if key.day is None:
        raise Http404
    return key.day


@require_safe
@with_key
def fresh(request: HttpRequest, key: Key) -> HttpResponse:
    """What changes on the page, with an ETag; forms get their tokens from the page that they stand in."""
    shown, lang = day_of(_day(key).pk), language_of(request)
    body = render_to_string("cups/public/_me.html", _context(shown, key, lang))
    return tagged(request, body)


@require_safe
@with_key
def qr(request: HttpRequest, key: Key) -> HttpResponse:
    """The code for the desk: read there it checks in, read by anybody else it opens this page."""
    return code(request.build_absolute_uri(reverse("office-arrive", args=[key.token])))
