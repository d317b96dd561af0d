"""The card around a drawing: paper, frame, band in the middle, plate in the corner, and the half seen twice."""

from __future__ import annotations

from .letters import width, word
from .palette import Palette
from .shapes import inked, number
from .suits import sign

WIDTH = 120
HEIGHT = 210
EDGE = 6
"""From the border of the card to the frame."""
PANEL = (108, 96)
"""Width and height of the picture in each half; its origin is the inner corner of the frame."""
_BAND = HEIGHT - 2 * (EDGE + PANEL[1])
_ROUND = 9


def ground(palette: Palette) -> str:
    """The bare card."""
    box = f'x=".8" y=".8" width="{WIDTH - 1.6:g}" height="{HEIGHT - 1.6:g}" rx="{_ROUND}"'
    return f'<rect {box} fill="{palette.paper}" stroke="{palette.edge}" stroke-width="1.4"/>'


def panel(drawing: str, palette: Palette) -> str:
    """``drawing`` of :data:`PANEL` size in its place in the upper half, cut off at the frame."""
    wide, high = PANEL
    box = f'x="{EDGE}" y="{EDGE}" width="{wide}" height="{high}" viewBox="0 0 {wide} {high}"'
    return f"<svg {box}>{inked(drawing, palette.ink)}</svg>"


def plate(text: str, palette: Palette, *, honour: bool = False) -> str:
    """The numeral ``text`` of a tarock on its plate in the corner."""
    wide = width(text) + 10
    fill = palette.honour if honour else palette.plate
    figure = palette.figure
    return inked(_corner(wide, 35, fill), palette.ink) + word(text, figure, EDGE + 5, EDGE + 5.5, 24)


def index(text: str, suit: int, palette: Palette) -> str:
    """Letter or number ``text`` and the sign of ``suit`` in the corner."""
    colour = palette.suits[suit]
    wide = 25.0
    room = min(width(text), 19)
    left = EDGE + (wide - room) / 2
    return (
        inked(_corner(wide, 53, palette.paper), palette.ink)
        + word(text, colour, round(left, 1), EDGE + 4, 22, widest=19)
        + sign(suit, palette, EDGE + wide / 2, EDGE + 40, 18)
    )


def band(palette: Palette, colour: str) -> str:
    """The strip between the two halves: a row of lozenges on ``colour``."""
    top, middle = HEIGHT / 2 - _BAND / 2, HEIGHT / 2
    lozenges = "".join(f"M{x - 4} {middle:g}l4-2.2l4 2.2l-4 2.2z" for x in range(12, WIDTH, 12))
    return (
        f'<path d="M{EDGE} {top:g}H{WIDTH - EDGE}V{top + _BAND:g}H{EDGE}Z" fill="{colour}"/>'
        f'<path d="{lozenges}" fill="{palette.paper}" stroke="none"/>'
    )


def outline() -> str:
    """The frame's line, drawn over everything else."""
    wide, high = WIDTH - 2 * EDGE, HEIGHT - 2 * EDGE
    return f'<rect x="{EDGE}" y="{EDGE}" width="{wide}" height="{high}" rx="3"/>'


def twice(half: str, name: str) -> str:
    """``half`` and the same turned about the middle of the card; ``name`` is its id in the document."""
    turned = f'<use href="#{name}" transform="rotate(180 {WIDTH // 2} {HEIGHT // 2})"/>'
    return f'<g id="{name}">{half}</g>{turned}'


def _corner(wide: float, high: float, fill: str) -> str:
    right, bottom = EDGE + wide, EDGE + high
    n = number
    d = f"M{EDGE} {EDGE}H{n(right)}V{n(bottom - 4)}Q{n(right)} {n(bottom)} {n(right - 4)} {n(bottom)}H{EDGE}Z"
    return f'<path d="{d}" fill="{fill}"/>'
