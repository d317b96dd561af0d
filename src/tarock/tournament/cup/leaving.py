"""From a tournament day to the cup's bans: who was excluded or stopped there. MV-62."""

from __future__ import annotations

from tarock.tournament.cup import facts as f
from tarock.tournament.cup.state import CupState
from tarock.tournament.event.results import exclusions
from tarock.tournament.event.state import Day


def bans_of(state: CupState, day: Day) -> tuple[f.Banned, ...]:
    """The bans that the cup still lacks for players whom the day excluded from the whole cup, to be wished for."""
    when = day.settings.date or day.opened_at[:10]
    known = {(state.number(ban.number), ban.day) for ban in state.bans if not ban.lifted}
    return tuple(
        f.Banned(one.number, when, one.reason, "other" if one.reason.strip() else "left", one.clause)
        for one in exclusions(day)
        if state.player(one.number) and (state.number(one.number), when) not in known
    )


def left_of(state: CupState, day: Day) -> tuple[f.Left, ...]:
    """Who stopped during the day without a ban yet: for the organiser to decide whether the cup's rule is used."""
    when = day.settings.date or day.opened_at[:10]
    if state.cup.leaving.ban == "none":
        return ()
    known = {(state.number(ban.number), ban.day) for ban in state.bans}
    return tuple(
        f.Left(entrant.number, when, reason=entrant.reason)
        for entrant in sorted(day.entrants.values(), key=lambda e: e.number)
        if entrant.status == "withdrawn"
        and state.player(entrant.number)
        and (state.number(entrant.number), when) not in known
    )
