"""A real `tarock serve` process, and Chromium with a phone's window."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect, sync_playwright

from tests.needs import leave_out
from tests.server import Server as Server  # others have it from here

CHROMIUM = os.environ.get("TAROCK_CHROMIUM", "/usr/bin/chromium")
ARGS = [
    "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--no-first-run",
    "--disable-dev-shm-usage", "--host-resolver-rules=MAP inn.test 127.0.0.1",
]  # fmt: skip
PATIENCE = 30_000
"""Milliseconds; a machine that is busy with something else is no failure."""
expect.set_options(timeout=PATIENCE)
PHONE: ViewportSize = {"width": 360, "height": 740}


@pytest.fixture(scope="session")
def _server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("data"))
    yield running
    running.stop()


@pytest.fixture
def server(_server: Server) -> Server:
    """The running server, also where the test before left it dead."""
    if not _server.alive:
        _server.start()
    return _server


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if not Path(CHROMIUM).exists():
        leave_out("browser", f"no Chromium at {CHROMIUM}: install one, or name it in TAROCK_CHROMIUM")
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGS)
        yield running
        running.close()


@pytest.fixture
def phone(browser: Browser) -> Iterator[BrowserContext]:
    context = new_phone(browser)
    yield context
    context.close()


@pytest.fixture
def page(phone: BrowserContext) -> Iterator[Page]:
    """A page on which no script may fail."""
    failed: list[str] = []
    opened = phone.new_page()
    opened.on("pageerror", lambda error: failed.append(str(error)))
    yield opened
    assert not failed, failed


def new_phone(browser: Browser, workers: Literal["allow", "block"] = "block") -> BrowserContext:
    """A phone that has never been here. Service workers, which fetch everything once more, only where they matter."""
    context = browser.new_context(
        viewport=PHONE, has_touch=True, locale="de-AT", timezone_id="Europe/Vienna", service_workers=workers
    )
    context.set_default_timeout(PATIENCE)
    return context
