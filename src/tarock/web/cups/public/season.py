"""Season tables, players and the hall of fame: every number with its reason, everybody by the public name."""

from __future__ import annotations

import datetime as dt
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from tarock.rules import Reason
from tarock.scoring import number as plain
from tarock.tournament.cup import CupState
from tarock.tournament.cup.fame import Best, Career, Played, careers, hall_of_fame, player_page, records
from tarock.tournament.cup.standings import SeasonTable, title
from tarock.tournament.points import Line, Outcome
from tarock.web.common.language import language_of
from tarock.web.cups.models import Cup
from tarock.web.cups.public.files import KINDS
from tarock.web.cups.public.found import cup_of, head, name_of
from tarock.web.cups.public.lines import points
from tarock.web.cups.seasons import results_of, table_of_season

MOST = 100
"""Players of the all-time table on one page."""


@dataclass(frozen=True)
class OutcomeLine:
    """What one tournament gave: the points as they are shown, whether they count, and why."""

    title: str
    points: str
    counts: bool
    rank: str
    score: str
    why: Sequence[str]


@dataclass(frozen=True)
class SeasonRow:
    """One player of a season table."""

    rank: str
    number: int
    name: str
    total: str
    starts: int
    qualified: bool | None
    outcomes: Sequence[OutcomeLine | None]
    why: Sequence[str]


def season_rows(state: CupState, table: SeasonTable, lang: str) -> list[SeasonRow]:
    """The table in lines, one column a tournament."""
    return [_row(state, table, line, lang) for line in table.lines]


def _row(state: CupState, table: SeasonTable, line: Line, lang: str) -> SeasonRow:
    by_id = {outcome.tournament: outcome for outcome in line.outcomes}
    return SeasonRow(
        rank=str(line.rank) if line.rank else "–",
        number=line.number,
        name=name_of(state, line.number),
        total=plain(line.total),
        starts=line.starts,
        qualified=line.qualified,
        outcomes=[_outcome(by_id[held.id], lang) if held.id in by_id else None for held in table.held],
        why=sentences(line.why, lang),
    )


def _outcome(outcome: Outcome, lang: str) -> OutcomeLine:
    place = outcome.place
    return OutcomeLine(
        title=outcome.name,
        points="–" if outcome.points.dash else plain(outcome.points.value),
        counts=outcome.counts,
        rank=str(place.rank) if place else "–",
        score=points(place.score) if place else "–",
        why=sentences(outcome.points.why, lang),
    )


def sentences(reasons: Sequence[Reason], lang: str) -> list[str]:
    """Reasons in words."""
    return [reason.sentence(lang) for reason in reasons]


@require_safe
def season_page(request: HttpRequest, slug: str) -> HttpResponse:
    """The table of a season (`?saison=2025/26`), every number with its reason, and who is qualified."""
    cup, _ = cup_of(slug)
    lang = language_of(request)
    state, table = table_of_season(cup, request.GET.get("saison", ""), live=True)
    rows = season_rows(state, table, lang)
    rule = table.season.cup.season
    context = {
        "table": table,
        "rows": rows,
        "held": [(held, dt.date.fromisoformat(held.day)) for held in table.held],
        "qualified": [row for row in rows if row.qualified] if rule.qualify or rule.qualify_starts else None,
        "kinds": KINDS,
    }
    return _page(request, "season", cup, state, **context)


@dataclass(frozen=True)
class FameLine:
    """A name with a number for some achievement: in which season or tournament, and on which day."""

    number: int
    name: str
    points: str
    title: str
    day: dt.date | None = None
    rank: int = 0


@require_safe
def fame_page(request: HttpRequest, slug: str) -> HttpResponse:
    """Champions, winners, records, and the all-time table."""
    cup, state = cup_of(slug)
    results = results_of(state)
    hall = hall_of_fame(state, results)
    days, rounds = records(state, results)
    context = {
        "champions": [
            FameLine(t.number, name_of(state, t.number), plain(t.points), t.season, rank=t.rank) for t in hall.champions
        ],
        "winners": [
            FameLine(number, name_of(state, number), points(score), title(date), dt.date.fromisoformat(date.day))
            for date, number, score in hall.winners
        ],
        "best_days": [_best(state, one) for one in days],
        "best_rounds": [_best(state, one) for one in rounds],
        "careers": [(career, name_of(state, career.number), _amounts(career)) for career in careers(state, results)][
            :MOST
        ],
    }
    return _page(request, "fame", cup, state, **context)


def _best(state: CupState, best: Best) -> FameLine:
    return FameLine(
        best.number, name_of(state, best.number), points(best.points), f"{title(best.date)}|{best.date.day}"
    )


def _amounts(career: Career) -> dict[str, str]:
    """Points of a career as they are shown."""
    average = Fraction(round(career.average * 2), 2)
    return {
        "score": points(career.score),
        "average": points(average),
        "best_day": "–" if career.best_day is None else points(career.best_day),
        "best_round": "–" if career.best_round is None else points(career.best_round),
    }


@dataclass(frozen=True)
class PlayedLine:
    """One tournament of a player; `stream` is its day ("": results from elsewhere)."""

    title: str
    day: dt.date
    stream: str
    rank: int
    participants: int
    score: str


def _played(one: Played) -> PlayedLine:
    date, place = one.date, one.result.place
    day = dt.date.fromisoformat(date.day)
    return PlayedLine(title(date), day, date.tournament, place.rank, place.participants, points(place.score))


@require_safe
def player(request: HttpRequest, slug: str, number: int) -> HttpResponse:
    """All that a player did in the cup, under the name that he chose to show; search engines are asked to stay away."""
    cup, state = cup_of(slug)
    found = player_page(state, number, results_of(state))
    if found is None:
        raise Http404
    lang = language_of(request)
    context: dict[str, Any] = {
        "number": found.player.number,
        "name": name_of(state, number),
        "career": found.career,
        "amounts": _amounts(found.career),
        "played": [_played(one) for one in found.played],
        "seasons_of": [
            (season, str(line.rank or "–"), plain(line.total), sentences(line.why, lang))
            for season, line in found.seasons
        ],
    }
    response = _page(request, "player", cup, state, **context)
    response["X-Robots-Tag"] = "noindex"
    return response


def _page(request: HttpRequest, template: str, cup: Cup, state: CupState, **context: Any) -> HttpResponse:
    response = render(request, f"cups/public/{template}.html", {**head(cup, state), **context})
    response["Cache-Control"] = "no-cache"
    return response
