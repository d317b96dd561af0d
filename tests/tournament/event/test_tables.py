"""Results of tables: checks, two desks, confirmation, complaints, corrections, late tables."""

from fractions import Fraction

import pytest

from tarock.tournament.event import complaints_until, facts as f, missing_games, pending, standings
from tests.tournament.days import Hall


@pytest.fixture
def hall() -> Hall:
    """Nine players, 16 games at four and 20 at five; round 1 runs."""
    made = Hall(9, minutes=120, late_tables="desk")
    made.draw(1)
    made.do(f.Started(1))
    return made


def big(hall: Hall) -> int:
    return next(table.number for table in hall.now.rounds[0].tables if len(table.players) == 5)


def four(hall: Hall) -> int:
    return next(table.number for table in hall.now.rounds[0].tables if len(table.players) == 4)


def even(hall: Hall, table: int, by: int = 10) -> dict[int, Fraction]:
    first, *_, last = hall.table(1, table).players
    return dict.fromkeys(hall.table(1, table).players, Fraction(0)) | {first: Fraction(by), last: Fraction(-by)}


def test_all_checks_at_once(hall: Hall):
    table = four(hall)
    other = hall.table(1, big(hall)).players[0]
    one, two, three, _ = hall.table(1, table).players
    wish = f.Reported(1, table, {one: Fraction(1), two: Fraction(1), three: Fraction(1), other: Fraction(1)}, 17)
    assert hall.refusal(wish, "desk") == [
        ("sums", "day-sums-missing"),
        ("sums", "day-sums-foreign"),
        ("games", "day-games-many"),
    ]


def test_cross_sum(hall: Hall):
    table = four(hall)
    sums = even(hall, table) | {hall.table(1, table).players[1]: Fraction(3)}
    assert hall.refusal(f.Reported(1, table, sums, 16), "desk") == [("sums", "day-sums-zero")]


def test_number_of_games_by_size_of_table(hall: Hall):
    assert hall.refusal(f.Reported(1, four(hall), even(hall, four(hall)), 15), "desk") == [
        ("games", "day-games-missing")
    ]
    assert hall.refusal(f.Reported(1, big(hall), even(hall, big(hall)), 16), "desk") == [("games", "day-games-missing")]
    assert hall.refusal(f.Reported(1, big(hall), even(hall, big(hall)), 0), "desk") == [("games", "day-games-none")]
    hall.do(f.Reported(1, four(hall), even(hall, four(hall)), 16), "desk")
    hall.do(f.Reported(1, big(hall), even(hall, big(hall)), 20), "desk")
    assert hall.now.rounds[0].finished


def test_a_round_must_run():
    hall = Hall(8)
    hall.draw(1)
    assert hall.refusal(f.Reported(1, 1, even(hall, 1), 16), "desk") == [("round", "day-round-not-started")]
    assert hall.refusal(f.Reported(1, 9, {}, 16), "desk") == [("table", "day-no-table")]
    assert hall.refusal(f.Reported(4, 1, {}, 16), "desk") == [("table", "day-no-table")]


def test_two_desks_typing_the_same_table(hall: Hall):
    table = four(hall)
    first = hall.do(f.Reported(1, table, even(hall, table), 16), "desk", "Maria")
    assert hall.do(f.Reported(1, table, even(hall, table), 16), "desk", "Josef") == ""  # the same: harmless
    second = hall.do(f.Reported(1, table, even(hall, table, 12), 16), "desk", "Josef")
    found = hall.table(1, table)
    assert [(found.result.id, found.result.by)] == [(first, "Maria")]
    assert [(rival.id, rival.by) for rival in found.rivals] == [(second, "Josef")]
    assert hall.do(f.Reported(1, table, even(hall, table, 12), 16), "desk", "Anton") == ""
    one, *_ = found.players
    assert hall.refusal(f.Confirmed(1, table, one), "desk") == [("table", "day-conflict")]
    assert any(problem.reason.code == "day-open-conflicts" for problem in pending(hall.now, hall.time.isoformat()))
    assert not hall.now.rounds[0].finished
    hall.do(f.Corrected(1, table, even(hall, table, 12), 16, "Zettel noch einmal gelesen"), "desk")
    found = hall.table(1, table)
    assert found.rivals == ()
    assert found.points == even(hall, table, 12)
    assert [version.sums for version in found.versions] == [even(hall, table), even(hall, table, 12)]


