"""Random deals through the service of the table: 1,000 with each store at every run, many more at night."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tarock.web.store.journal import MemoryJournal
from tests.web.live.random_deals import SETS, play_many

CI = -(-1000 // len(SETS))
"""Deals of each set, 1,000 together."""
NIGHTLY = 100 * CI


@pytest.mark.parametrize("rules_id", SETS)
def test_a_thousand_random_deals_in_memory(rules_id):
    assert asyncio.run(play_many(MemoryJournal(), rules_id, CI, 1, "memory")) >= CI


@pytest.mark.nightly
@pytest.mark.parametrize("rules_id", SETS)
def test_a_hundred_thousand_random_deals_in_memory(rules_id):
    assert asyncio.run(play_many(MemoryJournal(), rules_id, NIGHTLY, 1, "nightly")) >= NIGHTLY


def in_the_real_database(deals: int, data: Path) -> int:
    """A process of its own, with the settings of a server: SQLite in a file, as an inn has it."""
    environment = os.environ | {"TAROCK_DATA": str(data), "DJANGO_SETTINGS_MODULE": "tarock.web.settings"}
    command = [sys.executable, "-m", "tests.web.live.random_deals", str(deals)]
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    return int(run.stdout)


def test_a_thousand_random_deals_in_the_real_database(tmp_path):
    assert in_the_real_database(CI, tmp_path) >= 1000


@pytest.mark.nightly
def test_ten_thousand_random_deals_in_the_real_database(tmp_path):
    assert in_the_real_database(10 * CI, tmp_path) >= 10_000
