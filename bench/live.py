"""How many tables one server process carries: `python bench/live.py [--tables 100 200 …] [--database postgresql]`.

Each table has four players with a stream each and moves every half second, by the real rules, with the real views, over
real connections, into the real store; the players are a process of their own on another core. A size is carried if
95 % of the moves are shown to all four within 100 ms. Writes `bench/live.json` (not with `--look`).
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))
WITHIN_MS = 100
PAUSE = 0.5
NAMES = ("Anna", "Bert", "Cilli", "Dora")

MAKE = """
import json, sys, time, uuid
import django
django.setup()
from django.core.management import call_command
call_command("migrate", verbosity=0, interactive=False)
from tarock.table import evolve, open_table, decide, wishes
from tarock.web.live.history import to_row
from tarock.web.people.guests import guest_who, set_guest
from tarock.web.store.group_commit import Append, commit
class Answer:
    def set_cookie(self, key, value, *rest, **more):
        self.cookie = value
made, batch = [], []
for _ in range(int(sys.argv[1])):
    table, whos, cookies, now = uuid.uuid4(), [], [], time.time_ns() // 1_000_000
    for _ in range(4):
        answer = Answer()
        whos.append(guest_who(set_guest(answer)))
        cookies.append(answer.cookie)
    names = ("Anna", "Bert", "Cilli", "Dora")
    events = [open_table(str(uuid.uuid4()), now, whos[0], table=str(table), config={"next": 0}, name=names[0])]
    state = evolve(None, events[0])
    for place in (1, 2, 3):
        sit = wishes.Sit(id=str(uuid.uuid4()), who=whos[place], version=state.version, place=place, name=names[place])
        for event in decide(state, sit, now):
            events.append(event)
            state = evolve(state, event)
    batch.append(Append(table, 0, [to_row(event) for event in events]))
    made.append([str(table), cookies])
for start in range(0, len(batch), 100):
    commit(batch[start : start + 100])
print(json.dumps(made))
"""


class Server:
    """One `tarock serve` on a core of its own."""

    def __init__(self, environment: dict[str, str], core: int) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        command = [sys.executable, "-c", "from tarock.cli import main; main()", "serve", "--port", str(self.port)]
        begun = time.perf_counter()
        self.process = subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL)
        os.sched_setaffinity(self.process.pid, {core})
        while True:
            try:
                urllib.request.urlopen(f"http://localhost:{self.port}/sprache/", timeout=2)
            except urllib.error.HTTPError:
                break
            except OSError:
                time.sleep(0.01)
                if self.process.poll() is not None:
                    raise SystemExit("the server did not start") from None
            else:
                break
        self.start_seconds = time.perf_counter() - begun

    def memory(self) -> float:
        """Resident memory in MiB."""
        status = Path(f"/proc/{self.process.pid}/status").read_text("ascii")
        return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS")) / 1024

    def cpu(self) -> float:
        """Seconds of processor time."""
        part = Path(f"/proc/{self.process.pid}/stat").read_text("ascii").rpartition(")")[2].split()
        return (int(part[11]) + int(part[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(20)


@contextmanager
def database(kind: str) -> Iterator[str]:
    """The address for DATABASE_URL, empty for SQLite."""
    if kind == "sqlite":
        yield ""
        return
    from tests.web.postgresql import cluster

    with cluster(durable=True) as running:
        yield running.address


def measure(tables: int, seconds: float, warm: float, url: str, cores: list[int]) -> dict[str, Any]:
    """One size: a new server, new tables."""
    with tempfile.TemporaryDirectory(prefix="tarock-bench-") as folder:
        environment = os.environ | {"TAROCK_DATA": folder, "DJANGO_SETTINGS_MODULE": "tarock.web.settings"}
        environment |= {"DATABASE_URL": url} if url else {}
        made = subprocess.run(
            [sys.executable, "-c", MAKE, str(tables)], env=environment, check=True, capture_output=True, text=True
        ).stdout
        server = Server(environment, cores[0])
        try:
            empty = server.memory()
            asked = {"port": server.port, "tables": json.loads(made), "seconds": seconds, "warm": warm, "pause": PAUSE}
            command = [sys.executable, str(HERE / "live_clients.py")]
            clients = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
            os.sched_setaffinity(clients.pid, {cores[1]})
            assert clients.stdin is not None
            assert clients.stdout is not None
            clients.stdin.write(json.dumps(asked))
            clients.stdin.close()
            clients.stdout.readline()  # all are there, and the first moves are made
            before, begun = server.cpu(), time.perf_counter()
            found = json.loads(clients.stdout.readline())
            spent, took = server.cpu() - before, time.perf_counter() - begun
            clients.wait()
            return {
                "tables": tables,
                **found,
                "server_core_share": round(spent / took, 2),
                "server_cpu_ms_a_move": round(spent * 1000 / found["moves"], 2),
                "memory_mib": round(server.memory(), 1),
                "memory_kib_a_table": round((server.memory() - empty) * 1024 / tables, 1),
                "start_seconds": round(server.start_seconds, 2),
            }
        finally:
            server.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[100, 200, 250, 300])
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--warm", type=float, default=6)
    parser.add_argument("--databases", nargs="+", default=["sqlite", "postgresql"])
    parser.add_argument("--look", action="store_true", help="write nothing")
    asked = parser.parse_args()
    cores = sorted(os.sched_getaffinity(0))
    if len(cores) < 2:
        raise SystemExit("two cores are needed: one for the server, one for the players")
    found: dict[str, Any] = {
        "machine": platform.platform(),
        "python": platform.python_version(),
        "load": os.getloadavg(),
    }
    for kind in asked.databases:
        with database(kind) as url:
            rows = []
            for tables in asked.tables:
                rows.append(measure(tables, asked.seconds, asked.warm, url, cores))
                print(kind, json.dumps(rows[-1]), flush=True)
            carried = [row["tables"] for row in rows if row["ms_p95"] <= WITHIN_MS and not row["refused"]]
            found[kind] = {"carried": max(carried, default=0), "rows": rows}
    if not asked.look:
        (HERE / "live.json").write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
