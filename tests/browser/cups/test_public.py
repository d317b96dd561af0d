"""A phone registers, sees its seat after the draw, and confirms; the projector turns its pages."""

from __future__ import annotations

import datetime as dt
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server import Server
from tests.web.cups.hall import Api

FOUNDING = Path(__file__).parents[2] / "web" / "cups" / "founding.py"
NAMES = tuple(f"Spieler {letter}" for letter in "BCDEFGHIJKLMNOPQ")


class Office:
    """A cup with a day a month from now, run by the JSON interface."""

    def __init__(self, server: Server, slug: str) -> None:
        environment = os.environ | {"TAROCK_DATA": str(server.data), "DJANGO_SETTINGS_MODULE": "tarock.web.settings"}
        made = subprocess.run(
            [sys.executable, str(FOUNDING), slug], env=environment, capture_output=True, text=True, check=True
        )
        self.api, self.url = Api(server.url, made.stdout.strip()), server.url
        day = (dt.date.today() + dt.timedelta(30)).isoformat()
        self.api.post(f"/api/cups/{slug}/wishes", {"kind": "season-begun", "season": "2026/27"})
        date = {"kind": "date-set", "date": "d1", "day": day, "title": "Herbstturnier", "venue": "Post"}
        self.api.post(f"/api/cups/{slug}/wishes", date)
        self.day = self.api.post(f"/api/cups/{slug}/dates/d1/open", {})["day"]

    def wish(self, kind: str, **fields: Any) -> Any:
        return self.api.wish(self.day, kind, **fields)

    def fill(self, names: tuple[str, ...]) -> None:
        for name in names:
            self.api.post(f"/api/days/{self.day}/registrations", {"name": name, "consent": True})

    def draw(self) -> None:
        for one in self.api.get(f"/api/days/{self.day}/")["entrants"]:
            self.wish("checked-in", number=one["number"])
        self.wish("seed-drawn", public="Herz-König")
        self.wish("drawn", rounds=[{"round": number} for number in (1, 2, 3)])

    def table_of(self, number: int) -> dict[str, Any]:
        tables = self.api.get(f"/api/days/{self.day}/rounds/1")["tables"]
        (found,) = [table for table in tables if number in [player["number"] for player in table["players"]]]
        return dict(found)


def test_a_phone_registers_finds_its_seat_and_confirms(server: Server, page: Page) -> None:
    office = Office(server, "handy")
    page.goto(f"{server.url}/cups/handy/")
    page.get_by_role("link", name="Anmelden").click()
    page.get_by_label("Name", exact=True).fill("Anna Moser")
    page.get_by_label("Ergebnisse dürfen").check()
    page.get_by_role("button", name="Anmelden").click()
    expect(page.get_by_text("Angemeldet.", exact=True)).to_be_visible()
    expect(page.get_by_alt_text("Code für den Turniertisch")).to_be_visible()
    mine = page.url

    office.fill(NAMES[:7])
    office.draw()
    table = office.table_of(1)
    place = 1 + [player["number"] for player in table["players"]].index(1)
    # Nobody touches the phone: the page asks by itself.
    expect(page.get_by_text(f"Tisch {table['table']}, Platz {place}")).to_be_visible()

    office.wish("started", round=1)
    expect(page.get_by_role("timer")).to_contain_text("1:4")
    others = [player["number"] for player in table["players"] if player["number"] != 1]
    sums = {str(others[0]): 12, str(others[1]): -12, str(others[2]): 0, "1": 0}
    office.wish("reported", round=1, table=table["table"], sums=sums, games=20, writer=others[0])
    page.get_by_role("button", name="bestätigen").click()
    expect(page.get_by_text("Bestätigt.")).to_be_visible()
    assert page.url.partition("?")[0] == mine.partition("?")[0]
    assert office.table_of(1)["confirmed_by"] == 1


def test_everybody_finds_the_own_name_and_it_stays_found(server: Server, page: Page) -> None:
    office = Office(server, "finden")
    office.fill(("Änne Höß", *NAMES[:7]))
    office.draw()
    page.goto(f"{server.url}/turnier/{office.day}/")
    page.get_by_label("Name oder Nummer").fill("anne ho")
    lines = page.locator(".seats-list li:visible")
    expect(lines).to_have_count(1)
    expect(lines).to_contain_text("Änne Höß")
    office.wish("started", round=1)
    expect(page.get_by_role("timer")).to_be_visible()
    expect(lines).to_have_count(1)
    expect(page.get_by_label("Name oder Nummer")).to_be_focused()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.fixture
def projector(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(viewport={"width": 1920, "height": 1080}, locale="de-AT")
    yield context.new_page()
    context.close()


def test_the_projector_shows_what_the_hall_needs_now(server: Server, projector: Page) -> None:
    office = Office(server, "saal")
    office.fill(NAMES)
    projector.goto(f"{server.url}/turnier/{office.day}/leinwand/")
    expect(projector.locator("footer .title")).to_have_text("Angemeldet: 16, da: 0")
    office.draw()
    expect(projector.locator("footer .title")).to_have_text("Runde 1: Sitzordnung")
    expect(projector.locator("section.on li:visible")).to_have_count(16)
    assert projector.evaluate("document.documentElement.scrollHeight <= innerHeight")
    size = projector.evaluate("parseFloat(getComputedStyle(document.querySelector('.big-list li')).fontSize)")
    assert size >= 1080 / 24, "readable from the last row"
    office.wish("started", round=1)
    expect(projector.locator(".clock-small")).to_contain_text("1:4")
    projector.keyboard.press("2")
    expect(projector.locator("footer .title")).to_contain_text("Stand")
    projector.keyboard.press("3")
    expect(projector.locator(".huge")).to_be_visible()
    projector.keyboard.press("d")
    expect(projector.locator(".screen")).to_have_attribute("data-look", "dark")
    projector.keyboard.press("0")
    expect(projector.locator("footer .title")).to_have_text("Runde 1: Sitzordnung")


def test_the_projector_turns_pages_and_comes_back_after_the_server_was_away(server: Server, projector: Page) -> None:
    office = Office(server, "weg")
    office.fill(NAMES)
    office.draw()
    projector.set_viewport_size({"width": 400, "height": 400})
    projector.goto(f"{server.url}/turnier/{office.day}/leinwand/")
    pages = projector.locator("footer .pages")
    expect(pages).to_have_text("1 / 2")
    projector.keyboard.press("ArrowRight")
    expect(pages).to_have_text("2 / 2")
    server.stop()
    expect(projector.locator(".lost")).to_be_visible()
    server.start()
    expect(projector.locator(".lost")).to_be_hidden()
    office.wish("started", round=1)
    expect(projector.locator(".what")).to_have_text("Runde 1 läuft")
