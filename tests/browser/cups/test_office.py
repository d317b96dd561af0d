"""The office as it is used: a walk-in by keyboard alone, and a table's phone that plays a list and reports it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Server
from tests.browser.form import Form
from tests.browser.lists import open_list

pytestmark = pytest.mark.browser

SCRIPT = """
import json, sys
import django
django.setup()
from tarock.tournament.cup import facts as cf
from tarock.tournament.event import facts as f
from tarock.web.cups import keys
from tarock.web.cups.service import wish_cup
from tests.web.cups.office.desks import MARIA, Office
office = Office(sys.argv[1], games={"4": 1, "5": 1})
wish_cup(office.cup, cf.PlayerAdded("Cilli Gruber", 77, club="TC Villach"), MARIA)
if sys.argv[2] == "running":
    office.start(8)
    print(json.dumps({"table": office.place(1), "desk": office.desk.token,
                      "names": [office.state.entrants[n].name for n in office.table(1).players]}))
else:
    print(json.dumps({"desk": office.desk.token}))
"""


def prepared(server: Server, slug: str, how: str) -> dict[str, Any]:
    environment = os.environ | {"TAROCK_DATA": str(server.data), "DJANGO_SETTINGS_MODULE": "tarock.web.settings"}
    command = [sys.executable, "-c", SCRIPT, slug, how]
    run = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120)
    assert run.returncode == 0, run.stderr
    return dict(json.loads(run.stdout.splitlines()[-1]))


def test_the_desk_takes_walk_ins_by_keyboard_alone(server: Server, page: Page) -> None:
    """A known player: three letters and Enter. A new one: the name and Enter. Registered, paid and here by that."""
    keys = prepared(server, "tuer", "door")
    page.goto(f"{server.url}/amt/{keys['desk']}/tuer/")
    expect(page.locator("#typed")).to_be_focused()

    page.keyboard.type("gru")
    expect(page.locator("#found [role=option]").first).to_contain_text("Cilli Gruber")
    page.keyboard.press("Enter")
    line = page.locator(".line", has_text="Cilli Gruber")
    expect(line).to_contain_text("anwesend")
    expect(line).not_to_contain_text("nicht bezahlt")
    expect(page.locator("#typed")).to_be_focused()

    page.keyboard.type("Poldi Neumann")
    expect(page.locator("#found [role=option]")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator(".line", has_text="Poldi Neumann")).to_contain_text("78")

    expect(page.locator("#typed")).to_be_focused()
    page.keyboard.type("gru")
    expect(page.locator("#found [role=option]")).to_have_count(2)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.locator(".line", has_text="79")).to_contain_text("gru")
    expect(page.locator(".figures")).to_contain_text("3 da")


def test_enter_means_what_is_typed_not_an_older_list(server: Server, page: Page) -> None:
    """The answer for the first letters comes late; the fast typist's Enter waits for what was typed last."""
    keys = prepared(server, "schnell", "door")
    page.goto(f"{server.url}/amt/{keys['desk']}/tuer/")

    def late(route: Any) -> None:
        if route.request.url.endswith("q=C"):
            page.wait_for_timeout(300)
        route.continue_()

    page.route("**/tuer/suche*", late)
    page.keyboard.type("Clemens Neu")
    page.keyboard.press("Enter")
    expect(page.locator(".line", has_text="Clemens Neu")).to_contain_text("anwesend")
    expect(page.locator(".line", has_text="Cilli Gruber")).to_have_count(0)


def test_a_finger_on_a_suggestion_is_enough(server: Server, page: Page) -> None:
    """A tap takes that player; the last line takes what was typed as a new one."""
    keys = prepared(server, "finger", "door")
    page.goto(f"{server.url}/amt/{keys['desk']}/tuer/")
    page.locator("#typed").fill("gru")
    page.locator("#found [role=option]", has_text="Cilli Gruber").tap()
    expect(page.locator(".line", has_text="Cilli Gruber")).to_contain_text("anwesend")
    page.locator("#typed").fill("Cilli")
    page.locator("#found [role=option]", has_text="Neu im Cup").tap()
    expect(page.locator(".line", has_text="78")).to_contain_text("Cilli")


def test_a_tables_phone_reports_its_paper_list_and_the_desk_sees_it(server: Server, page: Page) -> None:
    keys = prepared(server, "platz", "running")
    desk = page.context.new_page()
    desk.goto(f"{server.url}/amt/{keys['desk']}/runde/1/")
    tile = desk.locator('[data-table="1"]')
    expect(tile).to_contain_text("spielt")

    page.goto(f"{server.url}{keys['table']}")
    expect(page.locator(".seatlist")).to_contain_text(keys["names"][0])
    page.get_by_text("Die Liste ist auf Papier").click()
    fields = page.locator('input[name^="sums-"]')
    for field, amount in zip(fields.all(), ("12", "-4", "-4", "-3"), strict=True):
        field.fill(amount)
    expect(page.locator("output")).to_have_text("+1")
    fields.last.fill("−4")
    expect(page.locator("output")).to_have_text("0 – stimmt")
    page.locator("form[data-sums] button").click()
    expect(page.get_by_text("Ein Zweiter bestätigt")).to_be_visible()
    page.get_by_role("button", name=keys["names"][1], exact=True).click()
    expect(page.get_by_text(f"Bestätigt von {keys['names'][1]}")).to_be_visible()

    expect(tile).to_contain_text("fertig")
    expect(desk.locator("#written strong")).to_have_text("1")


def test_a_tables_phone_plays_its_list_and_reports_it(server: Server, page: Page) -> None:
    keys = prepared(server, "liste", "running")
    names = keys["names"]
    page.goto(f"{server.url}{keys['table']}")
    page.get_by_role("button", name="Liste beginnen").click()
    page.wait_for_url("**/liste/**")
    form = Form(page, open_list(page, page.url)["rules"])
    form.open()
    form.enter({"contract": "solorufer", "declarer": names[0], "partner": names[2], "result": "won"})
    form.save(names[0])
    page.locator("tr.game[data-game='1']").wait_for()

    page.goto(f"{server.url}{keys['table']}")
    expect(page.get_by_text("Alle Spiele sind geschrieben")).to_be_visible()
    page.locator("#writer").select_option(label=names[0])
    page.get_by_role("button", name="Ergebnis melden").first.click()
    confirm = page.get_by_role("button", name=names[1], exact=True)
    expect(page.get_by_role("button", name=names[0], exact=True)).to_have_count(0)
    confirm.click()
    expect(page.get_by_text(f"Bestätigt von {names[1]}")).to_be_visible()


@pytest.mark.parametrize("path", ["tuer/", "runde/1/", "runde/1/tisch/1/", "stand/", "kassa/", "papier/"])
def test_the_desks_pages_are_accessible_and_fit_a_phone(server: Server, page: Page, path: str) -> None:
    keys = prepared(server, f"axe-{path.replace('/', '')}", "running")
    page.goto(f"{server.url}/amt/{keys['desk']}/{path}")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()
