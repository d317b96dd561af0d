"""Taps and seconds for a Rufer and a Trischaken in the real form, page weight, and the time until a saved game shows.

`python bench/sheet.py` starts a server of its own, drives Chromium and writes `bench/sheet.json`. Seconds are those of
a finger that needs `--pause` milliseconds a tap (default 350: aim, tap, look); the page's own share is given beside it.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent))

from playwright.sync_api import Page, Response, sync_playwright  # noqa: E402 - needs the path above

from tests.browser.conftest import ARGS, CHROMIUM, PHONE, Server  # noqa: E402
from tests.browser.form import Form  # noqa: E402
from tests.browser.lists import new_list, open_list  # noqa: E402

NAMES = ["Anna", "Bert", "Cilli", "Dora"]
GAMES: dict[str, dict[str, Any]] = {
    "rufer": {"contract": "rufer", "partner": "Cilli", "result": "won"},
    "rufer-trull-kontra": {
        "contract": "rufer",
        "partner": "Cilli",
        "result": "won",
        "kontra": {"game": 2},
        "bonus": [{"name": "trull", "by": "declarer"}],
    },
    "trischaken": {"contract": "trischaken", "count": {"Anna": "20/0", "Bert": "30/1", "Cilli": "19/2", "Dora": "0/0"}},
}


def measure(page: Page, url: str, entry: dict[str, Any], pause: float, times: int) -> dict[str, Any]:
    """One kind of game, written `times` times as game 1 of a new list."""
    taps, seconds, shown = 0, [], []
    for _ in range(times):
        form = Form(page, open_list(page, new_list(page, url, NAMES))["rules"])
        page.evaluate("document.querySelector('tarock-sheet').state.setBy('Bert')")
        page.locator(".bar button.quiet").wait_for()
        start = time.perf_counter()
        form.open()
        form.enter({"declarer": "Anna", **entry})
        form.amounts()
        saved = time.perf_counter()
        form.save()
        page.locator("tr.game").wait_for()
        end = time.perf_counter()
        taps = form.taps
        seconds.append(end - start)
        shown.append(end - saved)
    own = statistics.median(seconds)
    return {
        "taps": taps,
        "seconds_page": round(own, 2),
        "seconds_with_assumed_finger": round(own + taps * pause, 2),
        "seconds_until_saved_game_shows": round(statistics.median(shown), 3),
    }


def weight(page: Page, address: str) -> dict[str, int]:
    """Bytes of a first visit: the page with its data, and everything that it fetches."""
    answers: list[Response] = []
    page.on("response", lambda answer: answers.append(answer))
    open_list(page, address)
    page.wait_for_timeout(1500)
    found = [(answer.url, int(answer.headers.get("content-length", 0))) for answer in answers]
    static = [size for url, size in found if "/static/" in url]
    return {"requests": len(found), "bytes": sum(size for _, size in found), "bytes_kept": sum(static)}


def main() -> None:
    """Measure and write the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pause", type=float, default=350, help="milliseconds a tap")
    parser.add_argument("--times", type=int, default=5)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGS)
        try:
            page = browser.new_context(viewport=PHONE, has_touch=True, service_workers="block").new_page()
            figures: dict[str, Any] = {
                name: measure(page, server.url, entry, chosen.pause / 1000, chosen.times)
                for name, entry in GAMES.items()
            }
            fresh = browser.new_context(viewport=PHONE, service_workers="block").new_page()
            figures["first_visit"] = weight(fresh, new_list(fresh, server.url, NAMES))
        finally:
            browser.close()
            server.stop()
    text = json.dumps({"milliseconds_a_tap": chosen.pause, **figures}, indent=2)
    (HERE / "sheet.json").write_text(text + "\n", encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main()
