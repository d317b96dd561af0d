"""Tables with pauses: nobody is at one twice before all once, while that is possible."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

from tarock.tournament.draw import Entrant, Round, draw_round, draw_rounds, report
from tests.tournament.draw.players import SEED, entrants


def nobody_before_all(rounds: Sequence[Round]) -> bool:
    """After each round nobody has paused twice more than another (T67)."""
    paused: Counter[int] = Counter()
    for drawn in rounds:
        for table in drawn.tables:
            for player in table.players:
                paused[player] += len(table.players) > 4
        if max(paused.values()) - min(paused.values()) > 1:
            return False
    return True


@pytest.mark.parametrize("count", [25, 29, 30, 33, 34, 35, 37, 38, 39, 41, 43, 59, 83, 119])
def test_nobody_twice_before_all_once(count: int) -> None:
    """T58, T67; and still nobody meets anybody twice."""
    rounds = draw_rounds(entrants(count), 3, seed=SEED)
    assert nobody_before_all(rounds)
    assert report(rounds).pauses_fair
    assert report(rounds).repeats == ()


@pytest.mark.parametrize("count", [9, 10, 17, 18, 19, 21, 22, 23, 26, 27, 31])
def test_with_few_tables_pauses_can_come_first(count: int) -> None:
    """T67 for the numbers where fair pauses and no second meeting exclude each other (docs/draw.md)."""
    assert nobody_before_all(draw_rounds(entrants(count), 3, seed=SEED, order=("pauses", "meetings", "apart")))


@pytest.mark.parametrize("count", [21, 22, 23, 26, 27, 31])
def test_where_meetings_come_first_the_pauses_are_as_fair_as_they_leave_room(count: int) -> None:
    rounds = draw_rounds(entrants(count), 3, seed=SEED)
    assert report(rounds).repeats == ()
    assert not nobody_before_all(rounds)
    assert sum(report(rounds).pauses.values()) == 3 * 5 * (count % 4)


def test_one_by_one_the_first_pauses_go_to_all_who_had_none() -> None:
    """23 players have been at a table of five in round 1 or are at one in round 2, if pauses come first."""
    rounds: tuple[Round, ...] = ()
    for _ in range(2):
        rounds = (*rounds, draw_round(entrants(23), seed=SEED, history=rounds, order=("pauses", "meetings", "apart")))
    assert min(report(rounds).pauses.values()) == 1


def test_a_walk_in_has_not_paused_yet() -> None:
    """After a round of 5 + 5 all have been at a five once; the eleventh and twelfth come, the thirteenth pauses."""
    first = draw_round(entrants(10), seed=SEED)
    second = draw_round(entrants(13), seed=SEED, history=(first,), order=("pauses", "meetings", "apart"))
    five = next(table for table in second.tables if len(table.players) == 5)
    assert {11, 12, 13} <= set(five.players)


def test_sixes_count_as_tables_with_pauses_two_sit_out() -> None:
    rounds = draw_rounds([Entrant(number) for number in range(1, 12)], 2, seed=SEED, sizes=(4, 5, 6))
    assert [sorted(table.pauses for table in drawn.tables) for drawn in rounds] == [[1, 2], [1, 2]]
    assert set(report(rounds).pauses.values()) == {2}
