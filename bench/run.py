"""All figures in one run: `uv run --group bench python bench/run.py [--quick]`; writes results.json and README.md.

Everything is measured in rounds, one after the other within a round, so that a slow minute of the machine hits all
alike. Rates are per second of processor time; starts of processes are given both ways. Figures are medians over the
rounds; ratios are medians of the ratios within a round. Absolute figures say something about the machine only; what
counts are the ratios.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import resource
import subprocess
import sys
from collections.abc import Callable
from importlib.metadata import version
from itertools import count
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, process_time

import deals
import openspiel
from page import write_page

from tarock.rules import builtin_ids, load
from tarock.scoring import settle

HERE = Path(__file__).resolve().parent
COMMAND = "uv run --group bench python bench/run.py"
PLAIN_SET = "steirisch"
Task = tuple[int, Callable[[], object]]  # how many units one call does, and the call


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--quick", action="store_true", help="few rounds, for a look; nothing is written")
    quick = parser.parse_args().quick
    rates = in_rounds(work(20 if quick else 100), 3 if quick else 9)
    starts = process_starts(3 if quick else 21)
    found = {
        "command": COMMAND,
        "machine": machine(),
        "versions": {"python": platform.python_version()}
        | {name: version(name) for name in ("tarock", "open_spiel", "typer")},
        "per_second": {name: rounded(median(of)) for name, of in rates.items()},
        "spread": {name: [rounded(min(of)), rounded(max(of))] for name, of in rates.items()},
        "ratios": ratios(rates),
        "start_ms": starts,
    }
    print(json.dumps(found, indent=2, ensure_ascii=False))
    if not quick:
        (HERE / "results.json").write_text(json.dumps(found, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
        write_page(HERE / "README.md", found)


def work(size: int) -> dict[str, Task]:
    """What is measured: its name in the results, and one portion of it."""
    rng, boards = Random(1), count(1)
    tasks: dict[str, Task] = {}

    def whole(rules_id: str, choose: deals.Choose) -> Task:
        rules = load(rules_id)
        return size, lambda: [deals.whole_deal(rules, next(boards), rng, choose) for _ in range(size)]

    for rules_id in builtin_ids():
        tasks[f"random deals, {rules_id}"] = whole(rules_id, deals.any_action)
    plain = load(PLAIN_SET)
    contract = deals.lowest_called_game(plain)
    tasks["plain deals"] = whole(PLAIN_SET, deals.plain_game(contract))
    tarok = openspiel.game()
    tasks["OpenSpiel deals"] = (10 * size, lambda: [openspiel.whole_deal(tarok, rng) for _ in range(10 * size)])

    ready = deals.before_play(plain, boards, rng, size)
    tasks["cards"] = (48 * size, lambda: [deals.played(state, rng, deals.plain_game(contract)) for state in ready])
    other = openspiel.before_play(tarok, rng, 10 * size)
    tasks["OpenSpiel cards"] = (480 * size, lambda: [openspiel.play(state.clone(), rng) for state in other])

    for rules_id in (PLAIN_SET, "mostviertel"):
        rules = load(rules_id)
        games = deals.games(rules, rng, 10 * size)
        tasks[f"settlements, {rules_id}"] = (
            len(games),
            lambda rules=rules, games=games: [settle(rules, game) for game in games],
        )
    return tasks


def in_rounds(tasks: dict[str, Task], rounds: int) -> dict[str, list[float]]:
    """Units a second of every task, one figure a round; a first round warms up and is not counted."""
    rates: dict[str, list[float]] = {name: [] for name in tasks}
    for number in range(rounds + 1):
        for name, (units, call) in tasks.items():
            start = process_time()
            call()
            if number:
                rates[name].append(units / (process_time() - start))
    return rates


def ratios(rates: dict[str, list[float]]) -> dict[str, float]:
    def ratio(ours: str, theirs: str) -> float:
        return rounded(median(a / b for a, b in zip(rates[ours], rates[theirs], strict=True)))

    return {
        "plain deals / OpenSpiel deals": ratio("plain deals", "OpenSpiel deals"),
        "cards / OpenSpiel cards": ratio("cards", "OpenSpiel cards"),
    }


def process_starts(rounds: int) -> dict[str, dict[str, float]]:
    """Milliseconds from start to end of a process, medians: on the wall, and of processor time.

    Modules are compiled once into a folder of their own, as on any machine where the program has run before.
    """
    python, script = [sys.executable], [str(Path(sys.executable).with_name("tarock"))]
    with TemporaryDirectory() as folder:
        entry = Path(folder) / "entry.toml"
        entry.write_text((HERE.parent / "docs/examples/frohnleiten-praxis.toml").read_text("utf-8"), encoding="utf-8")
        calls = {
            "python -c pass": [*python, "-c", "pass"],
            "import tarock": [*python, "-c", "import tarock"],
            "import tarock.rules": [*python, "-c", "import tarock.rules"],
            "load one rule set": [*python, "-c", f"from tarock.rules import load; load({PLAIN_SET!r})"],
            "import tarock.deal": [*python, "-c", "import tarock.deal"],
            "tarock --help": [*script, "--help"],
            "tarock score": [*script, "score", str(entry)],
        }
        environment = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
        environment["PYTHONPYCACHEPREFIX"] = str(Path(folder) / "compiled")
        wall: dict[str, list[float]] = {name: [] for name in calls}
        busy: dict[str, list[float]] = {name: [] for name in calls}
        for number in range(rounds + 1):
            for name, call in calls.items():
                start, used = perf_counter(), children_time()
                subprocess.run(call, check=True, stdout=subprocess.DEVNULL, env=environment)
                if number:
                    wall[name].append(1000 * (perf_counter() - start))
                    busy[name].append(1000 * (children_time() - used))
    bare = busy["python -c pass"]
    return {
        name: {
            "wall": rounded(median(wall[name])),
            "processor": rounded(median(of)),
            "processor, without Python itself": rounded(median(a - b for a, b in zip(of, bare, strict=True))),
        }
        for name, of in busy.items()
    }


def children_time() -> float:
    """Seconds of processor time that ended child processes have used."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def machine() -> dict[str, object]:
    cpu = platform.machine()
    info = Path("/proc/cpuinfo")
    if info.exists():
        names = [line.partition(":")[2].strip() for line in info.read_text().splitlines() if "model name" in line]
        cpu = names[0] if names else cpu
    load = round(os.getloadavg()[0], 1)
    return {"cpu": cpu, "cores": os.cpu_count(), "system": platform.system(), "load average": load}


def rounded(value: float) -> float:
    """Three figures: nothing here is known better."""
    return float(f"{value:.3g}")


if __name__ == "__main__":
    main()
