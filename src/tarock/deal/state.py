"""Where a deal stands: one immutable value, changed only by `engine.evolve`.

Phases, in order (each contract takes the ones it needs)::

    auction ─┬─ trischaken ── options ── spritzer ─────────────────────────────┐
             ├─ negative ────────────────────────────────────── announcing ────┼─ play ── finished
             └─ positive ─ birds ─ calling ─ talon ─ discard ─ announcing ─────┘
                                               └─ given up ─ finished

Seats are 0..3 in playing order, seat 0 is dealt as Vorhand; `forehand` is another seat only after it was handed on.
Sets of cards are masks (bit n is card n), single cards ints 0..53. The state knows everything; what one seat may know
is `view.view(state, seat)`.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Any, NamedTuple

from tarock.cards import mask_of
from tarock.rules import Contract, RuleSet

__all__ = ["GAME", "SEATS", "Phase", "Said", "State", "Trick", "Word", "changed"]

SEATS = (0, 1, 2, 3)
GAME = "game"
"""The item that is neither announced nor a bonus: the game itself, which can be kontra'd."""


class Phase(StrEnum):
    """What is to be done next."""

    AUCTION = "auction"
    OPTIONS = "options"
    SPRITZER = "spritzer"
    BIRDS = "birds"
    CALLING = "calling"
    TALON = "talon"
    DISCARD = "discard"
    ANNOUNCING = "announcing"
    PLAY = "play"
    FINISHED = "finished"


class Word(NamedTuple):
    """One word of the auction. `word` is "forehand", "weiter", "hand-on", "bid", "hold" or "bei"."""

    seat: int
    word: str
    contract: str = ""


class Said(NamedTuple):
    """One word after the discard. `kind` is "announce", "kontra" or "gut".

    `item` is `GAME` or a bonus id. `level` is the factor that a kontra reaches (2, 4, 8). `against`: negative games
    only, the declarer whose game an opponent kontras, or the opponent whom a declarer answers (None: all of them).
    """

    seat: int
    kind: str
    item: str = ""
    level: int = 1
    against: int | None = None


class Trick(NamedTuple):
    """A finished trick: cards in the order played, its winner's seat, and talon cards thrown to it (Trischaken)."""

    leader: int
    cards: tuple[int, ...]
    winner: int
    talon: tuple[int, ...] = ()


@dataclass(frozen=True)
class State:
    """A deal between two actions.

    `hands` are the cards still held, `dealt` those at the start; `talon` the halves A and B in the order dealt.
    `turn` is the seat that must act (None when finished).

    Auction: `standing` is the contract of the highest bid so far ("" if none) and `bidders` the seats in it, the first
    one first; `passed` seats are out; `bid_items` are bonuses named with the standing bid, and `naming` is true while
    its bidder may still name some. After the auction: `contract_id`, `declarers` (one; several in a Bei).

    `birds` maps seat to the bird (bonus id) named for a bird game, as pairs. `stichzwang`, `talon_to` are Vorhand's
    options in Trischaken; `spritz_asked` seats have answered, `spritzers` have said yes. `called` is the king or
    queen, `fourth` that it was called "den Vierten"; `holder` who held it then (None: it lay in the talon).
    `half` is the talon half taken (0 or 1), `taken` the talon cards that went to the declarer, `discard` what he put
    away, `discard_open` which of it is seen by all.

    `talk` is everything said after the discard; `closed[seat]` how many of its words the seat has answered with "Gut!"
    (-1: not yet asked); `quiet` the turns since the last announcement or kontra; `spoke` whether the seat on turn has
    said one now.

    `leader` led `trick`, the unfinished one; `opened` seats have laid their hands open. `claimed_by` is the seat that
    proved that it takes all remaining tricks. `end` is "" until the deal is over, then
    "played", "given-up" or "thrown-in".
    """

    rules: RuleSet
    dealt: tuple[int, int, int, int]
    talon: tuple[tuple[int, int, int], tuple[int, int, int]]
    hands: tuple[int, int, int, int]
    phase: Phase = Phase.AUCTION
    turn: int | None = 0
    forehand: int = 0
    # auction
    auction: tuple[Word, ...] = ()
    passed: frozenset[int] = frozenset()
    standing: str = ""
    bidders: tuple[int, ...] = ()
    bid_items: tuple[str, ...] = ()
    naming: bool = False
    # the game
    contract_id: str = ""
    declarers: tuple[int, ...] = ()
    birds: tuple[tuple[int, str], ...] = ()
    stichzwang: bool | None = None
    talon_to: str = ""
    spritz_asked: frozenset[int] = frozenset()
    spritzers: frozenset[int] = frozenset()
    called: int | None = None
    fourth: bool = False
    holder: int | None = None
    half: int | None = None
    taken: int = 0
    discard: int = 0
    discard_open: int = 0
    # announcements and kontra
    talk: tuple[Said, ...] = ()
    closed: tuple[int, int, int, int] = (-1, -1, -1, -1)
    quiet: int = 0
    spoke: bool = False
    # play
    tricks: tuple[Trick, ...] = ()
    leader: int = 0
    trick: tuple[int, ...] = ()
    opened: frozenset[int] = frozenset()
    claimed_by: int | None = None
    end: str = ""

    @property
    def contract(self) -> Contract:
        """The contract that is played. Only after the auction."""
        return self.rules.contracts[self.contract_id]

    @property
    def declarer(self) -> int:
        """The (first) declarer's seat. Only after the auction."""
        return self.declarers[0]

    @property
    def partner(self) -> int | None:
        """The seat that held the called card when it was called; None in solo games and where it lay in the talon."""
        return self.holder

    @property
    def king_in_talon(self) -> bool:
        """Whether the called card lay in the talon."""
        return self.called is not None and self.holder is None

    @property
    def declarer_side(self) -> frozenset[int]:
        """Declarer and partner (all declarers in a Bei)."""
        return frozenset(self.declarers) | (frozenset() if self.holder is None else frozenset({self.holder}))

    @property
    def talon_mask(self) -> int:
        """All six talon cards."""
        return mask_of(self.talon[0]) | mask_of(self.talon[1])

    @property
    def bird(self) -> str:
        """The bird (bonus id) that the declarer of a bird game named before the call, else ""."""
        return dict(self.birds).get(self.declarers[0], "") if self.declarers else ""

    @property
    def announced(self) -> tuple[tuple[str, int], ...]:
        """Announced bonuses with the seat that announced each, in order. The side is `declarer_side` or not."""
        return tuple((said.item, said.seat) for said in self.talk if said.kind == "announce")

    @property
    def finished(self) -> bool:
        """Whether the deal is over."""
        return self.phase is Phase.FINISHED

    def cards_taken(self, seat: int) -> int:
        """The cards of the tricks that `seat` has won, talon cards thrown to them included, as a mask."""
        return mask_of(card for t in self.tricks if t.winner == seat for card in (*t.cards, *t.talon))

    def tricks_won(self, seat: int) -> int:
        """How many tricks `seat` has won."""
        return sum(t.winner == seat for t in self.tricks)


if TYPE_CHECKING:
    from dataclasses import replace as changed
else:

    def changed(state: State, /, **changes: Any) -> State:
        """A copy of the state with other values in these fields; `dataclasses.replace`, but ten times as fast."""
        copy = object.__new__(State)
        copy.__dict__.update(state.__dict__)
        copy.__dict__.update(changes)
        return copy
