"""The writer: many tables in one commit, each with its own answer."""

import asyncio
import threading
from datetime import UTC, datetime
from uuid import UUID, uuid4

import pytest
from django.db import OperationalError

from tarock.web.store import group_commit, writer as module
from tarock.web.store.events import NewEvent, Stale, read, version
from tarock.web.store.journal import Journal, Known, MemoryJournal, Unavailable
from tarock.web.store.models import StoredEvent
from tarock.web.store.writer import Writer

pytestmark = pytest.mark.django_db(transaction=True)


def event(kind="said", **payload):
    return NewEvent(uuid4(), kind, payload or {"n": 1}, datetime.now(UTC), "p:x")


def with_writer(work, **settings):
    async def run():
        running = Writer(**settings)
        running.start()
        try:
            return await work(running)
        finally:
            await running.stop()

    return asyncio.run(run())


@pytest.fixture(params=["database", "memory"])
def journal(request):
    """Runs a coroutine function with a journal: both give the same answers."""
    if request.param == "database":
        return with_writer
    return lambda work: asyncio.run(work(MemoryJournal()))


def test_an_append_is_read_back(journal):
    async def work(log: Journal):
        stream, first, second = uuid4(), event(a=1, b="ä"), event("acted", action=["play", 0, 53])
        assert await log.append(stream, 0, [first, second]) == 2
        assert [(e.id, e.version, e.kind, e.payload, e.at, e.by) for e in await log.read(stream)] == [
            (first.id, 1, "said", {"a": 1, "b": "ä"}, first.at, "p:x"),
            (second.id, 2, "acted", {"action": ["play", 0, 53]}, second.at, "p:x"),
        ]
        assert [e.version for e in await log.read(stream, 1)] == [2]
        assert await log.read(uuid4()) == []

    journal(work)


def test_a_stream_that_moved_on_refuses_and_says_where_it_stands(journal):
    async def work(log: Journal):
        stream = uuid4()
        await log.append(stream, 0, [event()])
        for expected in (0, 2):
            with pytest.raises(Stale) as stale:
                await log.append(stream, expected, [event()])
            assert stale.value.version == 1
        assert len(await log.read(stream)) == 1

    journal(work)


def test_an_event_that_is_stored_already_changes_nothing(journal):
    async def work(log: Journal):
        stream, once = uuid4(), event()
        await log.append(stream, 0, [once])
        for where, expected in ((stream, 0), (stream, 1), (uuid4(), 0)):
            with pytest.raises((Known, Stale)):
                await log.append(where, expected, [once])
        with pytest.raises(Known) as known:
            await log.append(uuid4(), 0, [once])
        assert (known.value.stream, known.value.version) == (stream, 1)
        assert len(await log.read(stream)) == 1

    journal(work)


def test_one_refused_append_does_not_harm_the_others_of_its_batch():
    async def work(log: Writer):
        stream, once = uuid4(), event()
        await log.append(stream, 0, [once])
        others = [uuid4() for _ in range(5)]
        answers = await asyncio.gather(
            *(log.append(other, 0, [event()]) for other in others[:3]),
            log.append(stream, 0, [event()]),
            log.append(uuid4(), 0, [once]),
            *(log.append(other, 0, [event(), event()]) for other in others[3:]),
            return_exceptions=True,
        )
        assert [type(answer) for answer in answers] == [int, int, int, Stale, Known, int, int]
        assert answers[:3] == [1, 1, 1]
        assert answers[5:] == [2, 2]
        return others

    others = with_writer(work, gather=0.05)
    assert [version(stream) for stream in others] == [1, 1, 1, 2, 2]


def test_two_appends_to_one_stream_in_one_batch_are_in_order():
    async def work(log: Writer):
        stream = uuid4()
        answers = await asyncio.gather(
            log.append(stream, 0, [event(n=1)]),
            log.append(stream, 1, [event(n=2)]),
            log.append(stream, 1, [event(n=3)]),
            return_exceptions=True,
        )
        assert list(answers[:2]) == [1, 2]
        assert isinstance(answers[2], Stale)
        return stream

    stream = with_writer(work, gather=0.05)
    assert [row.payload for row in read(stream)] == [{"n": 1}, {"n": 2}]


def test_what_waits_together_is_one_transaction(monkeypatch):
    sizes = []

    def counted(batch, announce=None):
        sizes.append(len(batch))
        return group_commit.commit(batch, announce)

    monkeypatch.setattr(module, "commit", counted)

    async def work(log: Writer):
        await asyncio.gather(*(log.append(uuid4(), 0, [event()]) for _ in range(40)))

    with_writer(work, gather=0.05)
    assert sizes == [40]
    assert StoredEvent.objects.count() == 40


def test_the_writer_goes_on_when_the_database_comes_back(monkeypatch):
    down = threading.Event()
    down.set()

    def failing(batch, announce=None):
        if down.is_set():
            raise OperationalError("gone")
        return group_commit.commit(batch, announce)

    monkeypatch.setattr(module, "commit", failing)
    monkeypatch.setattr(module, "commit_again", failing)

    async def work(log: Writer):
        stream = uuid4()
        with pytest.raises(Unavailable):
            await log.append(stream, 0, [event()])
        down.clear()
        assert await log.append(stream, 0, [event()]) == 1

    with_writer(work)


@pytest.mark.parametrize("was_stored", [False, True], ids=["before it was stored", "after it was stored"])
def test_a_connection_that_breaks_once_loses_nothing_and_writes_nothing_twice(monkeypatch, was_stored):
    broken: list[object] = []

    def once(batch, announce=None):
        if not broken:
            broken.append(batch)
            if was_stored:
                group_commit.commit(batch, announce)
            raise OperationalError("server closed the connection unexpectedly")
        return group_commit.commit(batch, announce)

    monkeypatch.setattr(module, "commit", once)

    async def work(log: Writer):
        streams = [uuid4() for _ in range(3)]
        answers = await asyncio.gather(*(log.append(stream, 0, [event(), event()]) for stream in streams))
        assert answers == [2, 2, 2]
        return streams

    streams = with_writer(work, gather=0.05)
    assert broken
    assert [version(stream) for stream in streams] == [2, 2, 2]
    assert StoredEvent.objects.count() == 6


def test_an_event_that_cannot_be_written_fails_alone():
    async def work(log: Writer):
        good, bad = uuid4(), NewEvent(uuid4(), "said", {"x": {1, 2}}, datetime.now(UTC), "p:x")
        answers = await asyncio.gather(
            log.append(good, 0, [event()]), log.append(uuid4(), 0, [bad]), return_exceptions=True
        )
        assert answers[0] == 1
        assert isinstance(answers[1], TypeError)

    with_writer(work, gather=0.05)
    assert StoredEvent.objects.count() == 1


def test_others_are_told_which_streams_moved_and_nothing_of_the_refused():
    told: list[list[tuple[UUID, int]]] = []

    async def work(log: Writer):
        stream = uuid4()
        await asyncio.gather(
            log.append(stream, 0, [event(), event()]), log.append(uuid4(), 7, [event()]), return_exceptions=True
        )
        return stream

    stream = with_writer(work, gather=0.05, announce=lambda cursor, written: told.append(written))
    assert told == [[(stream, 2)]]


def test_stopping_writes_what_waits():
    async def run():
        log = Writer(gather=0.05)
        log.start()
        waiting = [asyncio.ensure_future(log.append(uuid4(), 0, [event()])) for _ in range(5)]
        await asyncio.sleep(0)
        await log.stop()
        return await asyncio.gather(*waiting)

    assert asyncio.run(run()) == [1] * 5
