"""Lists with games in them, for the tests of what is made of lists."""

from __future__ import annotations

from typing import Any
from uuid import UUID, uuid4

from tarock.sheet import Sheet
from tarock.web.sheets.models import SheetLink
from tarock.web.sheets.service import act, begin, follows, load_sheet

NAMES = ("Anna", "Bert", "Cilli", "Dora")

RUFER = {"contract": "rufer", "declarer": "Anna", "partner": "Cilli", "result": "won"}
SOLORUFER = {"contract": "solorufer", "declarer": "Anna", "partner": "Cilli", "result": "won"}
LOST = {"contract": "rufer", "declarer": "Bert", "partner": "Dora", "result": "lost", "kontra": {"game": 2}}


def new_list(players: tuple[str, ...] = NAMES, **wish: Any) -> dict[str, SheetLink]:
    """A list with its links by role."""
    return begin(uuid4(), players[0], rules=wish.pop("rules", "steirisch"), players=players, **wish)


def write(link: SheetLink, kind: str = "entered", by: str = "Anna", **fields: Any) -> Sheet:
    """One wish."""
    sheet = load_sheet(link.stream)
    wish = {"id": str(uuid4()), "kind": kind, "by": by, "after": follows(sheet, kind, fields.get("game", "")), **fields}
    return act(link, wish)


def direct(stream: UUID) -> SheetLink:
    """The link of whoever directs."""
    return SheetLink.objects.get(stream=stream, role=SheetLink.DIRECT)
