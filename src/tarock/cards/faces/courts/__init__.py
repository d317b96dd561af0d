"""The sixteen figures: Bube, Cavall, Dame, König of the four suits."""

from __future__ import annotations

from tarock.cards.card import BUBE, CAVALL, DAME, KOENIG
from tarock.cards.faces.palette import Palette

from .cavalier import cavalier
from .dress import dress
from .jack import jack
from .king import king
from .queen import queen

_DRAWN = {BUBE: jack, CAVALL: cavalier, DAME: queen, KOENIG: king}


def figure(suit: int, rank: int, palette: Palette) -> str:
    """The figure of ``rank`` (``BUBE`` … ``KOENIG``) in a plain suit 0..3, of the size of a half's picture."""
    return _DRAWN[rank](suit, palette, dress(suit, palette))
