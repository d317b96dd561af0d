"""Trischaken: Vorhand's options, the Spritzer round, and where the talon goes."""

import pytest

from tarock.cards import cards_of
from tarock.deal import actions as a, legal, view
from tarock.deal.outcome import game_of
from tests.deal.table import do, play_on, playing, refused


def test_fro_02_fro_03_vorhand_chooses_stichzwang_and_the_talon():
    """FRO-02, FRO-03"""
    state = playing("frohnleiten", "trischaken")
    assert (state.phase, state.turn) == ("options", 0)
    assert legal(state) == (
        a.Options(0, True, "first-six"),
        a.Options(0, True, "last"),
        a.Options(0, False, "first-six"),
        a.Options(0, False, "last"),
    )
    state = do(state, "0 options ohne last")
    assert (state.stichzwang, state.talon_to) == (False, "last")


def test_fro_02_without_stichzwang_nobody_must_beat():
    """FRO-02"""
    hands = ("H4 HK", "H1 H2 H3")
    free = do(playing("frohnleiten", "trischaken", *hands), "0 options ohne last", *spritz("nein" * 4))
    bound = do(playing("frohnleiten", "trischaken", *hands), "0 options mit last", *spritz("nein" * 4))
    free, bound = do(free, "0 play H4"), do(bound, "0 play H4")
    assert {action.card for action in legal(free) if isinstance(action, a.Play)} == {1, 2, 3}
    assert refused(do(bound, "1 play H3"), "2 play H4").code == "trick-not-held"


def spritz(answers):
    words = [answers[i : i + 4].strip() for i in range(0, len(answers), 4)]
    return [f"{seat} spritz {word}" for seat, word in enumerate(words)]


def test_fro_04_everybody_is_asked_once_from_vorhand():
    """FRO-04"""
    state = do(playing("frohnleiten", "trischaken"), "0 options mit first-six")
    assert (state.phase, state.turn) == ("spritzer", 0)
    assert refused(state, "1 spritz ja").code == "deal-not-on-turn"
    state = do(state, "0 spritz nein", "1 spritz ja", "2 spritz nein", "3 spritz ja")
    assert (state.spritzers, state.phase, state.turn) == (frozenset({1, 3}), "play", 0)


def test_fro_04_the_spritzers_are_facts_of_the_game():
    """FRO-04"""
    state = do(playing("frohnleiten", "trischaken"), "0 options mit last", *spritz("ja  neinneinja  "))
    game = game_of(play_on(state))
    assert (game.spritzer, game.talon, game.stichzwang) == (frozenset({0, 3}), "last", True)


def test_sets_without_options_begin_at_once():
    state = playing("mostviertel", "trischaken")
    assert (state.phase, state.stichzwang, state.talon_to, state.turn) == ("play", True, "first-six", 0)


def test_tirol_has_options_but_no_spritzer():
    state = playing("tirol", "trischaken")
    assert state.phase == "options"
    assert do(state, "0 options ohne last").phase == "play"


@pytest.mark.parametrize("rules", ["mostviertel", "steirisch"])
def test_mv_26_one_talon_card_to_each_of_the_first_six_tricks(rules):
    """MV-26"""
    state = play_on(playing(rules, "trischaken"))
    thrown = [trick.talon for trick in state.tricks]
    assert thrown == [(card,) for half in state.talon for card in half] + [()] * 6


def test_fro_03_the_whole_talon_to_the_last_trick():
    """FRO-03"""
    state = do(playing("frohnleiten", "trischaken"), "0 options mit last", *spritz("nein" * 4))
    state = play_on(state)
    assert [len(trick.talon) for trick in state.tricks] == [0] * 11 + [6]
    assert sum(game_of(state).counts or ()) == 210


def test_thrown_talon_cards_are_seen_when_their_trick_is_taken():
    state = playing("mostviertel", "trischaken")
    assert view(state, 2).talon is None
    state = play_on(state, 1)
    assert view(state, 2).tricks[0].talon == state.talon[0][:1]
    assert set(cards_of(state.cards_taken(state.leader))) >= set(state.talon[0][:1])


def test_mv_25_the_pagat_is_led_as_the_last_tarock_only():
    """MV-25"""
    state = playing("mostviertel", "trischaken", "I II H4 H3 H2 H1 K4 K3 K2 K1 P7 P8")
    assert refused(state, "0 play I").code == "trick-pagat-last"
    assert do(state, "0 play II").trick
