"""Dealing the packets (dossier 1.3): six to each seat, Vorhand first, three and three to the talon, six to each.

Cards come from the top of the pack (``order[0]``) in this order: seats 0, 1, 2, 3 get six each (places 0–23), the
talon's first half A (24–26) and second half B (27–29), seats 0, 1, 2, 3 again six each (30–53).

Where a table allows *Klopfen* (knocking instead of cutting), a knocked pack is dealt in packets of twelve: seats 0, 1,
2, 3 (places 0–47), then the talon halves (48–50, 51–53; no text says when, so it comes last).
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from .card import CARDS
from .errors import SeedError, quoted
from .masks import mask_of
from .shuffling import shuffle

SEATS: Final = 4
PACKET: Final = 6
HAND_SIZE: Final = 12
TALON_SIZE: Final = 6


class Deal(NamedTuple):
    """Four hands by seat as masks, and the talon halves A and B, each three cards in the order dealt."""

    hands: tuple[int, int, int, int]
    talon: tuple[tuple[int, int, int], tuple[int, int, int]]

    @property
    def talon_masks(self) -> tuple[int, int]:
        """Talon halves A and B as masks."""
        return mask_of(self.talon[0]), mask_of(self.talon[1])

    @property
    def talon_mask(self) -> int:
        """All six talon cards as a mask."""
        return mask_of(self.talon[0]) | mask_of(self.talon[1])


def deal_order(order: Sequence[int], *, knocked: bool = False) -> Deal:
    """Deals a given order of the pack, top card first; ``knocked`` in packets of twelve.

    Raises :class:`SeedError` if ``order`` is not a permutation of 0..53.
    """
    if len(order) != CARDS or set(order) != set(range(CARDS)):
        raise SeedError(
            quoted(order),
            "order",
            "Eine Reihenfolge des Pakets nennt jede der 54 Karten genau einmal.",
            "An order of the pack names each of the 54 cards exactly once.",
        )
    return _deal_knocked(order) if knocked else _deal(order)


def deal(seed: str, board: int, *, knocked: bool = False) -> Deal:
    """The deal of ``seed`` and ``board`` (see :func:`tarock.cards.shuffling.shuffle`), whatever the rule set.

    Raises :class:`SeedError` for an unusable seed or board number.
    """
    return deal_order(shuffle(seed, board), knocked=knocked)


def _deal(order: Sequence[int]) -> Deal:
    def hand(seat: int) -> int:
        first, second = PACKET * seat, PACKET * (SEATS + 1 + seat)
        return mask_of(order[first : first + PACKET]) | mask_of(order[second : second + PACKET])

    half_a = (order[24], order[25], order[26])
    half_b = (order[27], order[28], order[29])
    return Deal((hand(0), hand(1), hand(2), hand(3)), (half_a, half_b))


def _deal_knocked(order: Sequence[int]) -> Deal:
    one, two, three, four = (mask_of(order[s * HAND_SIZE : (s + 1) * HAND_SIZE]) for s in range(SEATS))
    return Deal((one, two, three, four), ((order[48], order[49], order[50]), (order[51], order[52], order[53])))
