"""Links to score lists: whoever has one may read, write, or direct. The list itself is a stream of events."""

from __future__ import annotations

import secrets

from django.db import models


def new_token() -> str:
    """128 random bits, short enough for a QR code that a phone reads across a table."""
    return secrets.token_urlsafe(16)


class SheetLink(models.Model):
    """One secret address of a list."""

    READ, WRITE, DIRECT = "read", "write", "direct"
    ROLES = ((READ, "read"), (WRITE, "write"), (DIRECT, "direct"))

    token = models.CharField(max_length=32, primary_key=True, default=new_token)
    stream = models.UUIDField(db_index=True)
    role = models.CharField(max_length=8, choices=ROLES)
    made_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        constraints = (models.UniqueConstraint(fields=("stream", "role"), name="sheets_one_link_per_role"),)

    def __str__(self) -> str:
        return f"{self.role} {self.stream}"

    @property
    def may_write(self) -> bool:
        """Whether this link writes games."""
        return self.role in (self.WRITE, self.DIRECT)

    @property
    def may_direct(self) -> bool:
        """Whether this link strikes games, rules on disputes and reopens the list."""
        return self.role == self.DIRECT
