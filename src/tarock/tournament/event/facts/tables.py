"""At the tables: results, and what is said about them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction

from tarock.tournament.event.facts.fact import Fact


@dataclass(frozen=True)
class Linked(Fact):
    """The table's score list, by its stream; "" takes the link away."""

    kind = "linked"
    round: int
    table: int
    sheet: str


@dataclass(frozen=True)
class Began(Fact):
    """The table's first game was played: from now on its draw stands."""

    kind = "began"
    round: int
    table: int


@dataclass(frozen=True)
class Reported(Fact):
    """A table's result. `sums` by player number as they stand on the list; `version` is that of the score list.

    `writer` is the player who wrote the list (0: unknown), `sheet` is "" for a paper list. `replaces` is the event id
    of the result that the writer has seen; a result that replaces nothing and says something else than the one before
    is a conflict.
    """

    kind = "reported"
    round: int
    table: int
    sums: Mapping[int, Fraction]
    games: int
    writer: int = 0
    sheet: str = ""
    version: int = 0
    confirmed_by: int = 0
    replaces: str = ""


@dataclass(frozen=True)
class Corrected(Fact):
    """Another result, with the reason; it ends a conflict. `before` and `games_before` are filled in."""

    kind = "corrected"
    round: int
    table: int
    sums: Mapping[int, Fraction]
    games: int
    reason: str
    before: Mapping[int, Fraction] = field(default_factory=dict)
    games_before: int = 0


@dataclass(frozen=True)
class Confirmed(Fact):
    """A second player of the table confirms the result; `result` is the event id of what he saw."""

    kind = "confirmed"
    round: int
    table: int
    player: int
    result: str = ""


@dataclass(frozen=True)
class Complained(Fact):
    """A complaint about a stored result."""

    kind = "complained"
    round: int
    table: int
    player: int
    text: str


@dataclass(frozen=True)
class Answered(Fact):
    """The referee has answered a complaint (its event id)."""

    kind = "answered"
    complaint: str
    decision: str
    clause: str = ""


@dataclass(frozen=True)
class EndedEarly(Fact):
    """The table stops; only complete games count."""

    kind = "ended-early"
    round: int
    table: int
    reason: str = ""


@dataclass(frozen=True)
class PlaysOn(Fact):
    """That a table was ended is taken back."""

    kind = "plays-on"
    round: int
    table: int
    reason: str = ""
