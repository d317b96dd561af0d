"""The 54 cards as plain ints 0..53 (source: ``formats.md`` "Cards are numbered", dossier 1.1).

    0–7    Herz   4 3 2 1 B C D K        (red: the 1 is the highest pip)
    8–15   Karo   4 3 2 1 B C D K
    16–23  Pik    7 8 9 10 B C D K
    24–31  Treff  7 8 9 10 B C D K
    32–53  Tarock I II … XXI Sküs

Within a suit the higher number is the higher card. Functions here do not check their argument: they are on the
path of search and simulation. A card means an int 0..53 throughout; anything else is a bug of the caller.
"""

from typing import Final

HERZ: Final = 0
KARO: Final = 1
PIK: Final = 2
TREFF: Final = 3
TAROCK: Final = 4

SUITS: Final = (HERZ, KARO, PIK, TREFF, TAROCK)
"""The five suits in the order used everywhere; the first four are the *Farben*."""
PLAIN_SUITS: Final = (HERZ, KARO, PIK, TREFF)
RED_SUITS: Final = (HERZ, KARO)
BLACK_SUITS: Final = (PIK, TREFF)

CARDS: Final = 54
"""Number of cards of the pack."""
SUIT_SIZE: Final = 8
"""Cards of each of the four plain suits; there are 22 tarocks."""
FIRST_TAROCK: Final = 32

# Ranks of the plain suits; 0..3 are the pips, low to high.
BUBE: Final = 4
CAVALL: Final = 5
DAME: Final = 6
KOENIG: Final = 7

PAGAT: Final = 32
UHU: Final = 33
KAKADU: Final = 34
QUAPIL: Final = 35
MOND: Final = 52
SKUES: Final = 53

BIRDS: Final = (PAGAT, UHU, KAKADU, QUAPIL)
"""The *Vögel*: tarock I, II, III, IIII."""
TRULL: Final = (PAGAT, MOND, SKUES)
"""The three *Trullstücke*, low to high."""

HERZ_KOENIG: Final = 7
KARO_KOENIG: Final = 15
PIK_KOENIG: Final = 23
TREFF_KOENIG: Final = 31
HERZ_DAME: Final = 6
KARO_DAME: Final = 14
PIK_DAME: Final = 22
TREFF_DAME: Final = 30

KINGS: Final = (HERZ_KOENIG, KARO_KOENIG, PIK_KOENIG, TREFF_KOENIG)
QUEENS: Final = (HERZ_DAME, KARO_DAME, PIK_DAME, TREFF_DAME)


def suit_of(card: int) -> int:
    """Suit 0..4 of ``card`` (4 is Tarock)."""
    return card >> 3 if card < FIRST_TAROCK else TAROCK


def rank_of(card: int) -> int:
    """Rank within its suit, 0 the lowest: 0..7 in plain suits (7 the König), 0..21 in Tarock (21 the Sküs)."""
    return card & 7 if card < FIRST_TAROCK else card - FIRST_TAROCK


def tarock_number(card: int) -> int:
    """Number 1..22 of a tarock; the Sküs counts as 22. Only meaningful where ``is_tarock(card)``."""
    return card - FIRST_TAROCK + 1


def suit_card(suit: int, rank: int) -> int:
    """The card of ``suit`` 0..4 with ``rank`` as in :func:`rank_of`."""
    return suit * SUIT_SIZE + rank


def tarock(number: int) -> int:
    """The tarock with ``number`` 1..22 (22 is the Sküs)."""
    return FIRST_TAROCK + number - 1


def king_of(suit: int) -> int:
    """The König of a plain suit 0..3."""
    return suit * SUIT_SIZE + KOENIG


def queen_of(suit: int) -> int:
    """The Dame of a plain suit 0..3."""
    return suit * SUIT_SIZE + DAME


def is_card(card: object) -> bool:
    """Whether ``card`` is an int 0..53 (``True`` and ``False`` are no cards)."""
    return type(card) is int and 0 <= card < CARDS


def is_tarock(card: int) -> bool:
    """Whether ``card`` is one of the 22 tarocks."""
    return card >= FIRST_TAROCK


def is_king(card: int) -> bool:
    """Whether ``card`` is a König."""
    return card < FIRST_TAROCK and card & 7 == KOENIG


def is_queen(card: int) -> bool:
    """Whether ``card`` is a Dame."""
    return card < FIRST_TAROCK and card & 7 == DAME


def is_trull(card: int) -> bool:
    """Whether ``card`` is Pagat, Mond or Sküs."""
    return card == PAGAT or card >= MOND


def is_bird(card: int) -> bool:
    """Whether ``card`` is Pagat, Uhu, Kakadu or Quapil."""
    return PAGAT <= card <= QUAPIL


def is_pip(card: int) -> bool:
    """Whether ``card`` is one of the 16 pip cards (*Skartindel, Glatze*) of the plain suits."""
    return card < FIRST_TAROCK and card & 7 < BUBE
