"""Devices on which nothing may go wrong unnoticed, and tables laid as a test wants them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, Response, ViewportSize

from tests.browser.conftest import PATIENCE, PHONE, Server
from tests.browser.table.laid import Clerk, Laid
from tests.browser.table.screen import Screen

_SETTINGS = """try { localStorage.setItem("tarock-table", JSON.stringify({pace: "still"})); } catch { }"""
_NO_FAULT = (
    "Failed to load resource",  # for any answer that is no 200; which answers there were is watched by itself
    "Service Worker registration blocked by Playwright",
    "The Cross-Origin-Opener-Policy header has been ignored, because the URL's origin was untrustworthy",  # plain http
)


@dataclass
class Watched:
    """What must not happen on any page: a broken script or answer, a breach of the policy, a request to elsewhere."""

    complaints: list[str] = field(default_factory=list)

    def watch(self, context: BrowserContext) -> None:
        context.on("page", self._page)
        context.on("console", self._console)
        context.on("request", self._request)
        context.on("response", self._response)

    def _page(self, page: Page) -> None:
        page.on("pageerror", lambda error: self.complaints.append(f"{page.url}: {error}"))

    def _console(self, said: ConsoleMessage) -> None:
        if said.type in ("error", "warning") and not said.text.startswith(_NO_FAULT):
            self.complaints.append(f"console: {said.text}")

    def _request(self, request: Request) -> None:
        host = request.url.partition("//")[2].partition("/")[0].partition(":")[0]
        if not request.url.startswith(("data:", "blob:", "about:")) and host not in ("localhost", "inn.test"):
            self.complaints.append(f"a request to {request.url}")

    def _response(self, response: Response) -> None:
        if response.status >= 500 or response.status == 404:
            self.complaints.append(f"{response.status} for {response.url}")


@pytest.fixture
def devices(browser: Browser, server: Server) -> Iterator[Devices]:
    """Devices that are closed and looked through after the test."""
    made = Devices(browser, server)
    yield made
    made.close()
    assert made.watched.complaints == []


class Devices:
    """New browsers (contexts) for one test."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self._browser, self._server = browser, server
        self._contexts: list[BrowserContext] = []
        self.watched = Watched()

    def new(self, size: ViewportSize = PHONE, **options: Any) -> BrowserContext:
        usual: dict[str, Any] = {
            "locale": "de-AT", "timezone_id": "Europe/Vienna", "reduced_motion": "reduce", "service_workers": "block",
        }  # fmt: skip
        context = self._browser.new_context(viewport=size, **(usual | options))
        context.set_default_timeout(PATIENCE)
        context.add_init_script(_SETTINGS)
        self.watched.watch(context)
        self._contexts.append(context)
        return context

    def at(self, laid: Laid, place: int | None, size: ViewportSize = PHONE, **options: Any) -> Screen:
        """A new device at a laid table: of the person at `place`, or of somebody who only has the link."""
        context = self.new(size, **options)
        if place is not None:
            context.add_cookies([{"name": "gast", "value": laid.cookies[place], "url": self._server.url}])
        return Screen(context.new_page(), laid, place).open()

    def close(self) -> None:
        for context in self._contexts:
            context.close()


@pytest.fixture(scope="session")
def _clerk(_server: Server) -> Iterator[Clerk]:
    if not _server.alive:
        _server.start()  # it makes the database
    clerk = Clerk(_server)
    yield clerk
    clerk.close()


@pytest.fixture
def clerk(_clerk: Clerk, server: Server) -> Clerk:
    """Writes tables into the running server's store."""
    return _clerk
