"""Registration on PostgreSQL: eight phones at once, some of them twice, and one name that two want."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from tests.web.postgresql import cluster

SCRIPT = """
import json
from concurrent.futures import ThreadPoolExecutor
import django
django.setup()
from django.core.management import call_command
from django.db import connection
call_command("migrate", verbosity=0, interactive=False)
from tarock.rules import Problems
from tarock.web.cups.public.registering import enrol
from tarock.web.cups.service import Guest
from tarock.web.cups.streams import CUPS
from tarock.web.people.ids import uuid7
from tests.web.cups.public.stage import NAMES, stage
on = stage()
wanted = [(name, str(uuid7())) for name in NAMES[:8]]
def register(said):
    name, id = said
    try:
        return [name, enrol(on.day, Guest(name, consent=True), id).number]
    except Problems as found:
        return [name, found.problems[0].reason.code]
    finally:
        connection.close()
with ThreadPoolExecutor(8) as phones:
    done = list(phones.map(register, [*wanted, *wanted, (NAMES[0], str(uuid7()))]))
print(json.dumps([connection.vendor, done, len(on.state.entrants), len(CUPS.get(on.cup.pk).players)]))
"""


def test_phones_at_once_get_numbers_of_their_own_on_postgresql(tmp_path: Path) -> None:
    with cluster() as running:
        environment = os.environ | {
            "DATABASE_URL": running.address,
            "TAROCK_DATA": str(tmp_path),
            "DJANGO_SETTINGS_MODULE": "tarock.web.settings",
        }
        run = subprocess.run(
            [sys.executable, "-c", SCRIPT], env=environment, capture_output=True, text=True, timeout=300
        )
    assert run.returncode == 0, run.stderr
    vendor, done, entrants, players = json.loads(run.stdout)
    assert (vendor, entrants, players) == ("postgresql", 8, 8)
    *phones, second_anna = done
    assert phones[:8] == phones[8:], "sent twice is one registration"
    assert sorted(number for _, number in phones[:8]) == [1, 2, 3, 4, 5, 6, 7, 8]
    assert second_anna[1] == "cups-name-known"
