"""What may be bid: the right moment, a higher rank or value, a hand that can play it; holding and Bei.

Single bids are compared by rank alone. A Bei (MV-45) overbids by the sum of its values; at equal value the single game
wins. Several may bid a shared bird game (MV-32).
"""

from __future__ import annotations

from fractions import Fraction

from tarock.cards import KINGS_MASK, PLAIN_MASK, QUEENS_MASK, mask_of, size
from tarock.deal import actions as a
from tarock.deal.messages import GENERAL
from tarock.deal.state import SEATS, State
from tarock.rules import Contract, Reason, RuleSet


def is_first_word(state: State) -> bool:
    """Whether Vorhand has not spoken yet (handing on passes the first word on)."""
    return all(word.word == "hand-on" for word in state.auction)


def is_last_choice(state: State) -> bool:
    """Whether all others have passed and Vorhand must now play a game of her choice."""
    return not state.standing and state.passed == set(SEATS) - {state.forehand} and not is_first_word(state)


def members(state: State, contract_id: str) -> tuple[int, ...]:
    """The seats whose last bid is this game and who are still in the auction, the first bidder first."""
    last: dict[int, str] = {}
    for word in state.auction:
        if word.contract:
            last.pop(word.seat, None)
            last[word.seat] = word.contract
    return tuple(s for s, c in last.items() if c == contract_id and s not in state.passed)


def refuse_bid(state: State, action: a.Bid) -> Reason | None:
    """Why this game cannot be bid now; None when it can."""
    contract = state.rules.contracts.get(action.contract)
    if contract is None:
        return _unknown(state, action.contract)
    return (
        _refuse_moment(state, action.seat, contract)
        or _refuse_rank(state, contract)
        or refuse_hand(state.rules, state.hands[action.seat], contract)
    )


def _refuse_moment(state: State, seat: int, contract: Contract) -> Reason | None:
    """Who may bid this when."""
    params = {"game": contract.name}
    if contract.who == "forehand" and seat != state.forehand:
        return Reason("auction-forehand-game", params, _contract_clause(state, contract, "who"))
    first, last = is_first_word(state), is_last_choice(state)
    when = _contract_clause(state, contract, "when")
    if contract.when == "first-word" and not first:
        return Reason("auction-first-word-game", params, when)
    if contract.when == "after-pass" and not last:
        return Reason("auction-after-pass-game", params, when)
    if contract.when == "auction" and first and not state.rules.auction.forehand_opens_with_bid:
        return Reason("auction-say-forehand", params, state.rules.clause("auction.forehand_opens_with_bid"))
    if contract.when == "after-pass" and _must_hand_on(state, seat):
        return Reason("auction-must-hand-on", params, state.rules.clause("auction.hand_on"))
    return None


def _must_hand_on(state: State, seat: int) -> bool:
    """With four kings and no game Vorhand should have handed on; now she is bound to a game of the auction."""
    return state.rules.auction.hand_on == "four-kings-must" and size(state.hands[seat] & KINGS_MASK) == 4


def _refuse_rank(state: State, contract: Contract) -> Reason | None:
    if not state.standing:
        return None
    standing = state.rules.contracts[state.standing]
    if contract.shared and contract.id == standing.id:
        return None
    if _overbids(contract, 1, standing, _count(state)):
        return None
    params = {"game": contract.name, "standing": standing.name}
    return Reason("auction-too-low", params, _contract_clause(state, contract, "rank"))


def _count(state: State) -> int:
    """How many games the standing bid adds up: several in a Bei, one otherwise (a shared bird game has one player)."""
    return len(state.bidders) if state.rules.contracts[state.standing].bei > 1 else 1


def _overbids(new: Contract, count: int, old: Contract, old_count: int) -> bool:
    if count == old_count == 1:
        return new.rank > old.rank
    return _weight(new, count) > _weight(old, old_count)


def _weight(contract: Contract, count: int) -> tuple[Fraction, bool]:
    return contract.bid_value * count, count == 1


def refuse_hand(rules: RuleSet, hand: int, contract: Contract) -> Reason | None:
    """Why this hand cannot play the contract: no bird, nothing to call, too few suit cards."""
    path = f"contracts.{contract.id}"
    params = {"game": contract.name}
    if contract.birds and not hand & mask_of(rules.bonuses[b].card or 0 for b in contract.birds):
        return Reason("auction-no-bird", params, rules.clause(f"{path}.birds"))
    if contract.partner == "called" and not KINGS_MASK & ~hand:
        clause = rules.clause("calling.four_kings")
        if rules.calling.four_kings == "no-call":
            return Reason("auction-four-kings", params, clause)
        if not QUEENS_MASK & ~hand:
            return Reason("auction-nothing-to-call", params, clause)
    if size(hand & PLAIN_MASK) < contract.discard_suits_left:
        params["count"] = str(contract.discard_suits_left)
        return Reason("auction-few-suits", params, rules.clause(f"{path}.discard_suits_left"))
    return None


def refuse_hold(state: State, seat: int) -> Reason | None:
    """Why the seat cannot take over the standing bid; None when it can."""
    clause = state.rules.clause("auction.hold")
    if state.rules.auction.hold == "none":
        return Reason("auction-no-hold", {}, clause)
    if seat != state.forehand:
        return Reason("auction-hold-forehand", {}, clause)
    if not state.standing:
        return Reason("auction-nothing-to-hold", {}, clause)
    return refuse_hand(state.rules, state.hands[seat], state.rules.contracts[state.standing])


def refuse_bei(state: State, action: a.Bei) -> Reason | None:
    """Why the seat cannot join this game; None when it can."""
    contract = state.rules.contracts.get(action.contract)
    if contract is None:
        return _unknown(state, action.contract)
    params: dict[str, object] = {"game": contract.name}
    clause = _contract_clause(state, contract, "bei")
    if contract.bei == 1:
        return Reason("auction-no-bei", params, clause)
    inside = members(state, contract.id)
    if not inside or action.seat in inside:
        return Reason("auction-bei-nobody", params, clause)
    if len(inside) >= contract.bei:
        return Reason("auction-bei-full", params | {"count": contract.bei}, clause)
    standing = state.rules.contracts[state.standing]
    if not _overbids(contract, len(inside) + 1, standing, _count(state)):
        return Reason("auction-bei-too-low", params | {"standing": standing.name}, clause)
    return None


def _unknown(state: State, name: object) -> Reason:
    return Reason("auction-unknown-game", {"game": str(name), "set": state.rules.name}, GENERAL)


def _contract_clause(state: State, contract: Contract, leaf: str) -> str:
    return state.rules.clause(f"contracts.{contract.id}.{leaf}")
