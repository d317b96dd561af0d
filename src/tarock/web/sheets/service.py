"""Lists in the store: begin one, bring one back from its events, add a wish as an event."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from typing import Any
from uuid import UUID

from django.db import transaction

from tarock.rules import Problem, Problems, Reason
from tarock.sheet import (
    Event,
    Sheet,
    cancel,
    confirm,
    correct,
    enter,
    from_json,
    open_sheet,
    pay_kontra,
    reopen,
    replay,
    rule_on,
    strike,
    to_json,
)
from tarock.web.sheets import messages as _messages  # noqa: F401 - registers the sentences
from tarock.web.sheets.models import SheetLink
from tarock.web.store import events as store

WRITE: dict[str, Callable[..., Event]] = {
    "entered": enter,
    "corrected": correct,
    "cancelled": cancel,
    "kontra-paid": pay_kontra,
    "confirmed": confirm,
}
DIRECT: dict[str, Callable[..., Event]] = {"struck": strike, "ruled": rule_on, "reopened": reopen}
FIELDS = {
    "entered": {"entry": dict},
    "corrected": {"game": str, "entry": dict, "reason": str},
    "cancelled": {"game": str, "reason": str},
    "kontra-paid": {"game": str},
    "confirmed": {},
    "struck": {"game": str, "reason": str},
    "ruled": {"game": str, "matter": str, "decision": str},
    "reopened": {"reason": str},
}
OPTIONAL = ("reason",)


def load_sheet(stream: UUID) -> Sheet:
    """The list of a stream."""
    return replay(from_json({"kind": row.kind, **row.payload}) for row in store.read(stream))


def begin(event_id: UUID, by: str, **wish: Any) -> dict[str, SheetLink]:
    """A new list with its three links, by role. Raises `Problems`."""
    stream = event_id
    opened = open_sheet(str(event_id), _now(), by, **wish)
    with transaction.atomic():
        _store(stream, 0, opened)
        return {role: SheetLink.objects.get_or_create(stream=stream, role=role)[0] for role, _ in SheetLink.ROLES}


def act(link: SheetLink, raw: Mapping[str, Any]) -> Sheet:
    """Add a wish of the page to the list; the list after it.

    `raw` has id (UUID), kind, by, after (the number of events that the writer knew) and the fields of its kind. An id that
    is stored already changes nothing. Raises `Problems` (nothing is stored) and `store.Stale`.
    """
    event_id, kind, by, after = _head(raw)
    sheet = load_sheet(link.stream)
    if str(event_id) in sheet.seen:
        return sheet
    make = WRITE.get(kind) if link.may_write else None
    if make is None and link.may_direct:
        make = DIRECT.get(kind)
    if make is None:
        raise _problem("kind", "web-not-allowed")
    values = _fields(kind, raw)
    if kind == "entered" and after != sheet.version:
        raise store.Stale(sheet.version)
    event = make(sheet, str(event_id), _now(), by, **values)
    _store(link.stream, sheet.version, event)
    return load_sheet(link.stream)


def _head(raw: Mapping[str, Any]) -> tuple[UUID, str, str, int]:
    problems = []
    try:
        event_id = UUID(str(raw.get("id")))
    except ValueError:
        event_id = UUID(int=0)
        problems.append(Problem("id", Reason("web-field", {"name": "id"}, "ALLG")))
    kind, by, after = raw.get("kind"), raw.get("by"), raw.get("after")
    if not isinstance(kind, str) or kind not in FIELDS:
        problems.append(Problem("kind", Reason("web-field", {"name": "kind"}, "ALLG")))
    if not isinstance(by, str) or not by.strip() or len(by) > 80:
        problems.append(Problem("by", Reason("web-field", {"name": "by"}, "ALLG")))
    if not isinstance(after, int) or isinstance(after, bool):
        problems.append(Problem("after", Reason("web-field", {"name": "after"}, "ALLG")))
    if problems:
        raise Problems(problems)
    return event_id, str(kind), str(by).strip(), int(str(after))


def _fields(kind: str, raw: Mapping[str, Any]) -> dict[str, Any]:
    values: dict[str, Any] = {}
    problems = []
    for name, wanted in FIELDS[kind].items():
        value = raw.get(name, "" if name in OPTIONAL else None)
        if not isinstance(value, wanted) or (isinstance(value, str) and len(value) > 500):
            problems.append(Problem(name, Reason("web-field", {"name": name}, "ALLG")))
        values[name] = value
    if problems:
        raise Problems(problems)
    return values


def _problem(key: str, code: str) -> Problems:
    return Problems([Problem(key, Reason(code, {}, "ALLG"))])


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


def _store(stream: UUID, expected: int, event: Event) -> None:
    payload = {key: value for key, value in to_json(event).items() if key != "kind"}
    moment = datetime.fromisoformat(event.at)
    store.append(stream, expected, store.NewEvent(UUID(event.id), event.kind, payload, moment, event.by))
