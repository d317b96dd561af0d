"""In the inn's WLAN, by a name and without https: no service worker, no clipboard, no random UUIDs; and all works."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Server
from tests.browser.table.conftest import Devices
from tests.browser.table.screen import Screen

pytestmark = pytest.mark.browser


def test_a_table_over_plain_http(devices: Devices, server: Server) -> None:
    inn = server.url.replace("localhost", "inn.test")
    page = devices.new(service_workers="allow").new_page()
    page.goto(inn)
    missing = page.evaluate(
        "() => [isSecureContext, 'serviceWorker' in navigator, 'clipboard' in navigator, 'randomUUID' in crypto]"
    )
    assert missing == [False] * 4
    page.get_by_role("link", name="Tisch für Freunde").click()
    page.get_by_label("Name am Tisch").fill("Anna")
    page.get_by_text("Zeit, Gespräch, Bots").click()
    page.get_by_label("Tempo der Bots").select_option("250")
    page.get_by_role("button", name="Tisch eröffnen").click()
    invited = page.locator("dialog[open]")
    address = invited.get_by_role("link").first.get_attribute("href") or ""
    assert address.startswith(f"{inn}/tisch/")
    copying = invited.get_by_role("button", name="Link kopieren").first
    assert copying.evaluate("button => { button.click(); return button.textContent; }") == "Kopiert"
    page.keyboard.press("Escape")

    guest = devices.new().new_page()
    guest.goto(address)
    guest.get_by_label("Name").fill("Bert")
    guest.locator('[data-sit="2"]').click()
    expect(page.locator('.plate[data-place="2"] .name')).to_have_text("Bert")
    here, there = Screen(page), Screen(guest)
    play_to_the_second_trick(here, there)
    says(here, "Servas")
    expect(guest.locator('[data-open="chat"]')).to_have_attribute("aria-label", "Gespräch, 1 neu")
    page.reload()
    expect(page.locator('.plate[data-place="2"] .name')).to_have_text("Bert")


def play_to_the_second_trick(*screens: Screen) -> None:
    """All do what the adviser says until the second trick lies, or the deal is over already."""
    page = screens[0].page
    for _ in range(600):
        if page.locator('.trick[data-number="2"], .slip.result').count():
            return
        for screen in screens:
            if screen.page.locator(".whole.free").count():
                screen.take_hint()
        page.wait_for_timeout(50)
    raise AssertionError("the deal does not go on")


def says(screen: Screen, text: str) -> None:
    screen.page.locator('[data-open="chat"]').click()
    field = screen.page.get_by_label("Etwas sagen")
    field.fill(text)
    field.press("Enter")
    expect(screen.page.locator("dialog[open]")).to_contain_text(text)
    screen.page.keyboard.press("Escape")