def test_a_conflict_may_end_with_the_first_result(hall: Hall):
    table = four(hall)
    hall.do(f.Reported(1, table, even(hall, table), 16), "desk", "Maria")
    hall.do(f.Reported(1, table, even(hall, table, 12), 16), "desk", "Josef")
    hall.later(60)
    hall.do(f.Corrected(1, table, even(hall, table), 16, "Maria hat recht"), "desk")
    assert hall.table(1, table).points == even(hall, table)


def test_sending_twice_is_harmless(hall: Hall):
    table = four(hall)
    wish = f.Reported(1, table, even(hall, table), 16)
    hall.do(wish, "desk", id="fixed")
    count = len(hall.events)
    assert hall.do(wish, "desk", id="fixed") == ""
    assert hall.do(f.Closed("egal"), "public", id="fixed") == ""
    assert len(hall.events) == count


def test_a_table_writes_anew_what_it_has_seen(hall: Hall):
    table = four(hall)
    seat, other, *_ = hall.table(1, table).players
    first = hall.do(f.Reported(1, table, even(hall, table), 16, writer=seat), "table", "Tisch", table=(1, table))
    wish = f.Reported(1, table, even(hall, table, 20), 16, writer=seat, replaces=first)
    hall.do(wish, "table", "Tisch", table=(1, table))
    assert hall.table(1, table).points == even(hall, table, 20)
    assert hall.table(1, table).rivals == ()
    second = hall.table(1, table).result.id
    hall.do(f.Confirmed(1, table, other, second), "table", "Tisch", table=(1, table))
    wish = f.Reported(1, table, even(hall, table, 30), 16, writer=seat, replaces=second)
    assert hall.refusal(wish, "table", "Tisch", table=(1, table)) == [("", "day-confirmed-already")]


def test_a_score_list_that_goes_on_replaces_its_own_result(hall: Hall):
    table = four(hall)
    hall.do(f.Linked(1, table, "liste-1"), "table", "Tisch", table=(1, table))
    assert hall.do(f.Linked(1, table, "liste-1"), "table", "Tisch", table=(1, table)) == ""
    wish = f.Linked(1, table, "liste-2")
    assert hall.refusal(wish, "table", "Tisch", table=(1, table)) == [("sheet", "day-other-list")]
    hall.do(f.Reported(1, table, even(hall, table), 16, sheet="liste-1", version=17), "table", table=(1, table))
    later = f.Reported(1, table, even(hall, table, 30), 16, sheet="liste-1", version=19)
    hall.do(later, "table", table=(1, table))
    assert hall.table(1, table).result.version == 19
    older = f.Reported(1, table, even(hall, table, 25), 16, sheet="liste-1", version=18)
    hall.do(older, "table", table=(1, table))
    assert hall.table(1, table).points == even(hall, table, 30)
    assert len(hall.table(1, table).rivals) == 1


def test_a_second_player_confirms(hall: Hall):
    """S 55."""
    table = four(hall)
    writer, other, third, _ = hall.table(1, table).players
    foreign = hall.table(1, big(hall)).players[0]
    assert hall.refusal(f.Confirmed(1, table, other), "desk") == [("table", "day-no-result")]
    result = hall.do(f.Reported(1, table, even(hall, table), 16, writer=writer), "desk")
    assert hall.refusal(f.Confirmed(1, table, writer), "desk") == [("player", "day-second-player")]
    assert hall.refusal(f.Confirmed(1, table, foreign), "desk") == [("player", "day-not-at-table")]
    assert hall.refusal(f.Confirmed(1, table, other, "e0"), "desk") == [("result", "day-result-changed")]
    assert hall.refusal(f.Confirmed(1, table, other), "player", number=third) == [("player", "day-not-own")]
    hall.do(f.Confirmed(1, table, other, result), "player", number=other)
    assert hall.table(1, table).confirmed_by == other
    assert hall.do(f.Confirmed(1, table, other), "player", number=other) == ""


