"""Who does not want to sit together, who cannot walk, and table numbers that change."""

from __future__ import annotations

import pytest

from tarock.tournament.draw import Entrant, draw_round, draw_rounds, report
from tests.tournament.draw.players import SEED, entrants, whole

CLUBS = ("Frohnleiten", "Graz", "Amstetten", "Linz")


def test_club_mates_and_couples_sit_apart() -> None:
    players = [
        Entrant(number, frozenset({CLUBS[number % 4]} if number % 3 else {f"couple {number // 6}"}))
        for number in range(1, 61)
    ]
    said = report(draw_rounds(players, 3, seed=SEED), players)
    assert said.together == ()
    assert said.repeats == ()


def test_what_cannot_be_met_is_met_as_far_as_possible_and_reported() -> None:
    """Eight of one club at five tables: three tables have two of them, three pairs a round."""
    players = [Entrant(number, frozenset({"Graz"} if number <= 8 else ())) for number in range(1, 21)]
    drawn = draw_round(players, seed=SEED)
    said = report([drawn], players)
    assert len(said.together) == 3
    for pair in said.together:
        table = drawn.table_of(pair.players[0])
        assert table is not None
        assert (pair.round, pair.table) == (1, table.number)
        assert set(pair.players) <= set(table.players)
        assert pair.shared == {"Graz"}


def test_meetings_outweigh_clubs_unless_the_cup_wants_it_otherwise() -> None:
    """Five clubs of four at five tables: each order of the wishes keeps at least its first one whole."""
    players = [Entrant(number, frozenset({f"club {number % 5}"})) for number in range(20)]
    rounds = draw_rounds(players, 3, seed=SEED)
    assert report(rounds, players).repeats == ()
    other = draw_rounds(players, 3, seed=SEED, order=("apart", "meetings", "pauses"))
    assert report(other, players).together == ()


@pytest.mark.parametrize("count", [20, 23, 60])
def test_who_cannot_walk_keeps_the_table(count: int) -> None:
    fixed = {2: 1, 9: 3, 10: 3, 20: 4}
    players = [Entrant(number, fixed_table=fixed.get(number)) for number in range(1, count + 1)]
    for drawn in draw_rounds(players, 3, seed=SEED):
        whole(drawn, players)
        for number, table in fixed.items():
            place = drawn.place_of(number)
            assert place is not None
            assert place[0] == table


def test_a_fixed_table_beyond_the_last_is_used_as_it_is() -> None:
    players = [Entrant(number, fixed_table=12 if number == 5 else None) for number in range(1, 21)]
    assert draw_round(players, seed=SEED).numbers == (1, 2, 3, 4, 12)


def test_where_every_table_has_somebody_who_stays_the_pauses_wander() -> None:
    players = [Entrant(number, fixed_table=number if number <= 5 else None) for number in range(1, 22)]
    fives = [
        next(table.number for table in drawn.tables if table.pauses) for drawn in draw_rounds(players, 5, seed=SEED)
    ]
    assert sorted(fives) == [1, 2, 3, 4, 5]


@pytest.mark.parametrize("count", [40, 61, 120, 200])
def test_nobody_sits_at_a_table_number_again(count: int) -> None:
    assert report(draw_rounds(entrants(count), 3, seed=SEED)).tables == ()


def test_sixteen_players_at_four_tables_have_to_come_back_and_that_is_reported() -> None:
    """A table of four has one player of each table of the round before: one of them sits at its number again."""
    found = report(draw_rounds(entrants(16), 2, seed=SEED)).tables
    assert len(found) == 4
    assert all(again.rounds == (1, 2) for again in found)


def test_who_cannot_walk_is_no_broken_wish_in_the_report() -> None:
    players = [Entrant(number, fixed_table=3 if number == 1 else None) for number in range(1, 41)]
    assert report(draw_rounds(players, 3, seed=SEED), players).tables == ()


def test_tables_with_pauses_are_the_last_ones_in_the_first_round() -> None:
    drawn = draw_round(entrants(23), seed=SEED)
    assert [len(table.players) for table in drawn.tables] == [4, 4, 5, 5, 5]
