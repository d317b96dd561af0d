"""Counting in thirds (dossier 1.2) and at the table."""

from itertools import combinations

import hypothesis.strategies as st
import pytest
from hypothesis import given

from tarock import cards as tc

MASKS = st.integers(min_value=0, max_value=tc.PACK_MASK)
SMALL_PILES = st.sets(st.integers(0, 53), max_size=8).map(tc.mask_of)


def test_1_2_values() -> None:
    by_value = {v: [c for c in range(54) if tc.value(c) == v] for v in range(1, 6)}
    assert by_value[5] == sorted([*tc.KINGS, *tc.TRULL])
    assert by_value[4] == sorted(tc.QUEENS)
    assert tc.mask_of(by_value[3]) == tc.CAVALLS_MASK
    assert tc.mask_of(by_value[2]) == tc.BUBEN_MASK
    assert len(by_value[1]) == 16 + 19


def test_1_2_the_whole_pack_has_210_thirds() -> None:
    assert tc.thirds(tc.PACK_MASK) == tc.PACK_THIRDS == 210
    assert sum(map(tc.value, range(54))) == tc.PACK_VALUE == 106
    assert tc.thirds(0) == 0


def test_1_2_thirds_by_card() -> None:
    assert [tc.thirds(1 << c) for c in range(54)] == list(tc.THIRDS)
    assert {tc.VALUES[c]: tc.THIRDS[c] for c in range(54)} == {5: 13, 4: 10, 3: 7, 2: 4, 1: 1}


@given(MASKS)
def test_1_2_formula(mask: int) -> None:
    cards = tc.cards_of(mask)
    assert tc.thirds(mask) == 3 * sum(map(tc.value, cards)) - 2 * len(cards)
    assert tc.thirds(mask) + tc.thirds(tc.PACK_MASK ^ mask) == 210


def test_counting_example_pile_of_eight() -> None:
    pile = tc.parse_hand("♥K ♠D VII Sk ♦B ♣10 XV ♥R")
    assert tc.thirds(pile) == 50
    assert tc.count_text(50) == tc.count_table_method(pile).text == "16/2"


def test_counting_example_35_cards_of_value_65() -> None:
    # Kings 20, queens 16, one Cavall 3, and 26 cards of value 1: the pips, and II to XI.
    pile = tc.KINGS_MASK | tc.QUEENS_MASK | tc.PIPS_MASK | tc.parse_hand("HC II III IIII V VI VII VIII IX X XI")
    assert tc.size(pile) == 35
    assert sum(map(tc.value, tc.cards_of(pile))) == 65
    assert tc.thirds(pile) == 125
    assert tc.count_text(125) == tc.count_table_method(pile).text == "41/2"
    rest = tc.PACK_MASK ^ pile
    assert tc.count_text(tc.thirds(rest)) == tc.count_table_method(rest).text == "28/1"


@given(MASKS | SMALL_PILES)
def test_table_method_agrees_for_every_pile(mask: int) -> None:
    count = tc.count_table_method(mask)
    assert count.thirds == tc.thirds(mask)
    assert count.text == tc.count_text(tc.thirds(mask))
    assert count.blatt == len(count.left_over) == tc.size(mask) % 3
    assert len(count.groups) == len(count.group_points) == tc.size(mask) // 3
    laid = [card for group in count.groups for card in group] + list(count.left_over)
    assert sorted(laid) == list(tc.cards_of(mask))
    ones = sum(tc.value(card) == 1 for card in tc.cards_of(mask))
    if ones >= count.blatt:
        assert all(tc.value(card) == 1 for card in count.left_over)
        assert sum(count.group_points) == count.points


def test_table_method_agrees_for_every_small_multiset_of_values() -> None:
    # One card of each kind that counts differently, and twins of them: all piles of up to five of these.
    sample = [*tc.KINGS[:2], *tc.QUEENS[:2], 5, 13, 4, 12, 0, 1, tc.PAGAT]
    for size in range(6):
        for pile in combinations(sample, size):
            assert tc.count_table_method(tc.mask_of(pile)).thirds == tc.thirds(tc.mask_of(pile))


@pytest.mark.parametrize(("pile", "text"), [("HK", "4/1"), ("HK KK", "8/2"), ("HB", "1/1"), ("XV", "0/1"), ("", "0/0")])
def test_table_method_without_cards_of_value_one_left_over(pile: str, text: str) -> None:
    assert tc.count_table_method(tc.parse_hand(pile)).text == text


@pytest.mark.parametrize("mask", [-1, 1 << 54, pytest.param(10**5000, id="great")])
def test_table_method_refuses_what_is_no_pile(mask: int) -> None:
    with pytest.raises(tc.CountError):
        tc.count_table_method(mask)


@pytest.mark.parametrize(
    ("thirds", "text"),
    [
        (107, "35/2"),
        (106, "35/1"),
        (105, "35/0"),
        (52, "17/1"),
        (53, "17/2"),
        (137, "45/2"),
        (167, "55/2"),
        (210, "70/0"),
    ],
)
def test_1_2_notation(thirds: int, text: str) -> None:
    assert tc.count_text(thirds) == text
    assert tc.parse_count(text) == thirds


@given(st.integers(0, 210))
def test_count_round_trip(thirds: int) -> None:
    assert tc.parse_count(tc.count_text(thirds)) == thirds


@pytest.mark.parametrize(("text", "thirds"), [("35", 105), ("0", 0), ("70", 210), (" 35 / 2 ", 107), ("05/1", 16)])
def test_counts_also_read(text: str, thirds: int) -> None:
    assert tc.parse_count(text) == thirds


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "count-unreadable"),
        ("/", "count-unreadable"),
        ("35/", "count-unreadable"),
        ("/2", "count-unreadable"),
        ("-1/2", "count-unreadable"),
        ("35.2", "count-unreadable"),
        ("35/2/1", "count-unreadable"),
        ("۳۵/۲", "count-unreadable"),
        ("³/1", "count-unreadable"),
        ("9" * 10_000, "count-unreadable"),
        ("35/3", "count-blatt"),
        ("35/00", "count-blatt"),
        ("70/1", "count-range"),
        ("71", "count-range"),
        ("999/0", "count-range"),
    ],
)
def test_unreadable_counts(text: str, code: str) -> None:
    with pytest.raises(tc.CountError) as caught:
        tc.parse_count(text)
    assert (caught.value.text, caught.value.code) == (text, code)
    assert caught.value.de != caught.value.en


@given(st.text() | st.text(alphabet="0123456789/ -.", max_size=7))
def test_any_text_is_a_count_or_a_count_error(text: str) -> None:
    try:
        thirds = tc.parse_count(text)
    except tc.CountError:
        return
    assert 0 <= thirds <= 210


@pytest.mark.parametrize("thirds", [-1, 211, True, pytest.param(10**5000, id="great")])
def test_count_text_refuses_what_no_pile_has(thirds: int) -> None:
    with pytest.raises(tc.CountError):
        tc.count_text(thirds)
