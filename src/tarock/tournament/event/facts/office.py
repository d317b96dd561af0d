"""Decisions of the referee, and money."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction

from tarock.tournament.event.facts.fact import Fact


@dataclass(frozen=True)
class Ruled(Fact):
    """A decision of the referee: "warning", "renonce", "struck", "exclusion" or "other".

    `row` is what the list says about a struck `game`: it counts zero for all instead.
    """

    kind = "ruled"
    matter: str
    text: str
    clause: str = ""
    players: tuple[int, ...] = ()
    round: int = 0
    table: int = 0
    game: int = 0
    row: Mapping[int, Fraction] = field(default_factory=dict)


@dataclass(frozen=True)
class RulingLifted(Fact):
    """A decision (its event id) is taken back."""

    kind = "ruling-lifted"
    ruling: str
    reason: str


# Money


@dataclass(frozen=True)
class TableSettled(Fact):
    """The players of a table have paid each other for the round."""

    kind = "table-settled"
    round: int
    table: int


@dataclass(frozen=True)
class CashNoted(Fact):
    """Cash into the box (above zero) or out of it. `what` is a word of the cash book, `number` the player if any."""

    kind = "cash-noted"
    what: str
    cents: int
    text: str = ""
    number: int = 0


@dataclass(frozen=True)
class CashReversed(Fact):
    """A line of the cash book (its event id) was a mistake."""

    kind = "cash-reversed"
    entry: str
    reason: str


@dataclass(frozen=True)
class CashCounted(Fact):
    """What lies in the box, counted."""

    kind = "cash-counted"
    cents: int


@dataclass(frozen=True)
class Raffled(Fact):
    """The raffle among those present: `present` and `winners` (one a prize, in their order) are filled in."""

    kind = "raffled"
    present: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
