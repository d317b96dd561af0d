"""The auction: first word, bids by rank, holding, Bei, several in one bird game, handing on, and who plays at the end.

* Vorhand speaks first: „Vorhand!“, a first-word game, or an ordinary bid where the set allows it (MV-18).
* Then everybody in turn bids higher or says „Weiter!“, which is final (MV-20). Whoever is in the standing bid gets no
  turn (MV-21), unless the set lets him raise it after all others have passed.
* Nobody has bid and all others have passed: Vorhand must play, any game but the first-word ones.
* Bei (MV-45): joining a negative game of a seat that is still in the auction; the values add up. A Bei overbids by
  value; at equal value the single game wins. Single bids are compared by rank alone.
* Handing on with four kings gives all rights of Vorhand to the next seat; whoever hands on is out of the auction.
"""

from __future__ import annotations

from collections.abc import Iterator

from tarock.cards import KINGS_MASK, TAROCK_MASK, size
from tarock.deal import actions as a, events as e
from tarock.deal.announcing import refuse_announcement
from tarock.deal.bids import is_first_word, is_last_choice, members, refuse_bei, refuse_bid, refuse_hold
from tarock.deal.messages import GENERAL
from tarock.deal.stages import enter_game
from tarock.deal.state import State, Word, changed
from tarock.rules import Reason


def refuse(state: State, action: a.Action) -> Reason | None:
    """Why this word is not possible now; None when it is. The seat is on turn."""
    if state.naming:
        return _refuse_naming(state, action)
    match action:
        case a.Forehand():
            return None if is_first_word(state) else Reason("auction-not-first-word", {}, GENERAL)
        case a.HandOn():
            return _refuse_hand_on(state, action.seat)
        case a.Pass():
            return _refuse_pass(state)
        case a.ThrowIn():
            return _refuse_throw_in(state, action.seat)
        case a.Bid():
            return refuse_bid(state, action)
        case a.Hold():
            return refuse_hold(state, action.seat)
        case a.Bei():
            return refuse_bei(state, action)
        case _:
            return Reason("auction-nothing-to-name", {}, GENERAL)


def candidates(state: State) -> Iterator[a.Action]:
    """Every word that could be possible for the seat on turn."""
    seat = _seat(state)
    if state.naming:
        for item in state.rules.contracts[state.standing].bonuses:
            yield a.Announce(seat, item)
        yield a.Gut(seat)
        return
    yield a.Forehand(seat)
    yield a.Pass(seat)
    for contract in state.rules.contracts.values():
        yield a.Bid(seat, contract.id)
        if contract.bei > 1:
            yield a.Bei(seat, contract.id)
    yield a.Hold(seat)
    yield a.HandOn(seat)
    yield a.ThrowIn(seat)


def event(state: State, action: a.Action) -> e.Event:
    """What a legal word makes happen."""
    match action:
        case a.Bid() | a.Bei():
            return e.WordSaid(action.seat, action.kind, action.contract)
        case a.Hold():
            return e.WordSaid(action.seat, action.kind, state.standing)
        case a.Announce():
            return e.BidItemNamed(action.seat, action.item)
        case a.Gut():
            return e.BidItemsClosed(action.seat)
        case a.ThrowIn():
            return e.Ended("thrown-in")
        case _:
            return e.WordSaid(action.seat, action.kind)


def follow(state: State) -> e.Event | None:
    """The end of the auction when nobody is left to speak."""
    if state.turn is not None:
        return None
    return e.AuctionEnded(state.standing, state.bidders) if state.standing else e.Ended("thrown-in")


