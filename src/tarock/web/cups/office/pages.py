"""One way to make a page of the office: it is shown, and what its forms wish is done and answered by a redirect.

A wish that is refused shows the same page again with all the reasons, and what was typed (`said`) still there.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import wraps
from typing import Any, TypeVar

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect, QueryDict
from django.shortcuts import render
from django.utils.cache import patch_vary_headers
from django.views.decorators.http import require_http_methods

from tarock.rules import Problem, Problems, Text
from tarock.tournament.cup import facts as cf
from tarock.tournament.event.facts import KINDS as DAY_KINDS, Fact
from tarock.web.cups.office.access import CupOffice, DayOffice, Office, cup_office, day_office
from tarock.web.cups.office.forms import wish_of
from tarock.web.cups.office.said import SAID
from tarock.web.cups.office.steps import next_step, tabs

Entered = TypeVar("Entered", bound=Office)
Action = Callable[[Any, QueryDict], "Text | str | None"]
"""What a form does that is more than one wish; answers with what to say, or with the address to go to."""
View = Callable[..., dict[str, Any]]


def day_page(
    template: str, *kinds: str, actions: Mapping[str, Action] | None = None
) -> Callable[[View], Callable[..., HttpResponse]]:
    """A page of the day's office for who may have one of these wishes (everybody of the office without any).

    The view gives the template's values.
    """
    return _page(template, day_office, kinds, actions or {}, DAY_KINDS, _day_frame)


def cup_page(
    template: str, *kinds: str, actions: Mapping[str, Action] | None = None
) -> Callable[[View], Callable[..., HttpResponse]]:
    """A page of the cup's office."""
    return _page(template, cup_office, kinds, actions or {}, cf.KINDS, _cup_frame)


def _page(
    template: str,
    enter: Callable[[HttpRequest, str], Entered],
    kinds: tuple[str, ...],
    actions: Mapping[str, Action],
    known: Mapping[str, type[Fact]],
    frame: Callable[[Entered, str], dict[str, Any]],
) -> Callable[[View], Callable[..., HttpResponse]]:
    def made(view: View) -> Callable[..., HttpResponse]:
        @require_http_methods(["GET", "HEAD", "POST"])
        @wraps(view)
        def shown(request: HttpRequest, token: str, **args: Any) -> HttpResponse:
            office = enter(request, token)
            if kinds:
                office.must(*kinds)
            problems: list[Problem] = []
            if request.method == "POST":
                try:
                    return private(HttpResponseRedirect(_do(office, request, actions, known)))
                except Problems as found:
                    problems = list(found.problems)
            values = view(office, **args)
            values |= frame(office, template)
            values |= {"problems": problems, "said": request.POST, "office": office, "token": token}
            return private(render(request, f"cups/office/{template}.html", values, status=422 if problems else 200))

        return shown

    return made


def _do(office: Office, request: HttpRequest, actions: Mapping[str, Action], known: Mapping[str, type[Fact]]) -> str:
    """Do what the form wishes; where to go then."""
    kind = str(request.POST.get("kind", ""))
    answer: Text | str | None
    if kind in actions:
        answer = actions[kind](office, request.POST)
    elif kind in known:
        office.must(kind)
        office.wish(wish_of(known[kind], request.POST))
        answer = SAID.get(kind)
    else:
        raise Http404
    if isinstance(answer, str):
        return answer
    if answer is not None:
        messages.success(request, answer.in_language(office.lang))
    back = str(request.POST.get("back", ""))
    own = f"/amt/{office.key.token}/"
    return back if back.startswith(own) else request.get_full_path()


def private(response: HttpResponse) -> HttpResponse:
    """Kept nowhere, found by no search engine: the address is a secret."""
    response["Cache-Control"] = "no-store"
    response["X-Robots-Tag"] = "noindex"
    patch_vary_headers(response, ("Cookie",))
    return response


def _day_frame(office: DayOffice, template: str) -> dict[str, Any]:
    state = office.state
    return {
        "state": state,
        "day": office.day,
        "may": office.may,
        "tabs": tabs(office, template),
        "step": next_step(office),
    }


def _cup_frame(office: CupOffice, template: str) -> dict[str, Any]:
    return {"state": office.state, "cup": office.cup, "may": office.may, "here": template}
