"""Plants that grow in several pictures."""

from __future__ import annotations

from .palette import Palette
from .shapes import at, shape

_FIR = "M0 0L6 11H3L9 20H5L10 28H-10L-5 20H-9L-3 11H-6Z"
_LOBE = "M0 0C-6-1-9-6-6-9C-4-11-1-10 0-8C1-10 4-11 6-9C9-6 6-1 0 0Z"


def fir(p: Palette, x: float, y: float, scale: float = 1) -> str:
    """A fir with its top at x, y, 28 high."""
    return at(x, y, shape(_FIR, p.green), scale=scale)


def clover(p: Palette, x: float, y: float, leaves: tuple[int, ...], scale: float = 1, turn: float = 0) -> str:
    """A clover leaf around x, y; ``leaves`` are the directions of its leaflets in degrees from the top."""
    return at(x, y, "".join(at(0, 0, shape(_LOBE, p.green), turn=leaf) for leaf in leaves), scale=scale, turn=turn)
