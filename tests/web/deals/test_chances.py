"""F35: the bands of the cards dealt hold what they say."""

from __future__ import annotations

import hashlib
from math import comb

import pytest

from tarock.cards import KINGS_MASK, TAROCK_MASK, TRULL_MASK, deal, size
from tarock.web.deals.chances import band

KINDS = {"tarocks": TAROCK_MASK, "kings": KINGS_MASK, "trull": TRULL_MASK}


@pytest.mark.parametrize("kind", KINDS)
def test_one_deal_is_the_hypergeometric_distribution(kind: str):
    good = size(KINDS[kind])
    chances = [comb(good, n) * comb(54 - good, 12 - n) / comb(54, 12) for n in range(13)]
    found = band(1, good)
    assert found.mean == pytest.approx(12 * good / 54)
    assert sum(chances[: found.low]) <= 0.025 < sum(chances[: found.low + 1])
    assert sum(chances[found.high + 1 :]) <= 0.025 < sum(chances[found.high :])


@pytest.mark.parametrize("kind", KINDS)
def test_the_exact_and_the_normal_band_meet(kind: str):
    good = size(KINDS[kind])
    exact, normal = band(40, good), band(41, good)
    assert abs((normal.low - normal.mean) - (exact.low - exact.mean)) < 1.5
    assert abs((normal.high - normal.mean) - (exact.high - exact.mean)) < 1.5


PLAYERS = 200


@pytest.fixture(scope="module")
def hands() -> list[list[int]]:
    """60 hands each of 200 players, by the documented shuffle."""
    seeds = [hashlib.sha256(f"player {player}".encode()).hexdigest() for player in range(PLAYERS)]
    return [[deal(seed, board).hands[board % 4] for board in range(1, 61)] for seed in seeds]


@pytest.mark.parametrize("deals", [1, 12, 60])
@pytest.mark.parametrize("kind", KINDS)
def test_nineteen_of_twenty_players_lie_inside(hands: list[list[int]], kind: str, deals: int):
    """At least 95 % inside, less four standard deviations."""
    mask = KINDS[kind]
    expected = band(deals, size(mask))
    inside = sum(sum(size(hand & mask) for hand in player[:deals]) in expected for player in hands)
    assert inside >= PLAYERS * 0.95 - 4 * (PLAYERS * 0.95 * 0.05) ** 0.5


def test_a_rigged_deal_would_be_outside():
    assert 2 * 60 not in band(60, size(TRULL_MASK))
    assert 0 not in band(12, size(KINGS_MASK))
