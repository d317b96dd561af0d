"""The cup's log as JSON: the same envelope as on a tournament day, with the cup's own facts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tarock.tournament.cup.facts import KINDS
from tarock.tournament.event import events
from tarock.tournament.event.events import Event, to_json
from tarock.tournament.event.facts import Fact

__all__ = ["Event", "fact_from_json", "from_json", "to_json"]


def from_json(raw: Mapping[str, Any]) -> Event:
    """The event of a JSON object that `to_json` made. Raises `Problems` for anything else."""
    return events.from_json(raw, KINDS)


def fact_from_json(raw: object) -> Fact:
    """A fact, or a wish, of a JSON object. Raises `Problems`, all at once."""
    return events.fact_from_json(raw, KINDS)
