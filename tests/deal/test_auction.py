"""The auction: who speaks, what overbids, and who plays."""

import pytest

from tarock.deal import Word
from tarock.rules import load
from tests.deal.table import all_pass, do, playing, refused, seated, variant

KINGS = "HK KK PK TK"


def test_mv_18_vorhand_says_vorhand_or_a_bid_game():
    """MV-18"""
    assert do(seated("mostviertel"), "0 forehand").turn == 1
    state = do(seated("mostviertel"), "0 bid dreier")
    assert state.auction == (Word(0, "bid", "dreier"),)
    assert refused(seated("mostviertel"), "0 bid trischaken").clause == "MV-18"


def test_mv_18_after_all_have_passed_vorhand_may_play_a_vorhandspiel_or_any_other_game():
    """MV-18"""
    for contract in ("rufer", "trischaken", "sechserdreier", "piccolo", "solodreier"):
        state = do(seated("mostviertel"), "0 forehand", "1 weiter", "2 weiter", "3 weiter", f"0 bid {contract}")
        assert (state.contract_id, state.bidders) == (contract, (0,))


def test_mv_18_vorhand_may_not_take_over_a_bid_game_but_overbid_it():
    """MV-18"""
    state = do(seated("mostviertel"), "0 forehand", "1 bid dreier", "2 weiter", "3 weiter")
    assert refused(state, "0 hold").clause == "MV-18"
    assert refused(state, "0 bid dreier").code == "auction-too-low"
    assert do(state, "0 bid farbensolo").bidders == (0,)


def test_a_first_word_game_is_the_first_word_only():
    """Styria and Vienna: the Sechserdreier comes at once; MV lets it follow after all have passed."""
    state = do(seated("steirisch"), "0 forehand", "1 weiter", "2 weiter", "3 weiter")
    assert refused(state, "0 bid sechserdreier").code == "auction-first-word-game"
    assert all_pass(do(seated("steirisch"), "0 bid sechserdreier")).contract_id == "sechserdreier"
    assert do(seated("steirisch"), "0 bid sechserdreier", "1 bid dreier").standing == "dreier"


@pytest.mark.parametrize("contract", ["sechserdreier", "farbensechser"])
def test_fro_15_the_farbensechser_is_bid_at_once_like_the_sechserdreier(contract):
    """FRO-15"""
    assert all_pass(do(seated("frohnleiten", "H4 H3 H2 H1 HB HC"), f"0 bid {contract}")).contract_id == contract
    late = do(seated("frohnleiten"), "0 forehand", "1 weiter", "2 weiter", "3 weiter")
    assert refused(late, f"0 bid {contract}").code == "auction-first-word-game"


def test_mv_19_vorhand_is_not_handed_on():
    """MV-19"""
    assert refused(seated("mostviertel", KINGS), "0 hand-on").clause == "MV-19"
    assert refused(seated("mostviertel", KINGS), "0 weiter").clause == "MV-19"


def test_sauwald_four_kings_hand_all_rights_of_vorhand_on():
    state = do(seated("sauwald", KINGS), "0 hand-on")
    assert (state.forehand, state.turn, state.passed) == (1, 1, frozenset({0}))
    played = do(state, "1 forehand", "2 weiter", "3 weiter", "1 bid rufer")
    assert played.declarers == (1,)
    at_once = do(state, "1 bid sechserdreier", "2 weiter", "3 weiter")
    assert at_once.contract_id == "sechserdreier"
    assert refused(state, "1 hand-on").code == "auction-hand-on-kings"


def test_where_four_kings_may_be_handed_on_a_rufer_may_be_played_instead():
    rules = variant(load("steirisch"), auction__hand_on="four-kings-may")
    assert do(seated(rules, KINGS), "0 hand-on").forehand == 1
    state = do(seated(rules, KINGS), "0 forehand", "1 weiter", "2 weiter", "3 weiter", "0 bid rufer")
    assert state.phase == "calling"


