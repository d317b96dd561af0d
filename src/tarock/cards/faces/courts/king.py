"""The four Könige: crown, beard, ermine."""

from __future__ import annotations

from tarock.cards.faces.palette import Palette
from tarock.cards.faces.shapes import disc, flat, line, rod, shape

from .dress import Dress
from .head import both, face, niche, on_head


def king(suit: int, p: Palette, d: Dress) -> str:
    """The König of a plain suit 0..3."""
    beard = (p.wood, p.ink, p.paper, d.hair)[suit]
    robe = shape("M18 100C18 78 36 68 64 68C92 68 110 78 110 100Z", d.coat)
    folds = line("M34 98C34 90 36 84 40 80M94 98C94 90 92 84 88 80", 1.2)
    ermine = shape("M34 80C42 68 86 68 94 80C88 92 78 97 64 97C50 97 40 92 34 80Z", p.paper)
    spots = flat("M42 80l2 5h-4zM52 86l2 5h-4zM76 86l2 5h-4zM86 80l2 5h-4zM64 89l2 5h-4z", p.ink)
    return (
        niche(p)
        + _held(suit, p, d)
        + robe
        + folds
        + ermine
        + spots
        + on_head(_head(suit, p, d, beard))
        + _hand(suit, p)
    )


def _head(suit: int, p: Palette, d: Dress, beard: str) -> str:
    hair = both(shape("M-13-14C-24-10-23 8-21 20C-17 22-14 18-13 12Z", beard))
    long = (
        "M-15-1C-18 14-11 30 0 36C11 30 18 14 15-1C13 5 10 8 6 8C3 6-3 6-6 8C-10 8-13 5-15-1Z",
        "M-15-1C-17 10-13 22-5 25L0 32L5 25C13 22 17 10 15-1C13 5 10 8 6 8C3 6-3 6-6 8C-10 8-13 5-15-1Z",
        (
            "M-15-1C-20 12-17 28-9 36C-7 30-3 30 0 38C3 30 7 30 9 36"
            "C17 28 20 12 15-1C13 5 10 8 6 8C3 6-3 6-6 8C-10 8-13 5-15-1Z"
        ),
        "M-15-1C-18 12-14 24 0 25C14 24 18 12 15-1C13 5 10 8 6 8C3 6-3 6-6 8C-10 8-13 5-15-1Z",
    )[suit]
    hairs = line("M-9 15C-8 20-6 24-4 27M9 15C8 20 6 24 4 27", 1, p.paper if beard == p.ink else "")
    moustache = shape("M0 9C-4 6.5-11 8-14 13.5C-9 15-3 14 0 11.5C3 14 9 15 14 13.5C11 8 4 6.5 0 9Z", beard)
    lips = shape("M-3.5 13.5C-1 15 1 15 3.5 13.5C3 17-3 17-3.5 13.5Z", p.red)
    return hair + face(p, lips=False) + shape(long, beard) + hairs + lips + moustache + _crown(suit, p, d)


def _crown(suit: int, p: Palette, d: Dress) -> str:
    spikes = (
        "M-18-12L-23-32L-12-22L0-38L12-22L23-32L18-12Z",
        "M-18-12C-24-20-24-30-18-34C-12-36-4-34 0-28C4-34 12-36 18-34C24-30 24-20 18-12Z",
        "M-18-12L-22-34L-14-26L-8-37L0-26L8-37L14-26L22-34L18-12Z",
        "M-18-12V-34H-9V-25H-4.5V-36H4.5V-25H9V-34H18V-12Z",
    )[suit]
    tips = (
        ((-23, -32), (0, -37), (23, -32)),
        ((0, -33),),
        ((-22, -34), (-8, -36), (8, -36), (22, -34)),
        (),
    )[suit]
    balls = "".join(disc(x, y, 2.8, d.trim if d.trim != p.gold else p.red) for x, y in tips)
    arches = line("M0-14V-28M-16-16C-16-24-14-28-10-33M16-16C16-24 14-28 10-33", 1.2) if suit == 1 else ""
    band = shape("M-18.5-11C-8-7 8-7 18.5-11V-18C8-14-8-14-18.5-18Z", p.gold)
    jewels = disc(0, -11.6, 2.1, p.red) + disc(-10.5, -13, 1.7, p.blue) + disc(10.5, -13, 1.7, p.blue)
    return shape(spikes, p.gold) + arches + balls + band + jewels


def _held(suit: int, p: Palette, d: Dress) -> str:
    """Sceptre, orb, sword or axe, behind the hand."""
    if suit == 0:
        staff = rod("M101 98L96 34", 4.6, p.gold)
        return staff + disc(95.5, 28, 6, p.gold) + line("M95 22V13M91 17H99", 2) + line("M89.5 28H101.5", 1.2)
    if suit == 1:
        return ""
    if suit == 2:
        blade = shape("M94 74L91 26L95 14L99 26L99 74Z", p.paper) + line("M95 24V72", 1)
        return blade + shape("M85 74H107V78H85Z", p.gold)
    haft = rod("M100 98L96 24", 4.6, p.wood)
    return haft + shape("M98 22C106 22 108 28 108 40C104 36 100 36 97 37ZM95 23L87 26L96 33Z", p.paper)


def _hand(suit: int, p: Palette) -> str:
    sleeve = shape("M86 98C86 90 90 84 96 82L106 86V98Z", p.paper)
    if suit == 1:
        orb = (
            disc(94, 74, 9.5, p.gold)
            + line("M85 72C91 75 97 75 103 72M94 64.5C92 68 92 71 93 74", 1.2)
            + line("M94 64V56M90 59H98", 2)
        )
        return sleeve + orb + shape("M86 80C88 86 100 86 102 80C104 86 101 90 95 90S85 87 86 80Z", p.paper)
    grip = (82, 0, 84, 82)[suit]
    return sleeve + shape(
        f"M93 {grip - 5}C99 {grip - 7} 105 {grip - 4} 104 {grip + 1}C104 {grip + 6} 96 {grip + 7} 93 {grip + 4}Z",
        p.paper,
    )
