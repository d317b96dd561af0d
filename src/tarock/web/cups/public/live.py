"""Parts of pages that stay fresh: the same HTML for everybody until something happens, asked for with an ETag.

A part is made once and kept as long as the states that it was made of are the same objects; so a hall full of phones
costs one rendering for each change, and an answer of a few bytes for each question in between.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from threading import Lock
from typing import Final
from uuid import UUID

from django.db.models import Count
from django.http import HttpRequest, HttpResponse

from tarock.tournament.cup import CupState
from tarock.tournament.event import Day as DayState
from tarock.web.common.language import language_of
from tarock.web.cups.models import Day
from tarock.web.cups.streams import CUPS, DAYS
from tarock.web.store.models import StoredEvent

KEPT: Final = 256


@dataclass(frozen=True)
class _Part:
    day: DayState
    cup: CupState
    lists: tuple[tuple[UUID, int], ...]
    body: bytes
    tag: str


_PARTS: OrderedDict[tuple[UUID, str, str], _Part] = OrderedDict()
_LOCK = Lock()


def answer(request: HttpRequest, day: Day, name: str, make: Callable[[], str]) -> HttpResponse:
    """The part `name` of a day's pages, `make` its HTML; 304 where the page has it already."""
    part = _part(day, name, language_of(request), make)
    return _tagged(request, part.body, part.tag)


def tagged(request: HttpRequest, body: str) -> HttpResponse:
    """HTML that is made for one page alone; 304 where it has it already."""
    made = body.encode()
    return _tagged(request, made, _tag(made))


def _tag(body: bytes) -> str:
    return f'"{sha256(body).hexdigest()[:32]}"'


def _tagged(request: HttpRequest, body: bytes, tag: str) -> HttpResponse:
    if request.headers.get("If-None-Match") == tag:
        response = HttpResponse(status=304)
    else:
        response = HttpResponse(body, content_type="text/html; charset=utf-8")
    response["ETag"] = tag
    response["Cache-Control"] = "no-cache"
    response["Vary"] = "Cookie"
    return response


def _part(day: Day, name: str, lang: str, make: Callable[[], str]) -> _Part:
    key = (day.pk, name, lang)
    state, cup = DAYS.get(day.pk), CUPS.get(day.cup_id)
    lists = written(state)
    with _LOCK:
        known = _PARTS.get(key)
    if known and known.day is state and known.cup is cup and known.lists == lists:
        return known
    body = make().encode()
    made = _Part(state, cup, lists, body, _tag(body))
    with _LOCK:
        _PARTS[key] = made
        _PARTS.move_to_end(key)
        while len(_PARTS) > KEPT:
            _PARTS.popitem(last=False)
    return made


def written(state: DayState) -> tuple[tuple[UUID, int], ...]:
    """How many events the lists have at which tables play now, so that a change of any of them is seen."""
    streams = [
        UUID(table.sheet)
        for part in state.rounds
        for table in part.tables
        if part.started and table.sheet and table.result is None
    ]
    if not streams:
        return ()
    counted = StoredEvent.objects.filter(stream__in=streams).order_by().values("stream").annotate(events=Count("id"))
    return tuple(sorted((row["stream"], row["events"]) for row in counted))
