"""Closing a day, and what still happens afterwards; money and prizes of the day."""

from fractions import Fraction

from tarock.tournament.event import (
    book,
    end_settlement,
    facts as f,
    pending,
    prize_awards,
    prize_warnings,
    settlement_due,
    standings,
    table_settlement,
)
from tarock.tournament.money import Prize, raffle
from tests.tournament.days import Hall


def played(**changes: object) -> Hall:
    hall = Hall(8, rounds=1, **changes)
    hall.draw(1)
    hall.play(1)
    return hall


def test_a_day_is_closed_when_nothing_is_open():
    hall = Hall(8, rounds=2)
    hall.draw(1, 2)
    hall.do(f.Started(1))
    player, *_ = hall.table(1, 1).players
    hall.do(f.Reported(1, 1, hall.sums(1, 1), 16), "desk")
    complaint = hall.do(f.Complained(1, 1, player, "falsch"), "player", number=player)
    assert hall.refusal(f.Closed()) == [
        ("", "day-open-results"),
        ("", "day-open-confirmations"),
        ("", "day-open-complaints"),
        ("", "day-open-time"),
        ("reason", "day-rounds-left"),
    ]
    hall.report(1, 2)
    hall.do(f.Answered(complaint, "nein"), "referee")
    hall.do(f.Confirmed(1, 1, player), "desk")
    hall.later(20)
    assert pending(hall.now, hall.time.isoformat()) == []
    assert hall.refusal(f.Closed()) == [("reason", "day-rounds-left")]
    hall.do(f.Closed("Stromausfall"))
    assert hall.refusal(f.Started(2)) == [("", "day-closed")]
    assert hall.refusal(f.Reopened(" ")) == [("reason", "day-reason-missing")]
    hall.do(f.CashNoted("cost", -500, "Wirt"), "desk")
    hall.do(f.Reopened("Strom ist da"))
    assert hall.refusal(f.Reopened("noch einmal")) == [("", "day-open")]
    hall.play(2)


def test_a_cup_without_second_confirmation():
    hall = Hall(4, rounds=1, second_confirms=False, complaint_minutes=0)
    hall.draw(1)
    hall.do(f.Started(1))
    hall.do(f.Reported(1, 1, hall.sums(1, 1), 16), "desk")
    hall.do(f.Closed())


def test_what_may_be_amended_and_what_not():
    hall = played()
    assert hall.refusal(f.Amended({"chain": ["total"], "rounds": 1})) == [
        ("chain", "day-not-amendable"),
        ("rounds", "day-not-amendable"),
    ]
    assert hall.refusal(f.Amended({"fee": -1})) == [("fee", "day-out-of-range")]
    assert hall.refusal(f.Amended({"prizes": [{"kind": "rank"}]})) == [
        ("prizes[1].rank", "prize-rank"),
        ("prizes[1]", "prize-empty"),
    ]
    assert hall.refusal(f.Amended({})) == [("changes", "day-nothing-changed")]
    hall.do(f.Amended({"prizes": [{"rank": 1, "cents": 5000}], "venue": "Gasthaus Post"}, "Spende"))
    assert hall.now.settings.prizes == (Prize("rank", 1, 5000),)
    assert hall.now.settings.venue == "Gasthaus Post"


def test_points_are_paid_at_each_table_after_the_round():
    hall = played(settle="round", cents="10")
    sums = hall.table(1, 1).points
    paid = dict.fromkeys(sums, 0)
    for part in table_settlement(hall.now, 1, 1):
        paid[part.payer] -= part.cents
        paid[part.receiver] += part.cents
    assert paid == {number: points * 10 for number, points in sums.items()}
    hall.do(f.TableSettled(1, 1), "table", table=(1, 1))
    assert hall.do(f.TableSettled(1, 1), "desk") == ""
    hall.do(f.Corrected(1, 1, dict.fromkeys(sums, Fraction(0)), 16, "alles falsch"), "referee")
    assert not hall.table(1, 1).settled  # what was paid was for another result
    assert end_settlement(hall.now) == {}


def test_mv_06_results_go_into_a_list_and_are_settled_at_the_end():
    """1 point = 1 cent; the tariff of the Mostviertel is in cents."""
    hall = Hall(8, rounds=2, rules="mostviertel", settle="end")
    hall.draw(1, 2)
    hall.play(1)
    hall.play(2)
    due = end_settlement(hall.now)
    assert hall.now.settings.cents == "1"
    assert sum(due.values()) == 0
    assert due == {row.number: row.total for row in standings(hall.now).rows}
    assert hall.refusal(f.TableSettled(1, 1), "desk") == [("", "day-settle")]
    assert table_settlement(hall.now, 1, 1) == []
    for number, cents in due.items():
        if cents:
            hall.do(f.CashNoted("settlement", -cents, number=number), "desk")
    assert set(settlement_due(hall.now).values()) == {0}
    assert book(hall.now).balance == 0


