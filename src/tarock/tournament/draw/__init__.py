"""The draw: players into tables, nobody meets anybody twice while that is possible, pauses fairly spread.

Pure and reproducible from a public seed; `docs/draw.md` says how, exactly.
"""

from tarock.tournament.draw.at_once import MOST_ROUNDS, draw_rounds
from tarock.tournament.draw.check import MODES
from tarock.tournament.draw.costs import ORDER
from tarock.tournament.draw.draw import draw_round
from tarock.tournament.draw.model import Entrant, Round, Table
from tarock.tournament.draw.partition import SIZES, Choice, choices, partition
from tarock.tournament.draw.report import Again, Repeat, Report, Together, least_repeats, report
from tarock.tournament.draw.stream import Stream, public_seed

__all__ = [
    "MODES",
    "MOST_ROUNDS",
    "ORDER",
    "SIZES",
    "Again",
    "Choice",
    "Entrant",
    "Repeat",
    "Report",
    "Round",
    "Stream",
    "Table",
    "Together",
    "choices",
    "draw_round",
    "draw_rounds",
    "least_repeats",
    "partition",
    "public_seed",
    "report",
]
