"""The pages of the course, and the judge of answers: stateless, no account, nothing stored."""

from __future__ import annotations

import json
from typing import Any

from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_POST, require_safe

from tarock.cards import card_name
from tarock.cards.faces import HEIGHT, WIDTH
from tarock.deal.messages import GENERAL
from tarock.web.common.language import language_of
from tarock.web.lessons.course import LESSONS
from tarock.web.lessons.deals import rules
from tarock.web.lessons.model import BadAnswerError, Lesson, Remark, Verdict
from tarock.web.rulebook.html import anchor
from tarock.web.table.rules_json import anchors_of, fragment

LONGEST = 2000
"""Bytes of an answer."""


@require_safe
def listing(request: HttpRequest) -> HttpResponse:
    """All lessons; the device adds how far one has come."""
    return render(request, "lessons/list.html", {"lessons": LESSONS})


@require_safe
def lesson(request: HttpRequest, slug: str) -> HttpResponse:
    """One lesson with its tasks."""
    found, lang = _lesson(slug), language_of(request)
    place = LESSONS.index(found)
    after = LESSONS[place + 1] if place + 1 < len(LESSONS) else None
    data: dict[str, Any] = {
        "lang": lang,
        "slug": slug,
        "tasks": [task.shown(lang) for task in found.tasks],
        "judge": [reverse("lesson-judge", args=[slug, number]) for number in range(len(found.tasks))],
        "next": reverse("lesson", args=[after.slug]) if after else "",
        "list": reverse("lesson-list"),
        "cards": {"names": [card_name(card, lang) for card in range(54)], "box": f"0 0 {WIDTH} {HEIGHT}"},
    }
    context = {"lesson": found, "number": place + 1, "after": after, "data": data, "chapter": _chapter(found, lang)}
    return render(request, "lessons/lesson.html", context)


@csrf_exempt  # changes nothing
@require_POST
def judge(request: HttpRequest, slug: str, number: int) -> HttpResponse:
    """What the engine says to an answer."""
    found, lang = _lesson(slug), language_of(request)
    if number >= len(found.tasks):
        raise Http404
    if request.content_type != "application/json":
        return HttpResponse(status=415)
    try:
        if len(request.body) > LONGEST:
            return HttpResponse(status=413)
        answer = json.loads(request.body)
        if not isinstance(answer, dict):
            raise BadAnswerError
        return JsonResponse(_verdict(found.tasks[number].judge(answer, lang), found, lang))
    except (ValueError, RecursionError):  # no JSON, no answer of ours
        return HttpResponse(status=400)


def _lesson(slug: str) -> Lesson:
    for found in LESSONS:
        if found.slug == slug:
            return found
    raise Http404


def _verdict(verdict: Verdict, found: Lesson, lang: str) -> dict[str, Any]:
    return {
        "right": verdict.right,
        "over": verdict.over,
        "scene": verdict.scene,
        "remarks": [_remark(remark, found, lang) for remark in verdict.remarks],
    }


def _remark(remark: Remark, found: Lesson, lang: str) -> dict[str, str]:
    """The sentence, its clause, and where the rulebook speaks of it: at the clause, else in the lesson's chapter."""
    there = fragment(anchors_of(rules(), lang), remark.clause) if remark.clause else ""
    chapter = _chapter(found, lang) if remark.clause else ""
    return {
        "text": remark.text.in_language(lang),
        "clause": remark.clause if remark.clause != GENERAL else "",
        "address": f"{reverse('rulebook', args=[rules().id])}#{there}" if there else chapter,
    }


def _chapter(found: Lesson, lang: str) -> str:
    """Where the rulebook has the rules of this lesson."""
    return f"{reverse('rulebook', args=[rules().id])}#{anchor(found.chapter.in_language(lang))}"
