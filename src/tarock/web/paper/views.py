"""Lists and rulebooks as files: PDF, CSV, XLSX."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from django.http import Http404, HttpRequest, HttpResponse
from django.views.decorators.http import require_safe

from tarock.rulebook import deviations, rulebook
from tarock.rules import Problems, RuleSet, load
from tarock.sheet.export import as_csv, grid
from tarock.web.common.language import language_of
from tarock.web.groups.access import for_members
from tarock.web.groups.models import Membership
from tarock.web.paper.answers import CSV, PDF, XLSX, file_answer, missing, slug
from tarock.web.sheets.api import with_link
from tarock.web.sheets.models import SheetLink
from tarock.web.sheets.service import load_sheet
from tarock.web.sheets.shape import payments

if TYPE_CHECKING:
    from tarock.web.groups.access import View

FORMATS = ("a4", "a5")
MOST_GAMES = 60


def _paper(request: HttpRequest, usual: str) -> str:
    wanted = request.GET.get("format", usual).lower()
    return wanted if wanted in FORMATS else usual


def _number(request: HttpRequest, key: str) -> int:
    text = request.GET.get(key, "")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 4 else 0


@require_safe
@with_link
def sheet_csv(request: HttpRequest, link: SheetLink) -> HttpResponse:
    """The list as CSV: with commas, or with semicolons and decimal commas (`?format=excel`)."""
    sheet = load_sheet(link.stream)
    semicolon = request.GET.get("format") == "excel"
    return file_answer(
        as_csv(grid(sheet, language_of(request)), semicolon=semicolon), CSV, f"{slug(' '.join(sheet.players))}.csv"
    )


@require_safe
@with_link
def sheet_xlsx(request: HttpRequest, link: SheetLink) -> HttpResponse:
    """The list as a workbook."""
    try:
        from tarock.print.workbook import workbook
    except ImportError:
        return missing(language_of(request), "sheets")
    sheet = load_sheet(link.stream)
    return file_answer(workbook(grid(sheet, language_of(request))), XLSX, f"{slug(' '.join(sheet.players))}.xlsx")


@require_safe
@with_link
def sheet_pdf(request: HttpRequest, link: SheetLink) -> HttpResponse:
    """The list on paper, `?format=a4` or `a5`."""
    lang = language_of(request)
    try:
        from tarock.print import filled_sheet
    except ImportError:
        return missing(lang, "print")
    sheet = load_sheet(link.stream)
    made = filled_sheet(sheet, payments(sheet), _paper(request, "a4"), lang)
    return file_answer(made, PDF, f"{slug(' '.join(sheet.players))}.pdf", shown=True)


@dataclass(frozen=True)
class Order:
    """What is to be printed of a rule set: `what`, for the empty sheet also players, paper and number of games."""

    what: str
    lang: str
    players: int = 0
    paper: str = "a4"
    games: int = 0


def _order(request: HttpRequest, what: str) -> Order:
    lang = language_of(request)
    if what not in WHATS:
        raise Http404
    if what != "schreibzettel":
        return Order(what, lang)
    games = min(_number(request, "spiele"), MOST_GAMES)
    return Order(what, lang, _number(request, "spieler"), _paper(request, "a4"), games)


WHATS = ("schreibzettel", "tarif", "regelbuch")


def _printed(rules: RuleSet, order: Order) -> bytes:
    from tarock.print import blank_sheet, booklet, tariff_card

    if order.what == "tarif":
        return tariff_card(rules, order.lang)
    if order.what == "regelbuch":
        return booklet(rulebook(rules, order.lang))
    size = order.players if order.players in rules.table.sizes else rules.table.sizes[0]
    return blank_sheet(rules, size, order.paper, order.lang, order.games)


@lru_cache(maxsize=64)
def _printed_once(rules_id: str, order: Order) -> bytes:
    """The papers of a set that comes along never change."""
    return _printed(load(rules_id), order)


@lru_cache(maxsize=64)
def _deviations_once(rules_id: str, base_id: str, lang: str) -> bytes:
    from tarock.print import booklet

    return booklet(deviations(load(base_id), load(rules_id), lang))


def built_in(rules_id: str) -> RuleSet:
    """A set that comes along; 404 for others."""
    try:
        return load(rules_id)
    except Problems:
        raise Http404 from None


def _answer(make: Callable[[], bytes], name: str, lang: str, *, private: bool) -> HttpResponse:
    try:
        made = make()
    except ImportError:
        return missing(lang, "print")
    response = file_answer(made, PDF, f"{name}.pdf", shown=True, private=private)
    response["Vary"] = "Cookie"
    return response


@require_safe
def rules_pdf(request: HttpRequest, rules: str, what: str) -> HttpResponse:
    """Score sheet (`?spieler=4&spiele=16&format=a5`), tariff card or booklet of a set that comes along."""
    order, known = _order(request, what), built_in(rules)
    return _answer(lambda: _printed_once(known.id, order), f"{what}-{known.id}", order.lang, private=False)


@require_safe
def deviations_pdf(request: HttpRequest, rules: str, base: str) -> HttpResponse:
    """The deviations of `rules` from `base`."""
    lang, here, there = language_of(request), built_in(rules), built_in(base)
    name = f"abweichungen-{here.id}-{there.id}"
    return _answer(lambda: _deviations_once(here.id, there.id, lang), name, lang, private=False)


def _group_pdf(request: HttpRequest, membership: Membership, what: str) -> HttpResponse:
    order, rules = _order(request, what), membership.group.good_rule_set()
    if rules is None:
        raise Http404
    return _answer(lambda: _printed(rules, order), f"{what}-{slug(rules.id)}", order.lang, private=True)


group_pdf: View[[str]] = for_members(_group_pdf)
"""The same of a group's own set, for its members."""
