"""The 54 faces as SVG, our own drawing in the spirit of Industrie und Glück; for pages, print and notebooks.

Pure text out of shapes: no font, no script, no address of anything. ``frame`` is the card, ``vignettes`` the tarocks,
``courts`` the figures, ``pips`` the rest; ``palette`` has the colours of each deck.
"""

from .documents import DECKS, LANGUAGES, back, face, sheet
from .frame import HEIGHT, WIDTH
from .picture import Hand, Picture, hand, picture

__all__ = ["DECKS", "HEIGHT", "LANGUAGES", "WIDTH", "Hand", "Picture", "back", "face", "hand", "picture", "sheet"]
