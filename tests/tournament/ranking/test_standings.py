"""Who is ahead, why, and where nothing decides. The ties of the cups' own reports and rules are cases."""

from fractions import Fraction
from hashlib import sha256

import pytest
from hypothesis import given, strategies as st

from tarock.tournament.ranking import CRITERIA, NAMES, Record, Standings, lot, rank, shared_within, table_ranks

SEED = "5eed" * 16
TIROL = ("total", "rounds_sorted", "table_ranks", "lot")
KAERNTEN = ("total", "best_round")


def record(number: int, *rounds: int | None, ranks: tuple[int | None, ...] = (), final: int | None = None) -> Record:
    points = tuple(None if part is None else Fraction(part) for part in rounds)
    return Record(number, f"Spieler {number}", points, ranks, None if final is None else Fraction(final))


def order(standings: Standings) -> list[tuple[int | None, int, str]]:
    return [(row.rank, row.number, row.decided_by) for row in standings.rows]


def test_kaernten_138_is_138_decided_by_the_better_best_round():
    """KTC final 2025 (T 59): two with 138, "mit der schlechteren besten Runde" is behind."""
    found = rank([record(1, 60, 48, 30), record(2, 20, 81, 37), record(3, 140, 0, 0)], KAERNTEN)
    assert order(found) == [(1, 3, ""), (2, 2, "best_round"), (3, 1, "best_round")]
    first, second = found.rows[1:]
    assert first.why is not None
    assert second.why is not None
    assert first.why.code == "rank-decided"
    assert first.why.sentence("de") == "138 = 138: bessere beste Runde (81 gegen 60, Spieler 1)."
    assert second.why.sentence("en") == "138 = 138: better best round (60 against 81, Spieler 2)."


def test_kaernten_has_no_more_and_shares_the_rank():
    found = rank([record(1, 81, 20, 37), record(2, 20, 81, 37), record(3, 1, 1, 1)], KAERNTEN)
    assert order(found) == [(1, 1, ""), (1, 2, ""), (3, 3, "")]
    assert [row.shared for row in found.rows] == [2, 2, 1]


def test_tirol_three_with_the_same_sum_by_rounds_then_table_ranks():
    """TTC19: the better best round (and so on), the better ranks at the tables, and at last the lot."""
    found = rank(
        [
            record(1, 50, 30, 10, ranks=(1, 2, 2)),
            record(2, 10, 50, 30, ranks=(1, 1, 2)),
            record(3, 55, 20, 15, ranks=(4, 4, 4)),
        ],
        TIROL,
        SEED,
    )
    assert order(found) == [(1, 3, "rounds_sorted"), (2, 2, "rounds_sorted"), (3, 1, "table_ranks")]
    assert found.rows[1].why is not None
    assert found.rows[2].why is not None
    assert (
        found.rows[2].why.sentence("de") == "90 = 90: bessere Tischränge (1. / 2. / 2. gegen 1. / 1. / 2., Spieler 2)."
    )


def test_tirol_three_alike_in_everything_are_decided_by_a_lot_that_anybody_can_repeat():
    alike = [record(number, 40, 30, 20, ranks=(1, 2, 2)) for number in (7, 8, 9)]
    found = rank(alike, TIROL, SEED)
    tickets = {n: sha256(f"tarock-lot-v1|{SEED}|{n}".encode()).hexdigest() for n in (7, 8, 9)}
    assert [row.number for row in found.rows] == sorted(tickets, key=lambda n: tickets[n], reverse=True)
    assert [row.rank for row in found.rows] == [1, 2, 3]
    assert {row.decided_by for row in found.rows} == {"lot"}
    assert found.rows[0].why is not None
    assert tickets[found.rows[0].number][:8] in found.rows[0].why.sentence("de")
    assert rank(reversed(alike), TIROL, SEED) == found
    other = {tuple(row.number for row in rank(alike, TIROL, f"{seed:064x}").rows) for seed in range(40)}
    assert len(other) == 6  # every order comes up


def test_before_the_seed_is_drawn_no_lot_decides():
    found = rank([record(1, 5), record(2, 5)], TIROL)
    assert [row.rank for row in found.rows] == [1, 1]


def test_oesterreich_finale_by_the_better_final():
    """Equal totals of preliminary and final points: the better final is ahead."""
    found = rank([record(1, 120, 30, final=30), record(2, 95, 55, final=55)], ("total", "final"))
    assert order(found) == [(1, 2, "final"), (2, 1, "final")]
    by_last_round = rank([record(1, 120, 30), record(2, 95, 55)], ("total", "final"))
    assert [row.number for row in by_last_round.rows] == [2, 1]


