"""Whom the bans keep out on a day, and with which sentence: handed to the tournament day as `refused`."""

from __future__ import annotations

from collections.abc import Mapping

from tarock.rules import Reason, Text
from tarock.sheet.days import day_text
from tarock.tournament.cup.messages import MATTERS, UNTIL
from tarock.tournament.cup.state import Ban, CupState


def refused(state: CupState, day: str) -> Mapping[int, Reason]:
    """By number (also old ones that were merged) the reason why somebody may not play on `day` (YYYY-MM-DD)."""
    found: dict[int, Reason] = {}
    for ban in state.bans:
        number = state.number(ban.number)
        if lasts(state, ban, day) and number not in found:
            found[number] = reason(state, ban, day)
    old = {player.number: found[state.number(player.number)] for player in state.players.values()
           if player.into and state.number(player.number) in found}  # fmt: skip
    return {**old, **found}


def lasts(state: CupState, ban: Ban, day: str) -> bool:
    """Whether a ban holds on a day: from its own day on, never before."""
    if ban.lifted or day < ban.day:
        return False
    if ban.until:
        return day <= ban.until
    return not ban.tournaments or _left(state, ban, day) > 0


def _left(state: CupState, ban: Ban, day: str) -> int:
    """How many tournaments the ban still lasts on a day: those that took place since then are served."""
    served = sum(not date.cancelled and ban.day < date.day < day for date in state.dates.values())
    return ban.tournaments - served


def reason(state: CupState, ban: Ban, day: str) -> Reason:
    """The sentence with name, length and cause."""
    player = state.player(ban.number)
    name = player.name if player else f"#{ban.number}"
    matter = MATTERS.get(ban.matter)
    why = Text(ban.reason, ban.reason) if matter is None else _joined(matter, ban.reason)
    params = {"name": name, "number": state.number(ban.number), "until": length(state, ban, day), "why": why}
    return Reason("cup-banned", params, ban.clause or "ALLG")


def length(state: CupState, ban: Ban, day: str) -> Text:
    """How long a ban lasts, seen from a day."""
    if ban.until:
        return Text(*(UNTIL["day"].in_language(lang).format(day=day_text(ban.until, lang)) for lang in ("de", "en")))
    if not ban.tournaments:
        return UNTIL["good"]
    left = max(0, _left(state, ban, day))
    if left == 1:
        return UNTIL["one"]
    return Text(*(UNTIL["several"].in_language(lang).format(count=left) for lang in ("de", "en")))


def _joined(matter: Text, reason: str) -> Text:
    return Text(*(f"{text} ({reason})" if reason else text for text in matter))
