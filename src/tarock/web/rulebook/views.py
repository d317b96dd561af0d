"""Rulebooks as pages: each set, the deviations between two, and the form for a set of one's own."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.http import require_http_methods, require_safe

from tarock.rulebook import deviations, rulebook
from tarock.rulebook.model import Document
from tarock.rules import Problems, builtin_ids, load, load_text
from tarock.web.common.language import language_of
from tarock.web.groups.access import for_members
from tarock.web.groups.models import Group, Membership
from tarock.web.paper.answers import slug
from tarock.web.paper.views import built_in
from tarock.web.people.access import person_of
from tarock.web.rulebook import own
from tarock.web.rulebook.html import Page

FEW = 5
"""Up to so many sentences stand below each other; more go into a list to unfold."""


def _sets(lang: str) -> list[tuple[str, str]]:
    return [(i, load(i).name.in_language(lang)) for i in builtin_ids()]


@require_safe
def listing(request: HttpRequest) -> HttpResponse:
    """All rule sets."""
    sets = [load(i) for i in builtin_ids()]
    return render(request, "rulebook/list.html", {"sets": sets, "choices": _sets(language_of(request))})


def _shown(document: Document) -> dict[str, Any]:
    page = Page(document)
    return {"title": document.title, "contents": page.contents(), "body": page.body()}


@lru_cache(maxsize=32)
def _book_once(rules_id: str, lang: str) -> dict[str, Any]:
    """The books of the sets that come along never change."""
    return _shown(rulebook(load(rules_id), lang))


@lru_cache(maxsize=64)
def _deviations_once(rules_id: str, base_id: str, lang: str) -> dict[str, Any]:
    return _shown(deviations(load(base_id), load(rules_id), lang))


@require_safe
def book(request: HttpRequest, rules: str) -> HttpResponse:
    """One rulebook."""
    known = built_in(rules)
    context = {"rules": known, "sizes": known.table.sizes, **_book_once(known.id, language_of(request))}
    return render(request, "rulebook/book.html", context)


def _group_book(request: HttpRequest, membership: Membership) -> HttpResponse:
    rules = membership.group.good_rule_set()
    if rules is None:
        raise Http404
    shown = _shown(rulebook(rules, language_of(request)))
    return render(request, "rulebook/book.html", {"group": membership.group, **shown})


group_book = require_safe(for_members(_group_book))
"""The rulebook of a group's own set, for its members."""


@require_safe
def compare(request: HttpRequest) -> HttpResponse:
    """From the two fields of the form to the page of deviations."""
    rules, base = (built_in(request.GET.get(key, "")) for key in ("regeln", "gegen"))
    return HttpResponseRedirect(reverse("deviations", args=[rules.id, base.id]))


@require_safe
def differences(request: HttpRequest, rules: str, base: str) -> HttpResponse:
    """What holds in `rules` and differs in `base`."""
    lang = language_of(request)
    here, there = built_in(rules), built_in(base)
    shown = _deviations_once(here.id, there.id, lang)
    context = {"rules": here.id, "base": there.id, "choices": _sets(lang), **shown}
    return render(request, "rulebook/deviations.html", context)


@require_http_methods(["GET", "HEAD", "POST"])
def own_set(request: HttpRequest) -> HttpResponse:
    """Write one's own set: change, see what it changes, download, keep for a group."""
    lang = language_of(request)
    said = request.POST if request.method == "POST" else request.GET
    wish = own.read_wish({key: str(value) for key, value in said.items()})
    text = own.as_toml(wish, lang)
    result = _result(wish, text, lang)
    step = request.POST.get("wish", "")
    if step == "download":
        response = HttpResponse(text, content_type="application/toml; charset=utf-8")
        response["Content-Disposition"] = f'attachment; filename="{slug(wish.name or "hausregeln").lower()}.toml"'
        return response
    owned = _owned(request)
    if step == "keep" and not result["problems"]:
        group = next((group for group in owned if str(group.pk) == request.POST.get("group")), None)
        if group is not None:
            return _keep(request, group, text, lang)
    if request.headers.get("X-Part"):
        return render(request, "rulebook/_result.html", result)
    shown = _filled(wish, said if request.method == "POST" else {}, lang)
    context = {**result, **shown, "choices": _sets(lang), "groups": owned, "runde": request.GET.get("runde", "")}
    return render(request, "rulebook/own.html", context, status=422 if step and result["problems"] else 200)


def _result(wish: own.Wish, text: str, lang: str) -> dict[str, Any]:
    """What the wish amounts to: all problems, or the deviations with the examples that pay differently."""
    try:
        made = load_text(text)
    except Problems as found:
        return {"problems": [problem.json(lang) for problem in found.problems], "toml": text, "body": ""}
    page = Page(deviations(load(wish.base), made, lang))
    changed = bool(wish.changes or wish.drops or wish.takes)
    return {"problems": [], "toml": text, "body": page.body() if changed else "", "changed": changed}


def _line(switch: own.Switch, now: str) -> dict[str, Any]:
    return {"switch": switch, "now": now, "few": 0 < len(switch.options) <= FEW}


def _filled(wish: own.Wish, said: Any, lang: str) -> dict[str, Any]:
    """The form with what was filled in."""
    rules = load(wish.base)
    (games, premiums), (more_games, more_premiums) = own.prices(rules, lang), own.more_prices(wish.base, lang)

    def line(price: own.Price) -> dict[str, Any]:
        return {
            "path": price.path,
            "name": price.name,
            "gloss": price.gloss,
            "played": price.path in wish.takes if price.origin else price.path not in wish.drops,
            "origin": price.origin,
            "values": [(name, said.get(f"{price.path}.{name}", current)) for name, current in price.values],
        }

    groups = [
        {
            "title": group.title,
            "switches": [_line(switch, said.get(switch.path, switch.current)) for switch in group.switches],
        }
        for group in own.switches(wish.base, lang)
    ]
    return {
        "base": wish.base,
        "name": wish.name,
        "switches": groups,
        "games": [line(price) for price in (*games, *more_games)],
        "premiums": [line(price) for price in (*premiums, *more_premiums)],
    }


def _owned(request: HttpRequest) -> list[Group]:
    person = person_of(request)
    if person is None:
        return []
    mine = person.memberships.filter(role=Membership.OWNER).select_related("group").order_by("group__name")
    return [membership.group for membership in mine]


def _keep(request: HttpRequest, group: Group, text: str, lang: str) -> HttpResponse:
    group.rules, group.rules_text = load_text(text).id, text
    group.save(update_fields=["rules", "rules_text"])
    said = f"New lists of {group.name} go by this." if lang == "en" else f"Neue Listen von {group.name} gehen danach."
    messages.success(request, said)
    return HttpResponseRedirect(reverse("group", args=[group.pk]))
