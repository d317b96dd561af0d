"""The list on the screen: correcting, cancelling, striking, rulings, closing; by finger and by keyboard."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Server
from tests.browser.form import Form
from tests.browser.lists import new_list, open_list, state

pytestmark = pytest.mark.browser

NAMES = ["Anna", "Bert", "Cilli", "Dora"]
RUFER: dict[str, Any] = {"contract": "rufer", "declarer": "Anna", "partner": "Cilli", "result": "won"}


def _begun(page: Page, server: Server, *games: dict[str, Any]) -> tuple[str, Form]:
    address = new_list(page, server.url, NAMES)
    form = Form(page, open_list(page, address)["rules"])
    for n, game in enumerate(games, 1):
        form.open()
        form.enter(game)
        form.save("" if n > 1 else "Anna")
        page.locator(f"tr.game[data-game='{n}']").wait_for()
    return address, form


def _sums(page: Page, number: int) -> list[str]:
    return page.locator(f"tr.game[data-game='{number}'] td b").all_inner_texts()


def test_field_50_contract_and_winner_are_enough(page: Page, server: Server) -> None:
    _, form = _begun(page, server)
    for entry, amounts in (
        ({"contract": "dreier", "declarer": "Anna", "result": "won"}, ["+15", "−5", "−5", "−5"]),
        (RUFER, ["+1", "−1", "+1", "−1"]),
        ({"contract": "bettler", "declarer": "Dora", "result": "lost"}, ["+4", "+4", "+4", "−12"]),
    ):
        form.open()
        form.enter(entry)
        assert form.amounts()[0] == amounts
        form.dialog.get_by_role("button", name="Verwerfen").click()


def test_field_52_a_corrected_game_stays_crossed_out_and_all_sums_follow(page: Page, server: Server) -> None:
    dreier = {"contract": "dreier", "declarer": "Bert", "result": "won"}
    address, form = _begun(page, server, RUFER, dreier)
    assert _sums(page, 2) == ["−4", "+14", "−4", "−6"]
    page.locator("tr.game[data-game='1'] .unfold").click()
    page.get_by_role("button", name="Berichtigen").click()
    form.dialog.locator("input[name=result][value=lost]").locator("xpath=..").click()
    form.dialog.get_by_label("Grund der Berichtigung").fill("verzählt")
    assert form.amounts()[0] == ["−1", "+1", "−1", "+1"]
    form.save()
    expect(page.locator("tr.old s")).to_contain_text("gewonnen")
    expect(page.locator("tr.old small")).to_contain_text("verzählt")
    assert _sums(page, 2) == ["−6", "+16", "−6", "−4"]
    assert len(state(page, address)["rows"][0]["versions"]) == 2


def test_field_53_cancelled_and_brought_back_through_the_form(page: Page, server: Server) -> None:
    address, form = _begun(page, server, RUFER)
    page.locator("tr.game .unfold").click()
    page.get_by_role("button", name="Streichen").click()
    page.get_by_role("button", name="Ja").click()
    expect(page.locator("tr.cancelled s")).to_contain_text("Rufer · Anna mit Cilli")
    expect(page.locator(".bar")).to_contain_text("Spiel 1")
    page.get_by_role("button", name="Zurückholen").click()
    assert form.amounts()[0] == ["+1", "−1", "+1", "−1"]
    form.save()
    page.locator("tr.counted").wait_for()
    assert _sums(page, 1) == ["+1", "−1", "+1", "−1"]
    assert [v["kind"] for v in state(page, address)["rows"][0]["versions"]] == ["entered", "cancelled", "corrected"]


def test_field_17_the_director_strikes_a_game_with_a_reason(page: Page, server: Server) -> None:
    _begun(page, server, RUFER)
    page.locator("tr.game .unfold").click()
    page.get_by_role("button", name="Annullieren").click()
    page.get_by_label("Spiel 1 zählt dann 0").fill("dreimal +4, einmal −4")
    page.get_by_role("button", name="Eintragen").click()
    expect(page.locator("tr.struck")).to_contain_text("annulliert von Anna")
    expect(page.locator("tr.struck")).to_contain_text("dreimal +4, einmal −4")
    assert _sums(page, 1) == ["0", "0", "0", "0"]


def test_a_ruling_is_noted_with_its_game(page: Page, server: Server) -> None:
    _begun(page, server, RUFER)
    page.locator("#tab-referee").click()
    expect(page.locator(".conduct").first).to_contain_text("Renonce ist")
    page.get_by_label("Zu welchem Spiel?").select_option(label="Spiel 1")
    page.get_by_label("Entscheidung mit Begründung").fill("Geheilt: der erste Stich war umgedreht.")
    page.locator(".ruling-form button").click()
    expect(page.locator(".rulings")).to_contain_text("Geheilt")
    page.locator("#tab-list").click()
    expect(page.locator("tr.game")).to_contain_text("Entscheidung")


def test_field_20_two_ledgers_and_kontra_paid_at_once(page: Page, server: Server) -> None:
    _begun(page, server, RUFER | {"kontra": {"game": 2}})
    page.locator("#tab-money").click()
    expect(page.locator(".payments")).to_contain_text(re.compile("0,20"))
    page.locator("#tab-list").click()
    page.locator("tr.game .unfold").click()
    page.get_by_role("button", name="Kontra ist bezahlt").click()
    expect(page.locator("tr.game")).to_contain_text("Kontra (Kontra bezahlt)")
    page.locator("#tab-money").click()
    expect(page.locator(".payments")).to_contain_text(re.compile("0,10"))


def test_field_55_a_second_person_confirms_then_nothing_is_written(page: Page, server: Server) -> None:
    _begun(page, server, RUFER)
    page.locator("#tab-money").click()
    page.locator(".confirm").get_by_role("button", name="Anna", exact=True).click()
    expect(page.locator("dialog.trouble")).to_contain_text("bestätigen muss ein anderer")
    page.locator("dialog.trouble [data-act=drop]").click()
    page.locator(".confirm").get_by_role("button", name="Bert", exact=True).click()
    expect(page.locator(".status")).to_contain_text("Bestätigt von Bert")
    page.locator("#tab-list").click()
    expect(page.locator("button.write")).to_have_count(0)
    page.locator("#tab-money").click()
    page.get_by_role("button", name="Wieder öffnen").click()
    page.get_by_label("Warum wird die Liste wieder geöffnet?").fill("Zahlendreher")
    page.get_by_role("button", name="Eintragen").click()
    page.locator("#tab-list").click()
    expect(page.locator("button.write")).to_be_visible()


def test_the_course_as_lines_and_as_a_table(page: Page, server: Server) -> None:
    _begun(page, server, RUFER, {"contract": "dreier", "declarer": "Bert", "result": "won"})
    page.locator("#tab-course").click()
    expect(page.locator(".chart polyline")).to_have_count(4)
    page.locator(".chart summary").click()
    assert page.locator(".chart table tbody tr").last.locator("td").all_inner_texts() == ["−4", "+14", "−4", "−6"]
    expect(page.locator(".figures").first).to_contain_text("selbst gespielt")


def test_a_whole_game_by_keyboard(page: Page, server: Server) -> None:
    _, form = _begun(page, server)
    page.locator("button.write").focus()
    page.keyboard.press("Enter")
    form.dialog.wait_for()
    page.locator("input[name=contract][value=rufer]").focus()
    page.keyboard.press("Space")
    page.locator("input[name=partner]").first.focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("input[name=partner]:checked")).to_be_focused()  # the page drew itself anew around the finger
    page.locator("input[name=result]").first.focus()
    page.keyboard.press("Space")
    assert form.amounts()[0] == ["+1", "−1", "+1", "−1"]
    form.save_button.focus()
    page.keyboard.press("Enter")
    form.dialog.locator(".by").get_by_role("button", name="Bert").press("Enter")
    expect(page.locator("tr.game")).to_have_count(1)
    page.locator("#tab-list").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("#tab-money")).to_be_focused()


def test_every_control_has_a_name_and_is_large_enough(page: Page, server: Server) -> None:
    _, form = _begun(page, server)
    form.open()
    form.enter({"contract": "pagatrufer", "declarer": "Bert", "partner": "Dora", "result": "won"})
    for box in form.dialog.locator("label.chip, button").all():
        if box.is_visible():
            size = box.bounding_box()
            assert size
            assert min(size["width"], size["height"]) >= 43.5, (box.inner_text(), size)
    unnamed = page.evaluate(
        """[...document.querySelectorAll('dialog.entry :is(input, button)')].filter((node) => node.checkVisibility()
        && !(node.getAttribute('aria-label') || node.labels?.[0]?.textContent.trim() || node.textContent.trim()))
        .map((node) => node.outerHTML)"""
    )
    assert unnamed == []


def test_a_new_list_in_the_browser_with_five_and_the_names_of_last_time(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/liste/neu/")
    for n, name in enumerate([*NAMES, "Emil"]):
        page.locator(f"input[name=name{n}]").fill(name)
    expect(page.locator("label[data-for=four]").first).to_be_hidden()
    page.locator("label[data-for=more]").filter(has_text="25").click()
    page.get_by_role("button", name="Anfangen").click()
    expect(page.locator(".code img")).to_have_count(2)
    assert page.locator(".code img").first.evaluate("(node) => node.decode().then(() => node.naturalWidth)") > 100
    page.get_by_role("button", name="Zur Liste").click()
    expect(page.locator(".bar")).to_contain_text("Spiel 1 von 25")
    page.goto(f"{server.url}/liste/neu/")
    expect(page.locator("input[name=name4]")).to_have_value("Emil")
    page.goto(server.url)
    expect(page.locator("#recent")).to_contain_text("Anna, Bert, Cilli, Dora, Emil")


def test_english_says_everything_in_english(page: Page, server: Server) -> None:
    address, form = _begun(page, server, RUFER)
    page.get_by_role("button", name="English").click()
    page.locator("tarock-sheet .tabs").wait_for()
    expect(page.locator("button.write")).to_have_text("Write a game")
    page.locator("tr.game .unfold").click()
    expect(page.locator("tr.details .items")).to_contain_text("won by Anna and Cilli")
    assert form.dialog.is_hidden()
    assert address in page.url
