"""A point system as data: the name of a mechanic and its parameters; what a place is, and what it earns.

Cup points are exact: whole numbers, or halves where the Schrift of the rule set has them. `Points.why` says in codes
and sentences how each number comes about; nothing is rounded without saying so.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from tarock.rules import Reason, Text

MECHANICS: Final = ("table", "heine", "cube", "linear", "table-ranks", "score")
"""How points come about. By rank: a list, a cube of the places behind (Tirol), a straight line. By the day's Schrift:
Heine's scale, Schrift plus points for the ranks at the tables (Tirol's earlier seasons), the Schrift itself."""
BEYOND: Final = ("nothing", "minus")
"""What ranks behind the end of a table get: nothing, or one point less with each (rank 51 of a table of 50: −1)."""
SHARED: Final = ("rank", "average")
"""What players who share a rank get: the points of that rank, or the mean of the ranks that they fill."""

PARAMETERS: Final[dict[str, tuple[tuple[str, ...], tuple[str, ...]]]] = {
    "table": (("table",), ("beyond", "absent", "shared")),
    "heine": (("full", "cap"), ()),
    "cube": (("top",), ("dash", "shared")),
    "linear": ((), ("top", "nothing_from", "shared")),
    "table-ranks": (("top",), ("shared",)),
    "score": ((), ()),
}
"""Per mechanic the parameters that it needs and those that it may have."""


@dataclass(frozen=True, slots=True)
class PointSystem:
    """One way to give points.

    `table`: points by rank, the first is rank 1. `absent`: who is qualified for a final and stays away gets this less
    the number of finalists. `top`: points of the first (linear: absent means the number of participants).
    `nothing_from`: linear, the first rank without points (absent: the one behind the last). `full`, `cap`: Heine, up to
    where the Schrift counts in full, and the most that is given. `dash`: nothing is printed as “–”. `cups`: ids of the
    cups whose final rank is turned into points (preliminary points of a final of several cups).
    """

    id: str
    mechanic: str
    name: Text
    table: tuple[int, ...] = ()
    beyond: str = "nothing"
    absent: int | None = None
    top: int | None = None
    nothing_from: int | None = None
    full: int | None = None
    cap: int | None = None
    dash: bool = False
    shared: str = "rank"
    cups: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class TableRank:
    """The rank at a table of one round: 1 is the winner; `shared` players of the table have this rank."""

    rank: int
    size: int
    shared: int = 1


@dataclass(frozen=True, slots=True)
class Place:
    """What a player reached in one tournament: a rank (shared ones 1, 1, 3), among how many, with which Schrift."""

    rank: int
    participants: int
    score: Fraction = Fraction(0)
    shared: int = 1
    tables: tuple[TableRank, ...] = ()


@dataclass(frozen=True, slots=True)
class Points:
    """A number of cup points with everything that led to it; `dash`: printed as “–”."""

    value: Fraction
    why: tuple[Reason, ...] = ()
    dash: bool = False
