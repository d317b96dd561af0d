"""What the engine plays can be: every random deal ends in a game without problems, and both settlements agree on it."""

from random import Random

import pytest

from tarock.deal.outcome import game_of
from tarock.rules import builtin_ids, load
from tarock.scoring import settle
from tarock.scoring.possible import problems
from tests.deal.random_play import random_deal, random_steps
from tests.scoring.games import NAMES
from tests.scoring.naive_settlement import naive


def games(set_id, seed, number):
    rng = Random(f"{set_id} {seed}")
    for _ in range(number):
        *_, state = random_steps(random_deal(load(set_id), rng), rng)
        if state.end != "thrown-in":
            yield game_of(state)


def check(set_id, seed, number):
    rules = load(set_id)
    for game in games(set_id, seed, number):
        assert problems(rules, game, NAMES) == [], game
        settlement = settle(rules, game)
        assert (list(settlement.points), list(settlement.cash)) == naive(set_id, game), game


@pytest.mark.parametrize("set_id", builtin_ids())
def test_dealt_games_are_possible_and_settled_alike(set_id):
    check(set_id, "dealt", 25)


@pytest.mark.nightly
@pytest.mark.parametrize("set_id", builtin_ids())
def test_many_dealt_games_are_possible_and_settled_alike(set_id):
    check(set_id, "many dealt", 2000)
