"""Everything that can happen at a table, as events; a table is the fold over them (`fold.evolve`).

An event carries its own id (a UUID: the wish's for the first event that a wish makes), the moment (milliseconds since
1970, UTC) and who did it (`"p:<person>"`, `"g:<guest>"`, or "" where nobody wished it: dealing, a bot, a seat taken
over). Places are 0..5 in playing order. Results are nowhere: they follow from the actions.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any, ClassVar

from tarock.deal import Event as Happening


@dataclass(frozen=True)
class Event:
    """What all events have. `kind` names the class in JSON."""

    kind: ClassVar[str] = ""
    id: str
    at: int
    by: str


@dataclass(frozen=True)
class Opened(Event):
    """A table is opened by `by`, who sits down as `name` at `place` (None: outside). `config` is `Config.json()`.

    `digest` is the content of the rule set when the table was opened.
    """

    kind = "opened"
    table: str
    config: Mapping[str, Any]
    name: str
    place: int | None
    digest: str = ""


@dataclass(frozen=True)
class Sat(Event):
    """A person sat down at a place where a bot was."""

    kind = "sat"
    place: int
    who: str
    name: str


@dataclass(frozen=True)
class Stood(Event):
    """A person got up; a bot goes on."""

    kind = "stood"
    place: int


@dataclass(frozen=True)
class Away(Event):
    """A bot plays for a person: `why` is "gone" (no connection) or "slow" (no decision in time)."""

    kind = "away"
    place: int
    why: str


@dataclass(frozen=True)
class Back(Event):
    """The person plays himself again."""

    kind = "back"
    place: int


@dataclass(frozen=True)
class Dealt(Event):
    """A deal begins: seed and board give the cards, `dealer` is a place."""

    kind = "dealt"
    board: int
    seed: str
    dealer: int


@dataclass(frozen=True)
class Acted(Event):
    """One action of the deal (as of `deal.actions.as_json`), of a person or (`bot`) of a bot that plays for the place.

    `made` is what it makes happen in the deal, as `decide` found it: not computed twice, and not stored.
    """

    kind = "acted"
    place: int
    action: tuple[Any, ...]
    bot: bool = False
    made: tuple[Happening, ...] = field(default=(), compare=False, repr=False, metadata={"stored": False})


@dataclass(frozen=True)
class Said(Event):
    """A ready phrase by its id, or a free text."""

    kind = "said"
    place: int
    phrase: str
    text: str


@dataclass(frozen=True)
class Ready(Event):
    """A person is ready for the next deal."""

    kind = "ready"
    place: int


@dataclass(frozen=True)
class Paused(Event):
    """The host has stopped the clocks."""

    kind = "paused"


@dataclass(frozen=True)
class Resumed(Event):
    """The game goes on."""

    kind = "resumed"


@dataclass(frozen=True)
class Changed(Event):
    """The host has changed a switch of the table: `what` is a field of `Config`, `value` its new value in JSON.

    `what` = "last": the deal that is being played is the last one.
    """

    kind = "changed"
    what: str
    value: Any


@dataclass(frozen=True)
class Ended(Event):
    """The table is closed: `how` is "length" (all is played as agreed) or "host"."""

    kind = "ended"
    how: str


EVENTS: dict[str, type[Event]] = {
    cls.kind: cls
    for cls in (Opened, Sat, Stood, Away, Back, Dealt, Acted, Said, Ready, Paused, Resumed, Changed, Ended)
}
"""Every event class by its kind."""

_STORED = {cls: tuple(f.name for f in fields(cls) if f.metadata.get("stored", True)) for cls in EVENTS.values()}


def to_json(event: Event) -> dict[str, Any]:
    """The event as plain JSON, `kind` included."""
    found: dict[str, Any] = {"kind": event.kind}
    for name in _STORED[type(event)]:
        value = getattr(event, name)
        found[name] = list(value) if isinstance(value, tuple) else value
    return found


def from_json(raw: Mapping[str, Any]) -> Event:
    """The event of a JSON object that `to_json` made."""
    cls = EVENTS[raw["kind"]]
    values: dict[str, Any] = {}
    for name in _STORED[cls]:
        if name in raw:
            values[name] = tuple(raw[name]) if isinstance(raw[name], list) else raw[name]
    return cls(**values)
