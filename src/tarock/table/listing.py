"""The running list of a table: what each finished deal paid, by place, in both ledgers, and what counts double."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property
from typing import Any, Final

from tarock.notation.entry.result import plain
from tarock.notation.record import Record
from tarock.rules import RuleSet
from tarock.scoring import Game, Item
from tarock.sheet.box import paid
from tarock.sheet.radl import Radl
from tarock.table.deals import Deal, head_of

Amounts = tuple[Fraction, ...]


@dataclass(frozen=True)
class Row:
    """One finished deal. Amounts by place in the unit of the rule set, 0 for who paused; `box`: the donation box.

    `names` and `who` are those who sat at the places when it ended ("" a bot). `game` is None for a deal thrown in,
    which pays nothing and is not counted (`number` is then that of the deal which takes its place).
    """

    deal: Deal
    names: tuple[str, ...]
    who: tuple[str, ...]
    game: Game | None
    items: tuple[Item, ...]
    points: Amounts
    cash: Amounts
    box: Fraction

    @property
    def number(self) -> int:
        """Its number in the list."""
        return self.deal.number

    @property
    def declarers(self) -> tuple[int, ...]:
        """The places that played."""
        return () if self.game is None else tuple(self.deal.seats.seats[seat] for seat in self.game.declarers)

    @property
    def partner(self) -> int | None:
        """The place of the partner, if there was one."""
        seat = None if self.game is None else self.game.partner
        return None if seat is None else self.deal.seats.seats[seat]


@dataclass(frozen=True)
class Ledger:
    """All finished deals of a table, those thrown in included; `rows[board - 1]` is that of the board."""

    places: int
    rows: tuple[Row, ...] = ()
    doubled: tuple[int, ...] = ()

    @cached_property
    def counted(self) -> tuple[Row, ...]:
        """The deals that stand in the list."""
        return tuple(row for row in self.rows if row.game is not None)

    @cached_property
    def points(self) -> Amounts:
        """Schrift by place."""
        return _sum(self.places, (row.points for row in self.counted))

    @cached_property
    def cash(self) -> Amounts:
        """Money by place, kontra included, in the unit of the rule set."""
        return _sum(self.places, (row.cash for row in self.counted))

    @cached_property
    def box(self) -> Fraction:
        """Kontra money for the donation box; with `cash` it sums to zero."""
        return sum((row.box for row in self.counted), Fraction(0))

    def factor(self, rules: RuleSet) -> int:
        """What the next deal is multiplied by."""
        return Radl(rules, self.places, list(self.doubled)).factor

    def plus(self, rules: RuleSet, row: Row) -> Ledger:
        """The list with one more deal, which may set off doubled ones."""
        radl = Radl(rules, self.places, list(self.doubled))
        if row.game is not None:
            radl.after(row.game, row.points)
        return Ledger(self.places, (*self.rows, row), tuple(radl.running))

    @cached_property
    def json(self) -> dict[str, Any]:
        """The list for a page: the last rows and the sums of all."""
        return self.whole_json | {"rows": self.whole_json["rows"][-SHOWN:]}

    @cached_property
    def whole_json(self) -> dict[str, Any]:
        """The list with all its rows."""
        return {
            "rows": [_row_json(row) for row in self.counted],
            "points": plain_amounts(self.points),
            "cash": plain_amounts(self.cash),
            "box": plain(self.box),
        }


SHOWN: Final = 30
"""So many rows of a longer list are shown while it goes on."""


def _sum(places: int, rows: Iterable[Amounts]) -> Amounts:
    total = [Fraction(0)] * places
    for row in rows:
        total = [a + b for a, b in zip(total, row, strict=True)]
    return tuple(total)


def _row_json(row: Row) -> dict[str, Any]:
    assert row.game is not None
    return {
        "number": row.number,
        "board": row.deal.board,
        "contract": row.game.contract,
        "declarers": list(row.declarers),
        "partner": row.partner,
        "end": row.game.end,
        "radl": row.deal.radl,
        "points": plain_amounts(row.points),
        "cash": plain_amounts(row.cash),
    }


def plain_amounts(values: Iterable[Fraction]) -> list[int | float]:
    """Amounts as JSON numbers: whole, or with a half."""
    return [plain(value) for value in values]


def row_of(deal: Deal, names: tuple[str, ...], who: tuple[str, ...]) -> Row:
    """The line of a finished deal."""
    record = Record(head_of(deal, names), deal.state)
    deal = replace(deal, log=(), saw={})
    zero = (Fraction(0),) * len(names)
    settlement = record.settlement
    if settlement is None:
        return Row(deal, names, who, None, (), zero, zero, Fraction(0))
    cash, box = paid(deal.state.rules, settlement)
    points = by_place(settlement.points, deal, len(names))
    return Row(deal, names, who, record.game, settlement.items, points, by_place(cash, deal, len(names)), box)


def by_place(amounts: Amounts, deal: Deal, places: int) -> Amounts:
    """Amounts per seat as amounts per place."""
    found = [Fraction(0)] * places
    for place, amount in zip(deal.seats.seats, amounts, strict=True):
        found[place] = amount
    return tuple(found)
