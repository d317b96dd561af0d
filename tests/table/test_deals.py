"""Deal after deal: who deals, who pauses, doubled rounds, the list, the end, the records."""

from fractions import Fraction
from itertools import count

import pytest

from tarock.cards import KINGS_MASK, TAROCK_MASK, deal as deal_cards
from tarock.deal import actions as a, legal
from tarock.notation.record import read_record, write_record
from tarock.rules import load
from tarock.scoring import settle
from tarock.table import Due, Now, deal_record, due, table_view, wishes as w
from tests.table.rounds import ANNA, BERT, Hall
from tests.table.test_config import OWN


def play(hall):
    """The running deal, or the next one, to its end."""
    if not hall.table.playing:
        hall.deal()
    while hall.table.playing:
        hall.act()


NOTHING = "00000000000000000000000000000f5d"
"""A seed whose first board gives Vorhand neither tarock nor king."""


def test_the_cards_follow_from_seed_and_board():
    hall = Hall()
    hall.deal("0123456789abcdef" * 2)
    assert hall.table.deal.state.dealt == deal_cards("0123456789abcdef" * 2, 1).hands


@pytest.mark.parametrize("places", [4, 5, 6])
def test_dealer_and_pauses_go_around(places):
    hall = Hall(places=places)
    dealers, pauses = [], [0] * places
    for _ in range(places):
        play(hall)
        dealers.append(hall.table.deal.dealer)
        for place in hall.table.deal.seats.sits_out:
            pauses[place] += 1
    assert dealers == [places - 1, *range(places - 1)]
    assert pauses == [places - 4] * places


def test_a_hand_thrown_in_is_dealt_again_by_the_same_dealer_and_does_not_count():
    hall = Hall(rules_text=OWN, length={"deals": 1})
    hall.deal(NOTHING)
    hall.act(a.ThrowIn(0))
    assert hall.table.rows[0].game is None
    assert hall.table.ended == ""
    assert table_view(hall.table, ANNA)["list"]["rows"] == []
    assert table_view(hall.table, ANNA)["deal"]["result"] is None
    assert table_view(hall.table, ANNA)["deal"]["log"][-1]["text"] == "Zusammengeworfen: Es wird noch einmal gegeben."
    assert due(hall.table, Now(waited=1_000)) == Due("deal", 2_000)
    play(hall)
    first, second = hall.table.rows
    assert (first.deal.dealer, first.deal.board, first.number) == (3, 1, 1)
    assert (second.deal.dealer, second.deal.board, second.number) == (3, 2, 1)
    assert hall.table.ended == "length"


def test_a_hand_thrown_in_does_not_shorten_the_radl_at_five():
    hall = Hall(rules_text=OWN, places=5, length={"radl": 1})
    for _ in range(4):
        play(hall)
    hall.deal(next(seed for n in count() if (seed := f"{n:032x}") and _throws_in(seed, board=5)))
    hall.act(a.ThrowIn(0))
    assert hall.table.ended == ""
    assert hall.table.dealer == hall.table.rows[-1].deal.dealer
    play(hall)
    assert hall.table.ended == "length"
    assert sorted(row.deal.dealer for row in hall.table.ledger.counted) == [0, 1, 2, 3, 4]


def _throws_in(seed, board):
    """Whether Vorhand gets neither tarock nor king."""
    return not deal_cards(seed, board).hands[0] & (TAROCK_MASK | KINGS_MASK)


def test_at_five_a_doubled_radl_has_five_deals():
    hall = Hall(rules_text=OWN, places=5)
    hall.deal()
    for word in (a.Forehand(0), a.Pass(1), a.Pass(2), a.Pass(3), a.Bid(0, "trischaken")):
        hall.act(word)
    play(hall)
    factors = []
    for _ in range(6):
        hall.deal()
        factors.append(hall.table.deal.radl)
        for word in (a.Forehand(0), a.Pass(1), a.Pass(2), a.Pass(3), a.Bid(0, "rufer")):
            hall.act(word)
        play(hall)
    assert factors == [2, 2, 2, 2, 2, 1]


