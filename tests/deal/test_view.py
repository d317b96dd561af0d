"""What a seat may know, and that it is nothing else."""

import json
import pickle
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

from tarock.cards import mask_of, size
from tarock.deal import SEATS, as_json, from_json, open_view, seen_by, spectator_view, view
from tarock.deal.actions import Discard, Play
from tarock.rules import builtin_ids, load
from tests.deal.random_play import random_deal, random_steps, rearranged, unknown_to
from tests.deal.table import all_gut, all_pass, discard_any, do, play_on, playing, seated

EVERY_SET = pytest.mark.parametrize("rules_id", builtin_ids())


@EVERY_SET
@settings(max_examples=25)
@given(seed=st.integers(0, 10**6))
def test_no_view_changes_when_hidden_cards_are_permuted(rules_id, seed):
    rng = Random(seed)
    state = rng.choice(list(random_steps(random_deal(load(rules_id), rng), rng))[:-1])
    for seat in SEATS:
        loose = unknown_to(state, seat)
        other = rearranged(state, dict(zip(loose, rng.sample(loose, len(loose)), strict=True)))
        assert view(other, seat) == view(state, seat)


def called_states(rules_id, rng):
    """States of called games in which somebody does not know the partner."""
    rules = load(rules_id)
    contract = rng.choice([c.id for c in rules.contracts.values() if c.partner == "called"])
    for _ in range(4):
        state = random_deal(rules, rng)
        try:
            state = auction_for(state, contract)
        except AssertionError:
            continue
        yield from (s for s in random_steps(state, rng) if s.called is not None and not s.finished)


def auction_for(state, contract):
    """Vorhand plays this game; AssertionError where her hand cannot."""
    when = state.rules.contracts[contract].when
    if when == "auction" and state.rules.auction.forehand_opens_with_bid:
        return all_pass(do(state, f"0 bid {contract}"))
    return do(state, "0 forehand", "1 weiter", "2 weiter", "3 weiter", f"0 bid {contract}")


@EVERY_SET
@settings(max_examples=10)
@given(seed=st.integers(0, 10**6))
def test_no_view_tells_where_the_unseen_called_card_is(rules_id, seed):
    """The called card changes places with another that the seat has not seen, in a hand or in a hidden talon."""
    rng = Random(seed)
    states = list(called_states(rules_id, rng))
    for state in rng.sample(states, min(30, len(states))):
        for seat in SEATS:
            if view(state, seat).partner_known or seen_by(state, seat) >> state.called & 1:
                continue
            hidden = [c for c in unknown_to(state, seat) if not (state.discard | state.hands[state.declarer]) >> c & 1]
            if not hidden:
                continue
            card = rng.choice(hidden)
            holder = next((s for s in SEATS if state.hands[s] >> card & 1), None)
            other = rearranged(state, {card: state.called, state.called: card}, holder=holder)
            assert view(other, seat) == view(state, seat)


@EVERY_SET
@settings(max_examples=8)
@given(seed=st.integers(0, 10**6))
def test_a_view_shows_the_own_hand_and_what_all_have_seen(rules_id, seed):
    rng = Random(seed)
    for state in random_steps(random_deal(load(rules_id), rng), rng):
        if state.finished:
            break
        for seat in (*SEATS, None):
            seen = spectator_view(state) if seat is None else view(state, seat)
            assert seen.hand == (0 if seat is None else state.hands[seat])
            assert (seen.legal != () or seen.choice is not None) == (seat == state.turn)
            assert {s for s, _ in seen.open_hands} == state.opened
            assert sum(seen.hand_sizes) == sum(size(hand) for hand in state.hands)


def test_a_view_is_plain_data():
    for state in random_steps(seated("mostviertel"), Random(1)):
        for seat in SEATS:
            assert json.loads(json.dumps(view(state, seat).json()))["seat"] == seat


def test_no_number_of_a_view_is_too_big_for_a_browser():
    """Its numbers are exact up to 2**53 only: sets of cards are lists there, masks in the view itself."""
    for state in random_steps(seated("frohnleiten"), Random(2)):
        for seat in SEATS:
            seen = view(state, seat)
            shown: Any = seen.json()
            assert mask_of(shown["hand"]) == seen.hand
            assert max(_numbers(shown), default=0) < 2**53


