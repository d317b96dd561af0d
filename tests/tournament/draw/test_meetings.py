"""Nobody meets anybody twice while that is possible; the least where it is not."""

from __future__ import annotations

from itertools import combinations

import pytest

from tarock.tournament.draw import Round, draw_round, draw_rounds, least_repeats, partition, report
from tests.tournament.draw.players import SEED, entrants, seed, whole


def again(rounds: tuple[Round, ...]) -> int:
    """Pairs of rounds in which two meet, beyond the first: counted independently of `report`."""
    count = 0
    for one, other in combinations(rounds, 2):
        pairs = [
            {frozenset(pair) for table in r.tables for pair in combinations(table.players, 2)} for r in (one, other)
        ]
        count += len(pairs[0] & pairs[1])
    return count


@pytest.mark.parametrize("sizes", [(4, 5), (4, 5, 6)])
def test_all_numbers_from_8_to_200_are_drawn(sizes: tuple[int, ...]) -> None:
    for count in range(8, 201):
        if count == 11 and 6 not in sizes:
            continue
        players = entrants(count)
        whole(draw_round(players, seed=SEED, sizes=sizes), players, sizes)


@pytest.mark.parametrize("count", [16, *range(20, 41), 59, 83, 120, 200, 400])
def test_three_rounds_without_a_second_meeting(count: int) -> None:
    players = entrants(count)
    rounds = draw_rounds(players, 3, seed=SEED)
    for drawn in rounds:
        whole(drawn, players)
    assert again(rounds) == 0
    assert report(rounds).repeats == ()


@pytest.mark.parametrize(("count", "least"), [(17, 3), (18, 6), (19, 9)])
def test_17_to_19_players_meet_again_no_more_than_a_five_table_makes_unavoidable(count: int, least: int) -> None:
    rounds = draw_rounds(entrants(count), 3, seed=SEED)
    assert least_repeats(partition(count), 3) == least
    assert again(rounds) == least
    assert report(rounds).repeated <= least


@pytest.mark.parametrize("count", [16, 20, 21, 23, 40, 83])
def test_one_by_one_is_as_good_as_all_at_once(count: int) -> None:
    rounds: tuple[Round, ...] = ()
    for _ in range(3):
        rounds = (*rounds, draw_round(entrants(count), seed=SEED, history=rounds))
    assert again(rounds) == 0


@pytest.mark.parametrize("count", [24, 28, 32, 40, 80])
def test_five_rounds_without_a_second_meeting(count: int) -> None:
    assert again(draw_rounds(entrants(count), 5, seed=SEED)) == 0


def test_the_bound_is_zero_for_16_and_from_20_on() -> None:
    zero = [count for count in range(12, 401) if least_repeats(partition(count), 3) == 0]
    assert zero == [16, *range(20, 401)]


def test_a_substitute_meets_all_for_the_first_time() -> None:
    """T71: the substitute is an entrant of his own; what his predecessor has met is not his."""
    first = draw_round(entrants(20), seed=SEED)
    others = [entrant for entrant in entrants(21) if entrant.number != 7]
    second = draw_round(others, seed=SEED, history=(first,))
    assert 7 not in second.players
    assert 21 in second.players
    assert again((first, second)) == 0


def test_removed_players_are_in_no_later_draw_and_their_history_stays() -> None:
    """T62."""
    first = draw_round(entrants(24), seed=SEED)
    staying = [entrant for entrant in entrants(24) if entrant.number not in (3, 17)]
    second = draw_round(staying, seed=SEED, history=(first,))
    third = draw_round(staying, seed=SEED, history=(first, second))
    for drawn in (second, third):
        whole(drawn, staying)
    assert {3, 17} <= first.players
    assert again((first, second, third)) == 0


def test_a_random_draw_would_repeat_about_thirteen_pairs() -> None:
    """What the search is for: the first round's draw, made three times without looking back."""
    found = []
    for number in range(20):
        rounds = tuple(draw_round(entrants(120), seed=seed(100 * number + turn)) for turn in range(3))
        found.append(again(rounds))
    assert 9 < sum(found) / len(found) < 18
