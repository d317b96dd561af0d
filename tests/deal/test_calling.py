"""The call, the talon, and the called card lying there."""

from tarock.cards import HERZ_DAME, KINGS, QUEENS, TREFF_KOENIG, mask_of, size
from tarock.deal import actions as a, game_of, legal, spectator_view
from tarock.scoring.settle import settle
from tests.deal.table import discard_any, do, playing, refused, seated

KINGS_TEXT = "HK KK PK TK"


def calls(state):
    return {action.card for action in legal(state) if isinstance(action, a.Call)}


def test_a_king_that_is_not_held_is_called_and_makes_its_holder_the_partner():
    state = do(playing("steirisch", "rufer", "HK", "", "TK"), "0 call TK")
    assert (state.called, state.partner, state.declarer_side) == (TREFF_KOENIG, 2, frozenset({0, 2}))
    assert refused(playing("steirisch", "rufer", "HK"), "0 call HK").code == "call-oneself"


def test_mv_31_den_vierten_with_three_kings():
    """MV-31"""
    state = playing("mostviertel", "rufer", "HK KK PK", "TK")
    assert calls(state) == {TREFF_KOENIG, None}
    state = do(state, "0 call vierten")
    assert (state.called, state.fourth, state.partner) == (TREFF_KOENIG, True, 1)


def test_mv_31_a_queen_with_all_four_kings():
    """MV-31"""
    state = playing("mostviertel", "rufer", f"{KINGS_TEXT} HD", "KD PD TD")
    assert calls(state) == set(QUEENS) - {HERZ_DAME}
    assert do(state, "0 call KD").partner == 1


def test_mv_31_a_called_queen_is_not_played_ultimo():
    """MV-31"""
    state = do(playing("mostviertel", "rufer", KINGS_TEXT, "HD"), "0 call HD", "0 half A")
    state = do(discard_any(state), "0 gut")
    assert refused(state, "1 announce koenig-ultimo").clause == "MV-31"
    styria = do(playing("steirisch", "rufer", KINGS_TEXT, "HD"), "0 call HD", "0 half A")
    styria = do(discard_any(styria), "0 gut")
    assert do(styria, "1 announce koenig-ultimo").announced == (("koenig-ultimo", 1),)


def test_with_four_kings_there_is_no_rufer_in_upper_austria():
    state = do(seated("oberoesterreich", KINGS_TEXT), "0 forehand", "1 weiter", "2 weiter", "3 weiter")
    assert refused(state, "0 bid rufer").code == "auction-four-kings"
    assert do(state, "0 bid trischaken").declarers == (0,)


def test_only_kings_are_called_with_fewer_than_four():
    assert calls(playing("steirisch", "rufer", "HK", "", "KK PK TK")) == set(KINGS) - {KINGS[0]}


def test_one_half_of_the_talon_is_taken():
    state = do(playing("steirisch", "dreier"), "0 half B")
    assert (state.half, state.taken, size(state.hands[0])) == (1, mask_of(state.talon[1]), 15)


def test_mv_33_the_called_king_in_the_talon_free_half_or_give_up():
    """MV-33"""
    state = do(playing("mostviertel", "rufer", "HK KK PK", a_half="TK"), "0 call TK")
    assert state.king_in_talon
    assert set(legal(state)) == {a.TakeHalf(0, 0), a.TakeHalf(0, 1), a.GiveUp(0)}
    alone = do(state, "0 half B")
    assert (alone.partner, alone.declarer_side) == (None, frozenset({0}))
    given_up = do(state, "0 give-up")
    assert (given_up.end, given_up.phase) == ("given-up", "finished")


def test_sauwald_the_called_king_in_the_talon_ends_the_game():
    state = do(playing("sauwald", "rufer", "HK KK PK", a_half="TK"), "0 call TK")
    assert legal(state) == (a.GiveUp(0),)


def test_without_the_king_in_the_talon_nothing_is_given_up():
    state = do(playing("mostviertel", "rufer", "HK", "TK"), "0 call TK")
    assert a.GiveUp(0) not in legal(state)


def test_mv_24_six_cards_are_taken_without_a_choice():
    """MV-24"""
    state = playing("mostviertel", "sechserdreier")
    assert (state.phase, state.taken, size(state.hands[0])) == ("discard", state.talon_mask, 18)


def test_mv_34_solorufer_leaves_the_talon_alone():
    """MV-34"""
    state = do(playing("mostviertel", "solorufer", "HK KK PK", a_half="TK"), "0 call TK")
    assert (state.phase, state.taken, state.king_in_talon) == ("announcing", 0, True)


def test_a_single_bidder_names_his_bird_before_the_call():
    """A game that has only one bird names it by itself."""
    state = playing("oberoesterreich", "besserrufer", "I III")
    assert (state.phase, state.turn) == ("birds", 0)
    assert do(state, "0 bird kakadu").bird == "kakadu"
    assert playing("steirisch", "uhurufer", "I II").bird == "uhu"


def test_nobody_learns_from_the_question_how_many_birds_are_held():
    """With one bird or with four, the seat is asked all the same, and only it sees its choice."""
    one = playing("oberoesterreich", "besserrufer", "I", "II III IIII")
    four = playing("oberoesterreich", "besserrufer", "I II III IIII")
    assert spectator_view(one) == spectator_view(four)
    assert spectator_view(one).turn == 0
    assert legal(one) == (a.NameBird(0, "pagat"),)
    assert len(legal(four)) == 4


BESSERRUFER = "II III XX XIX XVIII XVII XVI XV XIV HK H4 H3"


def test_mv_32_who_is_alone_in_the_besserrufer_names_no_bird_before_the_call():
    """MV-32: only „in diesem Falle“, where several bid it; so he sees the talon first."""
    state = playing("mostviertel", "besserrufer", BESSERRUFER, "TK")
    assert (state.phase, state.declarers, state.birds) == ("calling", (0,), ())


def test_mv_32_who_is_alone_in_the_besserrufer_announces_a_bird_after_the_discard():
    """MV-32, MV-22: and before „Ich liege“; it is his choice which."""
    state = do(playing("mostviertel", "besserrufer", BESSERRUFER, "TK I IIII"), "0 call TK", "0 half A")
    assert refused(state, "0 discard II III H4").code == "discard-last-bird"
    state = do(state, "0 discard II H4 H3")
    assert refused(state, "0 gut").code == "announce-bird-due"
    assert a.Gut(0) not in legal(state)
    assert refused(state, "0 announce uhu").code == "announce-not-held"
    state = do(state, "0 announce kakadu", "0 gut")
    assert state.announced == (("kakadu", 0),)


def test_mv_33_giving_up_costs_the_smallest_bird_in_hand_which_was_not_named():
    """MV-33"""
    state = do(playing("mostviertel", "besserrufer", BESSERRUFER, a_half="TK"), "0 call TK", "0 give-up")
    assert [int(amount) for amount in settle(state.rules, game_of(state)).points] == [-150, 50, 50, 50]
