"""Streams: the whole view at once, the newest only for the slow, gone when gone."""

import asyncio
import json
from urllib.parse import quote
from uuid import uuid4

import pytest

from tarock.web.live import hub as hub_module, streams
from tarock.web.live.identity import Caller
from tarock.web.live.streams import Stream
from tests.web.live.inside import any_action, inside, my_turn, stored

STRANGER = Caller((), "192.0.2.1", "de")


def test_a_stream_begins_with_the_whole_view_and_says_who_one_is():
    async def whole(room):
        anna, fremd = room.person(), room.person("192.0.2.2")
        table = await room.open({"spectators": "none"}, anna.who)
        async with anna.stream(table) as stream, fremd.stream(table) as other:
            mine = await stream.view(lambda view: view["deal"] is not None)
            theirs = await other.view(lambda view: view["deal"] is not None)
        assert stream.chunks[0] == b"retry: 1000\n\n"
        assert (mine["me"], mine["role"], mine["host"]) == (0, "player", True)
        assert (theirs["me"], theirs["role"], theirs["host"]) == (None, "spectator", False)
        assert len(mine["deal"]["view"]["hand"]) == 12
        assert theirs["deal"]["view"] is None

    inside(whole)


def test_f38_a_stream_that_was_closed_gets_the_whole_view_again_also_on_another_device():
    async def whole(room):
        anna = room.person()
        table = await room.open({"pace": 0}, anna.who)
        async with anna.stream(table) as stream:
            seen = await stream.view(my_turn)
        async with anna.stream(table) as again, anna.stream(table) as beside:
            for opened in (again, beside):
                view = await opened.view(my_turn)
                for part in ("deal", "places", "list", "chat"):
                    assert view[part] == seen[part]

    inside(whole)


def test_one_stream_carries_several_tables():
    async def whole(room):
        anna = room.person()
        tables = [await room.open({"start": "ready"}, anna.who) for _ in range(3)]
        async with anna.stream(*tables) as stream:
            await stream.until(lambda seen: {view["table"] for view in seen.views} == set(tables))
            await anna.wish(tables[1], "say", 1, phrase="servus")
            view = await stream.view(lambda view: view["chat"])
            assert view["table"] == tables[1]

    inside(whole)


def test_a_table_that_does_not_exist_is_gone():
    async def whole(room):
        anna, missing = room.person(), str(uuid4())
        async with anna.stream(missing) as stream:
            await stream.until(lambda seen: seen.events)
        assert [(name, json.loads(data)["table"]) for name, data in stream.events] == [("gone", missing)]

    inside(whole)


@pytest.mark.parametrize("strange", ["nichts", "a\nevent: view", 'x"}', "ä", "x" * 5000])
def test_a_strange_name_of_a_table_is_refused_and_cannot_write_into_the_stream(strange):
    async def whole(room):
        return await room.person().ask("GET", f"/live/strom?tisch={quote(strange)}")

    answer = inside(whole)
    assert answer.status == 422
    assert answer.json["problems"][0]["key"] == "tisch"


def test_a_slow_client_gets_the_newest_view_only_and_holds_up_nobody():
    async def whole(room):
        anna, bert = room.person(), room.person("192.0.2.2")
        table = await room.open({"start": "ready"}, anna.who)
        slow = asyncio.Event()
        async with bert.stream(table, slow=slow) as late, anna.stream(table) as stream:
            for number in range(30):
                assert (await anna.wish(table, "say", 1, text=f"Satz {number}")).status == 200
            await stream.view(lambda view: view["chat"] and view["chat"][-1]["text"] == "Satz 29")
            assert not late.views
            slow.set()
            await late.view(lambda view: view["chat"] and view["chat"][-1]["text"] == "Satz 29")
            assert len(late.views) <= 2

    inside(whole)


