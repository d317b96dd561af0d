"""The facts of one finished game, seat by seat: what the settlement needs, whoever found it out.

A score entry written by hand and a deal played by the engine both end as a `Game`; nothing else is settled. Seats are
0..3 in playing order, seat 0 is Vorhand (where Vorhand was handed on, seat 1). Amounts never stand here, only what
happened.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

DECLARER = "declarer"
OPPONENTS = "opponents"


@dataclass(frozen=True, slots=True)
class BonusFact:
    """One premium: which side announced or made it (`by`), whether announced, made, and its kontra factor (1, 2, 4, 8).

    `credited` is the seat that had made a silent premium before a Renonce stopped the game.
    """

    name: str
    by: str
    announced: bool = False
    made: bool = True
    kontra: int = 1
    credited: int | None = None


@dataclass(frozen=True)
class Game:
    """One game as it ended.

    `declarers` has one seat, or several in a Bei. `partner` is None in solo games and where the called card lay in the
    talon. `won` has one truth per declarer (empty for Trischaken, Renonce and `no-bird`). `thirds` are those of the
    declarer's side where they are known. `counts` and `tricks` are per seat (Trischaken). `kontra` maps
    (opponent, declarer) to a factor in negative games. `end` is "played", "given-up", "no-bird" or "renonce".
    `no_bird` are seats that bid a bird game without a bird and were overbid. `stichzwang` and `talon` are the options
    of a Trischaken (None: the set's first). `radl` multiplies the whole game.
    """

    contract: str
    declarers: tuple[int, ...]
    end: str = "played"
    partner: int | None = None
    won: tuple[bool, ...] = ()
    thirds: int | None = None
    counts: tuple[int, ...] | None = None
    tricks: tuple[int, ...] | None = None
    game_kontra: int = 1
    kontra: Mapping[tuple[int, int], int] = field(default_factory=dict)
    bonuses: tuple[BonusFact, ...] = ()
    king_in_talon: bool = False
    called: str = "king"
    spritzer: frozenset[int] = frozenset()
    no_bird: tuple[int, ...] = ()
    stichzwang: bool | None = None
    talon: str | None = None
    renonce_by: int | None = None
    radl: int = 1

    @property
    def declarer(self) -> int:
        """The (first) declarer's seat."""
        return self.declarers[0]

    @property
    def declarer_side(self) -> frozenset[int]:
        """The declarer and the partner, if there is one."""
        return frozenset(self.declarers[:1]) | (frozenset() if self.partner is None else frozenset({self.partner}))

    def side_of(self, seat: int) -> str:
        """`"declarer"` or `"opponents"`."""
        return DECLARER if seat in self.declarer_side else OPPONENTS
