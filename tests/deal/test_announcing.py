"""Announcements and kontra: who may say what when, and what a word does."""

import pytest

from tarock.deal import GAME, Said, actions as a, item_chain, legal, own_side, pair_chain, view
from tarock.deal.outcome import game_of, individual_kontras
from tarock.rules import load
from tests.deal.table import all_gut, all_pass, discard_any, do, play_on, playing, refused, seated, variant

HIGH = "Sk XXI XX XIX XVIII XVII XVI XV XIV H4 H3 H2"
DISCARD = "0 discard H4 H3 H2"


def dreier(rules="steirisch", *others):
    return do(playing(rules, "dreier", HIGH, *others), "0 half A", DISCARD)


def rufer(rules="steirisch", *others):
    """Seat 0 plays a Rufer with the TK, which seat 1 holds unless said otherwise."""
    return do(playing(rules, "rufer", HIGH, *(others or ("TK",))), "0 call TK", "0 half A", DISCARD)


def items(state, kind=a.Announce):
    return {action.item for action in legal(state) if isinstance(action, kind)}


def test_the_declarer_begins_and_three_gut_after_him_end_it():
    state = dreier()
    assert (state.phase, state.turn) == ("announcing", 0)
    state = do(state, "0 gut", "1 gut", "2 gut")
    assert state.phase == "announcing"
    assert do(state, "3 gut").phase == "play"


def test_mv_22_anybody_announces_again_until_three_gut_in_a_row():
    """MV-22"""
    state = do(dreier("mostviertel", "I"), "0 gut", "1 gut", "2 gut", "3 kontra game", "3 gut")
    state = do(state, "0 announce trull", "0 gut", "1 announce pagat", "1 gut", "2 gut", "3 gut")
    assert state.phase == "announcing"
    assert do(state, "0 gut").phase == "play"
    assert state.announced == (("trull", 0), ("pagat", 1))


def test_where_everybody_announces_once_later_rounds_are_for_kontra_only():
    state = do(dreier("steirisch", "I"), "0 gut", "1 announce pagat", "1 gut", "2 gut", "3 gut")
    assert state.turn == 0, "the declarer may still answer"
    assert refused(state, "0 announce trull").code == "announce-once"
    assert do(state, "0 kontra pagat", "0 gut", "1 kontra pagat").talk[-1].level == 4


def test_mv_46_birds_and_ultimo_only_with_the_card_in_hand():
    """MV-46"""
    state = do(rufer("mostviertel", "TK", "I"), "0 gut")
    assert refused(state, "1 announce pagat").clause == "MV-46"
    assert items(state) >= {"koenig-ultimo", "trull", "valat"}
    assert "pagat" not in items(state)
    state = do(state, "1 gut")
    assert refused(state, "2 announce koenig-ultimo").clause == "MV-46"
    assert "pagat" in items(state)


def test_mv_56_mondfang_is_not_announced_by_the_holder_of_the_mond():
    """MV-56, MV-50"""
    state = dreier("mostviertel")
    assert refused(state, "0 announce mondfang").clause == "MV-50, MV-56"
    assert do(state, "0 gut", "1 announce mondfang").announced == (("mondfang", 1),)


def test_mv_39_suit_games_have_few_premiums():
    """MV-39"""
    state = do(playing("mostviertel", "farbensolo"))
    assert items(state) == {"valat", "absolut", "grammopoi", "vier-koenige"}
    assert refused(state, "0 announce trull").clause == "MV-39"


def test_mv_40_negative_games_have_no_premiums():
    """MV-40"""
    assert items(playing("mostviertel", "bettler")) == set()


def test_mv_29_trischaken_has_neither_announcement_nor_kontra():
    """MV-29"""
    assert playing("mostviertel", "trischaken").phase == "play"
    assert load("mostviertel").clause("contracts.trischaken.kontra") == "MV-29"


