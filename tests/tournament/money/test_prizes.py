"""Prizes as data: money by rank, goods, shared ranks, raffle."""

from fractions import Fraction

import pytest
from hypothesis import given, strategies as st

from tarock.tournament.money import Prize, awards, raffle
from tarock.tournament.money.prizes import check_prizes
from tarock.tournament.ranking import Record, Row, rank

SEED = "5eed" * 16
WIEN = (
    Prize("rank", 1, 12000),
    Prize("rank", 2, 8000),
    Prize("rank", 3, 5000),
    Prize("rank", 4, text="Geschenkkorb"),
    Prize("rank", 5, text="Wein"),
)


def rows(*points: int) -> tuple[Row, ...]:
    return rank([Record(n, f"S{n}", (Fraction(p),)) for n, p in enumerate(points, 1)], ("total",)).rows


def test_money_for_three_then_goods():
    """Dossier 5.2, Wien: 120/80/50, then goods from rank 4."""
    found = awards(rows(9, 8, 7, 6, 5, 4), WIEN, "split", SEED)
    assert [(a.number, a.cents, a.goods) for a in found] == [
        (1, 12000, ()),
        (2, 8000, ()),
        (3, 5000, ()),
        (4, 0, ("Geschenkkorb",)),
        (5, 0, ("Wein",)),
    ]


def test_a_shared_rank_splits_the_money_of_all_its_places():
    found = awards(rows(9, 8, 8, 1), WIEN, "split", SEED)
    assert [(a.number, a.rank, a.cents) for a in found[:3]] == [(1, 1, 12000), (2, 2, 6500), (3, 2, 6500)]
    three = awards(rows(8, 8, 8, 1), (Prize("rank", 1, 10000),), "split", SEED)
    assert [(a.cents, a.rest) for a in three] == [(3333, Fraction(1, 3))] * 3  # a cent stays in the box


def test_a_shared_rank_by_lot_or_whole_for_each():
    by_lot = awards(rows(9, 8, 8, 1), WIEN, "lot", SEED)
    assert sorted(a.cents for a in by_lot if a.rank == 2) == [5000, 8000]
    assert {a.cents for a in awards(rows(9, 8, 8, 1), WIEN, "each", SEED) if a.rank == 2} == {8000}


def test_goods_of_a_shared_rank_go_by_lot():
    points = (9, 8, 7, 5, 5, 1)
    first = {
        next(a.number for a in awards(rows(*points), WIEN, "split", f"{n:064x}") if "Wein" in a.goods)
        for n in range(20)
    }
    assert first == {4, 5}
    assert awards(rows(*points), WIEN, "split", SEED) == awards(rows(*points), WIEN, "split", SEED)


def test_who_is_not_ranked_gets_nothing():
    unranked = Record(1, "S1", (Fraction(99),), ranked=False)
    found = awards(rank([unranked, Record(2, "S2", (Fraction(1),))], ("total",)).rows, WIEN, "split", SEED)
    assert [(a.number, a.cents) for a in found] == [(2, 12000)]


def test_nobody_wins_twice_in_the_raffle_before_everybody_has_won():
    prizes = tuple(Prize("raffle", text=f"Sache {n}") for n in range(7))
    won = raffle((3, 5, 8), prizes, SEED)
    assert [prize for _, prize in won] == list(prizes)
    assert {number for number, _ in won[:3]} == {number for number, _ in won[3:6]} == {3, 5, 8}
    assert raffle((8, 5, 3, 3), prizes, SEED) == won
    assert raffle((), prizes, SEED) == []


def test_everybody_may_win_the_raffle():
    firsts = {raffle((1, 2, 3, 4), (Prize("raffle", text="Speck"),), f"{n:064x}")[0][0] for n in range(60)}
    assert firsts == {1, 2, 3, 4}


@pytest.mark.parametrize(
    ("prize", "found"),
    [
        (Prize("rang", 1, 5), [("prizes[1].kind", "plain-word")]),
        (Prize("rank", 0, 5), [("prizes[1].rank", "prize-rank")]),
        (Prize("raffle", 1, 5), [("prizes[1].rank", "prize-rank")]),
        (Prize("rank", 1), [("prizes[1]", "prize-empty")]),
        (Prize("rank", 1, -5, "x"), [("prizes[1]", "prize-empty")]),
    ],
)
def test_prizes_that_cannot_be(prize: Prize, found: list[tuple[str, str]]):
    problems = check_prizes([prize])
    assert [(p.key, p.reason.code) for p in problems] == found
    assert all(p.reason.sentence(lang) for p in problems for lang in ("de", "en"))


@given(st.lists(st.integers(-3, 3), min_size=1, max_size=12), st.sampled_from(["split", "lot"]))
def test_no_more_is_given_than_there_is(points: list[int], shared: str):
    found = awards(rows(*points), WIEN, shared, SEED)
    there = sum(prize.cents for prize in WIEN if prize.rank <= len(points))
    given_out = sum(a.cents + a.rest for a in found)
    assert given_out == there
    goods = [text for a in found for text in a.goods]
    assert sorted(goods) == sorted(prize.text for prize in WIEN if prize.text and prize.rank <= len(points))
