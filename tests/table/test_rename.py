"""Somebody is taken out of a table's events: name, holder and texts go, everything else stays (ADR 0013)."""

from __future__ import annotations

from random import Random
from uuid import uuid4

from tarock.deal import as_json, legal
from tarock.rules import Reason
from tarock.table import PHRASES, Table, decide, events as e, evolve, open_table, replay, wishes as w
from tarock.table.rename import NOBODY, names_of, taken_out


def wish(table: Table, log: list[e.Event], made: w.Wish) -> Table:
    found = decide(table, made, 1)
    assert not isinstance(found, Reason), found.sentence("en")
    log += found
    for event in found:
        table = evolve(table, event)
    return table


def evening() -> list[e.Event]:
    """Anna and Bert talk, and the deal is played a little."""
    log: list[e.Event] = [open_table(str(uuid4()), 0, "p:anna", table=str(uuid4()), config={}, name="Anna")]
    table = replay(log)
    table = wish(table, log, w.Sit(id=str(uuid4()), who="p:bert", version=1, place=2, name="Bert"))
    for who, text in (("p:anna", "Ich bin die Anna"), ("p:bert", "Anna, Annas Anna! Joanna nicht")):
        table = wish(table, log, w.Say(id=str(uuid4()), who=who, version=1, text=text))
    table = wish(table, log, w.Say(id=str(uuid4()), who="p:anna", version=1, phrase=next(iter(PHRASES))))
    table = wish(table, log, w.DealNext(id=str(uuid4()), seed="0" * 32))
    rng = Random(1)
    for _ in range(4):
        assert table.deal
        place = table.deal.on_turn
        assert place is not None
        action, id = tuple(as_json(rng.choice(legal(table.deal.state)))), str(uuid4())
        who = table.places[place].who
        made: w.Wish = w.ActForPlace(id=id, place=place, action=action)
        if who:
            made = w.Act(id=id, who=who, version=table.version, action=action)
        table = wish(table, log, made)
    return log


def test_name_holder_and_texts_go():
    log = evening()
    after = taken_out(log, "p:anna", "x:1", "Gast")
    assert names_of(log, "p:anna") == {"Anna"}
    assert names_of(after, "p:anna") == frozenset()
    assert names_of(after, "x:1") == {"Gast"}
    assert all("p:anna" not in repr(event) for event in after)
    texts = [event.text for event in after if isinstance(event, e.Said) and event.text]
    assert texts == [NOBODY, "Gast, Annas Gast! Joanna nicht"]


def test_phrases_cards_order_times_and_ids_stay():
    log = evening()
    after = taken_out(log, "p:anna", "x:1", "Gast")
    assert [(event.id, event.at, event.kind) for event in after] == [(event.id, event.at, event.kind) for event in log]
    before, now = replay(log), replay(after)
    assert before.deal
    assert now.deal
    assert now.deal.state == before.deal.state
    assert [event.phrase for event in after if isinstance(event, e.Said)][-1] == next(iter(PHRASES))
    assert now.places[2] == before.places[2]


def test_the_new_name_is_nobody_elses():
    log = evening()
    once = taken_out(log, "p:anna", "x:1", "Gast")
    twice = taken_out(once, "p:bert", "x:2", "Gast")
    assert [place.name for place in replay(twice).places if place.who] == ["Gast", "Gast 2"]


def test_who_never_sat_there_changes_nothing():
    log = evening()
    assert taken_out(log, "p:nobody", "x:1", "Gast") == log
