"""Who stops, who plays on for another, and who is gone for good."""

from fractions import Fraction
from itertools import chain

from tarock.tournament.event import (
    book,
    exclusions,
    facts as f,
    in_the_race,
    standings,
    team_totals,
    to_draw,
    waiting,
)
from tests.tournament.days import Hall

MV = {"leaving": "MV-62", "substitutes": "MV-62"}


def seated(hall: Hall, round: int) -> set[int]:
    return set(chain.from_iterable(table.players for table in hall.now.rounds[round - 1].tables))


def test_mv_62_who_stops_is_excluded_from_the_whole_cup():
    hall = Hall(16, leaving="excluded", clauses=MV)
    hall.draw(1, 2, 3)
    hall.play(1)
    hall.do(f.Withdrawn(5, "heimgefahren"), "desk")
    assert [(e.number, e.reason, e.clause) for e in exclusions(hall.now)] == [(5, "heimgefahren", "MV-62")]
    assert "MV-62" in hall.clauses(f.Registered("Spieler 5", number=5), "desk")
    row = standings(hall.now).row(5)
    assert row is not None
    assert (row.rank, row.record.rounds[0] is None) == (None, False)  # what he played stays written


def test_mv_62_who_plays_on_for_another_is_excluded_too():
    hall = Hall(16, leaving="excluded", substitutes="excluded", clauses=MV)
    hall.do(f.Registered("Ersatz"), "desk")
    hall.draw(1)
    hall.play(1)
    wish = f.Substituted(5, "Ersatz", by_number=17)
    assert hall.refusal(wish, "desk") == [("", "day-no-substitutes")]
    assert hall.clauses(wish, "desk") == ["MV-62"]
    hall.do(f.Ruled("exclusion", "17 spielte für 5 weiter", "MV-62", players=(5, 17)), "referee")
    assert [(e.number, e.clause) for e in exclusions(hall.now)] == [(5, "MV-62"), (17, "MV-62")]


def test_before_the_start_nobody_withdraws():
    hall = Hall(8, leaving="excluded")
    assert hall.refusal(f.Withdrawn(5), "desk") == [("number", "day-not-started")]
    hall.do(f.Unregistered(5), "desk")
    assert exclusions(hall.now) == []


def test_a_removed_player_is_in_no_later_draw():
    """T 62."""
    hall = Hall(17)
    hall.draw(1, 2, 3)
    hall.play(1)
    hall.do(f.Withdrawn(5), "desk")
    assert hall.refusal(f.Started(2)) == [("round", "day-seat-gone")]
    hall.draw(2, 3, keep=True)
    assert seated(hall, 2) == seated(hall, 3) == set(range(1, 18)) - {5}
    assert 5 in seated(hall, 1)
    for wish in (f.CheckedIn(5), f.Registered("Spieler 5", number=5)):
        assert ("number", "day-gone") in hall.refusal(wish, "desk")
    hall.do(f.Undrawn((2, 3)))
    hall.draw(2, 3)
    assert 5 not in seated(hall, 2) | seated(hall, 3)


def test_leaving_in_the_middle_closes_the_table():
    hall = Hall(16)
    hall.draw(1)
    hall.do(f.Started(1))
    table = hall.where(1, 5)
    hall.do(f.Withdrawn(5, "krank"), "referee")
    found = hall.table(1, table.number)
    assert (found.ended, found.leaver) == ("left", 5)
    sums = dict(zip(table.players, map(Fraction, (3, -3, 5, -5)), strict=True))
    hall.do(f.Reported(1, table.number, sums, 7), "desk")  # only the complete games
    for other in hall.now.rounds[0].tables:
        if other.number != table.number:
            hall.report(1, other.number)
    assert 5 not in {entrant.number for entrant in to_draw(hall.now)}


def test_a_withdrawal_is_taken_back():
    hall = Hall(16, leaving="excluded")
    hall.draw(1)
    hall.do(f.Started(1))
    number = hall.where(1, 5).number
    hall.do(f.Withdrawn(5), "desk")
    assert hall.refusal(f.PlaysOn(1, number), "referee") == [("table", "day-not-ended")]  # as long as he is away
    hall.do(f.Returned(5, "doch nicht"), "referee")
    assert hall.table(1, number).ended == ""
    assert exclusions(hall.now) == []
    assert hall.refusal(f.Returned(5), "referee") == [("number", "day-not-withdrawn")]


def test_the_referees_exclusion_is_lifted_only_by_the_referee():
    hall = Hall(16)
    hall.draw(1)
    hall.do(f.Started(1))
    ruling = hall.do(f.Ruled("exclusion", "Karten verborgen", players=(5,)), "referee")
    assert hall.table(1, hall.where(1, 5).number).leaver == 5
    assert hall.refusal(f.Returned(5), "organiser") == [("number", "day-not-withdrawn")]
    hall.do(f.RulingLifted(ruling, "war ein Irrtum"), "referee")
    assert hall.now.entrants[5].plays
    assert [part.lifted for part in hall.now.rulings] == ["war ein Irrtum"]


def test_who_was_not_here_is_not_here_after_an_exclusion_was_lifted():
    hall = Hall(8)
    hall.do(f.Registered("Zuhause"), "desk")
    ruling = hall.do(f.Ruled("exclusion", "Verwechslung", players=(9,)), "referee")
    assert hall.now.entrants[9].gone
    hall.do(f.RulingLifted(ruling, "Verwechslung"), "referee")
    assert hall.now.entrants[9].status == "registered"


def test_where_leaving_only_costs_the_rank_or_nothing():
    for leaving, ranked in (("unranked", False), ("ranked", True)):
        hall = Hall(16, leaving=leaving)
        hall.draw(1)
        hall.play(1)
        hall.do(f.Withdrawn(5), "desk")
        row = standings(hall.now).row(5)
        assert row is not None
        assert (row.rank is not None) is ranked
        assert exclusions(hall.now) == []


