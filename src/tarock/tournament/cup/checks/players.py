"""What may happen to the register of players."""

from __future__ import annotations

from dataclasses import replace

from tarock.rules import refuse
from tarock.sheet.days import spoken_day
from tarock.tournament.cup import facts as f
from tarock.tournament.cup.names import folded
from tarock.tournament.cup.state import CupState, Player
from tarock.tournament.event.asking import Against, Ask
from tarock.tournament.event.roles import PLAYER, PUBLIC

NAME = 60
"""Longest name, club or key, in characters (as on a tournament day)."""
HIGHEST = 99_999
"""Highest number of a player."""


def added(state: CupState, wish: f.PlayerAdded, ask: Ask) -> f.PlayerAdded:
    """A number that nobody ever had, a name that nobody else has."""
    against = Against()
    number = wish.number or next_number(state)
    name = _written(state, wish, 0, against)
    if not 1 <= number <= HIGHEST:
        against.say("number", "cup-number", value=number)
    elif number in state.players:
        owner = state.players[number].name
        against.say("number", "cup-number-taken", number=number, name=owner, free=next_number(state))
    if ask.actor.role == PUBLIC and (wish.number or wish.fixed_table or wish.person):
        against.say("number", "cup-not-own")
    against.done()
    return replace(wish, number=number, name=name)


def changed(state: CupState, wish: f.PlayerChanged, ask: Ask) -> f.PlayerChanged | None:
    """Anything but the number; None where it is all written already."""
    known = known_player(state, wish.number)
    against = Against()
    if ask.actor.role == PLAYER and state.number(ask.actor.number) != known.number:
        against.say("number", "cup-not-own")
    if ask.actor.role == PLAYER and (wish.name, wish.person) != (known.name, known.person):
        against.say("name", "cup-may-not")
    name = _written(state, wish, known.number, against)
    against.done()
    made = replace(wish, number=known.number, name=name)
    return None if replace(known, **vars(made)) == known else made


def merged(state: CupState, wish: f.Merged, ask: Ask) -> f.Merged:
    """Two numbers that never played on the same day (what tournaments of their own say is for the caller to see)."""
    kept, gone = known_player(state, wish.kept, "kept"), state.players.get(wish.gone)
    if gone is None:
        raise refuse("gone", "cup-number-unknown", number=wish.gone)
    if gone.into:
        raise refuse("gone", "cup-merged-already", number=gone.number, into=gone.into)
    if kept.number == gone.number:
        raise refuse("gone", "cup-merge-self")
    for date in state.dates.values():
        played = {state.number(score.number) for score in date.scores}
        if {kept.number, gone.number} <= played:
            raise refuse("gone", "cup-merge-played", number=kept.number, other=gone.number, day=spoken_day(date.day))
    return replace(wish, kept=kept.number)


def parted(state: CupState, wish: f.Parted, ask: Ask) -> f.Parted:
    """What was merged."""
    player = state.players.get(wish.gone)
    if player is None:
        raise refuse("gone", "cup-number-unknown", number=wish.gone)
    if not player.into:
        raise refuse("gone", "cup-not-merged", number=wish.gone)
    twin = next((p for p in state.active if folded(p.name) == folded(player.name)), None)
    if twin:
        raise refuse("gone", "cup-name-known", name=player.name, number=twin.number)
    return wish


def next_number(state: CupState) -> int:
    """The next free number: one behind the highest that was ever given."""
    return 1 + max(state.players, default=0)


def known_player(state: CupState, number: int, key: str = "number") -> Player:
    """The player with a number, after mergings. Raises `Problems` for one that the cup does not have."""
    player = state.player(number)
    if player is None:
        raise refuse(key, "cup-number-unknown", number=number)
    return player


def _written(state: CupState, wish: f.PlayerAdded | f.PlayerChanged, own: int, against: Against) -> str:
    """The name as it is written down; everything that is wrong with the wish goes to `against`."""
    name = " ".join(wish.name.split())
    if not name:
        against.say("name", "cup-name-missing")
    for key, value in (("name", name), ("club", wish.club), ("couple", wish.couple)):
        if len(value) > NAME:
            against.say(key, "plain-long", key=key, most=NAME)
    others = [player for player in state.active if player.number != own]
    twin = next((player for player in others if name and folded(player.name) == folded(name)), None)
    if twin:
        against.say("name", "cup-name-known", name=twin.name, number=twin.number)
    same = next((player for player in others if wish.person and player.person == wish.person), None)
    if same:
        against.say("person", "cup-person-known", number=same.number)
    if wish.public not in f.PUBLIC:
        against.say("public", "plain-word", value=wish.public, allowed=", ".join(f.PUBLIC))
    return name
