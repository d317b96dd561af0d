"""Bird names and the call: who plays a bird game, and whose partner the called card makes.

A bird game is named with its bird before the call. A game that several may bid names birds only where several did
(MV-32): each names one and the highest bird plays; who is alone announces his after the discard. Where the game leaves
a choice everybody is asked, also who holds only one of its birds: the question must not tell that there are two.
"""

from __future__ import annotations

from collections.abc import Iterator

from tarock.cards import KINGS, KINGS_MASK, QUEENS, is_card, is_king, is_queen, size
from tarock.deal import actions as a, events as e
from tarock.deal.messages import GENERAL, card_text_of
from tarock.deal.stages import enter_calling, enter_talon, next_to_name
from tarock.deal.state import Phase, State, changed
from tarock.rules import Reason


def follow(state: State) -> e.Event | None:
    """The bird of a game that has only one is named by itself; when all have named theirs, the highest plays."""
    if state.turn is not None:
        birds = state.contract.birds
        return e.BirdNamed(state.turn, birds[0]) if len(birds) == 1 else None
    return e.DeclarerFound(max(state.birds, key=lambda named: state.rules.bonuses[named[1]].card or 0)[0])


def held_birds(state: State, seat: int) -> tuple[str, ...]:
    """The birds of the game (bonus ids) that a seat holds."""
    return tuple(b for b in state.contract.birds if state.hands[seat] >> (state.rules.bonuses[b].card or 0) & 1)


def refuse(state: State, action: a.Action) -> Reason | None:
    """Why a bird cannot be named or a card not be called; None when it can."""
    if isinstance(action, a.NameBird):
        return _refuse_bird(state, action)
    assert isinstance(action, a.Call)
    return _refuse_call(state, action)


def _refuse_bird(state: State, action: a.NameBird) -> Reason | None:
    contract = state.contract
    if action.bird not in contract.birds:
        params = {"game": contract.name, "birds": ", ".join(state.rules.bonuses[b].name for b in contract.birds)}
        return Reason("bird-not-in-game", params, state.rules.clause(f"contracts.{contract.id}.birds"))
    if action.bird not in held_birds(state, action.seat):
        params = {"bonus": state.rules.bonuses[action.bird].name}
        return Reason("bird-not-held", params, state.rules.clause(f"contracts.{contract.id}.birds"))
    return None


def _refuse_call(state: State, action: a.Call) -> Reason | None:
    hand = state.hands[action.seat]
    kings = size(hand & KINGS_MASK)
    calling = state.rules.calling
    if action.card is None:
        clause = state.rules.clause("calling.fourth_king")
        if not calling.fourth_king:
            return Reason("call-no-fourth", {}, clause)
        return None if kings == 3 else Reason("call-fourth-needs-three", {}, clause)
    if not is_card(action.card) or not (is_king(action.card) or is_queen(action.card)):
        return Reason("call-neither-king-nor-queen", {}, GENERAL)
    params = {"card": card_text_of(action.card)}
    if hand >> action.card & 1:
        return Reason("call-oneself", params, GENERAL)
    if is_queen(action.card) and kings < 4:
        return Reason("call-queen", params, state.rules.clause("calling.four_kings"))
    return None


def candidates(state: State) -> Iterator[a.Action]:
    """All birds of the game, or all kings, queens and „den Vierten“."""
    assert state.turn is not None
    if state.phase is Phase.BIRDS:
        for bird in state.contract.birds:
            yield a.NameBird(state.turn, bird)
        return
    for card in (*KINGS, *QUEENS, None):
        yield a.Call(state.turn, card)


def event(state: State, action: a.Action) -> e.Event:
    """What a legal name or call makes happen."""
    if isinstance(action, a.NameBird):
        return e.BirdNamed(action.seat, action.bird)
    assert isinstance(action, a.Call)
    if action.card is not None:
        return e.Called(action.seat, action.card, False)
    missing = KINGS_MASK & ~state.hands[action.seat]
    return e.Called(action.seat, missing.bit_length() - 1, True)


def apply_bird(state: State, event: e.BirdNamed) -> State:
    """One bird more; the next bidder names his."""
    return next_to_name(changed(state, birds=(*state.birds, (event.seat, event.bird))))


def apply_declarer(state: State, event: e.DeclarerFound) -> State:
    """The player of a bird game is found."""
    return enter_calling(changed(state, declarers=(event.seat,)))


def apply_called(state: State, event: e.Called) -> State:
    """The call makes a partner of whoever holds the card."""
    holder = next((s for s, hand in enumerate(state.hands) if hand >> event.card & 1), None)
    return enter_talon(changed(state, called=event.card, fourth=event.fourth, holder=holder))
