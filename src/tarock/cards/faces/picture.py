"""Cards for notebooks: ``picture(card)`` and ``hand(cards)`` show themselves there."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterable
from dataclasses import dataclass
from html import escape

from tarock.cards.names import card_name
from tarock.cards.text import card_text, display_order, hand_text, parse_card, parse_hand

from .documents import face


@dataclass(frozen=True, slots=True)
class Picture:
    """One card; notebooks ask for ``_repr_svg_``."""

    card: int
    deck: str = "two"
    letters: str = "de"

    def _repr_svg_(self) -> str:
        return face(self.card, deck=self.deck, letters=self.letters).replace("<svg ", '<svg width="120" ', 1)

    def __str__(self) -> str:
        return card_text(self.card)


@dataclass(frozen=True, slots=True)
class Hand:
    """Cards in a row; notebooks ask for ``_repr_html_``."""

    cards: tuple[int, ...]
    deck: str = "two"
    letters: str = "de"
    width: int = 80

    def _repr_html_(self) -> str:
        return f"<div>{''.join(map(self._image, self.cards))}</div>"

    def _image(self, card: int) -> str:
        data = b64encode(face(card, deck=self.deck, letters=self.letters).encode()).decode()
        name = escape(card_name(card, self.letters), quote=True)
        return f'<img width="{self.width}" alt="{name}" title="{name}" src="data:image/svg+xml;base64,{data}">'

    def __str__(self) -> str:
        return " ".join(map(card_text, self.cards))


def picture(card: int | str, *, deck: str = "two", letters: str = "de") -> Picture:
    """The picture of a card 0..53 or of its text (``HK``, ``XIX``). Raises ``CardError`` for anything else."""
    number = parse_card(card) if isinstance(card, str) else card
    card_name(number)
    return Picture(number, deck, letters)


def hand(cards: int | str | Iterable[int], *, deck: str = "two", letters: str = "de") -> Hand:
    """The cards of a mask, a text (``HK H1 XIX``) or a list; masks and texts in display order, a list as it is."""
    if isinstance(cards, str):
        return Hand(display_order(parse_hand(cards)), deck, letters)
    if isinstance(cards, int):
        hand_text(cards)  # refuses what is no set of cards
        return Hand(display_order(cards), deck, letters)
    return Hand(tuple(cards), deck, letters)
