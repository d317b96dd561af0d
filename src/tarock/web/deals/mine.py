"""One's own games: the list with its filters, and the statistics."""

from __future__ import annotations

from decimal import Decimal
from fractions import Fraction
from typing import Any
from urllib.parse import urlencode

from django.core.paginator import Paginator
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.http import require_safe

from tarock.rules import builtin_ids, load
from tarock.scoring import signed
from tarock.web.common.language import language_of
from tarock.web.deals.figures import Dealt, Figures, Tally, dealt, figures
from tarock.web.deals.guest import adoptable
from tarock.web.deals.models import PlayedSeat
from tarock.web.deals.reading import refresh
from tarock.web.people.access import holders
from tarock.web.people.guests import guest_of

A_PAGE = 50
ROLES = {
    "declarer": ("Spieler", "declarer"),
    "partner": ("Partner", "partner"),
    "opponent": ("Gegner", "opponent"),
    "trischaken": ("Trischaken", "Trischaken"),
    "": ("zusammengeworfen", "thrown in"),
}
RESULTS = {"gewonnen": True, "verloren": False}


def _own(request: HttpRequest) -> QuerySet[PlayedSeat]:
    """The games of whoever asks, read anew, the latest first."""
    mine = holders(request)
    refresh(mine)
    found = PlayedSeat.objects.filter(who__in=mine).select_related("deal")
    return found.order_by("-deal__at", "-deal__number")


def _page(request: HttpRequest, template: str, context: dict[str, Any]) -> HttpResponse:
    response = render(request, f"deals/{template}.html", context)
    response["Cache-Control"] = "no-store"
    return response


@require_safe
def listing(request: HttpRequest) -> HttpResponse:
    """All games, or those of a rule set (`?regeln=`), a contract (`?spiel=`), a result (`?ergebnis=`)."""
    lang = language_of(request)
    own = _own(request)
    said = {key: request.GET.get(key, "") for key in ("regeln", "spiel", "ergebnis")}
    chosen = own
    if said["regeln"]:
        chosen = chosen.filter(deal__rules=said["regeln"])
    if said["spiel"]:
        chosen = chosen.filter(deal__contract_name=said["spiel"])
    if said["ergebnis"] in RESULTS:
        chosen = chosen.filter(won=RESULTS[said["ergebnis"]])
    page = Paginator(chosen, A_PAGE).get_page(request.GET.get("seite"))
    context = {
        "said": said,
        "rules": _choices(own, "deal__rules", lang),
        "contracts": [(name, name) for name, _ in _choices(own, "deal__contract_name", lang) if name],
        "games": [_line(seat, lang) for seat in page],
        "page": page,
        "query": urlencode({key: value for key, value in said.items() if value}),
        "adopt": adoptable(request),
        "guest": guest_of(request.COOKIES) is not None,
    }
    return _page(request, "list", context)


def _choices(own: QuerySet[PlayedSeat], column: str, lang: str) -> list[tuple[str, str]]:
    values = sorted(set(own.order_by().values_list(column, flat=True)))
    return [(value, _rules_name(value, value, lang)) for value in values]


def _rules_name(rules_id: str, name: str, lang: str) -> str:
    return load(rules_id).name.in_language(lang) if rules_id in builtin_ids() else name


def amount(value: Decimal) -> tuple[str, bool]:
    """An amount with its sign, and whether it is a loss."""
    return signed(Fraction(value)), value < 0


def _line(seat: PlayedSeat, lang: str) -> dict[str, Any]:
    deal = seat.deal
    points, cash = amount(seat.points), amount(seat.cash)
    return {
        "address": reverse("table-deal", args=[deal.table, deal.number]),
        "at": deal.at,
        "contract": deal.contract_name,
        "rules": _rules_name(deal.rules, deal.rules_name, lang),
        "role": ROLES[seat.role][lang == "en"],
        "won": seat.won,
        "points": points,
        "cash": cash if cash != points else None,
        "unit": deal.unit,
        "others": [name for place, name in enumerate(deal.names) if place != seat.place],
    }


@require_safe
def statistics(request: HttpRequest) -> HttpResponse:
    """Won and lost, by role and contract, points per game, and the cards dealt against expectation."""
    lang = language_of(request)
    seats = list(_own(request))
    context = {
        "units": [_unit(one, lang) for one in figures(seats)],
        "dealt": [_dealt(one, lang) for one in dealt(seats)],
        "deals": len(seats),
    }
    return _page(request, "statistics", context)


def _unit(one: Figures, lang: str) -> dict[str, Any]:
    titles = ("How played", "Declared") if lang == "en" else ("Wie gespielt", "Selbst gespielt")
    return {
        "unit": one.unit,
        "titles": [f"{title} ({one.unit})" for title in titles],
        "games": one.all.games,
        "won": one.all.won,
        "per_game": _average(one.all, lang),
        "points": amount(one.all.points),
        "cash": amount(one.cash),
        "roles": [_tally(ROLES[role][lang == "en"], tally, lang) for role, tally in one.roles.items()],
        "contracts": [
            _tally(name, tally, lang) for name, tally in sorted(one.contracts.items(), key=lambda c: -c[1].games)
        ],
    }


def _average(tally: Tally, lang: str) -> str:
    return decimal(f"{tally.per_game:+.2f}", lang)


def decimal(text: str, lang: str) -> str:
    """A decimal number as the language writes it, with a real minus sign."""
    return text.replace("-", "−").replace(".", "." if lang == "en" else ",")


def _tally(name: str, tally: Tally, lang: str) -> dict[str, Any]:
    share = round(100 * tally.won / tally.games) if tally.games else 0
    return {
        "name": name,
        "games": tally.games,
        "won": tally.won,
        "share": share,
        "points": amount(tally.points),
        "per_game": _average(tally, lang),
    }


def _dealt(one: Dealt, lang: str) -> dict[str, Any]:
    """With the picture: the band from x = 25 to 75 of 100, and where the person's own number lies."""
    width = max(one.band.high - one.band.low, 1)
    place = 25 + 50 * (one.seen - one.band.low) / width
    return {
        "name": one.name.in_language(lang),
        "seen": one.seen,
        "mean": decimal(f"{one.band.mean:.1f}", lang),
        "low": one.band.low,
        "high": one.band.high,
        "usual": one.usual,
        "x": f"{min(max(place, 2), 98):.1f}",
        "middle": f"{25 + 50 * (one.band.mean - one.band.low) / width:.1f}",
    }
