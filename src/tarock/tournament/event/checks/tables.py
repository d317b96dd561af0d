"""What may be written about a table: result, confirmation, complaint, correction, and ending it early."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction

from tarock.rules import refuse
from tarock.scoring import signed
from tarock.tournament.event import facts as f
from tarock.tournament.event.asking import Against, Ask
from tarock.tournament.event.fold import takes_over
from tarock.tournament.event.roles import DESK, PLAYER, REFEREE, TABLE
from tarock.tournament.event.state import Day, Result, Table, complaints_until, ends_at, leavers, moment, net


def table_at(day: Day, round: int, number: int, ask: Ask) -> Table:
    """A table of a round that was started; a table's token is good for that table only, a player's for his."""
    part = day.round(round)
    table = part.table(number) if part else None
    if part is None or table is None:
        raise refuse("table", "day-no-table", round=round, table=number)
    if ask.actor.role == TABLE and ask.actor.table != (round, number):
        raise refuse("table", "day-not-own")
    if ask.actor.role == PLAYER and ask.actor.number not in table.players:
        raise refuse("table", "day-not-own")
    if not part.started:
        raise refuse("round", "day-round-not-started", round=round)
    return table


def linked(day: Day, wish: f.Linked, ask: Ask) -> f.Linked | None:
    """The table's own list; another one than before only by the desk."""
    table = table_at(day, wish.round, wish.table, ask)
    if table.sheet == wish.sheet:
        return None
    if table.sheet and ask.actor.role == TABLE:
        raise refuse("sheet", "day-other-list", table=table.number)
    return wish


def began(day: Day, wish: f.Began, ask: Ask) -> f.Began | None:
    """Once."""
    return None if table_at(day, wish.round, wish.table, ask).began else wish


def reported(day: Day, wish: f.Reported, ask: Ask) -> f.Reported | None:
    """A table's result: everybody of the table once, together zero, as many games as agreed.

    What says the same as a stored result is harmless; what says something else is kept as a conflict, unless it
    replaces that result knowingly or is a newer state of the same score list.
    """
    table = table_at(day, wish.round, wish.table, ask)
    against = Against()
    check_sums(day, table, wish.sums, wish.games, against)
    for key, number in (("writer", wish.writer), ("confirmed_by", wish.confirmed_by)):
        if number and number not in table.players:
            against.say(key, "day-not-at-table", number=number, table=table.number)
    if wish.confirmed_by and wish.confirmed_by == wish.writer:
        against.say("confirmed_by", "day-second-player")
    against.done()
    wish = replace(wish, writer=wish.writer or (ask.actor.number if ask.actor.number in table.players else 0))
    said = [known for known in (table.result, *table.rivals) if known]
    mine = Result(ask.id, ask.at, ask.actor.name, ask.actor.role, wish.sums, wish.games)
    if any(known.says_the_same(mine) for known in said):
        return None
    if table.result is not None and not table.rivals:
        _may_replace(table, wish, ask)
        _in_time(day, table, ask, "day-correction-late")
    return wish


def _may_replace(table: Table, wish: f.Reported, ask: Ask) -> None:
    """A table may write anew until somebody has confirmed it; after that only its score list may have gone on."""
    known = table.result
    same_list = known is not None and bool(wish.sheet) and wish.sheet == known.sheet
    if table.confirmed_by and ask.actor.role == TABLE and takes_over(table, wish) and not same_list:
        raise refuse("", "day-confirmed-already", table=table.number)


def _in_time(day: Day, table: Table, ask: Ask, code: str) -> None:
    until = complaints_until(day, table)
    if ask.actor.role != REFEREE and until and moment(ask.at) > moment(until):
        clause = day.settings.clause("complaint_minutes")
        raise refuse("", code, clause, minutes=day.settings.complaint_minutes, table=table.number)


def check_sums(day: Day, table: Table, sums: Mapping[int, Fraction], games: int, against: Against) -> None:
    """All that can be wrong with the sums of a list."""
    missing = [number for number in table.players if number not in sums]
    foreign = [number for number in sums if number not in table.players]
    if missing:
        against.say("sums", "day-sums-missing", names=_names(day, missing))
    if foreign:
        against.say("sums", "day-sums-foreign", numbers=", ".join(map(str, foreign)), table=table.number)
    off = sum(net(sums, table.struck).values(), Fraction(0))
    if off and not missing and not foreign:
        against.say("sums", "day-sums-zero", off=signed(off))
    agreed = day.settings.games_at(len(table.players))
    clause = day.settings.clause("games")
    if games < 0 or (games == 0 and (not table.ended or any(sums.values()))):
        against.say("games", "day-games-none", clause)
    elif agreed and games > agreed:
        against.say("games", "day-games-many", clause, found=games, agreed=agreed)
    elif agreed and games < agreed and not table.ended:
        against.say("games", "day-games-missing", clause, found=games, agreed=agreed, missing=agreed - games)


