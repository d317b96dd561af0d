"""What a seating costs: the wishes of a draw as whole numbers, and a bound below which no seating can come.

All wishes but the displacement count in a named order (`ORDER`): a single unit of an earlier one outweighs everything
of the later ones. The least cost is what is sought; zero means that every wish holds.

* `meetings`: two at a table who have met m times before cost m. Summed over an event that is m(m − 1)/2 for a pair
  that meets m times: a third meeting is worse than two second ones.
* `pauses`: who has been at a table with pauses c times costs 2^c at the next one, for each who sits out there. The
  least is to take those who have been there least: nobody twice before all once.
* `apart`: two of a club, or a couple, at a table cost 1.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from tarock.tournament.draw.model import Entrant, Round

ORDER: Final = ("meetings", "pauses", "apart")
"""The wishes, the weightiest first. Where tables of five stand beside few others (21 to 23, 26, 27, 31 players in three
rounds) not all of the first two can hold: "meetings" first keeps the meetings at zero, "pauses" first the pauses fair
(`docs/draw.md` has the proof).
"""

_STEP: Final = 10**6
"""More than a wish can cost in one round."""
_MOST: Final = 15
"""Rounds with pauses that are told apart."""


@dataclass
class Costs:
    """The costs of `n` players at `t` tables."""

    pairs: list[list[int]]
    """n × n, symmetric: what two cost who sit together."""
    alone: list[list[int]]
    """n × t: what a player costs at a table, whoever sits there."""
    bound: int
    """No seating costs less."""


@dataclass(frozen=True)
class Displacement:
    """The wish to stay near a given table: `home` by player (None: no wish), `outweighs` all others or is outweighed.

    Where it outweighs, each player away from home costs the same; otherwise the distance counts.
    """

    home: Sequence[int | None]
    outweighs: bool
    least: int = 0
    """So many cannot stay."""


def costs(
    entrants: Sequence[Entrant],
    sizes: Sequence[int],
    history: Sequence[Round],
    order: Sequence[str] = ORDER,
    stay: Displacement | None = None,
) -> Costs:
    """The costs of the next round after `history`: players by their place in `entrants`, tables by that in `sizes`."""
    weight = dict.fromkeys(ORDER, 0) | {word: _STEP ** (len(ORDER) - place) for place, word in enumerate(order)}
    place = {entrant.number: index for index, entrant in enumerate(entrants)}
    pairs = [[0] * len(entrants) for _ in entrants]
    clubs: defaultdict[str, list[int]] = defaultdict(list)
    for index, entrant in enumerate(entrants):
        for key in entrant.apart:
            clubs[key].append(index)
    before = [[[place[p] for p in table.players if p in place] for table in past.tables] for past in history]
    for weighs, groups in ((weight["apart"], list(clubs.values())), *((weight["meetings"], past) for past in before)):
        for group in groups:
            for a, b in combinations(group, 2):
                pairs[a][b] += weighs
                pairs[b][a] += weighs
    worth = _pauses(entrants, history)
    sitting_out = [max(0, size - 4) for size in sizes]
    alone = [[weight["pauses"] * each * out for out in sitting_out] for each in worth]
    bound = (
        weight["meetings"] * sum(_again(past, sizes, len(entrants)) for past in before)
        + weight["apart"] * sum(together(len(members), len(sizes)) for members in clubs.values())
        + weight["pauses"] * _least_pauses(worth, sizes)
    )
    return _with_stay(Costs(pairs, alone, bound), stay)


def _with_stay(found: Costs, stay: Displacement | None) -> Costs:
    if stay is not None:
        away = _STEP ** (len(ORDER) + 1)
        for row, home in zip(found.alone, stay.home, strict=True):
            if home is not None:
                for table in range(len(row)):
                    row[table] += away * (table != home) if stay.outweighs else abs(table - home)
        found.bound += away * stay.least if stay.outweighs else 0
    return found


def together(players: int, tables: int) -> int:
    """How many pairs of `players` sit together at least when they are spread over `tables` (pigeonhole)."""
    each, rest = divmod(players, tables)
    return tables * (each * (each - 1) // 2) + rest * each


def _again(past: list[list[int]], sizes: Sequence[int], players: int) -> int:
    """How many pairs of a past round meet again at least.

    Its tables have to be spread over the new ones; and, where all of today were there, the new ones over the old.
    """
    spread = sum(together(len(table), len(sizes)) for table in past)
    if sum(map(len, past)) < players:
        return spread
    return max(spread, sum(together(size, len(past)) for size in sizes))


def _pauses(entrants: Sequence[Entrant], history: Sequence[Round]) -> list[int]:
    """2^c by player, less what it is for those who have been at tables with pauses least: they cost nothing."""
    been = Counter(player for past in history for table in past.tables if table.pauses for player in table.players)
    worth = [2 ** min(been[entrant.number], _MOST) for entrant in entrants]
    return [each - min(worth) for each in worth]


def _least_pauses(worth: Sequence[int], sizes: Sequence[int]) -> int:
    """The cheapest players at the tables with pauses, the cheapest of them at six."""
    seats = sorted((size - 4 for size in sizes if size > 4 for _ in range(size)), reverse=True)
    return sum(out * each for out, each in zip(seats, sorted(worth), strict=False))
