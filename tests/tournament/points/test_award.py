"""One test a mechanic, with the whole scale of the texts (dossier 5.3)."""

from __future__ import annotations

from fractions import Fraction
from math import floor

import pytest
from hypothesis import given, strategies as st

from tarock.rules import Text
from tarock.tournament.points import Place, PointSystem, TableRank, absent, award
from tarock.tournament.points.system import MECHANICS, PARAMETERS
from tests.tournament.points.tables import FIXPUNKTE, LARGE, MIDDLE, SMALL

NAME = Text("", "")
FIX = PointSystem("fix", "table", NAME, table=FIXPUNKTE)
FINAL = PointSystem("finale", "table", NAME, table=FIXPUNKTE, beyond="minus", absent=49)
HEINE = PointSystem("heine", "heine", NAME, full=100, cap=200)
CUBE = PointSystem("tirol", "cube", NAME, top=200, dash=True)
RANKS = PointSystem("tisch", "table-ranks", NAME, top=60)


def earned(system: PointSystem, rank: int = 1, of: int = 40, score: int | Fraction = 0, shared: int = 1) -> Fraction:
    return award(system, Place(rank, of, Fraction(score), shared)).value


def test_every_mechanic_has_its_parameters_and_its_code() -> None:
    assert set(PARAMETERS) == set(MECHANICS)
    for mechanic in MECHANICS:
        system = PointSystem("x", mechanic, NAME, table=(3, 2, 1), top=10, full=100, cap=200)
        points = award(system, Place(2, 10, Fraction(50)))
        assert points.why
        assert all(reason.sentence(lang) for reason in points.why for lang in ("de", "en"))


@pytest.mark.parametrize("table", [FIXPUNKTE, SMALL, MIDDLE, LARGE])
def test_a_table_gives_its_list_and_nothing_behind_it(table: tuple[int, ...]) -> None:
    system = PointSystem("t", "table", NAME, table=table)
    ranks = range(1, len(table) + 1)
    assert tuple(int(earned(system, rank, 300)) for rank in ranks) == table
    assert [earned(system, len(table) + n, 300) for n in (1, 2, 100)] == [0, 0, 0]


def test_fixpunkte_in_some_finals_are_minus_behind_rank_50() -> None:
    assert [int(earned(FINAL, rank, 80)) for rank in (1, 50, 51, 52, 80)] == [223, 1, -1, -2, -30]
    assert award(FINAL, Place(53, 80)).why[0].sentence() == (
        "Rang 53 von 80: Die Punktetafel endet bei Rang 50, jeder Rang dahinter kostet einen Punkt: −(53 − 50) = −3."
    )


@pytest.mark.parametrize(("finalists", "points"), [(80, -31), (60, -11), (50, -1), (49, 0), (40, 9)])
def test_who_is_qualified_and_stays_away_gets_49_less_the_number_of_finalists(finalists: int, points: int) -> None:
    assert absent(FINAL, finalists).value == points
    assert absent(FIX, finalists).value == 0


@pytest.mark.parametrize(
    ("score", "points"),
    [
        (-50, 0), (0, 0), (1, 1), (99, 99), (100, 100), (101, 100), (102, 101), (103, 101), (160, 130), (191, 145),
        (299, 199), (300, 200), (301, 200), (409, 200), (Fraction(1, 2), Fraction(1, 2)), (Fraction(203, 2), 100),
        (Fraction(-1, 2), 0),
    ],
)  # fmt: skip
def test_heine(score: int | Fraction, points: int | Fraction) -> None:
    assert earned(HEINE, score=score) == points


@given(st.integers(-500, 900))
def test_heine_is_the_formula_of_the_text(score: int) -> None:
    expected = 0 if score <= 0 else score if score <= 100 else 100 + int((score - 100) / 2) if score <= 299 else 200
    assert earned(HEINE, score=score) == expected


def test_tirol_until_2019_for_28_players() -> None:
    """200 × ((28 − rank) ÷ 27)³: the whole list, worked out by hand arithmetic in whole numbers."""
    listed = [200, 179, 159, 140, 124, 108, 94, 81, 70, 59, 50, 42, 34, 28, 22, 18, 14, 10, 7, 5, 3, 2, 1, 1, *[0] * 4]
    assert [int(earned(CUBE, rank, 28)) for rank in range(1, 29)] == listed
    assert [award(CUBE, Place(rank, 28)).dash for rank in (24, 25, 28)] == [False, True, True]
    assert not award(FIX, Place(60, 80)).dash


