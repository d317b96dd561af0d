"""Cards are numbered 0..53 by suit, low to high; bit n of a mask is card n (formats.md, "Words")."""

import hypothesis.strategies as st
import pytest
from hypothesis import given

from tarock import cards as tc

MASKS = st.integers(min_value=0, max_value=tc.PACK_MASK)


def test_formats_numbering_by_suit_low_to_high() -> None:
    red, black = ("4", "3", "2", "1", *"BCDK"), ("7", "8", "9", "10", *"BCDK")
    romans = [
        *("I", "II", "III", "IIII", "V", "VI", "VII", "VIII", "IX", "X", "XI"),
        *("XII", "XIII", "XIV", "XV", "XVI", "XVII", "XVIII", "XIX", "XX", "XXI", "Sk"),
    ]
    expected = [f"{s}{r}" for s, ranks in (("H", red), ("K", red), ("P", black), ("T", black)) for r in ranks]
    assert [tc.card_text(n) for n in range(54)] == expected + romans


def test_suits_in_this_order_everywhere() -> None:
    assert (tc.HERZ, tc.KARO, tc.PIK, tc.TREFF, tc.TAROCK) == (0, 1, 2, 3, 4)
    assert [tc.suit_of(c) for c in range(54)] == [0] * 8 + [1] * 8 + [2] * 8 + [3] * 8 + [4] * 22
    assert [tc.rank_of(c) for c in range(54)] == [*range(8)] * 4 + [*range(22)]
    assert all(tc.suit_card(tc.suit_of(c), tc.rank_of(c)) == c for c in range(54))
    assert tc.SUIT_LETTERS == "HKPT"


@pytest.mark.parametrize(
    ("card", "number", "text"),
    [
        (tc.PAGAT, 32, "I"),
        (tc.UHU, 33, "II"),
        (tc.KAKADU, 34, "III"),
        (tc.QUAPIL, 35, "IIII"),
        (tc.MOND, 52, "XXI"),
        (tc.SKUES, 53, "Sk"),
        (tc.HERZ_KOENIG, 7, "HK"),
        (tc.KARO_KOENIG, 15, "KK"),
        (tc.PIK_KOENIG, 23, "PK"),
        (tc.TREFF_KOENIG, 31, "TK"),
        (tc.HERZ_DAME, 6, "HD"),
        (tc.KARO_DAME, 14, "KD"),
        (tc.PIK_DAME, 22, "PD"),
        (tc.TREFF_DAME, 30, "TD"),
    ],
)
def test_named_cards(card: int, number: int, text: str) -> None:
    assert card == number == tc.parse_card(text)


def test_kings_queens_and_tarocks_by_suit_and_number() -> None:
    assert tuple(tc.king_of(s) for s in tc.PLAIN_SUITS) == tc.KINGS
    assert tuple(tc.queen_of(s) for s in tc.PLAIN_SUITS) == tc.QUEENS
    assert tc.tarock(1) == tc.PAGAT
    assert tc.tarock(21) == tc.MOND
    assert tc.tarock(22) == tc.SKUES
    assert all(tc.tarock(tc.tarock_number(c)) == c for c in range(32, 54))


def test_predicates_agree_with_masks() -> None:
    for predicate, mask, size in [
        (tc.is_tarock, tc.TAROCK_MASK, 22),
        (tc.is_king, tc.KINGS_MASK, 4),
        (tc.is_queen, tc.QUEENS_MASK, 4),
        (tc.is_trull, tc.TRULL_MASK, 3),
        (tc.is_bird, tc.BIRDS_MASK, 4),
        (tc.is_pip, tc.PIPS_MASK, 16),
    ]:
        assert [predicate(c) for c in range(54)] == [bool(mask >> c & 1) for c in range(54)]
        assert tc.size(mask) == size


def test_masks_cover_the_pack_once() -> None:
    assert sum(tc.SUIT_MASKS) == tc.PACK_MASK == 2**54 - 1
    assert tc.PLAIN_MASK | tc.TAROCK_MASK == tc.PACK_MASK
    assert tc.PIPS_MASK | tc.BUBEN_MASK | tc.CAVALLS_MASK | tc.QUEENS_MASK | tc.KINGS_MASK == tc.PLAIN_MASK
    assert tc.mask_of([32, 33, 34, 35, 52, 53]) == tc.TRULL_MASK | tc.BIRDS_MASK


@given(MASKS)
def test_mask_round_trip(mask: int) -> None:
    cards = tc.cards_of(mask)
    assert list(cards) == sorted(cards)
    assert len(cards) == tc.size(mask)
    assert tc.mask_of(cards) == mask


@pytest.mark.parametrize("no_card", [-1, 54, True, 1.0, "HK", None])
def test_is_card(no_card: object) -> None:
    assert not tc.is_card(no_card)
    assert tc.is_card(0)
    assert tc.is_card(53)


@pytest.mark.parametrize("no_mask", [-1, 1 << 54, True, 1.0, None])
def test_is_mask(no_mask: object) -> None:
    assert not tc.is_mask(no_mask)
    assert tc.is_mask(0)
    assert tc.is_mask(tc.PACK_MASK)


def test_public_names_are_sorted_out() -> None:
    assert len(set(tc.__all__)) == len(tc.__all__)
    assert all(hasattr(tc, name) for name in tc.__all__)
