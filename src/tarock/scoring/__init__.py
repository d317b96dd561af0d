"""Settlement: what a finished game pays, item by item, and which games cannot be."""

from tarock.scoring.game import DECLARER, OPPONENTS, BonusFact, Game
from tarock.scoring.settle import settle
from tarock.scoring.settlement import Amounts, Item, Settlement, Why, number, signed

__all__ = [
    "DECLARER",
    "OPPONENTS",
    "Amounts",
    "BonusFact",
    "Game",
    "Item",
    "Settlement",
    "Why",
    "number",
    "settle",
    "signed",
]
