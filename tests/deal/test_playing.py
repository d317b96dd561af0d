"""The order of play: who leads, pledged birds, laying open, early end, claims."""

import pytest

from tarock.cards import UHU, thirds
from tarock.deal import SEATS, State, act, actions as a, legal, view
from tarock.deal.outcome import game_of
from tarock.rules import load
from tests.deal.table import all_gut, all_pass, discard_any, do, play_on, playing, refused, seated, variant

HIGH = "Sk XXI XX XIX XVIII XVII XVI XV XIV H4 H3 H2"


def test_mv_09_vorhand_leads_positive_games_and_the_declarer_negative_ones():
    """MV-09"""
    assert all_gut(playing("mostviertel", "solodreier", by=2)).turn == 0
    assert all_gut(playing("mostviertel", "bettler", by=2)).turn == 2


def test_mv_35_vorhand_leads_suit_games():
    """MV-35"""
    assert all_gut(playing("mostviertel", "farbensolo", by=3)).turn == 0


def test_mv_45_the_first_declarer_of_a_bei_leads():
    """MV-45"""
    state = all_pass(do(seated("mostviertel"), "0 forehand", "1 weiter", "2 bid piccolo", "3 bei piccolo"))
    assert all_gut(state).turn == 2


def test_after_handing_on_the_new_vorhand_leads():
    state = do(seated("sauwald", "HK KK PK TK"), "0 hand-on", "1 forehand", "2 bid solodreier")
    assert all_gut(all_pass(do(state, "2 gut") if state.naming else state)).turn == 1


def test_the_winner_leads_the_next_trick():
    state = play_on(all_gut(playing("mostviertel", "farbensolo")), 1)
    assert state.turn == state.leader == state.tricks[0].winner


def test_mv_49_an_announced_bird_is_kept_for_its_trick_and_tried_there():
    """MV-49"""
    high = ["Sk", "XXI", "XX", "XIX", "XVIII", "XVII", "XVI", "XV", "XIV", "XIII"]
    state = do(playing("mostviertel", "dreier", " ".join([*high, "XII", "II"]), a_half="H4 H3 H2"), "0 half A")
    state = all_gut(do(state, "0 discard H4 H3 H2", "0 announce uhu"))
    for card in high:
        assert refused(state, "0 play II").clause == "MV-49"
        state = do(state, f"0 play {card}")
        while state.turn != 0 or state.trick:
            state = act_first(state)
    assert [action.card for action in legal(state) if isinstance(action, a.Play)] == [UHU]
    assert refused(state, "0 play XII").code == "pledge-due"


def test_mv_60_an_announced_card_cannot_be_played_at_the_wrong_time():
    """MV-60: at the table it is a Renonce; here it is refused, in its trick the other cards are."""
    hand = "Sk XXI XX XIX XVIII XVII XVI XV XIV XIII XII I"
    state = do(playing("mostviertel", "dreier", hand, a_half="H4 H3 H2"), "0 half A")
    state = all_gut(do(state, "0 discard H4 H3 H2", "0 announce pagat"))
    assert refused(state, "0 play I").code == "pledge-early"
    assert load("mostviertel").clause("announcements.wrong_time") == "MV-60"


def test_mv_08_turns_go_round_in_playing_order():
    """MV-08: seats are numbered counter-clockwise, and every turn goes to the next."""
    state = all_gut(playing("mostviertel", "bettler", by=2))
    seats = []
    for _ in range(4):
        seats.append(state.turn)
        state = act_first(state)
    assert seats == [2, 3, 0, 1]
    assert load("mostviertel").table.direction == "counter-clockwise"


def act_first(state):
    after = act(state, legal(state)[0])
    assert isinstance(after, State)
    return after


