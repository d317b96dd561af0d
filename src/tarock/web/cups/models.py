"""Cups and tournament days by their streams, and the keys that open them. All else is in the events."""

from __future__ import annotations

from typing import ClassVar

from django.db import models

from tarock.web.people.ids import uuid7
from tarock.web.people.models import Person
from tarock.web.sheets.models import new_token


class Cup(models.Model):
    """A cup: `id` is its stream. A cup that is not `listed` is found only by who knows its address."""

    id = models.UUIDField(primary_key=True, default=uuid7, editable=False)
    slug = models.SlugField(max_length=40, unique=True)
    listed = models.BooleanField(default=True)
    owner = models.ForeignKey(Person, null=True, blank=True, on_delete=models.SET_NULL, related_name="cups")
    made_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ("slug",)

    def __str__(self) -> str:
        return self.slug


class Day(models.Model):
    """One tournament of a cup: `id` is its stream.

    `secret` is our half of the seed (32 hex digits). Its commitment is in the log from the start, itself only when the
    hall has drawn the other half.
    """

    id = models.UUIDField(primary_key=True, default=uuid7, editable=False)
    cup = models.ForeignKey(Cup, on_delete=models.CASCADE, related_name="days")
    secret = models.CharField(max_length=64, blank=True)
    made_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ("made_at", "id")

    def __str__(self) -> str:
        return str(self.id)


class Key(models.Model):
    """One secret address: what its holder may do is its `role`; without a `day` it opens the whole cup.

    A table's key belongs to one `table` of one `draw` of one `round`: after a new draw the old slip opens nothing. A
    player's key names his `number` in the cup.
    """

    ORGANISER, DESK, REFEREE, TABLE, PLAYER = "organiser", "desk", "referee", "table", "player"
    OFFICES: ClassVar[tuple[str, ...]] = (ORGANISER, DESK, REFEREE)
    ROLES = tuple((role, role) for role in (*OFFICES, TABLE, PLAYER))

    token = models.CharField(max_length=32, primary_key=True, default=new_token)
    cup = models.ForeignKey(Cup, on_delete=models.CASCADE, related_name="keys")
    day = models.ForeignKey(Day, null=True, blank=True, on_delete=models.CASCADE, related_name="keys")
    role = models.CharField(max_length=10, choices=ROLES)
    round = models.PositiveSmallIntegerField(default=0)
    draw = models.PositiveSmallIntegerField(default=0)
    table = models.PositiveSmallIntegerField(default=0)
    number = models.PositiveIntegerField(default=0)
    made_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        constraints = (
            models.UniqueConstraint(
                fields=("day", "role", "round", "draw", "table", "number"), name="cups_one_key_per_use_of_a_day"
            ),
            models.UniqueConstraint(
                fields=("cup", "role", "number"), condition=models.Q(day=None), name="cups_one_key_per_use_of_a_cup"
            ),
        )

    def __str__(self) -> str:
        return f"{self.role} {self.day_id or self.cup_id}"

    @property
    def is_office(self) -> bool:
        """Whether the key opens the office."""
        return self.role in self.OFFICES
