"""The pages of a tournament day: now, standings, a round, the draw to recompute, the projector."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final
from uuid import UUID

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, render
from django.template.loader import render_to_string
from django.views.decorators.http import require_safe

from tarock.tournament.event import facts as f, in_the_race, waiting
from tarock.tournament.lists import money
from tarock.web.common.language import language_of
from tarock.web.cups.models import Day
from tarock.web.cups.public import lines
from tarock.web.cups.public.dates import date_line
from tarock.web.cups.public.files import KINDS
from tarock.web.cups.public.found import Shown, day_of, is_open
from tarock.web.cups.public.live import answer
from tarock.web.cups.streams import DAYS
from tarock.web.cups.tables import games_played

Context = dict[str, Any]
FIRST: Final = 5
"""Ranks on the day's own page between two rounds and at the end."""


# What the parts show


def _now(shown: Shown, lang: str) -> Context:
    state = shown.state
    part = lines.seated_round(state)
    capacity = state.settings.capacity
    return {
        "phase": lines.phase(state),
        "round": part,
        "seats": lines.seats(state, part) if part else [],
        "entrants": lines.entrant_lines(state) if not state.is_started else [],
        "places": max(0, capacity - len(in_the_race(state))) if capacity else None,
        "count": len(in_the_race(state)),
        "waiting": len(waiting(state)),
        "first": lines.standing_lines(state, lang).rows[:FIRST] if part is None and state.is_started else [],
        "open": is_open(shown),
        "line": date_line(shown.cup, shown.date, lang) if shown.date else None,
    }


def _standings(shown: Shown, lang: str) -> Context:
    return {"standings": lines.standing_lines(shown.state, lang), "phase": lines.phase(shown.state)}


def _round(number: int) -> Callable[[Shown, str], Context]:
    def found(shown: Shown, lang: str) -> Context:
        part = shown.state.round(number)
        if part is None or not part.tables:
            raise Http404
        played = games_played(shown.state, number)
        return {
            "part": part,
            "tables": lines.table_lines(shown.state, part, played, lang),
            "phase": lines.phase(shown.state),
            "draw": part.draw,
        }

    return found


def _screen(shown: Shown, lang: str) -> Context:
    state = shown.state
    part = lines.seated_round(state)
    return {
        "phase": lines.phase(state),
        "round": part,
        "started": part.started if part else "",
        "seats": lines.seats(state, part) if part else [],
        "standings": lines.standing_lines(state, lang) if state.is_started else None,
        "prizes": lines.prize_lines(state, lang),
        "entrants": lines.entrant_lines(state) if not state.is_started else [],
        "here": sum(entrant.plays for entrant in state.entrants.values()),
    }


def _found(name: str) -> tuple[str, Callable[[Shown, str], Context]]:
    """The template of a part and what it is filled with. Raises `Http404`."""
    if name.startswith("runde-") and name[6:].isascii() and name[6:].isdigit() and len(name) < 9:
        return "_round", _round(int(name[6:]))
    known = {"jetzt": ("_now", _now), "stand": ("_standings", _standings), "leinwand": ("_screen", _screen)}
    if name not in known:
        raise Http404
    return known[name]


def part_html(shown: Shown, name: str, lang: str) -> str:
    """A part of a page as HTML."""
    template, fill = _found(name)
    context = {"lang": lang, "shown": shown, "day": shown.day.pk, "state": shown.state, **fill(shown, lang)}
    return render_to_string(f"cups/public/{template}.html", context)


@require_safe
def part(request: HttpRequest, day: UUID, name: str) -> HttpResponse:
    """A part of a page, for the script that keeps it fresh."""
    found = get_object_or_404(Day.objects.select_related("cup"), pk=day)
    _found(name)
    lang = language_of(request)
    return answer(request, found, name, lambda: part_html(day_of(day), name, lang))


# Pages


def _page(request: HttpRequest, day: UUID, template: str, name: str = "", **more: Any) -> HttpResponse:
    shown, lang = day_of(day), language_of(request)
    context: Context = {
        "shown": shown,
        "state": shown.state,
        "settings": shown.state.settings,
        "slug": shown.day.cup.slug,
        "cup_name": shown.cup.cup.name,
        "line": date_line(shown.cup, shown.date, lang) if shown.date else None,
        "drawn": [one for one in shown.state.rounds if one.tables],
        "part": name,
        "fresh": not shown.state.closed,
        "kinds": KINDS,
        **more,
    }
    if name:
        context["html"] = part_html(shown, name, lang)
    response = render(request, f"cups/public/{template}.html", context)
    response["Cache-Control"] = "no-cache"
    return response


@require_safe
def day_page(request: HttpRequest, day: UUID) -> HttpResponse:
    """The day now: who sits where, who registered, the clock; and the ways to everything else."""
    shown = day_of(day)
    lang = language_of(request)
    fee = money(shown.state.settings.fee, lang) if shown.state.settings.fee else ""
    return _page(request, day, "day", "jetzt", prizes=lines.prize_lines(shown.state, lang), fee=fee)


@require_safe
def standings_page(request: HttpRequest, day: UUID) -> HttpResponse:
    """The standings, live while the tables play, at this address for ever."""
    return _page(request, day, "standings", "stand")


@require_safe
def round_page(request: HttpRequest, day: UUID, number: int) -> HttpResponse:
    """The tables of a round and their results."""
    return _page(request, day, "round", f"runde-{number}", number=number)


@require_safe
def draw_page(request: HttpRequest, day: UUID) -> HttpResponse:
    """Commitment, seed, and how everybody recomputes draw and lot."""
    told = (event.fact for event in DAYS.events(day) if isinstance(event.fact, f.SeedDrawn))
    return _page(request, day, "draw", secret=next((fact.secret for fact in told), ""))


@require_safe
def screen(request: HttpRequest, day: UUID) -> HttpResponse:
    """For the projector: what the hall needs to see now, in large letters."""
    return _page(request, day, "screen", "leinwand")
