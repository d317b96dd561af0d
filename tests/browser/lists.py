"""Lists for browser tests: begun over HTTP with the form that a finger would fill, and opened on a page."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import Any

from playwright.sync_api import Page


def new_list(page: Page, url: str, names: Sequence[str], rules: str = "steirisch", dealer: int | None = None) -> str:
    """Begin a list; the address of its director. By default the first of the names is Vorhand."""
    form = page.request.get(f"{url}/liste/neu/").text()
    hidden = dict(re.findall(r'<input type="hidden" name="(\w+)" value="([^"]*)"', form))
    said = {
        "csrfmiddlewaretoken": hidden["csrfmiddlewaretoken"],
        "form": hidden["form"],
        "rules": rules,
        "dealer": str(len(names) - 1 if dealer is None else dealer),
        "games": "0",
        **{f"name{n}": name for n, name in enumerate(names)},
    }
    answer = page.request.post(f"{url}/liste/neu/", form=said, headers={"Referer": f"{url}/liste/neu/"})
    assert answer.ok, answer.text()
    return answer.url.partition("#")[0]


def open_list(page: Page, address: str) -> Mapping[str, Any]:
    """Go there; what the server put into the page."""
    page.goto(address)
    page.locator("tarock-sheet .tabs").wait_for()
    data: Mapping[str, Any] = json.loads(page.locator("#sheet-data").text_content() or "")
    return data


def state(page: Page, address: str) -> Mapping[str, Any]:
    """The list as the server has it."""
    sheet: Mapping[str, Any] = page.request.get(f"{address}state").json()["sheet"]
    return sheet