def test_the_bird_of_a_bird_game_is_announced_by_itself():
    state = do(playing("steirisch", "uhurufer", "II " + HIGH[:-3], "TK"), "0 call TK", "0 half A")
    state = discard_any(state)
    assert state.announced == (("uhu", 0),)
    assert refused(state, "0 announce uhu").code == "announce-twice"


def test_mv_53_levels_end_with_re_in_the_mostviertel():
    """MV-53"""
    state = do(dreier("mostviertel"), "0 gut", "1 kontra game", "1 gut", "2 gut", "3 gut", "0 kontra game", "0 gut")
    assert [said.level for said in state.talk if said.kind == "kontra"] == [2, 4]
    assert refused(state, "1 kontra game").clause == "MV-53"


def test_styria_goes_on_to_sub():
    state = do(dreier(), "0 gut", "1 kontra game", "1 gut", "2 gut", "3 gut", "0 kontra game", "0 gut", "1 kontra game")
    assert state.talk[-1] == Said(1, "kontra", GAME, 8)
    assert refused(do(state, "1 gut", "2 gut", "3 gut"), "0 kontra game").code == "kontra-highest"


def test_mv_53_in_positive_games_kontra_is_the_partys():
    """MV-53: another opponent cannot add one, and may not answer his own side in a game alone against three."""
    state = do(dreier("mostviertel"), "0 gut", "1 kontra game", "1 gut")
    assert refused(state, "2 kontra game").code == "kontra-own-side"
    assert [said.seat for _, said in item_chain(state, GAME)] == [0, 1]


def test_what_was_answered_gut_is_not_kontrad_later():
    state = do(dreier("steirisch", "", "I"), "0 announce trull", "0 gut", "1 gut", "2 announce pagat", "2 gut")
    state = do(state, "3 gut", "0 gut")
    for item in (GAME, "trull"):
        assert refused(state, f"1 kontra {item}").code == "kontra-too-late"


def test_mv_22_in_the_mostviertel_kontra_comes_at_any_turn():
    """MV-22, MV-23"""
    state = do(dreier("mostviertel"), "0 announce trull", "0 gut", "1 gut", "2 gut", "3 kontra game", "3 gut", "0 gut")
    assert do(state, "1 kontra trull").talk[-1] == Said(1, "kontra", "trull", 2)


def test_mv_48_sides_are_undeclared_and_a_partner_may_kontra_unknowingly():
    """MV-48: it is void when it comes out."""
    state = do(rufer("mostviertel"), "0 gut", "1 announce trull", "1 gut", "2 gut", "3 gut")
    assert not own_side(state, 0, 1), "the declarer cannot know that seat 1 is his partner"
    state = do(state, "0 kontra trull", "0 gut")
    played = play_on(all_gut(state))
    trull = next(b for b in game_of(played).bonuses if b.name == "trull")
    assert (trull.announced, trull.kontra) == (True, 1)


def test_nobody_kontras_a_partner_he_knows():
    state = do(rufer(), "0 gut")
    assert refused(state, "1 kontra game").code == "kontra-own-side"
    assert do(state, "1 gut", "2 kontra game").talk[-1].seat == 2


def test_an_announced_ultimo_tells_who_the_partner_is():
    state = do(rufer("mostviertel"), "0 gut", "1 announce koenig-ultimo", "1 announce trull", "1 gut", "2 gut", "3 gut")
    assert refused(state, "0 kontra trull").code == "kontra-own-side"


def test_whoever_kontras_the_game_is_known_as_an_opponent():
    state = do(rufer(), "0 gut", "1 gut", "2 kontra game", "2 gut")
    assert refused(state, "3 kontra game").code == "kontra-own-side"
    state = do(state, "3 gut", "0 gut")
    state = do(state, "1 kontra game")
    assert state.talk[-1].level == 4
    assert view(state, 3).partner == 1, "only the partner answers for the declarer"


