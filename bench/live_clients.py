"""The players of `bench/live.py`, as a process of their own: four streams a table, a move every half second.

Reads one JSON object from standard input (`port`, `tables`: each an id and four cookies, `seconds`, `warm`, `pause`),
says `begun` when the measuring begins, and writes one object with the figures. A move counts from the moment before it
is sent until all four have the view that shows it.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import time
from collections.abc import AsyncIterator
from functools import partial
from typing import Any
from uuid import uuid4

SEATS = range(4)


class Player:
    """One browser: a stream, and a connection for wishes."""

    def __init__(self, port: int, table: str, cookie: str, source: str) -> None:
        self.port, self.table, self.cookie, self.source = port, table, cookie, source
        self.head = f"Host: localhost:{port}\r\nOrigin: http://localhost:{port}\r\nCookie: gast={cookie}\r\n"
        self.version = 0
        self.view = b""

    async def open(self) -> None:
        self.stream, self.out = await asyncio.open_connection(
            "127.0.0.1", self.port, local_addr=(self.source, 0), limit=1 << 20
        )
        self.out.write(f"GET /live/strom?tisch={self.table} HTTP/1.1\r\n{self.head}\r\n".encode())
        status = await self.stream.readline()
        assert b" 200 " in status, status
        await self.stream.readuntil(b"\r\n\r\n")
        self.wishes, self.sink = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.source, 0))

    async def views(self) -> AsyncIterator[int]:
        """The version of each view as it comes; the newest is kept as it is."""
        while True:
            size = int(await self.stream.readline(), 16)
            chunk = await self.stream.readexactly(size + 2)
            at = chunk.rfind(b"event: view\nid: ")
            if at < 0:
                continue
            head, _, data = chunk[at:].partition(b"\ndata: ")
            self.version = int(head.rpartition(b":")[2])
            self.view = data.rstrip()
            yield self.version

    async def wish(self, **wish: Any) -> int:
        """Send a wish; the status of the answer."""
        body = json.dumps({"id": str(uuid4()), "version": self.version, **wish}).encode()
        head = f"POST /live/{self.table}/wish HTTP/1.1\r\n{self.head}Content-Type: application/json\r\n"
        self.sink.write(f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body)
        status = int((await self.wishes.readline()).split()[1])
        answered = await self.wishes.readuntil(b"\r\n\r\n")
        length = next(int(line.split(b":")[1]) for line in answered.lower().split(b"\r\n") if b"content-length" in line)
        await self.wishes.readexactly(length)
        return status


class Game:
    """A table with its four players."""

    def __init__(self, port: int, table: str, cookies: list[str], number: int, pause: float) -> None:
        source = f"127.0.{1 + number // 200}.{1 + number % 200}"
        self.players = [Player(port, table, cookie, source) for cookie in cookies]
        self.pause = pause
        self.news = asyncio.Condition()
        self.rng = random.Random(number)
        self.taken: list[tuple[float, float]] = []
        self.refused = 0

    async def open(self) -> None:
        for player in self.players:
            await player.open()
        self.readers = [asyncio.create_task(self._follow(player)) for player in self.players]

    async def _follow(self, player: Player) -> None:
        async for _ in player.views():
            async with self.news:
                self.news.notify_all()

    async def play(self, until: float) -> None:
        """Move after move until that moment."""
        await asyncio.sleep(self.rng.random() * self.pause)
        while time.monotonic() < until:
            started = time.monotonic()
            async with self.news:
                await self.news.wait_for(
                    lambda: len({player.version for player in self.players}) == 1 and self.players[0].view
                )
            view = json.loads(self.players[0].view)
            wished = self._next(view)
            if wished is None:
                await asyncio.sleep(0.05)
                continue
            player, wish = wished
            version, sent = player.version, time.monotonic()
            status = await player.wish(**wish)
            if status != 200:
                self.refused += 1
                await asyncio.sleep(0.05)
                continue
            async with self.news:
                await self.news.wait_for(partial(self._all_have_more, version))
            self.taken.append((sent, time.monotonic() - sent))
            await asyncio.sleep(max(0.0, started + self.pause - time.monotonic()))

    def _all_have_more(self, version: int) -> bool:
        return all(player.version > version for player in self.players)

    def _next(self, view: dict[str, Any]) -> tuple[Player, dict[str, Any]] | None:
        """Whose move it is, and what he does; None while the next deal is on its way."""
        deal = view["deal"]
        if deal is None:
            return None
        if deal["result"] is not None or deal["view"]["turn"] is None:
            ready = next((n for n in SEATS if not view["places"][n]["ready"]), None)
            return None if ready is None else (self.players[ready], {"do": "ready"})
        player = self.players[deal["seats"][deal["view"]["turn"]]]
        own = json.loads(player.view)["deal"]["view"]
        choice = own["choice"]
        if choice:
            cards = (choice["must"] + choice["may"])[: choice["count"]]
            return player, {"do": "act", "action": ["discard", own["seat"], cards]}
        plain = [a for a in own["legal"] if a[0] not in ("claim", "throw-in", "kontra", "give-up")] or own["legal"]
        return player, {"do": "act", "action": self.rng.choice(plain)}


async def main() -> None:
    asked = json.load(sys.stdin)
    games = [
        Game(asked["port"], table, cookies, number, asked["pause"])
        for number, (table, cookies) in enumerate(asked["tables"])
    ]
    for game in games:
        await game.open()
    begin = time.monotonic() + asked["warm"]
    asyncio.get_running_loop().call_later(asked["warm"], lambda: print("begun", flush=True))
    await asyncio.gather(*(game.play(begin + asked["seconds"]) for game in games))
    taken = sorted(took for game in games for sent, took in game.taken if sent >= begin)
    if not taken:
        raise SystemExit(f"no move; refused: {sum(game.refused for game in games)}")

    def share(part: float) -> float:
        return round(taken[min(len(taken) - 1, int(len(taken) * part))] * 1000, 1)

    found = {
        "moves": len(taken),
        "moves_a_second": round(len(taken) / asked["seconds"], 1),
        "refused": sum(game.refused for game in games),
        "ms_median": share(0.5),
        "ms_p95": share(0.95),
        "ms_p99": share(0.99),
        "ms_max": share(1),
        "client_cpu_seconds": round(time.process_time(), 1),
    }
    print(json.dumps(found))


asyncio.run(main())
