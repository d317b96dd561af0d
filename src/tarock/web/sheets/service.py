"""Lists in the store: begin one, bring one back from its events, add a wish as an event."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from functools import lru_cache
from typing import Any
from uuid import UUID, uuid4

from django.db import transaction

from tarock.rules import refuse
from tarock.sheet import Event, Sheet, from_json, open_sheet, replay, to_json
from tarock.web.sheets.models import SheetLink
from tarock.web.sheets.wishes import DIRECT, KINDS, Wish, read_wish
from tarock.web.store import events as store

TRIES = 5
"""How often a wish is checked again because another one came in between its check and its storing."""

LATEST = timedelta(hours=48)
"""How long before it arrives a wish can have been tapped."""


def load_sheet(stream: UUID) -> Sheet:
    """The list of a stream."""
    return _at(stream, store.version(stream))


@lru_cache(maxsize=256)
def _at(stream: UUID, version: int) -> Sheet:
    """A list at a version never changes, so everybody who looks at it shares one reading."""
    return replay(from_json({"kind": row.kind, **row.payload}) for row in store.read(stream)[:version])


def forget_readings() -> None:
    """A list was deleted, or a name was taken out of it: nothing that was read before may be shown again."""
    _at.cache_clear()


def begin(form: UUID, by: str, **wish: Any) -> dict[str, SheetLink]:
    """A new list with its links by role; the same list again where the form was sent before. Raises `Problems`."""
    opened = open_sheet(str(form), _now(), by, **wish)
    with transaction.atomic():
        stream = store.stream_of(form) or uuid4()  # not the event's own id: that is known to whoever reads the list
        _store(stream, 0, opened)
        return {role: SheetLink.objects.get_or_create(stream=stream, role=role)[0] for role, _ in SheetLink.ROLES}


def act(link: SheetLink, raw: Mapping[str, Any]) -> Sheet:
    """Add a wish (see `wishes`) to the list; the list after it. A wish that is stored already changes nothing.

    Raises `Problems` (nothing is stored), and `store.Stale` where the writer did not know what happened in between.
    """
    wish = read_wish(raw)
    kind = KINDS[wish.kind]
    if not link.may_write or (kind.role == DIRECT and not link.may_direct):
        raise refuse("kind", "web-not-allowed")
    for _ in range(TRIES):
        sheet = load_sheet(link.stream)
        if str(wish.id) in sheet.seen:
            return sheet
        if store.stream_of(wish.id) is not None:
            raise refuse("id", "web-field", name="id")
        _must_follow(sheet, wish)
        if _undoes_referee(sheet, wish) and not link.may_direct:
            raise refuse("game", "web-referee")
        try:
            _store(link.stream, sheet.version, kind.make(sheet, str(wish.id), _moment(wish.at), wish.by, **wish.values))
        except store.Stale:
            continue
        return load_sheet(link.stream)
    raise store.Stale(sheet.version)


def follows(sheet: Sheet, kind: str, game: str = "") -> str:
    """The id that a wish of this kind must give as `after`: the change that it builds upon; "" where none matters."""
    row = sheet.row(game)
    return {"order": sheet.order, "last": sheet.last, "game": row.changed if row else "", "": ""}[KINDS[kind].follows]


def _must_follow(sheet: Sheet, wish: Wish) -> None:
    game = str(wish.values.get("game", ""))
    unknown = KINDS[wish.kind].follows == "game" and sheet.row(game) is None  # the core says so with its reason
    if KINDS[wish.kind].follows and not unknown and follows(sheet, wish.kind, game) != wish.after:
        raise store.Stale(sheet.version)


def _undoes_referee(sheet: Sheet, wish: Wish) -> bool:
    row = sheet.row(str(wish.values.get("game", "")))
    return wish.kind in ("corrected", "cancelled") and row is not None and row.status == "struck"


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


def _moment(tapped: datetime | None) -> str:
    """When a wish was tapped, so that an evening without connection keeps its times.

    A phone's clock is believed for `LATEST` back and never into the future; otherwise it is now.
    """
    now = datetime.now(UTC)
    good = tapped is not None and now - LATEST <= tapped <= now
    return (tapped if tapped is not None and good else now).isoformat(timespec="seconds")


def _store(stream: UUID, expected: int, event: Event) -> None:
    payload = {key: value for key, value in to_json(event).items() if key != "kind"}
    moment = datetime.fromisoformat(event.at)
    store.append(stream, expected, store.NewEvent(UUID(event.id), event.kind, payload, moment, event.by))
