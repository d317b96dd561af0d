"""What may be discarded."""

import pytest

from tarock.cards import KINGS_MASK, PLAIN_MASK, TAROCK_MASK, TRULL_MASK, parse_hand, size
from tarock.deal import actions as a, discard_choice, legal, view
from tests.deal.table import do, playing, refused

HIGH = "Sk XXI XX XIX XVIII XVII XVI XV HK H4 H3 H2"


def taken(rules, contract, hand, a_half="K4 K3 K2"):
    state = playing(rules, contract, hand, a_half=a_half)
    return do(state, "0 half A") if state.phase == "talon" else state


def test_mv_13_trull_and_kings_are_never_discarded():
    """MV-13"""
    state = taken("mostviertel", "dreier", HIGH)
    for card in ("Sk", "XXI", "HK"):
        reason = refused(state, f"0 discard {card} K4 K3")
        assert (reason.code, reason.clause) == ("discard-never", "MV-13")
    for action in legal(state):
        assert isinstance(action, a.Discard)
        assert not action.cards & (TRULL_MASK | KINGS_MASK)


def test_mv_13_other_tarock_any_time_but_openly():
    """MV-13"""
    state = do(taken("mostviertel", "dreier", HIGH), "0 discard XX K4 K3")
    assert state.discard_open == parse_hand("XX")
    assert view(state, 2).discard_open == parse_hand("XX")
    assert view(state, 2).discard == 0
    assert view(state, 0).discard == parse_hand("XX K4 K3")


def test_styria_tarock_only_when_no_suit_card_is_left_to_discard():
    state = taken("steirisch", "dreier", HIGH)
    assert refused(state, "0 discard XX K4 K3").code == "discard-suits-first"
    few = taken("steirisch", "dreier", "Sk XXI XX XIX XVIII XVII XVI XV XIV HK KK PK", a_half="K4 XIII XII")
    assert discard_choice(few).must == parse_hand("K4")
    assert refused(few, "0 discard XX XIX XVIII").code == "discard-suits-first"
    done = do(few, "0 discard K4 XIII XII")
    assert done.discard_open == parse_hand("XIII XII")


def test_mv_36_in_suit_games_everything_but_kings_and_trull_suit_cards_openly():
    """MV-36"""
    state = taken("mostviertel", "farbendreier", HIGH)
    assert refused(state, "0 discard HK K4 K3").clause == "MV-36"
    done = do(state, "0 discard XX K4 K3")
    assert done.discard_open == parse_hand("K4 K3")


def test_styria_suit_games_tarock_first():
    state = taken("steirisch", "farbendreier", "Sk XX XIX H4 H3 H2 H1 HB HC HD HK T7")
    assert discard_choice(state).must == parse_hand("XX XIX")
    assert refused(state, "0 discard K4 K3 XX").code == "discard-tarocks-first"
    assert do(state, "0 discard XX XIX K4").discard_open == parse_hand("K4")


def test_fro_16_farbensechser_takes_six_face_down_and_discards_six():
    """FRO-16"""
    state = taken("frohnleiten", "farbensechser", "XX XIX XVIII XVII XVI XV H4 H3 H2 H1 HB HC")
    assert (state.phase, size(state.hands[0])) == ("discard", 18)
    assert discard_choice(state).count == 6
    assert view(state, 1).talon is None
    assert refused(state, "0 discard H4 H3 H2 H1 HB HC").code == "discard-tarocks-first"
    assert do(state, "0 discard XX XIX XVIII XVII XVI XV").discard_open == 0


def test_fro_16_six_suit_cards_must_remain():
    """FRO-16: whoever holds fewer cannot bid it."""
    few = "XX XIX XVIII XVII XVI XV XIV H4 H3 H2 H1 HB"
    with pytest.raises(AssertionError, match="at least 6 suit cards"):
        playing("frohnleiten", "farbensechser", few)


def test_the_named_bird_is_not_discarded():
    state = playing("oberoesterreich", "besserrufer", "II XX XIX XVIII XVII XVI XV XIV XIII XII XI HK", "TK I III IIII")
    state = do(state, "0 bird uhu", "0 call TK", "0 half A")
    assert refused(state, "0 discard II XX XIX").code == "discard-named-bird"


@pytest.mark.parametrize("rules", ["steirisch", "mostviertel"])
@pytest.mark.parametrize("contract", ["dreier", "farbendreier", "sechserdreier"])
def test_the_short_form_says_the_same_as_the_list(rules, contract):
    state = taken(rules, contract, "Sk XXI XX XIX XVIII H4 H3 H2 H1 HB HC HK")
    choice = discard_choice(state)
    masks = [action.cards for action in legal(state) if isinstance(action, a.Discard)]
    assert masks == list(choice.masks())
    assert all(size(mask) == choice.count for mask in masks)
    assert all(size(mask & (PLAIN_MASK | TAROCK_MASK)) == choice.count for mask in masks)
