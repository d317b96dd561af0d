"""Two phones at one table: what one writes the other sees; the same game written twice is asked about."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Server, new_phone
from tests.browser.form import Form
from tests.browser.lists import new_list, open_list, state

pytestmark = pytest.mark.browser

NAMES = ["Anna", "Bert", "Cilli", "Dora"]
WON = {"contract": "rufer", "declarer": "Anna", "partner": "Cilli", "result": "won"}
LOST = WON | {"result": "lost"}


@pytest.fixture
def other(browser: Browser) -> Iterator[Page]:
    context = new_phone(browser)
    yield context.new_page()
    context.close()


def _conflict(page: Page, other: Page, server: Server, mine: dict[str, str] = LOST) -> tuple[str, Form]:
    """Both write game 1; the other phone is first. The list's address and the second phone's form."""
    address = new_list(page, server.url, NAMES)
    forms = [Form(one, open_list(one, address)["rules"]) for one in (page, other)]
    page.context.set_offline(True)
    forms[0].open()
    forms[0].enter(mine)
    forms[0].save("Bert")
    forms[1].open()
    forms[1].enter(WON)
    forms[1].save("Cilli")
    expect(other.locator("tr.game")).to_have_count(1)
    page.context.set_offline(False)
    trouble = page.locator("dialog.trouble")
    expect(trouble).to_contain_text("verloren" if mine is LOST else "gewonnen")
    expect(trouble).to_contain_text("Cilli")
    return address, forms[0]


def test_mine_is_discarded(page: Page, other: Page, server: Server) -> None:
    address, _ = _conflict(page, other, server)
    page.locator("dialog.trouble [data-act=drop]").click()
    expect(page.locator("tr.pending")).to_have_count(0)
    assert [row["entry"]["result"] for row in state(page, address)["rows"]] == ["won"]


def test_theirs_is_corrected_and_stays_crossed_out(page: Page, other: Page, server: Server) -> None:
    address, _ = _conflict(page, other, server)
    page.locator("dialog.trouble [data-act=correct]").click()
    expect(page.locator("tr.old s").first).to_contain_text("gewonnen")
    expect(other.locator("tr.old")).to_contain_text("Bert")
    rows = state(page, address)["rows"]
    assert [(v["kind"], v["by"], v["entry"]["result"]) for v in rows[0]["versions"]] == [
        ("entered", "Cilli", "won"),
        ("corrected", "Bert", "lost"),
    ]


def test_mine_as_the_next_game_is_checked_with_its_own_vorhand(page: Page, other: Page, server: Server) -> None:
    address, form = _conflict(page, other, server)
    page.locator("dialog.trouble [data-act=next]").click()
    refused = page.locator("dialog.trouble")
    expect(refused).to_contain_text("Vorhand")  # Anna's Rufer: by now Bert is Vorhand
    refused.locator("[data-act=fix]").click()
    form.dialog.locator("button.picked").click()
    form.enter({"contract": "dreier", "declarer": "Anna", "result": "lost"})
    form.save()
    expect(page.locator("tr.game")).to_have_count(2)
    assert [row["entry"]["contract"] for row in state(page, address)["rows"]] == ["rufer", "dreier"]


def test_both_wrote_the_same(page: Page, other: Page, server: Server) -> None:
    _conflict(page, other, server, mine=WON)
    expect(page.locator("dialog.trouble .note")).to_have_text("Beide sagen dasselbe.")


def test_a_form_that_was_overtaken_says_so(page: Page, other: Page, server: Server) -> None:
    address = new_list(page, server.url, NAMES)
    slow, fast = (Form(one, open_list(one, address)["rules"]) for one in (page, other))
    slow.open()
    slow.enter(LOST)
    fast.open()
    fast.enter(WON)
    fast.save("Cilli")
    note = slow.dialog.locator(".note")
    expect(note).to_contain_text("Rufer · Anna mit Cilli · gewonnen")
    note.get_by_role("button", name="Als nächstes Spiel schreiben (2)").click()
    expect(slow.dialog.locator("h2")).to_contain_text("Vorhand Bert")


def test_a_reader_sees_it_live_and_has_no_buttons(page: Page, other: Page, server: Server) -> None:
    address = new_list(page, server.url, NAMES)
    data = open_list(page, address)
    open_list(other, data["links"]["read"])
    form = Form(page, data["rules"])
    form.open()
    form.enter(WON | {"kontra": {"game": 2}})
    form.save("Bert")
    row = other.locator("tr.game")
    expect(row).to_contain_text("Kontra")
    row.locator("button.unfold").click()
    expect(other.locator("tr.details .items")).to_contain_text("Rufer")
    expect(other.locator("button.write")).to_have_count(0)
    expect(other.locator("tr.details .buttons")).to_have_count(0)
