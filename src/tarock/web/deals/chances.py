"""How many cards of a kind a hand should hold, and how far chance alone strays from that.

Twelve of 54 cards: the number of good ones among them is hypergeometric. Over many deals the sums are added up.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import accumulate
from math import comb, sqrt
from statistics import NormalDist
from typing import Final

from tarock.cards import CARDS, HAND_SIZE

SURE: Final = 0.95
EXACT: Final = 40
"""Up to so many deals the distribution of the sum is computed exactly; beyond, a normal one cannot be told from it."""


@dataclass(frozen=True)
class Band:
    """What is to be expected over some deals in all, and between which whole numbers 95 % of all players lie."""

    mean: float
    low: int
    high: int

    def __contains__(self, seen: int) -> bool:
        return self.low <= seen <= self.high


def band(deals: int, good: int) -> Band:
    """The band for the number of `good` cards of the pack (22 tarocks, 4 kings …) in `deals` hands of twelve."""
    share = good / CARDS
    mean = deals * HAND_SIZE * share
    tail = (1 - SURE) / 2
    if deals <= EXACT:
        below = list(accumulate(_sum_of(deals, good)))
        low = next(n for n, chance in enumerate(below) if chance > tail)
        high = next(n for n, chance in enumerate(below) if chance >= 1 - tail)
        return Band(mean, low, high)
    spread = sqrt(deals * HAND_SIZE * share * (1 - share) * (CARDS - HAND_SIZE) / (CARDS - 1))
    curve = NormalDist(mean, spread)
    return Band(mean, round(curve.inv_cdf(tail)), round(curve.inv_cdf(1 - tail)))


def _sum_of(deals: int, good: int) -> list[float]:
    """The chance of each total over `deals` hands."""
    most = min(good, HAND_SIZE)
    one = [comb(good, n) * comb(CARDS - good, HAND_SIZE - n) / comb(CARDS, HAND_SIZE) for n in range(most + 1)]
    total = [1.0]
    for _ in range(deals):
        longer = [0.0] * (len(total) + most)
        for n, chance in enumerate(total):
            for m, other in enumerate(one):
                longer[n + m] += chance * other
        total = longer
    return total
