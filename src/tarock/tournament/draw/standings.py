"""Seating by standings: blocks (the best four at table 1) or a snake (1, 8, 9, 16 at table 1 of four tables).

Tables with pauses are the last ones. The table comes to who cannot walk: his block or group gets the number of his
table; only where two such meet does one of them change places with the nearest in the standings.
"""

from __future__ import annotations

from collections.abc import Sequence

from tarock.tournament.draw.hall import Hall, table_numbers
from tarock.tournament.draw.model import Entrant


def by_standings(entrants: Sequence[Entrant], sizes: Sequence[int], ranked: Sequence[int], *, snake: bool) -> Hall:
    """`ranked`: all players (places in `entrants`), the best first; `sizes` from the smallest."""
    groups = _snake(ranked, sizes) if snake else _blocks(ranked, sizes)
    fixed = {entrant.fixed_table for entrant in entrants if entrant.fixed_table is not None}
    numbers = table_numbers(fixed, len(sizes))
    claims = _claims(groups, entrants, ranked)
    others = iter([number for number in numbers if number not in claims.values()])
    order = [claims[group] if group in claims else next(others) for group in range(len(groups))]
    seats = [0] * len(entrants)
    for group, players in enumerate(groups):
        for player in players:
            seats[player] = group
    return Hall(order, list(sizes), seats)


def _blocks(ranked: Sequence[int], sizes: Sequence[int]) -> list[list[int]]:
    starts = [sum(sizes[:table]) for table in range(len(sizes))]
    return [list(ranked[start : start + size]) for start, size in zip(starts, sizes, strict=True)]


def _snake(ranked: Sequence[int], sizes: Sequence[int]) -> list[list[int]]:
    """Down the tables and up again; full tables are passed over."""
    groups: list[list[int]] = [[] for _ in sizes]
    way = [*range(len(sizes)), *reversed(range(len(sizes)))]
    stops = (table for _ in range(max(sizes)) for table in way)
    for player in ranked:
        groups[next(table for table in stops if len(groups[table]) < sizes[table])].append(player)
    return groups


def _claims(groups: list[list[int]], entrants: Sequence[Entrant], ranked: Sequence[int]) -> dict[int, int]:
    """Which group plays at which fixed number; players are exchanged where two meet."""
    rank = {player: place for place, player in enumerate(ranked)}
    claims: dict[int, int] = {}
    for player in ranked:
        number = entrants[player].fixed_table
        if number is None:
            continue
        here = next(index for index, group in enumerate(groups) if player in group)
        owner = next((group for group, claimed in claims.items() if claimed == number), None)
        if owner is None and here in claims:
            owner = min(
                (group for group in range(len(groups)) if group not in claims), key=lambda group: abs(group - here)
            )
        if owner is not None and owner != here:
            free = [other for other in groups[owner] if entrants[other].fixed_table is None]
            other = min(free, key=lambda each: abs(rank[each] - rank[player]))
            groups[owner][groups[owner].index(other)] = player
            groups[here][groups[here].index(player)] = other
        claims[here if owner is None else owner] = number
    return claims
