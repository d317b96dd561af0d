"""What the figures have in common: the niche behind them, the face, mirrored pairs."""

from __future__ import annotations

from tarock.cards.faces.palette import Palette
from tarock.cards.faces.shapes import at, disc, flat, line, shape

HEAD = (64.0, 46.0)
"""Middle of a face in the panel; the drawings of heads are made around the origin."""


def niche(p: Palette) -> str:
    """The arch in which a figure stands."""
    return flat("M0 0H108V96H0Z", p.paper) + flat("M27 98V42A37 37 0 0 1 101 42V98Z", p.sky)


def face(p: Palette, *, lips: bool = True) -> str:
    """A face around the origin, 30 wide, 38 high."""
    skin = shape("M-15-8C-17 8-10 18 0 20C10 18 17 8 15-8C10-19-10-19-15-8Z", p.paper)
    brows = line("M-10.5-6C-8-8.5-5-8.5-3-6.5M3-6.5C5-8.5 8-8.5 10.5-6", 1.4)
    lids = line("M-10-.5C-8-3.8-4-3.8-2.5-.5M2.5-.5C4-3.8 8-3.8 10-.5", 1.4)
    pupils = disc(-6, -0.4, 1.8, p.ink, outlined=False) + disc(6, -0.4, 1.8, p.ink, outlined=False)
    nose = line("M0-1C-1 3-3 6-1.5 7.2C-.5 8 1 8 2 7.2", 1.3)
    mouth = shape("M-4.5 12C-2 10.2-1 11 0 11.5C1 11 2 10.2 4.5 12C2 14.8-2 14.8-4.5 12Z", p.red) if lips else ""
    cheeks = disc(-10, 6, 2.6, p.red, outlined=False) + disc(10, 6, 2.6, p.red, outlined=False)
    return skin + cheeks + brows + lids + pupils + nose + mouth


def both(drawing: str) -> str:
    """``drawing`` and its mirror image about the vertical through the origin."""
    return drawing + at(0, 0, drawing, flip=True)


def on_head(drawing: str) -> str:
    """A drawing around the origin, moved to :data:`HEAD`."""
    return at(*HEAD, drawing)
