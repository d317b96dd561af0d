"""Another name for one player, through a cup's log: the only change of events that have happened (ADR 0013).

Number, results and ids stay; person, club and couple go with the name.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from tarock.sheet.rename import in_text
from tarock.tournament.cup import facts as f
from tarock.tournament.event.events import Event


def renamed(events: Iterable[Event], number: int, name: str) -> tuple[Event, ...]:
    """The events with `name` wherever they name the player, in free text and as a writer too."""
    events = tuple(events)
    old = {event.fact.name for event in events if _named(event, number)}  # type: ignore[attr-defined]
    return tuple(_renamed(event, number, name, old) for event in events)


def _named(event: Event, number: int) -> bool:
    return isinstance(event.fact, f.PlayerAdded | f.PlayerChanged) and event.fact.number == number


def _renamed(event: Event, number: int, name: str, old: set[str]) -> Event:
    fact = event.fact
    if isinstance(fact, f.PlayerAdded | f.PlayerChanged) and fact.number == number:
        fact = replace(fact, name=name, person="", club="", couple="", consent=False, public="number")
    reason = getattr(fact, "reason", "")
    if reason:
        fact = replace(fact, reason=in_text(reason, old, name))  # type: ignore[call-arg]
    return replace(event, by=name if event.by in old else event.by, fact=fact)
