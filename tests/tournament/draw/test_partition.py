"""T58: 8 … 200 players into tables of four and five; eleven are explained with the choices."""

from __future__ import annotations

from itertools import product

import pytest

from tarock.rules import Problems
from tarock.tournament.draw import Choice, choices, partition


def least(players: int, sizes: tuple[int, ...]) -> tuple[int, ...] | None:
    """Independently: all ways, the one with the fewest of the last size, then of the one before."""
    counts = product(*(range(players // size + 1) for size in sizes))
    ways = [way for way in counts if sum(n * size for n, size in zip(way, sizes, strict=True)) == players]
    if not ways:
        return None
    best = min(ways, key=lambda way: tuple(reversed(way)))
    return tuple(sorted(size for n, size in zip(best, sizes, strict=True) for _ in range(n)))


@pytest.mark.parametrize("sizes", [(4, 5), (4, 5, 6), (4, 6, 5), (4,), (4, 6), (5, 4)])
def test_the_fewest_of_the_sizes_named_last(sizes: tuple[int, ...]) -> None:
    for players in range(1, 64):
        expected = least(players, sizes)
        if expected is None:
            with pytest.raises(Problems):
                partition(players, sizes)
        else:
            assert partition(players, sizes) == expected


def test_all_from_8_to_400_but_11_go_into_fours_and_fives() -> None:
    for players in range(8, 401):
        if players != 11:
            tables = partition(players)
            assert sum(tables) == players
            assert tables.count(5) == players % 4


def test_twenty_three_players_have_three_fives_not_more_fives_than_needed() -> None:
    assert partition(23) == (4, 4, 5, 5, 5)


def test_a_six_only_where_fives_do_not_do_unless_it_is_preferred() -> None:
    assert partition(11, (4, 5, 6)) == (5, 6)
    assert partition(10, (4, 5, 6)) == (5, 5)
    assert partition(10, (4, 6, 5)) == (4, 6)


def test_eleven_players_are_explained_with_all_choices() -> None:
    assert choices(11) == (
        Choice("wait", 12, (4, 5), (4, 4, 4)),
        Choice("leave", 10, (4, 5), (5, 5)),
        Choice("allow", 11, (4, 5, 6), (5, 6)),
    )
    with pytest.raises(Problems) as found:
        partition(11)
    assert [problem.reason.sentence() for problem in found.value.problems] == [
        "11 Spieler lassen sich nicht auf Tische zu 4, 5 aufteilen.",
        "Möglichkeit: auf 1 weitere warten; 12 Spieler gehen auf: 3 × 4.",
        "Möglichkeit: um 1 weniger; 10 Spieler gehen auf: 2 × 5.",
        "Möglichkeit: Tische zu 6 zulassen; dann geht es auf: 1 × 5 + 1 × 6.",
    ]


@pytest.mark.parametrize(
    ("players", "sizes", "kinds"),
    [
        (0, (4, 5), ["wait"]),
        (3, (4, 5), ["wait"]),
        (7, (4, 5), ["wait", "leave"]),
        (7, (4, 5, 6), ["wait", "leave"]),
        (9, (4,), ["wait", "leave", "allow"]),
        (10, (4,), ["wait", "leave", "allow", "allow"]),
    ],
)
def test_only_choices_that_work(players: int, sizes: tuple[int, ...], kinds: list[str]) -> None:
    found = choices(players, sizes)
    assert [choice.kind for choice in found] == kinds
    for choice in found:
        assert partition(choice.players, choice.sizes) == choice.tables
