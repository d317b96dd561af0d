"""What follows from a day: standings, what is still open, settlements, exclusions. Derived each time, never stored."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from tarock.rules import Problem, Reason
from tarock.tournament.event.state import Day, Entrant, Round, Table, complaints_until, moment
from tarock.tournament.money.cashbook import CashBook, cash_book
from tarock.tournament.money.prizes import Award, awards
from tarock.tournament.money.settlement import Transfer, in_cents, table_payments
from tarock.tournament.ranking import Record, Standings, rank, shared_within, table_ranks

Running = Mapping[tuple[int, int], Mapping[int, Fraction]]
"""Points so far of tables that have no result yet, by (round, table): from their score lists."""


def standings(day: Day, rounds: int | None = None, running: Running | None = None) -> Standings:
    """The standings after the first `rounds` rounds (all by default), with the running sums of open tables if given."""
    parts = day.rounds[: len(day.rounds) if rounds is None else rounds]
    seated = [
        e for e in day.entrants.values() if e.plays or any(part.started and part.table_of(e.number) for part in parts)
    ]
    missing = sum(not table.is_clear for part in parts if part.started for table in part.tables)
    records = [_record(day, entrant, parts, running or {}) for entrant in seated]
    return rank(records, day.settings.chain, day.seed, missing)


def _record(day: Day, entrant: Entrant, parts: tuple[Round, ...], running: Running) -> Record:
    points: list[Fraction | None] = []
    ranks: list[int | None] = []
    for part in parts:
        table = part.table_of(entrant.number) if part.started else None
        sums = _sums(part, table, running) if table else {}
        points.append(sums.get(entrant.number))
        ranks.append(table_ranks(sums).get(entrant.number))
    return Record(
        entrant.number,
        entrant.name,
        tuple(points),
        tuple(ranks),
        team=entrant.team,
        ranked=_is_ranked(day, entrant, parts),
    )


def _sums(part: Round, table: Table, running: Running) -> Mapping[int, Fraction]:
    return table.points if table.result is not None else running.get((part.number, table.number), {})


def _is_ranked(day: Day, entrant: Entrant, parts: tuple[Round, ...]) -> bool:
    if entrant.status == "excluded":
        return False
    if entrant.status == "withdrawn" and day.settings.leaving != "ranked":
        return False
    played = [part.table_of(entrant.number) is not None for part in parts if part.started]
    if played and not any(played):  # came in late and has not sat at a table yet
        return False
    return all(played) or day.settings.missing_round != "unranked"


def team_totals(day: Day) -> dict[str, Fraction]:
    """The sums of the teams: of all who played for them, substitutes too."""
    sums: dict[str, Fraction] = {}
    for row in standings(day).rows:
        if row.record.team:
            sums[row.record.team] = sums.get(row.record.team, Fraction(0)) + row.total
    return dict(sorted(sums.items(), key=lambda item: (-item[1], item[0])))


def pending(day: Day, at: str) -> list[Problem]:
    """What still keeps the day from being closed."""
    found: list[Problem] = []

    def say(code: str, tables: list[tuple[int, int]]) -> None:
        if tables:
            listed = ", ".join(f"{round}/{table}" for round, table in tables)
            found.append(Problem("", Reason(code, {"tables": listed}, "ALLG")))

    started = [(part.number, table) for part in day.rounds if part.started for table in part.tables]
    say("day-open-results", [(n, table.number) for n, table in started if table.result is None])
    say("day-open-conflicts", [(n, table.number) for n, table in started if table.rivals])
    if day.settings.second_confirms:
        waits = [(n, table.number) for n, table in started if table.result and not table.confirmed_by]
        say("day-open-confirmations", waits)
    say("day-open-complaints", [(c.round, c.table) for c in day.complaints if not c.decision])
    young = [(n, t.number) for n, t in started if t.result and moment(at) < moment(complaints_until(day, t))]
    say("day-open-time", young)
    return found


@dataclass(frozen=True)
class Missing:
    """A table that played fewer games than agreed."""

    round: int
    table: int
    played: int
    agreed: int
    why: str


def missing_games(day: Day) -> list[Missing]:
    """The tables that were ended early, with what is missing."""
    found = []
    for part in day.rounds:
        for table in part.tables:
            agreed = day.settings.games_at(len(table.players))
            if table.result is not None and table.result.games < agreed:
                found.append(Missing(part.number, table.number, table.result.games, agreed, table.ended))
    return found


def table_settlement(day: Day, round: int, number: int) -> list[Transfer]:
    """Who pays whom at a table for a round, as few payments as possible; none where the cup does not pay by round."""
    part = day.round(round)
    table = part.table(number) if part else None
    if day.settings.settle != "round" or table is None or not table.is_clear:
        return []
    return table_payments(table.points, day.settings.cents)


def end_settlement(day: Day) -> dict[int, int]:
    """What each gets from the desk at the end (below zero: pays), in cents; together zero. MV-06."""
    if day.settings.settle != "end":
        return {}
    sums: dict[int, Fraction] = {}
    for part in day.rounds:
        for table in part.tables:
            for player, points in table.points.items():
                sums[player] = sums.get(player, Fraction(0)) + points
    return in_cents(dict(sorted(sums.items())), day.settings.cents)


def prize_awards(day: Day) -> list[Award]:
    """Who gets which prizes for ranks, as the standings are now."""
    return awards(standings(day).rows, day.settings.prizes, day.settings.shared_prizes, day.seed)


def prize_warnings(day: Day) -> list[Reason]:
    """What to settle before prizes are given: shared ranks among them, open results."""
    last = max((prize.rank for prize in day.settings.prizes), default=0)
    return shared_within(standings(day), last)


def settlement_due(day: Day) -> dict[int, int]:
    """What of the settlement at the end is still to be paid: above zero by the desk, below zero to it."""
    due = end_settlement(day)
    for line in day.cash:
        if line.what == "settlement" and line.number in due and not line.reversed:
            due[line.number] += line.cents
    return due


def book(day: Day) -> CashBook:
    """The cash book."""
    return cash_book(day.cash, day.counted)


@dataclass(frozen=True)
class Exclusion:
    """Somebody excluded from the whole cup: whom, why, by which clause, and since which event."""

    number: int
    reason: str
    clause: str


def exclusions(day: Day) -> list[Exclusion]:
    """Who is excluded by this day, for the cup's register of bans. MV-62."""
    return [
        Exclusion(entrant.number, entrant.reason, entrant.clause)
        for entrant in sorted(day.entrants.values(), key=lambda e: e.number)
        if entrant.status == "excluded"
    ]
