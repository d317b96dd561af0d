"""Amounts, counts and numbers as people read them."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tarock.rulebook import numbers as n


@pytest.mark.parametrize(
    ("value", "unit", "de", "en"),
    [
        (Fraction(1), "points", "1 Punkt", "1 point"),
        (Fraction(2), "points", "2 Punkte", "2 points"),
        (Fraction(5, 2), "points", "2½ Punkte", "2½ points"),
        (Fraction(1, 2), "points", "½ Punkte", "½ points"),
        (Fraction(1), "cents", "1 Cent", "1 cent"),
        (Fraction(30), "cents", "30 Cent", "30 cents"),
        (Fraction(0), "cents", "0 Cent", "0 cents"),
    ],
)
def test_amounts(value: Fraction, unit: str, de: str, en: str) -> None:
    assert (n.amount(value, unit, "de"), n.amount(value, unit, "en")) == (de, en)


def test_counts() -> None:
    """MV-10: 35/2, in words."""
    assert n.count(107, "de") == "35 Punkte und 2 Blatt (35/2)"
    assert n.count(107, "de", dative=True) == "35 Punkten und 2 Blatt (35/2)"
    assert n.count(107, "en", dative=True) == "35 points and 2 Blatt (35/2)"
    assert n.count(45, "de") == "15 Punkte (15/0)"
    assert n.count(4, "en") == "1 point and 1 Blatt (1/1)"


def test_signs() -> None:
    assert [n.signed(Fraction(x, 2)) for x in (8, -16, 0, -3)] == ["+4", "−8", "0", "−1½"]


def test_words_for_numbers() -> None:
    assert (n.word(6, "de"), n.word(13, "de"), n.ordinal(1, "en"), n.ordinal(11, "de")) == (
        "sechs",
        "13",
        "first",
        "11.",
    )
    assert [n.times(k, "de") for k in (2, 4, 8, 3, 5)] == ["doppelt", "vierfach", "achtfach", "dreifach", "5-fach"]
    assert n.times(Fraction(5, 2), "en") == "2½ times"


def test_lists() -> None:
    assert n.listed(["a", "b", "c"], "de") == "a, b und c"
    assert n.listed(["a", "b"], "en", "or") == "a or b"
    assert n.listed(["a"], "de") == "a"
    assert n.listed([], "de") == ""


def test_units_after_in() -> None:
    assert (n.unit_name("points", "de", dative=True), n.unit_name("cents", "de", dative=True)) == ("Punkten", "Cent")
