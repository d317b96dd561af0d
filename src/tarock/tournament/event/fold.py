"""The fold: a day after one more event. It asks nothing and refuses nothing; `decide` has done that."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import singledispatch
from typing import Any

from tarock.tournament.event import facts as f
from tarock.tournament.event.events import Event
from tarock.tournament.event.settings import changed
from tarock.tournament.event.state import Complaint, Day, Entrant, Result, Round, Ruling, Struck, Table, leavers
from tarock.tournament.money.cashbook import Line


def replay(history: Iterable[Event]) -> Day:
    """The day after its events. The first must be `Opened`; an event seen twice counts once."""
    day: Day | None = None
    for event in history:
        day = evolve(day, event)
    if day is None:
        raise ValueError("a day begins with an Opened event")
    return day


def evolve(day: Day | None, event: Event) -> Day:
    """The day after one more event."""
    if day is None:
        return _opened(event)
    if event.id in day.seen:
        return day
    return replace(_apply(event.fact, day, event), version=day.version + 1, seen=day.seen | {event.id}, last=event.id)


def _opened(event: Event) -> Day:
    fact = event.fact
    if not isinstance(fact, f.Opened):
        raise ValueError("a day begins with an Opened event")
    rounds = tuple(Round(number) for number in range(1, fact.settings.rounds + 1))
    return Day(fact.settings, fact.commitment, event.at, rounds=rounds, seen=frozenset({event.id}), last=event.id)


@singledispatch
def _apply(fact: f.Fact, day: Day, event: Event) -> Day:
    raise ValueError(f"{fact.kind} cannot follow")


@_apply.register
def _(fact: f.Amended, day: Day, event: Event) -> Day:
    return replace(day, settings=changed(day.settings, fact.changes))


@_apply.register(f.Closed)
@_apply.register(f.Reopened)
def _(fact: f.Fact, day: Day, event: Event) -> Day:
    return replace(day, closed=isinstance(fact, f.Closed))


# At the door


def _entrant(day: Day, number: int, **changes: Any) -> Day:
    changed = replace(day.entrants[number], **changes)
    return replace(day, entrants={**day.entrants, number: changed})


@_apply.register
def _(fact: f.Registered, day: Day, event: Event) -> Day:
    order = 1 + max((entrant.order for entrant in day.entrants.values()), default=0)
    known = day.entrants.get(fact.number)
    entrant = Entrant(
        number=fact.number,
        name=fact.name,
        order=order,
        club=fact.club,
        couple=fact.couple,
        team=fact.team,
        fixed_table=fact.fixed_table,
        paid=known.paid if known else 0,
        late=day.is_started,
    )
    return replace(day, entrants={**day.entrants, fact.number: entrant})


@_apply.register
def _(fact: f.EntrantChanged, day: Day, event: Event) -> Day:
    return _entrant(
        day,
        fact.number,
        name=fact.name,
        club=fact.club,
        couple=fact.couple,
        team=fact.team,
        fixed_table=fact.fixed_table,
    )


@_apply.register
def _(fact: f.Unregistered, day: Day, event: Event) -> Day:
    return _entrant(day, fact.number, status="unregistered", reason=fact.reason)


@_apply.register
def _(fact: f.Paid, day: Day, event: Event) -> Day:
    day = _booked(day, event, "fee", fact.cents, fact.number)
    return _entrant(day, fact.number, paid=day.entrants[fact.number].paid + fact.cents)


@_apply.register
def _(fact: f.Refunded, day: Day, event: Event) -> Day:
    day = _booked(day, event, "refund", -fact.cents, fact.number, fact.reason)
    return _entrant(day, fact.number, paid=day.entrants[fact.number].paid - fact.cents)


def _booked(day: Day, event: Event, what: str, cents: int, number: int, text: str = "") -> Day:
    if not cents:
        return day
    return replace(day, cash=(*day.cash, Line(event.id, event.at, event.by, what, cents, text, number)))


@_apply.register
def _(fact: f.CheckedIn, day: Day, event: Event) -> Day:
    return _entrant(day, fact.number, status="checked-in", late=day.is_started)


@_apply.register
def _(fact: f.CheckedOut, day: Day, event: Event) -> Day:
    return _entrant(day, fact.number, status="registered")


@_apply.register
def _(fact: f.Withdrawn, day: Day, event: Event) -> Day:
    excluded = day.is_started and day.settings.leaving == "excluded"
    status = "excluded" if excluded else "withdrawn"
    return _left(day, fact.number, status, fact.reason, day.settings.clause("leaving") if excluded else "")


def _left(day: Day, number: int, status: str, reason: str, clause: str) -> Day:
    """Somebody leaves; the table at which he is playing is closed by that."""
    left = day.current.number if day.current else 0
    before = day.entrants[number]
    day = _entrant(day, number, status=status, left_round=left, reason=reason, clause=clause, before=before)
    table = day.current.table_of(number) if day.current else None
    if day.current is None or table is None or table.versions or table.ended:
        return day
    return _table(day, day.current.number, table.number, ended="left", leaver=number)


@_apply.register
def _(fact: f.Returned, day: Day, event: Event) -> Day:
    return _back(day, fact.number)


def _back(day: Day, number: int) -> Day:
    """A leaving is taken back: what stood before it stands again, and the table plays on if nobody else has left it."""
    known = day.entrants[number]
    before = known.before
    if before is None:
        raise ValueError(f"{number} has not left")
    left = known.left_round
    back = {name: getattr(before, name) for name in ("status", "left_round", "reason", "clause", "before")}
    day = _entrant(day, number, **back)
    part = day.round(left)
    table = part.table_of(number) if part else None
    if table is None or table.leaver != number or table.versions:
        return day
    leaver = next(iter(leavers(day, left, table)), 0)
    return _table(day, left, table.number, ended="left" if leaver else "", leaver=leaver)


@_apply.register
def _(fact: f.Substituted, day: Day, event: Event) -> Day:
    known, registered = day.entrants[fact.number], day.entrants.get(fact.by_number)
    left = day.current.number if day.current else 0
    day = _entrant(day, fact.number, status="substituted", left_round=left, replaced_by=fact.by_number)
    other = Entrant(
        number=fact.by_number,
        name=fact.name,
        order=known.order,
        club=fact.club,
        team=known.team,
        fixed_table=known.fixed_table,
        status="checked-in",
        paid=registered.paid if registered else 0,
        late=True,
    )
    rounds = tuple(part if part.started else _reseated(part, fact) for part in day.rounds)
    return replace(day, entrants={**day.entrants, fact.by_number: other}, rounds=rounds)


def _reseated(part: Round, fact: f.Substituted) -> Round:
    """A round that is drawn already, with the substitute on the seat of whom he replaces."""
    swap = {fact.number: fact.by_number}
    return replace(
        part,
        tables=tuple(
            replace(table, players=tuple(swap.get(player, player) for player in table.players)) for table in part.tables
        ),
    )


# Draw and clock


def _round(day: Day, number: int, **changes: Any) -> Day:
    rounds = tuple(replace(part, **changes) if part.number == number else part for part in day.rounds)
    return replace(day, rounds=rounds)


@_apply.register
def _(fact: f.SeedDrawn, day: Day, event: Event) -> Day:
    return replace(day, seed=fact.seed, public=fact.public)


@_apply.register
def _(fact: f.Drawn, day: Day, event: Event) -> Day:
    for drawn in fact.rounds:
        known = day.rounds[drawn.round - 1]
        tables = tuple(Table(seats.table, seats.players) for seats in drawn.tables)
        day = _round(day, drawn.round, tables=tables, draw=known.draw + 1, by_hand=fact.by_hand)
    return day


@_apply.register
def _(fact: f.Undrawn, day: Day, event: Event) -> Day:
    for number in fact.rounds:
        day = _round(day, number, tables=(), started="", extra_minutes=0, by_hand=False)
    return day


@_apply.register
def _(fact: f.Started, day: Day, event: Event) -> Day:
    return _round(day, fact.round, started=event.at)


@_apply.register
def _(fact: f.Extended, day: Day, event: Event) -> Day:
    return _round(day, fact.round, extra_minutes=day.rounds[fact.round - 1].extra_minutes + fact.minutes)


# At the tables


def _table(day: Day, round: int, number: int, **changes: Any) -> Day:
    tables = day.rounds[round - 1].tables
    changed = tuple(replace(table, **changes) if table.number == number else table for table in tables)
    return _round(day, round, tables=changed)


def _at(day: Day, round: int, number: int) -> Table:
    return next(table for table in day.rounds[round - 1].tables if table.number == number)


@_apply.register
def _(fact: f.Linked, day: Day, event: Event) -> Day:
    return _table(day, fact.round, fact.table, sheet=fact.sheet)


@_apply.register
def _(fact: f.Began, day: Day, event: Event) -> Day:
    return _table(day, fact.round, fact.table, began=True)


@_apply.register
def _(fact: f.Reported, day: Day, event: Event) -> Day:
    table = _at(day, fact.round, fact.table)
    result = Result(
        event.id, event.at, event.by, event.role, fact.sums, fact.games, fact.writer, fact.sheet, fact.version
    )
    if not takes_over(table, fact):
        return _table(day, fact.round, fact.table, rivals=(*table.rivals, result))
    return _table(
        day, fact.round, fact.table, versions=(*table.versions, result), confirmed_by=fact.confirmed_by, settled=False
    )


def takes_over(table: Table, fact: f.Reported) -> bool:
    """Whether a result becomes the one that counts: the first, one that replaces it knowingly, its list grown longer.

    Anything else is a second opinion.
    """
    known = table.result
    if known is None:
        return True
    if table.rivals:
        return False
    return fact.replaces == known.id or bool(fact.sheet and fact.sheet == known.sheet and fact.version > known.version)


@_apply.register
def _(fact: f.Corrected, day: Day, event: Event) -> Day:
    table = _at(day, fact.round, fact.table)
    result = Result(event.id, event.at, event.by, event.role, fact.sums, fact.games, reason=fact.reason)
    return _table(
        day, fact.round, fact.table, versions=(*table.versions, result), rivals=(), confirmed_by=0, settled=False
    )


@_apply.register
def _(fact: f.Confirmed, day: Day, event: Event) -> Day:
    return _table(day, fact.round, fact.table, confirmed_by=fact.player)


@_apply.register
def _(fact: f.Complained, day: Day, event: Event) -> Day:
    complaint = Complaint(event.id, event.at, event.by, fact.round, fact.table, fact.player, fact.text)
    return replace(day, complaints=(*day.complaints, complaint))


@_apply.register
def _(fact: f.Answered, day: Day, event: Event) -> Day:
    complaints = tuple(
        replace(part, decision=fact.decision, clause=fact.clause) if part.id == fact.complaint else part
        for part in day.complaints
    )
    return replace(day, complaints=complaints)


@_apply.register
def _(fact: f.EndedEarly, day: Day, event: Event) -> Day:
    return _table(day, fact.round, fact.table, ended=fact.reason or "time")


@_apply.register
def _(fact: f.PlaysOn, day: Day, event: Event) -> Day:
    return _table(day, fact.round, fact.table, ended="", leaver=0)


# The referee


@_apply.register
def _(fact: f.Ruled, day: Day, event: Event) -> Day:
    day = replace(day, rulings=(*day.rulings, Ruling(event.id, event.at, event.by, fact)))
    if fact.matter == "exclusion":
        for number in fact.players:
            day = _left(day, number, "excluded", fact.text, fact.clause)
    if fact.matter == "struck":
        struck = (*_at(day, fact.round, fact.table).struck, Struck(event.id, fact.game, fact.row))
        day = _table(day, fact.round, fact.table, struck=struck, settled=False)
    return day


@_apply.register
def _(fact: f.RulingLifted, day: Day, event: Event) -> Day:
    ruling = next(part for part in day.rulings if part.id == fact.ruling)
    lifted = tuple(replace(part, lifted=fact.reason) if part is ruling else part for part in day.rulings)
    day = replace(day, rulings=lifted)
    if ruling.fact.matter == "exclusion":
        for number in ruling.fact.players:
            day = _back(day, number)
    if ruling.fact.matter == "struck":
        table = _at(day, ruling.fact.round, ruling.fact.table)
        kept = tuple(row for row in table.struck if row.ruling != ruling.id)
        day = _table(day, ruling.fact.round, ruling.fact.table, struck=kept, settled=False)
    return day


# Money


@_apply.register
def _(fact: f.TableSettled, day: Day, event: Event) -> Day:
    return _table(day, fact.round, fact.table, settled=True)


@_apply.register
def _(fact: f.CashNoted, day: Day, event: Event) -> Day:
    return _booked(day, event, fact.what, fact.cents, fact.number, fact.text)


@_apply.register
def _(fact: f.CashReversed, day: Day, event: Event) -> Day:
    entries = tuple(replace(part, reversed=fact.reason) if part.id == fact.entry else part for part in day.cash)
    return replace(day, cash=entries)


@_apply.register
def _(fact: f.CashCounted, day: Day, event: Event) -> Day:
    return replace(day, counted=fact.cents)


@_apply.register
def _(fact: f.Raffled, day: Day, event: Event) -> Day:
    return replace(day, raffled=fact.winners)
