"""A browser at a live table, without a browser: wishes by POST, views by server-sent events, over real connections."""

from __future__ import annotations

import http.client
import json
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any
from uuid import uuid4

PATIENCE = 60.0
"""Seconds; a machine that is busy with something else is no failure."""


@dataclass
class Answer:
    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


@dataclass
class Browser:
    """One player's browser: its cookies, and the port of the server that it speaks to."""

    port: int
    cookies: dict[str, str] = field(default_factory=dict)
    source: str = "127.0.0.1"
    held: list[bytes] = field(default_factory=list)
    """Every byte that was ever answered."""

    @property
    def origin(self) -> str:
        return f"http://localhost:{self.port}"

    def _headers(self, extra: dict[str, str] | None) -> dict[str, str]:
        cookies = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        usual = {"Host": f"localhost:{self.port}", "Origin": self.origin, "Content-Type": "application/json"}
        return {name: value for name, value in (usual | {"Cookie": cookies} | (extra or {})).items() if value}

    def ask(self, method: str, path: str, body: Any = None, headers: dict[str, str] | None = None) -> Answer:
        """One request. `body`: JSON, or bytes as they are; a header "" is left out."""
        raw = body if isinstance(body, bytes) else None if body is None else json.dumps(body).encode()
        connection = http.client.HTTPConnection("127.0.0.1", self.port, PATIENCE, (self.source, 0))
        try:
            connection.request(method, path, raw, self._headers(headers))
            response = connection.getresponse()
            answered = response.read()
        finally:
            connection.close()
        found = {name.lower(): value for name, value in response.getheaders()}
        for name, value in response.getheaders():
            if name.lower() == "set-cookie":
                key, _, rest = value.partition("=")
                self.cookies[key] = rest.partition(";")[0]
        self.held.append(answered)
        return Answer(response.status, found, answered)

    def view(self, table: str) -> dict[str, Any]:
        answer = self.ask("GET", f"/live/{table}/view")
        assert answer.status == 200, answer.body
        return dict(answer.json)

    def wish(self, table: str, do: str, version: int | None = None, **fields: Any) -> Answer:
        """A wish that knows what there is to know now, unless `version` says otherwise."""
        known = self.view(table)["version"] if version is None else version
        return self.ask("POST", f"/live/{table}/wish", {"id": str(uuid4()), "version": known, "do": do, **fields})

    def stream(self, *tables: str) -> Stream:
        return Stream(self, tables)


class Stream:
    """An open stream, read by a thread; `latest` is the newest view of each table."""

    def __init__(self, browser: Browser, tables: tuple[str, ...]) -> None:
        self._connection = http.client.HTTPConnection("127.0.0.1", browser.port, PATIENCE, (browser.source, 0))
        query = "&".join(f"tisch={table}" for table in tables)
        self._connection.request("GET", f"/live/strom?{query}", headers=browser._headers({"Content-Type": ""}))
        self._socket = self._connection.sock
        self.response = self._connection.getresponse()
        self.status = self.response.status
        self.latest: dict[str, dict[str, Any]] = {}
        self.views: list[dict[str, Any]] = []
        self.events: list[str] = []
        self.ended = threading.Event()
        self._held = browser.held
        self._news = threading.Condition()
        self._thread = threading.Thread(target=self._read, daemon=True)
        self._thread.start()

    def _read(self) -> None:
        try:
            for name, data in self._frames():
                with self._news:
                    self.events.append(name)
                    if name == "view":
                        view = json.loads(data)
                        self.views.append(view)
                        self.latest[view["table"]] = view
                    self._news.notify_all()
        except (OSError, http.client.HTTPException, ValueError, AttributeError):
            pass
        finally:
            self.response.close()
            self._connection.close()
        with self._news:
            self.ended.set()
            self._news.notify_all()

    def _frames(self) -> Iterator[tuple[str, bytes]]:
        name, data = "message", b""
        while line := self.response.readline():
            self._held.append(line)
            word, _, value = line.rstrip(b"\n").partition(b": ")
            if word == b"event":
                name = value.decode()
            elif word == b"data":
                data = value
            elif not word and (data or name != "message"):
                yield name, data
                name, data = "message", b""

    def until(self, good: Callable[[dict[str, Any]], bool], table: str = "") -> dict[str, Any]:
        """The newest view of the table (of the only one) once it is `good`."""
        deadline = time.monotonic() + PATIENCE
        with self._news:
            while True:
                view = self.latest.get(table) if table else next(iter(self.latest.values()), None)
                if view is not None and good(view):
                    return view
                left = deadline - time.monotonic()
                if left <= 0 or self.ended.is_set():
                    raise AssertionError(f"not seen; ended {self.ended.is_set()}; last {view}")
                self._news.wait(left)

    def close(self) -> None:
        """Go away without a word, as a browser does."""
        with suppress(OSError):
            self._socket.shutdown(socket.SHUT_RDWR)
        self._thread.join(PATIENCE)
