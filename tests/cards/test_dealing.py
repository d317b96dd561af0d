"""Packets (dossier 1.3): 6 to each, then talon 2×3 to the middle, then 6 to each."""

import hypothesis.strategies as st
import pytest
from hypothesis import given

from tarock import cards as tc

SEED = "f" * 32


def test_1_3_packets_of_an_unshuffled_pack() -> None:
    deal = tc.deal_order(range(54))
    assert [tc.cards_of(hand) for hand in deal.hands] == [
        (*range(6), *range(30, 36)),
        (*range(6, 12), *range(36, 42)),
        (*range(12, 18), *range(42, 48)),
        (*range(18, 24), *range(48, 54)),
    ]
    assert deal.talon == ((24, 25, 26), (27, 28, 29))
    assert deal.talon_masks == (0b111 << 24, 0b111 << 27)
    assert deal.talon_mask == 0b111111 << 24


@given(st.permutations(range(54)))
def test_1_3_every_card_is_dealt_once(order: list[int]) -> None:
    deal = tc.deal_order(order)
    assert [tc.size(hand) for hand in deal.hands] == [tc.HAND_SIZE] * tc.SEATS
    assert len(deal.talon[0]) + len(deal.talon[1]) == tc.TALON_SIZE
    assert sum(deal.hands) + deal.talon_mask == tc.PACK_MASK
    assert [*deal.talon[0], *deal.talon[1]] == order[24:30]


def test_packet_by_packet() -> None:
    order = list(tc.shuffle(SEED, 5))
    deal = tc.deal(SEED, 5)
    hands: list[list[int]] = [[], [], [], []]
    for hand in hands:
        hand += [order.pop(0) for _ in range(6)]
    halves = [[order.pop(0) for _ in range(3)] for _ in range(2)]
    for hand in hands:
        hand += [order.pop(0) for _ in range(6)]
    assert not order
    assert deal.hands == tuple(map(tc.mask_of, hands))
    assert deal.talon == tuple(map(tuple, halves))


def test_golden_deal() -> None:
    deal = tc.deal("0" * 32, 1)
    assert deal.hands == (357204118028290, 43997785915940, 2395847715194905, 15217245777568832)
    assert deal.talon == ((8, 12, 25), (7, 35, 36))


@pytest.mark.parametrize(
    "order",
    [[], list(range(53)), [*range(53), 52], [*range(1, 55)], [*range(54), 0], [-1, *range(1, 54)], list("a" * 54)],
)
def test_orders_that_are_none(order: list[int]) -> None:
    with pytest.raises(tc.SeedError) as caught:
        tc.deal_order(order)
    assert caught.value.code == "order"


def test_unusable_seed_or_board() -> None:
    with pytest.raises(tc.SeedError):
        tc.deal("abc", 1)
    with pytest.raises(tc.SeedError):
        tc.deal(SEED, 0)