def test_substitute_between_rounds_keeps_both_results_and_the_sum_of_the_team():
    """T 71."""
    hall = Hall()
    for number in range(1, 9):
        hall.do(f.Registered(f"Spieler {number}", team="AB"[number % 2]), "desk")
        hall.do(f.CheckedIn(number), "desk")
    hall.draw(1, 2)
    hall.do(f.Started(1))
    table = hall.where(1, 3).number
    assert hall.refusal(f.Substituted(3, "Ersatz"), "desk") == [("number", "day-still-playing")]
    hall.report(1, table)
    hall.report(1, 3 - table)
    mine = hall.where(1, 3).points[3]
    before = team_totals(hall.now)
    place = hall.where(2, 3).number
    assert hall.refusal(f.Substituted(3, "Spieler 4"), "desk") == [("name", "day-name-twice")]
    assert hall.refusal(f.Substituted(3, "Ersatz", by_number=4), "desk") == [("by_number", "day-registered-already")]
    hall.do(f.Substituted(3, "Ersatz"), "desk")
    assert hall.now.entrants[3].replaced_by == 9
    assert 9 in hall.table(2, place).players
    assert 3 not in seated(hall, 2)
    assert team_totals(hall.now) == before
    hall.play(2)
    rows = {row.number: row for row in standings(hall.now).rows}
    theirs = hall.table(2, place).points[9]
    assert (rows[3].total, rows[9].total) == (mine, theirs)
    team = [row for row in rows.values() if row.record.team == "B"]
    assert sum(row.total for row in team) == team_totals(hall.now)["B"]
    assert {row.number for row in team} == {1, 3, 5, 7, 9}


def test_an_exclusion_that_is_lifted_leaves_the_withdrawal_before_it():
    hall = Hall(16, leaving="ranked")
    hall.draw(1)
    hall.do(f.Started(1))
    table = hall.where(1, 5).number
    hall.do(f.Withdrawn(5, "heimgefahren"), "desk")
    ruling = hall.do(f.Ruled("exclusion", "beschimpft den Tisch", players=(5, 5)), "referee")
    hall.do(f.RulingLifted(ruling, "Irrtum"), "referee")
    found = hall.now.entrants[5]
    assert (found.status, found.left_round, found.reason) == ("withdrawn", 1, "heimgefahren")
    assert hall.table(1, table).leaver == 5  # he is still gone: the table stays closed
    hall.do(f.Returned(5), "referee")
    assert (hall.now.entrants[5].status, hall.now.entrants[5].before) == ("checked-in", None)
    assert (hall.table(1, table).ended, hall.table(1, table).leaver) == ("", 0)


def test_a_table_that_two_have_left_stays_closed_when_one_comes_back():
    hall = Hall(16)
    hall.draw(1)
    hall.do(f.Started(1))
    first, second, *_ = hall.table(1, 1).players
    hall.do(f.Withdrawn(first), "desk")
    hall.do(f.Withdrawn(second), "desk")
    hall.do(f.Returned(first), "referee")
    assert (hall.table(1, 1).ended, hall.table(1, 1).leaver) == ("left", second)
    hall.do(f.Returned(second), "referee")
    assert (hall.table(1, 1).ended, hall.table(1, 1).leaver) == ("", 0)


def test_a_table_that_was_ended_before_somebody_left_does_not_play_on():
    hall = Hall(16)
    hall.draw(1)
    hall.do(f.Started(1))
    hall.do(f.EndedEarly(1, 1), "referee")
    hall.do(f.Withdrawn(hall.table(1, 1).players[0]), "desk")
    assert hall.refusal(f.PlaysOn(1, 1), "referee") == [("table", "day-not-ended")]


def test_what_a_substitute_has_paid_stays_written():
    hall = Hall(8)
    hall.do(f.Registered("Ersatz"), "desk")
    hall.do(f.Paid(9), "desk")
    hall.draw(1)
    hall.play(1)
    hall.do(f.Substituted(5, "Ersatz", by_number=9), "desk")
    assert hall.now.entrants[9].paid == 1200
    assert hall.refusal(f.Paid(9), "desk") == [("number", "day-paid-already")]
    hall.do(f.Refunded(9), "desk")
    assert book(hall.now).balance == 0


def test_who_has_left_makes_room_for_the_waiting_list():
    hall = Hall(8, capacity=8, late_entry="between-rounds")
    hall.do(f.Registered("Neu"), "desk")
    assert [entrant.number for entrant in waiting(hall.now)] == [9]
    hall.do(f.Ruled("exclusion", "Verbot der Wirtin", players=(3,)), "referee")
    assert waiting(hall.now) == []
    hall.do(f.CheckedIn(9), "desk")
    assert len(in_the_race(hall.now)) == 8


def test_who_came_in_and_never_sat_is_not_ranked():
    hall = Hall(16, late_entry="between-rounds", rounds=2, complaint_minutes=0)
    hall.draw(1)
    hall.play(1)
    hall.do(f.Registered("Neu"), "desk")
    hall.do(f.CheckedIn(17), "desk")
    found = standings(hall.now)
    assert [(row.number, row.rank) for row in found.rows][-1] == (17, None)
    assert [row.rank for row in found.rows if row.total < 0]  # nought points would be ahead of some
    hall.draw(2)
    hall.play(2)
    row = standings(hall.now).row(17)
    assert row is not None
    assert row.rank is not None  # a missing round counts zero, as the settings say
    assert hall.refusal(f.Registered("Noch einer"), "desk") == [("", "day-too-late")]  # there is no round to come
