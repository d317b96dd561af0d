"""A cup along to the laptop in the inn and home again."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client

from tarock.rules import Problems
from tarock.tournament.event import facts as f, to_archive
from tarock.web.cups import keys
from tarock.web.cups.models import Cup, Day
from tarock.web.cups.streams import CUPS, DAYS
from tarock.web.cups.transfer import bundle_of, found_by_bundle, take_bundle
from tarock.web.people.ids import uuid7
from tarock.web.store.models import StoredEvent
from tests.web.cups.office.desks import Office

pytestmark = pytest.mark.django_db


def gone_from_here(cup: Cup) -> None:
    """As if this were another machine."""
    streams = [cup.pk, *cup.days.values_list("pk", flat=True)]
    StoredEvent.objects.filter(stream__in=streams).delete()
    for stream in streams:
        CUPS.forget(stream)
        DAYS.forget(stream)
    cup.delete()


def test_a_cup_is_brought_to_another_machine_played_there_and_brought_home() -> None:
    office = Office()
    office.players(8)
    before = json.loads(json.dumps(bundle_of(office.cup)))
    gone_from_here(office.cup)

    laptop = found_by_bundle("im-gasthaus", before)
    day = Day.objects.get(cup=laptop)
    assert len(DAYS.get(day.pk).entrants) == 8
    office.cup, office.day = laptop, day
    office.draw(1)  # with the secret half that came along
    office.wish(f.Started(1))
    office.report(1)
    home_again = json.loads(json.dumps(bundle_of(laptop)))
    gone_from_here(laptop)

    home = found_by_bundle("probe", before)
    added = take_bundle(home, home_again)
    assert added == len(home_again["streams"][1]["events"]) - len(before["streams"][1]["events"])
    assert DAYS.get(day.pk).rounds[0].tables[0].result is not None
    assert take_bundle(home, home_again) == 0, "twice is harmless"
    assert take_bundle(home, before) == 0, "an older file adds nothing"


def test_where_both_went_on_nothing_is_taken_and_all_is_said() -> None:
    office = Office()
    office.players(4)
    raw = json.loads(json.dumps(bundle_of(office.cup)))
    there = copy.deepcopy(raw)
    last = there["streams"][1]["events"][-1]
    there["streams"][1]["events"].append({**last, "id": str(uuid7()), "kind": "paid", "number": 1, "cents": 1200})
    office.wish(f.Paid(2))
    version = office.state.version
    with pytest.raises(Problems) as found:
        take_bundle(office.cup, there)
    assert [problem.reason.code for problem in found.value.problems] == ["cup-bundle-conflict"]
    assert office.state.version == version


def test_a_day_alone_finds_its_place() -> None:
    office = Office()
    office.players(4)
    archive = json.loads(json.dumps(to_archive(DAYS.events(office.day.pk))))
    assert take_bundle(office.cup, archive) == 0
    other = Office("andere")
    with pytest.raises(Problems) as found:
        take_bundle(other.cup, archive)
    assert found.value.problems[0].reason.code == "cups-unknown-day"


def test_another_cups_file_is_refused() -> None:
    office, other = Office(), Office("andere")
    with pytest.raises(Problems) as found:
        take_bundle(other.cup, json.loads(json.dumps(bundle_of(office.cup))))
    assert {problem.reason.code for problem in found.value.problems} == {"cups-foreign-stream"}
    with pytest.raises(Problems) as found:
        found_by_bundle("noch-einmal", json.loads(json.dumps(bundle_of(office.cup))))
    assert found.value.problems[0].reason.code == "cups-here-already"


def send(path: str, raw: Any, **more: str) -> Any:
    body = raw if isinstance(raw, bytes) else json.dumps(raw).encode()
    file = SimpleUploadedFile("cup.json", body, "application/json")
    return Client().post(path, {"id": str(uuid7()), "file": file, **more})


def test_files_go_both_ways_by_the_pages() -> None:
    """Also one that is larger than any other form: a cup of many days."""
    office = Office()
    office.players(8)
    raw = json.loads(office.lead.get("austausch/datei").content)
    path = f"/amt/{office.lead.token}/austausch/"
    assert send(path, {**raw, "padding": "x" * 400_000}, kind="take").status_code == 302
    assert send(path, b"kein JSON", kind="take").status_code == 422
    assert send(path, {"format": "x"}, kind="take").status_code == 422
    day = json.loads(office.organiser.get("turnier/datei").content)
    assert {stream["kind"] for stream in day["streams"]} == {"cup", "day"}
    gone_from_here(office.cup)
    assert send("/cups/neu/", raw, cup="brought", slug="mitgebracht", by="Ina").status_code == 302
    cup = Cup.objects.get(slug="mitgebracht")
    assert set(keys.cup_keys(cup)) == {"organiser", "desk"}
    assert len(DAYS.get(cup.days.get().pk).entrants) == 8
