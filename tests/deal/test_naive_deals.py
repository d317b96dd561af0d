"""Whole deals against the naive specification: what the trick rules say is also what the deal lets a seat play.

Positions are tried in test_naive_play; here the way there is: contract and options as the auction made them, the
leader, the hands as they shrink, the winner who leads next.
"""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tarock import deal
from tarock.cards import cards_of, mask_of
from tarock.deal import Phase, State
from tarock.deal.actions import Action, Bid, Claim, Gut, Pass
from tarock.rules import RuleSet, builtin_ids, load
from tests.deal import naive_play as naive

FORCING = ("pagat", "uhu", "kakadu", "quapil", "koenig-ultimo")


def random_deal(rules: RuleSet, rng: random.Random) -> State:
    cards = rng.sample(range(54), 54)
    hands = tuple(mask_of(cards[12 * seat : 12 * seat + 12]) for seat in range(4))
    talon = cards[48:]
    return deal.new_deal(rules, (hands[0], hands[1], hands[2], hands[3]), ((*talon[:3],), (*talon[3:],)))  # type: ignore[arg-type]


def until_play(state: State, rng: random.Random, contract_id: str) -> State | None:
    """The auction with `contract_id` bid by the first seat that may, then anything, with few announcements."""
    while state.phase is not Phase.PLAY:
        if state.finished:
            return None
        actions = deal.legal(state)
        wanted: list[Action] = [a for a in actions if isinstance(a, Bid) and a.contract == contract_id]
        passes = [action for action in actions if isinstance(action, Pass | Gut)]
        if state.phase is Phase.AUCTION and not wanted and not passes:  # Vorhand's first word, or her last
            wanted = [action for action in actions if not isinstance(action, Bid)]
            if not wanted:
                return None
        action = rng.choice(wanted or passes or actions)
        after = deal.act(state, action)
        assert isinstance(after, State)
        state = after
    return state


def compare(rules: RuleSet, contract_id: str, state: State, rng: random.Random) -> int:
    """Play it out; how many cards were compared."""
    compared = 0
    assert state.contract_id == contract_id
    positive = contract_id in naive.TAROCK_GAMES + naive.SUIT_GAMES
    assert state.leader == state.turn == (state.forehand if positive else state.declarers[0]), "1.4 no. 4: who leads"
    forced = any(said.kind == "announce" and said.item in FORCING for said in state.talk)
    while not state.finished:
        seat, trick = state.turn, list(state.trick)
        assert seat is not None
        stichzwang = state.stichzwang is not False
        hand = list(cards_of(state.hands[seat]))
        by_the_texts = naive.legal(rules.id, contract_id, stichzwang, hand, trick)
        playable = set(cards_of(deal.playable_cards(state)))
        assert playable <= by_the_texts if forced else playable == by_the_texts
        compared += 1
        plays = [action for action in deal.legal(state) if not isinstance(action, Claim)]
        after = deal.act(state, rng.choice(plays))
        assert isinstance(after, State)
        if len(after.tricks) > len(state.tricks):
            done = after.tricks[-1]
            assert done.winner == (done.leader + naive.winner(rules.id, contract_id, list(done.cards))) % 4
            assert after.finished or after.turn == done.winner
        state = after
    return compared


def compare_deals(rules_id: str, of_each: int) -> None:
    """`of_each` deals of every contract of the set."""
    rules = load(rules_id)
    rng = random.Random(f"{rules_id} {of_each}")
    compared: Counter[str] = Counter()
    for contract_id in rules.contracts:
        deals = 0
        for _ in range(50 * of_each):
            state = until_play(random_deal(rules, rng), rng, contract_id)
            if state is not None and state.contract_id == contract_id:
                compared[contract_id] += compare(rules, contract_id, state, rng)
                deals += 1
            if deals == of_each:
                break
    missed = [contract_id for contract_id in rules.contracts if compared[contract_id] < 5 * of_each]
    assert not missed, f"too few cards compared: {missed}"


@pytest.mark.parametrize("rules_id", builtin_ids())
def test_deals_are_played_by_the_texts(rules_id: str) -> None:
    """MV-09, MV-35: positive games (Farbenspiele too) are led by Vorhand, negative games by the declarer."""
    compare_deals(rules_id, 8)


@pytest.mark.nightly
@pytest.mark.parametrize("rules_id", builtin_ids())
def test_deals_are_played_by_the_texts_at_length(rules_id: str) -> None:
    compare_deals(rules_id, 400)
