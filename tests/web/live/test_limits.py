"""Buckets, streams, addresses, presence and stopwatches, with a clock that only moves when told."""

import pytest

from tarock.web.live.limits import Bucket, Limits, network_of
from tarock.web.live.presence import POLLED, Presence
from tarock.web.live.stopwatch import Stopwatch


class Clock:
    def __init__(self):
        self.now = 1000.0

    def __call__(self):
        return self.now


def test_a_bucket_gives_its_burst_and_then_its_rate():
    clock = Clock()
    bucket = Bucket(rate=2, burst=5, clock=clock)
    assert [bucket.take("a") for _ in range(7)] == [0, 0, 0, 0, 0, 1, 1]
    assert bucket.take("b") == 0
    clock.now += 1
    assert [bucket.take("a") for _ in range(3)] == [0, 0, 1]


def test_a_slow_bucket_says_how_long_it_takes():
    bucket = Bucket(rate=1 / 60, burst=1, clock=Clock())
    assert [bucket.take("a"), bucket.take("a")] == [0, 60]


def test_a_bucket_forgets_who_is_full_again():
    clock = Clock()
    bucket = Bucket(rate=1, burst=3, clock=clock)
    for key in range(100):
        bucket.take(str(key))
    clock.now += 4
    bucket.take("new")
    assert len(bucket._left) == 1


def test_streams_are_counted_by_player_and_by_address():
    limits = Limits(most_streams=2, most_streams_of_address=3)
    for _ in range(2):
        assert limits.may_stream("g:a", "x")
        limits.enter("g:a", "x")
    assert not limits.may_stream("g:a", "y")
    limits.enter("g:b", "x")
    assert not limits.may_stream("g:c", "x")
    limits.leave("g:a", "x")
    assert limits.may_stream("g:c", "x")
    for who in ("g:a", "g:b"):
        limits.leave(who, "x")
    assert not limits.streams


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("testclient", "testclient"),
    ],
)
def test_a_household_counts_as_one_address(address, network):
    assert network_of(address) == network


def test_who_is_gone_is_gone_since_it_was_noticed():
    clock = Clock()
    elsewhere: set[str] = set()
    presence = Presence(clock, lambda: frozenset(elsewhere))
    players = ["g:a", "g:b"]
    assert presence.gone(players) == {"g:a": 0, "g:b": 0}
    clock.now += 5
    assert presence.gone(players) == {"g:a": 0, "g:b": 0}, "as long as nobody is there, nobody gets later"
    presence.enter(["g:a"])
    assert presence.gone(players) == {"g:b": 0}
    clock.now += 5
    assert presence.gone(players) == {"g:b": 5000}
    elsewhere.add("g:b")
    assert presence.gone(players) == {}, "connected with another process"


def test_two_tabs_are_one_player_and_a_closed_tab_ends_what_was_asked_before():
    clock = Clock()
    presence = Presence(clock, frozenset)
    presence.polled(["g:a"])
    presence.enter(["g:a"])
    presence.enter(["g:a"])
    presence.leave(["g:a"])
    assert presence.among(["g:a"]) == {"g:a"}
    presence.leave(["g:a"])
    assert presence.among(["g:a"]) == frozenset()


def test_whoever_asks_without_a_stream_is_there_for_a_while():
    clock = Clock()
    presence = Presence(clock, frozenset)
    presence.polled(["g:a"])
    clock.now += POLLED - 1
    assert presence.among(["g:a"]) == {"g:a"}
    clock.now += 2
    assert presence.among(["g:a"]) == frozenset()


def test_a_stopwatch_counts_only_while_it_runs():
    clock = Clock()
    watch = Stopwatch(clock)
    clock.now += 1
    assert watch.ms == 0
    watch.run(True)
    clock.now += 2
    watch.run(False)
    clock.now += 4
    assert watch.ms == 2000
    watch.run(True)
    clock.now += 1
    assert watch.ms == 3000
    watch.reset()
    clock.now += 0.5
    assert watch.ms == 500