def test_mv_34_nobody_learns_from_a_refusal_that_the_king_lies_in_the_talon():
    """MV-34: two opponents of a Solorufer may kontra each other, as if one of them held the king."""
    state = do(playing("mostviertel", "solorufer", "HK KK PK", a_half="TK"), "0 call TK", "0 gut")
    state = do(state, "1 announce trull", "1 gut")
    assert do(state, "2 kontra trull").talk[-1].item == "trull"


def test_mv_33_a_rufer_alone_with_the_king_in_the_talon_can_be_kontrad():
    """MV-33"""
    state = do(playing("mostviertel", "rufer", "HK KK PK", a_half="TK"), "0 call TK", "0 half A")
    state = do(discard_any(state), "0 gut", "1 announce trull", "1 gut")
    assert refused(state, "2 kontra trull").code == "kontra-own-side", "all have seen that there is no partner"
    assert do(state, "2 kontra game").talk[-1].item == GAME


def test_mv_23_in_negative_games_everybody_kontras_for_himself_in_turn():
    """MV-23"""
    state = playing("mostviertel", "bettler", by=1)
    assert state.turn == 2, "the declarer has nothing to say yet"
    state = do(state, "2 kontra game 1", "2 gut", "3 gut", "0 kontra game 1", "0 gut", "1 gut", "2 gut", "3 gut")
    assert state.phase == "play"
    assert individual_kontras(state) == {(2, 1): 2, (0, 1): 2}


def test_mv_53_one_re_answers_the_kontras_of_all():
    """MV-53"""
    state = do(playing("mostviertel", "bettler", by=1), "2 kontra game 1", "2 gut", "3 gut", "0 kontra game 1", "0 gut")
    assert refused(state, "1 kontra game 2").code == "kontra-against"
    state = do(state, "1 kontra game")
    assert individual_kontras(state) == {(2, 1): 4, (0, 1): 4}
    assert [len(pair_chain(state, o, 1)) for o in (0, 2, 3)] == [3, 3, 1]


def test_styria_answers_each_kontra_for_itself():
    state = do(playing("steirisch", "bettler", by=1), "2 kontra game 1", "2 gut", "3 gut", "0 kontra game 1", "0 gut")
    assert refused(state, "1 kontra game").code == "kontra-name-one"
    state = do(state, "1 kontra game 2", "1 gut")
    assert individual_kontras(state) == {(2, 1): 4, (0, 1): 2}
    assert individual_kontras(do(state, "2 kontra game 1")) == {(2, 1): 8, (0, 1): 2}


def test_mv_45_in_a_bei_a_declarer_kontras_the_other_game():
    """MV-45, MV-53"""
    state = all_pass(do(seated("mostviertel"), "0 bid piccolo", "1 weiter", "2 bei piccolo"))
    state = do(state, "0 kontra game 2", "0 gut", "1 kontra game 0", "1 gut", "2 kontra game", "2 gut", "3 gut")
    assert individual_kontras(state) == {(0, 2): 4, (1, 0): 2}


def test_an_announced_valat_leaves_no_trull_and_kings_in_styria():
    state = do(dreier(), "0 announce valat")
    assert refused(state, "0 announce trull").code == "announce-beside-valat"
    assert refused(do(dreier(), "0 announce trull"), "0 announce valat").code == "announce-beside-valat"
    assert do(dreier("mostviertel"), "0 announce valat", "0 announce trull").phase == "announcing"


@pytest.mark.parametrize(("rules", "allowed"), [("steirisch", True), ("steirisch-2020", False), ("tirol", True)])
def test_kontra_on_the_game_beside_an_announced_valat(rules, allowed):
    state = do(dreier(rules), "0 announce valat", "0 gut")
    assert (a.Kontra(1, GAME) in legal(state)) is allowed
    assert a.Kontra(1, "valat") in legal(state)


def test_upper_austria_kontra_or_valat_in_suit_games():
    state = do(playing("oberoesterreich", "farbensolo"), "0 gut")
    assert refused(do(state, "1 announce valat"), "1 kontra game").code == "announce-kontra-or-valat"
    assert refused(do(state, "1 kontra game"), "1 announce valat").code == "announce-kontra-or-valat"
    assert do(state, "1 kontra game", "1 gut", "2 announce valat").phase == "announcing", "another opponent may"


