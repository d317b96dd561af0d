"""What one move of a live table costs on one core: decide, evolve, four views as JSON text.

    python bench/table_core.py [DEALS]

Prints the figures as JSON: microseconds of processor time a move (median and the slowest 5 %), and each part's share.
Four persons play steirisch deals by rule of thumb; the bots' own thinking is not counted.
"""

from __future__ import annotations

import json
import sys
from itertools import pairwise
from random import Random
from statistics import mean, median, quantiles
from time import process_time

import orjson

from tarock.bots import player_of
from tarock.deal import as_json, view
from tarock.rules import Reason
from tarock.table import Table, decide, evolve, open_table, table_view, wishes as w

ID = "00000000-0000-7000-8000-{:012d}"
WHO = [f"g:{name}" for name in ("anna", "bert", "cilli", "dora")]
PARTS = ("decide", "evolve", "views as JSON")


def four_persons(rules: str) -> Table:
    """A table where all four places are held by persons."""
    opened = open_table(ID.format(0), 0, WHO[0], table=ID.format(1), config={"rules": rules}, name="Anna")
    table = evolve(None, opened)
    for place in (1, 2, 3):
        sit = w.Sit(id=ID.format(place + 1), who=WHO[place], version=table.version, place=place, name=f"Gast {place}")
        table = after(table, sit)
    return table


def after(table: Table, wish: w.Wish) -> Table:
    """The table after a wish that must be fulfilled."""
    found = decide(table, wish, table.at + 1)
    assert not isinstance(found, Reason), found.sentence("en")
    for event in found:
        table = evolve(table, event)
    return table


def measure(deals: int, rules: str = "steirisch") -> dict[str, object]:
    """Figures over so many deals."""
    rng, table, count = Random(7), four_persons(rules), 100
    bot = player_of("thumb", table.rules)
    moves: list[list[float]] = []
    sizes: list[int] = []
    for _ in range(deals):
        count += 1
        table = after(table, w.DealNext(id=ID.format(count), seed=f"{rng.getrandbits(128):032x}"))
        while table.playing:
            deal = table.deal
            assert deal is not None
            assert deal.state.turn is not None
            assert deal.on_turn is not None
            action = as_json(bot.choose(view(deal.state, deal.state.turn), rng).action)
            count += 1
            wish = w.Act(id=ID.format(count), who=WHO[deal.on_turn], version=table.version, action=tuple(action))
            times = [process_time()]
            found = decide(table, wish, table.at + 500)
            times.append(process_time())
            assert not isinstance(found, Reason)
            for event in found:
                table = evolve(table, event)
            times.append(process_time())
            texts = [orjson.dumps(table_view(table, who, "de")) for who in WHO]
            times.append(process_time())
            moves.append([1e6 * (b - a) for a, b in pairwise(times)])
            sizes += map(len, texts)
    totals = [sum(parts) for parts in moves]
    return {
        "rules": rules,
        "moves": len(moves),
        "us_median": round(median(totals)),
        "us_mean": round(mean(totals)),
        "us_p95": round(quantiles(totals, n=20)[-1]),
        "parts_us": {name: round(mean(parts)) for name, parts in zip(PARTS, zip(*moves, strict=True), strict=True)},
        "bytes_median": round(median(sizes)),
        "bytes_max": max(sizes),
    }


if __name__ == "__main__":
    print(json.dumps(measure(int(sys.argv[1]) if len(sys.argv) > 1 else 24), indent=1))
