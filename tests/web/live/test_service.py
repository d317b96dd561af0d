"""Opening tables for Django's pages, their links, and what spectators with a delay see."""

import asyncio
from uuid import uuid4

import pytest

from tarock.rules import Problems
from tarock.table import table_view
from tarock.web.gate import Gate
from tarock.web.live import room as room_module
from tarock.web.live.limits import Bucket, Limits
from tarock.web.live.links import may_play
from tarock.web.live.models import TableLink
from tarock.web.live.service import TooManyTables, create_table, load_table
from tarock.web.store.models import StoredEvent
from tests.web.live.inside import any_action, finished, guest, inside, my_turn

WHO = "g:00000000-0000-7000-8000-000000000001"


@pytest.mark.django_db
def test_a_new_table_has_its_links_and_its_maker_sits():
    table = create_table({"rules": "wien", "places": 4}, WHO, "Anna", listed=True)
    found = load_table(table)
    assert found is not None
    assert (found.rules.id, found.places[0].name, found.host) == ("wien", "Anna", WHO)
    links = {link.role: link for link in TableLink.objects.filter(table=table)}
    assert set(links) == {"play", "watch"}
    assert links["play"].listed
    assert links["play"].maker == WHO
    assert may_play(links["play"].token, table)
    assert not may_play(links["watch"].token, table)
    assert not may_play(links["play"].token, uuid4())
    assert not may_play("", table)


@pytest.mark.django_db
def test_without_a_name_nobody_sits():
    found = load_table(create_table({}, WHO))
    assert found is not None
    assert [place.who for place in found.places] == [""] * 4


@pytest.mark.django_db
def test_a_form_that_is_sent_twice_opens_one_table():
    wish = uuid4()
    first = create_table({}, WHO, "Anna", wish=wish)
    assert create_table({}, WHO, "Anna", wish=wish) == first
    assert TableLink.objects.count() == 2


@pytest.mark.django_db
def test_settings_that_cannot_be_are_refused_with_all_problems_and_nothing_is_stored():
    with pytest.raises(Problems) as found:
        create_table({"rules": "nichts", "places": 9, "talk": "laut", "think": -1}, WHO, "", listed=True)
    assert {problem.key for problem in found.value.problems} >= {"places", "talk", "think"}
    assert not StoredEvent.objects.exists()
    assert not TableLink.objects.exists()


@pytest.mark.django_db
def test_one_address_opens_so_many_tables_an_hour():
    limits = Limits(tables=Bucket(1 / 3600, 2))
    for _ in range(2):
        create_table({}, WHO, "Anna", address="192.0.2.1", limits=limits)
    with pytest.raises(TooManyTables) as many:
        create_table({}, WHO, "Anna", address="192.0.2.1", limits=limits)
    assert many.value.minutes == 60
    create_table({}, WHO, "Anna", address="192.0.2.2", limits=limits)


@pytest.mark.django_db
def test_something_else_than_a_table_is_none():
    assert load_table(uuid4()) is None


def test_spectators_with_a_delay_see_an_older_table_and_never_more(monkeypatch):
    """Whoever watches sees whole views of one moment, ten seconds ago."""
    now = [1_800_000_000_000]
    monkeypatch.setattr(room_module, "_now", lambda: now[0])

    async def whole(room):
        anna, fremd = room.person(), room.person("192.0.2.2")
        table = await room.open({"pace": 0, "spectators": "delay:10", "dealer": 3}, anna.who)
        truth, versions = [], []
        async with anna.stream(table) as stream:
            while True:
                view = await stream.view(lambda seen: my_turn(seen) or finished(seen))
                now[0] += 1_000
                truth.append((now[0], room.hub.rooms))
                seen = await fremd.view(table)
                lag = next(iter(room.hub.rooms.values()))
                shown = lag.past.shown(lag.table, now[0])
                assert shown.at <= now[0] - 10_000 or shown.deal is None
                assert seen["deal"] == table_view(shown, fremd.who)["deal"]
                assert seen["version"] <= view["version"]
                versions.append(seen["version"])
                assert versions == sorted(versions)
                if seen["deal"] is not None and not finished(seen):
                    assert seen["deal"]["view"]["hand"] == []
                    assert seen["deal"]["seed"] is None
                if finished(view):
                    break
                await anna.wish(table, "act", view["version"], action=any_action(view))
                await stream.view(lambda seen, old=view["version"]: seen["version"] > old)
        now[0] += 10_001
        assert finished(await fremd.view(table))

    inside(whole)


def test_who_gets_up_is_a_spectator_at_once_also_where_these_see_a_time_when_he_still_sat(monkeypatch):
    now = [1_800_000_000_000]
    monkeypatch.setattr(room_module, "_now", lambda: now[0])

    async def whole(room):
        anna = room.person()
        table = await room.open({"pace": 0, "spectators": "delay:60", "dealer": 3}, anna.who)
        async with anna.stream(table) as stream:
            await stream.view(my_turn)
            now[0] += 61_000
            await anna.wish(table, "stand")
            seen = await stream.view(lambda seen: seen["role"] == "spectator")
            assert (seen["me"], seen["deal"]["view"]["hand"]) == (None, [])

    inside(whole)


def test_after_a_restart_spectators_with_a_delay_still_wait(monkeypatch):
    now = [1_800_000_000_000]
    monkeypatch.setattr(room_module, "_now", lambda: now[0])

    async def whole(room):
        anna, fremd = room.person(), room.person("192.0.2.2")
        table = await room.open({"pace": 0, "spectators": "delay:60", "dealer": 3}, anna.who)
        async with anna.stream(table) as stream:
            await stream.view(my_turn)
        room.hub.rooms.clear()
        seen = await fremd.view(table)
        assert seen["deal"] is None
        now[0] += 61_000
        room.hub.rooms.clear()
        assert (await fremd.view(table))["deal"]["view"]["hand"] == []

    monkeypatch.setattr("tarock.web.live.hub.time", FakeTime(now))
    inside(whole)


class FakeTime:
    def __init__(self, now):
        self.now = now

    def time_ns(self):
        return self.now[0] * 1_000_000

    def monotonic(self):
        return 0.0


def test_a_flood_of_pages_is_stopped_before_django():
    passed, answered = [], []

    async def page(scope, receive, send):
        passed.append(scope["path"])

    async def receive():
        return {"type": "http.disconnect"}

    async def send(part):
        if part["type"] == "http.response.start":
            answered.append((part["status"], dict(part["headers"])))

    async def run():
        gate = Gate(page, pages=Bucket(0.5, 3), files=Bucket(1, 5))
        for path in ["/"] * 5 + ["/static/x.js"] * 6:
            scope = {"type": "http", "method": "GET", "path": path, "client": ("192.0.2.1", 1), "headers": []}
            await gate(scope, receive, send)
        await gate({"type": "http", "path": "/", "client": ("192.0.2.2", 1), "headers": []}, receive, send)

    asyncio.run(run())
    assert (passed.count("/"), passed.count("/static/x.js")) == (4, 5)
    assert [status for status, _ in answered] == [429] * 3
    assert answered[0][1][b"retry-after"] == b"2"


def test_guests_of_different_browsers_are_different():
    assert guest()[0] != guest()[0]
