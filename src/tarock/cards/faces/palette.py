"""The flat colours of a deck. Ink, brass and the red of the suits are those of the pages (``tokens.css``)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from tarock.cards.card import HERZ, KARO, PIK, TREFF


@dataclass(frozen=True, slots=True)
class Palette:
    """Colours as CSS writes them; ``suits`` those of the signs of Herz, Karo, Pik, Treff."""

    ink: str
    paper: str
    edge: str
    """The line around the card, to be seen on any ground."""
    plate: str
    """Ground of a numeral, and ``figure`` the numeral itself."""
    figure: str
    honour: str
    """Ground of the numeral of the three Trullstücke."""
    red: str
    gold: str
    green: str
    leaf: str
    blue: str
    sky: str
    wood: str
    suits: tuple[str, str, str, str]


TWO = Palette(
    ink="#1d2420",
    paper="#fdfaf2",
    edge="#b9ae98",
    plate="#fdfaf2",
    figure="#1d2420",
    honour="#f2c94c",
    red="#b5352f",
    gold="#f2c94c",
    green="#2c6a4c",
    leaf="#9dbf8a",
    blue="#34598f",
    sky="#d5e3e1",
    wood="#a8743f",
    suits=("#a3262b", "#a3262b", "#1d2420", "#1d2420"),
)
FOUR = replace(TWO, suits=("#a3262b", "#2b5fae", "#1d2420", "#1a7146"))
"""Each suit has a colour of its own: Karo blue, Treff green."""
CONTRAST = Palette(
    ink="#000000",
    paper="#ffffff",
    edge="#000000",
    plate="#000000",
    figure="#ffffff",
    honour="#000000",
    red="#ffffff",
    gold="#ffffff",
    green="#ffffff",
    leaf="#ffffff",
    blue="#ffffff",
    sky="#ffffff",
    wood="#ffffff",
    suits=("#b00012", "#b00012", "#000000", "#000000"),
)
"""Black lines on white; only the red suits have a colour."""
LARGE = replace(FOUR, paper="#ffffff", ink="#000000", edge="#555555", figure="#000000", plate="#ffffff")

PALETTES = {"two": TWO, "four": FOUR, "large": LARGE, "contrast": CONTRAST}
"""The decks by the names that addresses use."""


def suit_colour(palette: Palette, suit: int) -> str:
    """Colour of the sign of a plain suit 0..3."""
    return palette.suits[(HERZ, KARO, PIK, TREFF).index(suit)]
