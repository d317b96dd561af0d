"""Players of an event, and what has to hold of every round."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tarock.tournament.draw import Entrant, Round, partition

SEED = "00112233445566778899aabbccddeeff"


def entrants(count: int, first: int = 1) -> list[Entrant]:
    return [Entrant(number) for number in range(first, first + count)]


def seed(number: int) -> str:
    return f"{number:032x}"


def whole(drawn: Round, players: Iterable[Entrant], sizes: Sequence[int] = (4, 5)) -> None:
    """Everybody sits exactly once, the sizes are those of the partition, table numbers are different."""
    seated = [player for table in drawn.tables for player in table.players]
    assert sorted(seated) == sorted(entrant.number for entrant in players)
    assert tuple(sorted(len(table.players) for table in drawn.tables)) == partition(len(seated), sizes)
    assert len(set(drawn.numbers)) == len(drawn.tables)
    assert list(drawn.numbers) == sorted(drawn.numbers)


def moved(before: Round, after: Round) -> set[int]:
    """Who sits in both, at tables of different numbers."""
    pairs = ((player, before.place_of(player), after.place_of(player)) for player in before.players & after.players)
    return {player for player, old, new in pairs if old is not None and new is not None and old[0] != new[0]}
