"""Links to tables: making them, and what they allow."""

from __future__ import annotations

from uuid import UUID

from tarock.web.live.models import TableLink


def make_links(table: UUID, maker: str, listed: bool) -> dict[str, TableLink]:
    """The links of a new table by role; the same ones again where they exist."""
    defaults = {"maker": maker, "listed": listed}
    return {
        role: TableLink.objects.get_or_create(table=table, role=role, defaults=defaults)[0]
        for role, _ in TableLink.ROLES
    }


def may_play(token: str, table: UUID) -> bool:
    """Whether this token lets somebody sit down at the table."""
    return TableLink.objects.filter(token=token, table=table, role=TableLink.PLAY).exists()
