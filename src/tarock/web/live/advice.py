"""A hint: what a bot would do in the place of whoever asks, from what that seat may know, and why."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any

from tarock.bots import HINTS
from tarock.deal import as_json, view
from tarock.table import Table
from tarock.web.live.answers import refused
from tarock.web.live.identity import Caller
from tarock.web.live.players import Players


async def advise(table: Table, caller: Caller, players: Players) -> dict[str, Any]:
    """`{"action", "why", "version"}` for the caller's own seat on turn. Raises `Refused`."""
    place, deal = table.place_of(caller.whos), table.deal
    if place is None:
        raise refused(HTTPStatus.FORBIDDEN, "table-not-seated")
    if not table.config.hints:
        raise refused(HTTPStatus.UNPROCESSABLE_ENTITY, "live-no-hints")
    if deal is None or deal.on_turn != place:
        raise refused(HTTPStatus.UNPROCESSABLE_ENTITY, "live-not-on-turn")
    seat = deal.seat_of(place)
    assert seat is not None
    choice = await players.choose(HINTS, table.rules, view(deal.state, seat))
    why = choice.reason.sentence(caller.lang)
    return {"action": list(as_json(choice.action)), "why": why, "version": table.version}
