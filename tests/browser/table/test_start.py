"""From the start page to the settlement against three bots: no account, and no button that moves a bot."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Server
from tests.browser.table.conftest import Devices
from tests.browser.table.screen import Screen, amount
from tests.web.live.client import Browser as Client

pytestmark = pytest.mark.browser


def test_two_clicks_to_a_table_with_three_bots_and_a_whole_deal(devices: Devices, server: Server) -> None:
    page = devices.new().new_page()
    page.goto(server.url)
    page.get_by_role("button", name="Gegen drei Bots spielen").click()  # one click is enough
    page.wait_for_url("**/tisch/**")
    expect(page.locator(".plate")).to_have_count(3)
    expect(page.locator(".plate small", has_text="Bot")).to_have_count(3)
    expect(page.locator(".hand [data-card]")).to_have_count(12)
    cookie = next(one for one in page.context.cookies() if one["name"] == "gast")
    table = page.evaluate("() => document.querySelector('tarock-table').data.table")
    client = Client(server.port, {"gast": str(cookie["value"])})
    brisk = client.wish(table, "config", what="pace", value=0)
    assert brisk.status == 200, brisk.body
    play_by_hints(page)
    settlement(page)
    after = client.wish(table, "config", what="next", value=3)
    assert after.status == 200, after.body
    expect(page.get_by_role("timer")).to_be_visible()
    expect(page.locator("header.bar")).to_contain_text("Spiel 2")  # by itself
    expect(page.locator(".slip.result")).to_have_count(0)


def play_by_hints(page: Page) -> None:
    """Play the deal as the adviser says; everything else must come by itself."""
    screen = Screen(page)
    result = page.locator(".slip.result")
    for _ in range(60):
        expect(page.locator(".whole.free").or_(result).first).to_be_visible()
        if result.count():
            return
        screen.take_hint()
    raise AssertionError("the deal does not end")


def settlement(page: Page) -> None:
    """Line by line with its reason; what it rests on stands in the rulebook under the very mark."""
    slip = page.locator(".slip.result")
    lines = slip.locator(".why-row")
    assert lines.count() >= 1
    for text in lines.all_inner_texts():
        assert text.strip()
    sums = [amount(text) for text in slip.locator('[data-sum="points"]').all_inner_texts()]
    assert len(sums) == 4
    assert sum(sums) == 0
    why = page.locator(".state a.why, .pays a.clause").first
    address = why.get_attribute("href") or ""
    with page.context.expect_page() as opened:
        why.click()
    book = opened.value
    book.wait_for_load_state()
    assert re.search(r"/regeln/steirisch/#.+", book.url), book.url
    mark = book.url.partition("#")[2]
    expect(book.locator(f'[id="{mark}"]')).to_be_visible()
    assert address.endswith(mark)
    book.close()


def test_a_bot_gives_its_place_to_whoever_comes_by_the_link(devices: Devices, server: Server) -> None:
    host = devices.new().new_page()
    host.goto(server.url)
    host.get_by_role("link", name="Tisch für Freunde").click()
    host.get_by_label("Name am Tisch").fill("Anna")
    host.get_by_role("button", name="Tisch eröffnen").click()
    host.wait_for_url("**/tisch/**")
    invited = host.locator("dialog[open]")
    expect(invited.get_by_role("img")).to_be_visible()
    link = host.evaluate("() => document.querySelector('tarock-table').data.invite")
    guest = devices.new().new_page()
    guest.goto(link)
    guest.get_by_label("Name").fill("Bert")
    guest.locator('[data-sit="1"]').click()
    expect(guest.locator(".hand [data-card]")).not_to_have_count(0)
    expect(host.locator('.plate[data-place="1"] .name')).to_have_text("Bert")
    expect(host.locator('.plate[data-place="1"]')).not_to_contain_text("Bot")
