"""A person at the table as fingers and eyes are: everything is read off the page and done with it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from tests.browser.conftest import PATIENCE, PHONE, Server
from tests.browser.table.prepared import Prepared

CORNER: Any = {"x": 14, "y": 14}
"""Where a card of a fanned hand is always to be seen, and tapped."""
STILL = "localStorage.setItem('tarock-table', JSON.stringify({pace: 'still', taps: 'one'}))"
_DONE = "() => document.querySelector('.whole.free, .whole.finished, .whole.ended')"


class Seat:
    """One browser at a table."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.whole = page.locator(".whole")

    @property
    def phase(self) -> str:
        return self.whole.get_attribute("data-phase") or ""

    @property
    def mine(self) -> bool:
        return self.page.locator(".whole.free").count() == 1

    @property
    def state(self) -> str:
        """What is played, as the page says it."""
        return self.page.locator(".state").inner_text()

    @property
    def hand(self) -> list[str]:
        """The cards of the own hand by name, as a screen reader reads them."""
        names = self.page.locator(".hand button.card").evaluate_all("all => all.map(x => x.ariaLabel)")
        return [name.split(",")[0] for name in names]

    def wait(self) -> str:
        """Until this seat is to decide, or the deal is over; the phase."""
        self.page.wait_for_function(_DONE, timeout=2 * PATIENCE)
        return self.phase

    def wait_for(self, phase: str) -> None:
        expect(self.whole).to_have_attribute("data-phase", phase)

    # one decision

    def bid(self, contract: str) -> None:
        """Tap a game, read what it obliges, say it."""
        self.page.locator(f'[data-act="bid:{contract}"]').click()
        self.page.locator(f'[data-confirm="bid:{contract}"]').click()

    def say(self, word: str) -> None:
        self.page.locator(f'.quick [data-act="{word}"]').click()

    def decide(self, choose: Callable[[Locator], Locator] = lambda found: found.first) -> None:
        """The first thing that is offered; of the cards the one that `choose` picks."""
        page = self.page
        phase = self.phase
        if phase == "auction":
            quick = page.locator(".slip .quick button")
            if quick.count():
                quick.first.click()
                return
        if phase in ("auction", "birds", "calling", "options"):
            page.locator(".option:not(.barred)").first.click()
            page.locator(".confirm").click()
        elif phase == "spritzer":
            page.locator('[data-act="spritz:false"]').click()
        elif phase == "talon":
            page.locator("button.half:not([aria-disabled])").first.click()
        elif phase == "discard":
            for _ in range(page.locator(".slot").count()):
                page.locator(".hand .card.open").first.click(position=CORNER)
            page.locator('[data-act="discard"]').click()
        elif phase == "announcing":
            page.locator(".slip .confirm").click()
        elif phase == "play":
            choose(page.locator(".hand .card.open")).click(position=CORNER)

    def play_on(self, each: Callable[[str], object] = lambda phase: None) -> None:
        """To the end of the deal; `each` is called with the phase before every own decision."""
        for _ in range(60):
            phase = self.wait()
            if phase == "finished":
                return
            each(phase)
            if self.mine:
                version = self.whole.get_attribute("data-version")
                self.decide()
                expect(self.whole).not_to_have_attribute("data-version", version or "")
        raise AssertionError("the deal does not end")

    # the end

    def paid(self, ledger: str = "points") -> list[str]:
        """The sums of the settlement as they are shown."""
        return self.page.locator(f'.pays [data-sum="{ledger}"]').all_inner_texts()

    def view(self) -> dict[str, Any]:
        """What the server sends this person."""
        table = self.page.evaluate("document.querySelector('tarock-table').data.table")
        answer = self.page.request.get(f"{self.page.url.split('/tisch/')[0]}/live/{table}/view")
        assert answer.status == 200
        found: dict[str, Any] = answer.json()
        return found


def shown(amount: float) -> str:
    """An amount as the page shows it."""
    whole, half = divmod(abs(amount), 1)
    sign = "+" if amount > 0 else "−" if amount < 0 else ""
    return f"{sign}{int(whole) or not half and 0 or ''}{'½' if half else ''}"


def context(browser: Browser, server: Server, cookie: str = "", viewport: Any = PHONE) -> BrowserContext:
    """A browser that has never been here, or that of a known guest. Nothing moves in it."""
    made = browser.new_context(
        viewport=viewport, has_touch=True, locale="de-AT", timezone_id="Europe/Vienna", service_workers="block"
    )
    made.set_default_timeout(PATIENCE)
    made.add_init_script(STILL)
    if cookie:
        made.add_cookies([{"name": "gast", "value": cookie, "url": server.url, "httpOnly": True, "sameSite": "Lax"}])
    return made


def at(page: Page, server: Server, table: Prepared) -> Seat:
    """The page at a prepared table."""
    page.goto(f"{server.url}/tisch/{table.token}/")
    page.locator(".whole").wait_for()
    return Seat(page)
