"""What happens to a group: founding, joining, beginning and attaching lists, merging two of its persons."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, datetime, timedelta
from typing import Any
from uuid import UUID

from django.db import transaction
from django.utils import timezone

from tarock.rules import refuse
from tarock.web.groups import messages as _messages  # noqa: F401 - registers the sentences
from tarock.web.groups.models import Evening, Group, GroupSheet, Membership, Seat
from tarock.web.people.holdings import merge
from tarock.web.people.models import NAME_LENGTH, Account, Person
from tarock.web.sheets.models import SheetLink, new_token
from tarock.web.sheets.service import begin, load_sheet

NIGHT = timedelta(hours=6)


def found(name: str, founder: Person, rules: str) -> Group:
    """A new group; who founds it runs it."""
    with transaction.atomic():
        group = Group.objects.create(name=name, rules=rules)
        Membership.objects.create(group=group, person=founder, role=Membership.OWNER, name=founder.name)
    return group


def names_of(group: Group) -> dict[UUID, str]:
    """How the persons are called here."""
    return dict(group.memberships.values_list("person_id", "name"))


def free_name(group: Group, wanted: str, but: Membership | None = None) -> str:
    """`wanted`, or with a number where the group has somebody of that name."""
    others = group.memberships.exclude(pk=but.pk) if but else group.memberships.all()
    taken = {name.casefold() for name in others.values_list("name", flat=True)}
    name, number = wanted, 1
    while name.casefold() in taken:
        number += 1
        name = f"{wanted[: NAME_LENGTH - 4]} {number}"
    return name


def rename(membership: Membership, name: str) -> None:
    """Another name within the group. Raises `Problems` where somebody has it."""
    if free_name(membership.group, name, membership) != name:
        raise refuse("name", "group-name-taken", name=name)
    membership.name = name
    membership.save(update_fields=["name"])


def claimable(group: Group) -> list[Membership]:
    """Those of the group who have no account and belong to no other group: somebody invited may be one of them."""
    known = group.memberships.filter(person__account__isnull=True)
    return [m for m in known if not Membership.objects.filter(person=m.person).exclude(group=group).exists()]


def join(group: Group, person: Person, claimed: Membership | None = None) -> Membership:
    """Become a member; `claimed` is who one was in the group until now."""
    with transaction.atomic():
        own = Membership.objects.filter(group=group, person=person).first()
        if claimed is not None and claimed in claimable(group) and (own is None or not own.may_see):
            name = claimed.name
            merge(person, claimed.person)
            own = Membership.objects.get(group=group, person=person)
            own.name = name
        if own is None:
            own = Membership(group=group, person=person, name=free_name(group, person.name))
        if own.role == Membership.GUEST:
            own.role = Membership.MEMBER
        own.save()
    return own


def add_regular(group: Group, name: str) -> Membership:
    """Somebody without an account who plays here regularly. Raises `Problems` where the name is taken."""
    if free_name(group, name) != name:
        raise refuse("name", "group-name-taken", name=name)
    with transaction.atomic():
        return Membership.objects.create(group=group, person=Person.objects.create(name=name), name=name)


def renew_invitation(group: Group) -> None:
    """The old invitation link no longer works."""
    group.invitation = new_token()
    group.save(update_fields=["invitation"])


def change_role(membership: Membership, role: str) -> None:
    """Another role. Raises `Problems` where nobody would be left to run the group."""
    if membership.role == Membership.OWNER and role != Membership.OWNER:
        _other_owner(membership)
    membership.role = role
    membership.save(update_fields=["role"])


def remove(membership: Membership) -> None:
    """Out of the group. Who has played here stays as a guest, so that the table keeps its name."""
    if membership.role == Membership.OWNER:
        _other_owner(membership)
    if Seat.objects.filter(person=membership.person, sheet__evening__group=membership.group).exists():
        membership.role = Membership.GUEST
        membership.save(update_fields=["role"])
    else:
        membership.delete()


def _other_owner(membership: Membership) -> None:
    owners = membership.group.memberships.filter(role=Membership.OWNER).exclude(pk=membership.pk)
    if not owners.exists():
        raise refuse("role", "group-last-owner")


def merge_members(keep: Membership, gone: Membership) -> None:
    """`gone` was `keep` all along. Raises `Problems` where that cannot be or is not this group's to say."""
    if Account.objects.filter(person=gone.person).exists():
        raise refuse("gone", "group-has-account", name=gone.name)
    if Membership.objects.filter(person=gone.person).exclude(group=gone.group).exists():
        raise refuse("gone", "group-foreign", name=gone.name)
    tables = Seat.objects.filter(person=keep.person).values("sheet")
    if Seat.objects.filter(person=gone.person, sheet__in=tables).exists():
        raise refuse("gone", "group-same-table", name=gone.name, other=keep.name)
    merge(keep.person, gone.person)