def test_t_61_an_exhausted_chain_shares_ranks_and_warns_before_prizes():
    found = rank([record(n, points) for n, points in enumerate((9, 9, 8, 8, 8, 1), 1)], ("total",))
    assert [row.rank for row in found.rows] == [1, 1, 3, 3, 3, 6]
    assert [(warning.code, warning.params["rank"]) for warning in found.warnings] == [
        ("rank-shared", 1),
        ("rank-shared", 3),
    ]
    assert "Spieler 1, Spieler 2" in found.warnings[0].sentence("de")
    assert [warning.params["rank"] for warning in shared_within(found, 2)] == [1]
    assert shared_within(found, 0) == []


def test_missing_results_are_said():
    found = rank([record(1, 9, None), record(2, 3, 4)], ("total",), missing=3)
    assert [warning.code for warning in found.warnings] == ["rank-open"]
    assert [warning.code for warning in shared_within(found, 1)] == ["rank-open"]
    assert [row.total for row in found.rows] == [9, 7]


def test_who_is_not_ranked_stands_behind():
    unranked = Record(1, "Spieler 1", (Fraction(500),), ranked=False)
    found = rank([unranked, record(2, 5), record(3, 5)], ("total",))
    assert [(row.rank, row.number) for row in found.rows] == [(1, 2), (1, 3), (None, 1)]
    assert found.row(1) is found.rows[-1]
    assert found.row(99) is None


def test_more_first_places_at_the_tables_beat_fewer():
    found = rank([record(1, 5, 5, ranks=(1, 4)), record(2, 5, 5, ranks=(2, 2))], ("total", "table_ranks"))
    assert [row.number for row in found.rows] == [1, 2]


def test_rounds_won_and_last_round():
    one, two = record(1, 30, 20, -10), record(2, 60, -15, -5)
    assert [row.number for row in rank([one, two], ("total", "rounds_won")).rows] == [1, 2]
    assert [row.number for row in rank([one, two], ("total", "last_round")).rows] == [2, 1]


def test_table_ranks_are_shared():
    points = {1: Fraction(10), 2: Fraction(10), 3: Fraction(-5), 4: Fraction(-15)}
    assert table_ranks(points) == {1: 1, 2: 1, 3: 3, 4: 4}
    assert table_ranks({}) == {}


def test_every_criterion_has_a_name():
    assert CRITERIA.keys() == NAMES.keys()


@st.composite
def fields(draw: st.DrawFn) -> list[Record]:
    count = draw(st.integers(1, 12))
    points = st.one_of(st.none(), st.integers(-2, 2).map(lambda n: Fraction(n, 2)))
    places = st.one_of(st.none(), st.integers(1, 5))
    return [
        Record(
            number,
            f"S{number}",
            tuple(draw(st.lists(points, min_size=3, max_size=3))),
            tuple(draw(st.lists(places, min_size=3, max_size=3))),
            ranked=draw(st.integers(0, 9)) > 0,
        )
        for number in range(1, count + 1)
    ]


@given(fields(), st.permutations(sorted(set(CRITERIA) - {"total"})), st.booleans())
def test_ranks_hold_for_any_field_and_chain(records: list[Record], others: list[str], seeded: bool):
    chain = ("total", *others[:3])
    found = rank(records, chain, SEED if seeded else "")
    assert sorted(row.number for row in found.rows) == sorted(record.number for record in records)
    ranked = [row for row in found.rows if row.rank is not None]
    totals = [row.total for row in ranked]
    assert totals == sorted(totals, reverse=True)
    for place, row in enumerate(ranked, 1):
        assert row.rank is not None
        assert row.rank <= place
        assert sum(other.rank == row.rank for other in ranked) == row.shared
        assert row.rank == 1 + sum(other.rank is not None and other.rank < row.rank for other in ranked)
        same = [other for other in ranked if other.total == row.total]
        assert bool(row.decided_by) == (len({other.rank for other in same}) > 1)
    if seeded and "lot" in chain:
        assert all(row.shared == 1 for row in ranked)
    assert rank(list(reversed(records)), chain, SEED if seeded else "") == found


@pytest.mark.parametrize("number", [1, 400])
def test_lots_are_numbers_of_256_bits(number: int):
    assert 0 <= lot(number, SEED) < 2**256
