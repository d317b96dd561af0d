"""Server-sent events: one open stream of one browser, and what waits to be sent on it.

What waits is only which tables have news, never a view: a view is taken when it can be sent. A client that is slow
skips views and gets the newest; its memory does not grow.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final, Protocol

from starlette.types import Receive, Scope, Send

from tarock.web.live.answers import SECURE
from tarock.web.live.identity import Caller

PING: Final = 15.0
"""Seconds between two signs of life: a proxy would end a quiet stream, and nobody would notice a dead client."""
STUCK: Final = 60.0
"""Seconds that a client may take nothing at all before its stream is ended."""
RETRY: Final = b"retry: 1000\n\n"
"""Browsers try again after this many milliseconds."""
_PING: Final = b"event: ping\ndata: {}\n\n"


class Shown(Protocol):
    """A table as far as a stream knows it."""

    def frame(self, caller: Caller) -> bytes:
        """The newest view for whoever looks, as a server-sent event."""
        ...


class Stream:
    """One open stream. It is an ASGI application that ends when the client goes, or `end` is called."""

    def __init__(self, caller: Caller, on_end: Callable[[Stream], None]) -> None:
        self.caller = caller
        self._on_end = on_end
        self._news: dict[Shown, None] = {}
        self._gone: list[str] = []
        self._wake = asyncio.Event()
        self._ping = False
        self._ended = False
        self._task: asyncio.Task[None] | None = None
        self._sending: float | None = None

    def news(self, table: Shown) -> None:
        """The table has a new view; it replaces one that was not sent yet."""
        self._news[table] = None
        self._wake.set()

    def gone(self, table_id: str) -> None:
        """The table does not exist, or exists no more."""
        self._gone.append(table_id)
        self._wake.set()

    def ping(self, now: float) -> None:
        """Give a sign of life; end a stream that has taken nothing for `STUCK` seconds (`now` by the loop's clock)."""
        if self._task is not None and self._sending is not None and now - self._sending > STUCK:
            self._task.cancel()
        self._ping = True
        self._wake.set()

    def end(self) -> None:
        """End the stream; the browser will come back."""
        self._ended = True
        self._wake.set()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send until somebody ends it."""
        self._task = asyncio.create_task(self._send(send))
        watcher = asyncio.create_task(self._until_gone(receive))
        try:
            await asyncio.wait((self._task,))
        finally:
            self._on_end(self)
            for task in (self._task, watcher):
                task.cancel()
            await asyncio.gather(self._task, watcher, return_exceptions=True)

    async def _send(self, send: Send) -> None:
        headers = {**SECURE, "content-type": "text/event-stream; charset=utf-8", "x-accel-buffering": "no"}
        raw = [(name.encode("latin-1"), value.encode("latin-1")) for name, value in headers.items()]
        clock = asyncio.get_running_loop().time
        await send({"type": "http.response.start", "status": 200, "headers": raw})
        await send(_body(RETRY))
        while not self._ended:
            await self._wake.wait()
            self._wake.clear()
            if chunk := self._waiting():
                self._sending = clock()
                await send(_body(chunk))
                self._sending = None
        await send(_body(b"", more=False))

    def _waiting(self) -> bytes:
        """All that waits, taken now."""
        news, gone, ping = list(self._news), self._gone, self._ping
        self._news, self._gone, self._ping = {}, [], False
        parts = [table.frame(self.caller) for table in news]
        parts += [b'event: gone\ndata: {"table":"%s"}\n\n' % table_id.encode("ascii") for table_id in gone]
        if ping and not parts:
            parts.append(_PING)
        return b"".join(parts)

    async def _until_gone(self, receive: Receive) -> None:
        while (await receive())["type"] != "http.disconnect":
            pass
        self.end()


def _body(chunk: bytes, more: bool = True) -> dict[str, Any]:
    return {"type": "http.response.body", "body": chunk, "more_body": more}


def view_frame(table_id: str, version: int, view: bytes) -> bytes:
    """A view as an event; `view` is JSON on one line."""
    return b"event: view\nid: %s:%d\ndata: %s\n\n" % (table_id.encode("ascii"), version, view)
