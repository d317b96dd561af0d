"""After the deal in a browser: the replay by buttons, keys and slider, playing on, the check, the administration."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tarock.cards import deal, hand_text
from tarock.notation.record import write_record
from tarock.rules import load
from tests.browser.conftest import Server
from tests.notation.record_deals import random_record

pytestmark = pytest.mark.browser

ROOT = Path(__file__).parents[2]
RUFER = (ROOT / "tests/golden/dossier-rufer.record").read_text(encoding="utf-8")
PASSWORD = "Sechserdreier mit Uhu"


def bring(page: Page, server: Server, record: str) -> None:
    page.goto(f"{server.url}/spiele/ansehen/")
    page.get_by_label("oder Text").first.fill(record)
    page.get_by_role("button", name="Ansehen").click()


def told(page: Page):
    return page.locator(".told")


def test_the_replay_by_buttons_keys_slider_and_lines(page: Page, server: Server) -> None:
    bring(page, server, RUFER)
    expect(told(page)).to_have_text("Dora hat gegeben, Vorhand ist Du.")
    expect(page.locator(".seat .leaf")).to_have_count(48)
    expect(page.locator(".talon .leaf")).to_have_count(6)
    page.get_by_role("button", name="Einen Schritt weiter").click()
    expect(told(page)).to_have_text("Du: Vorhand!")
    page.keyboard.press("ArrowRight")
    expect(told(page)).to_have_text("Berta: Weiter!")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("button", name="Zum Anfang")).to_have_attribute("aria-disabled", "true")
    slider = page.get_by_role("slider")
    slider.fill("16")
    expect(told(page)).to_contain_text("1. Stich: Du. Treff-König ist die höchste Karte in Treff.")
    expect(page.locator(".lies.best.won")).to_have_count(1)
    expect(page.locator(".state")).to_contain_text("An der Reihe: Du")
    page.get_by_role("button", name="Einen Stich weiter").click()
    expect(told(page)).to_contain_text("2. Stich: Dora.")
    page.keyboard.press("End")
    expect(told(page)).to_contain_text("Das Spiel ist aus.")
    assert page.url.endswith("#60")
    page.locator("#course summary").click()
    page.locator('[data-step="12"]').click()
    expect(page.locator(".where")).to_contain_text("Schritt 12 von 60")


def test_a_shared_deal_keeps_its_step_in_the_address(page: Page, server: Server) -> None:
    bring(page, server, RUFER)
    page.get_by_role("button", name="Link zum Teilen").click()
    expect(page.get_by_label("Diesen Link sieht")).to_have_value(page.url.split("#")[0])
    page.get_by_role("slider").fill("24")
    page.reload()
    expect(told(page)).to_contain_text("3. Stich: Du.")


def test_an_illegal_step_is_named(page: Page, server: Server) -> None:
    bring(page, server, RUFER.replace("XI   III  XIX   XXI  > Dora", "XI   III  K2    XXI  > Dora"))
    expect(page.get_by_role("alert")).to_contain_text("Schritt 19 (Zeile 18), Carl K2")


def test_playing_on_from_the_replay(page: Page, server: Server) -> None:
    record = random_record(load("steirisch"), Random(11))
    bring(page, server, write_record(record))
    page.get_by_role("button", name="Link zum Teilen").click()
    page.wait_for_url("**/geteilt/**")
    page.locator("#what-if summary").click()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_label("Ab Schritt")).to_have_value("1")
    page.get_by_label("auf dem Platz von").select_option("2")
    page.get_by_role("button", name="Weiterspielen").click()
    page.wait_for_url("**/tisch/**")
    expect(page.locator("body")).to_contain_text(record.head.rules.name.de)


def test_the_cards_are_checked(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/spiele/pruefen/")
    page.get_by_label("Startwert").fill("0" * 32)
    page.get_by_role("button", name="Prüfen").click()
    expect(page.locator(".dealt .leaf")).to_have_count(54)
    expect(page.locator(".dealt")).to_contain_text(hand_text(deal("0" * 32, 1).hands[0]))


def test_the_administration_works_under_the_policy(phone: BrowserContext, server: Server) -> None:
    environment = os.environ | {"TAROCK_DATA": str(server.data)}
    environment.pop("DJANGO_SETTINGS_MODULE", None)
    command = [sys.executable, "-W", "ignore", "-c", "from tarock.cli import main; main()", "admin", "Chefin"]
    subprocess.run(command, input=f"{PASSWORD}\n{PASSWORD}\n", text=True, env=environment, check=True)
    page, complaints = phone.new_page(), []
    page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.goto(f"{server.url}/verwaltung/")
    page.get_by_label("Name").fill("Chefin")
    page.get_by_label("Passwort").fill(PASSWORD)
    page.get_by_role("button", name="Anmelden").click()
    page.get_by_role("link", name="Konten").click()
    page.get_by_role("link", name="chefin").click()
    page.get_by_label("darf in die Verwaltung").check()
    page.get_by_role("button", name="Sichern", exact=True).click()
    expect(page.locator(".messagelist")).to_contain_text("chefin")
    page.locator("#action-toggle").check()  # Django's own script
    expect(page.locator(".action-select").first).to_be_checked()
    assert complaints == []


@pytest.mark.parametrize("path", ["ansehen/", "pruefen/?seed=00000000000000000000000000000000", "", "statistik/"])
def test_axe_finds_nothing_serious(browser: Browser, server: Server, path: str) -> None:
    context = browser.new_context(bypass_csp=True, viewport={"width": 360, "height": 740}, locale="de-AT")
    page = context.new_page()
    page.goto(f"{server.url}/spiele/{path}")
    if path == "ansehen/":
        page.get_by_label("oder Text").first.fill(RUFER)
        page.get_by_role("button", name="Ansehen").click()
        expect(told(page)).to_contain_text("Vorhand ist Du.")
        page.keyboard.press("End")
        expect(told(page)).to_contain_text("Das Spiel ist aus.")
    found = Axe().run(page).response["violations"]
    assert [rule["id"] for rule in found if rule["impact"] in ("serious", "critical")] == []
    context.close()
