"""Days as others may see them: everybody by the name that he chose, the office by the whole one."""

from __future__ import annotations

from dataclasses import replace

from tarock.tournament.cup import CupState, Player, public_name
from tarock.tournament.event import Day as DayState, Entrant
from tarock.web.cups.models import Day
from tarock.web.cups.streams import CUPS, DAYS


def for_everybody(day: Day) -> DayState:
    """The day with public names, and without what concerns only the office (clubs, couples, what was paid)."""
    state, cup = DAYS.get(day.pk), CUPS.find(day.cup_id)
    shown = {number: _public(entrant, cup) for number, entrant in state.entrants.items()}
    return replace(state, entrants=shown)


def _public(entrant: Entrant, cup: CupState | None) -> Entrant:
    player = cup.player(entrant.number) if cup else None
    name = public_name(player or _unknown(entrant.number), cup)
    return replace(entrant, name=name, club="", couple="", paid=0, reason="")


def _unknown(number: int) -> Player:
    """Somebody whom the cup does not know has agreed to nothing."""
    return Player(number, f"#{number}", "")
