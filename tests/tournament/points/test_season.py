"""The season's table: what counts, what is dropped, who is ahead and why."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given, strategies as st

from tarock.rules import Text
from tarock.tournament.points import Held, Line, Place, PointSystem, Preliminary, SeasonRule, half, season
from tests.tournament.points.tables import FIXPUNKTE, LARGE, MIDDLE, SMALL

NAME = Text("", "")
FIX = PointSystem("fix", "table", NAME, table=FIXPUNKTE)
FINAL = PointSystem("finale", "table", NAME, table=FIXPUNKTE, beyond="minus", absent=49)
HEINE = PointSystem("heine", "heine", NAME, full=100, cap=200)
SCORE = PointSystem("score", "score", NAME)


def held(number: int, ranks: dict[int, int], *, final: bool = False, away: tuple[int, ...] = ()) -> Held:
    """A tournament with these ranks by player."""
    shared = {rank: list(ranks.values()).count(rank) for rank in ranks.values()}
    places = {player: Place(rank, len(ranks), Fraction(-rank), shared[rank]) for player, rank in ranks.items()}
    return Held(f"t{number}", f"Turnier {number}", f"2025-10-{number:02}", places, final, frozenset(away))


def scores(number: int, by_player: dict[int, int]) -> Held:
    order = sorted(by_player.values(), reverse=True)
    places = {p: Place(order.index(s) + 1, len(order), Fraction(s), order.count(s)) for p, s in by_player.items()}
    return Held(f"t{number}", f"Turnier {number}", f"2025-10-{number:02}", places)


def of(lines: tuple[Line, ...], player: int) -> Line:
    return next(line for line in lines if line.number == player)


def test_best_six_of_eight_with_what_is_dropped() -> None:
    ranks = (1, 5, 3, 9, 2, 7, 4, 6)
    tournaments = [held(n, {1: rank, 2: rank + 1}) for n, rank in enumerate(ranks, 1)]
    line = of(season(SeasonRule(FIX, FIX, count="best", best=6), tournaments), 1)
    assert line.total == 223 + 198 + 180 + 168 + 156 + 147
    assert [o.counts for o in line.outcomes] == [True, True, True, False, True, False, True, True]
    said = [reason.sentence() for reason in line.why]
    assert "Die besten 6 Ergebnisse zählen; gespielt: 8." in said
    assert "Gewertet: 223 + 198 + 180 + 168 + 156 + 147 = 1072." in said
    assert "Gestrichen: 124 (Turnier 4), 138 (Turnier 6)." in said


def test_the_final_counts_besides_the_best_and_cannot_be_dropped() -> None:
    tournaments = [held(n, {1: 1}) for n in range(1, 8)] + [held(8, {1: 52}, final=True)]
    line = of(season(SeasonRule(FIX, FINAL, count="best", best=6, final="extra"), tournaments), 1)
    assert line.total == 6 * 223 - 2
    assert "Das Finale zählt zusätzlich: −2." in [reason.sentence() for reason in line.why]


def test_absent_finalists_get_49_less_the_number_of_finalists() -> None:
    final = held(2, {n: n for n in range(1, 61)}, final=True, away=(99,))
    line = of(season(SeasonRule(FIX, FINAL, count="best", best=6, final="extra"), [held(1, {99: 1}), final]), 99)
    assert (int(line.total), line.starts) == (223 - 11, 1)


@pytest.mark.parametrize(
    ("tournaments", "counting"),
    [(1, 1), (2, 1), (3, 2), (9, 5), (10, 5), (11, 5), (12, 6), (13, 6), (14, 7), (25, 12)],
)
def test_heine_best_half(tournaments: int, counting: int) -> None:
    """n = int(N/2) if N > 10, else int((N+1)/2); the field's own example: best 12 of 25."""
    assert half(tournaments) == counting
    events = [scores(n, {1: n}) for n in range(1, tournaments + 1)]
    line = of(season(SeasonRule(HEINE, HEINE, count="half"), events), 1)
    assert line.total == sum(range(tournaments - counting + 1, tournaments + 1))


def test_kaernten_2023_the_final_that_would_have_been_enough() -> None:
    """Groff 759; Peter stood at 630 and needed a day of 160 points (130 by Heine) for 760; he made 80 and 710."""
    rule = SeasonRule(HEINE, HEINE, count="half")

    def total(final: int) -> Fraction:
        days = [scores(n, {1: s}) for n, s in enumerate((110, 110, 110, 110, 110, 110, *[-20] * 7), 1)]
        return of(season(rule, [*days, scores(14, {1: final})]), 1).total

    assert total(-1) == 630
    assert total(160) == 760
    assert total(159) == 759
    assert total(80) == 710


def test_level_players_are_separated_by_the_better_final() -> None:
    """Österreich-Finale: 120 + 45 = 115 + 50, the better final decides, and the line says so."""
    points = PointSystem("own", "table", NAME, table=(50, 45, 40))
    medal = PointSystem("vor", "table", NAME, table=(120, 115, 110), cups=("wien",))
    rule = SeasonRule(points, points, ties=("final",), preliminary=(medal,))
    brought = {1: [Preliminary("wien", Text("Wien", "Vienna"), 1)], 2: [Preliminary("wien", Text("Wien", "Vienna"), 2)]}
    lines = season(rule, [held(1, {2: 1, 1: 2, 3: 3}, final=True)], brought)
    assert [(line.number, line.rank, int(line.total), line.decided) for line in lines] == [
        (2, 1, 165, ""),
        (1, 2, 165, "final"),
        (3, 3, 40, ""),
    ]
    assert lines[1].why[-1].sentence() == "Punktegleich mit Rang 1: es entscheidet das bessere Finale."


