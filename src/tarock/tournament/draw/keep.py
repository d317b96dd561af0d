"""Drawing a round anew with the fewest changes: late arrivals and withdrawals after the seating was shown.

As few as possible of those who were seated change their table: tables keep their numbers, the fullest stay, and only
who has no place any more, or has to fill another table, moves. Which of them move is then chosen by the usual wishes.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tarock.tournament.draw.costs import Displacement
from tarock.tournament.draw.hall import Hall, fill
from tarock.tournament.draw.model import Entrant, Round
from tarock.tournament.draw.stream import Stream


@dataclass(frozen=True)
class Kept:
    """The hall to start from, and the wish of all who were seated to stay where they are."""

    hall: Hall
    stay: Displacement


def kept(entrants: Sequence[Entrant], sizes: Sequence[int], shown: Round, stream: Stream) -> Kept:
    """The seating of `shown`, adapted to those who are there now."""
    numbers = _numbers(entrants, len(sizes), shown)
    place = {number: table for table, number in enumerate(numbers)}
    home = [place.get(number) if (number := _home(entrant, shown)) is not None else None for entrant in entrants]
    staying = [home.count(table) for table in range(len(numbers))]
    former = {table.number: len(table.players) for table in shown.tables}
    by_need = sorted(
        range(len(numbers)), key=lambda table: (-staying[table], -former.get(numbers[table], 0), -numbers[table])
    )
    sized = dict(zip(by_need, sorted(sizes, reverse=True), strict=True))
    hall = Hall(numbers, [sized[table] for table in range(len(numbers))], [-1] * len(entrants))
    room = list(hall.sizes)
    # Who cannot walk first, then as they sat.
    for player in sorted(
        range(len(entrants)), key=lambda p: (entrants[p].fixed_table is None, _former(entrants[p], shown))
    ):
        table = home[player]
        if table is not None and room[table]:
            hall.seats[player] = table
            room[table] -= 1
    others = [player for player, table in enumerate(hall.seats) if table < 0]
    stream.shuffle(others)
    fill(hall.seats, others, room)
    moved = sum(1 for player in others if home[player] is not None)
    return Kept(hall, Displacement(home, outweighs=True, least=moved))


def _home(entrant: Entrant, shown: Round) -> int | None:
    """The number of the table where he is to stay."""
    if entrant.fixed_table is not None:
        return entrant.fixed_table
    table = shown.table_of(entrant.number)
    return table.number if table else None


def _former(entrant: Entrant, shown: Round) -> tuple[int, int]:
    return shown.place_of(entrant.number) or (0, 0)


def _numbers(entrants: Sequence[Entrant], tables: int, shown: Round) -> list[int]:
    """Which numbers are used: where somebody cannot walk, then the fullest of those shown, then the lowest new ones."""
    fixed = {entrant.fixed_table for entrant in entrants if entrant.fixed_table is not None}
    homes = [_home(entrant, shown) for entrant in entrants]
    fullest = sorted(set(shown.numbers) - fixed, key=lambda number: (-homes.count(number), number))
    unused = (n for n in range(1, tables + len(fixed) + len(shown.tables) + 1) if n not in fixed and n not in fullest)
    wanted = [*sorted(fixed), *fullest]
    return sorted([*wanted[:tables], *(next(unused) for _ in range(tables - len(wanted)))])


def in_old_places(players: list[int], before: Sequence[int]) -> list[int]:
    """The players of a table in playing order: who sat there before keeps his place, new ones take the free places.

    `players` are in the order in which new ones are placed. Without enough new ones the table closes up.
    """
    newcomers = [player for player in players if player not in before]
    places = [player if player in players else None for player in before]
    filled = [player if player is not None else (newcomers.pop(0) if newcomers else None) for player in places]
    return [player for player in filled if player is not None] + newcomers