def _numbers(data: object) -> list[int]:
    if isinstance(data, dict):
        return [n for value in data.values() for n in _numbers(value)]
    if isinstance(data, list):
        return [n for value in data for n in _numbers(value)]
    return [data] if isinstance(data, int) else []


def test_an_action_comes_back_from_a_browser():
    discard = Discard(2, mask_of([0, 40, 53]))
    assert as_json(discard) == ["discard", 2, [0, 40, 53]]
    assert from_json(as_json(discard)) == discard
    assert from_json(["play", 1, 45]) == Play(1, 45)
    for wrong in ([], ["discard", 2, 7], ["discard", 2, [0, 0, 1]], ["discard", 2, [54]], ["discard", 2], ["fly", 1]):
        assert from_json(wrong) is None


def test_states_and_views_go_through_pickle():
    """Deals are played in several processes."""
    for state in random_steps(seated("mostviertel"), Random(1)):
        again = pickle.loads(pickle.dumps(state))
        assert again == state
        assert view(again, 2) == pickle.loads(pickle.dumps(view(state, 2)))


def test_fourth_king_is_known_to_caller_and_holder_until_it_is_seen():
    """MV-31: „Den vierten!“ names no suit."""
    state = do(playing("mostviertel", "solorufer", "HK KK PK H4", "TK"), "0 call vierten")
    assert [view(state, seat).called for seat in SEATS] == [31, 31, None, None]
    assert spectator_view(state).called is None
    named = do(playing("mostviertel", "solorufer", "HK KK PK", "TK"), "0 call TK")
    assert view(named, 2).called == 31


def test_only_the_holder_knows_the_partner_until_the_card_is_seen():
    state = do(playing("steirisch", "solorufer", "HK", "TK"), "0 call TK")
    assert [view(state, seat).partner for seat in SEATS] == [None, 1, None, None]
    state = do(state, "0 gut", "1 announce koenig-ultimo")
    assert [view(state, seat).partner for seat in SEATS] == [1, 1, 1, 1]


def test_mv_34_the_king_in_the_talon_of_a_solorufer_stays_unknown():
    """MV-34"""
    state = do(playing("mostviertel", "solorufer", "HK KK PK", a_half="TK"), "0 call TK")
    assert not any(view(state, seat).partner_known for seat in SEATS)


def test_the_shown_talon_and_open_discards_stay_known():
    state = do(playing("mostviertel", "dreier", "XX XIX HK", a_half="H4 H3 H2"), "0 half A")
    assert view(state, 3).talon == state.talon
    assert view(state, 3).taken == 0
    state = play_on(all_gut(do(state, "0 discard H4 H3 XX")), 3)
    assert view(state, 3).talon == state.talon
    assert view(state, 3).discard_open == 1 << 51


def test_six_cards_taken_face_down_are_the_declarers_secret():
    """MV-24"""
    state = playing("mostviertel", "sechserdreier")
    assert (view(state, 0).taken, view(state, 1).taken, view(state, 1).talon) == (state.talon_mask, 0, None)


def test_mv_15_the_discard_is_shown_before_counting():
    """MV-15"""
    state = play_on(all_gut(discard_any(do(playing("mostviertel", "dreier"), "0 half A"))))
    assert view(state, 2).discard_open == state.discard
    styria = play_on(all_gut(discard_any(do(playing("steirisch", "dreier"), "0 half A"))))
    assert view(styria, 2).discard_open == styria.discard_open


def test_after_the_deal_everything_is_open():
    state = all_gut(playing("mostviertel", "bettler"))
    with pytest.raises(ValueError, match="after the deal"):
        open_view(state)
    shown: Any = open_view(play_on(state))
    assert [mask_of(hand) for hand in shown["dealt"]] == list(state.dealt)
    assert shown["talon"] == [list(half) for half in state.talon]
    json.dumps(shown)


def test_legal_discards_come_in_short():
    state = do(playing("mostviertel", "dreier"), "0 half A")
    assert view(state, 0).legal == ()
    choice = view(state, 0).choice
    assert choice is not None
    assert choice.count == 3
    assert view(state, 1).choice is None
