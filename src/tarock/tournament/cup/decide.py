"""What becomes of a wish for the cup: events, nothing (it has happened already), or all the reasons against it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from tarock.rules import refuse
from tarock.tournament.cup import facts as f
from tarock.tournament.cup.checks import CHECKS
from tarock.tournament.cup.checks.seasons import checked_bases
from tarock.tournament.cup.messages import MESSAGES as _MESSAGES  # noqa: F401 - registers the sentences
from tarock.tournament.cup.state import CupState
from tarock.tournament.event.asking import Ask, check_head
from tarock.tournament.event.events import Event
from tarock.tournament.event.facts import Fact
from tarock.tournament.event.roles import DESK, ORGANISER, PLAYER, PUBLIC, REFEREE, Actor

MAY: Final[Mapping[str, tuple[str, ...]]] = {
    **dict.fromkeys(f.KINDS, (ORGANISER,)),
    "player-added": (ORGANISER, DESK, PUBLIC),
    "player-changed": (ORGANISER, DESK, PLAYER),
    "left": (ORGANISER, DESK, REFEREE),
}
"""By kind of wish the roles that may have it. A player only for himself."""


def decide(state: CupState | None, wish: Fact, *, id: str, at: str, actor: Actor) -> tuple[Event, ...]:
    """The events that a wish becomes; none where it has happened already. Raises `Problems`.

    `id` is the event's id, made by whoever wishes; the same id again is harmless. A wish that becomes several events
    gives them `id`, `id.2`, `id.3` … `at` is a moment with its zone. `state` is None only for `Created`.
    """
    if state is not None and id in state.seen:
        return ()
    check_head(MAY[wish.kind], id, at, actor, may_not="cup-may-not", no_moment="cup-at")
    if isinstance(wish, f.Created):
        if state is not None:
            raise refuse("", "cup-created-already")
        made = replace(wish, bases=checked_bases(wish.cup_text, wish.rules_text))
        return (Event(id, at, actor.name, actor.role, made),)
    if state is None:
        raise refuse("", "cup-not-created")
    found = CHECKS[wish.kind](state, wish, Ask(id, at, actor))
    facts = found if isinstance(found, tuple) else (found,)
    return tuple(
        Event(id if place == 1 else f"{id}.{place}", at, actor.name, actor.role, fact)
        for place, fact in enumerate(facts, 1)
        if fact is not None
    )
