"""A wish as JSON becomes events: read, checked by the core, and with what only the server knows filled in."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any
from uuid import UUID

from django.db import transaction
from django.http import HttpRequest

from tarock.rules import Problems, refuse
from tarock.tournament import cup as c, event as e
from tarock.tournament.cup import CupState
from tarock.tournament.event import Actor, Day as DayState, facts as f
from tarock.web.cups import tables
from tarock.web.cups.models import Cup, Day
from tarock.web.cups.service import lock_for, wish_cup, wish_day
from tarock.web.cups.streams import DAYS
from tarock.web.people.ids import uuid7

LARGEST = 256_000
"""Bytes of a body: a cup's file with its own rule set, or a whole day."""
FROM_LIST = "list"
"""`"sheet": "list"` in a `reported` wish: as the table's own list stands now."""


def read_object(request: HttpRequest) -> dict[str, Any]:
    """The request's JSON object. Raises `Problems` for a body that is none, or too large."""
    length = request.headers.get("Content-Length") or "0"
    if not length.isdigit() or int(length) > LARGEST:
        raise _unreadable()
    try:
        raw = json.loads(request.body[: LARGEST + 1].decode("utf-8"), parse_constant=_refuse)
        json.dumps(raw, ensure_ascii=False).encode("utf-8")
    except (ValueError, RecursionError):
        raise _unreadable() from None
    if not isinstance(raw, dict) or "\\u0000" in json.dumps(raw):
        raise _unreadable()
    return raw


def _refuse(name: str) -> None:
    raise ValueError(name)


def _unreadable() -> Problems:
    return refuse("", "cups-not-json")


def wish_id(raw: Mapping[str, Any]) -> str:
    """The wish's id, made by whoever wishes; a fresh one where there is none. Raises `Problems`."""
    given = raw.get("id")
    if given is None or given == "":
        return str(uuid7())
    try:
        return str(UUID(given))
    except (ValueError, TypeError, AttributeError):
        raise refuse("id", "cups-id") from None


def _fact(raw: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in raw.items() if name not in ("id", "by")}


def act_on_cup(cup: Cup, raw: Mapping[str, Any], actor: Actor) -> CupState:
    """A wish for the cup. Raises `Problems`."""
    return wish_cup(cup, c.fact_from_json(_fact(raw)), actor, wish_id(raw))


def act_on_day(day: Day, raw: Mapping[str, Any], actor: Actor) -> DayState:
    """A wish for the day. Raises `Problems`.

    A `seed-drawn` gets our secret half. A `reported` with `"sheet": "list"` takes sums, games and version from the
    table's list as it is now. A draw is not taken back under a table whose list has a game already.
    """
    id = wish_id(raw)
    said = _fact(raw)
    if said.get("kind") == f.SeedDrawn.kind and not said.get("secret"):
        said["secret"] = day.secret
    if said.get("kind") == f.Reported.kind and said.get("sheet") == FROM_LIST:
        said |= tables.list_result(day, said)
    wish = e.fact_from_json(said)
    with transaction.atomic():
        lock_for(day, wish)
        if isinstance(wish, f.Undrawn | f.Drawn):
            _note_first_games(day, actor)
        return wish_day(day, wish, actor, id)


def _note_first_games(day: Day, actor: Actor) -> None:
    """Tables whose lists have games have begun: so their draw stands."""
    for part in DAYS.get(day.pk).rounds:
        for table in part.tables:
            if not table.touched and table.sheet and tables.games_on(tables.sheet_of(table)):
                wish_day(day, f.Began(part.number, table.number), actor)
