"""Which cards have been seen, by all or by one seat: the ground of views and claims."""

from __future__ import annotations

from tarock.cards import mask_of
from tarock.deal.state import Phase, State


def talon_is_shown(state: State) -> bool:
    """Whether all have seen the talon: turned over before a half or all six were taken."""
    if not state.contract_id:
        return False
    if state.contract.talon == "half":
        return state.phase not in (Phase.BIRDS, Phase.CALLING)
    return state.contract.talon == "shown-six" and state.taken != 0


def played(state: State) -> int:
    """Every card that was played or thrown to a trick."""
    cards = mask_of(state.trick)
    for trick in state.tricks:
        cards |= mask_of((*trick.cards, *trick.talon))
    return cards


def seen_by_all(state: State) -> int:
    """Every card that all four have seen: played, thrown to a trick, shown in the talon, put away or laid open."""
    seen = played(state) | state.discard_open
    for seat in state.opened:
        seen |= state.hands[seat]
    return seen | state.talon_mask if talon_is_shown(state) else seen


def seen_by(state: State, seat: int) -> int:
    """Every card whose place the seat knows: what all have seen, its own hand, and what it took and put away."""
    seen = seen_by_all(state) | state.dealt[seat] | state.hands[seat]
    return seen | state.taken | state.discard if state.declarers == (seat,) else seen


def gone_for(state: State, seat: int) -> int:
    """Every card that, as the seat knows, nobody can play any more: in tricks, put away, left in a shown talon."""
    gone = played(state) | state.discard_open
    if talon_is_shown(state):
        gone |= state.talon_mask & ~state.taken
    return gone | state.discard if state.declarers == (seat,) else gone
