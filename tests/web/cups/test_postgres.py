"""The office on PostgreSQL: many desks at once, each number for life given once, nothing lost."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from tests.web.test_postgres import address  # noqa: F401 - the fixture: a PostgreSQL of its own

SCRIPT = """
import json
from concurrent.futures import ThreadPoolExecutor
import django
django.setup()
from django.core.management import call_command
from django.db import connection, connections
call_command("migrate", verbosity=0, interactive=False)
from tarock.tournament.event import book, facts as f, standings
from tests.web.cups.office.desks import Desk, Office
from django.test import Client

office = Office(rounds=1, complaint_minutes=0)

def arrive(n):
    try:
        desk = Desk(office.desk.token, Client())
        return desk.post("tuer/", "arrive", typed=f"Spieler {n}", new="1", paid="1").status_code
    finally:
        connections.close_all()

with ThreadPoolExecutor(8) as desks:
    came = set(desks.map(arrive, range(1, 25)))
office.draw(1)
office.wish(f.Started(1))

def report(n):
    try:
        players = office.table(n).players
        desk = Desk(office.desk.token, Client())
        codes = [desk.post(f"runde/1/tisch/{n}/", "enter", **office.result(n)).status_code for _ in range(2)]
        codes.append(desk.post(f"runde/1/tisch/{n}/", "confirmed", round=1, table=n, player=players[1]).status_code)
        if n == 3:
            codes.append(office.referee.post("schiedsrichter/", "rule", matter="exclusion", players=str(players[3]),
                                             text="Betrug").status_code)
        return codes
    finally:
        connections.close_all()

with ThreadPoolExecutor(6) as desks:
    codes = {code for some in desks.map(report, range(1, 7)) for code in some}
state = office.state
print(json.dumps({
    "vendor": connection.vendor, "came": sorted(came), "codes": sorted(codes),
    "numbers": sorted(state.entrants), "box": book(state).balance, "versions": state.version,
    "results": [len(table.versions) for table in state.rounds[0].tables],
    "ranked": sum(row.rank is not None for row in standings(state).rows),
    "bans": len(office.cup_state.bans), "known": len(office.cup_state.players),
}))
"""


def test_many_desks_at_once_on_postgresql(address: str, tmp_path: Path) -> None:  # noqa: F811 - pytest's way
    environment = os.environ | {
        "DATABASE_URL": address,
        "TAROCK_DATA": str(tmp_path),
        "DJANGO_SETTINGS_MODULE": "tarock.web.settings",
        "TAROCK_ALLOWED_HOSTS": "testserver",
    }
    run = subprocess.run([sys.executable, "-c", SCRIPT], env=environment, capture_output=True, text=True, timeout=300)
    assert run.returncode == 0, run.stderr
    found = json.loads(run.stdout.splitlines()[-1])
    assert found["vendor"] == "postgresql"
    assert (found["came"], found["codes"]) == ([302], [302])
    assert found["numbers"] == list(range(1, 25))
    assert found["box"] == 24 * 1200
    assert found["results"] == [1] * 6, "twice the same is once"
    assert (found["ranked"], found["bans"], found["known"]) == (23, 1, 24)
