"""The kinds of questions. Each asks the engine, the counting or the settlement; none knows its answer by heart."""

from tarock.web.lessons.tasks.counting import CountPile, HasWon
from tarock.web.lessons.tasks.paying import Pays
from tarock.web.lessons.tasks.picking import Pick, PickPlayable, TakesTrick
from tarock.web.lessons.tasks.playing import PlayOn
from tarock.web.lessons.tasks.saying import Choose, PickDiscard, PickPossible, WhoIsPartner

__all__ = [
    "Choose",
    "CountPile",
    "HasWon",
    "Pays",
    "Pick",
    "PickDiscard",
    "PickPlayable",
    "PickPossible",
    "PlayOn",
    "TakesTrick",
    "WhoIsPartner",
]
