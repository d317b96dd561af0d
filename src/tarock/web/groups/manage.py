"""What those who run a group do: settings, rule set, members, invitation; and what the invited see."""

from __future__ import annotations

from uuid import UUID

from django.contrib import messages
from django.db import transaction
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import get_object_or_404
from django.urls import reverse
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from tarock.rules import Problems
from tarock.web.common.language import language_of
from tarock.web.common.qr import qr_response
from tarock.web.groups import forms, service
from tarock.web.groups.access import for_members, for_owners
from tarock.web.groups.holding import delete_group
from tarock.web.groups.models import Group, GroupSheet, Membership
from tarock.web.groups.pages import page, problems_of
from tarock.web.people.access import person_of, signed_in
from tarock.web.people.models import NAME_LENGTH, Account
from tarock.web.sheets.models import new_token

_FORM = require_http_methods(["GET", "HEAD", "POST"])


def _say(request: HttpRequest, de: str, en: str) -> str:
    return en if language_of(request) == "en" else de


def _to(name: str, group: Group) -> HttpResponse:
    return HttpResponseRedirect(reverse(name, args=[group.pk]))


@_FORM
@for_owners
def settings(request: HttpRequest, membership: Membership) -> HttpResponse:
    """Name, public link, deletion."""
    group = membership.group
    form = forms.Settings(
        language_of(request), request.POST or None, initial={"name": group.name, "public": group.public}
    )
    if form.is_valid():
        if group.public != form.cleaned_data["public"] == Group.CLOSED:
            group.public_token = new_token()
        group.name, group.public = form.cleaned_data["name"], form.cleaned_data["public"]
        group.save(update_fields=["name", "public", "public_token"])
        messages.success(request, _say(request, "Gespeichert.", "Saved."))
        return _to("group-settings", group)
    address = request.build_absolute_uri(reverse("group-public", args=[group.public_token]))
    return page(request, "settings", membership, 422 if form.is_bound else 200, form=form, address=address)


@_FORM
@for_owners
def rules(request: HttpRequest, membership: Membership) -> HttpResponse:
    """The rule set of the group; lists that are begun keep the one they have."""
    group = membership.group
    start = {"rules": forms.OWN if group.rules_text else group.rules, "text": group.rules_text}
    form = forms.Rules(language_of(request), request.POST or None, request.FILES or None, initial=start)
    if form.is_valid() and form.chosen is not None:
        group.rules, group.rules_text = form.chosen.id, form.cleaned_data["text"]
        group.save(update_fields=["rules", "rules_text"])
        name = form.chosen.name.in_language(language_of(request))
        messages.success(request, _say(request, f"Neue Listen gehen nach „{name}“.", f"New lists go by “{name}”."))
        return _to("group", group)
    return page(request, "rules", membership, 422 if form.is_bound else 200, form=form)


@require_safe
@for_members
def rules_file(request: HttpRequest, membership: Membership) -> HttpResponse:
    """The group's own rule set as a file."""
    if not membership.group.rules_text:
        raise Http404
    response = HttpResponse(membership.group.rules_text, content_type="application/toml; charset=utf-8")
    response["Content-Disposition"] = f'attachment; filename="{membership.group.rules}.toml"'
    response["X-Content-Type-Options"] = "nosniff"
    return response


@require_safe
@for_members
def members(request: HttpRequest, membership: Membership) -> HttpResponse:
    """Who belongs to the group; those who run it get the invitation and the changes."""
    group = membership.group
    everybody = group.memberships.select_related("person__account").order_by("name")
    address = request.build_absolute_uri(reverse("group-invitation", args=[group.invitation]))
    return page(request, "members", membership, everybody=everybody, address=address, roles=Membership.ROLES)


@require_POST
@for_owners
def change_member(request: HttpRequest, membership: Membership, member: int) -> HttpResponse:
    """One wish: another role, another name, out of the group, or the same person as somebody else."""
    group = membership.group
    other = get_object_or_404(group.memberships, pk=member)
    wish = request.POST.get("wish", "")
    name = _readable(request.POST.get("name", ""))[:NAME_LENGTH]
    try:
        with transaction.atomic():
            if wish == "remove":
                service.remove(other)
            elif wish == "merge":
                service.merge_members(get_object_or_404(group.memberships, pk=request.POST.get("keep") or 0), other)
            else:
                if name and name != other.name:
                    service.rename(other, name)
                role = request.POST.get("role", other.role)
                if role in dict(Membership.ROLES) and role != other.role:
                    service.change_role(other, role)
    except Problems as found:
        for text in problems_of(found, language_of(request)):
            messages.error(request, text)
    else:
        messages.success(request, _say(request, "Gespeichert.", "Saved."))
    if other.person_id == membership.person_id and wish == "remove":
        return HttpResponseRedirect(reverse("group-list"))
    return _to("group-members", group)


