"""A whole day as one JSON document: to run it on a laptop without network and bring it home.

`{"format": "tarock-day", "version": 1, "events": [...]}`. What comes back must be the day that is known, carried on.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from tarock.rules import Problem, Problems, refuse
from tarock.tournament.event import facts as f
from tarock.tournament.event.asking import Against
from tarock.tournament.event.checks.tables import check_sums
from tarock.tournament.event.events import Event, from_json, to_json
from tarock.tournament.event.fold import evolve
from tarock.tournament.event.settings import check_settings
from tarock.tournament.event.state import Day, moment

FORMAT: Final = "tarock-day"
VERSION: Final = 1


def to_archive(events: Iterable[Event]) -> dict[str, Any]:
    """The document of a day."""
    return {"format": FORMAT, "version": VERSION, "events": [to_json(event) for event in events]}


def from_archive(raw: object) -> tuple[Event, ...]:
    """The events of a document, each readable and possible after those before it. Raises `Problems`."""
    rows = raw.get("events") if isinstance(raw, Mapping) else None
    if not isinstance(raw, Mapping) or raw.get("format") != FORMAT or not isinstance(rows, list) or not rows:
        raise refuse("", "day-no-archive")
    if raw.get("version") != VERSION:
        raise refuse("version", "day-archive-version", version=str(raw.get("version"))[:20])
    problems: list[Problem] = []
    events: list[Event] = []
    for place, row in enumerate(rows, 1):
        try:
            events.append(from_json(row if isinstance(row, Mapping) else {}))
        except Problems as found:
            problems += [Problem(f"events[{place}].{problem.key}", problem.reason) for problem in found.problems]
    if problems:
        raise Problems(problems)
    _follow(events)
    return tuple(events)


def _follow(events: Sequence[Event]) -> None:
    """Whether the events can have happened in this order."""
    day: Day | None = None
    for place, event in enumerate(events, 1):
        key = f"events[{place}]"
        try:
            moment(event.at)
            _values(day, event, key)
            day = evolve(day, event)
        except (ValueError, KeyError, IndexError, StopIteration):
            raise refuse(key, "day-archive-broken", place=place, kind=event.fact.kind) from None


def _values(day: Day | None, event: Event, key: str) -> None:
    """The settings, and the sums of the tables: what all later lists are reckoned from. Raises `Problems`."""
    fact = event.fact
    against = Against()
    if isinstance(fact, f.Opened):
        try:
            check_settings(fact.settings)
        except Problems as found:
            against.extend(found.problems)
    elif day is not None and isinstance(fact, f.Reported | f.Corrected):
        part = day.round(fact.round)
        table = part.table(fact.table) if part else None
        if table is None:
            raise ValueError(key)
        check_sums(day, table, fact.sums, fact.games, against)
    if against:
        raise Problems([Problem(f"{key}.{problem.key}", problem.reason) for problem in against])


def carried_on(known: Sequence[Event], archive: Sequence[Event]) -> tuple[Event, ...]:
    """What a document adds to the events that are known here. Raises `Problems` where both went on by themselves."""
    for place, (here, there) in enumerate(zip(known, archive, strict=False), 1):
        if here != there:
            raise refuse(f"events[{place}]", "day-archive-diverged", place=place)
    return tuple(archive[len(known) :])
