"""Players by rule of thumb: what a good club player would explain in one sentence.

They see one `View`, guess the rest by counting cards, and branch on the words of the rules, never on a game's name.
All numbers stand in `weights`.
"""

from tarock.bots.thumb.player import ThumbPlayer
from tarock.bots.thumb.weights import WEIGHTS, Weights

__all__ = ["WEIGHTS", "ThumbPlayer", "Weights"]
