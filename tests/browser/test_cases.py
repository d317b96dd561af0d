"""Every worked settlement of tests/cases/scoring.toml tapped into the real form, with the amounts on the screen."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Server
from tests.browser.form import Cannot, Form, shown
from tests.browser.lists import new_list, open_list

pytestmark = pytest.mark.browser

CASES = tomllib.loads((Path(__file__).parent.parent / "cases" / "scoring.toml").read_text(encoding="utf-8"))["case"]
CANNOT = {
    "bad-unknown-contract": "contract",
    "bad-unknown-key": "speiler",
    "bad-partner-in-dreier": "partner",
    "bad-two-trulls": "bonus",
    "bad-kontra-3": "kontra",
    "bad-sub-in-mostviertel": "kontra",
    "bad-kontra-in-trischaken": "kontra",
    "bad-two-problems": "result",
    "bad-silent-kontra": "bonus.kontra",
}
"""Impossible entries that the form has no way to say."""


def _entry(case: dict[str, Any]) -> tuple[str, list[str], dict[str, Any]]:
    raw = tomllib.loads(case["entry"])
    rules, players = raw.pop("rules"), raw.pop("players")
    return rules, players, raw


@pytest.mark.parametrize("case", [c for c in CASES if "points" in c["expect"]], ids=lambda case: case["id"])
def test_pays_what_the_case_says(case: dict[str, Any], page: Page, server: Server) -> None:
    rules, players, entry = _entry(case)
    data = open_list(page, new_list(page, server.url, players, rules))
    form = Form(page, data["rules"])
    form.open()
    form.enter(entry)
    points, cash = form.amounts()
    assert points == [shown(amount) for amount in case["expect"]["points"]]
    assert cash == [shown(amount) for amount in case["expect"]["cash"]]
    form.save(by=players[1])
    row = page.locator("tr.game[data-game='1']")
    row.wait_for()
    cells = row.locator("td").all()
    for ledger in ("points", "cash"):
        assert [float(cell.get_attribute(f"data-{ledger}") or "") for cell in cells] == case["expect"][ledger]


@pytest.mark.parametrize("case", [c for c in CASES if "refused" in c["expect"]], ids=lambda case: case["id"])
def test_cannot_be_saved(case: dict[str, Any], page: Page, server: Server) -> None:
    rules, players, entry = _entry(case)
    data = open_list(page, new_list(page, server.url, players, rules))
    form = Form(page, data["rules"])
    form.open()
    if case["id"] in CANNOT:
        with pytest.raises(Cannot, match=f"^{CANNOT[case['id']]}$"):
            form.enter(entry)
        return
    form.enter(entry)
    assert {key.partition("[")[0].partition(".")[0] for key in form.refused()} >= set(case["expect"]["refused"])
    expect(form.save_button).to_be_disabled()
