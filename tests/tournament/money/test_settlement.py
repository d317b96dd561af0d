"""Points as money: exact in whole cents, as few payments as possible, always together zero."""

from fractions import Fraction

import pytest
from hypothesis import given, strategies as st

from tarock.tournament.money import Line, Transfer, cash_book, in_cents, table_payments


def test_ten_cents_a_point_with_halves():
    points = {1: Fraction(3, 2), 2: Fraction(-1, 2), 3: Fraction(-1), 4: Fraction(0)}
    assert in_cents(points, "10") == {1: 15, 2: -5, 3: -10, 4: 0}
    assert table_payments(points, "10") == [Transfer(2, 1, 5), Transfer(3, 1, 10)]


def test_parts_of_a_cent_stay_exact_together():
    points = {1: Fraction(1, 2), 2: Fraction(1, 2), 3: Fraction(-1, 2), 4: Fraction(-1, 2)}
    due = in_cents(points, "1")
    assert sum(due.values()) == 0
    assert due == {1: 1, 2: 1, 3: -1, 4: -1}


def test_two_pairs_need_two_payments():
    points = {7: Fraction(8), 9: Fraction(-8), 11: Fraction(5), 13: Fraction(-5)}
    assert table_payments(points, "1") == [Transfer(9, 7, 8), Transfer(13, 11, 5)]


def test_what_does_not_sum_to_zero_is_no_settlement():
    with pytest.raises(ValueError, match="zero"):
        in_cents({1: Fraction(1), 2: Fraction(1)}, "1")


amounts = st.integers(-400, 400).map(lambda n: Fraction(n, 2))


@given(st.lists(amounts, min_size=3, max_size=5), st.sampled_from(["1", "10", "2.5", "0.5", "0"]))
def test_everybody_ends_with_what_is_due(points: list[Fraction], cents: str):
    sums = dict(enumerate([*points, -sum(points, Fraction(0))], 11))
    due = in_cents(sums, cents)
    assert sum(due.values()) == 0
    assert all(abs(due[number] - sums[number] * Fraction(cents)) < 1 for number in sums)
    got = dict.fromkeys(sums, 0)
    paid = table_payments(sums, cents)
    for part in paid:
        assert part.cents > 0
        got[part.payer] -= part.cents
        got[part.receiver] += part.cents
    assert got == due
    assert len(paid) <= max(0, sum(amount != 0 for amount in due.values()) - 1)


def test_reversed_lines_stay_in_the_book_and_count_nothing():
    lines = [
        Line("a", "", "M", "float", 5000),
        Line("b", "", "M", "prize", -2000, reversed="falsch"),
        Line("c", "", "M", "donation", 100),
    ]
    book = cash_book(lines, counted=5000)
    assert [part.balance for part in book.lines] == [5000, 5000, 5100]
    assert book.sums == {"float": 5000, "donation": 100}
    assert (book.balance, book.difference) == (5100, -100)
    assert cash_book([]).balance == 0


@given(st.lists(st.tuples(st.sampled_from(["float", "fee", "prize"]), st.integers(-9999, 9999), st.booleans())))
def test_the_balance_is_the_sum_of_what_counts(entries: list[tuple[str, int, bool]]):
    lines = [Line(str(n), "", "M", what, cents, reversed="x" * out) for n, (what, cents, out) in enumerate(entries)]
    book = cash_book(lines)
    assert book.balance == sum(cents for _, cents, out in entries if not out) == sum(book.sums.values())