def _names(day: Day, numbers: list[int]) -> str:
    return ", ".join(day.entrants[number].name for number in numbers)


def corrected(day: Day, wish: f.Corrected, ask: Ask) -> f.Corrected:
    """Another result with its reason: by the desk while complaints are possible, by the referee always."""
    table = table_at(day, wish.round, wish.table, ask)
    if table.result is None:
        raise refuse("table", "day-no-result", table=table.number)
    against = Against()
    check_sums(day, table, wish.sums, wish.games, against)
    if not wish.reason.strip():
        against.say("reason", "day-reason-missing")
    same = table.result.sums == wish.sums and table.result.games == wish.games
    if same and not table.rivals:
        against.say("sums", "day-nothing-changed")
    against.done()
    if not table.rivals:
        _in_time(day, table, ask, "day-correction-late")
    return replace(wish, before=table.result.sums, games_before=table.result.games)


def confirmed(day: Day, wish: f.Confirmed, ask: Ask) -> f.Confirmed | None:
    """By another player of the table than the writer; the desk notes whose signature is on the paper."""
    table = table_at(day, wish.round, wish.table, ask)
    if table.result is None:
        raise refuse("table", "day-no-result", table=table.number)
    against = Against()
    if table.rivals:
        against.say("table", "day-conflict", table=table.number)
    if wish.player not in table.players:
        against.say("player", "day-not-at-table", number=wish.player, table=table.number)
    if ask.actor.role == PLAYER and wish.player != ask.actor.number:
        against.say("player", "day-not-own")
    if wish.player == table.result.writer:
        against.say("player", "day-second-player")
    if wish.result and wish.result != table.result.id:
        against.say("result", "day-result-changed", table=table.number)
    against.done()
    return None if table.confirmed_by == wish.player else replace(wish, result=table.result.id)


def complained(day: Day, wish: f.Complained, ask: Ask) -> f.Complained:
    """By a player of the table, while there is time; the referee may always take one."""
    table = table_at(day, wish.round, wish.table, ask)
    if table.result is None:
        raise refuse("table", "day-no-result", table=table.number)
    against = Against()
    if wish.player not in table.players:
        against.say("player", "day-not-at-table", number=wish.player, table=table.number)
    if ask.actor.role == PLAYER and wish.player != ask.actor.number:
        against.say("player", "day-not-own")
    if not wish.text.strip():
        against.say("text", "day-reason-missing")
    against.done()
    _in_time(day, table, ask, "day-complaint-late")
    return wish


def ended_early(day: Day, wish: f.EndedEarly, ask: Ask) -> f.EndedEarly | None:
    """By referee or organiser at any time; by the desk when the time is over and the cup leaves it to the desk."""
    table = table_at(day, wish.round, wish.table, ask)
    if table.ended:
        return None
    if table.versions:
        raise refuse("table", "day-result-already", table=table.number)
    if ask.actor.role == DESK:
        end = ends_at(day, wish.round)
        clause = day.settings.clause("late_tables")
        if day.settings.late_tables != "desk":
            raise refuse("", "day-only-referee", clause)
        if not end or moment(ask.at) < moment(end):
            raise refuse("", "day-time-left", clause)
    return wish


def plays_on(day: Day, wish: f.PlaysOn, ask: Ask) -> f.PlaysOn:
    """As long as it has no result and nobody has left it."""
    table = table_at(day, wish.round, wish.table, ask)
    if not table.ended or table.versions or leavers(day, wish.round, table):
        raise refuse("table", "day-not-ended", table=table.number)
    return wish


def table_settled(day: Day, wish: f.TableSettled, ask: Ask) -> f.TableSettled | None:
    """When there is a result, and the cup pays after each round."""
    table = table_at(day, wish.round, wish.table, ask)
    if not table.is_clear:
        raise refuse("table", "day-no-result", table=table.number)
    if day.settings.settle != "round":
        raise refuse("", "day-settle", day.settings.clause("settle"))
    return None if table.settled else wish
