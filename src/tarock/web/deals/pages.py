"""The pages of one finished deal: replay, record, sharing, and the book of its rules."""

from __future__ import annotations

import json
from typing import Any

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.http import require_POST, require_safe

from tarock.cards import CARDS, card_name, card_text
from tarock.notation.record import Record, to_json, write_record
from tarock.rulebook import rulebook
from tarock.web.common.language import language_of
from tarock.web.deals.course import course
from tarock.web.deals.faces import BOX, FACES
from tarock.web.deals.found import Found, of_deal
from tarock.web.deals.frames import frames
from tarock.web.deals.models import DealLink
from tarock.web.deals.practice import can_go_on, is_practice, last_step
from tarock.web.deals.result import result
from tarock.web.paper.answers import JSON, file_answer, slug
from tarock.web.rulebook.html import Page

TEXT = "text/plain; charset=utf-8"


def replay_context(record: Record, lang: str, rules_address: str, seat: int | None = None) -> dict[str, Any]:
    """What the replay of a record shows, whoever brought it. `seat` is laid at the bottom of the page."""
    found, head = frames(record, lang), record.head
    sides = [(card_text(card), card_name(card, lang)) for card in range(CARDS)]
    return {
        "record": record,
        "rules": head.rules,
        "rules_address": rules_address,
        "pauses": [head.players[place] for place in head.seating.sits_out],
        "course": course(found),
        "result": result(record, lang, rules_address),
        "seats": list(enumerate(head.names)),
        "chosen": 0 if seat is None else seat,
        "data": {
            "names": head.names,
            "bottom": seat or 0,
            "cards": sides,
            "frames": found,
            "lang": lang,
            "faces": {"base": FACES, "box": BOX},
        },
    }


@require_safe
@of_deal
def replay(request: HttpRequest, found: Found) -> HttpResponse:
    """Step by step with all hands open."""
    lang = language_of(request)
    shared = "token" in found.where
    context = {
        **replay_context(found.record, lang, found.rulebook, found.seat),
        "found": found,
        "what_if": found.table is not None and is_practice(found.table),
        "what_if_address": found.address("-what-if") if can_go_on(found) else "",
        "last_step": last_step(found),
        "text_address": found.address("-text"),
        "json_address": found.address("-json"),
        "share": None if shared else found.address("-share"),
        "own_address": request.build_absolute_uri(found.address("")) if shared else "",
    }
    return render(request, "deals/replay.html", context)


@require_safe
@of_deal
def record_text(request: HttpRequest, found: Found) -> HttpResponse:
    """The record as text."""
    return text_answer(found.record)


@require_safe
@of_deal
def record_json(request: HttpRequest, found: Found) -> HttpResponse:
    """The record as JSON."""
    return json_answer(found.record)


def text_answer(record: Record) -> HttpResponse:
    """The canonical text as a file."""
    return file_answer(write_record(record), TEXT, f"{_file_name(record)}.record")


def json_answer(record: Record) -> HttpResponse:
    """The record as a JSON file, as `tarock deal --json` writes it."""
    return file_answer(json.dumps(to_json(record), ensure_ascii=False) + "\n", JSON, f"{_file_name(record)}.json")


def _file_name(record: Record) -> str:
    return slug(f"{record.head.rules.id} {record.head.board} {' '.join(record.head.players)}")


@require_POST
@of_deal
def share(request: HttpRequest, found: Found) -> HttpResponse:
    """Make the deal's link (the same again where it has one) and go there."""
    link, _ = DealLink.objects.get_or_create(table=found.table, number=found.number)
    return HttpResponseRedirect(reverse("shared-deal", args=[link.token]))


@require_safe
@of_deal
def rules(request: HttpRequest, found: Found) -> HttpResponse:
    """The book of a rule set that does not come along, or has changed since."""
    lang = language_of(request)
    document = rulebook(found.record.head.rules, lang)
    page = Page(document)
    context = {"title": document.title, "contents": page.contents(), "body": page.body(), "back": found.address("")}
    return render(request, "deals/rules.html", context)
