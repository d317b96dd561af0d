"""What happens by itself: bots, the next deal, seats that are taken over and given back; and what if a bot fails."""

import asyncio
import time

import pytest

from tarock.bots import LEVELS, Level
from tarock.rules import Text
from tarock.web.live import outage
from tarock.web.live.hub import Hub
from tarock.web.live.players import Players
from tarock.web.store.journal import MemoryJournal, Unavailable
from tests.web.live.bots import Cheat, Dies, Faulty, Slow, Thoughtful
from tests.web.live.inside import any_action, finished, inside, my_turn, stored

NAME = Text("Test", "Test")


def playing_with(level: Level):
    """A hub whose bots are all of this level."""

    def prepare(hub: Hub) -> None:
        hub.players = Players(dict.fromkeys(LEVELS, level))

    return prepare


async def one_deal(room, config=None):
    """Anna plays a whole deal against three bots; the last view."""
    anna = room.person()
    table = await room.open({"pace": 0} | (config or {}), anna.who)
    async with anna.stream(table) as stream:
        while True:
            view = await stream.view(lambda seen: my_turn(seen) or finished(seen))
            if finished(view):
                return table, view
            answer = await anna.wish(table, "act", view["version"], action=any_action(view))
            assert answer.status == 200, answer.body
            await stream.view(lambda seen, old=view["version"]: seen["version"] > old)


def test_n44_bots_move_and_cards_are_dealt_without_anybody_asking():
    async def whole(room):
        _, view = await one_deal(room)
        assert view["deal"]["seed"]
        assert sum(view["list"]["points"]) == 0

    inside(whole)


def test_n44_the_next_deal_begins_by_itself_when_the_break_is_over():
    async def whole(room):
        anna = room.person()
        table = await room.open({"pace": 0, "next": 1}, anna.who)
        async with anna.stream(table) as stream:
            while True:
                view = await stream.view(lambda seen: my_turn(seen) or finished(seen))
                if finished(view):
                    break
                await anna.wish(table, "act", view["version"], action=any_action(view))
                await stream.view(lambda seen, old=view["version"]: seen["version"] > old)
            await stream.view(lambda seen: seen["deal"]["board"] == 2)

    inside(whole)


@pytest.mark.parametrize(
    ("level", "said"),
    [
        (Level(NAME, NAME, Faulty), "this bot is broken"),
        (Level(NAME, NAME, Cheat), "wanted something illegal"),
        (Level(NAME, NAME, Dies, heavy=True, budget=30), "failed"),
    ],
    ids=["exception", "illegal", "dead process"],
)
def test_b23_a_bot_that_fails_plays_a_legal_card_and_the_table_goes_on(level, said, caplog):
    async def whole(room):
        table, view = await one_deal(room, {"dealer": 1})
        assert sum(view["list"]["points"]) == 0
        assert all(row.payload["bot"] for row in await stored(room.journal, table) if row.payload.get("place", 0) > 0)

    inside(whole, prepare=playing_with(level))
    assert said in caplog.text


def test_b23_a_bot_that_does_not_come_back_is_replaced_within_its_time(caplog):
    async def whole(room):
        anna = room.person()
        table = await room.open({"pace": 0, "dealer": 1}, anna.who)
        async with anna.stream(table) as stream:
            view = await stream.view(lambda seen: my_turn(seen) and seen["version"] > 3)
            assert view["deal"]["view"]["auction"]

    Slow.go_on.clear()
    try:
        inside(whole, prepare=playing_with(Level(NAME, NAME, Slow, budget=0.05)))
    finally:
        Slow.go_on.set()
    assert "took longer" in caplog.text


def test_heavy_players_compute_in_a_process_of_their_own(caplog):
    async def whole(room):
        await one_deal(room)

    inside(whole, prepare=playing_with(Level(NAME, NAME, Thoughtful, heavy=True, budget=60)))
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


def test_a_level_that_is_gone_plays_on_by_chance(caplog):
    def prepare(hub):
        hub.players = Players({})

    async def whole(room):
        await one_deal(room)

    inside(whole, prepare=prepare)
    assert "no level" in caplog.text


