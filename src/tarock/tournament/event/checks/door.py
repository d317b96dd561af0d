"""What may happen at the door: registering, paying, checking in, leaving. MV-01, MV-62."""

from __future__ import annotations

from dataclasses import replace

from tarock.rules import refuse
from tarock.tournament.event import facts as f
from tarock.tournament.event.asking import Against, Ask
from tarock.tournament.event.roles import PLAYER, PUBLIC
from tarock.tournament.event.state import Day, Entrant, waiting

NAME = 60
"""Longest name."""


def registered(day: Day, wish: f.Registered, ask: Ask) -> f.Registered:
    """Before the start; later only where the cup lets somebody in between rounds (MV-01). Who is banned is refused."""
    against = Against()
    if not day.takes_in:
        against.say("", "day-too-late", day.settings.clause("late_entry"))
    number = wish.number or 1 + max(day.entrants, default=0)
    name = _name(day, wish.name, number, against)
    if wish.number < 0:
        against.say("number", "day-number", value=wish.number)
    if wish.number in ask.refused:
        reason = ask.refused[wish.number]
        against.say("number", reason.code, reason.clause, **reason.params)
    known = day.entrants.get(wish.number)
    if known is not None and known.gone:
        against.say("number", "day-gone", known.clause or "ALLG", number=known.number, name=known.name)
    elif known is not None and known.status != "unregistered":
        against.say("number", "day-registered-already", number=known.number, name=known.name)
    if ask.actor.role == PLAYER and wish.number != ask.actor.number:
        against.say("number", "day-not-own")
    if ask.actor.role == PUBLIC and (wish.number or wish.fixed_table):
        against.say("number", "day-not-own")
    _fixed_table(wish.fixed_table, against)
    against.done()
    return replace(wish, number=number, name=name)


def entrant_changed(day: Day, wish: f.EntrantChanged, ask: Ask) -> f.EntrantChanged:
    """Anything but the number."""
    _known(day, wish.number)
    against = Against()
    name = _name(day, wish.name, wish.number, against)
    _fixed_table(wish.fixed_table, against)
    against.done()
    return replace(wish, name=name)


def _fixed_table(number: int, against: Against) -> None:
    if not 0 <= number <= 500:
        against.say("fixed_table", "day-out-of-range", key="fixed_table", value=number, low=0, high=500)


def _name(day: Day, name: str, number: int, against: Against) -> str:
    name = " ".join(name.split())
    if not name:
        against.say("name", "day-name-missing")
    elif len(name) > NAME:
        against.say("name", "plain-long", key="name", most=NAME)
    same = [e for e in day.entrants.values() if e.name.casefold() == name.casefold() and e.number != number]
    active = [e for e in same if e.status != "unregistered"]
    if name and active:
        against.say("name", "day-name-twice", name=name, number=active[0].number)
    return name


def unregistered(day: Day, wish: f.Unregistered, ask: Ask) -> f.Unregistered:
    """Until he has sat at a table; then it is a withdrawal."""
    entrant = _known(day, wish.number)
    _own(wish.number, ask)
    if entrant.status not in ("registered", "checked-in"):
        raise refuse("number", "day-not-registered", number=entrant.number, name=entrant.name)
    if any(part.started and part.table_of(wish.number) for part in day.rounds):
        raise refuse("number", "day-plays-already", number=entrant.number, name=entrant.name)
    return wish


def paid(day: Day, wish: f.Paid, ask: Ask) -> f.Paid:
    """Once; another amount than the fee may be given."""
    entrant = _known(day, wish.number)
    if entrant.paid:
        raise refuse("number", "day-paid-already", number=entrant.number, name=entrant.name)
    cents = day.settings.fee if wish.cents < 0 else wish.cents
    if not 0 < cents <= 1_000_000:
        raise refuse("cents", "day-no-fee")
    return replace(wish, cents=cents)


