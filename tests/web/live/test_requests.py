"""What is wrong with a request is said with all its problems, in the language of whoever asks; nothing changes."""

import json
from uuid import UUID, uuid4

import pytest

from tarock.web.live.answers import SECURE
from tarock.web.live.limits import Bucket, Limits
from tests.web.live.inside import inside, stored

NOWHERE = "00000000-0000-7000-8000-000000000000"
"""A table that does not exist. Parameters must be the same in all of the workers that share the tests."""


def unchanged(work, **settings):
    """Run `work(person, table)` at a new table of which nobody may change anything."""

    async def whole(room):
        anna = room.person()
        table = await room.open({"start": "ready"}, anna.who)
        before = await stored(room.journal, table)
        found = await work(anna, table)
        assert await stored(room.journal, table) == before
        return found

    return inside(whole, **settings)


def wish(**fields):
    return {"id": str(uuid4()), "version": 1, "do": "ready"} | fields


@pytest.mark.parametrize(
    ("headers", "status", "code"),
    [
        ({"origin": ""}, 403, "live-origin"),
        ({"origin": "null"}, 403, "live-origin"),
        ({"origin": "https://boese.example"}, 403, "live-origin"),
        ({"origin": "http://localhost:81"}, 403, "live-origin"),
        ({"origin": "https://localhost"}, 403, "live-origin"),
        ({"host": "boese.example", "origin": "http://boese.example"}, 400, "live-origin"),
        ({"host": ""}, 400, "live-origin"),
        ({"content_type": "text/plain"}, 415, "live-media"),
        ({"content_type": ""}, 415, "live-media"),
        ({"content_type": "application/x-www-form-urlencoded"}, 415, "live-media"),
        ({"content_length": "9000"}, 413, "live-large"),
        ({"content_length": "9" * 500}, 413, "live-large"),
        ({"content_length": "-1"}, 413, "live-large"),
        ({"cookie": ""}, 403, "live-nobody"),
        ({"cookie": "gast=0123:falsch"}, 403, "live-nobody"),
    ],
)
def test_a_wish_from_elsewhere_is_refused(headers, status, code):
    answer = unchanged(lambda anna, table: anna.ask("POST", f"/live/{table}/wish", wish(), **headers))
    assert (answer.status, answer.json["problems"][0]["code"]) == (status, code)


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[1,2]",
        b"null",
        b'"x"',
        b"\xff\xfe",
        b'{"id": NaN}',
        b'{"version": 1e999}',
        b'{"do": "ready", "do": "end"}',
        b'{"do": "\\ud800"}',
        b'{"do": "say", "text": "\\u0000"}',
        b"[" * 8000,
        b'{"a":' * 1600,
        b'{"version": ' + b"9" * 5000 + b"}",
    ],
)
def test_a_broken_body_is_refused_without_a_traceback(body):
    answer = unchanged(lambda anna, table: anna.ask("POST", f"/live/{table}/wish", body))
    assert answer.status == 422
    assert answer.json["problems"]
    assert b"Traceback" not in answer.body


def test_a_body_that_is_too_large_is_refused_also_where_it_does_not_say_so():
    large = json.dumps(wish(do="say", text="x" * 9000)).encode()
    answer = unchanged(lambda anna, table: anna.ask("POST", f"/live/{table}/wish", large))
    assert answer.status == 413


@pytest.mark.parametrize(
    ("fields", "keys"),
    [
        ({"do": "winken"}, {"do"}),
        ({"do": ["ready"]}, {"do"}),
        ({"do": "ready", "who": "g:x"}, {"who"}),
        ({"do": "ready", "id": "x", "version": "1", "by": 1, "place": 2}, {"id", "version", "by", "place"}),
        ({"do": "ready", "version": True}, {"version"}),
        ({"do": "ready", "version": -1}, {"version"}),
        ({"do": "sit", "place": 9, "name": "", "token": 7}, {"place", "name", "token"}),
        ({"do": "sit", "place": 1.5, "name": "Anna"}, {"place"}),
        ({"do": "act"}, {"action"}),
        ({"do": "act", "action": "play"}, {"action"}),
        ({"do": "act", "action": []}, {"action"}),
        ({"do": "say", "text": "x" * 500}, {"text"}),
        ({"do": "hint", "seat": 2}, {"seat"}),
        ({"do": "hint", "id": 5}, {"id"}),
    ],
)
def test_all_problems_of_a_wish_are_said_at_once(fields, keys):
    answer = unchanged(lambda anna, table: anna.ask("POST", f"/live/{table}/wish", wish(**fields)))
    assert answer.status == 422
    assert {problem["key"] for problem in answer.json["problems"]} == keys
    assert all(problem["why"] and problem["clause"] for problem in answer.json["problems"])


