"""The tables of a round before anybody is moved: their numbers, their sizes, and who sits there to begin with.

Players are places in the list of entrants, tables places in the hall. Whoever cannot walk sits at his table from the
start and is not moved; at most four do so at a table, so every size has room.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from tarock.tournament.draw.model import Entrant, Round
from tarock.tournament.draw.stream import Stream


@dataclass
class Hall:
    """Table numbers, sizes, and the table of each player."""

    numbers: list[int]
    sizes: list[int]
    seats: list[int]

    def groups(self) -> list[list[int]]:
        """The players of each table."""
        found: list[list[int]] = [[] for _ in self.sizes]
        for player, table in enumerate(self.seats):
            found[table].append(player)
        return found


def at_random(entrants: Sequence[Entrant], sizes: Sequence[int], history: Sequence[Round], stream: Stream) -> Hall:
    """Those who stay at their tables, all others shuffled.

    Tables with pauses are the last ones; where all tables have somebody who stays, those where he has paused least.
    """
    fixed = {entrant.fixed_table for entrant in entrants if entrant.fixed_table is not None}
    numbers = table_numbers(fixed, len(sizes))
    paused = Counter(player for past in history for table in past.tables if table.pauses for player in table.players)
    burden = Counter(
        dict.fromkeys(numbers, 0)
        | {number: sum(paused[e.number] for e in entrants if e.fixed_table == number) for number in fixed}
    )
    rank = sorted(numbers, key=lambda number: (number in fixed, burden[number], -number))
    sized = dict(zip(rank, sorted(sizes, reverse=True), strict=True))
    hall = Hall(numbers, [sized[number] for number in numbers], [-1] * len(entrants))
    room = list(hall.sizes)
    for player, entrant in enumerate(entrants):
        if entrant.fixed_table is not None:
            hall.seats[player] = numbers.index(entrant.fixed_table)
            room[hall.seats[player]] -= 1
    others = [player for player, table in enumerate(hall.seats) if table < 0]
    stream.shuffle(others)
    fill(hall.seats, others, room)
    return hall


def table_numbers(fixed: set[int], tables: int) -> list[int]:
    """The numbers where somebody stays, and the lowest others: table 12 is used though there are ten tables."""
    others = (number for number in range(1, tables + len(fixed) + 1) if number not in fixed)
    return sorted([*fixed, *(next(others) for _ in range(tables - len(fixed)))])


def fill(seats: list[int], players: Sequence[int], room: Sequence[int]) -> None:
    """Put the players into the free places, table by table."""
    places = [table for table, free in enumerate(room) for _ in range(free)]
    for player, table in zip(players, places, strict=True):
        seats[player] = table