@require_POST
@for_owners
def add_member(request: HttpRequest, membership: Membership) -> HttpResponse:
    """A regular without an account."""
    name = _readable(request.POST.get("name", ""))[:NAME_LENGTH]
    try:
        if name:
            service.add_regular(membership.group, name)
    except Problems as found:
        for text in problems_of(found, language_of(request)):
            messages.error(request, text)
    return _to("group-members", membership.group)


def _readable(name: str) -> str:
    """The name without characters that nobody sees, with single spaces."""
    return "".join(c for c in " ".join(name.split()) if c.isprintable())


@require_POST
@for_owners
def renew(request: HttpRequest, membership: Membership) -> HttpResponse:
    """A new invitation link."""
    service.renew_invitation(membership.group)
    messages.success(request, _say(request, "Der alte Link gilt nicht mehr.", "The old link no longer works."))
    return _to("group-members", membership.group)


@require_safe
@for_owners
def invitation_code(request: HttpRequest, membership: Membership) -> HttpResponse:
    """The invitation as a QR code."""
    return qr_response(request.build_absolute_uri(reverse("group-invitation", args=[membership.group.invitation])))


@require_POST
@for_owners
def change_evening(request: HttpRequest, membership: Membership, evening: UUID) -> HttpResponse:
    """Another day or note of an evening."""
    this = get_object_or_404(membership.group.evenings, pk=evening)
    form = forms.EditEvening(language_of(request), request.POST)
    if form.is_valid():
        this = service.move(this, form.cleaned_data["day"], form.cleaned_data["note"])
    else:
        messages.error(request, _say(request, "Diesen Tag gibt es nicht.", "There is no such day."))
    return HttpResponseRedirect(reverse("group-evening", args=[membership.group_id, this.pk]))


@require_POST
@for_owners
def detach(request: HttpRequest, membership: Membership, stream: UUID) -> HttpResponse:
    """Take a list out of the group."""
    sheet = get_object_or_404(GroupSheet, stream=stream, evening__group=membership.group)
    service.detach(sheet)
    messages.success(
        request,
        _say(request, "Die Liste zählt in der Runde nicht mehr mit.", "The list no longer counts in the group."),
    )
    return _to("group", membership.group)


@require_POST
@for_members
def leave(request: HttpRequest, membership: Membership) -> HttpResponse:
    """Leave the group."""
    try:
        with transaction.atomic():
            service.remove(membership)
    except Problems as found:
        for text in problems_of(found, language_of(request)):
            messages.error(request, text)
        return _to("group", membership.group)
    return HttpResponseRedirect(reverse("group-list"))


@_FORM
@for_owners
def delete(request: HttpRequest, membership: Membership) -> HttpResponse:
    """Delete the group, after its name was typed."""
    group = membership.group
    typed = request.POST.get("name", "")
    if request.method == "POST" and typed.strip() == group.name:
        with transaction.atomic():
            delete_group(group)
        messages.success(request, _say(request, "Die Runde ist gelöscht.", "The group is deleted."))
        return HttpResponseRedirect(reverse("group-list"))
    return page(request, "delete", membership, 422 if typed else 200, typed=typed)


@_FORM
@signed_in
def invitation(request: HttpRequest, account: Account, token: str) -> HttpResponse:
    """Join by the invitation link: as a new member, or as one of the regulars without an account."""
    group = get_object_or_404(Group, invitation=token)
    person = person_of(request) or account.person
    own = group.memberships.filter(person=person).first()
    if own is not None and own.may_see:
        return _to("group", group)
    known = service.claimable(group)
    if request.method == "POST":
        claimed = next((m for m in known if str(m.pk) == request.POST.get("claim")), None)
        service.join(group, person, claimed)
        return _to("group", group)
    return page(request, "invitation", None, inviting=group, known=known, name=person.name)
