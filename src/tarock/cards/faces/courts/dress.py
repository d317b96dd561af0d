"""How the four suits are dressed, so that the sixteen figures are sixteen people."""

from __future__ import annotations

from dataclasses import dataclass

from tarock.cards.faces.palette import Palette


@dataclass(frozen=True, slots=True)
class Dress:
    """Colours of one suit's figures: coat, trimming, hair; horse, mane, bridle and the line of the horse."""

    coat: str
    trim: str
    hair: str
    horse: str
    mane: str
    bridle: str
    pen: str


def dress(suit: int, p: Palette) -> Dress:
    """The dress of a plain suit 0..3."""
    return (
        Dress(coat=p.red, trim=p.gold, hair=p.gold, horse=p.paper, mane=p.gold, bridle=p.red, pen=p.ink),
        Dress(coat=p.blue, trim=p.red, hair=p.wood, horse=p.wood, mane=p.ink, bridle=p.red, pen=p.ink),
        Dress(coat=p.green, trim=p.gold, hair=p.ink, horse=p.ink, mane=p.blue, bridle=p.gold, pen=p.paper),
        Dress(coat=p.wood, trim=p.green, hair=p.red, horse=p.gold, mane=p.paper, bridle=p.green, pen=p.ink),
    )[suit]
