"""Links to deals that somebody shares, and what was read out of the tables: who played which deal, and what it paid.

The events of the tables are the truth; `TableRead`, `Sitter`, `PlayedDeal` and `PlayedSeat` can be dropped at any time:
whoever looks at his games next has them made anew (`reading.refresh`). A shared upload has no table: its text is kept
with the link.
"""

from __future__ import annotations

from django.db import models

from tarock.web.sheets.models import new_token


class DealLink(models.Model):
    """One secret address of one deal: deal `number` of the table `table`, or the record `text` that somebody brought.

    `rules_text` is the TOML of the rule set that an uploaded record was played by, empty for sets that come along.
    """

    token = models.CharField(max_length=32, primary_key=True, default=new_token)
    table = models.UUIDField(null=True, blank=True)
    number = models.PositiveIntegerField(null=True, blank=True)
    text = models.TextField(blank=True)
    rules_text = models.TextField(blank=True)
    made_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        constraints = (models.UniqueConstraint(fields=("table", "number"), name="deals_one_link_per_deal"),)

    def __str__(self) -> str:
        return f"{self.table} {self.number}" if self.table else f"upload {self.token[:6]}"


class WhatIf(models.Model):
    """A table that began in the middle of a deal whose cards had been open: practice, counted in no statistics.

    It came from deal `number` of the table `source`, or from the deal with the link `token`; `step` actions were given.
    """

    table = models.UUIDField(primary_key=True)
    source = models.UUIDField(null=True, blank=True)
    number = models.PositiveIntegerField(null=True, blank=True)
    token = models.CharField(max_length=32, blank=True)
    step = models.PositiveIntegerField()
    made_at = models.DateTimeField(auto_now_add=True)

    def __str__(self) -> str:
        return str(self.table)


class TableRead(models.Model):
    """How far a table was read: for who sat down (`seen`), and for its finished deals (`version`)."""

    table = models.UUIDField(primary_key=True)
    seen = models.PositiveIntegerField(default=0)
    version = models.PositiveIntegerField(default=0)

    def __str__(self) -> str:
        return f"{self.table} {self.version}"


class Sitter(models.Model):
    """Somebody who sat at a table at some time."""

    table = models.UUIDField()
    who = models.CharField(max_length=80, db_index=True)

    class Meta:
        constraints = (models.UniqueConstraint(fields=("table", "who"), name="deals_one_sitter"),)

    def __str__(self) -> str:
        return f"{self.who} {self.table}"


class PlayedDeal(models.Model):
    """One finished deal of a table, by its board number. `contract` is empty where it was thrown in; `unit` is that of
    the amounts; `names` are those of all places.
    """

    table = models.UUIDField()
    number = models.PositiveIntegerField()
    at = models.DateTimeField(db_index=True)
    rules = models.CharField(max_length=60)
    rules_name = models.CharField(max_length=120)
    unit = models.CharField(max_length=8)
    contract = models.CharField(max_length=40, blank=True)
    contract_name = models.CharField(max_length=60, blank=True)
    names = models.JSONField(default=list)

    class Meta:
        ordering = ("-at", "-number")
        constraints = (models.UniqueConstraint(fields=("table", "number"), name="deals_one_row_per_deal"),)

    def __str__(self) -> str:
        return f"{self.table} {self.number}"


class PlayedSeat(models.Model):
    """One person in one deal: what she was in it, what it paid, and how many strong cards she was dealt.

    `who` holds the seat (`"p:<person>"`, `"g:<guest>"`). `won` is None where nobody wins (thrown in, a Trischaken that
    paid nothing). Amounts are decimal texts of whole numbers or halves, in the unit of the deal.
    """

    DECLARER, PARTNER, OPPONENT, ALONE = "declarer", "partner", "opponent", "trischaken"

    deal = models.ForeignKey(PlayedDeal, on_delete=models.CASCADE, related_name="seats")
    who = models.CharField(max_length=80, db_index=True)
    seat = models.PositiveSmallIntegerField()
    place = models.PositiveSmallIntegerField()
    role = models.CharField(max_length=10, blank=True)
    won = models.BooleanField(null=True)
    points = models.DecimalField(max_digits=12, decimal_places=1)
    cash = models.DecimalField(max_digits=12, decimal_places=1)
    tarocks = models.PositiveSmallIntegerField()
    kings = models.PositiveSmallIntegerField()
    trull = models.PositiveSmallIntegerField()

    class Meta:
        constraints = (models.UniqueConstraint(fields=("deal", "seat"), name="deals_one_person_per_seat"),)

    def __str__(self) -> str:
        return f"{self.deal} {self.who}"
