"""Draw and clock."""

from __future__ import annotations

from dataclasses import dataclass

from tarock.tournament.event.facts.fact import Fact


@dataclass(frozen=True)
class SeedDrawn(Fact):
    """The seed of the day. `secret` belongs to the commitment, `public` is what was drawn before everybody's eyes."""

    kind = "seed-drawn"
    public: str = ""
    secret: str = ""
    seed: str = ""


@dataclass(frozen=True)
class Seats:
    """One table: its number, and the players in playing order."""

    table: int
    players: tuple[int, ...]


@dataclass(frozen=True)
class RoundDraw:
    """One round: who sits where. As a wish without tables: to be drawn."""

    round: int
    tables: tuple[Seats, ...] = ()


@dataclass(frozen=True)
class Drawn(Fact):
    """Rounds were drawn. `keep`: seats that are drawn already stay where possible. `by_hand`: the tables were given."""

    kind = "drawn"
    rounds: tuple[RoundDraw, ...]
    keep: bool = False
    by_hand: bool = False


@dataclass(frozen=True)
class Undrawn(Fact):
    """The draw of rounds is taken back, before their first game."""

    kind = "undrawn"
    rounds: tuple[int, ...]
    reason: str = ""


@dataclass(frozen=True)
class Started(Fact):
    """The round's clock runs."""

    kind = "started"
    round: int


@dataclass(frozen=True)
class Extended(Fact):
    """The round lasts longer (or shorter, below zero)."""

    kind = "extended"
    round: int
    minutes: int
    reason: str = ""
