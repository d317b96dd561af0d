"""Four people, four browsers, one table: everybody sees the same, goes, comes back, and has his cards again."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.table import plans
from tests.browser.table.conftest import Devices
from tests.browser.table.laid import NAMES, Clerk
from tests.browser.table.screen import Screen

pytestmark = pytest.mark.browser

_TABLE = """() => {
  const text = (node) => (node?.innerText ?? "").trim();
  const seats = [0, 1, 2, 3].map((seat) => {
    const node = document.querySelector(`.plate[data-seat="${seat}"], .own-marks[data-seat="${seat}"]`);
    const marks = [...node.querySelectorAll(".mark")].map(text).filter((mark) => mark !== "Partner");
    return [text(node.querySelector("b")), marks, /[0-9]+ Stiche?/.exec(text(node))?.[0]];
  });
  const trick = document.querySelector(".laid");
  return {
    version: document.querySelector(".whole").dataset.version,
    phase: document.querySelector(".whole").dataset.phase,
    state: text(document.querySelector(".state")), bar: text(document.querySelector("header")), seats,
    trick: trick?.getAttribute("aria-label"), caption: text(document.querySelector(".trick .caption")),
  };
}"""


def the_same(screens: Sequence[Screen]) -> dict[str, Any]:
    """What is common to all who sit at the table is the same on all screens: all but who the partner is."""
    version = screens[0].version()
    found = []
    for screen in screens:
        screen.shows(version)
        seen = screen.page.evaluate(_TABLE)
        seen["state"] = re.sub("; (Partner unbekannt|Partner: [^.]*|eigenes Blatt)", "", seen["state"])
        found.append(seen)
    for other in found[1:]:
        assert other == found[0]
    return dict(found[0])


def test_all_see_the_same_and_come_back_to_their_places(devices: Devices, clerk: Clerk) -> None:
    """Field 38: three leave and come again, and nobody is missing on anybody's screen. Field 41: the bot gives back."""
    course = plans.rufer()
    laid = clerk.lay(course)
    screens = [devices.at(laid, place) for place in range(4)]

    def play_to(index: int) -> None:
        while laid.done < index:
            following = laid.following
            assert following is not None
            screens[laid.place(following[1])].step()

    for kind in ("bid", "call", "take-half", "announce", "play"):
        play_to(course.index(kind))
        the_same(screens)
    play_to(course.index("play", 6))
    before = the_same(screens)
    assert [name for name, *_ in before["seats"]] == [*NAMES]
    hands = [screen.cards() for screen in screens]
    assert len(set(map(tuple, hands))) == 4

    for screen in screens[1:]:
        screen.page.close()
    for place in (1, 2, 3):
        screens[place] = screens[place].again()
    assert the_same(screens) == before
    assert [screen.cards() for screen in screens] == hands

    a_bot_plays_for_who_is_away_and_gives_the_place_back(screens)
    who_got_up_can_sit_down_again(screens)


def a_bot_plays_for_who_is_away_and_gives_the_place_back(screens: list[Screen]) -> None:
    laid = screens[0].laid
    assert laid.client(0).wish(laid.id, "config", what="away", value=1).status == 200
    screens[3].page.close()
    for screen in screens[:3]:
        expect(screen.page.locator('.plate[data-place="3"]')).to_contain_text("weg, Bot spielt")
    screens[3] = screens[3].again()
    for screen in screens[:3]:
        expect(screen.page.locator('.plate[data-place="3"]')).not_to_contain_text("weg")
    assert laid.client(0).wish(laid.id, "config", what="away", value=0).status == 200
    the_same(screens)


def who_got_up_can_sit_down_again(screens: list[Screen]) -> None:
    leaver = screens[2]
    hand = leaver.cards()
    leaver.page.locator('[data-open="menu"]').click()
    leaver.page.locator('[data-menu="stand"]').click()
    leaver.page.get_by_role("button", name="Ja").click()
    plate = screens[0].page.locator('.plate[data-place="2"]')
    expect(plate.locator(".who")).to_contain_text("Bot")
    expect(leaver.page.locator(".hand")).to_have_count(0)
    leaver.page.get_by_label("Name").fill("Cilli")
    expect(leaver.page.locator("[data-sit]")).to_have_count(1)  # nobody may see a second hand
    leaver.page.locator('[data-sit="2"]').click()
    expect(plate.locator(".who")).to_have_text("Cilli")
    expect(leaver.page.locator(".hand [data-card]").first).to_be_visible()
    assert set(leaver.cards()) <= set(hand)  # the bot may have played one of them
    the_same(screens)
