"""What can be wished at a table: by a person, as JSON from outside, or by the house (deal, bots, seats taken over).

A wish carries the version of the table that it builds upon; it is stale where what it depends on has changed since.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from tarock.rules import Problem, Problems, Reason
from tarock.table.ids import is_id
from tarock.table.messages import GENERAL
from tarock.table.places import NAME_LENGTH, clean_name

TEXT_LENGTH: Final = 200


@dataclass(frozen=True, kw_only=True)
class Wish:
    """What all wishes have: an id (a UUID; sent twice it counts once), whose it is ("": the house), what it knew."""

    do: ClassVar[str] = ""
    id: str
    who: str = ""
    version: int = 0


@dataclass(frozen=True, kw_only=True)
class Sit(Wish):
    """Sit down as `name` where a bot is."""

    do = "sit"
    place: int
    name: str


@dataclass(frozen=True, kw_only=True)
class Stand(Wish):
    """Get up; the host may also free the `place` of somebody who is away."""

    do = "stand"
    place: int | None = None


@dataclass(frozen=True, kw_only=True)
class Act(Wish):
    """An action of the deal as `deal.actions.as_json`; its seat must be the own one."""

    do = "act"
    action: tuple[Any, ...]


@dataclass(frozen=True, kw_only=True)
class SayReady(Wish):
    """Ready for the next deal."""

    do = "ready"


@dataclass(frozen=True, kw_only=True)
class Return(Wish):
    """Play again where a bot took over."""

    do = "back"


@dataclass(frozen=True, kw_only=True)
class Say(Wish):
    """A ready phrase, or a text."""

    do = "say"
    phrase: str = ""
    text: str = ""


@dataclass(frozen=True, kw_only=True)
class Pause(Wish):
    """Stop the clocks (host)."""

    do = "pause"


@dataclass(frozen=True, kw_only=True)
class Resume(Wish):
    """Go on (host)."""

    do = "resume"


@dataclass(frozen=True, kw_only=True)
class Set(Wish):
    """Change a setting (host)."""

    do = "config"
    what: str
    value: Any


@dataclass(frozen=True, kw_only=True)
class End(Wish):
    """Close the table (host): at once, or after the deal where others still play it."""

    do = "end"


@dataclass(frozen=True, kw_only=True)
class DealNext(Wish):
    """House: the next deal, from a seed just drawn."""

    seed: str


@dataclass(frozen=True, kw_only=True)
class ActForPlace(Wish):
    """House: what a bot does for a place."""

    place: int
    action: tuple[Any, ...]


@dataclass(frozen=True, kw_only=True)
class TakeOver(Wish):
    """House: a bot plays for a person; `why` is "gone" or "slow"."""

    place: int
    why: str


@dataclass(frozen=True, kw_only=True)
class GiveBack(Wish):
    """House: the person's connection is there again."""

    place: int


_OUTSIDE: Final[tuple[type[Wish], ...]] = (Sit, Stand, Act, SayReady, Return, Say, Pause, Resume, Set, End)
OUTSIDE: Final[dict[str, type[Wish]]] = {**{cls.do: cls for cls in _OUTSIDE}, "leave": Stand}
"""What can come from outside, by the word `do`."""


class _Reader:
    def __init__(self, raw: Mapping[str, Any]) -> None:
        self.raw = raw
        self.problems: list[Problem] = []

    def refuse(self, name: str, reason: Reason | None = None) -> None:
        self.problems.append(Problem(name, reason or Reason("table-field", {"name": name}, GENERAL)))

    def whole(self, name: str, most: int) -> int:
        value = self.raw.get(name)
        if type(value) is not int or not 0 <= value <= most:
            self.refuse(name)
            return 0
        return value

    def text(self, name: str, most: int) -> str:
        value = self.raw.get(name, "")
        if not isinstance(value, str) or len(value) > 4 * most:
            self.refuse(name)
            return ""
        value = " ".join(value.split())
        if len(value) > most or not value.isprintable():
            self.refuse(name, Reason("table-text", {"most": most}, GENERAL))
        return value


_BIGGEST: Final = 2**53


def read_wish(raw: object, who: str) -> Wish:
    """The wish of a JSON object from outside, made by `who`. Raises `Problems` with all that is unreadable."""
    if not isinstance(raw, Mapping):
        raise Problems([Problem("", Reason("table-field", {"name": "do"}, GENERAL))])
    reader = _Reader(raw)
    do = raw.get("do")
    if not is_id(raw.get("id")):
        reader.refuse("id")
    version = reader.whole("version", _BIGGEST)
    cls = OUTSIDE.get(do) if isinstance(do, str) else None
    if cls is None:
        reader.refuse("do", Reason("table-unknown-wish", {"value": str(do)[:40]}, GENERAL))
    own = _own_fields(cls, reader) if cls is not None else {}
    if reader.problems or cls is None:
        raise Problems(reader.problems)
    return cls(id=str(raw["id"]), who=who, version=version, **own)


def _own_fields(cls: type[Wish], reader: _Reader) -> dict[str, Any]:
    if cls is Sit:
        name = clean_name(reader.raw.get("name"))
        if not name:
            reader.refuse("name", Reason("table-name", {"most": NAME_LENGTH}, GENERAL))
        return {"place": reader.whole("place", 5), "name": name}
    if cls is Stand:
        return {"place": None if reader.raw.get("place") is None else reader.whole("place", 5)}
    if cls is Act:
        action = reader.raw.get("action")
        if not isinstance(action, list) or not 2 <= len(action) <= 4:
            reader.refuse("action")
            return {"action": ()}
        return {"action": tuple(action)}
    if cls is Say:
        return {"phrase": reader.text("phrase", 40), "text": reader.text("text", TEXT_LENGTH)}
    if cls is Set:
        return {"what": reader.text("what", 40), "value": reader.raw.get("value")}
    return {}
