"""What happens by itself, and when: bots, the next deal, seats taken over. No clock is read here."""

import pytest

from tarock.deal import actions as a
from tarock.table import Due, wishes as w
from tests.table.rounds import ANNA, BERT, Hall


def at(hall, waited=0, gone=None):
    return hall.due(waited, gone)


def test_a_table_for_one_deals_at_once():
    assert at(Hall()) == Due("deal", 0)


def test_a_table_that_waits_deals_when_all_who_sit_are_ready():
    hall = Hall(start="ready")
    hall.sit(BERT, 1)
    hall.do(w.SayReady, ANNA)
    assert at(hall, 10**9) is None
    hall.do(w.SayReady, BERT)
    assert at(hall) == Due("deal", 0)


def test_nobody_presses_a_button_so_that_a_bot_moves():
    """N44"""
    hall = Hall(pace=700)
    hall.deal()
    assert at(hall, 10**9) is None
    hall.act()
    assert at(hall, 200) == Due("bot", 500, 1)
    assert at(hall, 5000) == Due("bot", 0, 1)


def test_a_trick_that_lies_complete_is_left_for_people_to_see():
    hall = Hall(seed=1, pace=700)
    hall.deal()
    while hall.table.playing:
        hall.act()
        state, place = hall.table.deal.state, hall.table.deal.on_turn
        if state.tricks and not state.trick and hall.table.playing and not hall.table.places[place].who:
            assert at(hall) == Due("bot", 1400, place)
            return
    raise AssertionError("no bot led")


def test_the_next_deal_begins_when_all_are_ready_or_after_the_break():
    hall = Hall(next=20)
    hall.sit(BERT, 1)
    hall.deal()
    while hall.table.playing:
        hall.act()
    assert at(hall, 5_000) == Due("deal", 15_000)
    hall.do(w.SayReady, ANNA)
    assert at(hall, 5_000) == Due("deal", 15_000)
    hall.do(w.SayReady, BERT)
    assert at(hall, 5_000) == Due("deal", 0)


def test_without_a_break_the_next_deal_waits_for_all_who_are_there():
    hall = Hall()
    hall.sit(BERT, 1)
    hall.deal()
    while hall.table.playing:
        hall.act()
    assert at(hall, 10**9) is None
    hall.do(w.SayReady, ANNA)
    assert at(hall, 10**9) is None
    hall.do(w.TakeOver, place=1, why="gone")
    assert at(hall) == Due("deal", 0)


def test_nothing_is_dealt_for_nobody():
    hall = Hall(next=1)
    hall.deal()
    while hall.table.playing:
        hall.act()
    hall.do(w.TakeOver, place=0, why="gone")
    assert at(hall, 10**9) is None


def test_bots_finish_the_deal_of_persons_who_are_gone():
    hall = Hall()
    hall.deal()
    hall.do(w.TakeOver, place=0, why="gone")
    while hall.table.playing:
        found = at(hall, 10**9)
        assert found.do == "bot"
        hall.fulfil(found)


def test_who_thinks_too_long_is_played_for():
    hall = Hall(think=20, away=10)
    hall.sit(BERT, 1)
    hall.deal()
    assert at(hall, 1_000) == Due("away", 29_000, 0, "slow")
    assert at(hall, 40_000) == Due("away", 0, 0, "slow")


@pytest.mark.parametrize(("away", "expected"), [(0, None), (60, Due("away", 50_000, 0, "gone"))])
def test_who_has_no_connection_is_played_for_after_the_time_of_the_table(away, expected):
    hall = Hall(away=away)
    hall.deal()
    assert at(hall, gone={0: 10_000}) == expected


def test_an_outage_costs_nobody_anything():
    """N40: the moments of the events do not count, only what the server has measured since it runs the table."""
    hall = Hall(think=20)
    hall.deal()
    hall.clock += 10**9
    hall.do(w.Say, ANNA, phrase="moment")
    assert at(hall) == Due("away", 80_000, 0, "slow")


def test_talk_starts_no_clock_anew():
    hall = Hall(think=20)
    hall.deal()
    clock = hall.table.clock
    hall.do(w.Say, ANNA, phrase="moment")
    hall.sit(BERT, 2)
    assert hall.table.clock == clock
    hall.act(a.Forehand(0))
    assert hall.table.clock == hall.table.version


def test_a_break_stops_everything():
    hall = Hall(think=20)
    hall.deal()
    hall.do(w.Pause, ANNA)
    assert at(hall, 10**9, {0: 10**9}) is None
    hall.do(w.Resume, ANNA)
    assert hall.table.clock == hall.table.version


def test_a_closed_table_does_nothing():
    hall = Hall()
    hall.do(w.End, ANNA)
    assert at(hall, 10**9) is None


@pytest.mark.parametrize("wish", [w.TakeOver, w.GiveBack])
def test_the_house_does_nothing_twice(wish):
    hall = Hall()
    fields = {"why": "gone"} if wish is w.TakeOver else {}
    if wish is w.TakeOver:
        hall.do(wish, place=0, **fields)
    refused = hall.wish(wish(id=hall.id(), place=0, **fields))
    assert refused.code == ("table-is-away" if wish is w.TakeOver else "table-not-gone")


def test_a_bot_that_was_thinking_when_somebody_sat_down_is_too_late():
    hall = Hall()
    hall.deal()
    refused = hall.wish(w.ActForPlace(id=hall.id(), place=0, action=("forehand", 0)))
    assert refused.code == "table-stale"


def test_no_two_deals_at_once_and_none_in_a_break():
    hall = Hall()
    hall.do(w.Pause, ANNA)
    assert hall.wish(w.DealNext(id=hall.id(), seed="0" * 32)).code == "table-paused"
    hall.do(w.Resume, ANNA)
    assert hall.wish(w.DealNext(id=hall.id(), seed="xyz")).code == "table-field"
    hall.deal()
    assert hall.wish(w.DealNext(id=hall.id(), seed="0" * 32)).code == "table-deal-running"
