"""Wishes from outside: what can be read, what is stale, what is somebody else's."""

import json

import pytest
from hypothesis import given, settings, strategies as st

from tarock.deal import as_json, legal
from tarock.rules import Problems, Reason
from tarock.table import decide, read_wish, wishes as w
from tests.table.rounds import ANNA, BERT, CILLI, ID, Hall


def playing():
    hall = Hall()
    hall.sit(BERT, 1)
    hall.deal()
    return hall


def asked(hall, who, **raw):
    """The code of the refusal of a wish as JSON; "" where it is fulfilled."""
    whole = {"id": hall.id(), "version": hall.table.version, **raw}
    reason = hall.wish(read_wish(json.loads(json.dumps(whole)), who))
    return "" if reason is None else reason.code


def test_every_wish_has_its_word():
    hall = Hall()
    assert asked(hall, BERT, do="sit", place=1, name=" Bert  Huber ") == ""
    assert hall.table.names[1] == "Bert Huber"
    assert asked(hall, BERT, do="ready") == ""
    assert asked(hall, BERT, do="say", phrase="servus") == ""
    assert asked(hall, ANNA, do="pause") == ""
    assert asked(hall, ANNA, do="resume") == ""
    assert asked(hall, ANNA, do="config", what="talk", value="silent") == ""
    hall.deal()
    assert asked(hall, ANNA, do="act", action=["forehand", 0]) == ""
    hall.do(w.TakeOver, place=1, why="gone")
    assert asked(hall, BERT, do="back") == ""
    assert asked(hall, BERT, do="leave") == ""
    assert asked(hall, ANNA, do="end") == ""
    assert hall.table.ended == "host"


@pytest.mark.parametrize(
    ("raw", "keys"),
    [
        ({}, ["id", "version", "do"]),
        ({"id": "1", "version": "1", "do": "dance"}, ["id", "version", "do"]),
        ({"id": ID.format(5).upper().replace("0", "A"), "version": 1, "do": "ready"}, ["id"]),
        ({"id": ID.format(5), "version": -1, "do": "ready"}, ["version"]),
        ({"id": ID.format(5), "version": True, "do": "ready"}, ["version"]),
        ({"id": ID.format(5), "version": 1, "do": "sit"}, ["name", "place"]),
        ({"id": ID.format(5), "version": 1, "do": "sit", "place": 6, "name": "x" * 300}, ["name", "place"]),
        ({"id": ID.format(5), "version": 1, "do": "act"}, ["action"]),
        ({"id": ID.format(5), "version": 1, "do": "act", "action": ["play", 1, 2, 3, 4]}, ["action"]),
        ({"id": ID.format(5), "version": 1, "do": "say", "phrase": 4, "text": "x" * 201}, ["phrase", "text"]),
        ({"id": ID.format(5), "version": 1, "do": ["act"]}, ["do"]),
    ],
)
def test_what_cannot_be_read_is_refused_with_all_that_is_wrong(raw, keys):
    with pytest.raises(Problems) as found:
        read_wish(raw, ANNA)
    assert [problem.key for problem in found.value.problems] == keys
    assert all(problem.reason.sentence("de") and problem.reason.sentence("en") for problem in found.value.problems)


@pytest.mark.parametrize("raw", [None, [], "act", 3])
def test_a_wish_is_an_object(raw):
    with pytest.raises(Problems):
        read_wish(raw, ANNA)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**60), 2**60) | st.floats() | st.text(max_size=12),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=8,
)
WORDS = st.sampled_from([*w.OUTSIDE, "hint", ""])


@settings(max_examples=300)
@given(
    raw=st.fixed_dictionaries(
        {"do": WORDS | JSON},
        optional={
            "place": st.integers(-1, 6) | JSON,
            "name": JSON,
            "action": st.lists(st.sampled_from(["play", "discard", "bid", "weiter", 0, 1, 45, True, None]) | JSON)
            | JSON,
            "phrase": JSON,
            "text": JSON,
            "what": st.sampled_from(["talk", "bots", "places", "rules"]) | JSON,
            "value": JSON,
        },
    ),
    who=st.sampled_from([ANNA, BERT, CILLI]),
)
def test_nonsense_gets_a_reason_and_changes_nothing(raw, who):
    hall = playing()
    before = hall.table
    try:
        wish = read_wish({"id": hall.id(), "version": before.version, **raw}, who)
    except Problems:
        return
    found = decide(before, wish, hall.clock)
    assert hall.table is before
    if isinstance(found, Reason):
        assert found.sentence("de")
        assert found.sentence("en")
    else:
        assert all(event.by == who for event in found)


