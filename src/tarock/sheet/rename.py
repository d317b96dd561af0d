"""Another name for one player, through a whole list: the only change of events that have happened.

Deleting somebody's data must reach the events, because the names stand in them. Amounts, order and ids stay; what the
list pays is the same before and after.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from dataclasses import replace
from typing import Any, TypeVar

from tarock.sheet import events as e

E = TypeVar("E", bound=e.Event)

_NAMED = ("declarer", "declarers", "partner", "no_bird", "forehand", "sits_out", "spritzer", "credited")
_PER_PLAYER = ("kontra", "tricks", "count")


def renamed(event: E, old: str, new: str) -> E:
    """The event with `new` wherever it names the player `old`, in free text as a whole word too."""
    changes: dict[str, Any] = {}
    if event.by == old:
        changes["by"] = new
    if isinstance(event, e.Opened):
        changes["players"] = tuple(new if name == old else name for name in event.players)
    if isinstance(event, e.Entered | e.Corrected):
        changes["entry"] = _entry(event.entry, old, new)
    for field in ("reason", "decision", "matter"):
        text = getattr(event, field, None)
        if text:
            changes[field] = in_text(text, (old,), new)
    return replace(event, **changes)


def in_text(text: str, olds: Collection[str], new: str) -> str:
    """A free text with `new` for each of `olds` that stands there as a whole word; “Anna Moser” goes before “Anna”."""
    for old in sorted(olds, key=len, reverse=True):
        text = re.sub(rf"(?<!\w){re.escape(old)}(?!\w)", lambda _: new, text)
    return text


def free_name(players: tuple[str, ...], wanted: str) -> str:
    """`wanted`, or `wanted 2`, `wanted 3` … where somebody of the list is called that already."""
    name, number = wanted, 1
    while name in players:
        number += 1
        name = f"{wanted} {number}"
    return name


def _entry(entry: Mapping[str, Any], old: str, new: str) -> dict[str, Any]:
    changed: dict[str, Any] = {}
    for key, value in entry.items():
        if key in _NAMED:
            changed[key] = _names(value, old, new)
        elif key in _PER_PLAYER:
            changed[key] = _keys(value, old, new)
        elif key == "note" and isinstance(value, str):
            changed[key] = in_text(value, (old,), new)
        elif key == "renonce" and isinstance(value, Mapping):
            changed[key] = {k: _names(v, old, new) if k == "by" else v for k, v in value.items()}
        elif key == "bonus" and isinstance(value, list | tuple):
            changed[key] = [_entry(bonus, old, new) if isinstance(bonus, Mapping) else bonus for bonus in value]
        else:
            changed[key] = value
    return changed


def _names(value: Any, old: str, new: str) -> Any:
    if isinstance(value, list | tuple):
        return [_names(inner, old, new) for inner in value]
    return new if value == old else value


def _keys(value: Any, old: str, new: str) -> Any:
    """Tables by player, one inside the other in a Bei; `game` is the kontra on the game where nobody is called that."""
    if not isinstance(value, Mapping):
        return value
    return {new if key == old else key: _keys(inner, old, new) for key, inner in value.items()}
