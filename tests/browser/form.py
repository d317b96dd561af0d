"""The entry form as a finger uses it: an entry (formats.md) is tapped in, amounts are read off the screen.

`Cannot` is raised where the form offers no way to say what an entry says: such an entry cannot even be expressed.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from playwright.sync_api import Locator, Page

END = {"won": "gewonnen", "lost": "verloren", "given-up": "aufgegeben", "no-bird": "ohne Vogel"}
LEVEL = {1: "ohne", 2: "Kontra", 4: "Re", 8: "Sub"}


class Cannot(Exception):  # noqa: N818 - an answer, not a fault
    """The form has no control for this; the text names the key."""


class Form:
    """The open form. `taps` counts what a finger does (a typed number is one tap and its digits)."""

    def __init__(self, page: Page, rules: Mapping[str, Any]) -> None:
        self.page = page
        self.rules = rules
        self.taps = 0
        self.dialog = page.locator("dialog.entry")

    def open(self) -> None:
        self._tap(self.page.locator("button.write"))
        self.dialog.wait_for()
        drop = self.dialog.get_by_role("button", name="Verwerfen")
        if drop.count():
            drop.click()
            self.page.locator("button.write").click()

    def enter(self, entry: Mapping[str, Any]) -> None:
        """Tap a whole entry. Raises `Cannot`."""
        known = {
            "contract", "declarer", "declarers", "partner", "result", "count", "tricks", "king_in_talon", "called",
            "no_bird", "kontra", "bonus", "spritzer", "stichzwang", "talon", "renonce",
        }  # fmt: skip
        for key in entry:
            if key not in known:
                raise Cannot(key)
        self._chip("contract", entry["contract"], "contract")
        contract = self._contract(entry)
        if not contract["forehand_only"]:
            # Where Vorhand can be handed on, a Trischaken may name her; unnamed it is the first seat.
            for name in entry.get("declarers") or ([entry["declarer"]] if "declarer" in entry else []):
                self._chip("declarer", name, "declarer")
        self._end(entry, contract)
        self._partner(entry, contract)
        if "king_in_talon" in entry and not contract["alone"]:
            raise Cannot("king_in_talon")
        for name in entry.get("spritzer", []):
            self._chip("spritzer", name, "spritzer")
        if "stichzwang" in entry:
            self._chip("stichzwang", str(entry["stichzwang"]).lower(), "stichzwang")
        if "talon" in entry:
            self._chip("talon", entry["talon"], "talon")
        for row in entry.get("bonus", []):
            self._bonus(row, entry, contract)
        self._kontra(entry, contract)
        self._rare(entry)

    def _contract(self, entry: Mapping[str, Any]) -> Mapping[str, Any]:
        return next(c for c in self.rules["contracts"] if c["id"] == entry["contract"])

    def _end(self, entry: Mapping[str, Any], contract: Mapping[str, Any]) -> None:
        if "renonce" in entry:
            self._chip("result", "renonce", "renonce")
            self._chip("renonce-by", entry["renonce"]["by"], "renonce")
        elif contract["kind"] == "trischaken":
            self._four(entry)
        elif "tricks" in entry:
            if "declarers" not in entry:
                self._chip("result", "tricks", "tricks")
            tricks = entry["tricks"] if isinstance(entry["tricks"], Mapping) else {entry["declarer"]: entry["tricks"]}
            for name, number in tricks.items():
                self._type(f"Stiche {name}", str(number))
        elif "count" in entry:
            self._chip("result", "count", "count")
            self._points("Punkte und Blatt der Spielpartei", "count", entry["count"])
        else:
            self._chip("result", entry["result"], "result")

    def _four(self, entry: Mapping[str, Any]) -> None:
        for name, count in entry["count"].items():
            self._points(f"Punkte {name}", f"count-{name}", count)
        if "tricks" in entry:
            self._chip("with-tricks", "yes", "tricks")
            for name, number in entry["tricks"].items():
                self._type(f"Stiche {name}", str(number))

    def _points(self, label: str, name: str, count: str) -> None:
        points, _, blatt = count.partition("/")
        self._type(label, points)
        if blatt != "0":
            self._chip(f"{name}-b", blatt, "count")

    def _partner(self, entry: Mapping[str, Any], contract: Mapping[str, Any]) -> None:
        if "partner" in entry:
            self._chip("partner", entry["partner"], "partner")
        elif contract["called"] and entry.get("result") not in ("given-up", "no-bird"):
            self._chip("partner", "null", "partner")

    def _bonus(self, row: Mapping[str, Any], entry: Mapping[str, Any], contract: Mapping[str, Any]) -> None:
        name, announced = row["name"], row.get("announced", False)
        box = self.dialog.locator(f'[data-bonus="{name}"]')
        if not box.count():
            raise Cannot("bonus.name")
        if (
            box.locator(f'input[name="by-{name}"]:checked[value="{_other(row["by"])}"]').count()
            and row["by"] == "declarer"
        ):
            raise Cannot("bonus")  # it stands on the other side already: one premium belongs to one side
        chosen = box.locator(f'input[name="bonus-{name}"]:checked')
        before = chosen.get_attribute("value") if chosen.count() else "announced"  # a bird game's own bird
        if (before != "none" and before != ("announced" if announced else "silent")) or before == "silent":
            raise Cannot("bonus")
        if before == "none":
            self._chip(f"bonus-{name}", "announced" if announced else "silent", "bonus.announced")
        if entry.get("result") in ("given-up", "no-bird"):
            return
        if row["by"] != "declarer":
            self._chip(f"by-{name}", row["by"], "bonus.by")
        if announced and "renonce" not in entry:
            self._chip(f"made-{name}", str(row.get("made", True)).lower(), "bonus.made")
        elif row.get("made") is False:
            self._chip(f"made-{name}", "false", "bonus.made")
        if "credited" in row:
            self._chip(f"credited-{name}", row["credited"], "bonus.credited")
        if "kontra" in row:
            self._chip(f"kontra-{name}", str(row["kontra"]), "bonus.kontra")

    def _kontra(self, entry: Mapping[str, Any], contract: Mapping[str, Any]) -> None:
        for who, level in entry.get("kontra", {}).items():
            if who == "game":
                self._chip("kontra", str(level), "kontra")
                continue
            whom = level if isinstance(level, Mapping) else {entry["declarer"]: level}
            for declarer, factor in whom.items():
                self._chip(f"kontra-{who}-{declarer}", str(factor), "kontra")

    def _rare(self, entry: Mapping[str, Any]) -> None:
        if "called" not in entry and "no_bird" not in entry:
            return
        more = self.dialog.locator("details.more")
        if not more.count():
            raise Cannot("called")
        self._tap(more.locator("summary"))
        if entry.get("called") == "queen":
            self._chip("queen", "queen", "called")
        for name in entry.get("no_bird", []):
            self._chip("no_bird", name, "no_bird")

    def _chip(self, name: str, value: str, key: str) -> None:
        control = self.dialog.locator(f'input[name="{name}"][value="{value}"]')
        if not control.count() or not control.is_enabled():
            raise Cannot(key)
        if not control.is_checked():
            self._tap(control.locator("xpath=.."))

    def _type(self, label: str, text: str) -> None:
        field = self.dialog.get_by_label(re.compile(f"^{re.escape(label)}$")).locator("visible=true").first
        if field.evaluate("node => node.localName") != "input":
            raise Cannot(label)
        field.fill(text)
        self.taps += 1 + len(text)

    def _tap(self, target: Locator) -> None:
        target.click()
        self.taps += 1

    # What stands on the screen.

    def amounts(self) -> tuple[list[str], list[str]]:
        """Both ledgers as shown, by place, once the server has answered."""
        self.dialog.locator(".preview.good").wait_for()
        shown = self.dialog.locator(".amount-of")
        points = shown.locator("b").all_inner_texts()
        cash = shown.locator("small").all_inner_texts()
        return points, cash or points

    def refused(self) -> list[str]:
        """The keys of the problems that the form shows, once the server has answered."""
        self.dialog.locator(".preview.bad").wait_for()
        return [str(one.get_attribute("data-key")) for one in self.dialog.locator(".hint.bad li").all()]

    @property
    def save_button(self) -> Locator:
        return self.dialog.locator("button.save")

    def save(self, by: str = "") -> None:
        """Write the game; `by` answers who writes, which a device is asked once."""
        self._tap(self.save_button)
        if by:
            self._tap(self.dialog.locator(".by").get_by_role("button", name=by, exact=True))
        self.dialog.wait_for(state="hidden")


def _other(side: str) -> str:
    return "opponents" if side == "declarer" else "declarer"


def shown(amount: float) -> str:
    """An amount as the page writes it."""
    sign = "+" if amount > 0 else "−" if amount < 0 else ""
    half = "½" if amount % 1 else ""
    whole = int(abs(amount))
    return f"{sign}{whole if whole or not half else ''}{half}"
