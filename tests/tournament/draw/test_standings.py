"""Rounds by standings: blocks, snake, and blocks without a second meeting."""

from __future__ import annotations

import pytest

from tarock.tournament.draw import Entrant, draw_round, draw_rounds, report
from tests.tournament.draw.players import SEED, entrants, whole

RANKING = [5, 12, 1, 9, 16, 3, 8, 14, 2, 11, 6, 13, 10, 4, 15, 7]


def test_the_best_four_play_at_table_one() -> None:
    drawn = draw_round(entrants(16), seed=SEED, mode="blocks", ranking=RANKING)
    assert [set(table.players) for table in drawn.tables] == [
        {5, 12, 1, 9},
        {16, 3, 8, 14},
        {2, 11, 6, 13},
        {10, 4, 15, 7},
    ]


def test_the_snake_goes_down_and_up() -> None:
    drawn = draw_round(entrants(16), seed=SEED, mode="snake", ranking=RANKING)
    assert [set(table.players) for table in drawn.tables] == [
        {5, 14, 2, 7},
        {12, 8, 11, 15},
        {1, 3, 6, 4},
        {9, 16, 13, 10},
    ]


@pytest.mark.parametrize("mode", ["blocks", "snake", "swiss"])
@pytest.mark.parametrize("count", [8, 18, 23, 41])
def test_everybody_sits_and_the_last_tables_pause(mode: str, count: int) -> None:
    players = entrants(count)
    drawn = draw_round(players, seed=SEED, mode=mode, ranking=list(range(count, 0, -1)))
    whole(drawn, players)
    sizes = [len(table.players) for table in drawn.tables]
    assert sizes == sorted(sizes)


def test_who_has_gone_is_passed_over_and_who_is_new_comes_last() -> None:
    players = [*(entrant for entrant in entrants(16) if entrant.number != 12), Entrant(99)]
    drawn = draw_round(players, seed=SEED, mode="blocks", ranking=RANKING)
    assert set(drawn.tables[0].players) == {5, 1, 9, 16}
    assert 99 in drawn.tables[3].players


def test_the_table_comes_to_who_cannot_walk() -> None:
    """Number 5, the best, cannot leave table 3: the first block plays there."""
    players = [Entrant(number, fixed_table=3 if number == 5 else None) for number in range(1, 17)]
    drawn = draw_round(players, seed=SEED, mode="blocks", ranking=RANKING)
    assert set(drawn.tables[2].players) == {5, 12, 1, 9}
    assert set(drawn.tables[0].players) == {16, 3, 8, 14}


def test_two_of_a_block_who_cannot_walk_from_different_tables() -> None:
    fixed = {5: 3, 12: 2, 7: 3}
    players = [Entrant(number, fixed_table=fixed.get(number)) for number in range(1, 17)]
    drawn = draw_round(players, seed=SEED, mode="blocks", ranking=RANKING)
    whole(drawn, players)
    places = {number: drawn.place_of(number) for number in fixed}
    assert {number: place and place[0] for number, place in places.items()} == fixed


def test_swiss_keeps_the_blocks_as_far_as_nobody_meets_twice() -> None:
    before = draw_rounds(entrants(40), 2, seed=SEED)
    ranking = list(range(1, 41))
    drawn = draw_round(entrants(40), seed=SEED, history=before, mode="swiss", ranking=ranking)
    assert report([*before, drawn]).repeats == ()
    far = [
        abs(number - (player - 1) // 4 - 1) for number, table in enumerate(drawn.tables, 1) for player in table.players
    ]
    blocks = draw_round(entrants(40), seed=SEED, history=before, mode="blocks", ranking=ranking)
    assert report([*before, blocks]).repeated > 0
    assert max(far) <= 3


def test_swiss_without_history_is_blocks() -> None:
    swiss = draw_round(entrants(16), seed=SEED, mode="swiss", ranking=RANKING)
    assert set(swiss.tables[0].players) == {5, 12, 1, 9}