def test_writer_and_confirmer_belong_to_the_table(hall: Hall):
    table = four(hall)
    writer, *_ = hall.table(1, table).players
    foreign = hall.table(1, big(hall)).players[0]
    wish = f.Reported(1, table, even(hall, table), 16, writer=foreign, confirmed_by=foreign)
    assert [code for _, code in hall.refusal(wish, "desk")] == [
        "day-not-at-table",
        "day-not-at-table",
        "day-second-player",
    ]
    hall.do(f.Reported(1, table, even(hall, table), 16), "table", number=writer, table=(1, table))
    assert hall.table(1, table).result.writer == writer


def test_complaints_for_fifteen_minutes_then_only_by_the_referee(hall: Hall):
    table = four(hall)
    player, *_ = hall.table(1, table).players
    complaint = f.Complained(1, table, player, "Spiel 7 falsch")
    assert hall.refusal(complaint, "player", number=player) == [("table", "day-no-result")]
    hall.do(f.Reported(1, table, even(hall, table), 16), "desk")
    assert complaints_until(hall.now, hall.table(1, table)) > hall.time.isoformat()
    hall.later(13)
    first = hall.do(complaint, "player", number=player)
    hall.later(1)
    assert hall.refusal(complaint, "player", number=player) == [("", "day-complaint-late")]
    assert hall.refusal(f.Corrected(1, table, even(hall, table, 2), 16, "Einspruch"), "desk") == [
        ("", "day-correction-late")
    ]
    assert any(problem.reason.code == "day-open-complaints" for problem in pending(hall.now, hall.time.isoformat()))
    hall.do(f.Corrected(1, table, even(hall, table, 2), 16, "Einspruch"), "referee")
    hall.do(f.Answered(first, "Berichtigt"), "referee")
    assert [complaint.decision for complaint in hall.now.complaints] == ["Berichtigt"]
    assert hall.refusal(f.Answered(first, "Noch einmal"), "referee") == [("complaint", "day-answered-already")]
    hall.later(60)
    hall.do(complaint, "referee")


def test_complaints_have_words_and_come_from_the_table(hall: Hall):
    table = four(hall)
    hall.do(f.Reported(1, table, even(hall, table), 16), "desk")
    foreign = hall.table(1, big(hall)).players[0]
    assert hall.refusal(f.Complained(1, table, foreign, " "), "desk") == [
        ("player", "day-not-at-table"),
        ("text", "day-reason-missing"),
    ]
    mine = hall.table(1, table).players[0]
    wish = f.Complained(1, table, hall.table(1, table).players[1], "für einen anderen")
    assert hall.refusal(wish, "player", number=mine) == [("player", "day-not-own")]
    assert hall.refusal(f.Answered("e0", "ja"), "referee") == [("complaint", "day-no-complaint")]


def test_a_correction_keeps_what_was_before_and_why(hall: Hall):
    table = four(hall)
    seat, other, *_ = hall.table(1, table).players
    assert hall.refusal(f.Corrected(1, table, even(hall, table), 16, "x"), "desk") == [("table", "day-no-result")]
    hall.do(f.Reported(1, table, even(hall, table), 16, writer=seat, confirmed_by=other), "desk")
    assert hall.refusal(f.Corrected(1, table, even(hall, table), 16, " "), "desk") == [
        ("reason", "day-reason-missing"),
        ("sums", "day-nothing-changed"),
    ]
    hall.do(f.Corrected(1, table, even(hall, table, 40), 16, "Vorzeichen"), "desk", "Josef")
    fact = hall.events[-1].fact
    assert isinstance(fact, f.Corrected)
    assert (fact.before, fact.games_before, fact.reason, hall.events[-1].by) == (
        even(hall, table),
        16,
        "Vorzeichen",
        "Josef",
    )
    assert hall.table(1, table).confirmed_by == 0  # the new result is to be confirmed again


