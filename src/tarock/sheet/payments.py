"""Who pays whom at the end, with the fewest payments.

With at most six players the best split is found exactly: the more groups whose balances sum to zero, the fewer payments
(a group of n needs n − 1).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple


class Payment(NamedTuple):
    """`payer` pays `receiver` (places) so many cents."""

    payer: int
    receiver: int
    cents: int


def fewest_payments(balances: Sequence[int]) -> list[Payment]:
    """The payments that bring all balances (cents, by place, summing to zero) to zero, as few as possible."""
    if sum(balances) != 0:
        raise ValueError("balances must sum to zero")
    payments: list[Payment] = []
    for group in _groups(tuple(balances)):
        payments += _within({place: balances[place] for place in group})
    return sorted(payments)


def _groups(balances: tuple[int, ...]) -> list[list[int]]:
    """The largest number of groups that sum to zero each."""
    places = [place for place, balance in enumerate(balances) if balance]

    @cache
    def best(mask: int) -> tuple[int, ...]:
        if not mask:
            return ()
        first = mask & -mask
        found: tuple[int, ...] | None = None
        part = mask
        while part:
            if part & first and _total(part) == 0:
                rest = (part, *best(mask & ~part))
                if found is None or len(rest) > len(found):
                    found = rest
            part = (part - 1) & mask
        return found if found is not None else (mask,)

    def _total(mask: int) -> int:
        return sum(balances[place] for n, place in enumerate(places) if mask >> n & 1)

    return [[place for n, place in enumerate(places) if part >> n & 1] for part in best((1 << len(places)) - 1)]


def _within(balances: dict[int, int]) -> list[Payment]:
    """Greedy inside one group: the largest debtor pays the largest creditor."""
    left = dict(balances)
    payments = []
    while any(left.values()):
        payer = min(left, key=lambda place: (left[place], place))
        receiver = max(left, key=lambda place: (left[place], -place))
        cents = min(-left[payer], left[receiver])
        payments.append(Payment(payer, receiver, cents))
        left[payer] += cents
        left[receiver] -= cents
    return payments
