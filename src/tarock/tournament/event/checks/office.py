"""Referee's decisions, money, and closing the day. MV-62, MV-63."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from tarock.rules import refuse
from tarock.tournament.event import facts as f
from tarock.tournament.event.asking import Against, Ask
from tarock.tournament.event.results import pending
from tarock.tournament.event.settings import Settings, changed, check_changes
from tarock.tournament.event.state import Day, Table
from tarock.tournament.money.prizes import Prize, raffle
from tarock.tournament.money.words import NOTED

MATTERS = ("warning", "renonce", "struck", "exclusion", "other")
"""What a decision of the referee is about."""
_OUT = ("prize", "cost")
"""What only goes out of the box."""


def amended(day: Day, wish: f.Amended, ask: Ask) -> f.Amended:
    """What does not decide who wins."""
    if not wish.changes:
        raise refuse("changes", "day-nothing-changed")
    check_changes(day.settings, wish.changes)
    if day.raffled is not None and _raffle(changed(day.settings, wish.changes)) != _raffle(day.settings):
        raise refuse("prizes", "day-raffled-already")
    return wish


def _raffle(settings: Settings) -> list[Prize]:
    return [prize for prize in settings.prizes if prize.kind == "raffle"]


def closed(day: Day, wish: f.Closed, ask: Ask) -> f.Closed:
    """When nothing is open any more; with a reason also before all rounds were played."""
    against = Against()
    against.extend(pending(day, ask.at))
    if not all(part.started for part in day.rounds) and not wish.reason.strip():
        against.say("reason", "day-rounds-left", rounds=sum(not part.started for part in day.rounds))
    against.done()
    return wish


def reopened(day: Day, wish: f.Reopened, ask: Ask) -> f.Reopened:
    """With a reason."""
    if not day.closed:
        raise refuse("", "day-open")
    if not wish.reason.strip():
        raise refuse("reason", "day-reason-missing")
    return wish


def answered(day: Day, wish: f.Answered, ask: Ask) -> f.Answered:
    """Once, with a decision."""
    complaint = day.complaint(wish.complaint)
    if complaint is None:
        raise refuse("complaint", "day-no-complaint")
    if complaint.decision:
        raise refuse("complaint", "day-answered-already")
    if not wish.decision.strip():
        raise refuse("decision", "day-reason-missing")
    return wish


def ruled(day: Day, wish: f.Ruled, ask: Ask) -> f.Ruled:
    """A decision with its words; what it touches must exist."""
    against = Against()
    if wish.matter not in MATTERS:
        against.say("matter", "plain-word", value=wish.matter, allowed=", ".join(MATTERS))
    if not wish.text.strip():
        against.say("text", "day-reason-missing")
    unknown = [number for number in wish.players if number not in day.entrants]
    for number in unknown:
        against.say("players", "day-unknown-number", number=number)
    part = day.round(wish.round)
    table = part.table(wish.table) if part else None
    if (wish.round or wish.table) and (part is None or (wish.table and table is None)):
        against.say("table", "day-no-table", round=wish.round, table=wish.table)
    if wish.matter == "struck":
        _struck(day, wish, table, against)
    if wish.matter == "exclusion" and not unknown:
        _exclusion(day, wish, against)
    against.done()
    return replace(wish, players=tuple(dict.fromkeys(wish.players)))


def _struck(day: Day, wish: f.Ruled, table: Table | None, against: Against) -> None:
    if table is None:
        against.say("table", "day-struck-table")
        return
    part = day.round(wish.round)
    if part is not None and not part.started:
        against.say("round", "day-round-not-started", round=wish.round)
    agreed = day.settings.games_at(len(table.players)) or 200
    if not 1 <= wish.game <= agreed:
        against.say("game", "day-out-of-range", key="game", value=wish.game, low=1, high=agreed)
    if any(row.game == wish.game for row in table.struck):
        against.say("game", "day-struck-already", game=wish.game)
    if not set(wish.row) <= set(table.players):
        foreign = ", ".join(str(number) for number in wish.row if number not in table.players)
        against.say("row", "day-sums-foreign", numbers=foreign, table=table.number)
    if table.result is not None and sum(wish.row.values(), Fraction(0)):
        against.say("row", "day-struck-sum")


def _exclusion(day: Day, wish: f.Ruled, against: Against) -> None:
    if not wish.players:
        against.say("players", "day-exclusion-whom")
    for number in wish.players:
        entrant = day.entrants[number]
        if entrant.status == "excluded":
            against.say("players", "day-gone", entrant.clause or "ALLG", number=number, name=entrant.name)


def ruling_lifted(day: Day, wish: f.RulingLifted, ask: Ask) -> f.RulingLifted:
    """With a reason; a struck row only as long as the sums stay zero."""
    ruling = day.ruling(wish.ruling)
    if ruling is None or ruling.lifted:
        raise refuse("ruling", "day-no-ruling")
    against = Against()
    if not wish.reason.strip():
        against.say("reason", "day-reason-missing")
    part = day.round(ruling.fact.round)
    table = part.table(ruling.fact.table) if part else None
    if table and table.result and sum(ruling.fact.row.values(), Fraction(0)):
        against.say("ruling", "day-struck-sum")
    against.done()
    return wish


def cash_noted(day: Day, wish: f.CashNoted, ask: Ask) -> f.CashNoted:
    """Something into the box or out of it."""
    against = Against()
    if wish.what not in NOTED:
        against.say("what", "plain-word", value=wish.what, allowed=", ".join(NOTED))
    if not 0 < abs(wish.cents) <= 10_000_000:
        against.say("cents", "day-cash-amount")
    elif wish.what in _OUT and wish.cents > 0:
        against.say("cents", "day-cash-out")
    if wish.number and wish.number not in day.entrants:
        against.say("number", "day-unknown-number", number=wish.number)
    against.done()
    return wish


def cash_reversed(day: Day, wish: f.CashReversed, ask: Ask) -> f.CashReversed:
    """A line noted by hand, with a reason; fees are given back instead."""
    line = next((part for part in day.cash if part.id == wish.entry), None)
    if line is None or line.reversed:
        raise refuse("entry", "day-no-cash-line")
    against = Against()
    if line.what not in NOTED:
        against.say("entry", "day-cash-fee")
    if not wish.reason.strip():
        against.say("reason", "day-reason-missing")
    against.done()
    return wish


def cash_counted(day: Day, wish: f.CashCounted, ask: Ask) -> f.CashCounted:
    """What is in the box cannot be less than nothing."""
    if wish.cents < 0:
        raise refuse("cents", "day-cash-amount")
    return wish


def raffled(day: Day, wish: f.Raffled, ask: Ask) -> f.Raffled:
    """Once, from the public seed, among those named, or all who are still here."""
    against = Against()
    if day.raffled is not None:
        against.say("", "day-raffled-already")
    if not day.seed:
        against.say("", "day-no-seed")
    present = wish.present or tuple(sorted(e.number for e in day.entrants.values() if e.plays))
    for number in present:
        if number not in day.entrants:
            against.say("present", "day-unknown-number", number=number)
    won = raffle(present, day.settings.prizes, day.seed)
    if not won:
        against.say("", "day-no-raffle")
    against.done()
    return replace(wish, present=present, winners=tuple(number for number, _ in won))
