"""Who may look at tricks that were taken in (`table.look`), and what a view keeps of them."""

from random import Random

import pytest
from hypothesis import given, settings, strategies as st

from tarock.deal import SEATS, State, Trick, act, legal, spectator_view, view
from tarock.rules import builtin_ids, load
from tests.deal.random_play import random_deal, random_steps
from tests.deal.table import play_on, playing, variant


def played(rules, tricks=3):
    return play_on(playing(rules, "trischaken"), tricks)


def shown(seen):
    """The numbers of the tricks whose cards a view holds."""
    return [number for number, trick in enumerate(seen.tricks, 1) if trick.cards]


def led(state):
    """The next trick begun."""
    after = act(state, legal(state)[0])
    assert isinstance(after, State)
    return after


def test_mv_14_a_taken_trick_is_not_looked_at():
    """MV-14: it lies open until the next one is led, then nobody sees its cards; who won it everybody knows."""
    state = played("mostviertel")
    assert shown(view(state, 0)) == [3]
    for seat in SEATS:
        seen = view(led(state), seat)
        assert shown(seen) == []
        assert seen.tricks == tuple(Trick(t.leader, (), t.winner) for t in state.tricks)
        assert len(seen.trick) == 1


def test_elsewhere_the_last_trick_may_be_looked_at():
    state = played("steirisch")
    assert shown(view(state, 0)) == [3]
    assert shown(view(led(state), 2)) == [3]
    assert view(led(state), 2).tricks[2] == state.tricks[2]
    assert shown(spectator_view(led(state))) == [3]


def test_mv_14_talon_cards_of_a_trischaken_are_put_away_with_their_trick():
    """MV-14, MV-26"""
    state = played("mostviertel")
    assert [bool(trick.talon) for trick in view(state, 1).tricks] == [False, False, True]
    assert not any(trick.talon for trick in view(led(state), 1).tricks)


@pytest.mark.parametrize("look", ["none", "last"])
def test_mv_14_after_the_deal_all_tricks_are_open(look):
    """MV-14: "während des Spieles\""""
    state = played(variant(load("mostviertel"), table__look=look), 12)
    assert state.finished
    assert shown(view(state, 3)) == list(range(1, 13))
    assert view(state, 3).tricks == state.tricks


@pytest.mark.parametrize("rules_id", builtin_ids())
@settings(max_examples=8)
@given(seed=st.integers(0, 10**6))
def test_a_display_never_gets_more_than_may_be_looked_at(rules_id, seed):
    """The memory is for bots: a display's data hold no card of a trick but those that may be looked at."""
    rng = Random(seed)
    for state in random_steps(random_deal(load(rules_id), rng), rng):
        seen = view(state, 1)
        assert seen.memory == state.tricks
        data = seen.json()
        assert "memory" not in data
        if state.finished:
            continue
        open_ones = (
            [len(state.tricks)] if state.tricks and (state.rules.table.look == "last" or not state.trick) else []
        )
        assert shown(seen) == open_ones
        tricks = data["tricks"]
        assert isinstance(tricks, list)
        assert [bool(trick[1]) for trick in tricks] == [n in open_ones for n in range(1, len(state.tricks) + 1)]
