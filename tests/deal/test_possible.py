"""A deal played by the engine ends as a game that could be: `possible` finds nothing wrong with it, by any rule set."""

from random import Random

import pytest
from hypothesis import given, settings, strategies as st

from tarock.cards import KINGS_MASK, cards_of, mask_of
from tarock.deal import GAME, Phase, State, act, actions as a, game_of, legal, new_deal
from tarock.rules import builtin_ids, load
from tarock.rules.words import GIVE_UP_PAYS
from tarock.scoring.game import Game
from tarock.scoring.possible import problems
from tarock.scoring.settle import settle
from tests.deal.random_play import random_action, random_deal
from tests.deal.table import all_gut, discard_any, do, play_on, playing, refused, seated, variant

NAMES = ("Anna", "Bert", "Cilli", "Dora")
HIGH = "Sk XXI XX XIX XVIII XVII XVI XV XIV H4 H3 H2"
EVERY_SET = pytest.mark.parametrize("rules_id", builtin_ids())
SEED = st.integers(0, 10**9)


def found_in(state: State) -> list[str]:
    """The codes of what `possible` finds wrong with the deal's game."""
    return [problem.reason.code for problem in problems(state.rules, game_of(state), NAMES)]


def four_kings_for_vorhand(state: State) -> State:
    """The same deal with the four kings at Vorhand, in exchange for cards of hers."""
    away = [card for card in cards_of(state.hands[0]) if not KINGS_MASK >> card & 1]
    wanted = cards_of(KINGS_MASK & ~state.hands[0])
    move = dict(zip(wanted, away, strict=False))
    move |= {new: old for old, new in move.items()}
    one, two, three, four = (mask_of(move.get(card, card) for card in cards_of(hand)) for hand in state.hands)
    (a1, a2, a3), (b1, b2, b3) = ([move.get(card, card) for card in half] for half in state.talon)
    return new_deal(state.rules, (one, two, three, four), ((a1, a2, a3), (b1, b2, b3)))


def talkative(state: State, rng: Random) -> a.Action:
    """A random action, often one more word while there is talking."""
    said = [action for action in legal(state) if not isinstance(action, a.Gut)] if state.phase == "announcing" else []
    return rng.choice(said) if said and rng.random() < 0.5 else random_action(state, rng)


@EVERY_SET
@settings(max_examples=60)
@given(seed=SEED)
def test_the_game_of_a_deal_has_no_problems_and_is_settled(rules_id, seed):
    rng = Random(seed)
    state = random_deal(load(rules_id), rng)
    if rng.random() < 0.2:
        state = four_kings_for_vorhand(state)
    while not state.finished:
        after = act(state, talkative(state, rng))
        assert isinstance(after, State)
        state = after
    assert found_in(state) == []
    settlement = settle(state.rules, game_of(state))
    assert sum(settlement.points) == sum(settlement.cash) == 0


def dreier(rules):
    return do(playing(rules, "dreier", HIGH), "0 half A", "0 discard H4 H3 H2", "0 gut")


def kontras(state):
    """The factors of the finished game: on the game, and on the Valat."""
    game = game_of(play_on(all_gut(state)))
    return game.game_kontra, *(fact.kontra for fact in game.bonuses if fact.name == "valat" and fact.announced)


def test_a_valat_and_an_announced_trull_exclude_each_other_whoever_spoke_first():
    """WTC21: beside an announced Valat Trull and kings cannot be announced."""
    state = do(dreier("steirisch"), "1 announce trull", "1 gut")
    assert refused(state, "2 announce valat").code == "announce-beside-valat"
    state = do(dreier("steirisch"), "1 announce valat", "1 gut")
    assert refused(state, "2 announce trull").code == "announce-beside-valat"
    assert do(dreier("tirol"), "1 announce trull", "1 gut", "2 announce valat").turn == 2


def test_mv_52_a_kontra_on_the_game_falls_with_an_announced_valat_also_if_said_before():
    """MV-52, MV-22: the Valat takes the place of the game; what is kontra'd is the Valat."""
    state = do(dreier("mostviertel"), "1 kontra game", "1 gut", "2 gut", "3 gut")
    assert kontras(state) == (2,)
    state = do(state, "0 announce valat")
    assert refused(state, "0 kontra game").code == "kontra-beside-valat"
    assert kontras(state) == (1, 1)
    state = do(state, "0 gut", "1 kontra valat")
    assert kontras(state) == (1, 2)
    assert found_in(play_on(all_gut(state))) == []


def test_in_upper_austria_a_kontra_on_the_game_goes_over_to_the_valat_whenever_it_was_said():
    """The higher of both factors holds for the Valat, and the game itself is not paid beside it."""
    rules = variant(load("oberoesterreich"), announcements__rounds="until-three-gut")
    before = do(dreier(rules), "1 kontra game", "1 gut", "2 gut", "3 gut", "0 kontra game", "0 announce valat", "0 gut")
    assert kontras(before) == (1, 4)
    both = do(before, "1 kontra valat")
    assert kontras(both) == (1, 4)
    assert found_in(play_on(all_gut(both))) == []
    after = do(dreier("oberoesterreich"), "1 announce valat", f"1 kontra {GAME}", "1 gut")
    assert kontras(after) == (1, 2)


def test_where_game_and_valat_are_paid_side_by_side_both_kontras_stay():
    """Vienna: game and Valat can both be kontra'd."""
    state = do(dreier("steirisch"), "1 announce valat", f"1 kontra {GAME}", "1 gut", "2 gut", "3 gut", "0 kontra valat")
    assert kontras(state) == (2, 2)


def test_sauwald_whoever_got_vorhand_plays_her_games():
    """SWC19: all rights move with the Vorhand."""
    start = do(seated("sauwald", "HK KK PK TK"), "0 hand-on")
    said = do(start, "1 forehand", "2 weiter", "3 weiter")
    assert do(said, "1 bid rufer").phase is Phase.CALLING
    assert found_in(play_on(do(said, "1 bid trischaken"))) == []
    six = discard_any(do(start, "1 bid sechserdreier", "2 weiter", "3 weiter"))
    assert found_in(play_on(all_gut(six))) == []


@pytest.mark.parametrize(("counts", "points"), [((75, 60, 45, 30), (-3, 1, 1, 1)), ((60, 75, 45, 30), (2, -6, 2, 2))])
def test_sauwald_in_trischaken_the_vorhand_to_whom_it_was_handed_pays_double(counts, points):
    """SWC19: double for Vorhand, and that is who declared the Trischaken."""
    game = Game("trischaken", (1,), counts=counts, tricks=(3, 3, 3, 3))
    assert settle(load("sauwald"), game).points == points


@pytest.mark.parametrize("pays", GIVE_UP_PAYS)
def test_mv_33_a_given_up_bird_game_names_a_bird_also_where_none_was_said(pays):
    """MV-33, MV-32"""
    rules = variant(load("mostviertel"), calling__give_up_pays=pays)
    state = do(playing(rules, "besserrufer", "II III HK KK PK", a_half="TK"), "0 call TK", "0 give-up")
    assert [fact.name for fact in game_of(state).bonuses] == ["uhu"]
    assert found_in(state) == []
