"""Who sits where: places, who pauses, who is Vorhand, and which of the four seats each player has."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from tarock.cards import TABLE_SIZES, dealer_before, seating
from tarock.notation.entry.fields import Fields
from tarock.rules import RuleSet
from tarock.rules.values import shown
from tarock.scoring import Amounts

SEATS = 4


@dataclass(frozen=True, slots=True)
class EntryTable:
    """`players` by place; `seats[s]` is the place of seat s (seat 0 is Vorhand).

    Where the players could not be read at all there are none, and every name is taken for seat 0.
    """

    players: tuple[str, ...]
    seats: tuple[int, ...]

    @property
    def names(self) -> tuple[str, ...]:
        """The players by seat."""
        return tuple(self.players[place] for place in self.seats)

    @property
    def known(self) -> tuple[str, ...] | None:
        """The players, or None where they could not be read."""
        return self.players or None

    def seat(self, name: str) -> int | None:
        """The seat of a player; None for who pauses or does not sit here."""
        if not self.players:
            return 0
        return self.names.index(name) if name in self.names else None

    def by_place(self, amounts: Amounts) -> list[Fraction]:
        """Amounts per seat in the order of the players, 0 for who pauses."""
        row = [Fraction(0)] * len(self.players)
        for seat, place in enumerate(self.seats):
            row[place] = amounts[seat]
        return row


def read_table(fields: Fields, rules: RuleSet | None) -> EntryTable:
    """The table of an entry; where it has problems (noted in `fields`) the next best, for checking the rest."""
    players = fields.names("players", required=True)
    if players is None:
        return EntryTable((), ())
    sizes = rules.table.sizes if rules else TABLE_SIZES
    if len(players) not in sizes:
        clause = rules.clause("table.sizes") if rules else ""
        fields.problem("players", "entry-table-size", clause, found=len(players), allowed=", ".join(map(str, sizes)))
    forehand = fields.name("forehand", players)
    if len(players) not in TABLE_SIZES:
        return EntryTable(tuple(players), tuple(range(len(players)))[:SEATS])
    playing = _playing(fields, players, forehand)
    if forehand is not None and players.index(forehand) not in playing:
        fields.problem("forehand", "entry-pauses", value=shown(forehand))
        forehand = None
    first = playing[0] if forehand is None else players.index(forehand)
    start = playing.index(first)
    return EntryTable(tuple(players), tuple(playing[start:] + playing[:start]))


def _playing(fields: Fields, players: list[str], forehand: str | None) -> list[int]:
    """The places that play, in their order: all but those named under `sits_out`, otherwise all but who must pause."""
    size = len(players)
    by_rule = sorted(seating(size, dealer_before(size, players.index(forehand) if forehand is not None else 0)).seats)
    if not fields.has("sits_out"):
        return by_rule
    named = fields.names("sits_out", among=players, empty=True)
    if named is None:
        return by_rule
    if len(named) != size - SEATS:
        fields.problem("sits_out", "entry-sits-out", found=size, needed=size - SEATS, given=len(named))
        return by_rule
    return [place for place, name in enumerate(players) if name not in named]
