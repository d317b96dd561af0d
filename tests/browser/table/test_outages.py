"""The page is loaded anew, and the server dies, in every phase of a deal: what was on the screen is there again."""

from __future__ import annotations

import re
from collections.abc import Mapping

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Server
from tests.browser.table import plans
from tests.browser.table.conftest import Devices
from tests.browser.table.laid import Clerk, Course
from tests.browser.table.screen import Screen

pytestmark = pytest.mark.browser


def moments(course: Course) -> Mapping[str, int]:
    """Own decisions of each kind, and the settlement, by their place in the course."""
    last_trick = next(n for n, state in enumerate(course.states) if len(state.tricks) == 11 and state.turn == 0)
    return {
        "auction": course.index("bid"),
        "calling": course.index("call"),
        "talon": course.index("take-half"),
        "discard": course.index("discard"),
        "announcing": course.index("announce"),
        "play, trick 1": course.index("play"),
        "play, trick 12": last_trick,
        "finished": len(course.actions),
    }


def test_reload_and_a_killed_server_in_each_phase(devices: Devices, clerk: Clerk, server: Server) -> None:
    """Field 37: the same hands, talon and turn after kill -9. Each page finds the server again, and plays on."""
    course = plans.rufer()
    screens = {name: devices.at(clerk.lay(course, done=index), 0) for name, index in moments(course).items()}
    before = {}
    for name, screen in screens.items():
        screen.shows(screen.version())
        before[name] = screen.all_there_is()
        assert before[name]["phase"] == name.partition(",")[0]
        screen.page.reload()
        screen.shows(int(before[name]["version"]))
        assert screen.all_there_is() == before[name], name
    server.stop()
    for screen in screens.values():
        expect(screen.page.locator(".state .trouble")).to_be_visible()
    a_card = screens["play, trick 1"]
    is_tapped_while_nobody_answers(a_card)
    server.start()
    for name, screen in screens.items():
        expect(screen.page.locator(".state .trouble")).to_have_count(0)
        screen.shows(int(before[name]["version"]))
        if screen is not a_card:
            assert screen.all_there_is() == before[name], name
    and_is_played_once(a_card)
    for name, screen in screens.items():
        if name != "finished" and screen is not a_card:
            following = screen.step()
            assert screen.version() > int(before[name]["version"]), following
    screens["play, trick 12"].play_out()


def is_tapped_while_nobody_answers(screen: Screen) -> None:
    """It is marked as being on its way; nothing more is shown, and the wish is sent until somebody answers."""
    action = screen.laid.following
    assert action is not None
    screen.tap(action)
    expect(screen.card(action[2])).to_have_attribute("aria-label", re.compile("wird gesendet"))
    expect(screen.page.locator(".trouble").first).to_contain_text("neuer Versuch")


def and_is_played_once(screen: Screen) -> None:
    action = screen.laid.following
    assert action is not None
    screen.sent()
    expect(screen.card(action[2])).to_have_count(0)
    expect(screen.page.locator(f'.laid [data-card="{action[2]}"]')).to_be_visible()
    assert screen.version() == screen.laid.table.version + 1
    screen.page.reload()
    expect(screen.page.locator(f'.laid [data-card="{action[2]}"]')).to_be_visible()