def test_a_game_without_kontra_still_has_premiums():
    rules = variant(load("steirisch"), contracts__dreier__kontra="none")
    state = dreier(rules)
    assert items(state, a.Kontra) == set()
    assert "trull" in items(state)


def grammopoi_announced():
    """Grammopoi announced by the declarer of a Dreier; seat 1 is on turn."""
    return do(dreier("mostviertel"), "0 announce grammopoi", "0 gut")


def kontras(state):
    """The kontra factors of Absolut and Grammopoi in the game that comes of it."""
    factors = {fact.name: fact.kontra for fact in game_of(play_on(all_gut(state))).bonuses if fact.announced}
    return factors["absolut"], factors["grammopoi"]


def test_mv_51_announcing_grammopoi_also_announces_absolut():
    """MV-51: so Absolut can be kontra'd, and nobody announces it again."""
    state = grammopoi_announced()
    assert items(state, a.Kontra) == {GAME, "absolut", "grammopoi"}
    assert "absolut" not in items(state)
    assert refused(state, "1 announce absolut").code == "announce-twice"


def test_mv_51_with_kontra_it_is_the_other_way_round():
    """MV-51: a kontra on Absolut hits Grammopoi, one on Grammopoi does not hit Absolut."""
    state = grammopoi_announced()
    assert kontras(do(state, "1 kontra absolut")) == (2, 2)
    assert kontras(do(state, "1 kontra grammopoi")) == (1, 2)


def test_mv_51_a_kontra_on_both_is_not_repeated_but_answered_for_one_or_both():
    """MV-51"""
    state = do(grammopoi_announced(), "1 kontra absolut", "1 gut", "2 gut")
    assert refused(state, "3 kontra grammopoi").code == "kontra-own-side", "it is kontra'd already"
    state = do(state, "3 gut")
    assert kontras(do(state, "0 kontra absolut")) == (4, 4)
    assert kontras(do(state, "0 kontra grammopoi")) == (2, 4)
    assert kontras(do(state, "0 kontra grammopoi", "0 kontra absolut")) == (4, 4)


def test_mv_51_an_absolut_of_somebody_else_is_another_chain():
    """MV-51: the kontra on seat 1's Absolut does not touch the declarer's Grammopoi."""
    state = do(dreier("mostviertel"), "0 gut", "1 announce absolut", "1 gut", "2 gut", "3 gut")
    state = do(state, "0 announce grammopoi", "0 kontra absolut", "0 gut")
    assert [len(item_chain(state, item)) for item in ("absolut", "grammopoi")] == [2, 1]
    assert kontras(state) == (2, 1)


def test_mv_53_a_re_once_said_also_answers_later_kontras():
    """MV-53: it is said once; whoever kontras after it plays for four times the value."""
    state = do(playing("mostviertel", "bettler", by=1), "2 kontra game 1", "2 gut", "3 gut", "0 gut", "1 kontra game")
    state = do(state, "1 gut", "2 gut", "3 kontra game 1", "3 gut", "0 gut")
    assert individual_kontras(state) == {(2, 1): 4, (3, 1): 4}
    assert refused(state, "1 kontra game").code == "kontra-nothing"


def test_mv_53_one_re_for_all_goes_on_to_sub_where_the_set_has_it():
    """MV-53: the word after a Re is the opponent's, whether he kontra'd before or after it."""
    rules = variant(load("mostviertel"), announcements__levels=(2, 4, 8))
    state = do(playing(rules, "bettler", by=1), "2 kontra game 1", "2 gut", "3 gut", "0 gut", "1 kontra game", "1 gut")
    state = do(state, "2 kontra game 1", "2 gut", "3 kontra game 1", "3 kontra game 1")
    assert individual_kontras(state) == {(2, 1): 8, (3, 1): 8}