def test_sauwald_four_kings_with_a_game_are_kept():
    state = do(seated("sauwald", KINGS), "0 forehand", "1 weiter", "2 weiter", "3 weiter")
    assert refused(state, "0 bid rufer").code == "auction-must-hand-on"
    assert do(state, "0 bid dreier").declarers == (0,)


def test_mv_20_weiter_is_final():
    """MV-20"""
    state = do(seated("mostviertel"), "0 forehand", "1 weiter", "2 bid piccolo", "3 weiter", "0 weiter")
    assert state.bidders == (2,)
    state = do(seated("mostviertel"), "0 forehand", "1 weiter", "2 bid piccolo", "3 bid dreier")
    assert refused(state, "1 bid solodreier").code == "auction-passed"
    assert do(state, "0 weiter").turn == 2, "seat 1 is passed over"


def test_mv_21_nobody_overbids_himself():
    """MV-21"""
    state = do(seated("mostviertel"), "0 forehand", "1 bid piccolo")
    assert refused(state, "1 bid bettler").clause == "MV-21"
    assert all_pass(state).contract_id == "piccolo"
    overbid = do(state, "2 bid bettler", "3 weiter", "0 weiter", "1 bid dreier")
    assert overbid.standing == "dreier"


def test_a_set_may_let_the_last_bidder_raise_himself():
    rules = variant(load("steirisch"), auction__raise_own=True)
    state = do(seated(rules), "0 forehand", "1 bid piccolo", "2 weiter", "3 weiter", "0 weiter")
    assert state.turn == 1
    assert do(state, "1 weiter").contract_id == "piccolo"
    assert do(state, "1 bid dreier", "1 weiter").contract_id == "dreier"


def test_vorhand_holds_an_equal_game_where_the_set_has_it():
    state = do(seated("oberoesterreich"), "0 forehand", "1 bid dreier", "2 weiter", "3 weiter", "0 hold")
    assert (state.bidders, state.turn) == ((0,), 1)
    assert do(state, "1 weiter").declarers == (0,)
    assert refused(state, "1 bid dreier").code == "auction-too-low"
    assert do(state, "1 bid solodreier").bidders == (1,)


def test_holding_a_bird_game_needs_a_bird_too():
    state = do(seated("sauwald", "", "I II III IIII"), "0 forehand", "1 bid besserrufer", "2 weiter", "3 weiter")
    assert refused(state, "0 hold").code == "auction-no-bird"


def test_equal_rank_does_not_overbid():
    """Styria: after a Piccolo no Zwiccolo (STC20)."""
    state = do(seated("steirisch"), "0 forehand", "1 bid piccolo")
    assert refused(state, "2 bid zwiccolo").code == "auction-too-low"
    assert do(state, "2 bid solorufer").standing == "solorufer"


def test_mv_45_values_of_a_bei_add_up_and_overbid_a_game_in_between():
    """MV-45: Piccolo, Solo, Piccolo bei."""
    state = do(seated("mostviertel"), "0 forehand", "1 bid piccolo", "2 bid solorufer", "3 bei piccolo")
    assert (state.standing, state.bidders) == ("piccolo", (1, 3))
    assert all_pass(state).declarers == (1, 3)


def test_mv_45_at_equal_value_the_single_game_wins():
    """MV-45"""
    state = do(seated("mostviertel"), "0 forehand", "1 bid piccolo", "2 bid bettler")
    assert refused(state, "3 bei piccolo").clause == "MV-45"
    over = do(seated("mostviertel"), "0 forehand", "1 bid piccolo", "2 bei piccolo", "3 bid bettler")
    assert over.standing == "bettler", "two Piccolos are worth 40, as much as the Bettler"


def test_mv_45_three_at_most_and_the_first_declarer_leads():
    """MV-45, MV-09"""
    state = do(seated("mostviertel"), "0 bid piccolo", "1 bei piccolo", "2 bei piccolo")
    assert refused(state, "3 bei piccolo").code == "auction-bei-full"
    state = do(state, "3 weiter")
    assert state.declarers == (0, 1, 2)


