"""At the door: registration, waiting list, fee, check-in, walk-ins."""

from fractions import Fraction

from tarock.rules import Reason
from tarock.tournament.event import book, facts as f, in_the_race, standings, to_draw, waiting
from tests.tournament.days import Hall


def test_mv_01_everybody_registers_at_the_latest_before_the_start():
    hall = Hall(8, late_entry="never", clauses={"late_entry": "MV-01"})
    hall.do(f.Registered("Früh genug"), "desk")  # known, but not here
    hall.draw(1)
    hall.do(f.Started(1))
    assert hall.refusal(f.Registered("Zu spät"), "desk") == [("", "day-too-late")]
    assert hall.clauses(f.Registered("Zu spät"), "desk") == ["MV-01"]
    assert hall.clauses(f.CheckedIn(9), "desk") == ["MV-01"]


def test_a_walk_in_is_one_name_and_gets_a_number():
    """S 56."""
    hall = Hall()
    hall.do(f.Registered("  Huber   Franz "), "desk")
    hall.do(f.Registered("Moser Grete", number=17), "desk")
    hall.do(f.Registered("Eder Karl"), "public")
    assert {e.number: e.name for e in hall.now.entrants.values()} == {
        1: "Huber Franz",
        17: "Moser Grete",
        18: "Eder Karl",
    }


def test_names_are_told_apart():
    hall = Hall(2)
    assert hall.refusal(f.Registered("spieler 2"), "desk") == [("name", "day-name-twice")]
    assert hall.refusal(f.Registered("  "), "desk") == [("name", "day-name-missing")]
    assert hall.refusal(f.Registered("x" * 61), "desk") == [("name", "plain-long")]
    assert hall.refusal(f.EntrantChanged(1, "Spieler 2"), "desk") == [("name", "day-name-twice")]
    hall.do(f.EntrantChanged(1, "Spieler 1", club="Wels"), "desk")
    assert hall.now.entrants[1].club == "Wels"


def test_a_number_is_registered_once():
    hall = Hall(2)
    assert hall.refusal(f.Registered("Anderer", number=2), "desk") == [("number", "day-registered-already")]
    assert hall.refusal(f.Registered("Anderer", number=-2), "desk") == [("number", "day-number")]
    hall.do(f.Unregistered(2), "desk")
    assert hall.refusal(f.Unregistered(2), "desk") == [("number", "day-not-registered")]
    hall.do(f.Registered("Spieler 2", number=2), "desk")
    assert hall.now.entrants[2].status == "registered"


def test_a_banned_player_is_refused_with_the_reason_of_the_cup():
    hall = Hall(1)
    ban = Reason("day-gone", {"number": 40, "name": "Gruber"}, "MV-62")
    assert hall.refusal(f.Registered("Gruber", number=40), "desk", refused={40: ban}) == [("number", "day-gone")]
    hall.do(f.Registered("Gruber", number=40), "desk")
    assert hall.refusal(f.CheckedIn(40), "desk", refused={40: ban}) == [("number", "day-gone")]


def test_all_that_is_wrong_is_said_at_once():
    hall = Hall(2)
    ban = Reason("day-gone", {"number": 2, "name": "Spieler 2"}, "MV-62")
    codes = [code for _, code in hall.refusal(f.Registered("", number=2, fixed_table=-1), "desk", refused={2: ban})]
    assert codes == ["day-name-missing", "day-gone", "day-registered-already", "day-out-of-range"]


def test_waiting_list_moves_up_by_itself():
    hall = Hall(capacity=2)
    for name in ("Anna", "Bert", "Cilli", "Dora"):
        hall.do(f.Registered(name), "public")
    assert [e.name for e in waiting(hall.now)] == ["Cilli", "Dora"]
    assert hall.refusal(f.CheckedIn(3), "desk") == [("number", "day-waiting")]
    hall.do(f.Unregistered(1), "desk")
    assert [e.name for e in in_the_race(hall.now)] == ["Bert", "Cilli"]
    hall.do(f.CheckedIn(3), "desk")
    hall.do(f.Amended({"capacity": 1}))  # who is here stays, who is not waits
    assert [e.name for e in waiting(hall.now)] == ["Bert", "Dora"]
    hall.do(f.Amended({"capacity": 0}))
    assert waiting(hall.now) == []


