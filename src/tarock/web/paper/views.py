"""Lists and rulebooks as files: PDF, CSV, XLSX."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from django.http import Http404, HttpRequest, HttpResponse
from django.views.decorators.http import require_GET

from tarock.rulebook import deviations, rulebook
from tarock.rules import Problems, RuleSet, load
from tarock.sheet import fewest_payments
from tarock.sheet.export import as_csv, grid
from tarock.web.common.language import language_of
from tarock.web.groups.access import for_members
from tarock.web.groups.models import Membership
from tarock.web.paper.answers import CSV, PDF, XLSX, file_answer, slug
from tarock.web.sheets.api import with_link
from tarock.web.sheets.models import SheetLink
from tarock.web.sheets.service import load_sheet
from tarock.web.sheets.shape import money

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


def _missing(lang: str, extra: str) -> HttpResponse:
    said = f"A part is missing: tarock[{extra}]" if lang == "en" else f"Dafür fehlt ein Teil: tarock[{extra}]"
    return HttpResponse(said, status=501, content_type="text/plain; charset=utf-8")


@require_GET
@with_link
def sheet_csv(request: HttpRequest, link: SheetLink) -> HttpResponse:
    """The list as CSV: with commas, or with semicolons and decimal commas (`?format=excel`)."""
    sheet = load_sheet(link.stream)
    semicolon = request.GET.get("format") == "excel"
    return file_answer(
        as_csv(grid(sheet, language_of(request)), semicolon=semicolon), CSV, f"{slug(' '.join(sheet.players))}.csv"
    )


@require_GET
@with_link
def sheet_xlsx(request: HttpRequest, link: SheetLink) -> HttpResponse:
    """The list as a workbook."""
    try:
        from tarock.print.workbook import workbook
    except ImportError:
        return _missing(language_of(request), "sheets")
    sheet = load_sheet(link.stream)
    return file_answer(workbook(grid(sheet, language_of(request))), XLSX, f"{slug(' '.join(sheet.players))}.xlsx")


@require_GET
@with_link
def sheet_pdf(request: HttpRequest, link: SheetLink) -> HttpResponse:
    """The list on paper, `?format=a4` or `a5`."""
    lang = language_of(request)
    try:
        from tarock.print import filled_sheet
    except ImportError:
        return _missing(lang, "print")
    sheet = load_sheet(link.stream)
    made = filled_sheet(sheet, fewest_payments(money(sheet)), _paper(request, "a4"), lang)
    return file_answer(made, PDF, f"{slug(' '.join(sheet.players))}.pdf", shown=True)


def _blank(request: HttpRequest, rules: RuleSet, lang: str) -> bytes:
    from tarock.print import blank_sheet

    players = _number(request, "spieler")
    size = players if players in rules.table.sizes else rules.table.sizes[0]
    return blank_sheet(rules, size, _paper(request, "a4"), lang, min(_number(request, "spiele"), MOST_GAMES))


def _card(_: HttpRequest, rules: RuleSet, lang: str) -> bytes:
    from tarock.print import tariff_card

    return tariff_card(rules, lang)


def _book(_: HttpRequest, rules: RuleSet, lang: str) -> bytes:
    from tarock.print import booklet

    return booklet(rulebook(rules, lang))


Maker = Callable[[HttpRequest, RuleSet, str], bytes]
MAKERS: dict[str, Maker] = {"schreibzettel": _blank, "tarif": _card, "regelbuch": _book}


def built_in(rules_id: str) -> RuleSet:
    """A set that comes along; 404 for others."""
    try:
        return load(rules_id)
    except Problems:
        raise Http404 from None


def _made(request: HttpRequest, what: str, rules: RuleSet, *, private: bool) -> HttpResponse:
    lang = language_of(request)
    maker = MAKERS.get(what)
    if maker is None:
        raise Http404
    try:
        made = maker(request, rules, lang)
    except ImportError:
        return _missing(lang, "print")
    response = file_answer(made, PDF, f"{what}-{slug(rules.id)}.pdf", shown=True, private=private)
    response["Vary"] = "Cookie"
    return response


@require_GET
def rules_pdf(request: HttpRequest, rules: str, what: str) -> HttpResponse:
    """Score sheet (`?spieler=4&spiele=16&format=a5`), tariff card or booklet of a set that comes along."""
    return _made(request, what, built_in(rules), private=False)


@require_GET
def deviations_pdf(request: HttpRequest, rules: str, base: str) -> HttpResponse:
    """The deviations of `rules` from `base`."""
    lang = language_of(request)
    try:
        from tarock.print import booklet
    except ImportError:
        return _missing(lang, "print")
    made = booklet(deviations(built_in(base), built_in(rules), lang))
    response = file_answer(made, PDF, f"abweichungen-{slug(rules)}-{slug(base)}.pdf", shown=True, private=False)
    response["Vary"] = "Cookie"
    return response


def _group_pdf(request: HttpRequest, membership: Membership, what: str) -> HttpResponse:
    return _made(request, what, membership.group.rule_set(), private=True)


group_pdf: View[[str]] = for_members(_group_pdf)
"""The same of a group's own set, for its members."""
