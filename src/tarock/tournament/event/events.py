"""A fact with who wrote it and when: one line of the day's log.

The id is made by whoever wrote it (UUIDv7), so that a desk without network can, and sending twice is harmless.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from tarock.rules import Problem, Problems, Reason
from tarock.tournament.event.facts import KINDS, Fact
from tarock.tournament.plain import from_plain, to_plain

_HEAD: Final = ("kind", "id", "at", "by", "role")


@dataclass(frozen=True)
class Event:
    """`at` is a moment with its zone (ISO 8601), `by` the writer's name, `role` what he was allowed as."""

    id: str
    at: str
    by: str
    role: str
    fact: Fact


def to_json(event: Event) -> dict[str, Any]:
    """The event as one plain JSON object, `kind` first."""
    head = {"kind": event.fact.kind, "id": event.id, "at": event.at, "by": event.by, "role": event.role}
    return {**head, **to_plain(event.fact)}


def from_json(raw: Mapping[str, Any], kinds: Mapping[str, type[Fact]] = KINDS) -> Event:
    """The event of a JSON object that `to_json` made. Raises `Problems` for anything else."""
    missing = [Problem(name, Reason("plain-missing", {"key": name}, "ALLG")) for name in _HEAD if name not in raw]
    if missing:
        raise Problems(missing)
    return Event(str(raw["id"]), str(raw["at"]), str(raw["by"]), str(raw["role"]), fact_from_json(raw, kinds))


def fact_from_json(raw: object, kinds: Mapping[str, type[Fact]] = KINDS) -> Fact:
    """A fact, or a wish, of a JSON object: `kind` and its fields. Raises `Problems`, all at once."""
    kind = raw.get("kind") if isinstance(raw, Mapping) else None
    cls = kinds.get(kind) if isinstance(kind, str) else None
    if cls is None or not isinstance(raw, Mapping):
        params = {"value": str(kind)[:40], "allowed": ", ".join(kinds)}
        raise Problems([Problem("kind", Reason("plain-word", params, "ALLG"))])
    return from_plain(cls, {name: value for name, value in raw.items() if name not in _HEAD})
