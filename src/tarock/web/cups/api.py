"""The JSON interface (docs/api.md): reading is for everybody, writing for who sends a key as a bearer token.

No cookie is consulted, so another site has nothing to misuse, and a script needs no form token.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, Concatenate, ParamSpec
from uuid import UUID

from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import get_object_or_404
from django.utils.cache import get_conditional_response, set_response_etag
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_POST, require_safe

from tarock.rules import Problem, Problems, Reason, refuse
from tarock.tournament.event import MAY, Day as DayState, facts as f, to_archive, waiting as waiting_list
from tarock.web.common.language import language_of
from tarock.web.cups import shape
from tarock.web.cups.keys import actor_of, day_keys, is_current, table_keys
from tarock.web.cups.models import Cup, Day, Key
from tarock.web.cups.public.registering import enrol
from tarock.web.cups.seasons import season_of
from tarock.web.cups.service import Guest, open_day, register
from tarock.web.cups.shown import for_everybody
from tarock.web.cups.streams import CUPS, DAYS
from tarock.web.cups.tables import open_list, running
from tarock.web.cups.wishes import act_on_cup, act_on_day, read_object, wish_id
from tarock.web.people import throttle

P = ParamSpec("P")
View = Callable[Concatenate[HttpRequest, P], HttpResponse]


def answering(view: View[P]) -> View[P]:
    """Problems become 422 with all of them; what is answered is kept nowhere."""

    @csrf_exempt
    @wraps(view)
    def answered(request: HttpRequest, /, *args: P.args, **kwargs: P.kwargs) -> HttpResponse:
        try:
            response = view(request, *args, **kwargs)
        except Problems as found:
            response = JsonResponse({"problems": shape.problems_json(found.problems, language(request))}, status=422)
        except Http404:
            response = JsonResponse({"problems": []}, status=404)
        response.headers.setdefault("Cache-Control", "no-store")
        return _unless_known(request, response)

    return answered


def _unless_known(request: HttpRequest, response: HttpResponse) -> HttpResponse:
    """304 for who has this very answer already: pages and scripts ask every few seconds."""
    if request.method not in ("GET", "HEAD") or response.status_code != 200:
        return response
    set_response_etag(response)
    return get_conditional_response(request, etag=response.headers["ETag"], response=response) or response


def language(request: HttpRequest) -> str:
    """`?lang=en`, else as the pages."""
    asked = request.GET.get("lang")
    return asked if asked in ("de", "en") else language_of(request)


def key_of(request: HttpRequest, cup: UUID, day: UUID | None = None) -> Key | None:
    """The key in the request's header, where it opens this cup or this day. A key of another day opens nothing here."""
    scheme, _, token = request.headers.get("Authorization", "").partition(" ")
    key = Key.objects.filter(token=token.strip(), cup_id=cup).first() if scheme.lower() == "bearer" else None
    return key if key and key.day_id in (None, day) else None


def _no_key() -> JsonResponse:
    problem = Problem("", Reason("cups-key", {}, "ALLG"))
    answer = JsonResponse({"problems": shape.problems_json([problem], "de")}, status=401)
    answer.headers["WWW-Authenticate"] = "Bearer"
    return answer


def _cup(slug: str) -> Cup:
    return get_object_or_404(Cup, slug=slug)


@require_safe
@answering
def cups(request: HttpRequest) -> HttpResponse:
    """The cups that are listed."""
    found = [(cup.slug, CUPS.find(cup.pk)) for cup in Cup.objects.filter(listed=True)]
    return JsonResponse({"cups": [shape.cup_json(slug, state, language(request)) for slug, state in found if state]})


@require_safe
@answering
def cup(request: HttpRequest, slug: str) -> HttpResponse:
    """One cup with its calendar."""
    state = CUPS.get(_cup(slug).pk)
    shown = shape.cup_json(slug, state, language(request))
    return JsonResponse(shown | {"calendar": shape.calendar_json(state, request.GET.get("season"))})


@require_safe
@answering
def season(request: HttpRequest, slug: str) -> HttpResponse:
    """The table of a season, every number with its reason."""
    return JsonResponse(season_of(_cup(slug), request.GET.get("season", ""), language(request)))


@require_POST
@answering
def cup_wishes(request: HttpRequest, slug: str) -> HttpResponse:
    """A wish for the cup."""
    found = _cup(slug)
    key = key_of(request, found.pk)
    if key is None or not key.is_office:
        return _no_key()
    raw = read_object(request)
    state = act_on_cup(found, raw, actor_of(key, str(raw.get("by", ""))))
    return JsonResponse({"version": state.version})


@require_POST
@answering
def open_date(request: HttpRequest, slug: str, date: str) -> HttpResponse:
    """Open the tournament of a date; `settings` may differ from the cup's. Answers with id and keys."""
    found = _cup(slug)
    key = key_of(request, found.pk)
    if key is None or key.role != Key.ORGANISER:
        return _no_key()
    raw = read_object(request)
    differs = raw.get("settings", {})
    actor = actor_of(key, str(raw.get("by", "")))
    opened = open_day(found, date, actor, differs if isinstance(differs, dict) else {})
    tokens = {role: one.token for role, one in day_keys(opened).items()}
    return JsonResponse({"day": str(opened.pk), "keys": tokens}, status=201)


