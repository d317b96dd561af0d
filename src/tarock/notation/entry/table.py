"""Who sits where: places, who pauses, who is Vorhand, and which of the four seats each player has."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from tarock.notation.entry.fields import Fields
from tarock.rules import RuleSet
from tarock.scoring import Amounts


@dataclass(frozen=True, slots=True)
class EntryTable:
    """`players` by place; `seats[s]` is the place of seat s (seat 0 is Vorhand)."""

    players: tuple[str, ...]
    seats: tuple[int, ...]

    @property
    def names(self) -> tuple[str, ...]:
        """The players by seat."""
        return tuple(self.players[place] for place in self.seats)

    def seat(self, name: str) -> int | None:
        """The seat of a player; None for who pauses or does not sit here."""
        return self.names.index(name) if name in self.names else None

    def by_place(self, amounts: Amounts) -> list[Fraction]:
        """Amounts per seat in the order of the players, 0 for who pauses."""
        row = [Fraction(0)] * len(self.players)
        for seat, place in enumerate(self.seats):
            row[place] = amounts[seat]
        return row


def read_table(fields: Fields, rules: RuleSet | None) -> EntryTable | None:
    """The table of an entry; None where its problems (noted in `fields`) leave no table to speak of."""
    players = fields.names("players", required=True)
    if players is None:
        return None
    sizes: Sequence[int] = rules.table.sizes if rules else (4, 5, 6)
    if len(players) not in sizes:
        path = rules.clause("table.sizes") if rules else ""
        fields.problem("players", "entry-table-size", path, found=len(players), allowed=", ".join(map(str, sizes)))
        if not 4 <= len(players) <= 6:
            return None
    forehand = fields.name("forehand", players)
    if fields.has("forehand") and forehand is None:
        return None
    pausing = _pausing(fields, players, forehand)
    if pausing is None:
        return None
    if forehand in pausing:
        fields.problem("forehand", "entry-pauses", value=forehand)
        return None
    playing = [place for place, name in enumerate(players) if name not in pausing]
    first = playing[0] if forehand is None else players.index(forehand)
    start = playing.index(first)
    return EntryTable(tuple(players), tuple(playing[start:] + playing[:start]))


def _pausing(fields: Fields, players: list[str], forehand: str | None) -> list[str] | None:
    """Who pauses: as named, or the dealer (who sits before Vorhand) and at six also the player opposite him."""
    needed = len(players) - 4
    if not fields.has("sits_out"):
        first = players.index(forehand) if forehand is not None else 0
        dealer = (first - 1) % len(players)
        return [players[dealer], players[(dealer + 3) % len(players)]][:needed]
    named = fields.names("sits_out", among=players, empty=True)
    if named is None:
        return None
    if len(named) != needed:
        fields.problem("sits_out", "entry-sits-out", found=len(players), needed=needed, given=len(named))
        return None
    return named
