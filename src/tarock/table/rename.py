"""Somebody is taken out of a table: the only change of events that have happened (ADR 0013).

Name and holder go, texts that he wrote go, his name in the texts of others is replaced as a whole word. Cards, actions,
order, times and ids stay, so that the deals of the others stay true.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any, Final

from tarock.sheet.rename import in_text
from tarock.table import events as e

NOBODY: Final = "…"
"""What stands in place of a text whose writer is gone."""


def names_of(events: Iterable[e.Event], who: str) -> frozenset[str]:
    """The names by which this holder sat at the table."""
    found = set()
    for event in events:
        if (isinstance(event, e.Opened) and event.by == who and event.name) or (
            isinstance(event, e.Sat) and event.who == who
        ):
            found.add(event.name)
    return frozenset(found)


def taken_out(events: Sequence[e.Event], who: str, now: str, name: str) -> list[e.Event]:
    """The events with `now` for the holder `who` and `name` (or `name 2` …) for what he was called."""
    olds = names_of(events, who)
    new = _free(name, events, olds)
    return [_without(event, who, now, olds, new) for event in events]


def _free(name: str, events: Iterable[e.Event], olds: frozenset[str]) -> str:
    taken = {event.name.casefold() for event in events if isinstance(event, e.Opened | e.Sat)} - {
        old.casefold() for old in olds
    }
    found, number = name, 1
    while found.casefold() in taken:
        number += 1
        found = f"{name} {number}"
    return found


def _without(event: e.Event, who: str, now: str, olds: frozenset[str], new: str) -> e.Event:
    changes: dict[str, Any] = {"by": now} if event.by == who else {}
    if isinstance(event, e.Opened) and event.by == who and event.name:
        changes["name"] = new
    elif isinstance(event, e.Sat) and event.who == who:
        changes |= {"who": now, "name": new}
    elif isinstance(event, e.Said) and event.text:
        changes["text"] = NOBODY if event.by == who else in_text(event.text, olds, new)
    return replace(event, **changes) if changes else event
