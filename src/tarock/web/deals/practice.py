"""“What if”: a fresh table that begins in the middle of a finished deal, with the cards as they were dealt.

All hands were open, so it is practice and stands in nobody's statistics. A deal that counted double counts once here.
"""

from __future__ import annotations

import time
from typing import Final
from uuid import UUID, uuid4

from django.db import transaction

from tarock.bots import DEFAULT_LEVEL
from tarock.deal import as_json
from tarock.rules import Text, builtin_ids, refuse
from tarock.table import open_table
from tarock.table.events import Acted, Dealt
from tarock.web.deals.found import Found
from tarock.web.deals.models import WhatIf
from tarock.web.live.history import to_row
from tarock.web.live.links import make_links
from tarock.web.people.ids import uuid7
from tarock.web.store import events as store

PRACTICE: Final = Text("Was wäre wenn", "What if")
"""What such a table is called."""


def is_practice(table: UUID) -> bool:
    """Whether a table began in the middle of a deal whose cards had been open."""
    return WhatIf.objects.filter(table=table).exists()


def last_step(found: Found) -> int:
    """The last step from which something can still be decided."""
    return len(found.record.actions) - 1


def can_go_on(found: Found) -> bool:
    """Whether the cards come from a seed, so that a table can be dealt them again."""
    return bool(found.record.head.seed) and last_step(found) >= 0


def begin(found: Found, step: int, seat: int, who: str, name: str) -> UUID:
    """A private table where `who` sits in `seat` and the first `step` actions are done; its id.

    Raises `Problems` where there is no such step or seat.
    """
    record, head = found.record, found.record.head
    if not can_go_on(found) or not 0 <= step <= last_step(found) or not 0 <= seat < len(head.names):
        raise refuse("step", "deals-no-step", last=max(last_step(found), 0))
    table, at = uuid4(), time.time_ns() // 1_000_000
    config = {
        **({"rules_text": found.rules_text} if head.rules.id not in builtin_ids() else {"rules": head.rules.id}),
        "places": len(head.players),
        "length": {"deals": 1},
        "bots": DEFAULT_LEVEL,
        "dealer": head.dealer,
        "spectators": "none",
    }
    place = head.seating.seats[seat]
    opened = open_table(str(uuid7()), at, who, table=str(table), config=config, name=name, place=place)
    given = [
        Acted(str(uuid7()), at, "", head.seating.seats[action.seat], tuple(as_json(action)), bot=True)
        for action in record.actions[:step]
    ]
    events = [opened, Dealt(str(uuid7()), at, "", head.board, head.seed, head.dealer), *given]
    with transaction.atomic():
        for version, event in enumerate(events):
            store.append(table, version, to_row(event))
        make_links(table, who, listed=False)
        WhatIf.objects.create(
            table=table, source=found.table, number=found.number or None, token=found.where.get("token", ""), step=step
        )
    return table
