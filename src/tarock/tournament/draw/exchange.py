"""The search: two players change places, again and again, and the best seating that was seen is the result.

A tabu search over `Costs`. In each step the exchange that costs least is made, even if the seating gets dearer by it;
who has left a table may not come back for some steps unless that gives a new best. Ties are broken by the stream, so
the result is the same wherever it is computed; what stops it is a count, never a clock. `docs/draw.md` has it in full.
"""

from __future__ import annotations

from collections.abc import Sequence

from tarock.tournament.draw.costs import Costs
from tarock.tournament.draw.stream import Stream

PATIENCE = 30_000
"""Exchanges that are looked at without a new best before it stops; `PATIENCE_EACH` more for each player."""
PATIENCE_EACH = 1_000


def exchange(start: Sequence[int], costs: Costs, movable: Sequence[int], stream: Stream) -> list[int]:
    """The table of each player. `start` is the same before the search; only `movable` players change places."""
    seating = _Seating(list(start), costs)
    best, found = seating.cost, list(start)
    patience = PATIENCE + PATIENCE_EACH * len(start)
    looked, step = 0, 0
    barred = [[0] * len(row) for row in costs.alone]
    while best > costs.bound and looked < patience:
        step += 1
        unhappy = [player for player in movable if seating.at_table(player) > seating.least[player]]
        if not unhappy:
            break
        looked += len(unhappy) * len(movable)
        ways, change = seating.best_exchanges(unhappy, movable, barred, step, best)
        if not ways:
            continue
        one, other = ways[stream.below(len(ways))]
        until = step + 3 + stream.below(len(movable) // 3 + 4)
        barred[one][seating.table[one]] = until
        barred[other][seating.table[other]] = until
        seating.swap(one, other, change)
        if seating.cost < best:
            best, found, looked = seating.cost, list(seating.table), 0
    return found


class _Seating:
    """Who sits where, with what each player would cost at each table."""

    def __init__(self, table: list[int], costs: Costs) -> None:
        self.table = table
        self.pairs = costs.pairs
        self.least = [min(row) for row in costs.alone]
        self.at = [list(row) for row in costs.alone]
        """By player and table: what he costs there, with those who sit there now (himself left out)."""
        for row, at in zip(self.pairs, self.at, strict=True):
            for other, its_table in enumerate(table):
                if row[other]:
                    at[its_table] += row[other]
        together = sum(row[t] - alone[t] for row, alone, t in zip(self.at, costs.alone, table, strict=True))
        self.cost = together // 2 + sum(alone[t] for alone, t in zip(costs.alone, table, strict=True))

    def at_table(self, player: int) -> int:
        """What he costs where he sits."""
        return self.at[player][self.table[player]]

    def best_exchanges(
        self, unhappy: list[int], movable: Sequence[int], barred: list[list[int]], step: int, best: int
    ) -> tuple[list[tuple[int, int]], int]:
        """All exchanges of an unhappy player with another that change the cost least, and by how much."""
        table, at = self.table, self.at
        ways: list[tuple[int, int]] = []
        least: int | None = None
        for one in unhappy:
            here, costs, pairs, closed = table[one], at[one], self.pairs[one], barred[one]
            now = costs[here]
            for other in movable:
                there = table[other]
                if there == here:
                    continue
                row = at[other]
                change = costs[there] - now + row[here] - row[there] - 2 * pairs[other]
                if least is not None and change > least:
                    continue
                if (closed[there] >= step or barred[other][here] >= step) and self.cost + change >= best:
                    continue
                if change != least:
                    least, ways = change, []
                ways.append((one, other))
        return ways, least or 0

    def swap(self, one: int, other: int, change: int) -> None:
        """Exchange the places of two players; `change` is what that does to the cost."""
        here, there = self.table[one], self.table[other]
        for row, at in zip(self.pairs, self.at, strict=True):
            difference = row[other] - row[one]
            if difference:
                at[here] += difference
                at[there] -= difference
        self.table[one], self.table[other] = there, here
        self.cost += change
