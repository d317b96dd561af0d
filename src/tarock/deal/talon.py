"""The talon: six cards shown and one half taken, or all six taken; the called card lying there.

`half`: the talon is shown to all; the declarer takes a half, the other belongs to the opponents. If the called card
lies there, `calling.king_in_talon` says what he may do: take either half, only the one with it, or give up (MV-33).
"""

from __future__ import annotations

from collections.abc import Iterator

from tarock.cards import mask_of
from tarock.deal import actions as a, events as e
from tarock.deal.messages import GENERAL
from tarock.deal.state import Phase, State, changed
from tarock.rules import Reason


def refuse(state: State, action: a.Action) -> Reason | None:
    """Why the half cannot be taken or the game not given up; None when it can."""
    clause = state.rules.clause("calling.king_in_talon")
    ways = state.rules.calling.king_in_talon
    if isinstance(action, a.GiveUp):
        if not state.king_in_talon:
            return Reason("talon-no-king", {}, clause)
        return None if "give-up" in ways else Reason("talon-no-give-up", {}, clause)
    assert isinstance(action, a.TakeHalf)
    if action.half not in (0, 1):
        return Reason("talon-no-such-half", {}, GENERAL)
    if not state.king_in_talon or "free-half" in ways:
        return None
    if "king-half" not in ways:
        return Reason("talon-must-give-up", {}, clause)
    return None if state.called in state.talon[action.half] else Reason("talon-king-half", {}, clause)


def candidates(state: State) -> Iterator[a.Action]:
    """Both halves and giving up."""
    assert state.turn is not None
    yield a.TakeHalf(state.turn, 0)
    yield a.TakeHalf(state.turn, 1)
    yield a.GiveUp(state.turn)


def event(state: State, action: a.Action) -> e.Event:
    """What a legal choice makes happen."""
    return e.HalfTaken(action.seat, action.half) if isinstance(action, a.TakeHalf) else e.Ended("given-up")


def follow(state: State) -> e.Event | None:
    """Six cards are taken without a choice."""
    return e.SixTaken(state.declarer) if state.turn is None else None


def apply_half(state: State, event: e.HalfTaken) -> State:
    """The half goes into the declarer's hand."""
    return _take(changed(state, half=event.half), mask_of(state.talon[event.half]))


def apply_six(state: State, event: e.SixTaken) -> State:
    """All six go into the declarer's hand."""
    return _take(state, state.talon_mask)


def _take(state: State, cards: int) -> State:
    seat = state.declarer
    hands = with_hand(state, seat, state.hands[seat] | cards)
    return changed(state, taken=cards, hands=hands, phase=Phase.DISCARD, turn=seat)


def with_hand(state: State, seat: int, hand: int) -> tuple[int, int, int, int]:
    """The four hands with another one for `seat`."""
    one, two, three, four = (hand if s == seat else held for s, held in enumerate(state.hands))
    return one, two, three, four