def day_of(moment: datetime) -> date:
    """The day to which an evening belongs."""
    return (timezone.localtime(moment) - NIGHT).date()


def evening_of(group: Group, day: date | None = None, note: str = "") -> Evening:
    """The evening of a day (today: until six in the morning it is still yesterday's), begun if need be."""
    day = day or day_of(timezone.now())
    known = group.evenings.filter(day=day, note=note).first()
    return known or Evening.objects.create(group=group, day=day, note=note)


def begin_list(
    group: Group, by: str, event_id: UUID, names: Sequence[str], day: date | None = None, **wish: Any
) -> dict[str, SheetLink]:
    """A new list of the group, by its rule set, on the evening of `day`. Raises `Problems`.

    Sending the form twice makes one list.
    """
    known = {name.casefold(): name for name in names_of(group).values()}
    players = tuple(known.get(name.strip().casefold(), name.strip()) for name in names)
    with transaction.atomic():
        links = begin(event_id, by, rules=group.rules, rules_text=group.rules_text, players=players, **wish)
        stream = links[SheetLink.DIRECT].stream
        _seat(evening_of(group, day), stream, load_sheet(stream).players)
    return links


def attach(group: Group, token: str) -> GroupSheet:
    """A list that was begun elsewhere joins the group on its own day; who does it must be able to write it.

    Raises `Problems`.
    """
    link = SheetLink.objects.filter(token=token).first()
    if link is None:
        raise refuse("link", "group-link-unknown")
    if not link.may_write:
        raise refuse("link", "group-link-read")
    known = GroupSheet.objects.filter(stream=link.stream).first()
    if known is not None:
        if known.evening.group_id != group.pk:
            raise refuse("link", "group-list-elsewhere")
        return known
    with transaction.atomic():
        opened = load_sheet(link.stream).opened
        evening = evening_of(group, day_of(datetime.fromisoformat(opened.at)))
        return _seat(evening, link.stream, opened.players)


def move(evening: Evening, day: date, note: str) -> Evening:
    """Another day or note; where the group has that evening already, the lists join it."""
    with transaction.atomic():
        known = evening.group.evenings.filter(day=day, note=note).exclude(pk=evening.pk).first()
        if known is not None:
            evening.sheets.update(evening=known)
            evening.delete()
            return known
        evening.day, evening.note = day, note
        evening.save(update_fields=["day", "note"])
    return evening


def detach(sheet: GroupSheet) -> None:
    """The list leaves the group's table; it stays with those who have its links. An evening without lists goes."""
    evening = sheet.evening
    with transaction.atomic():
        sheet.delete()
        if not evening.sheets.exists():
            evening.delete()


def _seat(evening: Evening, stream: UUID, players: Sequence[str]) -> GroupSheet:
    """Note who sits where; unknown names become guests of the group."""
    known = {m.name.casefold(): m.person for m in evening.group.memberships.select_related("person")}
    sheet, new = GroupSheet.objects.get_or_create(stream=stream, defaults={"evening": evening})
    if not new:
        return sheet
    for place, name in enumerate(players):
        person = known.get(name.casefold())
        if person is None:
            person = Person.objects.create(name=name[:NAME_LENGTH])
            shown = free_name(evening.group, name[:NAME_LENGTH])
            Membership.objects.create(group=evening.group, person=person, name=shown, role=Membership.GUEST)
        Seat.objects.create(sheet=sheet, place=place, person=person)
    return sheet
