"""The list on the screen, continued: donation box, a Renonce with its note, Vorhand handed on, own rules."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Server
from tests.browser.form import Form
from tests.browser.lists import new_list, open_list, state

pytestmark = pytest.mark.browser

NAMES = ["Anna", "Bert", "Cilli", "Dora"]
KONTRA: dict[str, Any] = {
    "contract": "rufer",
    "declarer": "Anna",
    "partner": "Cilli",
    "result": "won",
    "kontra": {"game": 2},
}
OWN = """extends = "steirisch"
source = "HAUS"

[set]
id = "post"
name = "Gasthof Post"

[citations]
HAUS = "Gasthof Post"

[contracts.rufer]
value = "viel"
"""


def test_the_donation_box_is_a_line_of_its_own_and_a_receiver(page: Page, server: Server) -> None:
    address = new_list(page, server.url, NAMES, rules="tirol")
    form = Form(page, open_list(page, address)["rules"])
    form.open()
    form.enter(KONTRA)
    expect(form.dialog.locator("[data-box]")).to_contain_text("Spendenschwein: +2")
    form.save("Anna")
    row = page.locator("tr.game[data-game='1']")
    row.wait_for()
    assert [row.locator("td").nth(n).get_attribute("data-cash") for n in range(4)] == ["1", "-2", "1", "-2"]
    page.get_by_role("tab", name="Geld").click()
    expect(page.locator(".ledgers [data-box]")).to_contain_text("0,20")
    expect(page.locator(".payments")).to_contain_text("zahlt Spendenschwein")
    assert state(page, address)["box"] == {"paid": 2, "due": 20}


def test_a_renonce_says_when_it_was_noticed_and_why(page: Page, server: Server) -> None:
    address = new_list(page, server.url, NAMES)
    form = Form(page, open_list(page, address)["rules"])
    form.open()
    form.enter({"contract": "dreier", "declarer": "Anna", "renonce": {"by": "Dora"}})
    form.dialog.locator("input[name=note]").press_sequentially("im 7. Stich, Herz war da ")
    form.save("Anna")
    expect(page.locator("tr.game[data-game='1'] th small")).to_contain_text("im 7. Stich, Herz war da")
    assert state(page, address)["rows"][0]["entry"]["note"] == "im 7. Stich, Herz war da"


def test_vorhand_handed_on_is_one_of_two(page: Page, server: Server) -> None:
    """Sauwald: Vorhand or, with four kings handed on, the next seat; nobody else."""
    address = new_list(page, server.url, NAMES, rules="sauwald")
    form = Form(page, open_list(page, address)["rules"])
    form.open()
    form.dialog.locator('input[name=contract][value="rufer"]').locator("xpath=..").click()
    offered = form.dialog.locator("input[name=declarer]")
    expect(offered).to_have_count(2)
    assert [offered.nth(n).get_attribute("value") for n in range(2)] == ["Anna", "Bert"]
    expect(form.dialog.locator("input[name=declarer][value=Anna]")).to_be_checked()


def test_rules_of_ones_own_are_pasted_and_their_problems_have_lines(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/liste/neu/")
    expect(page.locator("#rules-text")).to_be_hidden()
    page.locator("#rules").select_option("own")
    page.locator("#rules-text").fill(OWN)
    for n, name in enumerate(NAMES):
        page.locator(f"input[name=name{n}]").fill(name)
    page.get_by_role("button", name="Anfangen").click()
    expect(page.locator(".problem").first).to_contain_text("Zeile 12: contracts.rufer.value")
    page.locator("#rules-text").fill(OWN.replace('"viel"', "3\nlost = 3"))
    page.get_by_role("button", name="Anfangen").click()
    page.locator("tarock-sheet .tabs").wait_for()
    sheet = state(page, page.url.partition("#")[0])
    assert sheet["rules"]["name"] == "Gasthof Post"
