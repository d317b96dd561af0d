"""The table of a season of 20 events with 200 players each, from the events on: `python bench/season.py`.

Writes `bench/season.json` and the table below the mark in `bench/README.md`. `--quick` looks only.
"""

from __future__ import annotations

import argparse
import json
import statistics
import time
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from random import Random
from typing import Any

from tarock.tournament.cup import CupState, decide, evolve, facts as cf
from tarock.tournament.cup.fame import careers, hall_of_fame
from tarock.tournament.cup.results import day_result
from tarock.tournament.cup.standings import season_table
from tarock.tournament.cups import cup_text, day_settings, load_cup
from tarock.tournament.draw import Entrant, draw_rounds
from tarock.tournament.event import Actor, Event, Fact, facts as f, from_json, replay, to_json

HERE = Path(__file__).parent
MARK = "<!-- season: written by bench/season.py -->"
EVENTS, PLAYERS, ROUNDS = 20, 200, 3
AT = "2026-01-10T14:00:00+01:00"
ORGANISER = Actor("organiser", "bench")


def day_events(number: int) -> list[Event]:
    """A whole day: registered, drawn, every table reported, closed."""
    rng = Random(number)
    seed = f"{number:032x}"
    here = rng.sample(range(1, PLAYERS + 101), PLAYERS)
    wishes: list[Fact] = [f.Opened(day_settings(load_cup("wien"), f"Turnier {number}"))]
    for player in here:
        wishes += [f.Registered(f"Spieler {player}", player), f.CheckedIn(player)]
    drawn = draw_rounds([Entrant(player) for player in here], ROUNDS, seed=seed)
    told = [f.RoundDraw(n, tuple(f.Seats(t.number, t.players) for t in r.tables)) for n, r in enumerate(drawn, 1)]
    wishes += [f.SeedDrawn("x", "", seed), f.Drawn(tuple(told))]
    for n, part in enumerate(drawn, 1):
        wishes.append(f.Started(n))
        for table in part.tables:
            sums = {player: Fraction(rng.randint(-80, 80)) for player in table.players}
            sums[table.players[0]] -= sum(sums.values())
            wishes.append(f.Reported(n, table.number, sums, 20))
    wishes.append(f.Closed())
    return [Event(f"{number}-{place}", AT, "bench", "organiser", wish) for place, wish in enumerate(wishes)]


def cup_state() -> CupState:
    """The cup with its players and dates."""
    state: CupState | None = None
    wishes: list[Fact] = [cf.Created(cup_text("wien")), cf.SeasonBegun("A")]
    wishes += [cf.PlayerAdded(f"Spieler {n}", n) for n in range(1, PLAYERS + 101)]
    for n in range(1, EVENTS + 1):
        date = f"d{n}"
        wishes += [cf.DateSet(date, f"2026-{1 + n // 3:02}-{1 + n:02}", final=n == EVENTS), cf.Attached(date, f"t{n}")]
    for place, wish in enumerate(wishes):
        for event in decide(state, wish, id=f"c{place}", at=AT, actor=ORGANISER):
            state = evolve(state, event)
    assert state is not None
    return state


def milliseconds(work: Callable[[], Any], times: int) -> float:
    """Median of processor time."""
    found = []
    for _ in range(times):
        start = time.process_time()
        work()
        found.append((time.process_time() - start) * 1000)
    return round(statistics.median(found), 1)


def measure(times: int) -> dict[str, float]:
    """All figures in milliseconds."""
    logs = {f"t{n}": [to_json(event) for event in day_events(n)] for n in range(1, EVENTS + 1)}
    state = cup_state()
    first = logs["t1"]

    def read(log: list[dict[str, Any]]) -> Any:
        return replay(from_json(row) for row in log)

    day = read(first)
    results = {stream: day_result(read(log)) for stream, log in logs.items()}
    table = season_table(state, "A", results)
    assert len(table.held) == EVENTS
    assert sum(len(one.players) for one in results.values()) == EVENTS * PLAYERS
    return {
        f"one event: read and fold {len(first)} events": milliseconds(lambda: read(first), times),
        "one event: standings with tie-breaks": milliseconds(lambda: day_result(day), times),
        "season: table with every why, from 20 results": milliseconds(lambda: season_table(state, "A", results), times),
        "season: hall of fame and all-time statistics": milliseconds(
            lambda: (hall_of_fame(state, results), careers(state, results)), times
        ),
        "season: everything, from all events": milliseconds(
            lambda: season_table(state, "A", {s: day_result(read(log)) for s, log in logs.items()}), 1
        ),
    }


def main() -> None:
    """Measure, and write unless only a look is wanted."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true")
    quick = parser.parse_args().quick
    found = measure(1 if quick else 5)
    for name, value in found.items():
        print(f"{value:10.1f} ms  {name}")
    if quick:
        return
    told = {"events": EVENTS, "players": PLAYERS, "rounds": ROUNDS, "milliseconds": found}
    (HERE / "season.json").write_text(json.dumps(told, indent=2) + "\n", "utf-8")
    lines = [
        "| what | ms of processor time |",
        "|---|--:|",
        *(f"| {name} | {value:g} |" for name, value in found.items()),
    ]
    page = HERE / "README.md"
    above, mark, rest = page.read_text("utf-8").partition(MARK)
    if mark:
        after = rest.lstrip("\n").partition("\n\n")[2]
        page.write_text(f"{above}{MARK}\n\n" + "\n".join(lines) + f"\n\n{after}", "utf-8")


if __name__ == "__main__":
    main()