@require_safe
@answering
def round_keys(request: HttpRequest, day: UUID, number: int) -> HttpResponse:
    """The keys of a round's tables, as they stand on the slips; for the organiser and the desk."""
    found = get_object_or_404(Day, pk=day)
    key = key_of(request, found.cup_id, found.pk)
    if key is None or key.role not in (Key.ORGANISER, Key.DESK):
        return _no_key()
    state = DAYS.get(found.pk)
    if state.round(number) is None:
        raise Http404
    return JsonResponse({"tables": {str(table): one.token for table, one in table_keys(found, state, number).items()}})


@require_safe
@answering
def day(request: HttpRequest, day: UUID) -> HttpResponse:
    """A tournament day; with the office's key everything, otherwise what is public."""
    found = get_object_or_404(Day, pk=day)
    key = key_of(request, found.cup_id, found.pk)
    office = key is not None and key.is_office
    state = DAYS.get(found.pk) if office else for_everybody(found)
    return JsonResponse(shape.day_json(state, office=office))


@require_safe
@answering
def standings(request: HttpRequest, day: UUID) -> HttpResponse:
    """The ranking; `?rounds=2` after two rounds, `?live=1` with the tables that still play."""
    state = for_everybody(get_object_or_404(Day, pk=day))
    rounds = request.GET.get("rounds", "")
    count = int(rounds) if rounds.isascii() and rounds.isdigit() and len(rounds) < 4 else None
    live = running(state) if request.GET.get("live") == "1" else None
    return JsonResponse(shape.standings_json(state, language(request), count, live))


@require_safe
@answering
def round_of(request: HttpRequest, day: UUID, number: int) -> HttpResponse:
    """Who sits where in a round, and the results."""
    state = for_everybody(get_object_or_404(Day, pk=day))
    part = state.round(number)
    if part is None:
        raise Http404
    live = {table: sums for (at, table), sums in running(state).items() if at == number}
    return JsonResponse(shape.round_json(state, part, live))


@require_POST
@answering
def day_wishes(request: HttpRequest, day: UUID) -> HttpResponse:
    """A wish for the day, by whoever has a key of it."""
    found = get_object_or_404(Day, pk=day)
    key = key_of(request, found.cup_id, found.pk)
    if key is None or not is_current(key, DAYS.get(found.pk)):
        return _no_key()
    raw = read_object(request)
    state = act_on_day(found, raw, actor_of(key, str(raw.get("by", "")), DAYS.get(found.pk)))
    return JsonResponse({"version": state.version, "last": state.last})


@require_POST
@answering
def registration(request: HttpRequest, day: UUID) -> HttpResponse:
    """Register a player: by the office, or by everybody as with the form (a number then counts only with its name)."""
    found = get_object_or_404(Day, pk=day)
    key = key_of(request, found.cup_id, found.pk)
    raw = read_object(request)
    office = key is not None and key.is_office
    guest = Guest(
        name=str(raw.get("name", "")),
        number=raw["number"] if type(raw.get("number")) is int else 0,
        club=str(raw.get("club", "")),
        couple=str(raw.get("couple", "")),
        consent=raw.get("consent") is True,
        public=str(raw.get("public", "name")),
    )
    if key and office:
        state, number = register(found, guest, actor_of(key, str(raw.get("by", ""))), wish_id(raw))
    else:
        state, number = _enrolled(request, found, guest, wish_id(raw))
    waiting = any(one.number == number for one in waiting_list(state))
    return JsonResponse({"version": state.version, "number": number, "waiting": waiting}, status=201)


def _enrolled(request: HttpRequest, found: Day, guest: Guest, id: str) -> tuple[DayState, int]:
    """Registered by somebody without a key, as by the form."""
    if not throttle.may_enter(str(request.META.get("REMOTE_ADDR", ""))):
        raise refuse("", "cups-flood")
    done = enrol(found, guest, id)
    return done.state, done.number


@require_POST
@answering
def table_list(request: HttpRequest, day: UUID, number: int, table: int) -> HttpResponse:
    """The score list of a table, begun where there is none: its address as the write token."""
    found = get_object_or_404(Day, pk=day)
    key = key_of(request, found.cup_id, found.pk)
    state = DAYS.get(found.pk)
    if key is None or key.role not in MAY[f.Linked.kind] or not is_current(key, state):
        return _no_key()
    if key.role == Key.TABLE and (key.round, key.table) != (number, table):
        return _no_key()
    return JsonResponse({"list": open_list(found, number, table, actor_of(key, "", state))})


@require_safe
@answering
def export(request: HttpRequest, day: UUID) -> HttpResponse:
    """The whole log of the day, for the office; so that a laptop can run it and bring it home."""
    found = get_object_or_404(Day, pk=day)
    key = key_of(request, found.cup_id, found.pk)
    if key is None or key.role != Key.ORGANISER:
        return _no_key()
    archive: dict[str, Any] = to_archive(DAYS.events(found.pk))
    return JsonResponse(archive)