def test_preliminary_points_by_the_size_of_the_cup_and_the_best_of_several() -> None:
    systems = (
        PointSystem("klein", "table", NAME, table=SMALL, cups=("kaernten", "steirisch", "tirol")),
        PointSystem("mittel", "table", NAME, table=MIDDLE, cups=("hausruck", "oberoesterreich", "wien")),
        PointSystem("gross", "table", NAME, table=LARGE, cups=("sauwald",)),
    )
    rule = SeasonRule(FIX, FIX, preliminary=systems)

    def brings(*ranks: tuple[str, int]) -> tuple[int, list[str]]:
        brought = {7: [Preliminary(cup, Text(cup, cup), rank) for cup, rank in ranks]}
        line = of(season(rule, [], brought), 7)
        return int(line.total), [reason.code for reason in line.why]

    assert brings(("tirol", 2))[0] == 109
    assert brings(("wien", 2))[0] == 111
    assert brings(("sauwald", 2))[0] == 112
    assert brings(("tirol", 41)) == (0, ["points-preliminary-none", "season-nothing", "season-preliminary"])
    total, codes = brings(("tirol", 9), ("sauwald", 9))
    assert (total, "points-preliminary-better" in codes) == (88, True)


def test_the_maximum_is_180() -> None:
    """2025: the winner of a cup who also wins the final has 120 + 60."""
    vor = PointSystem("vor", "table", NAME, table=SMALL, cups=("tirol",))
    final = PointSystem("final", "linear", NAME, top=60, nothing_from=101)
    rule = SeasonRule(final, final, preliminary=(vor,))
    brought = {1: [Preliminary("tirol", Text("Tirol", "Tyrol"), 1)]}
    assert season(rule, [held(1, {1: 1, 2: 2}, final=True)], brought)[0].total == 180


def test_who_is_level_to_the_end_shares_the_rank() -> None:
    """Situation 61: an exhausted chain is a shared rank, 1 1 3."""
    events = [held(1, {1: 1, 2: 2, 3: 3}), held(2, {2: 1, 1: 2, 3: 3})]
    lines = season(SeasonRule(FIX, FIX, ties=("best", "sorted")), events)
    assert [(line.number, line.rank, line.shared) for line in lines] == [(1, 1, 2), (2, 1, 2), (3, 3, 1)]
    assert "Den Rang teilen sich 2." in lines[0].why[-1].sentence()


def test_min_starts_and_the_final_are_needed_to_be_ranked() -> None:
    """Tour 2020: four starts plus the final."""
    events = [held(n, {1: 1, 2: 2}) for n in range(1, 5)] + [held(5, {2: 1, 3: 2}, final=True)]
    rule = SeasonRule(FIX, FIX, min_starts=5, final_start=True)
    lines = season(rule, events)
    assert [(line.number, line.rank) for line in lines] == [(2, 1), (1, 0), (3, 0)]
    assert {reason.code for reason in of(lines, 1).why} >= {"season-starts", "season-no-final"}


def test_qualification_by_starts_and_places_with_a_shared_last_place() -> None:
    events = [held(1, {1: 1, 2: 2, 3: 3, 4: 3, 5: 5}), held(2, {1: 1, 3: 2, 4: 2, 5: 4})]
    lines = season(SeasonRule(FIX, FIX, qualify=2, qualify_starts=2), events)
    assert {line.number: line.qualified for line in lines} == {1: True, 2: False, 3: True, 4: True, 5: False}
    assert "season-qualified-shared" in {reason.code for reason in of(lines, 4).why}
    assert "season-not-qualified-starts" in {reason.code for reason in of(lines, 2).why}
    assert "season-not-qualified-rank" in {reason.code for reason in of(lines, 5).why}
    assert {line.qualified for line in season(SeasonRule(FIX, FIX), events)} == {None}


@given(st.lists(st.dictionaries(st.integers(1, 12), st.integers(-200, 350), min_size=4), min_size=1, max_size=8))
def test_the_order_of_the_tournaments_changes_no_total_and_no_rank(events: list[dict[int, int]]) -> None:
    tournaments = [scores(n, by_player) for n, by_player in enumerate(events, 1)]
    rule = SeasonRule(HEINE, SCORE, count="half", ties=("best", "sorted", "wins", "score", "starts"))
    one, other = season(rule, tournaments), season(rule, tournaments[::-1])
    assert [(line.number, line.rank, line.total) for line in one] == [(x.number, x.rank, x.total) for x in other]
    ranks = [line.rank for line in one]
    assert ranks == sorted(ranks)
    assert all(line.shared == ranks.count(line.rank) for line in one)
    assert all(reason.sentence(lang) for line in one for reason in line.why for lang in ("de", "en"))
