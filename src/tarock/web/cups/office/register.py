"""The cup's register of players, and its bans."""

from __future__ import annotations

from typing import Any

from django.http import Http404, QueryDict

from tarock.rules import Text
from tarock.tournament import cup as c
from tarock.tournament.cup import CupState, Player, facts as cf
from tarock.tournament.cup.banned import lasts, length, reason
from tarock.tournament.cup.messages import MATTERS
from tarock.web.cups.office.access import CupOffice
from tarock.web.cups.office.forms import wish_of
from tarock.web.cups.office.pages import cup_page
from tarock.web.cups.streams import now

PUBLIC = {
    "name": Text("ganzer Name", "whole name"),
    "short": Text("kurz, wie „Anna M.“", "short, as “Anna M.”"),
    "number": Text("nur die Nummer", "the number only"),
}


@cup_page("players", "player-changed")
def players(office: CupOffice) -> dict[str, Any]:
    """Everybody with a number."""
    state = office.state
    banned = c.refused(state, now()[:10])
    return {
        "players": [(player, c.public_name(player, state), player.number in banned) for player in state.active],
        "clubs": sorted({player.club for player in state.active if player.club}),
        "public": PUBLIC,
        "blank": Player(0, "", ""),
    }


def change(office: CupOffice, data: QueryDict) -> Text:
    """What is written of a player; the link to a person stays."""
    office.must(cf.PlayerChanged.kind)
    wish = wish_of(cf.PlayerChanged, data)
    player = office.state.player(wish["number"]) if type(wish.get("number")) is int else None
    office.wish({**wish, "person": player.person if player else ""})
    return Text("Gespeichert.", "Saved.")


@cup_page("player", "player-changed", actions={"player-changed": change})
def player(office: CupOffice, number: int) -> dict[str, Any]:
    """One player: change, merge, ban."""
    state = office.state
    found = state.players.get(number)
    if found is None:
        raise Http404
    kept = state.player(number)
    twins = [
        other
        for other in state.active
        if other.number != found.number and set(c.folded(other.name).split()) == set(c.folded(found.name).split())
    ]
    return {
        "player": found,
        "kept": kept if kept and kept.number != number else None,
        "gone": [other for other in state.players.values() if other.into == number],
        "twins": twins,
        "shown_as": c.public_name(found, state),
        "public": PUBLIC,
        "bans": [ban for ban in _bans(state) if state.number(ban["ban"].number) == state.number(number)],
        "today": now()[:10],
    }


def _bans(state: CupState) -> list[dict[str, Any]]:
    today = now()[:10]
    return [
        {
            "ban": ban,
            "player": state.player(ban.number),
            "lasts": lasts(state, ban, today),
            "length": length(state, ban, today),
            "why": reason(state, ban, today),
            "matter": MATTERS.get(ban.matter),
        }
        for ban in reversed(state.bans)
    ]


@cup_page("bans", "banned")
def bans(office: CupOffice) -> dict[str, Any]:
    """Who is banned, why, and how long."""
    state = office.state
    rule = state.cup.leaving
    return {"bans": _bans(state), "today": now()[:10], "rule": rule, "players": state.active}
