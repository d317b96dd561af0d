"""The four suit signs ♥ ♦ ♠ ♣ as drawn shapes, each 20 by 20 around the origin."""

from __future__ import annotations

from .palette import Palette, suit_colour
from .shapes import at

_HERZ = (
    "M0 10C-4 5-10 1-10-4.2C-10-8-7.6-10-5-10C-2.6-10-.7-8.4 0-6.2C.7-8.4 2.6-10 5-10C7.6-10 10-8 10-4.2C10 1 4 5 0 10Z"
)
_KARO = "M0-10.6C2-6.6 4.8-2.8 8.2 0C4.8 2.8 2 6.6 0 10.6C-2 6.6-4.8 2.8-8.2 0C-4.8-2.8-2-6.6 0-10.6Z"
_PIK = (
    "M0-10.4C3-5.4 9.8-2.4 9.8 3C9.8 6 7.6 7.6 5.2 7.6C3.4 7.6 2 6.8 1.1 5.4C1.3 7.6 2.2 9.2 4 10.4H-4"
    "C-2.2 9.2-1.3 7.6-1.1 5.4C-2 6.8-3.4 7.6-5.2 7.6C-7.6 7.6-9.8 6-9.8 3C-9.8-2.4-3-5.4 0-10.4Z"
)
_TREFF = (
    "M0-10.2A4.9 4.9 0 0 1 3.7-2.1A4.9 4.9 0 1 1 1.2 4.8C1.4 7.2 2.2 9 4 10.4H-4C-2.2 9-1.4 7.2-1.2 4.8"
    "A4.9 4.9 0 1 1-3.7-2.1A4.9 4.9 0 0 1 0-10.2Z"
)
OUTLINES = (_HERZ, _KARO, _PIK, _TREFF)
"""Path data of Herz, Karo, Pik, Treff."""


def sign(suit: int, palette: Palette, x: float, y: float, size: float) -> str:
    """The sign of a plain suit 0..3, ``size`` wide, around x, y."""
    drawn = f'<path d="{OUTLINES[suit]}" fill="{suit_colour(palette, suit)}" stroke="none"/>'
    return at(x, y, drawn, scale=size / 20)
