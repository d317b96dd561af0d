"""Points as money: what each owes or gets, exactly, and the fewest payments at a table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction

from tarock.sheet import fewest_payments


@dataclass(frozen=True)
class Transfer:
    """`payer` pays `receiver` (numbers of players) so many cents."""

    payer: int
    receiver: int
    cents: int


def in_cents(points: Mapping[int, Fraction], cents: str) -> dict[int, int]:
    """What each gets (or pays, below zero) in whole cents; together zero, as the points are.

    `cents` are paid for one point. Parts of a cent, which only halves of a point at an odd price can make, are rounded
    down and the missing cents go to those who lost most by it, then by number.
    """
    worth = Fraction(Decimal(cents))
    exact = {number: amount * worth for number, amount in points.items()}
    if sum(exact.values()):
        raise ValueError("points must sum to zero")
    whole = {number: int(amount // 1) for number, amount in exact.items()}
    missing = -sum(whole.values())
    for number in sorted(exact, key=lambda n: (-(exact[n] % 1), n))[:missing]:
        whole[number] += 1
    return whole


def table_payments(points: Mapping[int, Fraction], cents: str) -> list[Transfer]:
    """Who pays whom at one table, as few payments as possible."""
    due = in_cents(points, cents)
    numbers = list(due)
    paid = fewest_payments([due[number] for number in numbers])
    return [Transfer(numbers[part.payer], numbers[part.receiver], part.cents) for part in paid]