def test_mv_45_whoever_has_passed_is_no_longer_in_the_bei():
    """MV-45"""
    state = do(
        seated("mostviertel"), "0 forehand", "1 bid piccolo", "2 bid solorufer", "3 weiter", "0 weiter", "1 weiter"
    )
    assert state.declarers == (2,)
    state = do(seated("mostviertel"), "0 bid piccolo", "1 bid solorufer", "2 weiter", "3 bid bettler", "0 weiter")
    assert refused(state, "1 bei piccolo").code == "auction-bei-nobody"


def test_mv_32_several_bid_besserrufer_and_the_highest_bird_plays():
    """MV-32"""
    state = seated("mostviertel", "IIII", "I", "III", "II")
    state = do(state, "0 forehand", "1 bid besserrufer", "2 bid besserrufer", "3 bid besserrufer", "0 weiter")
    state = do(state, "1 bird pagat", "2 bird kakadu", "3 bird uhu")
    assert state.declarers == (2,)
    assert state.birds == ((1, "pagat"), (2, "kakadu"), (3, "uhu"))
    assert state.phase == "calling"


def test_mv_32_birds_are_named_before_the_call():
    """MV-32"""
    state = seated("mostviertel", "", "I IIII", "III II")
    state = do(state, "0 forehand", "1 bid besserrufer", "2 bid besserrufer", "3 weiter", "0 weiter")
    assert (state.phase, state.turn) == ("birds", 1)
    state = do(state, "1 bird pagat", "2 bird uhu")
    assert (state.declarers, state.phase) == ((2,), "calling")


def test_a_set_without_sharing_refuses_a_second_besserrufer():
    state = do(seated("oberoesterreich", "", "I", "II"), "0 forehand", "1 bid besserrufer")
    assert refused(state, "2 bid besserrufer").code == "auction-too-low"


def test_mv_59_besserrufer_needs_a_bird_in_the_hand():
    """MV-59, MV-32: at the table it costs 30; the engine does not let it happen."""
    state = do(seated("mostviertel", "", "I II III IIII"), "0 forehand", "1 weiter")
    assert refused(state, "2 bid besserrufer").code == "auction-no-bird"


def test_mv_11_every_deal_is_played():
    """MV-11"""
    plain = "H4 H3 H2 H1 HB HC K4 K3 K2 K1 KB KC"
    state = seated("mostviertel", plain)
    assert refused(state, "0 throw-in").clause == "MV-11"
    thrown = do(seated(variant(load("mostviertel"), table__throw_in="no-tarock-no-king"), plain), "0 throw-in")
    assert (thrown.end, thrown.phase) == ("thrown-in", "finished")


def test_a_set_may_let_vorhand_pass_first():
    rules = variant(load("steirisch"), auction__forehand_may_pass=True)
    state = do(seated(rules), "0 weiter", "1 weiter", "2 weiter", "3 weiter")
    assert (state.phase, state.end) == ("finished", "thrown-in")
    assert do(seated(rules), "0 weiter", "1 bid dreier", "2 weiter", "3 weiter").declarers == (1,)


def test_premiums_of_a_solodreier_come_with_the_bid():
    """STC20: announced with the bid, and not later."""
    state = do(seated("steirisch", "", "I"), "0 forehand", "1 bid solodreier")
    assert state.turn == 1
    state = do(state, "1 announce pagat", "1 announce valat", "1 gut")
    assert state.bid_items == ("pagat", "valat")
    state = all_pass(state)
    assert state.announced == (("pagat", 1), ("valat", 1))
    assert refused(state, "1 announce uhu").code in ("announce-with-bid", "announce-not-held")


def test_premiums_of_an_overbid_game_are_forgotten():
    state = do(seated("steirisch"), "0 forehand", "1 bid farbensolo", "2 bid solodreier", "2 announce valat", "2 gut")
    assert state.bid_items == ("valat",)
    assert do(seated("steirisch"), "0 forehand", "1 bid farbensolo").bid_items == ()


def test_mv_22_in_the_mostviertel_a_solodreier_is_announced_like_any_game():
    """MV-22"""
    state = playing("mostviertel", "solodreier", "I")
    assert do(state, "0 announce pagat").announced == (("pagat", 0),)
