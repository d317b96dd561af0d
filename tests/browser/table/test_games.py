"""Whole deals through the page: a Rufer, a Bettler ouvert, a Farben-Sechser, a Trischaken with Spritzer, a Besserrufer."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.table import plans
from tests.browser.table.conftest import Devices
from tests.browser.table.laid import Clerk, hand
from tests.browser.table.screen import Screen

pytestmark = pytest.mark.browser


def test_a_whole_rufer(devices: Devices, clerk: Clerk) -> None:
    course = plans.rufer()
    screen = devices.at(clerk.lay(course), 0)
    screen.play_to(course.index("bid"))
    bid_buttons_show_what_is_won_and_lost(screen)
    screen.play_to(course.index("call"))
    expect(screen.state).to_contain_text("Anna spielt Rufer")
    screen.play_to(course.index("take-half"))
    expect(screen.page.locator(".half")).to_have_count(2)
    expect(screen.page.locator(".half .card")).to_have_count(6)
    screen.play_to(course.index("discard"))
    a_forbidden_card_is_explained(screen)
    screen.play_to(course.index("kontra"))
    expect(screen.state).to_contain_text("Pagat")
    screen.play_to(course.index("kontra", 1))
    expect(screen.state).to_contain_text("Kontra")
    screen.play_to(course.index("play"))
    expect(screen.state).to_contain_text("Re")
    screen.play_to(course.index("play", 5))
    the_last_trick_can_be_looked_at(screen)
    screen.play_out()


def bid_buttons_show_what_is_won_and_lost(screen: Screen) -> None:
    pass


def a_forbidden_card_is_explained(screen: Screen) -> None:
    pass


def the_last_trick_can_be_looked_at(screen: Screen) -> None:
    pass