def test_check_in_may_come_twice_and_be_taken_back():
    hall = Hall(1)
    assert hall.do(f.CheckedIn(1), "desk") == ""
    hall.do(f.CheckedOut(1), "desk")
    assert to_draw(hall.now) == []
    assert hall.refusal(f.CheckedOut(1), "desk") == [("number", "day-not-here")]


def test_fee_is_paid_once_and_given_back():
    hall = Hall(2)
    hall.do(f.Paid(1), "desk")
    assert hall.refusal(f.Paid(1), "desk") == [("number", "day-paid-already")]
    hall.do(f.Paid(2, cents=500), "desk")
    hall.do(f.Refunded(2, "kommt nicht"), "desk")
    assert hall.refusal(f.Refunded(2), "desk") == [("number", "day-not-paid")]
    assert book(hall.now).sums == {"fee": 1700, "refund": -500}
    assert [line.balance for line in book(hall.now).lines] == [1200, 1700, 1200]


def test_who_has_played_can_only_withdraw():
    hall = Hall(8)
    hall.draw(1)
    hall.do(f.Started(1))
    assert hall.refusal(f.Unregistered(3), "desk") == [("number", "day-plays-already")]
    assert hall.refusal(f.CheckedOut(3), "desk") == [("number", "day-plays-already")]


def test_a_walk_in_after_round_one_has_zero_points_for_it():
    hall = Hall(16, late_entry="between-rounds")
    hall.draw(1)
    hall.play(1)
    hall.do(f.Registered("Nachzügler"), "desk")
    hall.do(f.CheckedIn(17), "desk")
    hall.draw(2)
    hall.play(2)
    row = standings(hall.now).row(17)
    assert row is not None
    assert row.rank is not None
    assert row.record.rounds[0] is None
    assert row.total == hall.where(2, 17).points[17]


def test_a_cup_may_rank_only_who_played_all_rounds():
    hall = Hall(16, late_entry="between-rounds", missing_round="unranked")
    hall.draw(1)
    hall.play(1)
    hall.do(f.Registered("Nachzügler"), "desk")
    hall.do(f.CheckedIn(17), "desk")
    hall.draw(2)
    hall.play(2)
    ranks = {row.number: row.rank for row in standings(hall.now).rows}
    assert ranks.pop(17) is None
    assert sorted(rank for rank in ranks.values() if rank) == list(range(1, 17))


def test_players_register_only_themselves():
    hall = Hall()
    assert hall.refusal(f.Registered("Anna", number=4), "player", number=5) == [("number", "day-not-own")]
    assert hall.refusal(f.Registered("Anna", number=4), "public") == [("number", "day-not-own")]
    hall.do(f.Registered("Anna", number=4), "player", number=4)
    assert hall.refusal(f.Unregistered(4), "player", number=5) == [("number", "day-not-own")]
    hall.do(f.Unregistered(4), "player", number=4)


def test_nobody_but_registered_players_is_touched():
    hall = Hall(1)
    for fact in (f.Paid(9), f.CheckedIn(9), f.Unregistered(9), f.Refunded(9), f.EntrantChanged(9, "X")):
        assert hall.refusal(fact, "desk") == [("number", "day-unknown-number")]


def test_points_are_halves_at_most():
    hall = Hall(4)
    hall.draw(1)
    hall.do(f.Started(1))
    half = Fraction(3, 2)
    sums = dict(zip(hall.table(1, 1).players, (half, half, -half, -half), strict=True))
    hall.report(1, 1, sums)
    assert {row.total for row in standings(hall.now).rows} == {half, -half}