@given(st.integers(2, 400), st.data())
def test_tirol_rounds_to_the_nearest_whole_number_a_half_upwards(players: int, data: st.DataObject) -> None:
    rank = data.draw(st.integers(1, players))
    exact = 200 * Fraction(players - rank, players - 1) ** 3
    assert earned(CUBE, rank, players) == floor(exact + Fraction(1, 2))


def test_tirol_a_half_goes_up() -> None:
    """5 players, rank 4: 200 ÷ 64 = 3.125; 21 players, rank 18: 200 × 27 ÷ 8000 = 0.675; a true half: top 4, N = 3."""
    assert [earned(CUBE, 4, 5), earned(CUBE, 18, 21)] == [3, 1]
    assert earned(PointSystem("x", "cube", NAME, top=4), 2, 3) == 1


def test_tirol_with_one_participant_divides_by_nothing() -> None:
    points = award(CUBE, Place(1, 1))
    assert points.value == 200
    assert points.why[0].code == "points-alone"


@pytest.mark.parametrize(
    ("schrift", "tables", "total"),
    [
        # Published results 2015 to 2018: 334 (154/+180), 239 (99/+140), 230 (65/+165), 319 (169), 294 (134), 271 (151)
        (154, [(1, 4), (1, 4), (1, 4)], 334),
        (99, [(1, 4), (1, 4), (3, 4)], 239),
        (65, [(1, 4), (1, 4), (2, 5)], 230),
        (169, [(1, 4), (2, 5), (2, 5)], 319),
        (134, [(1, 4), (1, 4), (2, 4)], 294),
        (151, [(1, 4), (2, 4), (3, 4)], 271),
        (0, [(4, 4), (5, 5), (6, 6)], 0),
    ],
)
def test_tirol_earlier_schrift_and_ranks_at_the_tables(schrift: int, tables: list[tuple[int, int]], total: int) -> None:
    place = Place(1, 28, Fraction(schrift), tables=tuple(TableRank(*t) for t in tables))
    assert award(RANKS, place).value == total


def test_a_shared_rank_at_the_table() -> None:
    tables = (TableRank(1, 4, shared=2),)
    assert award(RANKS, Place(1, 28, tables=tables)).value == 60
    assert (
        award(PointSystem("t", "table-ranks", NAME, top=60, shared="average"), Place(1, 28, tables=tables)).value == 50
    )


def test_linear_of_the_oesterreich_finale_from_60_to_nothing_at_rank_101() -> None:
    system = PointSystem("final", "linear", NAME, top=60, nothing_from=101)
    points = [int(earned(system, rank, 198)) for rank in range(1, 199)]
    assert (points[0], points[100], points[197]) == (60, 0, 0)
    assert points[99] == 1
    assert points == sorted(points, reverse=True)


def test_linear_by_the_number_of_participants() -> None:
    system = PointSystem("l", "linear", NAME)
    assert [int(earned(system, rank, 5)) for rank in range(1, 6)] == [5, 4, 3, 2, 1]


def test_the_score_itself() -> None:
    assert earned(PointSystem("s", "score", NAME), score=Fraction(-25, 2)) == Fraction(-25, 2)


def test_shared_ranks_get_the_points_of_the_rank_or_the_mean() -> None:
    average = PointSystem("a", "table", NAME, table=FIXPUNKTE, shared="average")
    assert earned(FIX, 1, 40, shared=2) == 223
    assert earned(average, 1, 40, shared=3) == 200  # (223 + 198 + 180) ÷ 3 = 200⅓
    assert earned(average, 1, 40, shared=2) == 211  # 210½, rounded up
    why = award(average, Place(1, 40, shared=2)).why
    assert "Durchschnitt der Ränge 1 bis 2 (223 + 198), kaufmännisch gerundet: 211." in why[0].sentence()
    assert [reason.code for reason in award(FIX, Place(1, 40, shared=2)).why] == ["points-table", "points-shared-rank"]


@pytest.mark.parametrize("lang", ["de", "en"])
def test_every_number_says_where_it_comes_from(lang: str) -> None:
    """Situation 70 of the field's complaints: a player misread the score column."""
    assert award(CUBE, Place(5, 28)).why[0].sentence(lang).endswith("= 124.")
    assert "28" in award(CUBE, Place(5, 28)).why[0].sentence(lang)
    assert "130" in award(HEINE, Place(1, 28, Fraction(160))).why[0].sentence(lang)
