"""The tricks: card by card, talon cards to the tricks of a Trischaken, laying hands open, the end.

What is legal comes from `tricks` (suit, tarock, Stichzwang, Pagat) and `pledges` (announced birds); this module keeps
the order of things. A game ends after the twelfth trick, when a negative game is lost, or with a proved claim.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from tarock.cards import cards_of, is_card
from tarock.deal import actions as a, events as e
from tarock.deal.claims import refuse_claim
from tarock.deal.decided import is_decided
from tarock.deal.messages import GENERAL
from tarock.deal.pledges import Pledge, pledges_of, restrict, why_pledged
from tarock.deal.state import SEATS, Phase, State, Trick, changed
from tarock.deal.talon import with_hand
from tarock.deal.tricks import TrickRules, playable, trick_rules, why_not, winner
from tarock.rules import Reason, RuleSet

TRICKS = 12


def refuse(state: State, action: a.Action) -> Reason | None:
    """Why this card cannot be played or the rest not claimed; None when it can. The seat is on turn."""
    if isinstance(action, a.Claim):
        return refuse_claim(state, action.seat)
    assert isinstance(action, a.Play)
    if not is_card(action.card):
        return Reason("play-no-card", {}, GENERAL)
    if playable_cards(state) >> action.card & 1:
        return None
    tr, hand, number = trick_rules_of(state), state.hands[action.seat], len(state.tricks) + 1
    legal = playable(tr, hand, state.trick)
    return why_not(state.rules, tr, hand, state.trick, action.card) or why_pledged(
        state.rules, legal, number, _pledges(state, action.seat), action.card
    )


def playable_cards(state: State) -> int:
    """The cards that the seat on turn may play, as a mask. Only in the play phase."""
    seat = state.turn
    assert seat is not None
    legal = playable(trick_rules_of(state), state.hands[seat], state.trick)
    return restrict(state.rules, legal, len(state.tricks) + 1, _pledges(state, seat))


def candidates(state: State) -> Iterator[a.Action]:
    """Every card that may be played, and the claim where it is certain."""
    seat = state.turn
    assert seat is not None
    for card in cards_of(playable_cards(state)):
        yield a.Play(seat, card)
    if not state.trick and refuse_claim(state, seat) is None:
        yield a.Claim(seat)


def event(state: State, action: a.Action) -> e.Event:
    """What a legal card or claim makes happen."""
    if isinstance(action, a.Play):
        return e.CardPlayed(action.seat, action.card)
    return e.Claimed(action.seat)


def follow(state: State) -> e.Event | None:
    """Trick taken, hands laid open, the end."""
    if len(state.trick) == 4:
        seat = (state.leader + winner(trick_rules_of(state), state.trick)) % 4
        return e.TrickTaken(seat, _thrown(state))
    if is_decided(state):
        return e.Ended("played")
    open_seats = _open_seats(state)
    return e.LaidOpen(open_seats) if open_seats else None


def apply_card(state: State, event: e.CardPlayed) -> State:
    """The card goes from the hand to the trick."""
    hands = with_hand(state, event.seat, state.hands[event.seat] & ~(1 << event.card))
    return changed(state, hands=hands, trick=(*state.trick, event.card), turn=(event.seat + 1) % 4)


def apply_trick(state: State, event: e.TrickTaken) -> State:
    """The trick is put away; its winner leads."""
    trick = Trick(state.leader, state.trick, event.seat, event.talon)
    return changed(state, tricks=(*state.tricks, trick), trick=(), leader=event.seat, turn=event.seat)


def apply_open(state: State, event: e.LaidOpen) -> State:
    """Hands lie open from now on."""
    return changed(state, opened=frozenset(event.seats))


def apply_ended(state: State, event: e.Ended) -> State:
    """Nothing can be done any more."""
    return changed(state, phase=Phase.FINISHED, turn=None, end=event.how)


def trick_rules_of(state: State) -> TrickRules:
    """How tricks work in the game that is played."""
    return _rules_of(state.rules, state.contract_id, state.stichzwang)


@lru_cache(maxsize=256)
def _rules_of(rules: RuleSet, contract_id: str, stichzwang: bool | None) -> TrickRules:
    return trick_rules(rules, rules.contracts[contract_id], stichzwang)


def _pledges(state: State, seat: int) -> tuple[Pledge, ...]:
    items = [said.item for said in state.talk if said.kind == "announce" and said.seat == seat]
    return pledges_of(state.rules, items, state.hands[seat], state.called) if items else ()


def _thrown(state: State) -> tuple[int, ...]:
    """The talon cards that belong to the trick just completed (MV-26, FRO-03): one by one, or all to the last."""
    if state.contract.talon != "tricks":
        return ()
    number, talon = len(state.tricks), (*state.talon[0], *state.talon[1])
    if state.talon_to == "last":
        return talon if number == TRICKS - 1 else ()
    return talon[number : number + 1]


def _open_seats(state: State) -> tuple[int, ...]:
    """Who lays open now: in ouvert games, when the set's trick is over and before the next lead (MV-43)."""
    mode = state.contract.ouvert
    if mode == "none" or state.opened or state.trick or len(state.tricks) < state.rules.play.ouvert_after_trick:
        return ()
    if mode == "all":
        return SEATS
    return tuple(s for s in SEATS if (s in state.declarers) == (mode == "declarer"))
