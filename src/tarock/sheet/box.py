"""The donation box: where a rule set has one, kontra money goes into it instead of to the winners.

It belongs to the list, not to the settlement of a game, which stays zero-sum in both ledgers.
"""

from __future__ import annotations

from fractions import Fraction

from tarock.rules import RuleSet
from tarock.scoring import Amounts, Settlement


def paid(rules: RuleSet, settlement: Settlement) -> tuple[Amounts, Fraction]:
    """Money per seat, and what goes into the box: who would pay kontra pays it there, who would get it gets none.

    Line by line, because one may lose a kontra on the game and win another on a premium.
    """
    if not rules.money.kontra_donation:
        return settlement.cash, Fraction(0)
    cash = list(settlement.points)
    for item in settlement.items:
        for seat in range(4):
            cash[seat] += min(Fraction(0), item.cash[seat] - item.points[seat])
    return (cash[0], cash[1], cash[2], cash[3]), -sum(cash, Fraction(0))
