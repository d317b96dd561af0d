"""The same lists on PostgreSQL, named by `DATABASE_URL`: a real server process of its own, where one is installed."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tarock.web.config import ConfigError
from tarock.web.database import database_settings
from tests.web.postgresql import cluster


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with cluster() as running:
        yield running.address


SCRIPT = """
import json, uuid
import django
django.setup()
from django.core.management import call_command
from django.db import connection
call_command("migrate", verbosity=0, interactive=False)
from tarock.web.sheets.service import act, begin
from tarock.web.store.events import Stale
links = begin(uuid.uuid4(), "Anna", rules="steirisch", players=("Anna", "Bert", "Cilli", "Dora"))
link = links["write"]
entry = {"contract": "dreier", "declarer": "Anna", "result": "won"}
wish = {"id": str(uuid.uuid4()), "kind": "entered", "by": "Anna", "after": "", "entry": entry}
act(link, wish)
sheet = act(link, wish)
try:
    act(link, wish | {"id": str(uuid.uuid4())})
    stale = False
except Stale:
    stale = True
print(json.dumps([connection.vendor, len(sheet.rows), [int(a) for a in sheet.points], stale]))
"""


def test_a_list_is_written_on_postgresql_as_on_sqlite(address: str, tmp_path: Path) -> None:
    environment = os.environ | {
        "DATABASE_URL": address,
        "TAROCK_DATA": str(tmp_path),
        "DJANGO_SETTINGS_MODULE": "tarock.web.settings",
    }
    run = subprocess.run([sys.executable, "-c", SCRIPT], env=environment, capture_output=True, text=True, timeout=300)
    assert run.returncode == 0, run.stderr
    assert json.loads(run.stdout) == ["postgresql", 1, [15, -5, -5, -5], True]


def test_processes_that_start_together_wait_for_the_first(address: str, tmp_path: Path) -> None:
    """On an empty database, which the first brings up to date."""
    import psycopg

    with psycopg.connect(address, autocommit=True) as known:
        known.execute("CREATE DATABASE fresh")
    environment = os.environ | {"DATABASE_URL": f"{address.rpartition('/')[0]}/fresh", "TAROCK_DATA": str(tmp_path)}
    command = [sys.executable, "-c", "from tarock.cli import main; main()", "admin", "--lang", "en"]
    running = [subprocess.Popen(command, env=environment, stderr=subprocess.PIPE, text=True) for _ in range(3)]
    said = [process.communicate(timeout=300)[1] for process in running]
    assert [process.returncode for process in running] == [0, 0, 0], said
    assert set(said) == {"Nobody may enter the administration yet.\n"}


@pytest.mark.parametrize("url", ["mysql://a@b/c", "postgresql://host", "postgresql://host:x/y", "nonsense"])
def test_an_address_of_another_kind_is_refused(url: str, tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match="DATABASE_URL"):
        database_settings(url, tmp_path / "x")
