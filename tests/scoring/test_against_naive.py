"""The engine against the settlement that was written from the texts alone, on random games of every rule set."""

import pytest

from tarock.rules import builtin_ids, load
from tarock.scoring import settle
from tests.scoring.games import possible_games
from tests.scoring.naive_settlement import naive

GAMES = 500


@pytest.mark.parametrize("set_id", builtin_ids())
def test_engine_and_naive_settlement_agree(set_id):
    rules = load(set_id)
    for game in possible_games(rules, f"naive {set_id}", GAMES):
        settlement = settle(rules, game)
        assert (list(settlement.points), list(settlement.cash)) == naive(set_id, game), game


@pytest.mark.nightly
@pytest.mark.parametrize("set_id", builtin_ids())
def test_engine_and_naive_settlement_agree_on_many_games(set_id):
    rules = load(set_id)
    for game in possible_games(rules, f"naive, many, {set_id}", 40 * GAMES):
        settlement = settle(rules, game)
        assert (list(settlement.points), list(settlement.cash)) == naive(set_id, game), game
