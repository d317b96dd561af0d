"""Airplane mode, a server that dies and comes back, plain http: every game arrives once, in order (issue 5)."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Server, new_phone
from tests.browser.form import Form
from tests.browser.lists import new_list, open_list, state

pytestmark = pytest.mark.browser

NAMES = ["Anna", "Bert", "Cilli", "Dora"]


def _games(number: int) -> list[dict[str, object]]:
    """Rufer of the Vorhand of the time, so that a game at a wrong place would be refused."""
    return [
        {
            "contract": "rufer",
            "declarer": NAMES[n % 4],
            "partner": NAMES[(n + 1 + n % 3) % 4],
            "result": "won" if n % 2 else "lost",
        }
        for n in range(number)
    ]


def _write(form: Form, entry: dict[str, object], by: str = "") -> None:
    form.open()
    form.enter(entry)
    form.save(by)


def _stored(page: Page, address: str) -> list[tuple[object, ...]]:
    rows = state(page, address)["rows"]
    return [tuple(row["entry"].get(key) for key in ("contract", "declarer", "partner", "result")) for row in rows]


def test_ten_games_in_airplane_mode_with_reload_and_server_restart(browser: Browser, server: Server) -> None:
    phone = new_phone(browser, workers="allow")
    page = phone.new_page()
    address = new_list(page, server.url, NAMES)
    data = open_list(page, address)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()  # once more, so that the worker has this page
    page.locator("tarock-sheet .tabs").wait_for()
    games, form = _games(10), Form(page, data["rules"])

    page.context.set_offline(True)
    server.stop()
    for n, game in enumerate(games[:6]):
        _write(form, game, by="" if n else "Bert")
    expect(page.locator("tr.pending")).to_have_count(6)
    page.reload()
    expect(page.locator("tr.pending")).to_have_count(6)
    for game in games[6:]:
        _write(form, game)
    expect(page.locator("[data-waiting]")).to_have_attribute("data-waiting", "10")

    server.start()
    page.context.set_offline(False)
    expect(page.locator("tr.game")).to_have_count(10)
    expect(page.locator("tr.pending")).to_have_count(0)
    assert _stored(page, address) == [
        tuple(game[key] for key in ("contract", "declarer", "partner", "result")) for game in games
    ]
    phone.close()


def test_the_answer_is_lost_and_the_game_is_sent_again(page: Page, server: Server) -> None:
    """The server stored the game, but the phone never heard of it: the same id, so still one game."""
    address = new_list(page, server.url, NAMES)
    data = open_list(page, address)
    lost: list[str] = []

    def swallow(route) -> None:
        if len(lost) < 2:
            lost.append(route.fetch().text())
            route.abort()
        else:
            route.continue_()

    page.context.route("**/events", swallow)
    _write(Form(page, data["rules"]), _games(1)[0], by="Bert")
    expect(page.locator("tr.game")).to_have_count(1)
    expect(page.locator("tr.pending")).to_have_count(0)
    assert len(lost) == 2
    assert len(_stored(page, address)) == 1


LAST_TAP_KEPT = """() => new Promise((resolve) => {
    indexedDB.open("tarock").onsuccess = ({ target: { result: db } }) => {
        db.transaction("kept").objectStore("kept").getAll().onsuccess = ({ target: { result: values } }) => {
            db.close();
            resolve(values.some((value) => value?.draft?.end === "won"));
        };
    };
})"""


def test_plain_http_keeps_the_queue_over_a_killed_page(browser: Browser, server: Server) -> None:
    """In the inn's own WLAN there is no service worker: the open page keeps writing, a new page sends what waited."""
    phone = new_phone(browser)
    page = phone.new_page()
    plain = f"http://inn.test:{server.port}"
    address = new_list(page, server.url, NAMES).replace(server.url, plain)
    data = open_list(page, address)
    assert not page.evaluate("isSecureContext")
    games, form = _games(3), Form(page, data["rules"])
    phone.set_offline(True)
    for n, game in enumerate(games):
        _write(form, game, by="" if n else "Bert")
    form.open()
    form.enter({"contract": "dreier", "declarer": "Anna", "result": "won"})
    page.wait_for_function(LAST_TAP_KEPT)  # each tap is on the disk a moment later
    page.close()  # the phone kills the page

    phone.set_offline(False)
    page = phone.new_page()
    open_list(page, address)
    expect(page.locator("tr.game")).to_have_count(3)
    form = Form(page, data["rules"])
    expect(form.dialog).to_be_visible()  # the half-tapped game is still there
    assert form.amounts()[0] == ["+15", "−5", "−5", "−5"]
    form.save()
    expect(page.locator("tr.game")).to_have_count(4)
    phone.close()


def test_rotating_loses_nothing(page: Page, server: Server) -> None:
    data = open_list(page, new_list(page, server.url, NAMES))
    form = Form(page, data["rules"])
    form.open()
    form.enter({"contract": "trischaken", "count": {"Anna": "20/0", "Bert": "30/1", "Cilli": "19/2", "Dora": "0/0"}})
    page.set_viewport_size({"width": 740, "height": 360})
    assert form.amounts()[0] == ["0", "−6", "0", "+6"]
    expect(form.save_button).to_be_in_viewport()


def test_a_game_refused_after_all_can_be_put_right(page: Page, server: Server) -> None:
    """Written without a connection, so unchecked: the server refuses it, and the form comes back with the reason."""
    address = new_list(page, server.url, NAMES)
    data = open_list(page, address)
    form = Form(page, data["rules"])
    page.context.set_offline(True)
    form.open()
    form.enter({"contract": "trischaken", "count": {"Anna": "20/0", "Bert": "20/0", "Cilli": "20/0", "Dora": "11/0"}})
    form.save("Bert")
    page.context.set_offline(False)
    trouble = page.locator("dialog.trouble")
    expect(trouble).to_contain_text("70")
    trouble.locator("[data-act=fix]").click()
    form.dialog.get_by_label("Punkte Dora", exact=True).fill("10")
    assert form.amounts()[0] == ["−12", "+4", "+4", "+4"]
    form.save()
    expect(page.locator("tr.game")).to_have_count(1)
    assert len(_stored(page, address)) == 1
