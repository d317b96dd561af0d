"""Persons come, go, fall asleep; bots sit everywhere else."""

import pytest

from tarock.table import wishes as w
from tests.table.rounds import ANNA, BERT, CILLI, DORA, Hall


def refused(hall, cls, who, **fields):
    """The code of the refusal; "" where the wish is fulfilled."""
    reason = hall.wish(cls(id=hall.id(), who=who, version=hall.table.version, **fields))
    return "" if reason is None else reason.code


def holders(hall):
    return [place.who for place in hall.table.places]


def test_one_person_and_three_bots():
    hall = Hall()
    assert holders(hall) == [ANNA, "", "", ""]
    assert len(set(hall.table.names)) == 4


def test_a_person_takes_a_bots_place_in_the_middle_of_a_deal_and_gets_its_hand():
    hall = Hall()
    hall.deal()
    hall.act()
    hand = hall.table.deal.state.hands[1]
    hall.sit(BERT, 1)
    assert holders(hall) == [ANNA, BERT, "", ""]
    assert hall.table.deal.state.hands[1] == hand
    assert hall.table.deal.on_turn == 1
    hall.act()
    assert hall.events[-1].bot is False


def test_who_gets_up_leaves_the_hand_to_a_bot():
    hall = Hall()
    hall.sit(BERT, 1)
    hall.deal()
    hall.do(w.Stand, BERT)
    hall.act()
    hall.act()
    assert hall.events[-1].bot is True
    assert hall.table.playing


def test_nobody_sees_two_hands_of_one_deal():
    hall = Hall()
    hall.sit(BERT, 1)
    hall.deal()
    hall.do(w.Stand, BERT)
    assert refused(hall, w.Sit, BERT, place=2, name="Bert") == "table-saw-cards"
    assert refused(hall, w.Sit, BERT, place=1, name="Bert") == ""
    hall.do(w.Stand, BERT)
    while hall.table.playing:
        hall.act()
    assert refused(hall, w.Sit, BERT, place=2, name="Bert") == ""


def test_nobody_sees_two_hands_as_two_identities_of_one_person():
    """First as a guest, then with an account."""
    hall = Hall()
    hall.sit(BERT, 1)
    hall.deal()
    hall.do(w.Stand, BERT)
    assert hall.table.saw_another_hand(("p:bert", BERT), 2)
    assert not hall.table.saw_another_hand(("p:bert", BERT), 1)
    assert not hall.table.saw_another_hand("p:bert", 2)
    while hall.table.playing:
        hall.act()
    assert not hall.table.saw_another_hand(("p:bert", BERT), 2)


def test_a_hand_that_was_seen_by_whoever_sat_down_counts_too():
    hall = Hall()
    hall.deal()
    hall.sit(BERT, 1)
    hall.do(w.Stand, BERT)
    assert refused(hall, w.Sit, BERT, place=3, name="Bert") == "table-saw-cards"


def test_a_pausing_place_may_be_taken_by_whoever_has_seen_a_hand():
    hall = Hall(places=5)
    hall.sit(BERT, 1)
    hall.deal()
    hall.do(w.Stand, BERT)
    assert refused(hall, w.Sit, BERT, place=hall.table.deal.dealer, name="Bert") == ""


@pytest.mark.parametrize(
    ("who", "place", "code"),
    [(ANNA, 2, "table-sits-already"), (CILLI, 0, "table-taken"), (CILLI, 5, "table-no-place"), (CILLI, 2, "")],
)
def test_where_one_may_sit_down(who, place, code):
    hall = Hall()
    assert refused(hall, w.Sit, who, place=place, name="Cilli") == code


@pytest.mark.parametrize("name", ["", "   ", "x" * 21, "a\u202eb", "\x00"])
def test_a_name_can_be_read(name):
    assert refused(Hall(), w.Sit, BERT, place=1, name=name) == "table-name"


def test_names_differ_and_bots_give_way():
    hall = Hall(name="Bert")
    assert "Bert" not in hall.table.names[1:]
    hall.sit(BERT, 1, "Bert")
    hall.sit(CILLI, 2, "bert")
    assert hall.table.names[:3] == ("Bert", "Bert 2", "bert 3")
    assert len({name.casefold() for name in hall.table.names}) == 4


def test_a_long_name_that_is_taken_stays_short_enough():
    hall = Hall(name="n" * 20)
    hall.sit(BERT, 1, "n" * 20)
    assert hall.table.names[1] == "n" * 17 + " 2"


def test_a_bot_takes_over_whoever_is_gone_and_gives_the_place_back():
    """N41"""
    hall = Hall(away=60)
    hall.sit(BERT, 1)
    hall.deal()
    found = hall.due(0, {1: 60_000})
    assert (found.do, found.place, found.why, found.after) == ("away", 1, "gone", 0)
    hall.fulfil(found)
    assert hall.table.places[1].away
    hall.act()
    hall.act()
    assert hall.events[-1].bot is True
    hall.do(w.GiveBack, place=1)
    assert not hall.table.places[1].away
    assert hall.table.places[1].who == BERT


def test_whoever_plays_a_card_is_back():
    hall = Hall()
    hall.deal()
    hall.do(w.TakeOver, place=0, why="slow")
    hall.do(w.Act, ANNA, action=("forehand", 0))
    assert [event.kind for event in hall.events[-2:]] == ["back", "acted"]
    assert hall.events[-1].bot is False


def test_a_card_that_is_refused_brings_nobody_back():
    hall = Hall()
    hall.deal()
    hall.do(w.TakeOver, place=0, why="gone")
    assert refused(hall, w.Act, ANNA, action=("weiter", 0)) == "auction-forehand-speaks"
    assert hall.table.places[0].away


def test_the_host_frees_the_place_of_somebody_who_is_away_and_no_other():
    hall = Hall()
    hall.sit(BERT, 1)
    hall.sit(CILLI, 2)
    assert refused(hall, w.Stand, ANNA, place=1) == "table-not-away"
    hall.do(w.TakeOver, place=1, why="gone")
    assert refused(hall, w.Stand, CILLI, place=1) == "table-host-only"
    assert refused(hall, w.Stand, ANNA, place=1) == ""
    assert holders(hall) == [ANNA, "", CILLI, ""]


def test_the_table_is_led_by_the_next_person_when_its_host_leaves():
    hall = Hall()
    hall.sit(BERT, 1)
    hall.sit(CILLI, 2)
    hall.do(w.TakeOver, place=1, why="gone")
    hall.do(w.Stand, ANNA)
    assert hall.table.host == CILLI
    hall.do(w.Stand, CILLI)
    assert hall.table.host == BERT
    hall.do(w.Stand, BERT)
    hall.sit(DORA, 3)
    assert hall.table.host == DORA


def test_the_same_four_after_leaving_and_coming_back():
    """N38: everybody sees the same places afterwards."""
    hall = Hall()
    for place, who in ((1, BERT), (2, CILLI), (3, DORA)):
        hall.sit(who, place)
    hall.deal()
    state = hall.table.deal.state
    for who in (BERT, CILLI, DORA):
        hall.do(w.Stand, who)
    for place, who in ((1, BERT), (2, CILLI), (3, DORA)):
        hall.sit(who, place)
    assert holders(hall) == [ANNA, BERT, CILLI, DORA]
    assert hall.table.deal.state == state
