"""The page for records from elsewhere: look at one, share it, or read why it is refused. Only what is shared stays."""

from __future__ import annotations

from typing import Any

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.http import require_http_methods

from tarock.notation.record import Breach, Record, write_record
from tarock.rules import Problem, Problems, Reason, builtin_ids, refuse
from tarock.web.common.language import language_of
from tarock.web.deals.models import DealLink
from tarock.web.deals.pages import json_answer, replay_context, text_answer
from tarock.web.deals.uploads import Brought, read_upload
from tarock.web.people import throttle


@require_http_methods(["GET", "HEAD", "POST"])
def bring(request: HttpRequest) -> HttpResponse:
    """The form, and what it brings: a replay, a file, a link, or the problems."""
    if request.method != "POST":
        return _form(request, [])
    try:
        brought = read_upload(request)
        record = _chosen(request, brought)
    except Problems as found:
        return _form(request, found.problems, status=422)
    wish = request.POST.get("wish", "look")
    if wish == "text":
        return text_answer(record)
    if wish == "json":
        return json_answer(record)
    if wish == "share":
        return _share(request, record, brought)
    return _show(request, record, brought)


def _chosen(request: HttpRequest, brought: Brought) -> Record:
    """The deal that was asked for (`deal`, from 1), by itself. Raises its `Problems`."""
    asked = request.POST.get("deal", "1")
    number = int(asked) if asked.isascii() and asked.isdigit() and len(asked) < 6 else 0
    if not 1 <= number <= len(brought.deals):
        raise refuse("deal", "deals-no-such-deal", number=asked[:10])
    found = brought.deals[number - 1]
    if isinstance(found, Problems):
        raise found
    return found


def _share(request: HttpRequest, record: Record, brought: Brought) -> HttpResponse:
    if not record.finished:
        return _form(request, [Problem("record", Reason("deals-unfinished", {}, "ALLG"))], status=422)
    if not throttle.may_share(str(request.META.get("REMOTE_ADDR", ""))):
        minutes = int(throttle.WINDOW.total_seconds() // 60)
        return _form(request, [Problem("record", Reason("deals-too-often", {"minutes": minutes}, "ALLG"))], status=429)
    rules_text = "" if record.head.rules.id in builtin_ids() else brought.rules_text
    link = DealLink.objects.create(text=write_record(record), rules_text=rules_text)
    return HttpResponseRedirect(reverse("shared-deal", args=[link.token]))


def _show(request: HttpRequest, record: Record, brought: Brought) -> HttpResponse:
    rules = record.head.rules
    address = reverse("rulebook", args=[rules.id]) if rules.id in builtin_ids() else ""
    others = [
        {
            "number": number,
            "good": isinstance(deal, Record),
            "board": deal.head.board if isinstance(deal, Record) else "",
        }
        for number, deal in enumerate(brought.deals, 1)
    ]
    context = {
        **replay_context(record, language_of(request), address),
        "text": write_record(record),
        "brought": brought,
        "others": others if len(others) > 1 else [],
    }
    response = render(request, "deals/replay.html", context)
    response["Cache-Control"] = "no-store"
    return response


def _form(request: HttpRequest, problems: list[Problem], status: int = 200) -> HttpResponse:
    lang = language_of(request)
    said = request.POST
    context: dict[str, Any] = {
        "problems": [_shown(problem, lang) for problem in problems],
        "said": {key: said.get(key, "") for key in ("record", "rules_text", "ignore_digest")},
    }
    response = render(request, "deals/bring.html", context, status=status)
    response["Cache-Control"] = "no-store"
    return response


def _shown(problem: Problem, lang: str) -> dict[str, Any]:
    """A problem for the page: where it stands, the step and what was done in it, the sentence, the clause, the code."""
    breach = isinstance(problem, Breach) and problem.step > 0
    return {
        "line": problem.line,
        "step": problem.step if breach and isinstance(problem, Breach) else 0,
        "said": problem.said if isinstance(problem, Breach) else "",
        "key": problem.key,
        "why": problem.reason.sentence(lang),
        "clause": problem.reason.clause,
        "code": problem.reason.code,
    }