def refunded(day: Day, wish: f.Refunded, ask: Ask) -> f.Refunded:
    """All that was paid."""
    entrant = _known(day, wish.number)
    if not entrant.paid:
        raise refuse("number", "day-not-paid", number=entrant.number, name=entrant.name)
    return replace(wish, cents=entrant.paid)


def checked_in(day: Day, wish: f.CheckedIn, ask: Ask) -> f.CheckedIn | None:
    """Who has a place; after the start only where the cup lets somebody in between rounds."""
    entrant = _known(day, wish.number)
    if entrant.status == "checked-in":
        return None
    against = Against()
    if entrant.status != "registered":
        against.say("number", "day-gone", entrant.clause or "ALLG", number=entrant.number, name=entrant.name)
    elif any(other.number == wish.number for other in waiting(day)):
        against.say("number", "day-waiting", number=entrant.number, name=entrant.name)
    if not day.takes_in:
        against.say("", "day-too-late", day.settings.clause("late_entry"))
    if wish.number in ask.refused:
        reason = ask.refused[wish.number]
        against.say("number", reason.code, reason.clause, **reason.params)
    against.done()
    return wish


def checked_out(day: Day, wish: f.CheckedOut, ask: Ask) -> f.CheckedOut:
    """Until he has sat at a table."""
    entrant = _known(day, wish.number)
    if entrant.status != "checked-in":
        raise refuse("number", "day-not-here", number=entrant.number, name=entrant.name)
    if any(part.started and part.table_of(wish.number) for part in day.rounds):
        raise refuse("number", "day-plays-already", number=entrant.number, name=entrant.name)
    return wish


def withdrawn(day: Day, wish: f.Withdrawn, ask: Ask) -> f.Withdrawn:
    """After the start; before it he is taken off the list."""
    entrant = _playing(day, wish.number)
    if not day.is_started:
        raise refuse("number", "day-not-started", number=entrant.number, name=entrant.name)
    return wish


def returned(day: Day, wish: f.Returned, ask: Ask) -> f.Returned:
    """Takes back a withdrawal, not a decision of the referee."""
    entrant = _known(day, wish.number)
    by_referee = any(
        wish.number in ruling.fact.players and ruling.fact.matter == "exclusion" and not ruling.lifted
        for ruling in day.rulings
    )
    if entrant.status not in ("withdrawn", "excluded") or by_referee:
        raise refuse("number", "day-not-withdrawn", number=entrant.number, name=entrant.name)
    return wish


def substituted(day: Day, wish: f.Substituted, ask: Ask) -> f.Substituted:
    """Between two rounds, where the cup allows it (MV-62 does not)."""
    entrant = _playing(day, wish.number)
    against = Against()
    if day.settings.substitutes == "excluded":
        against.say("", "day-no-substitutes", day.settings.clause("substitutes"))
    table = day.current.table_of(wish.number) if day.current else None
    if table is not None and not table.versions:
        against.say("number", "day-still-playing", name=entrant.name, table=table.number)
    number = wish.by_number or 1 + max(day.entrants)
    other = day.entrants.get(number)
    if other is not None and other.status not in ("registered", "unregistered"):
        against.say("by_number", "day-registered-already", number=other.number, name=other.name)
    if number in ask.refused:
        reason = ask.refused[number]
        against.say("by_number", reason.code, reason.clause, **reason.params)
    name = _name(day, wish.name, number, against)
    against.done()
    return replace(wish, by_number=number, name=name)


def _known(day: Day, number: int) -> Entrant:
    entrant = day.entrants.get(number)
    if entrant is None:
        raise refuse("number", "day-unknown-number", number=number)
    return entrant


def _playing(day: Day, number: int) -> Entrant:
    entrant = _known(day, number)
    if not entrant.plays:
        raise refuse("number", "day-not-here", number=entrant.number, name=entrant.name)
    return entrant


def _own(number: int, ask: Ask) -> None:
    if ask.actor.role == PLAYER and number != ask.actor.number:
        raise refuse("number", "day-not-own")
