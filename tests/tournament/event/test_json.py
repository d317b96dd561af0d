"""Events and wishes as JSON: round trips, unreadable wishes, archives, another name."""

import json
from dataclasses import fields
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given, strategies as st

from tarock.rules import Problems
from tarock.tournament.event import (
    KINDS,
    Event,
    carried_on,
    fact_from_json,
    facts as f,
    from_archive,
    from_json,
    renamed,
    replay,
    standings,
    to_archive,
    to_json,
)
from tarock.tournament.money import Prize
from tarock.tournament.plain import as_text
from tests.tournament.days import Hall
from tests.tournament.event.test_roles import WISHES


def through_text(events: list[Event]) -> list[Event]:
    return [from_json(json.loads(json.dumps(to_json(event)))) for event in events]


def a_day() -> Hall:
    hall = Hall(9, prizes=(Prize("rank", 1, 5000),), points={"system": "fix", "table": (5, 3, 1)})
    hall.draw(1, 2)
    hall.play(1)
    hall.do(f.Ruled("warning", "Spieler 2 war laut", players=(2,)), "referee", "Spieler 3")
    return hall


def test_events_survive_json_to_the_byte():
    hall = a_day()
    back = through_text(hall.events)
    assert back == hall.events
    assert replay(back) == hall.day
    assert [json.dumps(to_json(event)) for event in back] == [json.dumps(to_json(event)) for event in hall.events]
    assert as_text(standings(replay(back)).rows) == as_text(standings(hall.now).rows)


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_every_wish_is_read_from_json(kind: str):
    raw = json.loads(json.dumps(to_json(Event("e", "t", "Maria", "desk", WISHES[kind]))))
    assert fact_from_json(raw) == WISHES[kind]
    bare = {key: value for key, value in raw.items() if key not in ("id", "at", "by", "role")}
    assert fact_from_json(bare) == WISHES[kind]


def wrong(raw: object) -> list[tuple[str, str]]:
    with pytest.raises(Problems) as found:
        fact_from_json(raw)
    assert all(problem.reason.sentence(lang) for problem in found.value.problems for lang in ("de", "en"))
    return [(problem.key, problem.reason.code) for problem in found.value.problems]


def test_amounts_are_read_as_people_write_them():
    sums = {"1": "1,5", "2": "−8", "3": 2.5, "4": " +4 "}
    fact = fact_from_json({"kind": "reported", "round": 1, "table": 1, "games": 16, "sums": sums})
    assert isinstance(fact, f.Reported)
    assert fact.sums == {1: Fraction(3, 2), 2: Fraction(-8), 3: Fraction(5, 2), 4: Fraction(4)}


@pytest.mark.parametrize(
    "amount", [0.25, "1/2", "1e9", "", None, True, "1.5.", float("nan"), float("inf"), 10**12, [1]]
)
def test_other_amounts_are_refused(amount: object):
    raw = {"kind": "reported", "round": 1, "table": 1, "games": 16, "sums": {"1": amount}}
    assert wrong(raw) == [("sums.1", "plain-amount")]


def test_all_that_cannot_be_read_is_named():
    raw = {"kind": "reported", "round": "eins", "sums": {"Anna": 3, "2": "viel"}, "games": 1.5, "farbe": "rot"}
    assert wrong(raw) == [
        ("round", "plain-number"),
        ("table", "plain-missing"),
        ("sums.Anna", "plain-number"),
        ("sums.2", "plain-amount"),
        ("games", "plain-number"),
        ("farbe", "plain-unknown"),
    ]
    assert wrong({"kind": "registered", "name": "x" * 501}) == [("name", "plain-long")]
    assert wrong({"kind": "registered", "name": "A\x00nna"}) == [("name", "plain-unreadable")]
    assert wrong({"kind": "registered", "name": 7}) == [("name", "plain-text")]
    assert wrong({"kind": "drawn", "rounds": [{"round": 1, "tables": {}}]}) == [("rounds[1].tables", "plain-list")]
    others: list[object] = [{}, {"kind": "gibt-es-nicht"}, {"kind": ["registered"]}, [], "registered", None]
    for other in others:
        assert wrong(other) == [("kind", "plain-word")]


texts = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)


