"""One person's games in figures: won and lost, by role and contract, and the cards dealt against expectation."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from decimal import Decimal

from tarock.cards import KINGS, TAROCK_MASK, TRULL, size
from tarock.rules import Text
from tarock.web.deals.chances import Band, band
from tarock.web.deals.models import PlayedSeat


@dataclass
class Tally:
    """Games, those won, and what they brought (Schrift)."""

    games: int = 0
    won: int = 0
    points: Decimal = Decimal(0)

    def add(self, seat: PlayedSeat) -> None:
        """Count one more game."""
        self.games += 1
        self.won += seat.won is True
        self.points += seat.points

    @property
    def per_game(self) -> Decimal:
        """Points per game."""
        return self.points / self.games if self.games else Decimal(0)


@dataclass
class Figures:
    """All games in one unit ("points" or "cents"). `roles` and `contracts` in the order in which they came up."""

    unit: str
    all: Tally = field(default_factory=Tally)
    cash: Decimal = Decimal(0)
    roles: dict[str, Tally] = field(default_factory=dict)
    contracts: dict[str, Tally] = field(default_factory=dict)

    def add(self, seat: PlayedSeat) -> None:
        """Count one more game; a contract counts for those who played it themselves."""
        self.all.add(seat)
        self.cash += seat.cash
        self.roles.setdefault(seat.role, Tally()).add(seat)
        if seat.role in (PlayedSeat.DECLARER, PlayedSeat.ALONE):
            self.contracts.setdefault(seat.deal.contract_name, Tally()).add(seat)


@dataclass(frozen=True)
class Dealt:
    """How many cards of a kind were dealt in all, and what was to be expected."""

    name: Text
    seen: int
    band: Band

    @property
    def usual(self) -> bool:
        """Whether chance explains it easily."""
        return self.seen in self.band


_KINDS = (
    (Text("Tarock", "tarocks"), "tarocks", size(TAROCK_MASK)),
    (Text("Könige", "kings"), "kings", len(KINGS)),
    (Text("Trullstücke", "Trull cards"), "trull", len(TRULL)),
)


def figures(seats: Iterable[PlayedSeat]) -> list[Figures]:
    """Figures by unit, the one with most games first. Deals thrown in are no games."""
    found: dict[str, Figures] = {}
    for seat in seats:
        if seat.deal.contract:
            found.setdefault(seat.deal.unit, Figures(seat.deal.unit)).add(seat)
    return sorted(found.values(), key=lambda one: -one.all.games)


def dealt(seats: Iterable[PlayedSeat]) -> list[Dealt]:
    """The cards dealt, of all deals, those thrown in too; empty before the first."""
    known = list(seats)
    if not known:
        return []
    return [
        Dealt(name, sum(getattr(seat, column) for seat in known), band(len(known), good))
        for name, column, good in _KINDS
    ]
