"""One store of events for everything that happens at a table, on a sheet, in a tournament."""

from __future__ import annotations

from django.db import models


class StoredEvent(models.Model):
    """One event of one stream. `id` is made by the writer (UUIDv7): sending an event twice stores it once."""

    id = models.UUIDField(primary_key=True)
    stream = models.UUIDField()
    version = models.PositiveIntegerField()
    kind = models.CharField(max_length=40)
    payload = models.JSONField()
    at = models.DateTimeField()
    by = models.CharField(max_length=80)

    class Meta:
        ordering = ("stream", "version")
        constraints = (models.UniqueConstraint(fields=("stream", "version"), name="store_one_event_per_version"),)

    def __str__(self) -> str:
        return f"{self.stream} {self.version} {self.kind}"
