"""What groups hold of a person: memberships and places at tables, and the names in the events of those tables."""

from __future__ import annotations

from typing import Any
from uuid import UUID

from django.db import transaction

from tarock.rules import Text
from tarock.sheet import from_json, to_json
from tarock.sheet.rename import free_name, renamed
from tarock.web.groups.figures import refresh
from tarock.web.groups.models import Group, GroupSheet, Membership, Seat
from tarock.web.people.holdings import ANONYMOUS
from tarock.web.people.models import Person
from tarock.web.sheets.service import forget_readings, load_sheet
from tarock.web.store.models import StoredEvent


class GroupHolding:
    """See `people.holdings.Holding`."""

    def export(self, person: Person) -> dict[str, Any]:
        """Groups, and the person's own figures of every list; the names of others are not the person's data."""
        seats = Seat.objects.filter(person=person).select_related("sheet__evening__group")
        return {
            "groups": [
                {"group": m.group.name, "name": m.name, "role": m.role, "joined_at": m.joined_at.isoformat()}
                for m in person.memberships.select_related("group")
            ],
            "lists": [_own_part(seat) for seat in seats],
        }

    def obstacles(self, person: Person) -> list[Text]:
        """Groups with other members that nobody else runs."""
        return [
            Text(
                f"Die Runde „{m.group.name}“ braucht vorher jemanden, der sie leitet.",
                f"The group “{m.group.name}” needs somebody else to run it first.",
            )
            for m in person.memberships.filter(role=Membership.OWNER).select_related("group")
            if _alone_in_charge(m) and m.group.memberships.filter(role=Membership.MEMBER).exists()
        ]

    def forget(self, person: Person) -> bool:
        """Out of all groups (a group without other members goes); the name is taken out of all lists."""
        for seat in Seat.objects.filter(person=person):
            take_name_out(seat.sheet_id, load_sheet(seat.sheet_id).players[seat.place])
        for membership in person.memberships.all():
            for stream in _written_by(membership):
                take_name_out(stream, membership.name)
        for membership in person.memberships.filter(role=Membership.OWNER).select_related("group"):
            if _alone_in_charge(membership):
                delete_group(membership.group)
        person.memberships.all().delete()
        return Seat.objects.filter(person=person).exists()


def _alone_in_charge(membership: Membership) -> bool:
    return not membership.group.memberships.filter(role=Membership.OWNER).exclude(pk=membership.pk).exists()


def delete_group(group: Group) -> None:
    """The group with its evenings and nameless guests; the lists themselves stay with those who have their links."""
    guests = list(group.memberships.filter(person__account__isnull=True).values_list("person_id", flat=True))
    group.delete()
    Person.objects.filter(pk__in=guests, memberships__isnull=True, seats__isnull=True, account__isnull=True).delete()


def _own_part(seat: Seat) -> dict[str, Any]:
    (sheet,) = refresh([seat.sheet]) or (None,)
    return {
        "list": str(seat.sheet_id),
        "group": seat.sheet.evening.group.name,
        "day": seat.sheet.evening.day.isoformat(),
        "rules": sheet.figures["rules"] if sheet else None,
        "figures": sheet.figures["players"][seat.place] if sheet else None,
        "points_per_game": _own_points(seat) if sheet else None,
    }


def _own_points(seat: Seat) -> list[dict[str, Any]]:
    rows = load_sheet(seat.sheet_id).rows
    return [
        {
            "game": row.number,
            "status": row.status,
            "points": str(row.points[seat.place]),
            "cash": str(row.cash[seat.place]),
        }
        for row in rows
    ]


def _written_by(membership: Membership) -> list[UUID]:
    """The group's lists that the member wrote without sitting there (who sits there by this name is somebody else)."""
    streams = GroupSheet.objects.filter(evening__group=membership.group).values_list("stream", flat=True)
    written = StoredEvent.objects.filter(stream__in=list(streams), by=membership.name).order_by()
    found = written.values_list("stream", flat=True).distinct()
    return [stream for stream in found if membership.name not in load_sheet(stream).players]


def take_name_out(stream: UUID, old: str) -> str:
    """Put an anonymous name in place of `old`, in all events of a list; what it pays stays the same."""
    with transaction.atomic():
        before = load_sheet(stream)
        new = free_name(before.players, ANONYMOUS)
        for stored in StoredEvent.objects.filter(stream=stream):
            event = renamed(from_json({"kind": stored.kind, **stored.payload}), old, new)
            stored.payload = {key: value for key, value in to_json(event).items() if key != "kind"}
            stored.by = event.by
            stored.save(update_fields=["payload", "by"])
        forget_readings()
        after = load_sheet(stream)
        if (after.points, after.cash) != (before.points, before.cash):
            raise ValueError(f"renaming changed list {stream}")
        GroupSheet.objects.filter(stream=stream).update(seen=0, figures={})
    return new
