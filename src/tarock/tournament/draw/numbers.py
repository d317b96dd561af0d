"""Which group gets which table number: nobody sits at a number again while that is possible."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from tarock.tournament.draw.costs import Costs
from tarock.tournament.draw.exchange import exchange
from tarock.tournament.draw.hall import Hall
from tarock.tournament.draw.model import Entrant, Round
from tarock.tournament.draw.stream import Stream

_AGAIN = 1000
"""One who sits at a number again outweighs all tables with pauses that are not the last ones."""


def spread_numbers(hall: Hall, entrants: Sequence[Entrant], history: Sequence[Round], stream: Stream) -> None:
    """Exchange the numbers of tables where nobody stays; tables with pauses remain the last ones where that is free."""
    groups = hall.groups()
    usual = [size > 4 for size in hall.sizes]
    again = [[0] * len(groups) for _ in groups]
    column = {number: index for index, number in enumerate(hall.numbers)}
    for table, players in enumerate(groups):
        been = Counter(_numbers_of([entrants[player].number for player in players], history))
        for number, times in been.items():
            if number in column:
                again[table][column[number]] += _AGAIN * times
        if hall.sizes[table] > 4:
            for index, last in enumerate(usual):
                again[table][index] += not last
    movable = [
        table for table, players in enumerate(groups) if all(entrants[player].fixed_table is None for player in players)
    ]
    nobody = [[0] * len(groups) for _ in groups]
    found = exchange(range(len(groups)), Costs(nobody, again, 0), movable, stream)
    hall.numbers = [hall.numbers[index] for index in found]


def _numbers_of(players: Sequence[int], history: Sequence[Round]) -> list[int]:
    tables = (past.table_of(player) for past in history for player in players)
    return [table.number for table in tables if table is not None]
