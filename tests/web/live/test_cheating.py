"""Cheating over the wire is refused by a real server, nothing changes in its store, and the others play on."""

import json
import socket
import threading
from uuid import uuid4

import pytest

from tests.web.live.client import Browser
from tests.web.live.playing import on_turn, play, seed_for, wanting


@pytest.fixture(scope="module")
def game(server, maker):
    """A table of four persons in the middle of the first trick, and a stranger."""
    made = maker.table({"rules": "steirisch", "pace": 0}, persons=4, guests=5, seed=seed_for("steirisch", "rufer"))
    browsers = [Browser(server.port, {"gast": cookie}) for cookie in made["cookies"]]
    streams = [browser.stream(made["id"]) for browser in browsers]
    play(made["id"], browsers, streams, wanting("rufer"), until=lambda view: bool(view["deal"]["view"]["trick"]))
    for stream in streams:
        stream.close()
    return made, browsers


@pytest.fixture
def untouched(game, maker):
    """After the test the store holds what it held before."""
    made, browsers = game
    before = maker.truth(made["id"])
    yield made["id"], browsers, browsers[0].view(made["id"])
    assert maker.truth(made["id"]) == before


def playable(browsers, table, place):
    seen = browsers[place].view(table)["deal"]["view"]
    return next(action for action in seen["legal"] if action[0] == "play")


def test_nobody_plays_for_another_seat(untouched):
    table, browsers, view = untouched
    place = on_turn(view)
    action = playable(browsers, table, place)
    for other, browser in enumerate(browsers):
        if other != place:
            answer = browser.wish(table, "act", view["version"], action=action)
            assert answer.status == 403, answer.body
            assert set(answer.json) == {"problems"}


def test_whoever_is_not_on_turn_cannot_play_an_own_card(untouched):
    table, browsers, view = untouched
    place = (on_turn(view) + 1) % 4
    seen = browsers[place].view(table)["deal"]["view"]
    answer = browsers[place].wish(table, "act", view["version"], action=["play", seen["seat"], seen["hand"][0]])
    assert answer.status == 422


def test_a_card_that_is_forbidden_or_not_there_is_refused_with_the_reason(untouched):
    table, browsers, view = untouched
    place = on_turn(view)
    seen = browsers[place].view(table)["deal"]["view"]
    legal = {action[2] for action in seen["legal"] if action[0] == "play"}
    refused = [card for card in range(54) if card not in legal]
    assert refused
    for card in refused[::5]:
        answer = browsers[place].wish(table, "act", view["version"], action=["play", seen["seat"], card])
        assert answer.status == 422
        assert answer.json["problems"][0]["why"]
        assert answer.json["problems"][0]["clause"]


def test_n43_an_old_version_is_refused_and_the_fresh_view_comes_along(untouched):
    table, browsers, view = untouched
    place = on_turn(view)
    answer = browsers[place].wish(table, "act", view["version"] - 3, action=playable(browsers, table, place))
    assert answer.status == 409
    assert answer.json["view"]["version"] == view["version"]
    assert answer.json["view"]["me"] == place


def test_a_version_from_the_future_is_refused(untouched):
    table, browsers, view = untouched
    place = on_turn(view)
    answer = browsers[place].wish(table, "act", view["version"] + 1, action=playable(browsers, table, place))
    assert answer.status == 409


def test_an_id_that_is_stored_already_is_refused_here_and_at_other_tables(untouched, maker, server):
    table, browsers, view = untouched
    used = maker.truth(table)["events"][-1][0]
    place = on_turn(view)
    body = {"id": used, "version": view["version"], "do": "act", "action": playable(browsers, table, place)}
    assert browsers[place].ask("POST", f"/live/{table}/wish", body).status == 409
    other = maker.table({"start": "ready"}, 1)
    browser = Browser(server.port, {"gast": other["cookies"][0]})
    answer = browser.ask("POST", f"/live/{other['id']}/wish", body | {"do": "ready", "version": 1} | {"action": None})
    assert answer.status == 422
    del body["action"]
    answer = browser.ask("POST", f"/live/{other['id']}/wish", body | {"do": "ready", "version": 1})
    assert answer.status == 409
    assert [kind for _, _, kind, _ in maker.truth(other["id"])["events"]] == ["opened"]


def test_a_stranger_sees_no_cards_and_may_do_nothing(untouched, server):
    table, browsers, view = untouched
    for stranger in (browsers[4], Browser(server.port)):
        seen = stranger.view(table)
        assert seen["me"] is None
        assert seen["deal"]["view"] is None
        for do, fields in (
            ("ready", {}),
            ("say", {"text": "Ich bin auch da"}),
            ("pause", {}),
            ("end", {}),
            ("config", {"what": "pace", "value": 0}),
            ("stand", {"place": 1}),
            ("back", {}),
            ("hint", {}),
            ("act", {"action": ["play", seen["deal"]["seats"][0], 7]}),
            ("sit", {"place": 2, "name": "Fremd"}),
            ("sit", {"place": 2, "name": "Fremd", "token": "x" * 22}),
        ):
            answer = stranger.wish(table, do, view["version"], **fields)
            assert answer.status in (403, 409, 422), (do, answer.body)
            assert answer.status != 200


def test_who_is_not_the_host_does_not_lead_the_table(untouched):
    table, browsers, view = untouched
    for do, fields in (
        ("pause", {}),
        ("end", {}),
        ("config", {"what": "talk", "value": "silent"}),
        ("stand", {"place": 0}),
    ):
        assert browsers[1].wish(table, do, view["version"], **fields).status == 403, do


