"""How an amount is written: exactly, or rounded down at the moment of writing (a Bettler at 2½ is written as 2)."""

from __future__ import annotations

from fractions import Fraction
from math import floor

from tarock.rules import RuleSet


def written(rules: RuleSet, value: Fraction) -> Fraction:
    """The value per head after all factors, as the rule set writes it."""
    return Fraction(floor(value)) if rules.money.rounding == "down" else value