def test_n41_a_bot_takes_over_when_somebody_is_away_and_gives_the_place_back():
    async def whole(room):
        anna, bert = room.person(), room.person("192.0.2.2")
        room.hub._may_sit = _anybody
        table = await room.open({"pace": 0, "away": 1, "start": "ready"}, anna.who)
        async with anna.stream(table) as stream:
            async with bert.stream(table):
                assert (await bert.wish(table, "sit", place=1, name="Bert")).status == 200
                await stream.view(lambda view: view["present"] == [0, 1])
            view = await stream.view(lambda view: view["places"][1]["away"])
            assert view["places"][1]["name"] == "Bert"
            assert view["places"][1]["kind"] == "person"
            async with bert.stream(table) as back:
                await stream.view(lambda view: not view["places"][1]["away"])
                await back.view(lambda view: view["me"] == 1)
            kinds = [row.kind for row in await stored(room.journal, table)]
            assert kinds[:4] == ["opened", "sat", "away", "back"]

    inside(whole)


def test_n41_whoever_does_not_decide_in_time_is_replaced_and_comes_back_with_his_next_card():
    async def whole(room):
        anna, bert = room.person(), room.person("192.0.2.2")
        room.hub._may_sit = _anybody
        table = await room.open({"pace": 0, "think": 1, "away": 0, "dealer": 0}, anna.who)
        async with anna.stream(table) as stream, bert.stream(table):
            view = await stream.view(my_turn)
            assert view["clock"]["place"] == 0
            assert 0 <= view["clock"]["left_ms"] <= 1000
            view = await stream.view(lambda view: view["places"][0]["away"])
            view = await stream.view(lambda view: my_turn(view) or finished(view))
            if not finished(view):
                await anna.wish(table, "back")
                await stream.view(lambda view: not view["places"][0]["away"])

    inside(whole)


def test_a_table_that_nobody_looks_at_sleeps_and_goes_on_where_it_was():
    async def whole(room):
        anna = room.person()
        table = await room.open({"pace": 0, "away": 1, "dealer": 1}, anna.who)
        async with anna.stream(table) as stream:
            view = await stream.view(my_turn)
        await asyncio.sleep(1.5)  # longer than `away`
        assert [row.kind for row in await stored(room.journal, table)][-1] != "away"
        async with anna.stream(table) as stream:
            again = await stream.view(my_turn)
            assert again["version"] == view["version"]
            assert again["deal"]["view"]["hand"] == view["deal"]["view"]["hand"]

    inside(whole)


def test_a_table_is_dropped_from_memory_and_read_again(monkeypatch):
    monkeypatch.setattr("tarock.web.live.hub.KEPT", 0.0)
    monkeypatch.setattr("tarock.web.live.hub.TICK", 0.02)

    async def whole(room):
        anna = room.person()
        table = await room.open({"pace": 0}, anna.who)
        async with anna.stream(table) as stream:
            view = await stream.view(my_turn)
            assert room.hub.rooms
        for _ in range(200):
            await asyncio.sleep(0.02)
            if not room.hub.rooms:
                break
        assert not room.hub.rooms
        async with anna.stream(table) as stream:
            assert (await stream.view(my_turn))["deal"] == view["deal"]

    inside(whole)


