"""A whole deal without a pointing device; all that happens is told to the ear."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.table import plans
from tests.browser.table.conftest import Devices
from tests.browser.table.laid import Clerk
from tests.browser.table.screen import Screen

pytestmark = pytest.mark.browser

_LISTEN = """() => {
  window.heard = [];
  const region = document.querySelector("tarock-table > [aria-live]");
  new MutationObserver((all) => all.forEach((one) => one.addedNodes.forEach((node) => heard.push(node.textContent))))
    .observe(region, {childList: true});
}"""


def test_a_whole_deal_by_keyboard_with_everything_said(devices: Devices, clerk: Clerk) -> None:
    """Field 49."""
    course = plans.rufer()
    screen = devices.at(clerk.lay(course, persons=1), 0)
    page = screen.page
    page.evaluate(_LISTEN)
    decided: list[str] = []
    for _ in range(60):
        expect(page.locator(".whole.free").or_(page.locator(".slip.result")).first).to_be_visible()
        if page.locator(".slip.result").count():
            break
        version = screen.whole.get_attribute("data-version")
        phase = screen.whole.get_attribute("data-phase") or ""
        if decided:
            assert page.evaluate("() => document.activeElement !== document.body"), "the focus is lost"
        decided.append(phase)
        DECIDE[phase](page)
        expect(page.locator(f'.whole.free[data-version="{version}"]')).to_have_count(0)
    assert list(dict.fromkeys(decided)) == ["auction", "calling", "talon", "discard", "announcing", "play"]
    everything_was_said(screen)
    state_and_hand_can_be_asked_for(page)
    the_next_deal_begins(page)


def everything_was_said(screen: Screen) -> None:
    """Each line of the log and each card, in its order."""
    heard = " ".join(screen.page.evaluate("() => heard"))
    view = screen.laid.client(0).view(screen.laid.id)
    at = 0
    for line in view["deal"]["log"]:
        found = heard.find(line["text"], at)
        assert found >= 0, (line, heard)
        at = found
    names = screen.page.evaluate("() => document.querySelector('tarock-table').data.rules.cards")
    for leader, cards, *_ in view["deal"]["view"]["tricks"]:
        for n, card in enumerate(cards):
            place = view["deal"]["seats"][(leader + n) % 4]
            assert f"{view['places'][place]['name']} spielt {names[card]}." in heard, (place, names[card])
    assert heard.count("Am Zug.") >= 12


def state_and_hand_can_be_asked_for(page: Page) -> None:
    page.keyboard.press("s")
    page.wait_for_function("() => heard.at(-1).includes('Rufer')")
    page.keyboard.press("?")
    expect(page.locator("dialog[open]")).to_contain_text("zum eigenen Blatt")
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


def the_next_deal_begins(page: Page) -> None:
    page.keyboard.press("e")
    tab_to(page, '[data-act="ready"]')
    page.keyboard.press("Enter")
    expect(page.locator("header.bar")).to_contain_text("Spiel 2")


def tab_to(page: Page, selector: str) -> None:
    """Tab until an element that fits has the focus; what has it is to be seen."""
    for _ in range(40):
        if page.evaluate("where => document.activeElement.matches(where)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no way to {selector} by Tab")


def choose(page: Page) -> None:
    """The first thing that can be said: at once, or chosen and then confirmed."""
    page.keyboard.press("e")
    tab_to(page, '.slip .quick button, .slip button.option:not([aria-disabled="true"])')
    quick = page.evaluate("() => document.activeElement.matches('.quick button')")
    page.keyboard.press("Enter")
    if not quick:
        tab_to(page, ".slip .confirm")
        page.keyboard.press("Enter")


def take_a_half(page: Page) -> None:
    page.keyboard.press("e")
    tab_to(page, 'button.half:not([aria-disabled="true"])')
    page.keyboard.press("Enter")


def discard(page: Page) -> None:
    while page.locator(".slip .slot").count():
        page.keyboard.press("k")
        to_a_free_card(page)
        left = page.locator(".slip .slot").count()
        page.keyboard.press("Enter")
        expect(page.locator(".slip .slot")).to_have_count(left - 1)
    page.keyboard.press("e")
    tab_to(page, '[data-act="discard"]')
    page.keyboard.press("Enter")


def announce(page: Page) -> None:
    """The Pagat, then „Gut“."""
    page.keyboard.press("e")
    pagat = page.locator('[data-act$=":pagat"]:not([aria-disabled="true"])')
    if pagat.count():
        tab_to(page, '[data-act$=":pagat"]')
        page.keyboard.press("Enter")
        expect(pagat).to_have_attribute("aria-pressed", "true")
    tab_to(page, ".slip .confirm")
    page.keyboard.press("Enter")


def play(page: Page) -> None:
    page.keyboard.press("k")
    to_a_free_card(page)
    page.keyboard.press("Enter")


def to_a_free_card(page: Page) -> None:
    """Arrow keys through the hand to a card that may go."""
    page.keyboard.press("Home")
    for _ in range(20):
        if page.evaluate("() => document.activeElement.matches('.hand .card.open')"):
            return
        page.keyboard.press("ArrowRight")
    raise AssertionError("no card may go")


DECIDE = {
    "auction": choose,
    "calling": choose,
    "talon": take_a_half,
    "discard": discard,
    "announcing": announce,
    "play": play,
}
