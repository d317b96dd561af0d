"""Links to tables: whoever has one may sit down, or watch. The table itself is a stream of events."""

from __future__ import annotations

from django.db import models

from tarock.web.sheets.models import new_token


class TableLink(models.Model):
    """One secret address of a table; `table` is its stream. `listed` tables are shown on the start page to everybody.

    `maker` is who made the table, as the holder of a seat: `"p:<person>"` or `"g:<guest>"`.
    """

    PLAY, WATCH = "play", "watch"
    ROLES = ((PLAY, "play"), (WATCH, "watch"))

    token = models.CharField(max_length=32, primary_key=True, default=new_token)
    table = models.UUIDField(db_index=True)
    role = models.CharField(max_length=8, choices=ROLES)
    listed = models.BooleanField(default=False)
    maker = models.CharField(max_length=80)
    made_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        constraints = (models.UniqueConstraint(fields=("table", "role"), name="live_one_link_per_role"),)

    def __str__(self) -> str:
        return f"{self.role} {self.table}"

    @property
    def may_play(self) -> bool:
        """Whether this link lets somebody sit down."""
        return self.role == self.PLAY
