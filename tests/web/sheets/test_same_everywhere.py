"""One settlement: thousands of random entries give the same items, or the same reasons, by JSON, TOML and the core."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
import tomlkit
from django.test import Client

from tarock.notation.entry.text import read_entries
from tarock.rules import builtin_ids, load
from tests.scoring.games import NAMES, possible_games, random_game
from tests.sheet.entries import as_entry, core, spoil
from tests.web.games import new_list
from tests.web.sheets.test_access import post

pytestmark = pytest.mark.django_db

POSSIBLE, ANY, SPOILT = 100, 100, 100


def api(client: Client, link: Any, entry: dict[str, Any]) -> tuple[int, Any]:
    status, answer = post(client, link, {"entry": entry}, "preview")
    if status == 422:
        return 422, {(p["key"], p["code"], p["clause"], p["why"]) for p in answer["problems"]}
    items = [{k: item[k] for k in ("what", "points", "cash", "clause", "why")} for item in answer["items"]]
    return status, (answer["points"], answer["cash"], items)


def toml(rules_id: str, entry: dict[str, Any]) -> tuple[int, Any]:
    [raw] = read_entries(tomlkit.dumps(entry))
    return core(rules_id, raw)


@pytest.mark.parametrize("rules_id", builtin_ids())
def test_form_json_and_toml_agree(client: Client, rules_id: str) -> None:
    rules, random = load(rules_id), Random(f"same {rules_id}")
    entries = [as_entry(rules_id, game) for game in possible_games(rules, f"possible {rules_id}", POSSIBLE)]
    entries += [as_entry(rules_id, random_game(rules, random)) for _ in range(ANY)]
    entries += [spoil(random.choice(entries), random) for _ in range(SPOILT)]
    link = new_list(NAMES, rules=rules_id)["read"]
    refused = 0
    for entry in entries:
        expected = core(rules_id, entry)
        assert api(client, link, entry) == expected, json.dumps(entry)
        assert toml(rules_id, entry) == expected, json.dumps(entry)
        refused += expected[0] == 422
    assert len(entries) - refused > POSSIBLE
    assert refused > SPOILT / 4