def test_no_settlement_at_a_table_in_conflict():
    hall = Hall(4, rounds=1)
    hall.draw(1)
    hall.do(f.Started(1))
    hall.do(f.Reported(1, 1, hall.sums(1, 1), 16), "desk")
    hall.do(f.Reported(1, 1, hall.sums(1, 1), 16), "desk", "Josef")
    assert table_settlement(hall.now, 1, 1) == []
    assert hall.refusal(f.TableSettled(1, 1), "desk") == [("table", "day-no-result")]


def test_cash_book_of_the_day():
    hall = Hall(2)
    hall.do(f.CashNoted("float", 5000), "desk")
    hall.do(f.Paid(1), "desk")
    hall.do(f.Paid(2), "desk")
    wrong = hall.do(f.CashNoted("prize", -12000, "1. Preis", number=1), "desk")
    hall.do(f.CashReversed(wrong, "noch nicht"), "desk")
    hall.do(f.CashNoted("donation", 730, "Spendenschwein"), "desk")
    made = book(hall.now)
    assert made.sums == {"float": 5000, "fee": 2400, "donation": 730}
    assert (made.balance, made.difference) == (8130, None)
    assert [line.line.reversed for line in made.lines] == ["", "", "", "noch nicht", ""]
    hall.do(f.CashCounted(8100), "desk")
    assert book(hall.now).difference == -30


def test_the_cash_book_refuses_what_cannot_be():
    hall = Hall(1)
    fee = hall.do(f.Paid(1), "desk")
    assert [code for _, code in hall.refusal(f.CashNoted("fee", 0, number=9), "desk")] == [
        "plain-word",
        "day-cash-amount",
        "day-unknown-number",
    ]
    assert hall.refusal(f.CashNoted("prize", 100), "desk") == [("cents", "day-cash-out")]
    assert hall.refusal(f.CashReversed(fee, " "), "desk") == [
        ("entry", "day-cash-fee"),
        ("reason", "day-reason-missing"),
    ]
    assert hall.refusal(f.CashReversed("e0", "x"), "desk") == [("entry", "day-no-cash-line")]
    assert hall.refusal(f.CashCounted(-1), "desk") == [("cents", "day-cash-amount")]
    assert Hall(1, fee=0).refusal(f.Paid(1), "desk") == [("cents", "day-no-fee")]


def test_prizes_follow_the_standings_and_shared_ranks_are_said_before():
    """T 61."""
    prizes = (Prize("rank", 1, 12000), Prize("rank", 2, 8000), Prize("rank", 3, 5000))
    hall = Hall(8, rounds=1, prizes=prizes, chain=("total",))
    hall.draw(1)
    hall.do(f.Started(1))
    for table in (1, 2):
        one, two, three, four = hall.table(1, table).players
        hall.report(1, table, {one: Fraction(30), two: Fraction(5), three: Fraction(-5), four: Fraction(-30)})
    assert [row.rank for row in standings(hall.now).rows] == [1, 1, 3, 3, 5, 5, 7, 7]
    assert [warning.params["rank"] for warning in prize_warnings(hall.now)] == [1, 3]
    assert [(award.rank, award.cents) for award in prize_awards(hall.now)] == [
        (1, 10000),
        (1, 10000),
        (3, 2500),
        (3, 2500),
    ]


def test_raffle_among_those_present_from_the_public_seed():
    prizes = (Prize("raffle", text="Speck"), Prize("raffle", text="Most"), Prize("rank", 1, 100))
    hall = played(prizes=prizes)
    hall.do(f.Raffled(present=(2, 3, 5)), "desk")
    assert hall.now.raffled == tuple(number for number, _ in raffle((2, 3, 5), prizes, hall.now.seed))
    assert set(hall.now.raffled or ()) < {2, 3, 5}
    assert hall.refusal(f.Raffled(), "desk") == [("", "day-raffled-already")]


def test_no_raffle_without_prizes_seed_or_people():
    hall = Hall(2)
    assert hall.refusal(f.Raffled(), "desk") == [("", "day-no-seed"), ("", "day-no-raffle")]
    assert hall.refusal(f.Raffled(present=(9,)), "desk")[1] == ("present", "day-unknown-number")
