"""A cup as a value: what it plays, how a day runs, what points are worth; every leaf with its `Source`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from tarock.rules import RuleSet, Source, Text
from tarock.rules.ruleset import Sourced
from tarock.tournament.points import PointSystem, SeasonRule


@dataclass(frozen=True, slots=True)
class Play:
    """`games` of a round at a table of four (0: free), `minutes` of a round (0: no limit)."""

    rules: str
    rounds: int
    games: int
    games_by_size: str
    sizes: tuple[int, ...]
    minutes: int
    warning_minutes: int
    late_tables: str
    missing_round: str


@dataclass(frozen=True, slots=True)
class Day:
    """Times of day as `14:00` ("" where no text says it); `capacity` 0: no limit."""

    registration: str
    start: str
    late_entry: str
    capacity: int


@dataclass(frozen=True, slots=True)
class Draw:
    """How the rounds are drawn, and the last one; `ahead`: all of them before the first."""

    rounds: str
    last_round: str
    ahead: bool
    apart: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Results:
    """Who confirms, and how long complaints are heard after a round was stored."""

    second_confirms: bool
    complaint_minutes: int


@dataclass(frozen=True, slots=True)
class Money:
    """`cents` for one unit of the rule set (None: as the rule set says); `fee` in cents (0: none is known)."""

    settle: str
    cents: Fraction | None
    fee: int


@dataclass(frozen=True, slots=True)
class Prizes:
    """`money` by rank in cents; `goods` in words; `raffle`: goods are drawn among those present."""

    money: tuple[int, ...]
    shared: str
    goods: Text
    raffle: bool


@dataclass(frozen=True, slots=True)
class Leaving:
    """What becomes of who stops during a tournament and of who plays on for him (MV-62)."""

    result: str
    substitutes: str
    ban: str
    tournaments: int
    again: str


@dataclass(frozen=True, slots=True)
class Contact:
    """Where questions go (MV-03)."""

    name: str
    mail: str
    phone: str
    web: str


@dataclass(frozen=True, eq=False)
class Cup(Sourced):
    """Everything that a cup file says. Equal cups have equal digests; texts for people do not count."""

    id: str
    name: Text
    about: Text
    chain: tuple[str, ...]
    play: Play
    day: Day
    draw: Draw
    results: Results
    ranking: tuple[str, ...]
    money: Money
    prizes: Prizes
    leaving: Leaving
    season: SeasonRule
    next: str
    contact: Contact
    points: Mapping[str, PointSystem]
    rules: RuleSet
    rules_text: str
    citations: Mapping[str, Text]
    sources: Mapping[str, Source]
    digest: str

    def __hash__(self) -> int:
        return hash(self.digest)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Cup) and other.digest == self.digest

    def assumption(self, path: str) -> Text | None:
        """Why a value was assumed that no text says; None where one does."""
        return self.source(path).assumption
