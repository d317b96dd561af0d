"""The lessons in the browser: by finger, by keyboard, kept on the device."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Server

pytestmark = pytest.mark.browser


def _mark(page: Page, *names: str) -> None:
    for name in names:
        page.get_by_role("button", name=name, exact=True).click()


def test_a_wrong_answer_is_explained_and_a_right_one_leads_on(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/lernen/")
    page.get_by_role("link", name="Die Karten").click()
    _mark(page, "Herz-König", "Pagat")
    page.get_by_role("button", name="Prüfen").click()
    verdict = page.locator(".verdict")
    expect(verdict).to_contain_text("Noch nicht.")
    expect(verdict).to_contain_text("Herz-König ist eine Farbkarte.")
    _mark(page, "Herz-König", "Mond", "Sküs")
    page.get_by_role("button", name="Prüfen").click()
    expect(verdict).to_contain_text("Richtig.")
    page.get_by_role("button", name="Weiter").click()
    expect(page.locator("h2")).to_contain_text("Aufgabe 2 von 4")
    page.goto(f"{server.url}/lernen/")
    expect(page.locator("[data-lesson=karten] .far")).to_have_text("1 von 4")


def test_a_rufer_is_played_to_its_end_by_keyboard(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/lernen/rufer/")
    page.get_by_role("button", name="Aufgabe 2").press("Enter")
    for left in (4, 3, 2, 1):
        hand = page.locator("button.card")
        expect(hand).to_have_count(left)
        hand.first.focus()
        if left > 1:
            hand.first.press("ArrowLeft")  # the lowest tarock: the Mond waits
            expect(hand.last).to_be_focused()
        page.keyboard.press("Enter")
    expect(page.locator(".verdict")).to_contain_text("Der Mond wartet, bis der Sküs gefallen ist.")
    expect(page.get_by_role("link", name="Zum nächsten Schritt")).to_be_focused()


def test_a_lost_game_can_be_played_again_in_english(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/lernen/rufer/")
    page.get_by_role("button", name="English").click()
    page.get_by_role("button", name="Task 2").click()
    for left in (4, 3, 2, 1):
        expect(page.locator("button.card")).to_have_count(left)
        page.locator("button.card").first.click()
    expect(page.locator(".verdict")).to_contain_text("Lost.")
    page.get_by_role("button", name="Once more from the start").click()
    expect(page.locator("button.card")).to_have_count(4)
