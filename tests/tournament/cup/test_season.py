"""The table of a season from recorded lists and from tournament days, and what is derived from all of them."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tarock.tournament.cup import facts as f
from tarock.tournament.cup.fame import careers, hall_of_fame, player_page, records
from tarock.tournament.cup.results import DayResult, day_result
from tarock.tournament.cup.standings import season_table
from tarock.tournament.event import facts as d
from tests.tournament.cup.making import Running
from tests.tournament.days import Hall


def kaernten() -> Running:
    """Three tournaments of a Carinthian season, four players."""
    cup = Running("kaernten")
    cup.players("Anna", "Bert", "Cilli", "Dora")
    for n, scores in enumerate(([160, 40, -80, -120], [-30, 90, -90, 30], [20, -20, 138, -138]), 1):
        cup.date(f"d{n}", f"2025-1{n - 1}-04", final=n == 3)
        cup.played(f"d{n}", scores)
    return cup


def test_the_better_half_counts_by_heine_and_every_number_says_why() -> None:
    """Of three tournaments two count; the lines tell which one was dropped."""
    table = season_table(kaernten().now, "2025/26", {})
    assert [(line.number, line.rank, int(line.total)) for line in table.lines] == [
        (1, 1, 150),
        (2, 2, 130),
        (3, 3, 119),
        (4, 4, 30),
    ]
    anna = table.line(1)
    assert anna is not None
    said = [reason.sentence() for reason in anna.why]
    assert "Bei 3 Turnieren zählen die besten 2 Ergebnisse; gespielt: 3." in said
    assert "Gewertet: 130 + 20 = 150." in said
    assert "Gestrichen: 0 (2025-11-04)." in said
    assert anna.outcomes[0].points.why[0].sentence() == (
        "Schrift 160: Die ersten 100 zählen ganz, der Rest halb und abgerundet: 100 + (160 − 100) ÷ 2 = 130."
    )


def test_a_day_of_the_program_counts_once_it_is_closed() -> None:
    hall = Hall(8, rounds=2)
    hall.draw(1, 2)
    hall.play(1)
    hall.play(2)
    cup = Running("steirisch")
    cup.players(*(f"Spieler {n}" for n in range(1, 9)))
    cup.date("d1", "2025-10-04")
    cup.wish(f.Attached("d1", "day-1"))
    open_ = {"day-1": day_result(hall.now)}
    assert not open_["day-1"].closed
    assert season_table(cup.now, "2025/26", open_).lines == ()
    live = season_table(cup.now, "2025/26", open_, live=True)
    assert live.live
    assert sorted(line.rank for line in live.lines) == [line.rank for line in live.lines]
    assert len(live.lines) == 8
    hall.later(20)
    hall.do(d.Closed())
    closed = season_table(cup.now, "2025/26", {"day-1": day_result(hall.now)})
    assert closed.lines == live.lines
    for line in closed.lines:
        place = line.outcomes[0].place
        assert place is not None
        assert (place.participants, len(place.tables)) == (8, 2)
        assert all(1 <= table.rank <= table.size == 4 for table in place.tables)


def test_results_are_not_stored_a_second_time() -> None:
    """A corrected day gives another table without any event in the cup."""
    cup = Running("steirisch")
    cup.players("Anna", "Bert")
    cup.date("d1", "2025-10-04")
    cup.wish(f.Attached("d1", "t"))
    from tarock.tournament.cup.results import recorded_result

    def table(a: int, b: int) -> list[int]:
        result = recorded_result((f.Score(1, Fraction(a)), f.Score(2, Fraction(b))))
        return [line.number for line in season_table(cup.now, "2025/26", {"t": result}).lines]

    assert table(5, -5) == [1, 2]
    assert table(-5, 5) == [2, 1]
    assert season_table(cup.now, "2025/26", {"t": DayResult({})}).lines == ()


def test_recorded_lists_are_checked() -> None:
    cup = Running("steirisch")
    cup.players("Anna", "Bert", "Cilli")
    cup.date("d1", "2025-10-04")

    def codes(*scores: f.Score, reason: str = "") -> list[str]:
        return cup.codes(f.Recorded("d1", scores, reason))

    def one(number: int, score: int, *rounds: int, rank: int = 0) -> f.Score:
        return f.Score(number, Fraction(score), tuple(map(Fraction, rounds)), rank)

    assert codes() == ["cup-scores-empty"]
    assert codes(one(1, 5), one(1, -5), one(9, 0)) == ["cup-scores-twice", "cup-number-unknown"]
    assert codes(one(1, 5, 2, 2)) == ["cup-scores-sum"]
    assert codes(one(1, 5, rank=1), one(2, 5, rank=3)) == ["cup-scores-ranks"]
    assert codes(one(1, 5, rank=1), one(2, 5)) == ["cup-scores-ranks"]
    assert codes(f.Score(1, Fraction(5), table_ranks=(1, 2), table_sizes=(4,))) == ["cup-scores-tables"]
    assert cup.codes(f.Recorded("x", (one(1, 1),))) == ["cup-date-unknown"]
    cup.wish(f.Recorded("d1", (one(1, 5, 2, 3, rank=1), one(2, 5, rank=1), one(3, -10, rank=3))))
    assert codes(one(1, 5)) == ["cup-reason-missing"]
    cup.wish(f.Recorded("d1", (one(2, 5),), "falsche Liste"))
    assert [line.number for line in season_table(cup.now, "2025/26", {}).lines] == [2]
    assert cup.codes(f.Attached("d1", "t")) == ["cup-has-scores"]
    assert cup.codes(f.DateCancelled("d1", "x")) == ["cup-has-scores"]


def test_a_tournament_belongs_to_one_date() -> None:
    cup = Running("steirisch")
    cup.players("Anna")
    cup.date("d1", "2025-10-04")
    cup.date("d2", "2025-10-05")
    assert cup.codes(f.Attached("d1", " ")) == ["cup-tournament-missing"]
    cup.wish(f.Attached("d1", "t"))
    assert cup.wish(f.Attached("d1", "t")) == ()
    assert cup.codes(f.Attached("d2", "t")) == ["cup-tournament-elsewhere"]
    assert cup.codes(f.Attached("d1", "u")) == ["cup-has-tournament"]
    assert cup.codes(f.Recorded("d1", (f.Score(1, Fraction(1)),))) == ["cup-has-tournament"]
    assert cup.codes(f.Detached("d2")) == ["cup-no-tournament"]
    cup.wish(f.Detached("d1"))
    cup.wish(f.DateCancelled("d2", "x"))
    assert cup.codes(f.Attached("d2", "t")) == ["cup-date-cancelled"]
    assert cup.codes(f.Recorded("d2", (f.Score(1, Fraction(1)),))) == ["cup-date-cancelled"]


def test_seasons_follow_each_other() -> None:
    cup = kaernten()
    assert cup.codes(f.SeasonBegun(" ")) == ["cup-season-name"]
    assert cup.codes(f.SeasonBegun("2025/26")) == ["cup-season-twice"]
    assert cup.codes(f.SeasonBegun("2026/27")) == ["cup-season-runs"]
    assert cup.codes(f.SeasonReopened("2025/26", "x")) == ["cup-season-open"]
    assert cup.codes(f.SeasonEnded("2024/25")) == ["cup-season-unknown"]
    cup.wish(f.SeasonEnded("2025/26"))
    assert cup.codes(f.SeasonReopened("2025/26", " ")) == ["cup-reason-missing"]
    cup.wish(f.SeasonReopened("2025/26", "Nachtrag"))
    cup.wish(f.SeasonEnded("2025/26"))
    cup.wish(f.SeasonBegun("2026/27"))
    assert cup.codes(f.SeasonReopened("2025/26", "x")) == ["cup-season-runs"]
    assert cup.codes(f.SeasonReopened("1999", "x")) == ["cup-season-unknown"]


def test_a_changed_cup_does_not_rewrite_a_season_that_is_over() -> None:
    cup = kaernten()
    cup.wish(f.SeasonEnded("2025/26"))
    before = season_table(cup.now, "2025/26", {}).lines
    other = (
        'extends = "kaernten"\nsource = "X"\n[citations]\nX = "Beschluss"\n[cup]\nid = "kaernten"\nname = "KTC"\n'
        '[season]\ncount = "all"\n'
    )
    assert cup.codes(f.Changed(other)) == ["cup-taken-id"]
    cup.wish(f.Changed(other.replace('id = "kaernten"', 'id = "ktc"')))
    assert cup.now.cup.season.count == "all"
    assert season_table(cup.now, "2025/26", {}).lines == before


def test_a_changed_cup_holds_for_the_season_that_runs() -> None:
    own = (
        'extends = "kaernten"\nsource = "X"\n[citations]\nX = "Beschluss"\n[cup]\nid = "ktc"\nname = "KTC"\n'
        '[season]\ncount = "{}"\n'
    )
    cup = Running(season="")
    cup.state, cup.log = None, []
    cup.wish(f.Created(own.format("half")))
    cup.wish(f.SeasonBegun("A"))
    cup.wish(f.SeasonEnded("A"))
    cup.wish(f.SeasonBegun("B"))
    cup.wish(f.Changed(own.format("all")))
    assert [cup.now.seasons[name].cup.season.count for name in ("A", "B")] == ["half", "all"]
    assert cup.codes(f.Created(own.format("half"))) == ["cup-created-already"]


def test_final_of_several_cups_with_preliminary_points_and_absent_players() -> None:
    cup = Running("oesterreich-finale")
    cup.players("Anna", "Bert", "Cilli")
    cup.date("f", "2026-04-25", final=True)
    cup.wish(f.Brought(1, "tirol", 1))
    cup.wish(f.Brought(2, "wien", 2))
    cup.wish(f.Brought(2, "sauwald", 2))
    cup.wish(f.Brought(3, "wien", 1))
    assert cup.codes(f.Brought(1, "mostviertel", 1)) == ["cup-no-preliminary"]
    assert cup.codes(f.Brought(1, "wien", -1)) == ["cup-range"]
    cup.played("f", (100, 50))
    lines = season_table(cup.now, "2025/26", {}).lines
    assert [(line.number, line.rank, int(line.total)) for line in lines] == [(1, 1, 180), (2, 2, 171), (3, 0, 120)]
    assert lines[0].preliminary is not None
    assert lines[0].preliminary.why[0].sentence() == "Vorrunde: Rang 1 im Tiroler Tarockcup bringt 120."
    cup.wish(f.Brought(2, "sauwald", 0))
    table = season_table(cup.now, "2025/26", {})
    assert table.lines[1].total == 111 + 59


def test_who_is_invited_to_the_final_and_stays_away() -> None:
    cup = Running("wien")
    cup.players(*(f"Spieler {n}" for n in range(1, 62)))
    cup.date("d1", "2025-10-04")
    cup.played("d1", range(61, 0, -1))
    cup.date("f", "2026-04-25", final=True)
    assert cup.codes(f.Invited("d1", (1,))) == ["cup-not-final"]
    assert cup.codes(f.Invited("f", (1, 99))) == ["cup-number-unknown"]
    cup.wish(f.Invited("f", tuple(range(1, 62))))
    cup.played("f", range(60, 0, -1))
    table = season_table(cup.now, "2025/26", {})
    last = table.line(61)
    assert last is not None
    assert (int(last.total), last.starts) == (49 - 60, 1)
    sixty = table.line(60)
    assert sixty is not None
    assert sixty.total == -10


def test_hall_of_fame_careers_records_and_pages() -> None:
    cup = kaernten()
    assert hall_of_fame(cup.now, {}).champions == ()
    cup.wish(f.SeasonEnded("2025/26"))
    fame = hall_of_fame(cup.now, {})
    assert [(title.season, title.rank, title.number, int(title.points)) for title in fame.champions] == [
        ("2025/26", 1, 1, 150),
        ("2025/26", 2, 2, 130),
        ("2025/26", 3, 3, 119),
    ]
    assert [(date.id, number, int(score)) for date, number, score in fame.winners] == [
        ("d3", 3, 138),
        ("d2", 2, 90),
        ("d1", 1, 160),
    ]
    first, second, *_ = careers(cup.now, {})
    assert (first.number, first.starts, first.wins, first.podiums, first.titles) == (1, 3, 1, 3, 1)
    assert [int(n or 0) for n in (first.score, first.average, first.best_day)] == [150, 50, 160]
    assert (second.number, second.wins, second.podiums, second.titles) == (2, 1, 3, 0)
    days, rounds = records(cup.now, {}, most=2)
    assert [(best.number, int(best.points), best.date.id) for best in days] == [(1, 160, "d1"), (3, 138, "d3")]
    assert rounds == ()
    page = player_page(cup.now, 1, {})
    assert page is not None
    assert [row.date.id for row in page.played] == ["d3", "d2", "d1"]
    assert [(season, int(line.total)) for season, line in page.seasons] == [("2025/26", 150)]
    assert page.career.titles == 1
    assert player_page(cup.now, 9, {}) is None


@pytest.mark.parametrize("cup_id", ["steirisch", "kaernten", "tirol"])
def test_the_same_events_give_the_same_table(cup_id: str) -> None:
    from tarock.tournament.cup import from_json, replay, to_json
    from tarock.tournament.plain import as_text

    cup = Running(cup_id)
    cup.players("Anna", "Bert", "Cilli", "Dora")
    cup.date("d1", "2025-10-04")
    cup.played("d1", (100, 100, -50, -150))
    again = replay(from_json(to_json(event)) for event in cup.log)
    one, other = (season_table(state, "2025/26", {}) for state in (cup.now, again))
    assert as_text([line.total for line in one.lines]) == as_text([line.total for line in other.lines])
    assert one.lines == other.lines
