"""The table's page as its player uses it: what is tapped for each action of a deal, and what is read off the screen."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PATIENCE
from tests.browser.table.laid import Laid

_SHOWN = """version => {
  const page = document.querySelector("tarock-table");
  return Boolean(page?.view && page.view.version >= version && page.free);
}"""


class Screen:
    """One open page at a laid table. `act` does the planned actions of its place by taps, `on` those of the others."""

    def __init__(self, page: Page, laid: Laid | None = None, place: int | None = None) -> None:
        self.page = page
        self._laid = laid
        self.place = place

    @property
    def laid(self) -> Laid:
        assert self._laid is not None
        return self._laid

    def open(self, url: str = "") -> Screen:
        self.page.goto(url or self.laid.url)
        self.page.locator(".whole").wait_for()
        return self

    def again(self) -> Screen:
        """The same device comes back with a new page."""
        return Screen(self.page.context.new_page(), self.laid, self.place).open()

    # reading

    @property
    def whole(self) -> Locator:
        return self.page.locator(".whole")

    @property
    def state(self) -> Locator:
        """Contract, call, announcements, kontras as sentences."""
        return self.page.locator(".state")

    @property
    def turn(self) -> Locator:
        return self.page.locator("#turn")

    @property
    def slip(self) -> Locator:
        return self.page.locator(".slip")

    def control(self, key: str) -> Locator:
        return self.page.locator(f'[data-act="{key}"]')

    def card(self, card: int) -> Locator:
        return self.page.locator(f'.hand [data-card="{card}"]')

    def cards(self) -> list[int]:
        """The own hand as it lies."""
        found = self.page.locator(".hand [data-card]").evaluate_all("all => all.map(one => Number(one.dataset.card))")
        return [int(card) for card in found]

    def name(self, seat: int) -> str:
        """Who sits in a seat of the deal."""
        return self.laid.table.names[self.laid.place(seat)]

    def sums(self, ledger: str) -> list[float]:
        """The last line of the settlement, as numbers."""
        return [amount(text) for text in self.page.locator(f'.pays [data-sum="{ledger}"]').all_inner_texts()]

    def shows(self, version: int) -> None:
        """Wait until the page shows this version (or a later one) and takes taps."""
        self.page.wait_for_function(_SHOWN, arg=version, timeout=PATIENCE)

    def all_there_is(self) -> dict[str, Any]:
        """What somebody sees and hears who looks at the page now, without clocks and passing notes."""
        return dict(
            self.page.evaluate(
                """() => {
                  const whole = document.querySelector(".whole");
                  const text = (node) => node ? node.innerText : "";
                  const names = (where) => [...whole.querySelectorAll(where)].map((one) =>
                    [one.getAttribute("aria-label"), one.getAttribute("aria-disabled"), one.className]);
                  const passing = [...whole.querySelectorAll('.trouble, .clock, [role="timer"], .note-bar, .away')];
                  for (const node of passing) node.style.display = "none";
                  const found = {
                    phase: whole.dataset.phase, version: whole.dataset.version, text: text(whole),
                    hand: names(".hand [data-card]"), cards: names(".laid > .card"),
                    bar: text(document.querySelector("header")),
                  };
                  for (const node of passing) node.style.display = "";
                  return found;
                }"""
            )
        )

    # playing

    def version(self) -> int:
        """Where the table stands on the server."""
        return int(self.laid.client(0).view(self.laid.id)["version"])

    def ready(self) -> None:
        """Wait until it is the own turn and what is to be done can be done."""
        expect(self.page.locator(".whole.free")).to_be_visible()

    def tap(self, action: list[Any]) -> None:
        """Do one action of the own seat by tapping."""
        kind, seat, *rest = action
        match kind:
            case "play":
                self.tap_card(rest[0])
            case "discard":
                for card in rest[0]:
                    self.tap_card(card)
                self.control("discard").click()
            case "bid" | "bei":
                self._choose(f"{kind}:{rest[0]}")
            case "name-bird":
                self._choose(f"bird:{rest[0]}")
            case "call":
                self._choose(f"call:{'fourth' if rest[0] is None else rest[0]}")
            case "options":
                self._choose(f"options:{str(rest[0]).lower()}:{rest[1]}")
            case "spritz":
                self.control(f"spritz:{str(rest[0]).lower()}").click()
            case "take-half":
                self.control(f"half:{rest[0]}").click()
            case "announce" | "kontra":
                self.control(":".join(str(part) for part in (kind, seat, *rest) if part is not None)).click()
                self.control("say").click()
            case _:
                self.control(kind).click()

    def tap_card(self, card: int) -> None:
        """A finger on the part of a card that no other covers."""
        self.card(card).click(position={"x": 14, "y": 14}, force=True)

    def take_hint(self) -> None:
        """Do what the adviser says, and wait until it is done."""
        version = int(self.whole.get_attribute("data-version") or 0)
        self.page.locator('[data-tool="hint"]').click()
        self.control("hint").click()
        self.shows(version + 1)

    def _choose(self, key: str) -> None:
        self.control(key).click()
        self.page.locator(f'[data-confirm="{key}"]').click()

    def step(self) -> list[Any]:
        """The next planned action: by taps where it is the own seat's, else by its person over the wire."""
        action = self.laid.following
        assert action is not None
        place = self.laid.place(action[1])
        if place == self.place:
            self.ready()
            self.tap(action)
            self.sent()
        else:
            act(self.laid, place, action)
        self.laid.done += 1
        return action

    def on_the_wire(self, index: int) -> None:
        """The plan up to (without) the action at this index, all seats over the wire."""
        while self.laid.done < index:
            action = self.laid.following
            assert action is not None
            act(self.laid, self.laid.place(action[1]), action)
            self.laid.done += 1

    def sent(self) -> None:
        """Wait until what was tapped has been taken by the server."""
        self.page.wait_for_function("() => !document.querySelector('tarock-table').store.pending", timeout=PATIENCE)

    def play_to(self, index: int) -> None:
        """The plan up to (without) the action at this index."""
        while self.laid.done < index:
            self.step()

    def play_out(self) -> None:
        """The plan to its end; waits for the settlement."""
        assert self.laid.course is not None
        self.play_to(len(self.laid.course.actions))
        expect(self.page.locator(".slip.result")).to_be_visible()


def act(laid: Laid, place: int, action: list[Any]) -> None:
    """An action of a place by its person over HTTP."""
    client = laid.client(place)
    answer = client.wish(laid.id, "act", action=action)
    assert answer.status == 200, (action, answer.body)


def amount(text: str) -> float:
    """A number as the page writes it: with a real minus, and halves as on paper."""
    plain = text.strip().replace("−", "-").replace("+", "")
    half = 0.5 if "½" in plain else 0.0
    whole = plain.replace("½", "")
    return float(whole if whole not in ("", "-") else 0) + (-half if plain.startswith("-") else half)