@pytest.mark.parametrize(
    "action",
    [
        ["play", 0, 99],
        ["play", 0, "7"],
        ["play", 0, None],
        ["play", 0, 1.0],
        ["play", 0, [7]],
        ["play", 0, {"card": 7}],
        ["discard", 0, [1, 1, 2]],
        ["discard", 0, 7],
        ["discard", 0, [[1], [2], [3]]],
        ["bid", 0, "nichts"],
        ["bid", 0, 10**300],
        ["bid", 0, ["rufer"]],
        ["weiter", "0"],
        ["weiter", True],
        ["kontra", 0, "game", 9],
        ["seed", 0],
        [7, 0],
        [None, None],
    ],
)
def test_a_strange_action_is_refused(action):
    async def whole(room):
        anna = room.person()
        table = await room.open({}, anna.who)
        async with anna.stream(table) as stream:
            view = await stream.view(lambda seen: seen["deal"] is not None)
            before = await stored(room.journal, table)
            answer = await anna.wish(table, "act", view["version"], action=action)
            assert answer.status in (403, 422), answer.body
            assert await stored(room.journal, table) == before

    inside(whole)


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/live/nichts/view", 404),
        ("GET", f"/live/{NOWHERE}/view", 404),
        ("POST", f"/live/{NOWHERE}/wish", 404),
        ("GET", "/live/", 404),
        ("GET", "/live/../etc/passwd", 404),
        ("GET", "/live/strom", 422),
        ("GET", "/live/strom?" + "&".join(f"tisch={UUID(int=number)}" for number in range(33)), 422),
        ("POST", "/live/strom", 405),
        ("DELETE", f"/live/{NOWHERE}/view", 405),
    ],
)
def test_an_address_that_does_not_exist(method, path, status):
    async def whole(room):
        return await room.person().ask(method, path, wish() if method == "POST" else None)

    answer = inside(whole)
    assert answer.status == status
    assert answer.json["problems"][0]["why"]


def test_every_answer_forbids_everything_that_it_need_not_allow():
    async def whole(room):
        anna = room.person()
        table = await room.open({}, anna.who)
        answers = [
            await anna.ask("GET", f"/live/{table}/view"),
            await anna.ask("GET", "/live/nichts/view"),
            await anna.ask("GET", "/live/"),
            await anna.ask("POST", f"/live/{table}/wish", b"{"),
            await anna.ask("PUT", f"/live/{table}/wish", b"{"),
        ]
        for answer in answers:
            assert SECURE.items() <= answer.headers.items(), answer
            assert answer.headers["content-type"].startswith("application/json")

    inside(whole)


def test_problems_are_said_in_the_language_of_the_reader():
    async def asked(anna, table):
        path = f"/live/{table}/wish"
        return [
            (await anna.ask("POST", address, b"{", **extra)).json["problems"][0]["why"]
            for address, extra in ((path, {}), (f"{path}?sprache=en", {}), (path, {"cookie": "sprache=en"}))
        ]

    german, english, by_cookie = unchanged(asked)
    assert german == "Die Anfrage ist nicht lesbar."
    assert english == by_cookie == "The request cannot be read."


def test_a_fault_is_noted_here_and_shows_nothing_there(caplog):
    async def whole(room):
        async def broken(table):
            raise RuntimeError("a secret path")

        room.hub.room = broken
        return await room.person().ask("GET", f"/live/{uuid4()}/view")

    answer = inside(whole)
    assert answer.status == 500
    assert answer.json["problems"][0]["code"] == "live-broken"
    assert b"secret" not in answer.body
    assert "a secret path" in caplog.text


def test_a_flood_from_one_address_gets_429_and_the_others_play_on():
    async def whole(room):
        flood, anna = room.person("192.0.2.66"), room.person("192.0.2.1")
        table = await room.open({"start": "ready"}, anna.who)
        answers = [await flood.ask("POST", f"/live/{table}/wish", b"{") for _ in range(200)]
        refused = [answer for answer in answers if answer.status == 429]
        assert len(refused) >= 140
        assert all(int(answer.headers["retry-after"]) >= 1 for answer in refused)
        assert (await anna.wish(table, "ready")).status == 200

    inside(whole, limits=Limits(requests=Bucket(1, 50)))


def test_a_player_who_wishes_too_often_gets_429_at_any_address():
    async def whole(room):
        anna = room.person()
        table = await room.open({"start": "ready"}, anna.who)
        found = []
        for number in range(20):
            anna.address = f"192.0.2.{number}"
            found.append((await anna.wish(table, "say", 1, phrase="servus")).status)
        assert found[:5] == [200] * 5
        assert set(found[5:]) == {429}

    inside(whole, limits=Limits(wishes=Bucket(0.01, 5)))


def test_too_many_streams_of_one_player_are_refused_and_a_closed_one_makes_room():
    async def whole(room):
        anna = room.person()
        table = await room.open({"start": "ready"}, anna.who)
        async with anna.stream(table) as one:
            await one.view()
            async with anna.stream(table) as two:
                await two.until(lambda seen: seen.status)
                assert two.status == 429
        async with anna.stream(table) as three:
            await three.view()

    inside(whole, limits=Limits(most_streams=1))