def test_a_client_that_takes_nothing_for_a_minute_is_dropped():
    async def run():
        ended: list[Stream] = []
        blocked = asyncio.Event()

        async def receive():
            await asyncio.Event().wait()

        async def send(part):
            if part["body" if "body" in part else "type"] not in ("http.response.start", streams.RETRY):
                blocked.set()
                await asyncio.Event().wait()

        stream = Stream(STRANGER, ended.append)
        running = asyncio.create_task(stream({}, receive, send))
        stream.gone("x")
        await asyncio.wait_for(blocked.wait(), 10)
        now = asyncio.get_running_loop().time()
        stream.ping(now + streams.STUCK - 1)
        await asyncio.sleep(0)
        assert not ended
        stream.ping(now + streams.STUCK + 1)
        await asyncio.wait_for(running, 10)
        assert ended == [stream]

    asyncio.run(run())


def test_a_quiet_stream_gives_signs_of_life(monkeypatch):
    monkeypatch.setattr(hub_module, "PING", 0.05)
    monkeypatch.setattr(hub_module, "TICK", 0.02)

    async def whole(room):
        anna = room.person()
        table = await room.open({"start": "ready"}, anna.who)
        async with anna.stream(table) as stream:
            await stream.until(lambda seen: [name for name, _ in seen.events].count("ping") >= 3)
        assert not room.limits.streams

    inside(whole)


def test_nothing_is_sent_twice_where_nothing_has_changed(monkeypatch):
    monkeypatch.setattr(hub_module, "TICK", 0.02)

    async def whole(room):
        anna = room.person()
        table = await room.open({"start": "ready"}, anna.who)
        async with anna.stream(table) as stream:
            assert (await anna.wish(table, "say", phrase="servus")).status == 200
            await stream.view(lambda view: view["chat"])
            seen = len(stream.views)
            await asyncio.sleep(0.3)  # many ticks
            assert len(stream.views) == seen

    inside(whole)


def test_when_the_server_stops_its_streams_end():
    async def whole(room):
        anna = room.person()
        table = await room.open({"start": "ready"}, anna.who)
        async with anna.stream(table) as stream:
            await stream.view()
            room.hub.end_streams()
            await stream.until(lambda seen: seen.ended)
        async with anna.stream(table) as late:
            await late.until(lambda seen: seen.status)
        assert late.status == 503

    inside(whole)


def test_present_is_who_has_a_stream():
    async def whole(room):
        anna, bert = room.person(), room.person("192.0.2.2")
        table = await room.open({"start": "ready"}, anna.who)
        room.hub._may_sit = _anybody
        async with anna.stream(table) as stream:
            async with bert.stream(table):
                assert (await bert.wish(table, "sit", place=2, name="Bert")).status == 200
                await stream.view(lambda view: view["present"] == [0, 2])
            await stream.view(lambda view: view["present"] == [0])

    inside(whole)


def test_nothing_is_shown_before_it_is_stored():
    async def whole(room):
        anna, bert = room.person(), room.person("192.0.2.2")
        table = await room.open({"pace": 5000, "start": "at-once"}, anna.who)
        async with anna.stream(table) as stream, bert.stream(table) as watching:
            view = await stream.view(my_turn)
            held, go_on = room.journal.append, asyncio.Event()

            async def later(*append):
                await go_on.wait()
                return await held(*append)

            room.journal.append = later
            asked = asyncio.create_task(anna.wish(table, "act", view["version"], action=any_action(view)))
            before = (len(stream.views), len(watching.views), len(await stored(room.journal, table)))
            for _ in range(20):
                await asyncio.sleep(0.01)
            assert not asked.done()
            assert (await anna.view(table))["version"] == view["version"]
            assert (len(stream.views), len(watching.views)) == before[:2]
            go_on.set()
            assert (await asked).status == 200
            await stream.view(lambda seen: seen["version"] == view["version"] + 1)

    inside(whole)


async def _anybody(room, caller, token):
    return True
