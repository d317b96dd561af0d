"""Everything that can happen to a score list, as events; nothing is overwritten, a correction is an event.

An event carries its own id (a UUIDv7 made by whoever wrote it, so that an offline phone can and sending twice is
harmless), the moment (ISO 8601, UTC) and the writer's name. Entries are raw score entries (formats.md) without
`rules`, `players`, `forehand` and `sits_out`: those follow from the list.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, ClassVar


@dataclass(frozen=True)
class Event:
    """What all events have. `kind` names the class in JSON."""

    kind: ClassVar[str] = ""
    id: str
    at: str
    by: str


@dataclass(frozen=True)
class Opened(Event):
    """A list is begun. `rules` is an id, `rules_text` the TOML of a set of one's own ("" for one that comes along).

    `players` sit in playing order, `dealer` is the place of the first dealer, `cents` are paid per point, `games` is
    the number agreed (0: free).
    """

    kind = "opened"
    rules: str
    rules_text: str
    players: tuple[str, ...]
    dealer: int
    cents: str
    games: int


@dataclass(frozen=True)
class Entered(Event):
    """A game. Its id is the event's id."""

    kind = "entered"
    entry: Mapping[str, Any]


@dataclass(frozen=True)
class Corrected(Event):
    """Another version of an earlier game."""

    kind = "corrected"
    game: str
    entry: Mapping[str, Any]
    reason: str


@dataclass(frozen=True)
class Cancelled(Event):
    """An earlier game that was never played: it leaves the order of dealers too."""

    kind = "cancelled"
    game: str
    reason: str


@dataclass(frozen=True)
class Struck(Event):
    """A game that counts zero for all (Österreich-Finale: a writing error that cannot be cleared up); it was played."""

    kind = "struck"
    game: str
    reason: str


@dataclass(frozen=True)
class Ruled(Event):
    """A decision of the referee, beside a game or without one ("")."""

    kind = "ruled"
    game: str
    matter: str
    decision: str


@dataclass(frozen=True)
class KontraPaid(Event):
    """The kontra money of a game was paid at once."""

    kind = "kontra-paid"
    game: str


@dataclass(frozen=True)
class KontraOwed(Event):
    """The kontra money of a game is still to be paid after all."""

    kind = "kontra-owed"
    game: str


@dataclass(frozen=True)
class Confirmed(Event):
    """A second person at the table confirms the list; it is closed."""

    kind = "confirmed"


@dataclass(frozen=True)
class Reopened(Event):
    """The director opens a confirmed list again."""

    kind = "reopened"
    reason: str


_KINDS: dict[str, type[Event]] = {
    cls.kind: cls
    for cls in (Opened, Entered, Corrected, Cancelled, Struck, Ruled, KontraPaid, KontraOwed, Confirmed, Reopened)
}


def to_json(event: Event) -> dict[str, Any]:
    """The event as plain JSON, `kind` included."""
    plain = {f.name: getattr(event, f.name) for f in fields(event)}
    return {"kind": event.kind, **{k: list(v) if isinstance(v, tuple) else v for k, v in plain.items()}}


def from_json(raw: Mapping[str, Any]) -> Event:
    """The event of a JSON object that `to_json` made."""
    values: dict[str, Any] = {k: tuple(v) if isinstance(v, list) else v for k, v in raw.items() if k != "kind"}
    made: Event = _KINDS[raw["kind"]](**values)
    return made
