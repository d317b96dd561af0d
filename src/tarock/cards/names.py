"""Cards in words, for screen readers and sentences, in German and English (names: dossier 1.1)."""

from typing import Final

from .card import BIRDS, FIRST_TAROCK, MOND, RED_SUITS, SKUES, is_card
from .errors import CardError, quoted

SUIT_NAMES_DE: Final = ("Herz", "Karo", "Pik", "Treff", "Tarock")
SUIT_NAMES_EN: Final = ("hearts", "diamonds", "spades", "clubs", "tarock")

_OWN: Final = dict(zip((*BIRDS, MOND, SKUES), ("Pagat", "Uhu", "Kakadu", "Quapil", "Mond", "Sküs"), strict=True))
_FIGURES_DE: Final = ("Bube", "Cavall", "Dame", "König")
_FIGURES_EN: Final = ("jack", "cavalier", "queen", "king")
_RED_DE: Final = ("Vier", "Drei", "Zwei", "Ass", *_FIGURES_DE)
_RED_EN: Final = ("four", "three", "two", "ace", *_FIGURES_EN)
_BLACK_DE: Final = ("Sieben", "Acht", "Neun", "Zehn", *_FIGURES_DE)
_BLACK_EN: Final = ("seven", "eight", "nine", "ten", *_FIGURES_EN)
# From V: the four below have names of their own, as have Mond and Sküs.
_NUMBERS_DE: Final = (
    *("fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf", "dreizehn", "vierzehn", "fünfzehn"),
    *("sechzehn", "siebzehn", "achtzehn", "neunzehn", "zwanzig"),
)
_NUMBERS_EN: Final = (
    *("five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen", "fourteen", "fifteen"),
    *("sixteen", "seventeen", "eighteen", "nineteen", "twenty"),
)


def suit_name(suit: int, lang: str = "de") -> str:
    """Name of suit 0..4: ``Herz`` … ``Tarock``; English ``hearts`` … ``tarock``. ``lang`` as in :func:`card_name`."""
    return (SUIT_NAMES_DE if lang.startswith("de") else SUIT_NAMES_EN)[suit]


def card_name(card: int, lang: str = "de") -> str:
    """The card in words: ``Herz-König``/``king of hearts``, ``Tarock neunzehn``/``tarock nineteen``, ``Pagat``.

    German if ``lang`` starts with ``de``, else English. Raises :class:`CardError` if ``card`` is no card.
    """
    if not is_card(card):
        raise CardError(quoted(card), "no-card", "Karten sind die Zahlen 0 bis 53.", "Cards are the numbers 0 to 53.")
    german = lang.startswith("de")
    if card in _OWN:
        return _OWN[card]
    if card >= FIRST_TAROCK:
        number = card - FIRST_TAROCK - len(BIRDS)
        return f"Tarock {_NUMBERS_DE[number]}" if german else f"tarock {_NUMBERS_EN[number]}"
    suit, rank = card >> 3, card & 7
    if german:
        return f"{SUIT_NAMES_DE[suit]}-{(_RED_DE if suit in RED_SUITS else _BLACK_DE)[rank]}"
    return f"{(_RED_EN if suit in RED_SUITS else _BLACK_EN)[rank]} of {SUIT_NAMES_EN[suit]}"
