"""Another name for one player, through a whole day: the only change of events that have happened.

Deleting somebody's data must reach the events, because the names stand in them. Numbers, results and ids stay.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from tarock.sheet.rename import in_text
from tarock.tournament.event import facts as f
from tarock.tournament.event.events import Event

_TEXTS: Final = ("text", "reason", "decision")


def renamed(events: Iterable[Event], number: int, name: str) -> tuple[Event, ...]:
    """The events with `name` wherever they name the player, in free text and as a writer too."""
    events = tuple(events)
    old = {known for event in events if (known := _named(event.fact, number))}
    return tuple(_renamed(event, number, name, old) for event in events)


def _named(fact: f.Fact, number: int) -> str:
    if isinstance(fact, f.Registered | f.EntrantChanged) and fact.number == number:
        return fact.name
    if isinstance(fact, f.Substituted) and fact.by_number == number:
        return fact.name
    return ""


def _renamed(event: Event, number: int, name: str, old: set[str]) -> Event:
    changes = {"name": name} if _named(event.fact, number) else {}
    if changes:  # a couple's key and a club may give the name away as well
        changes |= {key: "" for key in ("club", "couple") if getattr(event.fact, key, "")}
    for field in _TEXTS:
        text = getattr(event.fact, field, "")
        if text:
            changes[field] = in_text(text, old, name)
    by = name if event.by in old else event.by
    return replace(event, by=by, fact=replace(event.fact, **changes) if changes else event.fact)