def test_a_stale_action_is_refused_though_it_would_be_legal():
    """N43: a click in a tab that shows an older state."""
    hall = playing()
    old = hall.table.version
    hall.act()
    hall.act()
    hall.act()
    hall.act()
    place = hall.table.deal.on_turn
    assert place == 0
    action = as_json(legal(hall.table.deal.state)[0])
    wish = w.Act(id=hall.id(), who=ANNA, version=old, action=tuple(action))
    assert hall.wish(wish).code == "table-stale"


def test_talk_of_others_makes_no_action_stale():
    hall = playing()
    seen = hall.table.version
    hall.do(w.Say, BERT, phrase="moment")
    assert hall.wish(w.Act(id=hall.id(), who=ANNA, version=seen, action=("forehand", 0))) is None


def test_a_version_that_is_yet_to_come_is_refused():
    hall = playing()
    wish = w.Act(id=hall.id(), who=ANNA, version=hall.table.version + 1, action=("forehand", 0))
    assert hall.wish(wish).code == "table-stale"


def test_a_wish_sent_twice_counts_once():
    hall = playing()
    wish = w.Act(id=hall.id(), who=ANNA, version=hall.table.version, action=("forehand", 0))
    assert hall.wish(wish) is None
    after = hall.table
    assert hall.wish(wish).code == "table-double"
    assert hall.table is after


def test_two_who_want_the_same_place():
    hall = Hall()
    seen = hall.table.version
    hall.sit(BERT, 1)
    assert hall.wish(w.Sit(id=hall.id(), who=CILLI, version=seen, place=1, name="Cilli")).code == "table-stale"
    assert hall.wish(w.Sit(id=hall.id(), who=CILLI, version=seen, place=2, name="Cilli")) is None


def test_nobody_plays_for_another_seat():
    hall = playing()
    assert asked(hall, BERT, do="act", action=["forehand", 0]) == "table-other-seat"
    assert asked(hall, CILLI, do="act", action=["forehand", 0]) == "table-not-seated"
    assert asked(hall, BERT, do="act", action=["weiter", 1]) == "deal-not-on-turn"
    assert asked(hall, ANNA, do="act", action=["forehand", True]) == "deal-no-action"
    assert asked(hall, ANNA, do="act", action=["play", 0, 99]) == "deal-wrong-phase"


def test_who_pauses_plays_nothing():
    hall = Hall(places=5)
    hall.sit(BERT, 4)
    hall.deal()
    assert asked(hall, BERT, do="act", action=["forehand", 0]) == "table-pausing"


@pytest.mark.parametrize("do", ["pause", "resume", "config", "end"])
def test_only_the_host_leads_the_table(do):
    hall = playing()
    assert asked(hall, BERT, do=do, what="talk", value="silent") == "table-host-only"


def test_nothing_is_played_during_a_break():
    hall = playing()
    hall.do(w.Pause, ANNA)
    assert asked(hall, ANNA, do="act", action=["forehand", 0]) == "table-paused"
    assert asked(hall, ANNA, do="pause") == "table-paused"
    hall.do(w.Resume, ANNA)
    assert asked(hall, ANNA, do="resume") == "table-not-paused"
    assert asked(hall, ANNA, do="act", action=["forehand", 0]) == ""


def test_a_closed_table_takes_thanks_and_farewells_only():
    hall = playing()
    hall.do(w.End, ANNA)
    while hall.table.playing:
        hall.act()
    assert hall.table.ended == "host"
    assert asked(hall, BERT, do="ready") == "table-over"
    assert asked(hall, BERT, do="say", phrase="gut-gspielt") == ""
    assert asked(hall, BERT, do="leave") == ""


def test_the_deal_that_others_still_play_is_the_last_one():
    hall = playing()
    hall.do(w.End, ANNA)
    assert (hall.table.last, hall.table.ended) == (True, "")
    alone = Hall()
    alone.deal()
    alone.do(w.End, ANNA)
    assert alone.table.ended == "host"
