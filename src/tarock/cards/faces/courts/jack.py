"""The four Buben: young, a cap with a feather, something to do."""

from __future__ import annotations

from tarock.cards.faces.palette import Palette
from tarock.cards.faces.shapes import disc, line, ring, rod, shape

from .dress import Dress
from .head import both, face, niche, on_head


def jack(suit: int, p: Palette, d: Dress) -> str:
    """The Bube of a plain suit 0..3."""
    body = shape("M26 100C26 84 38 74 64 74C90 74 102 84 102 100Z", d.coat)
    stripes = shape("M40 80L46 100H54L50 76ZM88 80L82 100H74L78 76Z", d.trim)
    ruff = shape(
        "M44 72C44 66 50 64 56 66C60 62 68 62 72 66C78 64 84 66 84 72"
        "C86 78 80 82 74 80C70 84 58 84 54 80C48 82 42 78 44 72Z",
        p.paper,
    )
    pleats = line("M50 69L52 77M57 68L58 79M64 66V81M71 68L70 79M78 69L76 77", 1.1)
    bob = on_head(both(shape("M0-20C-16-22-22-8-21 8C-21 14-20 18-18 20L-9 17L-11-6Z", d.hair)))
    fringe = on_head(shape("M-16-6C-14-12 14-12 16-6C16-16 10-20 0-20C-10-20-16-16-16-6Z", d.hair))
    return (
        niche(p)
        + _behind(suit, p)
        + body
        + stripes
        + bob
        + ruff
        + pleats
        + on_head(face(p, lips=False) + _smile())
        + fringe
        + on_head(_cap(suit, p, d))
        + _held(suit, p, d)
    )


def _smile() -> str:
    return line("M-5 11.5C-3 14.5 3 14.5 5 11.5M-1.5 17H1.5", 1.4)


def _cap(suit: int, p: Palette, d: Dress) -> str:
    beret = (
        "M-19-11C-28-20-24-32-6-33C12-36 28-30 26-20C25-14 18-12 17-10C8-15-10-15-19-11Z",
        "M-18-10C-22-22-14-34 0-34C14-34 22-22 18-10C10-15-10-15-18-10Z",
        "M-27-9C-20-15-17-20-14-30C-6-35 6-35 14-30C17-20 20-15 27-9C12-15-12-15-27-9Z",
        "M-19-11C-24-24-8-32 4-34C18-37 28-42 34-34C30-24 22-14 17-10C8-15-10-15-19-11Z",
    )[suit]
    band = line("M-18-12.5C-8-17 8-17 18-12.5", 2.6, d.trim if d.trim != d.coat else p.gold)
    feather = (
        shape("M-12-26C-22-44-40-38-38-22C-32-26-24-28-12-22Z", p.paper) + line("M-14-25C-22-32-30-32-35-26", 1),
        shape("M8-28C14-46 26-44 24-32C20-28 14-26 8-24Z", p.gold) + line("M10-28C14-34 18-38 22-38", 1),
        shape("M-12-26C-26-42-40-36-36-22C-30-18-20-18-13-20Z", p.red) + line("M-14-23C-22-28-28-30-32-28", 1),
        shape("M4-30C-4-46-16-42-20-34C-14-34-8-30 2-26Z", p.red) + line("M2-29C-4-36-10-38-16-36", 1),
    )[suit]
    return shape(beret, (d.coat, d.trim, d.coat, d.trim)[suit]) + band + feather


def _behind(suit: int, p: Palette) -> str:
    if suit != 2:
        return ""
    return rod("M97 98V16", 4.6, p.wood) + shape(
        "M97 4L101 18V34C107 32 109 24 109 20C109 34 105 42 101 44H93V36L86 32L93 28V18Z", p.paper
    )


def _held(suit: int, p: Palette, d: Dress) -> str:
    """Letter, tankard, halberd or flute."""
    sleeve = shape("M82 100C82 92 88 86 96 86L106 92V100Z", d.coat) + shape(
        "M84 92C88 85 98 84 103 90L100 95L86 97Z", d.trim
    )
    hand = shape("M89 87C87 80 92 77 97 78C103 79 103 87 99 89Z", p.paper)
    if suit == 0:
        letter = (
            shape("M84 62L106 56L110 74L88 80Z", p.paper)
            + line("M84 62L98 69L106 56", 1.3)
            + disc(97.5, 68, 3.2, p.red)
        )
        return letter + sleeve + hand
    if suit == 1:
        mug = shape("M84 60H102V82H84Z", p.wood) + line("M88 62V80M93 62V80M98 62V80", 1.1) + ring(105, 70, 4.5, 2.6)
        foam = shape("M83 60C79 54 86 50 89 53C91 48 98 49 98 53C103 51 106 57 102 60Z", p.paper)
        return mug + foam + sleeve + hand
    if suit == 2:
        return sleeve + hand
    flute = rod("M72 62L108 84", 5.4, p.gold) + "".join(
        disc(x, y, 0.9, p.ink, outlined=False) for x, y in ((84, 69.4), (89, 72.4), (102, 80.4))
    )
    return flute + sleeve + hand
