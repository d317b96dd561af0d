"""Bots play every rule set and every contract to the end: nothing illegal, every choice explained, sums of zero."""

from __future__ import annotations

from random import Random

import pytest

from tarock.bots import Player, RandomPlayer, ThumbPlayer
from tarock.deal import Phase, State, game_of
from tarock.rules import builtin_ids, load
from tarock.scoring import settle
from tests.bots.tables import Move, fresh, in_contract, moves

DEALS = 60


def check(rules_id: str, state: State, players: list[Player], seed: int) -> State:
    rules = load(rules_id)
    last = state
    for step in moves(state, players, Random(seed)):
        if isinstance(step, Move):
            for lang in ("de", "en"):
                sentence = step.choice.reason.sentence(lang)
                assert sentence
                assert sentence[-1] in ".:", sentence
                assert "{" not in sentence
        else:
            last = step
    assert last.finished
    if last.end != "thrown-in":
        settlement = settle(rules, game_of(last))
        assert sum(settlement.points) == sum(settlement.cash) == 0
    return last


@pytest.mark.parametrize("rules_id", builtin_ids())
def test_thumbs_play_whole_deals(rules_id: str) -> None:
    rules = load(rules_id)
    thumb = ThumbPlayer(rules)
    played = {check(rules_id, fresh(rules, board), [thumb] * 4, board).contract_id for board in range(1, DEALS + 1)}
    kinds = {rules.contracts[c].kind for c in played}
    assert len(played) >= 5
    assert {"positive", "negative", "trischaken"} <= kinds


@pytest.mark.parametrize("rules_id", builtin_ids())
def test_chance_plays_whole_deals(rules_id: str) -> None:
    rules = load(rules_id)
    for board in range(1, DEALS + 1):
        check(rules_id, fresh(rules, board), [RandomPlayer()] * 4, board)


@pytest.mark.parametrize("rules_id", builtin_ids())
def test_thumbs_and_chance_at_one_table(rules_id: str) -> None:
    """Chance brings thumbs into auctions, contracts and announcements that they would never choose."""
    rules = load(rules_id)
    thumb, chance = ThumbPlayer(rules), RandomPlayer()
    for board in range(1, DEALS // 2 + 1):
        check(rules_id, fresh(rules, board), [thumb, chance, thumb, chance], board)


@pytest.mark.parametrize("rules_id", builtin_ids())
def test_thumbs_play_every_contract(rules_id: str) -> None:
    rules = load(rules_id)
    thumb = ThumbPlayer(rules)
    for contract in rules.contracts.values():
        count = 0
        for board in range(1, 30):
            seat = 0 if contract.who == "forehand" else board % 4
            state = in_contract(rules, contract, board, seat)
            if state is not None and count < 4:
                assert state.phase is not Phase.AUCTION
                check(rules_id, state, [thumb] * 4, board)
                count += 1
        assert count == 4, contract.id


@pytest.mark.parametrize("rules_id", builtin_ids())
def test_chance_plays_every_contract(rules_id: str) -> None:
    rules = load(rules_id)
    for contract in rules.contracts.values():
        for board in range(1, 9):
            state = in_contract(rules, contract, board, 0)
            if state is not None:
                check(rules_id, state, [RandomPlayer()] * 4, board)