def apply_word(state: State, event: e.WordSaid) -> State:
    """A word becomes part of the auction, and the turn goes on."""
    seat = event.seat
    state = changed(state, auction=(*state.auction, Word(seat, event.word, event.contract)))
    if event.word in ("weiter", "hand-on"):
        forehand = (seat + 1) % 4 if event.word == "hand-on" else state.forehand
        return _next_turn(changed(state, passed=state.passed | {seat}, forehand=forehand))
    if event.word == "forehand":
        return _next_turn(state)
    contract = state.rules.contracts[event.contract]
    if event.word == "bei":
        bidders = members(state, event.contract)
    elif event.word == "bid" and state.standing == event.contract:
        bidders = (*state.bidders, seat)  # a shared bird game
    else:
        bidders = (seat,)
    state = changed(state, standing=event.contract, bidders=bidders, bid_items=())
    if contract.announce_with_bid and contract.bonuses:
        return changed(state, naming=True)
    return _next_turn(state)


def apply_item(state: State, event: e.BidItemNamed) -> State:
    """A bonus is named with the bid."""
    return changed(state, bid_items=(*state.bid_items, event.item))


def apply_items_closed(state: State, event: e.BidItemsClosed) -> State:
    """The bid is complete."""
    return _next_turn(changed(state, naming=False))


def apply_ended(state: State, event: e.AuctionEnded) -> State:
    """The contract is fixed, and in all but bird games its declarers."""
    return enter_game(changed(state, contract_id=event.contract, bidders=event.bidders))


def _seat(state: State) -> int:
    assert state.turn is not None
    return state.turn


def _next_turn(state: State) -> State:
    """The next seat that may speak; None ends the auction."""
    order = [(_seat(state) + step) % 4 for step in (1, 2, 3, 4)]
    if state.standing:
        waiting = [s for s in order if s not in state.passed and s not in state.bidders]
        if not waiting and state.rules.auction.raise_own and len(state.bidders) == 1:
            waiting = [s for s in state.bidders if s not in state.passed and len(state.passed) == 3]
    else:
        waiting = [s for s in order if s not in state.passed and s != state.forehand]
        if (not waiting and state.forehand not in state.passed) or is_first_word(state):
            waiting = [state.forehand]
    return changed(state, turn=waiting[0] if waiting else None)


def _refuse_naming(state: State, action: a.Action) -> Reason | None:
    """Premiums that belong to the bid."""
    contract = state.rules.contracts[state.standing]
    if isinstance(action, a.Gut):
        return None
    if not isinstance(action, a.Announce):
        return Reason(
            "auction-naming", {"game": contract.name}, state.rules.clause(f"contracts.{contract.id}.announce_with_bid")
        )
    return refuse_announcement(state, contract, action, tuple((item, action.seat) for item in state.bid_items))


def _refuse_hand_on(state: State, seat: int) -> Reason | None:
    clause = state.rules.clause("auction.hand_on")
    if state.rules.auction.hand_on == "never":
        return Reason("auction-no-hand-on", {}, clause)
    if not is_first_word(state):
        return Reason("auction-not-first-word", {}, GENERAL)
    if size(state.hands[seat] & KINGS_MASK) < 4:
        return Reason("auction-hand-on-kings", {}, clause)
    return None


def _refuse_pass(state: State) -> Reason | None:
    clause = state.rules.clause("auction.forehand_may_pass")
    if is_first_word(state) and not state.rules.auction.forehand_may_pass:
        return Reason("auction-forehand-speaks", {}, clause)
    if is_last_choice(state):
        return Reason("auction-forehand-plays", {}, clause)
    return None


def _refuse_throw_in(state: State, seat: int) -> Reason | None:
    mode = state.rules.table.throw_in
    clause = state.rules.clause("table.throw_in")
    if mode == "never":
        return Reason("auction-no-throw-in", {}, clause)
    if any(word.seat == seat for word in state.auction):
        return Reason("auction-throw-in-late", {}, clause)
    unwanted = TAROCK_MASK if mode == "no-tarock" else TAROCK_MASK | KINGS_MASK
    if state.hands[seat] & unwanted:
        return Reason("auction-throw-in-hand", {}, clause)
    return None
