"""Days as others may see them: everybody by the name that he chose, the office by the whole one."""

from __future__ import annotations

from dataclasses import replace

from tarock.tournament.cup import CupState, Player, public_name
from tarock.tournament.event import Day as DayState, Entrant, Round
from tarock.web.cups.models import Day
from tarock.web.cups.streams import CUPS, DAYS


def for_everybody(day: Day) -> DayState:
    """The day with public names, and without what concerns only the office.

    That is clubs, couples, fees and the cash book, complaints and decisions; and free texts, which may name somebody.
    """
    state, cup = DAYS.get(day.pk), CUPS.find(day.cup_id)
    entrants = {number: _public(entrant, cup) for number, entrant in state.entrants.items()}
    rounds = tuple(_without_texts(part) for part in state.rounds)
    return replace(state, entrants=entrants, rounds=rounds, complaints=(), rulings=(), cash=(), counted=None)


def _public(entrant: Entrant, cup: CupState | None) -> Entrant:
    player = cup.player(entrant.number) if cup else None
    name = public_name(player or _unknown(entrant.number), cup)
    return replace(entrant, name=name, club="", couple="", paid=0, reason="")


def _unknown(number: int) -> Player:
    """Somebody whom the cup does not know has agreed to nothing."""
    return Player(number, f"#{number}", "")


def _without_texts(part: Round) -> Round:
    """The round without the words in which somebody said why a table was ended early."""
    tables = [
        replace(table, ended="left" if table.leaver else "time") if table.ended else table for table in part.tables
    ]
    return replace(part, tables=tuple(tables))
