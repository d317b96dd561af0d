"""Who may do what on a tournament day: one table, which the pages, the interface and the tests read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

ORGANISER, DESK, REFEREE, TABLE, PLAYER, PUBLIC = ROLES = (
    "organiser",
    "desk",
    "referee",
    "table",
    "player",
    "public",
)

MAY: Final[Mapping[str, tuple[str, ...]]] = {
    "opened": (ORGANISER,),
    "amended": (ORGANISER,),
    "closed": (ORGANISER,),
    "reopened": (ORGANISER,),
    "registered": (ORGANISER, DESK, PLAYER, PUBLIC),
    "entrant-changed": (ORGANISER, DESK),
    "unregistered": (ORGANISER, DESK, PLAYER),
    "paid": (ORGANISER, DESK),
    "refunded": (ORGANISER, DESK),
    "checked-in": (ORGANISER, DESK),
    "checked-out": (ORGANISER, DESK),
    "withdrawn": (ORGANISER, DESK, REFEREE),
    "returned": (ORGANISER, REFEREE),
    "substituted": (ORGANISER, DESK),
    "seed-drawn": (ORGANISER,),
    "drawn": (ORGANISER,),
    "undrawn": (ORGANISER,),
    "started": (ORGANISER, DESK, REFEREE),
    "extended": (ORGANISER, REFEREE),
    "linked": (ORGANISER, DESK, TABLE),
    "began": (ORGANISER, DESK, TABLE),
    "reported": (ORGANISER, DESK, TABLE),
    "corrected": (ORGANISER, DESK, REFEREE),
    "confirmed": (ORGANISER, DESK, TABLE, PLAYER),
    "complained": (ORGANISER, DESK, REFEREE, TABLE, PLAYER),
    "answered": (REFEREE,),
    "ended-early": (ORGANISER, DESK, REFEREE),
    "plays-on": (ORGANISER, REFEREE),
    "ruled": (REFEREE,),
    "ruling-lifted": (REFEREE,),
    "table-settled": (ORGANISER, DESK, TABLE),
    "cash-noted": (ORGANISER, DESK),
    "cash-reversed": (ORGANISER, DESK),
    "cash-counted": (ORGANISER, DESK),
    "raffled": (ORGANISER, DESK),
}
"""By kind of fact the roles that may wish it. A table only for itself, a player only for himself and his own table."""


@dataclass(frozen=True)
class Actor:
    """Who wishes: the role, a name for the log, for a table its round and number, for a player his number."""

    role: str
    name: str
    table: tuple[int, int] | None = None
    number: int = 0
