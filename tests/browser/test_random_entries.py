"""The form says what the format says: random entries of every rule set, through the form's own module and by finger."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from tarock.rules import builtin_ids, load
from tests.browser.conftest import Server
from tests.browser.form import Form, shown
from tests.browser.lists import new_list, open_list
from tests.scoring.games import NAMES, possible_games
from tests.sheet.entries import as_entry, core

pytestmark = pytest.mark.browser

MANY, TAPPED = 250, 4
ROUND = """async ([rules, seats, entries]) => {
  const { fromEntry, missing, toEntry } = await import("/static/tarock/sheet/draft.js");
  return entries.map((entry) => {
    const draft = fromEntry(entry, rules);
    return { open: missing(draft, rules, seats), entry: toEntry(draft, rules, seats) };
  });
}"""


@pytest.mark.parametrize("rules_id", builtin_ids())
def test_an_entry_of_the_list_opens_in_the_form_as_it_stands(rules_id: str, page: Page, server: Server) -> None:
    rules = load(rules_id)
    data = open_list(page, new_list(page, server.url, NAMES, rules_id))
    entries = [as_entry(rules_id, game) for game in possible_games(rules, f"round {rules_id}", MANY)]
    found = page.evaluate(ROUND, [data["rules"], list(NAMES), entries])
    for entry, back in zip(entries, found, strict=True):
        assert back["open"] == [], entry
        assert _sorted(core(rules_id, back["entry"])) == _sorted(core(rules_id, entry)), (entry, back["entry"])


def _sorted(result: tuple[int, Any]) -> Any:
    """A result whatever the order of the premiums: the form has its own, that of the rule set."""
    status, (points, cash, items) = result
    return status, points, cash, sorted(items, key=str)


@pytest.mark.parametrize("rules_id", builtin_ids())
def test_tapped_entries_pay_what_the_core_says(rules_id: str, page: Page, server: Server) -> None:
    rules = load(rules_id)
    data = open_list(page, new_list(page, server.url, NAMES, rules_id))
    form = Form(page, data["rules"])
    for game in possible_games(rules, f"tapped {rules_id}", TAPPED):
        entry: dict[str, Any] = as_entry(rules_id, game)
        form.open()
        form.enter(entry)
        status, expected = core(rules_id, entry)
        assert status == 200
        points, cash = form.amounts()
        assert points == [shown(amount) for amount in expected[0]], entry
        assert cash == [shown(amount) for amount in expected[1]], entry
        form.dialog.get_by_role("button", name="Verwerfen").click()
