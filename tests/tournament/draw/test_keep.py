"""Late arrivals and withdrawals: the round is drawn anew with the least changes."""

from __future__ import annotations

import pytest

from tarock.tournament.draw import Entrant, Round, draw_round, draw_rounds, report
from tests.tournament.draw.players import SEED, entrants, moved, whole


def shown(count: int) -> Round:
    return draw_round(entrants(count), seed=SEED)


def without(count: int, *gone: int) -> list[Entrant]:
    return [entrant for entrant in entrants(count) if entrant.number not in gone]


def test_without_a_change_it_stays_as_it_is() -> None:
    assert draw_round(entrants(23), seed=SEED, attempt=1, keep=shown(23)) == shown(23)


def test_a_late_arrival_takes_the_place_of_one_who_left() -> None:
    before = shown(40)
    after = draw_round([*without(40, 11), Entrant(41)], seed=SEED, attempt=1, keep=before)
    assert moved(before, after) == set()
    assert after.place_of(41) == before.place_of(11)


def test_a_walk_in_makes_a_four_a_five_and_nobody_moves() -> None:
    before = shown(40)
    after = draw_round(entrants(41), seed=SEED, attempt=1, keep=before)
    whole(after, entrants(41))
    assert moved(before, after) == set()
    table = after.table_of(41)
    assert table is not None
    assert table.players[-1] == 41


@pytest.mark.parametrize(
    ("gone", "least"),
    [
        ((), 0),
        ((1,), 3),  # 39 = 6 × 4 + 3 × 5: a table is given up, its three fill three fives
        ((1, 2), 2),  # 38 = 7 × 4 + 2 × 5, if both sat together; otherwise three leave a table and one fills the gap
    ],
)
def test_the_fewest_move(gone: tuple[int, ...], least: int) -> None:
    before = Round.of([range(first, first + 4) for first in range(1, 41, 4)])
    after = draw_round(without(40, *gone), seed=SEED, attempt=1, keep=before)
    whole(after, without(40, *gone))
    assert len(moved(before, after)) == least


def test_a_five_gives_one_where_a_four_has_lost_one() -> None:
    before = Round.of([[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 15, 16, 17]])
    after = draw_round(without(17, 2), seed=SEED, attempt=1, keep=before)
    assert [len(table.players) for table in after.tables] == [4, 4, 4, 4]
    (mover,) = moved(before, after)
    assert mover in (13, 14, 15, 16, 17)
    assert after.tables[0].players[1] == mover  # in the place of who left
    assert after.tables[1:3] == before.tables[1:3]


def test_who_moves_is_chosen_so_that_nobody_meets_twice() -> None:
    """Of the five only number 17 has met none of the three that miss a fourth."""
    history = (Round.of([[1, 13], [3, 14], [4, 15]]), Round.of([[1, 16]]))
    before = Round.of([[1, 2, 3, 4], [5, 8, 9, 10], [6, 7, 11, 12], [13, 15, 14, 17, 16]])
    after = draw_round(without(17, 2), seed=SEED, history=history, attempt=1, keep=before)
    assert moved(before, after) == {17}


def test_who_cannot_walk_moves_even_so_if_his_table_is_another_now() -> None:
    before = shown(20)
    place = before.place_of(7)
    assert place is not None
    table = 1 if place[0] != 1 else 2
    players = [Entrant(number, fixed_table=table if number == 7 else None) for number in range(1, 21)]
    after = draw_round(players, seed=SEED, attempt=1, keep=before)
    assert (after.place_of(7) or (0, 0))[0] == table
    assert len(moved(before, after)) == 2


def test_three_rounds_with_two_withdrawals_and_a_walk_in_keep_the_meetings_at_zero() -> None:
    first, second = draw_rounds(entrants(120), 2, seed=SEED)
    players = [*without(120, 30, 77), Entrant(121)]
    again = draw_round(players, seed=SEED, history=(first,), attempt=1, keep=second)
    whole(again, players)
    third = draw_round(players, seed=SEED, history=(first, again))
    assert report([first, again, third]).repeats == ()
    assert len(moved(second, again)) <= 4