@given(st.sampled_from(sorted(KINDS)), st.data())
def test_anything_at_all_is_read_or_refused(kind: str, data: st.DataObject):
    raw: dict[str, Any] = to_json(Event("e", "t", "Maria", "desk", WISHES[kind]))
    names = [field.name for field in fields(KINDS[kind])] or ["x"]
    raw[data.draw(st.sampled_from(names))] = data.draw(texts)
    try:
        fact = fact_from_json(raw)
    except Problems:
        return
    text = json.dumps(to_json(Event("e", "t", "M", "desk", fact)), allow_nan=False)
    assert fact_from_json(json.loads(text)) == fact
    text.encode("utf-8")


def test_a_day_travels_as_one_document():
    hall = a_day()
    text = json.dumps(to_archive(hall.events))
    events = from_archive(json.loads(text))
    assert replay(events) == hall.day
    known = hall.events[:20]
    assert list(carried_on(known, events)) == hall.events[20:]
    assert carried_on(hall.events, events) == ()


def broken(raw: object) -> list[tuple[str, str]]:
    with pytest.raises(Problems) as found:
        from_archive(raw)
    assert all(problem.reason.sentence(lang) for problem in found.value.problems for lang in ("de", "en"))
    return [(problem.key, problem.reason.code) for problem in found.value.problems]


def test_documents_that_are_none_are_refused():
    hall = a_day()
    whole = json.loads(json.dumps(to_archive(hall.events)))
    others: list[object] = [[], {}, {"format": "tarock-day", "version": 1, "events": []}, {**whole, "format": "x"}]
    for other in others:
        assert broken(other) == [("", "day-no-archive")]
    assert broken({**whole, "version": 2}) == [("version", "day-archive-version")]
    assert broken({**whole, "events": whole["events"][1:]}) == [("events[1]", "day-archive-broken")]
    assert broken({**whole, "events": [*whole["events"], 7]})[0] == (
        f"events[{len(hall.events) + 1}].kind",
        "plain-missing",
    )
    swapped = [whole["events"][0], whole["events"][-2], *whole["events"][1:]]
    assert broken({**whole, "events": swapped}) == [("events[2]", "day-archive-broken")]
    place = next(n for n, event in enumerate(whole["events"]) if event["kind"] == "reported")
    number = next(iter(whole["events"][place]["sums"]))
    whole["events"][place]["sums"][number] += 1
    assert broken(whole) == [(f"events[{place + 1}].sums", "day-sums-zero")]


def test_two_days_that_both_went_on_are_not_mixed():
    hall = a_day()
    other = a_day()
    other.do(f.CashNoted("float", 1), "desk")
    hall.do(f.CashNoted("float", 2), "desk")
    with pytest.raises(Problems) as found:
        carried_on(hall.events, other.events)
    assert [problem.reason.code for problem in found.value.problems] == ["day-archive-diverged"]


def test_another_name_goes_through_the_whole_day():
    hall = a_day()
    events = renamed(renamed(hall.events, 2, "Jemand"), 3, "Wer")
    day = replay(events)
    assert (day.entrants[2].name, day.entrants[3].name) == ("Jemand", "Wer")
    assert (day.rulings[0].fact.text, day.rulings[0].by) == ("Jemand war laut", "Wer")
    text = json.dumps([to_json(event) for event in events])
    assert "Spieler 2" not in text
    assert "Spieler 3" not in text
    assert [row.total for row in standings(day).rows] == [row.total for row in standings(hall.now).rows]


def test_a_document_with_settings_that_no_day_can_have_is_refused():
    document = json.loads(json.dumps(to_archive(a_day().events)))
    document["events"][0]["settings"]["chain"] = ["total", "gefühl"]
    document["events"][0]["settings"]["rounds"] = 99
    with pytest.raises(Problems) as found:
        from_archive(document)
    assert [(problem.key, problem.reason.code) for problem in found.value.problems] == [
        ("events[1].rounds", "day-out-of-range"),
        ("events[1].chain", "plain-word"),
    ]


def test_the_longer_name_goes_first_and_club_and_couple_with_it():
    hall = Hall(8)
    hall.do(f.Registered("Anna", club="Moserbräu", couple="moser"), "desk")
    hall.do(f.EntrantChanged(9, "Anna Moser", club="Moserbräu", couple="moser"), "desk")
    hall.do(f.Unregistered(9, "Anna Moser ist krank, Anna kommt im Frühjahr"), "desk")
    after = renamed(hall.events, 9, "Spieler #9")
    assert "Moser" not in json.dumps([to_json(event) for event in after], ensure_ascii=False)
    assert to_json(after[-1])["reason"] == "Spieler #9 ist krank, Spieler #9 kommt im Frühjahr"
