"""Export and import of whole streams: an event for the laptop at the venue, or a cup with everything.

`{"format": "tarock-cup", "version": 1, "streams": [{"kind": "cup" | "day", "id": "…", "events": [...]}]}`. Importing
the same twice changes nothing; where a stream went on in both places nothing is taken, and all of it is said.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from tarock.rules import Problem, Problems, Reason, refuse
from tarock.tournament.cup import events as cup_events
from tarock.tournament.cup.fold import evolve
from tarock.tournament.cup.messages import MESSAGES as _MESSAGES  # noqa: F401 - registers the sentences
from tarock.tournament.cup.state import CupState
from tarock.tournament.event.archive import FORMAT as DAY_FORMAT, VERSION as DAY_VERSION, from_archive
from tarock.tournament.event.asking import Against
from tarock.tournament.event.events import Event, to_json
from tarock.tournament.event.state import moment

FORMAT: Final = "tarock-cup"
VERSION: Final = 1
STREAMS: Final = ("cup", "day")


@dataclass(frozen=True)
class Stream:
    """A stream of events: a cup's or a tournament day's."""

    kind: str
    id: str
    events: tuple[Event, ...]


def to_bundle(streams: Iterable[Stream]) -> dict[str, Any]:
    """The document of these streams."""
    told = [{"kind": s.kind, "id": s.id, "events": [to_json(event) for event in s.events]} for s in streams]
    return {"format": FORMAT, "version": VERSION, "streams": told}


def from_bundle(raw: object) -> tuple[Stream, ...]:
    """The streams of a document, each readable and possible. Raises `Problems` with everything."""
    rows = raw.get("streams") if isinstance(raw, Mapping) else None
    if not isinstance(raw, Mapping) or raw.get("format") != FORMAT or not isinstance(rows, list) or not rows:
        raise refuse("", "cup-bundle-format")
    if raw.get("version") != VERSION:
        raise refuse("version", "cup-bundle-version", version=str(raw.get("version"))[:20], known=VERSION)
    problems: list[Problem] = []
    found: list[Stream] = []
    for place, row in enumerate(rows, 1):
        try:
            stream = _stream(row, place)
            if any(stream.id == other.id for other in found):
                raise refuse("id", "cup-bundle-twice", stream=stream.id)
            found.append(stream)
        except Problems as against:
            problems += [Problem(_key(place, p.key), p.reason) for p in against.problems]
    if problems:
        raise Problems(problems)
    return tuple(found)


def _key(place: int, key: str) -> str:
    return f"streams[{place}].{key}" if key else f"streams[{place}]"


def _stream(row: object, place: int) -> Stream:
    if not isinstance(row, Mapping) or row.get("kind") not in STREAMS or not isinstance(row.get("id"), str):
        raise refuse("", "cup-bundle-stream", place=place)
    if row["kind"] == "day":
        day = {"format": DAY_FORMAT, "version": DAY_VERSION, "events": row.get("events")}
        return Stream("day", row["id"], from_archive(day))
    return Stream("cup", row["id"], _cup(row.get("events")))


def _cup(rows: object) -> tuple[Event, ...]:
    """The events of a cup, each possible after those before it."""
    problems: list[Problem] = []
    events: list[Event] = []
    for place, row in enumerate(rows if isinstance(rows, list) else [], 1):
        try:
            events.append(cup_events.from_json(row if isinstance(row, Mapping) else {}))
        except Problems as found:
            problems += [Problem(f"events[{place}].{p.key}", p.reason) for p in found.problems]
    if problems:
        raise Problems(problems)
    state: CupState | None = None
    for place, event in enumerate(events, 1):
        try:
            moment(event.at)
            state = evolve(state, event)
        except (ValueError, KeyError):
            raise refuse(f"events[{place}]", "cup-bundle-broken", place=place, kind=event.fact.kind) from None
    if state is None:
        raise refuse("events", "cup-bundle-broken", place=1, kind="–")
    return tuple(events)


def additions(known: Mapping[str, Stream], imported: Sequence[Stream]) -> tuple[Stream, ...]:
    """What an import adds to the streams that are known here (by id): only new events, no empty streams.

    An import that is older than what is known adds nothing. Raises `Problems` for every stream that went on in both
    places or is something else here.
    """
    against = Against()
    added: list[Stream] = []
    for place, stream in enumerate(imported, 1):
        here = known.get(stream.id)
        if here is None:
            added.append(stream)
            continue
        if here.kind != stream.kind:
            against.say(_key(place, "kind"), "cup-bundle-kind", here=here.kind, there=stream.kind)
            continue
        conflict = _conflict(here.events, stream.events)
        if conflict:
            against.append(Problem(_key(place, f"events[{conflict.params['place']}]"), conflict))
        elif len(stream.events) > len(here.events):
            added.append(Stream(stream.kind, stream.id, stream.events[len(here.events) :]))
    against.done()
    return tuple(added)


def _conflict(here: Sequence[Event], there: Sequence[Event]) -> Reason | None:
    for place, (one, other) in enumerate(zip(here, there, strict=False), 1):
        if one != other:
            params = {"place": place, "here": _told(one), "there": _told(other)}
            return Reason("cup-bundle-conflict", params, "ALLG")
    return None


def _told(event: Event) -> str:
    return f"{event.fact.kind}, {event.at}, {event.by}"
