"""The pages of a cup: all cups, one cup with its calendar and how it is played, its rulebook, the iCalendar file."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.http import require_safe

from tarock.rulebook import rulebook
from tarock.rules import Conduct, Text
from tarock.tournament.cup import CupState
from tarock.tournament.cup.calendar import appointments
from tarock.tournament.cups import Chapter, describe
from tarock.tournament.cups.phrases import CHAPTERS
from tarock.web.common.language import language_of
from tarock.web.cups.models import Cup
from tarock.web.cups.public.dates import DateLine, calendar_lines
from tarock.web.cups.public.found import cup_of, head
from tarock.web.cups.public.season import season_rows
from tarock.web.cups.seasons import table_of_season
from tarock.web.cups.streams import CUPS
from tarock.web.paper.answers import PDF, file_answer, needs
from tarock.web.rulebook.html import Page

PAPERS = ("regelbuch", "tarif")
ICS = "text/calendar; charset=utf-8"


@dataclass(frozen=True)
class CupLine:
    """A cup in the list of cups, with its next date (None: there is none)."""

    slug: str
    name: Text
    about: Text
    next: DateLine | None


@require_safe
def cup_list(request: HttpRequest) -> HttpResponse:
    """All cups that are listed."""
    lang = language_of(request)
    found = []
    for cup in Cup.objects.filter(listed=True):
        state = CUPS.find(cup.pk)
        if state is not None:
            coming, _ = calendar_lines(state, None, lang)
            found.append(CupLine(cup.slug, state.cup.name, state.cup.about, coming[0] if coming else None))
    return _page(request, "list", cups=found)


@require_safe
def cup_page(request: HttpRequest, slug: str) -> HttpResponse:
    """A cup: next dates first, then how it is played. MV-03, MV-04."""
    cup, state = cup_of(slug)
    lang = language_of(request)
    coming, past = calendar_lines(state, None, lang)
    address = request.build_absolute_uri(reverse("cup-calendar", args=[slug]))
    context: dict[str, Any] = {
        **head(cup, state),
        "coming": coming,
        "past": past,
        "webcal": "webcal:" + address.partition(":")[2],
        "chapters": described(state),
        "entry_clause": _clause(state, "day.late_entry"),
        "rules_clause": _clause(state, "play.rules"),
        "leaving": _leaving(state),
        "conduct": conduct(state, "players"),
        "referee": conduct(state, "referee"),
        "top": _top(cup, state),
    }
    return _page(request, "cup", **context)


def _top(cup: Cup, state: CupState) -> list[Any]:
    """The first of the present season."""
    if state.season is None:
        return []
    _, table = table_of_season(cup, "", live=True)
    return season_rows(state, table, "de")[:5]


def _clause(state: CupState, path: str) -> str:
    """The clause that a value of the cup rests on; "" where it is assumed."""
    source = state.cup.source(path)
    return "" if source.assumption else source.ref


def _leaving(state: CupState) -> list[Told]:
    """What becomes of who stops during a tournament, and of who plays on for him. MV-62."""
    chapter = next(chapter for chapter in describe(state.cup) if chapter.title == CHAPTERS["leaving"])
    return _told(chapter)


@dataclass(frozen=True)
class Told:
    """One value of a cup, with the text it rests on or the assumption that was made."""

    label: Text
    value: Text
    clause: str
    assumption: Text | None


@dataclass(frozen=True)
class ToldChapter:
    """Values under a title."""

    title: Text
    rows: tuple[Told, ...]


def described(state: CupState) -> list[ToldChapter]:
    """How the cup is played, each value with its source."""
    return [ToldChapter(chapter.title, tuple(_told(chapter))) for chapter in describe(state.cup) if chapter.rows]


def _told(chapter: Chapter) -> list[Told]:
    return [
        Told(row.label, row.value, "" if row.source.assumption else row.source.ref, row.source.assumption)
        for row in chapter.rows
    ]


def conduct(state: CupState, reader: str) -> list[tuple[Conduct, str]]:
    """Texts of conduct that no value of the rules says already, each with its clause. MV-05, MV-63."""
    rules = state.cup.rules
    return [
        (text, rules.source(f"conduct.{text.id}").ref)
        for text in rules.conduct.values()
        if text.reader == reader and not text.covers and not text.after
    ]


@require_safe
def rules_page(request: HttpRequest, slug: str) -> HttpResponse:
    """This cup's own rulebook. MV-03."""
    cup, state = cup_of(slug)
    page = Page(rulebook(state.cup.rules, language_of(request)))
    body = page.body()
    return _page(request, "rules", **head(cup, state), title=page.document.title, contents=page.contents(), body=body)


@require_safe
@needs("print")
def rules_pdf(request: HttpRequest, slug: str, what: str) -> HttpResponse:
    """This cup's rulebook or tariff card to download. MV-03."""
    _, state = cup_of(slug)
    if what not in PAPERS:
        raise Http404
    from tarock.print import booklet, tariff_card

    lang, rules = language_of(request), state.cup.rules
    made = booklet(rulebook(rules, lang)) if what == "regelbuch" else tariff_card(rules, lang)
    return file_answer(made, PDF, f"{what}-{slug}.pdf", shown=True)


@require_safe
@needs("print")
def calendar_file(request: HttpRequest, slug: str) -> HttpResponse:
    """The dates for everybody's calendar, to be kept or to be subscribed to. MV-04."""
    from tarock.print.calendar import calendar_text

    _, state = cup_of(slug)
    lang = language_of(request)
    made = calendar_text(
        state.cup.name.in_language(lang),
        appointments(state),
        stamp=datetime.now(UTC),
        url=request.build_absolute_uri(reverse("cup", args=[slug])),
        lang=lang,
    )
    response = HttpResponse(made, content_type=ICS)
    response["Content-Disposition"] = f'inline; filename="{slug}.ics"'
    response["Cache-Control"] = "no-cache"
    return response


def _page(request: HttpRequest, template: str, **context: Any) -> HttpResponse:
    response = render(request, f"cups/public/{template}.html", context)
    response["Cache-Control"] = "no-cache"
    return response
