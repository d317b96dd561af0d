"""Bans: made by the cup's rule for who leaves (MV-62), or by the organiser; and whom they keep out."""

from __future__ import annotations

from dataclasses import replace

from tarock.rules import refuse
from tarock.sheet.days import spoken_day
from tarock.tournament.cup import facts as f
from tarock.tournament.cup.checks.players import known_player
from tarock.tournament.cup.state import CupState
from tarock.tournament.event.asking import Against, Ask
from tarock.tournament.event.settings import is_day

MOST = 100
"""Most tournaments that a ban lasts."""


def left(state: CupState, wish: f.Left, ask: Ask) -> tuple[f.Banned, ...]:
    """The bans that the cup's rule makes of leaving; none where the cup has no such rule."""
    player = known_player(state, wish.number)
    against = Against()
    _check_day(wish.day, against)
    rule = state.cup.leaving
    one_by_one = rule.ban == "individual"
    if one_by_one and not wish.until and not wish.tournaments and rule.ban != "none":
        against.say("until", "cup-ban-length", _clause(state))
    if one_by_one:
        _check_length(wish.until, wish.tournaments, wish.day, against)
    concerned = [(player.number, "left")]
    if wish.substitute:
        other = known_player(state, wish.substitute, "substitute")
        if other.number == player.number:
            against.say("substitute", "cup-left-self")
        if rule.substitutes == "excluded":
            concerned.append((other.number, "substitute"))
    against.done()
    if rule.ban == "none":
        return ()
    return tuple(_by_rule(state, wish, number, matter) for number, matter in concerned)


def _by_rule(state: CupState, wish: f.Left, number: int, matter: str) -> f.Banned:
    rule = state.cup.leaving
    made = f.Banned(number, wish.day, wish.reason, matter, _clause(state))
    again = any(
        state.number(ban.number) == number and ban.matter == matter and not ban.lifted and ban.day < wish.day
        for ban in state.bans
    )
    if rule.ban == "cup" or (again and rule.again == "cup"):
        return made
    if rule.ban == "tournaments":
        return replace(made, tournaments=rule.tournaments)
    return replace(made, until=wish.until, tournaments=wish.tournaments)


def _clause(state: CupState) -> str:
    source = state.cup.source("leaving.ban")
    return "ALLG" if source.assumption else source.ref


def banned(state: CupState, wish: f.Banned, ask: Ask) -> f.Banned:
    """Any player, with a reason."""
    player = known_player(state, wish.number)
    against = Against()
    _check_day(wish.day, against)
    _check_length(wish.until, wish.tournaments, wish.day, against)
    if wish.matter not in f.MATTERS:
        against.say("matter", "plain-word", value=wish.matter, allowed=", ".join(f.MATTERS))
    if wish.matter == "other" and not wish.reason.strip():
        against.say("reason", "cup-reason-missing")
    against.done()
    return replace(wish, number=player.number, clause=wish.clause or "ALLG")


def lifted(state: CupState, wish: f.BanLifted, ask: Ask) -> f.BanLifted:
    """Once, with a reason."""
    ban = next((ban for ban in state.bans if ban.id == wish.ban), None)
    if ban is None:
        raise refuse("ban", "cup-ban-unknown")
    if ban.lifted:
        raise refuse("ban", "cup-ban-lifted")
    if not wish.reason.strip():
        raise refuse("reason", "cup-reason-missing")
    return wish


def _check_day(day: str, against: Against) -> None:
    if not is_day(day):
        against.say("day", "cup-day", value=day)


def _check_length(until: str, tournaments: int, day: str, against: Against) -> None:
    if until and tournaments:
        against.say("until", "cup-ban-both")
    if until and not is_day(until):
        against.say("until", "cup-day", value=until)
    elif until and until < day:
        against.say("until", "cup-ban-before", day=spoken_day(day))
    if not 0 <= tournaments <= MOST:
        against.say("tournaments", "cup-ban-range", value=tournaments)
