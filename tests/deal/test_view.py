"""What a seat may know, and that it is nothing else."""

import json
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, strategies as st

from tarock.cards import cards_of, mask_of, size
from tarock.deal import SEATS, Phase, actions as a, open_view, seen_by_all, spectator_view, view
from tarock.rules import builtin_ids, load
from tests.deal.random_play import random_deal, random_steps
from tests.deal.table import all_gut, discard_any, do, play_on, playing, seated


def hidden_swapped(state, seat, rng):
    """The same deal for `seat`, with the cards that it does not know dealt to other places.

    None where the seat's knowledge does not leave the rest to chance: what others had to hold for their bids, calls and
    announcements stays with them.
    """
    known = seen_by_all(state) | state.hands[seat] | state.dealt[seat]
    if state.declarers == (seat,):
        known |= state.taken | state.discard
    bound = bound_cards(state)
    loose = [c for c in range(54) if not known >> c & 1 and not bound >> c & 1]
    shuffled = rng.sample(loose, len(loose))
    move = dict(zip(loose, shuffled, strict=True))

    def moved(mask):
        return mask_of(move.get(card, card) for card in cards_of(mask))

    one, two, three, four = (moved(hand) for hand in state.hands)
    dealt = tuple(moved(hand) for hand in state.dealt)
    talon = tuple(tuple(move.get(card, card) for card in half) for half in state.talon)
    return replace(
        state,
        hands=(one, two, three, four),
        dealt=dealt,
        talon=talon,
        taken=moved(state.taken),
        discard=moved(state.discard),
    )


def bound_cards(state):
    """Cards that others are known to hold, or whose place decides what was said: kings, queens, birds, Trull."""
    from tarock.cards import BIRDS_MASK, KINGS_MASK, QUEENS_MASK, TRULL_MASK

    return KINGS_MASK | QUEENS_MASK | BIRDS_MASK | TRULL_MASK


@pytest.mark.parametrize("rules_id", builtin_ids())
@given(seed=st.integers(0, 10**6))
def test_no_view_changes_when_hidden_cards_are_permuted(rules_id, seed):
    rng = Random(seed)
    steps = list(random_steps(random_deal(load(rules_id), rng), rng))
    state = rng.choice(steps[:-1])
    for seat in SEATS:
        if seat != state.turn or state.phase is not Phase.PLAY:
            other = hidden_swapped(state, seat, rng)
            assert view(other, seat) == view(state, seat)


@pytest.mark.parametrize("rules_id", builtin_ids())
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
    state = seated("mostviertel")
    while not state.finished:
        for seat in SEATS:
            assert json.loads(json.dumps(view(state, seat).json()))["seat"] == seat
        state = next(steps := random_steps(state, Random(1)))
        state = next(steps, state)


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
    shown = open_view(play_on(state))
    assert shown["dealt"] == list(state.dealt)
    assert shown["talon"] == [list(half) for half in state.talon]
    json.dumps(shown)


def test_legal_discards_come_in_short():
    state = do(playing("mostviertel", "dreier"), "0 half A")
    assert view(state, 0).legal == ()
    assert view(state, 0).choice.count == 3
    assert view(state, 1).choice is None
    assert all(isinstance(action, a.Discard) for action in [a.Discard(0, m) for m in view(state, 0).choice.masks()])
