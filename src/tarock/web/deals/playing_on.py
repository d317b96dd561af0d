"""The wish to play on from a step of a deal: a table is made, and one is sent there."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.http import require_POST

from tarock.rules import Problem, Problems, Reason
from tarock.web.common.language import language_of
from tarock.web.deals import practice
from tarock.web.deals.found import Found, of_deal
from tarock.web.live.limits import LIMITS, network_of
from tarock.web.live.models import TableLink
from tarock.web.table.who import Visitor


@require_POST
@of_deal
def play_on(request: HttpRequest, found: Found) -> HttpResponse:
    """`step` actions are given, `seat` is played by whoever asks; bots play the others."""
    wait = LIMITS.tables.take(network_of(str(request.META.get("REMOTE_ADDR", ""))))
    if wait:
        too_many = Problem("", Reason("deals-tables", {"minutes": -(-wait // 60)}, "ALLG"))
        return _refuse(request, found, [too_many], 429)
    visitor = Visitor(request)
    name = visitor.name("" if found.seat is None else found.record.head.names[found.seat])
    try:
        table = practice.begin(found, _number(request, "step"), _number(request, "seat"), visitor.who, name)
    except Problems as problems:
        return _refuse(request, found, problems.problems, 422)
    link = TableLink.objects.get(table=table, role=TableLink.PLAY)
    return visitor.greet(HttpResponseRedirect(reverse("table", args=[link.token])))


def _number(request: HttpRequest, field: str) -> int:
    said = request.POST.get(field, "")
    return int(said) if said.isascii() and said.isdigit() and len(said) < 6 else -1


def _refuse(request: HttpRequest, found: Found, problems: list[Problem], status: int) -> HttpResponse:
    lang = language_of(request)
    said = [problem.reason.sentence(lang) for problem in problems]
    return render(request, "deals/refused.html", {"problems": said, "back": found.address("")}, status=status)
