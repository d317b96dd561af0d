"""Groups: a Stammtisch or a club, its members, its evenings, and the lists that were written there.

A list itself is a stream of events; what stands here of it is who sat where and, as a copy that can be made anew, its
figures.
"""

from __future__ import annotations

from django.db import models
from django.db.models.functions import Lower
from django.utils import timezone

from tarock.rules import DEFAULT_RULES, Problems, RuleSet, load, load_text
from tarock.web.people.ids import uuid7
from tarock.web.people.models import NAME_LENGTH, Person
from tarock.web.sheets.models import new_token

RULES_LENGTH = 60


class Group(models.Model):
    """A regular round. `rules_text` is the TOML of its own rule set, empty where `rules` names one that comes along.

    `public` says what whoever has the public link may see: nothing, the table without names, or with names.
    """

    CLOSED, TABLE, NAMES = "closed", "table", "names"
    PUBLIC = ((CLOSED, CLOSED), (TABLE, TABLE), (NAMES, NAMES))

    id = models.UUIDField(primary_key=True, default=uuid7, editable=False)
    name = models.CharField(max_length=80)
    rules = models.CharField(max_length=RULES_LENGTH, default=DEFAULT_RULES)
    rules_text = models.TextField(blank=True)
    public = models.CharField(max_length=8, choices=PUBLIC, default=CLOSED)
    public_token = models.CharField(max_length=32, unique=True, default=new_token)
    invitation = models.CharField(max_length=32, unique=True, default=new_token)
    made_at = models.DateTimeField(auto_now_add=True)

    def __str__(self) -> str:
        return self.name

    def rule_set(self) -> RuleSet:
        """What is played here. Raises `Problems` where a set of one's own no longer fits the program."""
        return load_text(self.rules_text, self.rules) if self.rules_text else load(self.rules)

    def good_rule_set(self) -> RuleSet | None:
        """What is played here; None where it no longer fits the program."""
        try:
            return self.rule_set()
        except Problems:
            return None


class Membership(models.Model):
    """A person in a group. Guests are known to the group but see nothing of it. `name` is unique within the group."""

    OWNER, MEMBER, GUEST = "owner", "member", "guest"
    ROLES = ((OWNER, OWNER), (MEMBER, MEMBER), (GUEST, GUEST))
    RANK = (GUEST, MEMBER, OWNER)

    group = models.ForeignKey(Group, on_delete=models.CASCADE, related_name="memberships")
    person = models.ForeignKey(Person, on_delete=models.CASCADE, related_name="memberships")
    role = models.CharField(max_length=8, choices=ROLES, default=MEMBER)
    name = models.CharField(max_length=NAME_LENGTH)
    joined_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ("name",)
        constraints = (
            models.UniqueConstraint("group", "person", name="groups_member_once"),
            models.UniqueConstraint("group", Lower("name"), name="groups_one_name"),
        )

    def __str__(self) -> str:
        return f"{self.name} ({self.role})"

    @property
    def may_see(self) -> bool:
        """Whether the group's pages are open to this person."""
        return self.role in (self.OWNER, self.MEMBER)

    def absorb_into(self, keep: Person) -> None:
        """Two persons became one and both were in the group: the higher role stays."""
        kept = Membership.objects.get(group=self.group, person=keep)
        kept.role = max(kept.role, self.role, key=self.RANK.index)
        kept.save(update_fields=["role"])
        self.delete()


class Evening(models.Model):
    """One meeting of a group."""

    id = models.UUIDField(primary_key=True, default=uuid7, editable=False)
    group = models.ForeignKey(Group, on_delete=models.CASCADE, related_name="evenings")
    day = models.DateField(default=timezone.localdate)
    note = models.CharField(max_length=80, blank=True)

    class Meta:
        ordering = ("-day", "-id")

    def __str__(self) -> str:
        return f"{self.day} {self.note}".strip()


class GroupSheet(models.Model):
    """A list of an evening. `figures` are those of version `seen` of the stream (`figures.of_sheet`)."""

    stream = models.UUIDField(primary_key=True)
    evening = models.ForeignKey(Evening, on_delete=models.CASCADE, related_name="sheets")
    seen = models.PositiveIntegerField(default=0)
    figures = models.JSONField(default=dict)
    made_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ("made_at",)

    def __str__(self) -> str:
        return str(self.stream)


class Seat(models.Model):
    """Who sits at a place of a list."""

    sheet = models.ForeignKey(GroupSheet, on_delete=models.CASCADE, related_name="seats")
    place = models.PositiveSmallIntegerField()
    person = models.ForeignKey(Person, on_delete=models.PROTECT, related_name="seats")

    class Meta:
        ordering = ("place",)
        constraints = (models.UniqueConstraint(fields=("sheet", "place"), name="groups_one_person_per_place"),)

    def __str__(self) -> str:
        return f"{self.place}: {self.person}"
