"""A tournament's rush hours against one `tarock serve`: `python bench/cups.py`.

83 players stand at the desk at once: each is registered, has paid and is checked in, eight desks in parallel. Then
round 1 is drawn and started, and 50 people keep the event's page open: each loads it, and asks what is new every few
seconds, as the page does. Clients run on the same machine. Writes `bench/cups.json` and the table below the mark in
`bench/README.md`; `--look` writes nothing.
"""

from __future__ import annotations

import argparse
import http.client
import json
import os
import platform
import statistics
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any
from uuid import uuid4

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))
MARK = "<!-- cups: written by bench/cups.py -->"
PLAYERS, DESKS, VIEWERS, SECONDS, EVERY = 83, 8, 50, 30, 4.0

FOUND = """
import json
import django
django.setup()
from tests.web.cups.office.desks import Office
office = Office("rush", draw_ahead=True)
print(json.dumps({"day": str(office.day.pk), "desk": office.desk.token, "organiser": office.organiser.token}))
"""


class Client:
    """One connection that stays open, as a browser's."""

    def __init__(self, port: int, key: str = "") -> None:
        self.connection = http.client.HTTPConnection("localhost", port, timeout=60)
        self.headers = {"Authorization": f"Bearer {key}"} if key else {}

    def ask(self, path: str, body: dict[str, Any] | None = None, **headers: str) -> tuple[int, float, dict[str, str]]:
        """Status, milliseconds, headers of the answer."""
        start = time.perf_counter()
        raw = None if body is None else json.dumps({"id": str(uuid4()), **body})
        self.connection.request("POST" if raw else "GET", path, raw, {**self.headers, **headers})
        answer = self.connection.getresponse()
        self.last = answer.read()
        return answer.status, (time.perf_counter() - start) * 1000, dict(answer.getheaders())


def desk(port: int, found: dict[str, str], players: list[int]) -> list[float]:
    """One desk takes its part of the queue; milliseconds by player."""
    client, times = Client(port, found["desk"]), []
    for player in players:
        status, first, _ = client.ask(
            f"/api/days/{found['day']}/registrations", {"name": f"Gast {player}", "consent": True}
        )
        assert status == 201, client.last
        number = json.loads(client.last)["number"]
        rest = 0.0
        for kind in ("paid", "checked-in"):
            status, took, _ = client.ask(f"/api/days/{found['day']}/wishes", {"kind": kind, "number": number})
            assert status == 200, client.last
            rest += took
        times.append(first + rest)
    return times


def rush(port: int, found: dict[str, str]) -> dict[str, float]:
    """83 at the desk at once."""
    queues = [list(range(1, PLAYERS + 1))[n::DESKS] for n in range(DESKS)]
    start = time.perf_counter()
    with ThreadPoolExecutor(DESKS) as desks:
        times = [took for some in desks.map(lambda queue: desk(port, found, queue), queues) for took in some]
    whole = time.perf_counter() - start
    client = Client(port, found["desk"])
    client.ask(f"/api/days/{found['day']}/")
    here = [e for e in json.loads(client.last)["entrants"] if e["status"] == "checked-in" and e["paid_cents"]]
    assert len(here) == PLAYERS, "nobody was lost"
    return {"seconds for all": round(whole, 2), **spread(times)}


def spread(times: list[float]) -> dict[str, float]:
    """Median and the slow ones."""
    cut = statistics.quantiles(times, n=100)
    return {"median ms": round(cut[49]), "95 % ms": round(cut[94]), "worst ms": round(max(times))}


def viewer(port: int, page: str, place: int) -> tuple[list[float], list[float]]:
    """Loads the page, then asks with the tag of the last answer; milliseconds of both."""
    time.sleep(EVERY * place / VIEWERS)
    client, tag = Client(port), ""
    end = time.perf_counter() + SECONDS
    loads, asks = [], []
    status, took, _ = client.ask(page)
    assert status == 200
    loads.append(took)
    while time.perf_counter() < end:
        time.sleep(EVERY)
        status, took, headers = client.ask(f"{page}teil/stand/", **({"If-None-Match": tag} if tag else {}))
        assert status in (200, 304), status
        tag = headers.get("ETag", tag)
        asks.append(took)
    return loads, asks


