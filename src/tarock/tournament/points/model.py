"""A season as values: the rule, the tournaments that go in, the lines that come out."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from tarock.rules import Reason, Text
from tarock.tournament.points.messages import TIES
from tarock.tournament.points.system import Place, Points, PointSystem

COUNTS: Final = ("all", "best", "half")
"""Which results count: all; the best `best`; Heine's rule, the best half of the tournaments held."""
FINALS: Final = ("counts", "extra")
"""A final counts like any tournament, or besides the best results and can never be dropped."""
TIE_WORDS: Final = tuple(TIES)


@dataclass(frozen=True, slots=True)
class SeasonRule:
    """How a season is added up. `best` only for that word; `min_starts`, `final_start`: who misses them is not ranked.

    `ties`: words of `TIES` in their order. `qualify`: places of the next level (0: no limit), `qualify_starts`: the
    starts it takes; both 0 means that there is no next level. `preliminary`: systems for ranks in other cups.
    """

    points: PointSystem
    final_points: PointSystem
    count: str = "all"
    best: int = 0
    final: str = "counts"
    min_starts: int = 0
    final_start: bool = False
    ties: tuple[str, ...] = ()
    qualify: int = 0
    qualify_starts: int = 0
    preliminary: tuple[PointSystem, ...] = ()


@dataclass(frozen=True, slots=True)
class Held:
    """A tournament that was played: the places by player number, and who was qualified for it and stayed away."""

    id: str
    name: str
    day: str
    places: Mapping[int, Place]
    final: bool = False
    away: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Preliminary:
    """The final rank in another cup with which a player comes to a final of several cups."""

    cup: str
    name: Text
    rank: int


@dataclass(frozen=True, slots=True)
class Outcome:
    """One tournament in a line: the place (None: stayed away from the final), the points, and whether they count."""

    tournament: str
    name: str
    day: str
    final: bool
    place: Place | None
    points: Points
    counts: bool = True


@dataclass(frozen=True, slots=True)
class Line:
    """One player. `rank` 0: not ranked. `decided`: the word of `TIES` that put her behind the one before."""

    number: int
    rank: int
    shared: int
    total: Fraction
    starts: int
    wins: int
    score: Fraction
    outcomes: tuple[Outcome, ...]
    preliminary: Points | None
    decided: str
    qualified: bool | None
    why: tuple[Reason, ...]
