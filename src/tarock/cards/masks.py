"""Sets of cards as ints: bit n is card n (source: ``formats.md``). They fit an unsigned 64-bit word."""

from collections.abc import Iterable
from typing import Final

from .card import BIRDS, BUBE, CARDS, CAVALL, KINGS, PLAIN_SUITS, QUEENS, SUIT_SIZE, TRULL


def mask_of(cards: Iterable[int]) -> int:
    """The mask of ``cards`` (each 0..53, not checked); a card named twice is in it once."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def cards_of(mask: int) -> tuple[int, ...]:
    """The cards of ``mask``, ascending. ``mask`` is not checked, but must not be negative."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return tuple(found)


def size(mask: int) -> int:
    """Number of cards in ``mask``."""
    return mask.bit_count()


def is_mask(mask: object) -> bool:
    """Whether ``mask`` is an int that holds cards 0..53 and nothing else."""
    return type(mask) is int and 0 <= mask <= PACK_MASK


def _rank_mask(*ranks: int) -> int:
    return mask_of(suit * SUIT_SIZE + rank for suit in PLAIN_SUITS for rank in ranks)


PACK_MASK: Final = (1 << CARDS) - 1
"""All 54 cards."""
SUIT_MASKS: Final = (0xFF, 0xFF << 8, 0xFF << 16, 0xFF << 24, 0x3F_FFFF << 32)
"""By suit 0..4: Herz, Karo, Pik, Treff, Tarock."""
TAROCK_MASK: Final = SUIT_MASKS[4]
PLAIN_MASK: Final = PACK_MASK ^ TAROCK_MASK
"""The 32 cards of the four plain suits."""
KINGS_MASK: Final = mask_of(KINGS)
QUEENS_MASK: Final = mask_of(QUEENS)
CAVALLS_MASK: Final = _rank_mask(CAVALL)
BUBEN_MASK: Final = _rank_mask(BUBE)
PIPS_MASK: Final = _rank_mask(0, 1, 2, 3)
"""The 16 *Skartindel*."""
TRULL_MASK: Final = mask_of(TRULL)
BIRDS_MASK: Final = mask_of(BIRDS)
