"""Cup points: point systems as data with named mechanics, the season's table, and why each number is what it is."""

from tarock.tournament.points.award import BY_SCORE, absent, award, half_up
from tarock.tournament.points.model import Held, Line, Outcome, Preliminary, SeasonRule
from tarock.tournament.points.season import half, season
from tarock.tournament.points.system import Place, Points, PointSystem, TableRank

__all__ = [
    "BY_SCORE",
    "Held",
    "Line",
    "Outcome",
    "Place",
    "PointSystem",
    "Points",
    "Preliminary",
    "SeasonRule",
    "TableRank",
    "absent",
    "award",
    "half",
    "half_up",
    "season",
]
