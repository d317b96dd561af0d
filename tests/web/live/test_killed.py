"""kill -9 in each phase of a deal: after the restart everybody sees the same, and no accepted action is lost."""

import http.client
import threading
from uuid import uuid4

import pytest

from tests.web.live.client import Browser
from tests.web.live.playing import on_turn, over, play, seed_for, wanting


def phase(name):
    return lambda view: view["deal"]["view"]["phase"] == name


def trick(number):
    """In the middle of the trick of this number, from 1."""
    return lambda view: len(view["deal"]["view"]["tricks"]) == number - 1 and len(view["deal"]["view"]["trick"]) == 2


MOMENTS = {
    "auction": lambda view: len(view["deal"]["view"]["auction"]) == 2,
    "call": phase("calling"),
    "talon": phase("talon"),
    "discard": phase("discard"),
    "announcements": lambda view: len(view["deal"]["view"]["talk"]) == 2,
    "trick 1": trick(1),
    "trick 12": trick(12),
    "settlement": over,
}


def still(view):
    """What must be the same: all but clocks and connections."""
    return {name: part for name, part in view.items() if name not in ("clock", "next_ms", "present")}


@pytest.mark.parametrize("moment", MOMENTS)
def test_n37_a_killed_server_brings_back_exactly_the_same(server, maker, moment):
    made = maker.table({"rules": "steirisch", "pace": 0}, persons=4, seed=seed_for("steirisch", "rufer"))
    table = made["id"]
    browsers = [Browser(server.port, {"gast": cookie}) for cookie in made["cookies"]]
    streams = [browser.stream(table) for browser in browsers[:4]]
    play(table, browsers[:4], streams, wanting("rufer"), until=MOMENTS[moment])
    before, truth = [still(browser.view(table)) for browser in browsers], maker.truth(table)
    server.stop()
    for stream in streams:
        assert stream.ended.wait(60)
    server.start()
    assert [still(browser.view(table)) for browser in browsers] == before
    assert maker.truth(table) == truth
    streams = [browser.stream(table) for browser in browsers[:4]]
    view = play(table, browsers[:4], streams, wanting("rufer"))
    assert view["deal"]["result"]["points"]
    for stream in streams:
        stream.close()


def test_what_was_answered_with_200_is_in_the_store_whenever_the_server_dies(server, maker):
    made = [maker.table({"start": "ready"}, persons=4) for _ in range(3)]
    for round_number in range(3):
        accepted: list[tuple[str, str]] = []
        enough = threading.Event()

        def talk(table, cookie, accepted=accepted, enough=enough):
            browser = Browser(server.port, {"gast": cookie})
            try:
                while True:
                    wish = {"id": str(uuid4()), "version": 1, "do": "say", "text": "so schnell es geht"}
                    answer = browser.ask("POST", f"/live/{table}/wish", wish)
                    if answer.status == 200:
                        accepted.append((table, wish["id"]))
                    if len(accepted) >= 20:
                        enough.set()
            except (OSError, http.client.HTTPException):
                return

        talkers = [
            threading.Thread(target=talk, args=(one["id"], cookie)) for one in made for cookie in one["cookies"][:4]
        ]
        for talker in talkers:
            talker.start()
        assert enough.wait(60)
        server.stop()
        for talker in talkers:
            talker.join(60)
        for one in made:
            events = maker.truth(one["id"])["events"]
            stored = {event[0] for event in events}
            assert [version for _, version, _, _ in events] == list(range(1, len(events) + 1))
            assert {wish for table, wish in accepted if table == one["id"]} <= stored, round_number
        server.start()


def test_bots_go_on_by_themselves_after_a_restart(server, maker):
    made = maker.table({"rules": "steirisch", "pace": 300, "dealer": 0}, persons=1)
    browser = Browser(server.port, {"gast": made["cookies"][0]})
    stream = browser.stream(made["id"])
    stream.until(lambda view: view["deal"] is not None and len(view["deal"]["view"]["auction"]) >= 1)
    server.stop()
    server.start()
    again = browser.stream(made["id"])
    again.until(lambda view: over(view) or on_turn(view) == 0)
    again.close()


def test_a_server_that_is_told_to_stop_ends_its_streams_and_itself_at_once(server, maker):
    made = maker.table({"start": "ready"}, persons=1)
    streams = [Browser(server.port, {"gast": made["cookies"][0]}).stream(made["id"]) for _ in range(5)]
    for stream in streams:
        stream.until(lambda view: True)
    took = server.terminate()
    assert all(stream.ended.wait(10) for stream in streams)
    assert took < 20, "it would wait for its streams for ever"
    server.start()
    assert Browser(server.port, {"gast": made["cookies"][0]}).view(made["id"])["me"] == 0
    assert "Traceback" not in server.log


def test_a_browser_that_goes_away_does_not_end_the_server(server, maker):
    made = maker.table({"start": "ready"}, persons=4)
    browsers = [Browser(server.port, {"gast": cookie}) for cookie in made["cookies"]]
    for _ in range(3):
        streams = [browser.stream(made["id"]) for browser in browsers for _ in range(3)]
        for stream in streams:
            stream.close()
        for _ in range(5):
            assert browsers[0].wish(made["id"], "say", phrase="servus").status == 200
    assert server.alive