def test_n40_after_a_restart_the_clock_of_whoever_is_on_turn_begins_anew(monkeypatch):
    hour = 3_600_000_000_000
    monkeypatch.setattr("tests.web.live.inside.time", PastTime(hour))
    monkeypatch.setattr("tarock.web.live.room._now", lambda: PastTime(hour).time_ns() // 1_000_000)

    async def whole(room):
        anna = room.person()
        table = await room.open({"pace": 0, "think": 600, "dealer": 3}, anna.who)
        async with anna.stream(table) as stream:
            await stream.view(my_turn)
        monkeypatch.undo()  # an hour later, in a new process
        room.hub.rooms.clear()
        view = await anna.view(table)
        assert view["clock"]["place"] == 0
        assert view["clock"]["left_ms"] > 590_000

    inside(whole)


class PastTime:
    """The clock of a while ago."""

    def __init__(self, ago):
        self.ago = ago

    def time_ns(self):
        return time.time_ns() - self.ago


def test_a_break_stops_bots_and_clocks():
    async def whole(room):
        anna = room.person()
        table = await room.open({"pace": 0, "dealer": 3}, anna.who)
        async with anna.stream(table) as stream:
            view = await stream.view(my_turn)
            assert (await anna.wish(table, "pause", view["version"])).status == 200
            paused = await stream.view(lambda seen: seen["paused"])
            assert (await anna.wish(table, "act", action=any_action(view))).status == 422
            await asyncio.sleep(0.2)
            assert (await anna.view(table))["version"] == paused["version"]
            assert (await anna.wish(table, "resume")).status == 200
            assert (await anna.wish(table, "act", action=any_action(view))).status == 200

    inside(whole)


class FailingJournal(MemoryJournal):
    """A database that can be taken away."""

    def __init__(self):
        super().__init__()
        self.away = False
        self.stores_before_it_fails = False

    async def append(self, stream, expected, events):
        if self.away and self.stores_before_it_fails:
            await super().append(stream, expected, events)
        if self.away:
            raise Unavailable
        return await super().append(stream, expected, events)

    async def read(self, stream, after=0):
        if self.away:
            raise Unavailable
        return await super().read(stream, after)


@pytest.mark.parametrize("stored_in_doubt", [False, True], ids=["lost", "stored without an answer"])
def test_n40_an_outage_of_the_database_answers_503_stops_the_clocks_and_loses_nothing(monkeypatch, stored_in_doubt):
    monkeypatch.setattr(outage, "AGAIN", 0.05)
    journal = FailingJournal()

    async def whole(room):
        anna = room.person()
        table = await room.open({"pace": 0, "dealer": 3, "think": 30}, anna.who)
        async with anna.stream(table) as stream:
            view = await stream.view(my_turn)
            journal.away, journal.stores_before_it_fails = True, stored_in_doubt
            answer = await anna.wish(table, "act", view["version"], action=any_action(view))
            assert (answer.status, answer.json["problems"][0]["code"]) == (503, "live-down")
            assert (await anna.wish(table, "act", view["version"], action=any_action(view))).status == 503
            assert (await anna.view(table))["version"] == view["version"]
            asked = room.hub.rooms
            clock = next(iter(asked.values())).watch
            standing = clock.ms
            await asyncio.sleep(0.1)
            assert clock.ms == standing
            journal.away = False
            if stored_in_doubt:
                after = await stream.view(lambda seen: seen["version"] > view["version"])
                assert after["deal"]["view"]["auction"]
            else:
                again = await stream.view(lambda seen: len(stream.views) > 1 and my_turn(seen))
                for _ in range(100):
                    answer = await anna.wish(table, "act", again["version"], action=any_action(again))
                    if answer.status == 200:
                        break
                    await asyncio.sleep(0.05)
                assert answer.status == 200
                await stream.view(lambda seen: seen["version"] > view["version"])

    inside(whole, journal=journal)


def test_a_hint_is_what_the_bot_would_do_for_the_own_seat_only():
    async def whole(room):
        anna, fremd = room.person(), room.person("192.0.2.2")
        table = await room.open({"pace": 0, "dealer": 3}, anna.who)
        async with anna.stream(table) as stream:
            view = await stream.view(my_turn)
            answer = await anna.wish(table, "hint", view["version"])
            assert answer.status == 200
            assert answer.json["action"] in view["deal"]["view"]["legal"]
            assert answer.json["why"]
            assert (await fremd.wish(table, "hint", view["version"])).status == 403
            assert (await anna.wish(table, "config", what="hints", value=False)).status == 200
            assert (await anna.wish(table, "hint")).status == 422

    inside(whole)


async def _anybody(room, caller, token):
    return True