def test_mv_43_all_lay_open_after_the_first_trick():
    """MV-43"""
    state = all_gut(playing("mostviertel", "bettler-ouvert", "I II III H4 H3 H2 K4 K3 K2 P7 P8 P9"))
    assert state.opened == frozenset()
    assert view(state, 1).open_hands == ()
    state = play_on(state, 1)
    assert state.opened == set(SEATS)
    assert view(state, 1).open_hands == tuple(enumerate(state.hands))


@pytest.mark.parametrize(("mode", "seats"), [("declarer", {2}), ("opponents", {0, 1, 3})])
def test_only_some_lay_open_where_the_contract_says_so(mode, seats):
    rules = variant(load("steirisch"), contracts__piccolo_ouvert__ouvert=mode)
    assert play_on(all_gut(playing(rules, "piccolo-ouvert", by=2)), 1).opened == seats


def test_ouvert_before_the_first_lead():
    rules = variant(load("steirisch"), play__ouvert_after_trick=0)
    assert all_gut(playing(rules, "piccolo-ouvert")).opened == set(SEATS)


def test_a_lost_bettler_ends_at_once():
    state = all_gut(playing("steirisch", "bettler", "Sk XXI"))
    state = do(state, "0 play Sk")
    state = play_on(state)
    assert (state.end, len(state.tricks)) == ("played", 1)
    assert game_of(state).won == (False,)


def test_a_claim_of_the_highest_tarocks_ends_the_game():
    state = do(playing("steirisch", "dreier", "Sk XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI", a_half="H4 H3 H2"))
    state = all_gut(discard_any(do(state, "0 half A")))
    assert a.Claim(0) in legal(state)
    done = do(state, "0 claim")
    assert (done.finished, done.claimed_by, done.end) == (True, 0, "played")
    assert game_of(done).thirds == 210 - thirds(done.talon_mask & ~done.taken)


def test_a_claim_rests_on_what_the_seat_knows():
    """The higher tarocks lie in the declarer's own discard, or in the talon where nobody has seen them."""
    hand = "XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII"
    state = do(playing("steirisch", "dreier", hand, a_half="XIX XX XXI", b_half="Sk H4 H3"), "0 half A")
    state = all_gut(do(state, "0 discard VII VIII IX"))
    assert a.Claim(0) in legal(state), "the Sküs was seen in the talon"
    solo = all_gut(playing("steirisch", "solodreier", hand, a_half="XIX XX XXI", b_half="Sk H4 H3"))
    assert refused(solo, "0 claim").code == "claim-not-sure"


def test_a_tarock_seen_in_the_talon_may_be_in_the_declarers_hand():
    hand = "XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII"
    state = playing("mostviertel", "dreier", hand, a_half="XIX XX XXI", b_half="Sk H4 H3", by=1)
    state = all_gut(discard_any(do(state, "1 half A")))
    assert refused(state, "0 claim").code == "claim-not-sure"


def test_with_skues_in_hand_and_the_mond_out_mondfang_is_open():
    """MV-50"""
    hand = "Sk XX XIX XVIII XVII XVI XV XIV XIII XII XI X"
    for other in ("XXI", ""):
        state = all_gut(playing("mostviertel", "solodreier", hand, other))
        assert refused(state, "0 claim").code in ("claim-bonus-open", "claim-not-sure")


def test_an_uncertain_claim_is_refused():
    state = all_gut(playing("mostviertel", "farbensolo"))
    assert refused(state, "0 claim").code == "claim-not-sure"
    assert a.Claim(0) not in legal(state)


def test_mv_37_mv_38_suit_games_are_played_through_the_same_rules():
    """MV-37, MV-38"""
    state = all_gut(playing("mostviertel", "farbensolo", HIGH, "I II III IIII V VI VII VIII IX X XI XII"))
    assert refused(state, "0 play Sk").code == "trick-suits-first"
    state = do(state, "0 play H4")
    assert view(state, 1).legal == legal(state)
    assert {action.card for action in legal(state) if isinstance(action, a.Play)} == set(range(32, 44))
