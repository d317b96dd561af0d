"""The back of the cards: felt and brass lozenges around a bell, the same from both ends."""

from __future__ import annotations

from .frame import EDGE, HEIGHT, WIDTH
from .palette import TWO
from .shapes import at, disc, flat, inked, line, ring, sheet, star

FELT = "#1f5a41"
DARK = "#174634"


def back_drawing() -> str:
    """The whole back in the units of the card."""
    p = TWO
    wide, high = WIDTH - 2 * EDGE, HEIGHT - 2 * EDGE
    lozenges = "".join(f"M{x} {y}l9 11l-9 11l-9-11z" for y in range(-11, high + 11, 22) for x in range(0, wide + 1, 18))
    dots = "".join(f"M{x} {y}l2.5 3l-2.5 3l-2.5-3z" for y in range(-3, high + 8, 22) for x in range(0, wide + 1, 18))
    dots += "".join(f"M{x} {y}l2.5 3l-2.5 3l-2.5-3z" for y in range(8, high + 8, 22) for x in range(9, wide + 1, 18))
    ground = sheet(wide, high, FELT) + line(lozenges, 1.2, p.gold) + flat(dots, p.paper)
    field = f'<svg x="{EDGE}" y="{EDGE}" width="{wide}" height="{high}">{inked(ground, p.ink)}</svg>'
    frame = f'<rect x="{EDGE}" y="{EDGE}" width="{wide}" height="{high}" rx="3"/>'
    inner = f'<rect x="{EDGE + 4}" y="{EDGE + 4}" width="{wide - 8}" height="{high - 8}" rx="2" stroke="{p.gold}"/>'
    medal = (
        disc(0, 0, 33, DARK)
        + ring(0, 0, 29, 1.6, p.gold)
        + flat(star(0, 0, 27, 14, 8), p.gold)
        + disc(0, 0, 12.5, DARK)
    )
    medal += flat(star(0, 0, 9.5, 3.6, 4), p.paper) + disc(0, 0, 2.4, p.red)
    return field + inked(frame + inner, p.ink) + inked(at(WIDTH / 2, HEIGHT / 2, medal), p.ink)
