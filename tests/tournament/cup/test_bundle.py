"""Export and import as values: what an import adds, and that nothing is taken from a stream that went on twice."""

from __future__ import annotations

import json

import pytest

from tarock.rules import Problems
from tarock.tournament.cup import facts as f, replay
from tarock.tournament.cup.bundle import Stream, additions, from_bundle, to_bundle
from tarock.tournament.event import facts as d
from tests.tournament.cup.making import Running
from tests.tournament.days import Hall


def both() -> tuple[Stream, Stream]:
    cup = Running("tirol")
    cup.players("Anna", "Bert")
    hall = Hall(8, rounds=2)
    hall.draw(1)
    hall.play(1)
    return Stream("cup", "c", tuple(cup.log)), Stream("day", "d", tuple(hall.events))


def test_what_was_written_is_read_again_and_written_the_same() -> None:
    streams = both()
    text = json.dumps(to_bundle(streams))
    assert from_bundle(json.loads(text)) == streams
    assert json.dumps(to_bundle(from_bundle(json.loads(text)))) == text


def test_an_import_adds_only_what_is_new() -> None:
    cup, day = both()
    known = {"c": Stream("cup", "c", cup.events[:2])}
    assert additions(known, [cup, day]) == (Stream("cup", "c", cup.events[2:]), day)
    assert additions({"c": cup, "d": day}, [cup, day]) == ()
    older = Stream("cup", "c", cup.events[:2])
    assert additions({"c": cup}, [older]) == ()


def test_two_places_that_both_went_on_are_a_conflict() -> None:
    cup, day = both()
    there = Running("tirol")
    there.players("Cilli")
    other = Stream("cup", "c", (*cup.events[:2], *there.log[2:]))
    with pytest.raises(Problems) as found:
        additions({"c": cup, "d": day}, [other, day])
    (problem,) = found.value.problems
    assert (problem.key, problem.reason.code) == ("streams[1].events[3]", "cup-bundle-conflict")
    with pytest.raises(Problems) as wrong:
        additions({"c": cup}, [Stream("day", "c", day.events)])
    assert wrong.value.problems[0].reason.code == "cup-bundle-kind"


def test_a_result_that_does_not_add_up_is_not_imported() -> None:
    _, day = both()
    raw = to_bundle([day])
    event = next(e for e in raw["streams"][0]["events"] if e["kind"] == "reported")
    event["sums"] = dict.fromkeys(event["sums"], 1)
    with pytest.raises(Problems) as found:
        from_bundle(raw)
    assert all(p.key.startswith("streams[1].events[") for p in found.value.problems)


def test_the_day_of_a_cup_carries_its_settings() -> None:
    """Frozen when it is opened: the cup may change afterwards."""
    from tarock.tournament.cups import day_settings

    cup = Running("tirol")
    settings = day_settings(cup.now.cup, "Loas", stream="c", date="2025-10-04", venue="Pill")
    hall = Hall()
    hall.day, hall.events = None, []
    hall.do(d.Opened(settings))
    cup.wish(
        f.Changed(
            'extends = "tirol"\nsource = "X"\n[citations]\nX = "x"\n[cup]\nid = "t"\nname = "T"\n[play]\nrounds = 5\n'
        )
    )
    assert cup.now.cup.play.rounds == 5
    assert hall.now.settings.rounds == 3
    assert hall.now.settings.points["mechanic"] == "cube"
    assert replay(cup.log) == cup.now
