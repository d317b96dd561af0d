"""The cash book of a day: every line, the balance after it, and the sums by what they are about. Always recomputed."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True)
class Line:
    """One line. `cents` above zero come in. `reversed` tells why it does not count."""

    id: str
    at: str
    by: str
    what: str
    cents: int
    text: str = ""
    number: int = 0
    reversed: str = ""


@dataclass(frozen=True)
class Booked:
    """A line with what is in the box after it."""

    line: Line
    balance: int


@dataclass(frozen=True)
class CashBook:
    """`lines` in order with their balances, `sums` by word of `CASH`, what should be in the box, what was counted."""

    lines: tuple[Booked, ...]
    sums: dict[str, int]
    balance: int
    counted: int | None = None

    @property
    def difference(self) -> int | None:
        """Counted minus computed; None before counting."""
        return None if self.counted is None else self.counted - self.balance


def cash_book(lines: Iterable[Line], counted: int | None = None) -> CashBook:
    """The book of some lines."""
    balance = 0
    booked: list[Booked] = []
    sums: dict[str, int] = {}
    for line in lines:
        if not line.reversed:
            balance += line.cents
            sums[line.what] = sums.get(line.what, 0) + line.cents
        booked.append(Booked(line, balance))
    return CashBook(tuple(booked), sums, balance, counted)
