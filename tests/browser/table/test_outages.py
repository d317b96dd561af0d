"""The page is loaded anew, and the server dies, in every phase of a deal: what was on the screen is there again."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Server
from tests.browser.table import plans
from tests.browser.table.conftest import Devices
from tests.browser.table.laid import Clerk
from tests.browser.table.screen import Screen

pytestmark = pytest.mark.browser


def test_a_reload_and_a_killed_server_in_each_phase(devices: Devices, clerk: Clerk, server: Server) -> None:
    """Field 37: the same hands, talon and turn after kill -9. The page finds the server again by itself."""
    course = plans.rufer()
    screen = devices.at(clerk.lay(course), 0)
    moments = {
        "auction": course.index("bid"),
        "calling": course.index("call"),
        "talon": course.index("take-half"),
        "discard": course.index("discard"),
        "announcing": course.index("announce"),
        "trick 1": course.index("play"),
        "trick 12": next(n for n, state in enumerate(course.states) if len(state.tricks) == 11 and state.turn == 0),
    }
    for name, index in moments.items():
        screen.play_to(index)
        screen.ready()
        assert name.startswith("trick") or screen.whole.get_attribute("data-phase") == name
        nothing_is_lost(screen, server)
        if name == "trick 1":
            a_card_that_is_tapped_meanwhile_is_played_once(screen, server)
    screen.play_out()
    nothing_is_lost(screen, server)
    assert screen.laid.following is None


def nothing_is_lost(screen: Screen, server: Server) -> None:
    before = screen.all_there_is()
    screen.page.reload()
    screen.shows(int(before["version"]))
    assert screen.all_there_is() == before
    server.stop()
    trouble = screen.page.locator(".state .trouble")
    expect(trouble).to_be_visible()
    server.start()
    expect(trouble).to_have_count(0)
    screen.shows(int(before["version"]))
    assert screen.all_there_is() == before


def a_card_that_is_tapped_meanwhile_is_played_once(screen: Screen, server: Server) -> None:
    """The wish is sent until somebody answers; it is marked as being on its way, and nothing more is shown."""
    action = screen.laid.following
    assert action is not None
    server.stop()
    screen.tap(action)
    expect(screen.card(action[2])).to_have_attribute("aria-label", re.compile("wird gesendet"))
    expect(screen.page.locator(".trouble").first).to_contain_text("neuer Versuch")
    server.start()
    screen.sent()
    expect(screen.card(action[2])).to_have_count(0)
    expect(screen.page.locator(f'.laid [data-card="{action[2]}"]')).to_be_visible()
    screen.laid.done += 1