def test_a_radl_is_doubled_after_a_trischaken():
    """House rule `double_radl_after`: the next four deals count double, then none."""
    hall = Hall(rules_text=OWN)
    hall.deal()
    for word in (a.Forehand(0), a.Pass(1), a.Pass(2), a.Pass(3), a.Bid(0, "trischaken")):
        hall.act(word)
    play(hall)
    factors = []
    for _ in range(5):
        hall.deal()
        factors.append(hall.table.deal.radl)
        hall.act(a.Forehand(seat := 0))
        for other in (1, 2, 3):
            hall.act(a.Pass(other))
        if a.Bid(seat, "rufer") in legal(hall.table.deal.state):
            hall.act(a.Bid(seat, "rufer"))
        play(hall)
    assert factors == [2, 2, 2, 2, 1]
    row = hall.table.rows[1]
    assert row.game.radl == 2
    plain = settle(hall.table.rules, row.game)
    assert [row.points[place] for place in row.deal.seats.seats] == list(plain.points)


def test_the_list_adds_up_both_ledgers():
    hall = Hall(rules="tirol")
    for _ in range(5):
        play(hall)
    ledger = hall.table.ledger
    for place in range(4):
        assert ledger.points[place] == sum((row.points[place] for row in ledger.rows), Fraction(0))
        assert ledger.cash[place] == sum((row.cash[place] for row in ledger.rows), Fraction(0))
    seen = table_view(hall.table, ANNA)["list"]
    assert seen["points"] == [int(amount) if amount.denominator == 1 else float(amount) for amount in ledger.points]
    assert [row["number"] for row in seen["rows"]] == [1, 2, 3, 4, 5]


def test_a_long_list_shows_its_last_rows_and_the_sums_of_all_and_at_the_end_everything():
    hall = Hall(bots="random")
    for _ in range(33):
        hall.deal()
        while hall.table.playing:
            hall.act(hall.choice("random"))
    seen = table_view(hall.table, ANNA)["list"]
    assert [row["number"] for row in seen["rows"]] == list(range(4, 34))
    assert seen["points"] != [sum(row["points"][place] for row in seen["rows"]) for place in range(4)]
    hall.do(w.End, ANNA)
    seen = table_view(hall.table, ANNA)["list"]
    assert [row["number"] for row in seen["rows"]] == list(range(1, 34))
    assert seen["points"] == [sum(row["points"][place] for row in seen["rows"]) for place in range(4)]


@pytest.mark.parametrize(
    ("length", "places", "deals"),
    [({"deals": 3}, 4, 3), ({"radl": 1}, 4, 4), ({"radl": 1}, 5, 5), ({"radl": 2}, 5, 10), ({"radl": 1}, 6, 6)],
)
def test_the_table_is_closed_when_all_is_played(length, places, deals):
    """A Radl is over when everybody at the table has dealt, who pauses too."""
    hall = Hall(length=length, places=places)
    for _ in range(deals):
        assert hall.table.ended == ""
        play(hall)
    assert hall.table.ended == "length"
    assert hall.due() is None
    assert len(table_view(hall.table, ANNA)["list"]["rows"]) == deals


def test_the_last_deal_of_the_host_closes_the_table():
    hall = Hall()
    hall.sit(BERT, 1)
    hall.deal()
    hall.do(w.End, ANNA)
    play(hall)
    assert hall.table.ended == "host"
    assert len(hall.table.rows) == 1


def test_a_finished_deal_is_a_record_that_can_be_read():
    hall = Hall(places=5, rules="oberoesterreich")
    hall.sit(BERT, 2, "Bert Huber")
    play(hall)
    record = deal_record(hall.table, 1)
    assert record is not None
    assert record.settlement is not None
    assert record.finished
    assert record.head.players == hall.table.names
    text = write_record(record)
    assert write_record(read_record(text, lambda *_: load("oberoesterreich"))) == text
    row = hall.table.rows[0]
    assert [row.points[place] for place in record.head.seating.seats] == list(record.settlement.points)


@pytest.mark.parametrize("board", [0, 1, 2, -1])
def test_there_is_no_record_of_a_deal_that_is_still_played(board):
    hall = Hall()
    hall.deal()
    assert deal_record(hall.table, board) is None


def test_a_row_knows_who_sat_there_when_the_deal_ended():
    hall = Hall()
    hall.deal()
    hall.sit(BERT, 1)
    play(hall)
    hall.do(w.Stand, BERT)
    row = hall.table.rows[0]
    assert row.who == (ANNA, BERT, "", "")
    assert row.names[1] == "Bert"
