"""Two server processes on one PostgreSQL: people on different ones play together, and an outage loses nothing."""

import time
from collections.abc import Iterator

import pytest

from tests.server import Server
from tests.web.live.client import Browser
from tests.web.live.maker import Maker
from tests.web.live.playing import on_turn, over, play, seed_for, wanting
from tests.web.postgresql import Cluster, cluster


@pytest.fixture(scope="module")
def postgresql() -> Iterator[Cluster]:
    with cluster() as running:
        yield running


@pytest.fixture(scope="module")
def servers(postgresql: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    data = tmp_path_factory.mktemp("two")  # one secret key for both
    both = Server(data, DATABASE_URL=postgresql.address), Server(data, DATABASE_URL=postgresql.address)
    for server in both:
        server.start()
    yield both
    for server in both:
        server.stop()


@pytest.fixture(scope="module")
def keeper(servers: tuple[Server, Server]) -> Iterator[Maker]:
    found = Maker(servers[0])
    yield found
    found.stop()


def seats_at(servers, made, order=(0, 1, 0, 1, 1)):
    """Browsers of the guests, at one or the other process."""
    return [Browser(servers[at].port, {"gast": cookie}) for at, cookie in zip(order, made["cookies"], strict=True)]


def test_four_persons_at_two_processes_play_a_whole_deal_and_all_see_the_same(servers, keeper):
    made = keeper.table({"rules": "steirisch", "pace": 0}, persons=4, seed=seed_for("steirisch", "rufer"))
    browsers = seats_at(servers, made)
    streams = [browser.stream(made["id"]) for browser in browsers]
    play(made["id"], browsers[:4], streams, wanting("rufer"))
    views = [stream.until(over) for stream in streams]
    assert all(view["deal"]["result"] == views[0]["deal"]["result"] for view in views)
    assert all(view["list"] == views[0]["list"] for view in views)
    versions = [version for _, version, _, _ in keeper.truth(made["id"])["events"]]
    assert versions == list(range(1, len(versions) + 1))
    for stream in streams:
        stream.close()


def test_nobody_is_taken_for_gone_who_is_connected_to_the_other_process(servers, keeper):
    made = keeper.table({"start": "ready", "away": 2}, persons=2)
    here, there = seats_at(servers, made)[:2]
    one, two = here.stream(made["id"]), there.stream(made["id"])
    for stream in (one, two):
        stream.until(lambda view: view["present"] == [0, 1])
    time.sleep(4)  # longer than `away`
    kinds = [kind for _, _, kind, _ in keeper.truth(made["id"])["events"]]
    assert "away" not in kinds
    two.close()
    one.until(lambda view: view["places"][1]["away"])
    back = there.stream(made["id"])
    one.until(lambda view: not view["places"][1]["away"])
    for stream in (one, back):
        stream.close()


def test_bots_move_once_whoever_is_connected_where(servers, keeper):
    made = keeper.table({"rules": "steirisch", "pace": 50, "next": 0}, persons=2, seed=seed_for("steirisch", ""))
    browsers = seats_at(servers, made)[:2]
    streams = [browser.stream(made["id"]) for browser in browsers]
    choose = wanting("")
    while True:
        view = streams[0].until(lambda seen: over(seen) or on_turn(seen) in (0, 1))
        if over(view):
            break
        place = on_turn(view)
        own = streams[place].until(lambda seen, v=view["version"]: seen["version"] >= v)
        answer = browsers[place].wish(made["id"], "act", own["version"], action=choose(own))
        assert answer.status in (200, 409), answer.body
        version = own["version"]
        streams[0].until(lambda seen, v=version: seen["version"] > v)
    events = keeper.truth(made["id"])["events"]
    assert len({event[0] for event in events}) == len(events)
    for stream in streams:
        stream.close()


def test_a_process_that_died_leaves_its_bots_to_the_other(servers, keeper):
    made = keeper.table({"rules": "steirisch", "pace": 1500, "dealer": 0}, persons=1)
    first, second = seats_at(servers, made)[0], Browser(servers[1].port, {"gast": made["cookies"][0]})
    stream, watching = first.stream(made["id"]), second.stream(made["id"])
    stream.until(lambda view: view["deal"] is not None)
    servers[0].stop()
    watching.until(lambda view: over(view) or on_turn(view) == 0)
    watching.close()
    servers[0].start()


def test_two_persons_who_act_at_the_same_time_at_two_processes_are_one_action(servers, keeper):
    made = keeper.table({"rules": "steirisch", "pace": 0}, persons=4, seed=seed_for("steirisch", "rufer"))
    browsers = seats_at(servers, made)
    streams = [browser.stream(made["id"]) for browser in browsers]
    view = play(
        made["id"], browsers[:4], streams, wanting("rufer"), until=lambda seen: bool(seen["deal"]["view"]["trick"])
    )
    place = on_turn(view)
    tabs = [Browser(server.port, {"gast": made["cookies"][place]}) for server in servers]
    legal = [a for a in tabs[0].view(made["id"])["deal"]["view"]["legal"] if a[0] == "play"]
    answers = [tab.wish(made["id"], "act", view["version"], action=legal[0]).status for tab in tabs]
    assert sorted(answers) == [200, 409]
    for stream in streams:
        stream.close()


def test_n40_a_restarted_database_stops_the_clocks_and_loses_nothing(servers, keeper, postgresql):
    made = keeper.table({"rules": "steirisch", "pace": 0}, persons=4, seed=seed_for("steirisch", "rufer"))
    browsers = seats_at(servers, made)
    streams = [browser.stream(made["id"]) for browser in browsers]
    view = play(
        made["id"], browsers[:4], streams, wanting("rufer"), until=lambda seen: bool(seen["deal"]["view"]["trick"])
    )
    place = on_turn(view)
    legal = [a for a in browsers[place].view(made["id"])["deal"]["view"]["legal"] if a[0] == "play"]
    postgresql.stop()
    answer = browsers[place].wish(made["id"], "act", view["version"], action=legal[0])
    assert (answer.status, answer.json["problems"][0]["code"]) == (503, "live-down")
    assert browsers[place].view(made["id"])["version"] == view["version"], "what was seen is still shown"
    postgresql.start()
    for _ in range(200):
        answer = browsers[place].wish(made["id"], "act", view["version"], action=legal[0])
        if answer.status == 200:
            break
        assert answer.status == 503, answer.body
        time.sleep(0.1)
    assert answer.status == 200
    for stream in streams:  # the other process hears of it again, too
        stream.until(lambda seen: seen["version"] > view["version"])
    play(made["id"], browsers[:4], streams, wanting("rufer"))
    views = [stream.until(over) for stream in streams]
    assert all(seen["deal"]["result"] == views[0]["deal"]["result"] for seen in views)
    for stream in streams:
        stream.close()
