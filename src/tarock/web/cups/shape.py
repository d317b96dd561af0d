"""Days and cups as JSON. Amounts are numbers (whole or with .5), moments ISO 8601, sentences in the asked language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import Any

from tarock.rules import Problem
from tarock.tournament import event as e
from tarock.tournament.cup import CupState
from tarock.tournament.cup.calendar import Appointment, appointments
from tarock.tournament.event import Day as DayState, Round, Running, Table
from tarock.tournament.plain import to_plain


def problems_json(problems: Iterable[Problem], lang: str) -> list[dict[str, Any]]:
    """Everything that stands against a wish (see formats)."""
    return [
        {
            "key": problem.key,
            "code": problem.reason.code,
            "params": {name: str(value) for name, value in problem.reason.params.items()},
            "why": problem.reason.sentence(lang),
            "clause": problem.reason.clause,
        }
        for problem in problems
    ]


def cup_json(slug: str, state: CupState, lang: str) -> dict[str, Any]:
    """A cup in short."""
    cup = state.cup
    return {
        "slug": slug,
        "name": cup.name.in_language(lang),
        "rules": cup.play.rules,
        "rounds": cup.play.rounds,
        "chain": list(cup.ranking),
        "season": state.season.name if state.season else None,
        "seasons": list(state.seasons),
        "contact": {"name": cup.contact.name, "mail": cup.contact.mail, "phone": cup.contact.phone},
    }


def calendar_json(state: CupState, season: str | None = None) -> list[dict[str, Any]]:
    """The dates of a season (MV-04)."""
    tournaments = {date.id: date.tournament for date in state.dates.values()}
    return [_appointment(one, tournaments[one.id]) for one in appointments(state, season)]


def _appointment(one: Appointment, tournament: str) -> dict[str, Any]:
    return {
        "id": one.id,
        "title": one.title,
        "day": one.day.isoformat(),
        "starts": one.starts.isoformat() if one.starts else None,
        "venue": one.venue,
        "address": one.address,
        "map": one.map,
        "menu": one.menu,
        "fee_cents": one.fee,
        "contact": one.contact,
        "capacity": one.capacity,
        "final": one.final,
        "cancelled": one.cancelled,
        "tournament": tournament or None,
    }


def day_json(state: DayState, *, office: bool) -> dict[str, Any]:
    """A day in short; the office sees clubs, fees and reasons too."""
    current = state.current
    return {
        "title": state.settings.title,
        "date": state.settings.date,
        "venue": state.settings.venue,
        "rules": state.settings.rules,
        "rounds": len(state.rounds),
        "current_round": current.number if current else 0,
        "ends_at": (e.ends_at(state, current.number) or None) if current else None,
        "commitment": state.commitment,
        "seed": state.seed or None,
        "public_draw": state.public or None,
        "closed": state.closed,
        "version": state.version,
        "entrants": [
            _entrant(one, office) for _, one in sorted(state.entrants.items()) if one.status != "unregistered"
        ],
        "waiting": [one.number for one in e.waiting(state)],
    }


def _entrant(one: e.Entrant, office: bool) -> dict[str, Any]:
    shown: dict[str, Any] = {"number": one.number, "name": one.name, "status": one.status}
    if office:
        shown |= {"club": one.club, "couple": one.couple, "team": one.team, "fixed_table": one.fixed_table}
        shown |= {"paid_cents": one.paid, "reason": one.reason, "clause": one.clause}
    return shown


def standings_json(
    state: DayState, lang: str, rounds: int | None = None, live: Running | None = None
) -> dict[str, Any]:
    """The ranking; `live` are the sums of tables that still play."""
    found = e.standings(state, rounds, live)
    return {
        "chain": list(found.chain),
        "missing": found.missing,
        "warnings": [reason.sentence(lang) for reason in found.warnings],
        "rows": [
            {
                "rank": row.rank,
                "shared": row.shared,
                "number": row.number,
                "name": row.record.name,
                "rounds": [None if one is None else to_plain(one) for one in row.record.rounds],
                "total": to_plain(row.total),
                "decided_by": row.decided_by,
                "why": row.why.sentence(lang) if row.why else "",
            }
            for row in found.rows
        ],
    }


def round_json(
    state: DayState, part: Round, live: Mapping[int, Mapping[int, Fraction]] | None = None
) -> dict[str, Any]:
    """Who sits where in a round, and the results of the tables; `live` sums by table number."""
    return {
        "round": part.number,
        "draw": part.draw,
        "started": part.started or None,
        "ends_at": e.ends_at(state, part.number) or None,
        "tables": [table_json(state, table, (live or {}).get(table.number, {})) for table in part.tables],
    }


def table_json(state: DayState, table: Table, live: Mapping[int, Fraction] | None = None) -> dict[str, Any]:
    """One table."""
    result = table.result
    return {
        "table": table.number,
        "players": [{"number": n, "name": state.entrants[n].name} for n in table.players],
        "games_agreed": state.settings.games_at(len(table.players)),
        "result": None if result is None else _result(result, table),
        "rivals": [_result(rival, table) for rival in table.rivals],
        "confirmed_by": table.confirmed_by or None,
        "ended": table.ended,
        "running": {str(n): to_plain(amount) for n, amount in (live or {}).items()},
    }


def _result(result: e.Result, table: Table) -> dict[str, Any]:
    counts = table.points if result is table.result else result.sums
    return {
        "id": result.id,
        "at": result.at,
        "sums": {str(n): to_plain(amount) for n, amount in result.sums.items()},
        "points": {str(n): to_plain(amount) for n, amount in counts.items()},
        "games": result.games,
        "paper": not result.sheet,
    }
