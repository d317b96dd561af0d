"""What members of a group see and do: its table, its evenings, its players, a new list."""

from __future__ import annotations

from typing import Any
from uuid import UUID

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import get_object_or_404, render
from django.urls import reverse
from django.views.decorators.http import require_http_methods, require_safe

from tarock.rules import DEFAULT_RULES, Problems
from tarock.web.common.language import language_of
from tarock.web.groups import forms, service
from tarock.web.groups.access import for_members
from tarock.web.groups.figures import board, refresh
from tarock.web.groups.models import Evening, Group, GroupSheet, Membership
from tarock.web.groups.shape import board_rows, player_facts, sheet_line
from tarock.web.people.access import signed_in
from tarock.web.people.ids import uuid7
from tarock.web.people.models import Account
from tarock.web.sheets.models import SheetLink

_FORM = require_http_methods(["GET", "HEAD", "POST"])
SHOWN_EVENINGS = 8


def problems_of(found: Problems, lang: str) -> list[str]:
    """Problems as sentences."""
    return [problem.reason.sentence(lang) for problem in found.problems]


def page(
    request: HttpRequest, template: str, membership: Membership | None, status: int = 200, **more: Any
) -> HttpResponse:
    """A page of a group."""
    context = {"membership": membership, "group": membership.group if membership else None, **more}
    return render(request, f"groups/{template}.html", context, status=status)


@require_safe
@signed_in
def listing(request: HttpRequest, account: Account) -> HttpResponse:
    """One's groups."""
    own = account.person.memberships.exclude(role=Membership.GUEST).select_related("group").order_by("group__name")
    return page(request, "list", None, memberships=own)


@_FORM
@signed_in
def new(request: HttpRequest, account: Account) -> HttpResponse:
    """Found a group."""
    form = forms.Found(language_of(request), request.POST or None, initial={"rules": DEFAULT_RULES})
    if form.is_valid():
        group = service.found(form.cleaned_data["name"], account.person, form.cleaned_data["rules"])
        return HttpResponseRedirect(reverse("group", args=[group.pk]))
    return page(request, "new", None, 422 if form.is_bound else 200, form=form)


@require_safe
@for_members
def overview(request: HttpRequest, membership: Membership) -> HttpResponse:
    """The group: begin a list, the table, the last evenings."""
    lang = language_of(request)
    rules = membership.group.good_rule_set()
    standing = board(membership.group, service.names_of(membership.group))
    evenings = membership.group.evenings.prefetch_related("sheets")
    return page(
        request,
        "group",
        membership,
        rules=rules.name.in_language(lang) if rules else "",
        board=standing,
        rows=board_rows(standing, lang),
        evenings=evenings[:SHOWN_EVENINGS] if "alle" not in request.GET else evenings,
        more=evenings.count() > SHOWN_EVENINGS and "alle" not in request.GET,
    )


@require_safe
@for_members
def evening(request: HttpRequest, membership: Membership, evening: UUID) -> HttpResponse:
    """One evening: its lists and its own table."""
    lang = language_of(request)
    this = get_object_or_404(membership.group.evenings, pk=evening)
    standing = board(membership.group, service.names_of(membership.group), this.pk)
    lists = [
        sheet_line(sheet, _link(sheet, membership), lang) for sheet in refresh(this.sheets.prefetch_related("seats"))
    ]
    shown: dict[str, Any] = {"evening": this, "board": standing, "lists": lists, "rows": board_rows(standing, lang)}
    form = forms.EditEvening(lang, initial={"day": this.day, "note": this.note})
    return page(request, "evening", membership, form=form, **shown)


def _link(sheet: GroupSheet, membership: Membership) -> str:
    """The list for members to write in; for those who run the group, to direct."""
    role = SheetLink.DIRECT if membership.role == Membership.OWNER else SheetLink.WRITE
    link = SheetLink.objects.filter(stream=sheet.stream, role=role).first()
    return link.token if link else ""


@require_safe
@for_members
def player(request: HttpRequest, membership: Membership, person: UUID) -> HttpResponse:
    """One player's figures."""
    names = service.names_of(membership.group)
    record = board(membership.group, names).of(person)
    if record is None and person not in names:
        raise Http404
    name = names.get(person) or (record.name if record else "")
    evenings = {e.pk: e for e in membership.group.evenings.all()}
    course = sorted(((evenings[key], total) for key, total in (record.evenings if record else {}).items()), key=_when)
    facts = player_facts(record, course, language_of(request)) if record else None
    return page(request, "player", membership, name=name, facts=facts)


def _when(pair: tuple[Evening, object]) -> tuple[object, object]:
    return pair[0].day, pair[0].pk


@_FORM
@for_members
def begin(request: HttpRequest, membership: Membership) -> HttpResponse:
    """Names of regulars, and off to the list."""
    lang, group = language_of(request), membership.group
    rules = group.good_rule_set()
    form = forms.BeginList(lang, rules.money.cents if rules else None, request.POST or None)
    problems: list[str] = []
    if rules is None:
        problems = [_say_unfit(lang)]
    event_id = _uuid(request.POST.get("form", ""))
    if form.is_valid():
        said = form.cleaned_data
        try:
            links = service.begin_list(
                group,
                membership.name,
                event_id,
                form.names(),
                dealer=-1 if said["dealer"] in ("", None) else said["dealer"],
                cents=said["cents"].replace(",", ".") or None,
                games=said["games"] or 0,
            )
        except Problems as found:
            problems = problems_of(found, lang)
        else:
            return HttpResponseRedirect(reverse("sheet", args=[links[SheetLink.DIRECT].token]))
    regulars = group.memberships.order_by("role", "name")
    seats = [request.POST.get(f"name{n}", "") for n in range(forms.MOST_PLAYERS)]
    status = 422 if form.is_bound else 200
    return page(
        request,
        "begin",
        membership,
        status,
        form=form,
        problems=problems,
        regulars=regulars,
        seats=seats,
        event=event_id,
    )


def _say_unfit(lang: str) -> str:
    if lang == "en":
        return "The group’s rule set no longer fits this version of the program: check it under “Rule set”."
    return "Der Regelsatz der Runde passt nicht mehr zu dieser Fassung des Programms: unter „Regelsatz“ prüfen."


def _uuid(text: str) -> UUID:
    try:
        return UUID(text)
    except ValueError:
        return uuid7()


@_FORM
@for_members
def attach(request: HttpRequest, membership: Membership) -> HttpResponse:
    """Bring a list into the group that was begun elsewhere."""
    lang = language_of(request)
    problems: list[str] = []
    said = request.POST.get("link", "").strip()
    if request.method == "POST":
        token = said.rstrip("/").rpartition("/")[2]
        try:
            sheet = service.attach(membership.group, token)
        except Problems as found:
            problems = problems_of(found, lang)
        else:
            return HttpResponseRedirect(reverse("group-evening", args=[membership.group_id, sheet.evening_id]))
    return page(request, "attach", membership, 422 if problems else 200, problems=problems, said=said)


@require_safe
def public(request: HttpRequest, token: str) -> HttpResponse:
    """The table for everybody who has the public link, with names only where the group allows it."""
    group = get_object_or_404(Group.objects.exclude(public=Group.CLOSED), public_token=token)
    named = group.public == Group.NAMES
    standing = board(group, service.names_of(group))
    rows = board_rows(standing, language_of(request), named=named)
    response = page(request, "public", None, shown=group, board=standing, rows=rows)
    response["Cache-Control"] = "no-store"
    response["X-Robots-Tag"] = "noindex"
    return response
