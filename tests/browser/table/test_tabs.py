"""Several tabs of one browser: they share one stream, and what an old one shows cannot be played any more."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Server
from tests.browser.table import plans
from tests.browser.table.conftest import Devices
from tests.browser.table.laid import Clerk
from tests.browser.table.screen import Screen
from tests.browser.table.wire import Wire

pytestmark = pytest.mark.browser

NO_WORKER = "delete window.SharedWorker"
ALONE = f"{NO_WORKER}; delete window.BroadcastChannel"
"""Browsers without a shared worker (phones), and without any way to speak with other tabs."""


@pytest.fixture
def wire(server: Server) -> Iterator[Wire]:
    opened = Wire(server.port)
    yield opened
    opened.close()


def test_a_card_from_a_stale_tab_is_refused_and_the_fresh_state_shown(devices: Devices, clerk: Clerk) -> None:
    """Field 43."""
    course = plans.rufer()
    first = devices.at(clerk.lay(course, done=course.index("play")), 0)
    page = first.page.context.new_page()
    page.add_init_script(ALONE)
    page.route("**/live/strom*", lambda route: None)  # it hears nothing any more
    stale = Screen(page, first.laid, 0).open()
    stale.ready()
    old = stale.whole.get_attribute("data-version")
    first.play_to(next(n for n, state in enumerate(course.states) if len(state.tricks) >= 2 and state.turn == 0))
    first.ready()
    version = first.version()
    assert stale.whole.get_attribute("data-version") == old
    card = next(card for card in first.cards() if stale.card(card).get_attribute("aria-disabled") is None)
    stale.tap_card(card)
    expect(stale.page.get_by_role("alert")).to_contain_text("Inzwischen ist etwas geschehen")
    stale.shows(version)
    assert first.version() == version
    assert stale.cards() == first.cards()
    assert stale.all_there_is() == first.all_there_is()


@pytest.mark.parametrize("missing", ["", NO_WORKER], ids=["shared worker", "no shared worker"])
def test_tabs_share_one_stream(devices: Devices, clerk: Clerk, wire: Wire, missing: str) -> None:
    course = plans.rufer()
    laid = clerk.lay(course, done=course.index("play"))
    context = devices.new()
    context.add_init_script(missing)
    context.add_cookies([{"name": "gast", "value": laid.cookies[0], "url": laid.server.url}])
    tabs: list[Page] = []
    address = laid.url.replace(str(laid.server.port), str(wire.port))
    for _ in range(3):
        tabs.append(context.new_page())
        tabs[-1].goto(address)
        alive(tabs[-1])
    wire.wait_for(1)
    screens = [Screen(tab, laid, 0) for tab in tabs]
    for screen in screens:
        screen.ready()
    screens[1].step()
    for screen in screens:
        screen.shows(laid.table.version + 1)
    tabs[0].close()  # the one that came first, and leads where one of them has to
    screens[0].on_the_wire(course.index("play", 4))
    for screen in screens[1:]:
        screen.shows(laid.table.version + 4)
        alive(screen.page)
    wire.wait_for(1)
    for tab in tabs[1:]:
        tab.close()
    wire.wait_for(0)


def alive(page: Page) -> None:
    """Wait until the page is sent views."""
    page.wait_for_function("() => document.querySelector('tarock-table')?.store?.stream === 'live'")