def test_a_late_table_counts_complete_games_only(hall: Hall):
    table = four(hall)
    assert hall.refusal(f.EndedEarly(1, table), "desk") == [("", "day-time-left")]
    hall.later(120)
    hall.do(f.EndedEarly(1, table, "Zeit"), "desk")
    assert hall.do(f.EndedEarly(1, table, "Zeit"), "desk") == ""
    hall.do(f.Reported(1, table, even(hall, table), 13), "desk")
    assert [(m.table, m.played, m.agreed, m.why) for m in missing_games(hall.now)] == [(table, 13, 16, "Zeit")]


def test_the_referee_ends_a_table_at_any_time_and_takes_it_back(hall: Hall):
    table = four(hall)
    assert hall.refusal(f.PlaysOn(1, table), "referee") == [("table", "day-not-ended")]
    hall.do(f.EndedEarly(1, table, "Streit"), "referee")
    hall.do(f.PlaysOn(1, table), "referee")
    assert hall.refusal(f.Reported(1, table, even(hall, table), 13), "desk") == [("games", "day-games-missing")]
    hall.do(f.Reported(1, table, even(hall, table), 16), "desk")
    assert hall.refusal(f.EndedEarly(1, table), "referee") == [("table", "day-result-already")]


def test_where_only_the_referee_ends_late_tables():
    hall = Hall(8, minutes=60, late_tables="referee", clauses={"late_tables": "TTC20"})
    hall.draw(1)
    hall.do(f.Started(1))
    hall.later(90)
    assert hall.refusal(f.EndedEarly(1, 1), "desk") == [("", "day-only-referee")]
    assert hall.clauses(f.EndedEarly(1, 1), "desk") == ["TTC20"]


def test_a_table_without_a_complete_game_has_zero_for_all(hall: Hall):
    table = four(hall)
    hall.do(f.EndedEarly(1, table, "Feueralarm"), "referee")
    assert hall.refusal(f.Reported(1, table, even(hall, table), 0), "desk") == [("games", "day-games-none")]
    hall.do(f.Reported(1, table, dict.fromkeys(hall.table(1, table).players, Fraction(0)), 0), "desk")
    assert set(hall.table(1, table).points.values()) == {Fraction(0)}


def test_free_number_of_games():
    hall = Hall(8, games={})
    hall.draw(1)
    hall.do(f.Started(1))
    hall.do(f.Reported(1, 1, even(hall, 1), 11), "desk")
    assert missing_games(hall.now) == []


def test_styria_plays_as_many_games_at_five():
    hall = Hall(9, games={4: 20, 5: 20})
    hall.draw(1)
    hall.do(f.Started(1))
    hall.do(f.Reported(1, big(hall), even(hall, big(hall)), 20), "desk")


def test_live_standings_with_open_tables(hall: Hall):
    table, other = four(hall), big(hall)
    hall.do(f.Reported(1, table, even(hall, table), 16), "desk")
    running = {(1, other): even(hall, other, 99)}
    live = standings(hall.now, running=running)
    assert live.missing == 1
    assert live.warnings[0].code == "rank-open"
    assert live.rows[0].number == hall.table(1, other).players[0]
    assert standings(hall.now).rows[0].number == hall.table(1, table).players[0]


def test_no_second_opinion_when_the_time_for_complaints_is_over(hall: Hall):
    table = four(hall)
    seat = hall.table(1, table).players[0]
    hall.report(1, table, even(hall, table))
    hall.later(30)
    wish = f.Reported(1, table, even(hall, table, 30), 16, writer=seat)
    assert hall.refusal(wish, "table", table=(1, table)) == [("", "day-correction-late")]
    assert hall.refusal(wish, "desk") == [("", "day-correction-late")]
    assert hall.do(f.Reported(1, table, even(hall, table), 16), "desk") == ""  # the same once more: harmless


def test_a_confirmed_result_is_not_replaced_by_naming_some_list(hall: Hall):
    table = four(hall)
    first = hall.report(1, table, even(hall, table))
    wish = f.Reported(1, table, even(hall, table, 30), 16, sheet="erfunden", version=1, replaces=first)
    assert hall.refusal(wish, "table", table=(1, table)) == [("", "day-confirmed-already")]
