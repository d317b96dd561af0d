"""Draws: time, and what repeats: `uv run python bench/draw.py`; writes draw.json and its part of README.md.

Beside each draw stands a purely random one (the players shuffled anew for each round), which repeats about 13 pairs in
three rounds at any size. Times are processor time of one process.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from random import Random
from statistics import mean, median
from time import process_time

from tarock.tournament.draw import Entrant, Round, draw_rounds, partition, report

HERE = Path(__file__).resolve().parent
BEGIN, END = "<!-- draw: written by bench/draw.py -->", "<!-- end of draw -->"
SIZES = (16, 17, 18, 19, 20, 21, 22, 23, 26, 27, 31, 40, 80, 120, 200, 400)
ROUNDS = (3, 5)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--events", type=int, default=10, help="events of each size")
    events = parser.parse_args().events
    found = [figures(players, rounds, events) for rounds in ROUNDS for players in SIZES]
    found.append(figures(400, 3, events, clubs=20) | {"players": "400, 20 clubs"})
    (HERE / "draw.json").write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    write_page(HERE / "README.md", found)


def figures(players: int, rounds: int, events: int, clubs: int = 0) -> dict[str, object]:
    """Medians and worst of `events` draws; means of as many random draws."""
    entrants = [
        Entrant(number, frozenset({f"club {number % clubs}"} if clubs else ())) for number in range(1, players + 1)
    ]
    seconds, drawn = [], []
    for event in range(events):
        begun = process_time()
        made = draw_rounds(entrants, rounds, seed=f"{event:032x}")
        seconds.append(process_time() - begun)
        drawn.append(report(made, entrants))
    lots = [report(by_lot(players, rounds, Random(event)), entrants) for event in range(events)]
    return {
        "players": str(players),
        "rounds": rounds,
        "seconds": round(median(seconds), 3),
        "seconds_most": round(max(seconds), 3),
        "repeats": median(each.repeated for each in drawn),
        "repeats_most": max(each.repeated for each in drawn),
        "pauses": "–".join(str(most(most(each.pauses.values()) for each in drawn)) for most in (min, max)),
        "same_table": round(mean(len(each.tables) for each in drawn), 1),
        "together": round(mean(len(each.together) for each in drawn), 1),
        "random_repeats": round(mean(each.repeated for each in lots), 1),
        "random_same_table": round(mean(len(each.tables) for each in lots), 1),
        "random_together": round(mean(len(each.together) for each in lots), 1),
    }


def by_lot(players: int, rounds: int, rng: Random) -> list[Round]:
    """What most tournaments do: shuffle, sit down."""
    made = []
    for _ in range(rounds):
        order = rng.sample(range(1, players + 1), players)
        sizes = partition(players)
        starts = [sum(sizes[:table]) for table in range(len(sizes))]
        made.append(Round.of(order[start : start + size] for start, size in zip(starts, sizes, strict=True)))
    return made


def write_page(page: Path, found: list[dict[str, object]]) -> None:
    """Put the table between its marks; before the figures of bench/run.py where it is new."""
    lines = [
        "| players | rounds | repeats (worst) | at random | with pauses | same table again | at random | s (worst) |",
        "|--:|--:|--:|--:|--:|--:|--:|--:|",
    ]
    for row in found:
        cells = [row["players"], row["rounds"], f"{row['repeats']:g} ({row['repeats_most']})", row["random_repeats"]]
        cells += [row["pauses"], row["same_table"], row["random_same_table"]]
        cells.append(f"{row['seconds']:.2f} ({row['seconds_most']:.2f})")
        lines.append(f"| {' | '.join(map(str, cells))} |")
    clubs = next(row for row in found if "clubs" in str(row["players"]))
    lines += ["", f"Of 20 clubs of 20 players {clubs['together']:g} pairs of club mates sit together in three rounds,"]
    lines += [f"at random {clubs['random_together']:g}."]
    text = page.read_text("utf-8")
    part = f"{BEGIN}\n\n" + "\n".join(lines) + f"\n\n{END}"
    if BEGIN in text:
        before, _, rest = text.partition(BEGIN)
        page.write_text(before + part + rest.partition(END)[2], encoding="utf-8")
    else:
        head, mark, rest = text.partition("<!-- below: written by bench/run.py -->")
        page.write_text(f"{head}{ABOUT}\n\n{part}\n\n{mark}{rest}", encoding="utf-8")


ABOUT = """## The draw

`uv run python bench/draw.py` draws events of the given size at once (`tarock.tournament.draw.draw_rounds`), ten of
each. A repeat is a meeting of two who have met before; 3, 6, 9 are the least for 17, 18, 19 players in three rounds,
and with 16 or at least 20 there need be none. "With pauses" are the fewest and the most rounds that any player sits at
a table of five: where few tables stand beside fives, no second meeting and fair pauses exclude each other
([docs/draw.md](../docs/draw.md)), and meetings come first."""


if __name__ == "__main__":
    main()
