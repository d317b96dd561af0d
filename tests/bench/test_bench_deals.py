"""The deals that the benchmarks play are whole deals by the rules (`deals.played` raises where one is refused)."""

from itertools import count
from random import Random

import pytest

from bench import deals
from tarock.rules import builtin_ids, load


@pytest.mark.parametrize("rules_id", builtin_ids())
def test_random_deals_end_and_settle(rules_id: str) -> None:
    rng = Random(7)
    ends = {deals.whole_deal(load(rules_id), board, rng, deals.any_action).end for board in range(1, 31)}
    assert "played" in ends


@pytest.mark.parametrize("rules_id", builtin_ids())
def test_the_plain_game_is_twelve_tricks_of_the_cheapest_called_game(rules_id: str) -> None:
    rules = load(rules_id)
    state = deals.before_play(rules, count(1), Random(7), 1)[0]
    done = deals.played(state, Random(7), deals.plain_game(deals.lowest_called_game(rules)))
    assert done.contract.partner == "called"
    assert len(done.tricks) == 12
    assert not done.announced
