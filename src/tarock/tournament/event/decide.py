"""What becomes of a wish: an event, nothing (it has happened already), or all the reasons against it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tarock.rules import Reason, refuse
from tarock.tournament.event import facts as f
from tarock.tournament.event.asking import Ask, check_head
from tarock.tournament.event.checks import CHECKS
from tarock.tournament.event.events import Event
from tarock.tournament.event.roles import MAY, Actor
from tarock.tournament.event.settings import completed
from tarock.tournament.event.state import Day

AFTER_CLOSING: Final = frozenset(
    {
        *("reopened", "entrant-changed", "paid", "refunded", "table-settled"),
        *("cash-noted", "cash-reversed", "cash-counted", "raffled"),
    }
)
"""What still happens on a closed day: money, prizes, a misspelt name."""


def decide(
    day: Day | None, wish: f.Fact, *, id: str, at: str, actor: Actor, refused: Mapping[int, Reason] | None = None
) -> tuple[Event, ...]:
    """The event that a wish becomes, at most one; none where it has happened already. Raises `Problems`.

    `id` is the event's id, made by whoever wishes; the same id again is harmless. `at` is a moment with its zone,
    `refused` whom the cup does not let in (number to reason: bans). `day` is None only for `Opened`.
    """
    if day is not None and id in day.seen:
        return ()
    check_head(MAY.get(wish.kind, ()), id, at, actor, may_not="day-may-not", no_moment="day-at")
    if isinstance(wish, f.Opened):
        if day is not None:
            raise refuse("", "day-opened-already")
        return (Event(id, at, actor.name, actor.role, _opened(wish)),)
    if day is None:
        raise refuse("", "day-not-opened")
    if day.closed and wish.kind not in AFTER_CLOSING:
        raise refuse("", "day-closed")
    fact = CHECKS[wish.kind](day, wish, Ask(id, at, actor, refused or {}))
    return () if fact is None else (Event(id, at, actor.name, actor.role, fact),)


def _opened(wish: f.Opened) -> f.Opened:
    settings = completed(wish.settings)
    commitment = wish.commitment.strip().lower()
    if commitment and not (len(commitment) == 64 and set(commitment) <= set("0123456789abcdef")):
        raise refuse("commitment", "day-commitment")
    return f.Opened(settings, commitment)
