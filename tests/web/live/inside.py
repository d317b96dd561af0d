"""The live application in this process, without a server: a request is a call. The store is in memory unless said."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any
from uuid import UUID, uuid4

from tarock.table import evolve, open_table
from tarock.web.live.app import Live, application_of
from tarock.web.live.history import to_row
from tarock.web.live.hub import Hub
from tarock.web.live.identity import Sessions
from tarock.web.live.limits import Limits
from tarock.web.people.guests import COOKIE, guest_who, set_guest
from tarock.web.store.journal import Journal, MemoryJournal
from tests.web.live.client import Answer

PATIENCE = 60


class _Cookie:
    def set_cookie(self, key, value, *rest, **more):
        self.value = value


def guest() -> tuple[str, str]:
    """A new guest: the holder of a seat, and the cookie."""
    answer = _Cookie()
    return guest_who(set_guest(answer)), answer.value


@dataclass
class Inside:
    """A hub and its addresses."""

    journal: Journal
    hub: Hub
    limits: Limits
    app: Any = None

    async def open(self, config: dict[str, Any], by: str, name: str = "Anna") -> str:
        """A new table; its id."""
        table, now = uuid4(), time.time_ns() // 1_000_000
        opened = open_table(str(uuid4()), now, by, table=str(table), config=config, name=name)
        await self.journal.append(table, 0, [to_row(opened)])
        return str(table)

    def person(self, address: str = "192.0.2.1") -> Person:
        return Person(self, *guest(), address)


@dataclass
class Person:
    """Somebody with a guest's cookie."""

    inside: Inside
    who: str
    cookie: str
    address: str
    held: list[bytes] = field(default_factory=list)

    def _scope(self, method: str, path: str, headers: dict[str, str]) -> dict[str, Any]:
        address, _, query = path.partition("?")
        usual = {"host": "localhost", "origin": "http://localhost", "content-type": "application/json"}
        usual |= {"cookie": f"{COOKIE}={self.cookie}"} | headers
        raw = [(name.encode(), value.encode("latin-1")) for name, value in usual.items() if value]
        return {
            "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": method, "scheme": "http",
            "path": address, "raw_path": address.encode(), "query_string": query.encode(), "root_path": "",
            "headers": raw, "client": (self.address, 50000), "server": ("localhost", 80),
        }  # fmt: skip

    async def ask(self, method: str, path: str, body: Any = None, **headers: str) -> Answer:
        """One request; headers with _ for -, "" leaves one out."""
        raw = body if isinstance(body, bytes) else b"" if body is None else json.dumps(body).encode()
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        parts: list[dict[str, Any]] = []
        waiting = [{"type": "http.request", "body": raw, "more_body": False}]

        async def receive() -> dict[str, Any]:
            return waiting.pop() if waiting else {"type": "http.disconnect"}

        async def send(part: dict[str, Any]) -> None:
            parts.append(part)

        await self.inside.app(self._scope(method, path, named), receive, send)
        answered = b"".join(part.get("body", b"") for part in parts[1:])
        self.held.append(answered)
        found = {name.decode().lower(): value.decode() for name, value in parts[0]["headers"]}
        return Answer(parts[0]["status"], found, answered)

    async def view(self, table: str) -> dict[str, Any]:
        answer = await self.ask("GET", f"/live/{table}/view")
        assert answer.status == 200, answer.body
        return dict(answer.json)

    async def wish(self, table: str, do: str, version: int | None = None, **fields: Any) -> Answer:
        known = (await self.view(table))["version"] if version is None else version
        return await self.ask("POST", f"/live/{table}/wish", {"id": str(uuid4()), "version": known, "do": do, **fields})

    @asynccontextmanager
    async def stream(self, *tables: str, slow: asyncio.Event | None = None):
        """An open stream. While `slow` is given and not set, the client takes nothing."""
        found = Listening()
        gone = asyncio.Event()

        async def receive() -> dict[str, Any]:
            await gone.wait()
            return {"type": "http.disconnect"}

        async def send(part: dict[str, Any]) -> None:
            if slow is not None and found.chunks:
                await slow.wait()
            await found.take(part)

        query = "&".join(f"tisch={table}" for table in tables)
        scope = self._scope("GET", f"/live/strom?{query}", {})
        running = asyncio.create_task(self.inside.app(scope, receive, send))
        try:
            yield found
        finally:
            gone.set()
            if slow is not None:
                slow.set()
            await asyncio.wait_for(running, PATIENCE)


class Listening:
    """What came over a stream."""

    def __init__(self) -> None:
        self.status = 0
        self.chunks: list[bytes] = []
        self.views: list[dict[str, Any]] = []
        self.events: list[tuple[str, str]] = []
        self.ended = False
        self._news = asyncio.Condition()

    async def take(self, part: dict[str, Any]) -> None:
        async with self._news:
            if part["type"] == "http.response.start":
                self.status = part["status"]
            else:
                self.ended = not part.get("more_body")
                self.chunks.append(part["body"])
                frames = part["body"].decode().split("\n\n") if self.status == 200 else []
                for frame in frames:
                    lines = dict(line.split(": ", 1) for line in frame.splitlines())
                    if "event" in lines:
                        self.events.append((lines["event"], lines["data"]))
                    if lines.get("event") == "view":
                        self.views.append(json.loads(lines["data"]))
            self._news.notify_all()

    async def until(self, good: Callable[[Listening], bool]) -> None:
        async with self._news:
            await asyncio.wait_for(self._news.wait_for(lambda: good(self)), PATIENCE)

    async def view(self, good: Callable[[dict[str, Any]], bool] = lambda view: True) -> dict[str, Any]:
        """The newest view, once it is good."""
        await self.until(lambda self: bool(self.views) and good(self.views[-1]))
        return self.views[-1]


def inside(
    work: Callable[[Inside], Awaitable[Any]],
    journal: Journal | None = None,
    limits: Limits | None = None,
    prepare: Callable[[Hub], None] = lambda hub: None,
) -> Any:
    """Run a coroutine function with a live application of its own."""

    async def run() -> Any:
        kept = journal or MemoryJournal()
        hub = Hub(kept)
        prepare(hub)
        found = Inside(kept, hub, limits or Limits())
        found.app = application_of(Live(hub, Sessions(hub.ask), found.limits))
        await hub.start()
        try:
            return await work(found)
        finally:
            await hub.stop()

    return asyncio.run(run())


async def stored(journal: Journal, table: str) -> list[Any]:
    return await journal.read(UUID(table))


def my_turn(view: dict[str, Any]) -> bool:
    """Whether whoever sees this is to act."""
    deal = view["deal"]
    if deal is None or deal["view"] is None or deal["view"]["turn"] is None:
        return False
    return bool(deal["seats"][deal["view"]["turn"]] == view["me"])


def finished(view: dict[str, Any]) -> bool:
    """Whether the deal is over."""
    return view["deal"] is not None and view["deal"]["seed"] is not None


def any_action(view: dict[str, Any]) -> list[Any]:
    """A legal action of the seat on turn, the plainest there is."""
    seen = view["deal"]["view"]
    choice = seen["choice"]
    if choice is not None:
        return ["discard", seen["seat"], (choice["must"] + choice["may"])[: choice["count"]]]
    plain = [a for a in seen["legal"] if a[0] not in ("claim", "throw-in", "kontra", "give-up", "announce")]
    return list((plain or seen["legal"])[0])


__all__ = ["Inside", "Listening", "Person", "any_action", "evolve", "finished", "guest", "inside", "my_turn", "stored"]
