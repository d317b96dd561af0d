"""axe finds nothing serious on any page around the table and in any phase of a deal, in light and dark."""

from __future__ import annotations

from typing import Any, Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.conftest import Server
from tests.browser.table import plans
from tests.browser.table.conftest import Devices
from tests.browser.table.laid import Clerk
from tests.browser.table.test_outages import moments

pytestmark = pytest.mark.browser

_AXE = Axe()
_ALL: dict[str, Any] = {"resultTypes": ["violations"], "iframes": False}
_COLOURS = {"runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}}
"""What can differ between light and dark."""
_RUNS: tuple[tuple[Literal["light", "dark"], dict[str, Any]], ...] = (("light", _ALL), ("dark", _ALL | _COLOURS))


def serious(page: Page, within: str = "html") -> list[str]:
    """What axe finds, in light and in dark."""
    found = []
    for scheme, options in _RUNS:
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        for rule in _AXE.run(page, within, options).response["violations"]:
            if rule["impact"] in ("serious", "critical"):
                nodes = [f"{node['html'][:160]} {node['failureSummary'][-200:]}" for node in rule["nodes"][:3]]
                found.append(f"{scheme}: {rule['id']}: {nodes}")
    return found


@pytest.mark.parametrize("path", ["", "tisch/neu/", "lernen/", "lernen/rufer/", "spiele/ansehen/", "cups/"])
def test_pages_around_the_table(devices: Devices, server: Server, path: str) -> None:
    page = devices.new().new_page()
    page.goto(f"{server.url}/{path}")
    assert serious(page) == []


def test_each_phase_of_a_deal(devices: Devices, clerk: Clerk) -> None:
    course = plans.rufer()
    found = {}
    for name, index in moments(course).items():
        screen = devices.at(clerk.lay(course, done=index), 0)
        screen.shows(screen.version())
        found[name] = serious(screen.page)
        screen.page.close()
    assert {name: all_of_it for name, all_of_it in found.items() if all_of_it} == {}


def test_what_only_some_games_have(devices: Devices, clerk: Clerk) -> None:
    """Options and Spritzer, birds, hands that lie open; and whoever has only the link."""
    tri, birds, ouvert = plans.trischaken(), plans.besserrufer(), plans.bettler_ouvert()
    tables = {
        "options": (clerk.lay(tri, done=tri.index("options"), rules="frohnleiten"), 0),
        "spritz": (clerk.lay(tri, done=tri.index("spritz"), rules="frohnleiten"), 0),
        "birds": (clerk.lay(birds, done=birds.index("name-bird", 2), rules="mostviertel"), 0),
        "ouvert": (clerk.lay(ouvert, done=ouvert.index("play", 6)), 0),
        "not seated": (clerk.lay(tri, persons=2, rules="frohnleiten"), None),
    }
    found = {}
    for name, (laid, place) in tables.items():
        screen = devices.at(laid, place)
        found[name] = serious(screen.page)
        screen.page.close()
    assert {name: all_of_it for name, all_of_it in found.items() if all_of_it} == {}


def test_what_opens_over_the_table(devices: Devices, clerk: Clerk) -> None:
    course = plans.rufer()
    page = devices.at(clerk.lay(course, done=course.index("play", 6)), 0).page
    found = {}
    for name in ("chat", "list", "menu", "settings", "invite", "log", "fair", "keys"):
        page.locator(f'[data-open="{name if name in ("chat", "list") else "menu"}"]').click()
        if name not in ("chat", "list", "menu"):
            page.locator(f'[data-menu="{name}"]').click()
        page.locator("dialog[open]").wait_for()
        found[name] = serious(page, "dialog[open]")
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)
    assert {name: all_of_it for name, all_of_it in found.items() if all_of_it} == {}


def test_the_replay(devices: Devices, clerk: Clerk) -> None:
    course = plans.rufer()
    screen = devices.at(clerk.lay(course, done=len(course.actions)), 0)
    screen.page.get_by_role("link", name="Nachspielen").click()
    screen.page.wait_for_url("**/spiele/**")
    screen.page.keyboard.press("End")
    assert serious(screen.page) == []


def test_the_wide_table_with_the_list_beside_it(devices: Devices, clerk: Clerk) -> None:
    course = plans.rufer()
    screen = devices.at(clerk.lay(course, done=course.index("play", 6)), 0, size={"width": 1366, "height": 768})
    assert serious(screen.page) == []


def test_axe_sees_what_is_wrong(devices: Devices, server: Server) -> None:
    """The guard itself, on a button without a name."""
    page = devices.new().new_page()
    page.goto(f"{server.url}/lernen/")
    page.evaluate("() => document.querySelector('main').append(document.createElement('button'))")
    assert "button-name" in str(serious(page))
