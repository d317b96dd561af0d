"""Faces as SVG documents: one card, the back, and all cards of a deck in one file (a sprite)."""

from __future__ import annotations

from tarock.cards.card import CARDS
from tarock.cards.names import card_name

from .back import back_drawing
from .drawn import LETTERS, drawing
from .frame import HEIGHT, WIDTH, ground
from .palette import PALETTES, TWO

DECKS = tuple(PALETTES)
"""``two`` and ``four`` colours, ``large`` print, high ``contrast``."""
LANGUAGES = tuple(LETTERS)
_XMLNS = 'xmlns="http://www.w3.org/2000/svg"'
_BOX = f'viewBox="0 0 {WIDTH} {HEIGHT}"'
_BACK = {"de": "Rückseite", "en": "back of a card"}


def face(card: int, *, deck: str = "two", letters: str = "de") -> str:
    """``card`` 0..53 as an SVG document of its own, with its name as title.

    ``deck`` is one of :data:`DECKS`, ``letters`` one of :data:`LANGUAGES`: the letters in the corners and the language
    of the name. Raises :class:`~tarock.cards.CardError` if ``card`` is no card, ``KeyError`` for an unknown deck.
    """
    name = card_name(card, letters)
    return _document(name, drawing(card, deck, letters, f"{deck}-{letters}-{card}"))


def back(letters: str = "de") -> str:
    """The back of all cards as an SVG document of its own."""
    return _document(_BACK[letters], ground(TWO) + back_drawing())


def sheet(deck: str = "two", letters: str = "de") -> str:
    """All cards of a deck in one SVG document.

    Card ``n`` is the symbol ``#cN`` for ``<use href="….svg#cN">``, and the view ``#vN`` for ``<img src="….svg#vN">``;
    the back is ``#back`` and ``#vback``. Nine cards lie in a row.
    """
    symbols, laid, views = [], [], []
    for place in range(CARDS + 1):
        key = str(place) if place < CARDS else "back"
        if place < CARDS:
            ident, title = f"c{place}", card_name(place, letters)
            drawn = drawing(place, deck, letters, f"h{place}")
        else:
            ident, title, drawn = "back", _BACK[letters], ground(TWO) + back_drawing()
        x, y = place % 9 * WIDTH, place // 9 * HEIGHT
        symbols.append(f'<symbol id="{ident}" {_BOX}><title>{title}</title>{drawn}</symbol>\n')
        laid.append(f'<use href="#{ident}" x="{x}" y="{y}" width="{WIDTH}" height="{HEIGHT}"/>')
        views.append(f'<view id="v{key}" viewBox="{x} {y} {WIDTH} {HEIGHT}"/>')
    size = f'viewBox="0 0 {9 * WIDTH} {-(-(CARDS + 1) // 9) * HEIGHT}"'
    return f"<svg {_XMLNS} {size}>\n{''.join(symbols)}{''.join(laid)}\n{''.join(views)}\n</svg>\n"


def _document(title: str, drawn: str) -> str:
    return f'<svg {_XMLNS} {_BOX} role="img"><title>{title}</title>{drawn}</svg>\n'
