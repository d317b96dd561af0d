"""Who is drawn, and where he sits: plain values, players by their number in the cup."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property


@dataclass(frozen=True)
class Entrant:
    """A player who takes part in the round.

    `apart` holds keys of groups whose members do not want to sit together (a club, a couple). `fixed_table` is the
    table number that somebody who cannot walk keeps all day. A substitute is a new entrant with a number of his own:
    what the one before him has met stays with that one.
    """

    number: int
    apart: frozenset[str] = field(default_factory=frozenset)
    fixed_table: int | None = None


@dataclass(frozen=True)
class Table:
    """A table of a round: its number in the hall, and the players in playing order (place 1 first)."""

    number: int
    players: tuple[int, ...]

    @property
    def pauses(self) -> int:
        """How many sit out in each game: 0 at four, 1 at five, 2 at six."""
        return max(0, len(self.players) - 4)


@dataclass(frozen=True)
class Round:
    """All tables of a round, by table number."""

    tables: tuple[Table, ...]

    @classmethod
    def of(cls, tables: Iterable[Iterable[int]], numbers: Iterable[int] | None = None) -> Round:
        """From lists of player numbers; `numbers` are the table numbers, without them 1, 2, 3 …"""
        groups = [tuple(players) for players in tables]
        named = zip(numbers if numbers is not None else range(1, len(groups) + 1), groups, strict=True)
        return cls(tuple(Table(number, players) for number, players in sorted(named)))

    @property
    def numbers(self) -> tuple[int, ...]:
        """The table numbers, as `tables` has them."""
        return tuple(table.number for table in self.tables)

    @property
    def players(self) -> frozenset[int]:
        """Everybody who sits in this round."""
        return frozenset(self._places)

    def table_of(self, player: int) -> Table | None:
        """The table of a player, None if he does not sit in this round."""
        place = self._places.get(player)
        return self.tables[place[0]] if place else None

    def place_of(self, player: int) -> tuple[int, int] | None:
        """Table number and place from 1, as they are printed: "Tisch 7, Platz 2"."""
        place = self._places.get(player)
        return (self.tables[place[0]].number, place[1] + 1) if place else None

    @cached_property
    def _places(self) -> dict[int, tuple[int, int]]:
        return {
            player: (index, place)
            for index, table in enumerate(self.tables)
            for place, player in enumerate(table.players)
        }