def watch(port: int, found: dict[str, str]) -> dict[str, dict[str, float]]:
    """50 viewers while the desk writes a result every second."""
    organiser = Client(port, found["organiser"])
    wishes = f"/api/days/{found['day']}/wishes"
    for body in (
        {"kind": "seed-drawn", "public": "Mond"},
        {"kind": "drawn", "rounds": [{"round": n} for n in (1, 2, 3)]},
        {"kind": "started", "round": 1},
    ):
        assert organiser.ask(wishes, body)[0] == 200, organiser.last
    organiser.ask(f"/api/days/{found['day']}/rounds/1")
    tables = json.loads(organiser.last)["tables"]
    page = f"/turnier/{found['day']}/"
    with ThreadPoolExecutor(VIEWERS) as hall:
        watching = [hall.submit(viewer, port, page, place) for place in range(VIEWERS)]
        for table in tables:
            first, *_, last = numbers = [player["number"] for player in table["players"]]
            sums = dict.fromkeys(map(str, numbers), 0) | {str(first): 7, str(last): -7}
            told = {
                "kind": "reported",
                "round": 1,
                "table": table["table"],
                "sums": sums,
                "games": table["games_agreed"],
            }
            assert organiser.ask(wishes, told)[0] == 200, organiser.last
            time.sleep(1)
        seen = [one.result() for one in watching]
    loads = [took for part, _ in seen for took in part]
    asks = [took for _, part in seen for took in part]
    return {"the page": spread(loads), "what is new": {**spread(asks), "requests": len(asks)}}


def measure() -> dict[str, Any]:
    """Everything, against a server of its own."""
    from tests.browser.conftest import Server

    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        server.start()
        try:
            environment = os.environ | {"TAROCK_DATA": folder, "DJANGO_SETTINGS_MODULE": "tarock.web.settings"}
            run = subprocess.run(
                [sys.executable, "-c", FOUND],
                env=environment,
                capture_output=True,
                text=True,
                check=True,
                cwd=HERE.parent,
            )
            found = json.loads(run.stdout.splitlines()[-1])
            at_the_desk = rush(server.port, found)
            watched = watch(server.port, found)
        finally:
            server.stop()
    load = f"load average {os.getloadavg()[0]:.1f}"
    return {
        "machine": f"{os.cpu_count()} cores, {platform.system()}, {load}, SQLite, clients on the same machine",
        "desk": at_the_desk,
        "viewers": watched,
    }


def page(found: dict[str, Any]) -> str:
    """The tables of the README."""
    columns = ("median ms", "95 % ms", "worst ms")
    seen, asked = found["viewers"]["the page"], found["viewers"]["what is new"]
    rows = {
        f"{PLAYERS} players, {DESKS} desks: registered, paid and checked in, each": found["desk"],
        f"{VIEWERS} viewers: the event's page": seen,
        f"{VIEWERS} viewers: what is new, {asked['requests']} requests": asked,
    }
    lines = [f"| what | {' | '.join(columns)} |", "|---|--:|--:|--:|"]
    lines += [f"| {name} | {' | '.join(str(row[column]) for column in columns)} |" for name, row in rows.items()]
    after = f"All {PLAYERS} were in after {found['desk']['seconds for all']} seconds. {found['machine']}."
    return "\n".join([*lines, "", after, ""])


def write(found: dict[str, Any]) -> None:
    """The figures into bench/cups.json and the README."""
    (HERE / "cups.json").write_text(json.dumps(found, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    readme = HERE / "README.md"
    above, _, below = readme.read_text("utf-8").partition(MARK)
    _, end, rest = below.partition("<!-- end of cups -->")
    readme.write_text(f"{above}{MARK}\n\n{page(found)}\n{end}{rest}", encoding="utf-8")


def main() -> None:
    """Measure, write, show."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--look", action="store_true", help="write nothing")
    look = parser.parse_args().look
    found = measure()
    print(page(found))
    if not look:
        write(found)


if __name__ == "__main__":
    main()
