"""One card, drawn: what stands in its halves, put into the frame."""

from __future__ import annotations

from tarock.cards.card import BUBE, MOND, PAGAT, SKUES, is_pip, is_tarock, rank_of, suit_of
from tarock.cards.text import card_text

from .courts import figure
from .frame import EDGE, WIDTH, band, ground, index, outline, panel, plate, twice
from .letters import CAP, width, word
from .palette import PALETTES, Palette
from .pips import half_pips, middle_pip
from .shapes import inked, number
from .suits import sign
from .vignettes import picture_of

LETTERS = {"de": "BCDK", "en": "JCQK"}
"""Corner letters of Bube, Cavall, Dame, König."""


def corner(card: int, letters: str) -> str:
    """What stands in the corner of ``card``: ``XIX``, ``Sk``, ``10``, ``K``."""
    if is_tarock(card):
        return card_text(card)
    return card_text(card)[1:] if is_pip(card) else LETTERS[letters][rank_of(card) - BUBE]


def drawing(card: int, deck: str, letters: str, name: str) -> str:
    """``card`` without a document around it; ``name`` is the id of its upper half, which is used twice."""
    palette = PALETTES[deck]
    text = corner(card, letters)
    if deck == "large":
        return ground(palette) + twice(_large(card, text, palette), name)
    if is_tarock(card):
        honour = card in (PAGAT, MOND, SKUES)
        half = panel(picture_of(card, palette), palette) + plate(text, palette, honour=honour)
        return ground(palette) + twice(half, name) + inked(band(palette, palette.ink) + outline(), palette.ink)
    suit = suit_of(card)
    if is_pip(card):
        count = int(text)
        half = half_pips(count, suit, palette) + index(text, suit, palette)
        return ground(palette) + twice(half, name) + middle_pip(count, suit, palette) + inked(outline(), palette.ink)
    half = panel(figure(suit, rank_of(card), palette), palette) + index(text, suit, palette)
    return ground(palette) + twice(half, name) + inked(band(palette, palette.suits[suit]) + outline(), palette.ink)


def _large(card: int, text: str, palette: Palette) -> str:
    """A numeral, or letter and sign, as large as half a card can hold, at the left, where a fanned hand shows it.

    The bar tells ``IX`` from ``XI`` seen from the other end.
    """
    room = WIDTH - 4 * EDGE
    if is_tarock(card):
        high = 58.0
        wide = min(width(text) * high / CAP, room)
        bar = f'<path d="M{2 * EDGE} 86H{number(2 * EDGE + wide)}V92H{2 * EDGE}Z" fill="{palette.figure}"/>'
        return word(text, palette.figure, 2 * EDGE, 18, high, widest=room) + bar
    suit = suit_of(card)
    return word(text, palette.suits[suit], 2 * EDGE, 14, 46, widest=52) + sign(suit, palette, 33, 80, 36)