def test_the_token_of_another_table_does_not_seat_anybody(untouched, maker, server):
    table, browsers, view = untouched
    other = maker.table({"start": "ready"}, 1)
    answer = browsers[4].wish(table, "sit", view["version"], place=1, name="Fremd", token=other["token"])
    assert answer.status == 403
    guest = Browser(server.port, {"gast": other["cookies"][1]})
    seated = guest.wish(other["id"], "sit", place=1, name="Gast", token=other["token"])
    assert seated.status == 200
    assert guest.view(other["id"])["me"] == 1


def test_a_forged_cookie_is_nobody(untouched, server):
    table, browsers, _ = untouched
    good = browsers[0].cookies["gast"]
    for forged in (good[:-1] + ("A" if good[-1] != "A" else "B"), good.partition(":")[0], "x" * 4000, ""):
        assert Browser(server.port, {"gast": forged}).view(table)["me"] is None
    assert Browser(server.port, {"sessionid": good}).view(table)["me"] is None


@pytest.mark.parametrize("size", [9_000, 1_000_000])
def test_a_huge_body_is_refused(untouched, size):
    table, browsers, _ = untouched
    body = b'{"do": "say", "text": "' + b"x" * size + b'"}'
    try:
        answer = browsers[0].ask("POST", f"/live/{table}/wish", body)
    except (BrokenPipeError, ConnectionResetError):  # the server does not read on
        return
    assert answer.status == 413


def test_a_body_that_grows_without_end_is_refused(untouched, server):
    table, browsers, _ = untouched
    with socket.create_connection(("127.0.0.1", server.port), 30) as line:
        head = f"POST /live/{table}/wish HTTP/1.1\r\nHost: localhost:{server.port}\r\nOrigin: {browsers[0].origin}\r\n"
        head += f"Cookie: gast={browsers[0].cookies['gast']}\r\nContent-Type: application/json\r\n"
        line.sendall(f"{head}Transfer-Encoding: chunked\r\n\r\n".encode())
        try:
            for _ in range(200):
                line.sendall(b"400\r\n" + b" " * 1024 + b"\r\n")
        except (BrokenPipeError, ConnectionResetError):
            return
        assert b" 413 " in line.recv(4096).split(b"\r\n")[0]


def test_wrong_origin_and_content_type(untouched):
    table, browsers, view = untouched
    place = on_turn(view)
    wish = {"id": str(uuid4()), "version": view["version"], "do": "act", "action": playable(browsers, table, place)}
    for headers, status in (
        ({"Origin": "https://boese.example"}, 403),
        ({"Origin": ""}, 403),
        ({"Origin": "null"}, 403),
        ({"Content-Type": "text/plain"}, 415),
        ({"Content-Type": ""}, 415),
    ):
        answer = browsers[place].ask("POST", f"/live/{table}/wish", wish, headers)
        assert answer.status == status


def test_a_flood_of_a_thousand_requests_gets_429_and_the_others_play_their_deal(server, maker):
    made = maker.table({"rules": "steirisch", "pace": 0}, persons=4, seed=seed_for("steirisch", "rufer"))
    browsers = [Browser(server.port, {"gast": c}, source="127.0.0.2") for c in made["cookies"][:4]]
    streams = [browser.stream(made["id"]) for browser in browsers]
    victim = maker.table({"start": "ready"}, 1)
    before = maker.truth(victim["id"])
    statuses: list[int] = []

    def flood():
        attacker = Browser(server.port, {"gast": victim["cookies"][1]}, source="127.0.0.66")
        for _ in range(250):
            body = {"id": str(uuid4()), "version": 1, "do": "say", "text": "laut"}
            answer = attacker.ask("POST", f"/live/{victim['id']}/wish", body)
            statuses.append(answer.status)
            if answer.status == 429:
                assert int(answer.headers["retry-after"]) >= 1
                assert json.loads(answer.body)["problems"][0]["code"] == "live-often"

    floods = [threading.Thread(target=flood) for _ in range(4)]
    for thread in floods:
        thread.start()
    view = play(made["id"], browsers, streams, wanting("rufer"))
    for thread in floods:
        thread.join(120)
    assert view["deal"]["result"]
    assert len(statuses) == 1000
    assert set(statuses) <= {403, 429}
    assert statuses.count(429) > 300
    assert maker.truth(victim["id"]) == before
    for stream in streams:
        stream.close()


def test_two_wishes_at_the_same_moment_are_one_action(server, maker):
    """Two tabs tap two cards at once: one counts, the other is told what is now."""
    made = maker.table({"rules": "steirisch", "pace": 0}, persons=4, seed=seed_for("steirisch", "rufer"))
    browsers = [Browser(server.port, {"gast": cookie}) for cookie in made["cookies"][:4]]
    streams = [browser.stream(made["id"]) for browser in browsers]
    view = play(made["id"], browsers, streams, wanting("rufer"), until=lambda view: bool(view["deal"]["view"]["trick"]))
    place = on_turn(view)
    legal = [a for a in browsers[place].view(made["id"])["deal"]["view"]["legal"] if a[0] == "play"]
    before = len(maker.truth(made["id"])["events"])
    answers = []

    def tap(number):
        action = legal[number % len(legal)]
        answers.append(browsers[place].wish(made["id"], "act", view["version"], action=action).status)

    taps = [threading.Thread(target=tap, args=(number,)) for number in range(6)]
    for thread in taps:
        thread.start()
    for thread in taps:
        thread.join(60)
    assert sorted(answers) == [200, 409, 409, 409, 409, 409]
    assert len(maker.truth(made["id"])["events"]) == before + 1
    for stream in streams:
        stream.close()


def test_the_server_wrote_no_traceback(server):
    assert "Traceback" not in server.log
