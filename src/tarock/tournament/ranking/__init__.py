"""Standings of a day: sums of rounds, tie-break chains as data, shared ranks, reasons."""

from tarock.tournament.ranking.criteria import CRITERIA, Criterion, Record, lot
from tarock.tournament.ranking.messages import NAMES
from tarock.tournament.ranking.standings import Row, Standings, rank, shared_within, table_ranks

__all__ = [
    "CRITERIA",
    "NAMES",
    "Criterion",
    "Record",
    "Row",
    "Standings",
    "lot",
    "rank",
    "shared_within",
    "table_ranks",
]
