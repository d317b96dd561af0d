"""Events in the store and back: the same table, whatever was between."""

import json

import pytest

from tarock.table import events as e, evolve, from_json, replay, to_json, wishes as w
from tests.table.rounds import ANNA, BERT, ID, Hall


def busy_table():
    """A table with every kind of event."""
    hall = Hall(length={"deals": 1})
    hall.sit(BERT, 1)
    hall.do(w.SayReady, BERT)
    hall.do(w.Say, BERT, text="Servas")
    hall.do(w.Set, ANNA, what="pace", value=0)
    hall.deal()
    hall.do(w.Pause, ANNA)
    hall.do(w.Resume, ANNA)
    hall.do(w.TakeOver, place=1, why="gone")
    hall.do(w.GiveBack, place=1)
    while hall.table.playing:
        hall.act()
    hall.do(w.Stand, BERT)
    return hall


def test_every_event_goes_through_json():
    hall = busy_table()
    assert {event.kind for event in hall.events} == set(e.EVENTS)
    stored = [json.loads(json.dumps(to_json(event))) for event in hall.events]
    assert [from_json(raw) for raw in stored] == hall.events
    assert all("made" not in raw for raw in stored)


def test_after_every_event_a_restart_finds_the_same_table():
    """F37: killed at any moment, the table is the same; hands, talon and turn included."""
    hall = busy_table()
    table = evolve(None, hall.events[0])
    for number, event in enumerate(hall.events[1:], 1):
        table = evolve(table, event)
        if number % 7 == 0:
            assert replay(from_json(to_json(known)) for known in hall.events[: number + 1]) == table
    assert table == hall.table


def test_versions_count_events_and_the_wish_names_the_first():
    hall = Hall()
    hall.deal()
    hall.do(w.TakeOver, place=0, why="gone")
    before = hall.table.version
    wish = w.Act(id=ID.format(99), who=ANNA, version=before, action=("forehand", 0))
    assert hall.wish(wish) is None
    assert hall.table.version == before + 2
    back, acted = hall.events[-2:]
    assert back.id == ID.format(99)
    assert acted.id != back.id
    again = Hall()
    again.deal()
    again.do(w.TakeOver, place=0, why="gone")
    again.wish(wish)
    assert again.events[-1].id == acted.id


def test_no_result_is_stored():
    assert all("points" not in json.dumps(to_json(event)) for event in busy_table().events)


def test_a_history_begins_with_the_opening():
    hall = Hall()
    hall.deal()
    with pytest.raises(ValueError, match="begins with"):
        replay([])
    with pytest.raises(ValueError, match="begins with"):
        replay(hall.events[1:])


def test_a_history_that_cannot_be_is_no_table():
    hall = Hall()
    hall.deal()
    wrong = e.Acted(ID.format(99), 0, "", 0, ("weiter", 3), False)
    with pytest.raises(ValueError, match="no history"):
        evolve(hall.table, wrong)
    with pytest.raises(ValueError, match="no history"):
        evolve(Hall().table, wrong)
