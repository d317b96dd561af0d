"""What the page may ask for, as JSON: which kinds of wishes there are, who may have them, and their fields.

A wish that cannot be read is refused with all its problems; nothing of it is stored.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any
from uuid import UUID

from tarock.rules import Problem, Problems, Reason, refuse
from tarock.sheet import (
    Event,
    cancel,
    confirm,
    correct,
    enter,
    owe_kontra,
    pay_kontra,
    reopen,
    rule_on,
    strike,
)
from tarock.web.sheets import messages as _messages  # noqa: F401 - registers the sentences

WRITE, DIRECT = "write", "direct"
TEXT = 500
NAME = 40
ENTRY = 8_000
DEEP = 8
_REQUIRED, _OPTIONAL = True, False


@dataclass(frozen=True)
class Kind:
    """One kind of wish: the function of the core that checks it, who may have it, and its fields.

    `follows` says which change the writer must have known (`after` in the wish): "order" of the games, the last
    change of the "game", the "last" event of the list, or nothing ("").
    """

    make: Callable[..., Event]
    role: str
    follows: str
    fields: Mapping[str, tuple[type, bool]]


_GAME = {"game": (str, _REQUIRED)}
_WHY = {"reason": (str, _OPTIONAL)}
KINDS = {
    "entered": Kind(enter, WRITE, "order", {"entry": (dict, _REQUIRED)}),
    "corrected": Kind(correct, WRITE, "game", {**_GAME, "entry": (dict, _REQUIRED), **_WHY}),
    "cancelled": Kind(cancel, WRITE, "game", {**_GAME, **_WHY}),
    "kontra-paid": Kind(pay_kontra, WRITE, "", _GAME),
    "kontra-owed": Kind(owe_kontra, WRITE, "", _GAME),
    "confirmed": Kind(confirm, WRITE, "last", {}),
    "struck": Kind(strike, DIRECT, "game", {**_GAME, **_WHY}),
    "ruled": Kind(rule_on, DIRECT, "", {**_GAME, "matter": (str, _REQUIRED), "decision": (str, _REQUIRED)}),
    "reopened": Kind(reopen, DIRECT, "", _WHY),
}


@dataclass(frozen=True)
class Wish:
    """A readable wish. `after` is the id of the event that the writer built upon ("" for none).

    `at` is when it was tapped, by the writer's clock; None where the page does not say.
    """

    id: UUID
    kind: str
    by: str
    after: str
    at: datetime | None
    values: Mapping[str, Any]


def read_body(body: bytes) -> dict[str, Any]:
    """A request's JSON object, harmless to store: no NaN, no half characters, not too deep."""
    try:
        raw = json.loads(body.decode("utf-8"), parse_constant=_refuse_constant)
        json.dumps(raw, ensure_ascii=False).encode("utf-8")
    except (ValueError, RecursionError):
        raise unreadable() from None
    if not isinstance(raw, dict) or not _shallow(raw, DEEP) or "\\u0000" in json.dumps(raw):
        raise unreadable()
    return raw


def _refuse_constant(name: str) -> None:
    raise ValueError(name)


def _shallow(value: Any, left: int) -> bool:
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return left > 0 and all(_shallow(part, left - 1) for part in inner)


def read_wish(raw: Mapping[str, Any]) -> Wish:
    """The wish of a JSON object. Raises `Problems`."""
    problems: list[Problem] = []
    kind, by, after = raw.get("kind"), raw.get("by"), raw.get("after", "")
    event_id = _uuid(raw.get("id"))
    if event_id is None:
        problems.append(_field("id"))
    if not isinstance(kind, str) or kind not in KINDS:
        problems.append(_field("kind"))
        raise Problems(problems)
    if not isinstance(by, str) or not by.strip() or not by.strip().isprintable() or len(by) > NAME:
        problems.append(_field("by"))
    if not isinstance(after, str) or len(after) > NAME:
        problems.append(_field("after"))
    at = _moment(raw["at"]) if "at" in raw else None
    if "at" in raw and at is None:
        problems.append(_field("at"))
    values = {}
    for name, (wanted, required) in KINDS[kind].fields.items():
        value = raw.get(name, None if required else "")
        if not isinstance(value, wanted) or len(json.dumps(value)) > (ENTRY if wanted is dict else TEXT):
            problems.append(_field(name))
        values[name] = value
    if problems or event_id is None:
        raise Problems(problems)
    return Wish(event_id, kind, str(by).strip(), str(after), at, values)


def _uuid(value: object) -> UUID | None:
    try:
        return UUID(value) if isinstance(value, str) else None
    except ValueError:
        return None


def _moment(value: object) -> datetime | None:
    """A moment with its zone, ISO 8601."""
    try:
        found = datetime.fromisoformat(value) if isinstance(value, str) and len(value) <= NAME else None
        return None if found is None or found.tzinfo is None else found.astimezone(UTC)
    except (ValueError, OverflowError):
        return None


def _field(name: str) -> Problem:
    return Problem(name, Reason("web-field", {"name": name}, "ALLG"))


def unreadable() -> Problems:
    """The request is no JSON object that could be kept."""
    return refuse("", "web-not-json")
