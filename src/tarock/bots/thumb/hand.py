"""What a hand is worth before the play: features for the bidding tables, and the chances that come of them."""

from __future__ import annotations

from math import exp
from typing import Final

from tarock.bots.thumb.weights import Weights
from tarock.cards import (
    CAVALL,
    DAME,
    FIRST_TAROCK,
    KINGS,
    KINGS_MASK,
    KOENIG,
    MOND,
    PLAIN_SUITS,
    SKUES,
    SUIT_MASKS,
    SUIT_SIZE,
    TAROCK_MASK,
    cards_of,
    mask_of,
    size,
    suit_card,
)
from tarock.rules import Contract

_HIGH: Final = TAROCK_MASK & -(1 << (FIRST_TAROCK + 16))
"""XVII and above."""
_MIDDLE: Final = TAROCK_MASK & -(1 << (FIRST_TAROCK + 10)) & ~_HIGH
"""XI to XVI."""
_TOP: Final = (1 << SKUES) | (1 << MOND)


def tarock_features(hand: int) -> tuple[float, ...]:
    """1, tarocks, middle, high, Mond and Sküs, kings, guarded queens, short suits (void 1, single ½)."""
    short = 0.0
    queens = 0
    for suit in PLAIN_SUITS:
        held = hand & SUIT_MASKS[suit]
        short += {0: 1.0, 1: 0.5}.get(size(held & ~KINGS_MASK), 0.0)
        queens += bool(held >> suit_card(suit, DAME) & 1) and size(held) > 1
    return (
        1.0,
        float(size(hand & TAROCK_MASK)),
        float(size(hand & _MIDDLE)),
        float(size(hand & _HIGH)),
        float(size(hand & _TOP)),
        float(size(hand & KINGS_MASK)),
        float(queens),
        short,
    )


def suit_features(hand: int) -> tuple[float, ...]:
    """1, kings, queens beside the king, other queens, cavalls beside a higher figure, longest suit, second, tarocks."""
    kings = pairs = queens = cavalls = 0
    lengths = []
    for suit in PLAIN_SUITS:
        held = hand & SUIT_MASKS[suit]
        king, queen, cavall = (held >> suit_card(suit, rank) & 1 for rank in (KOENIG, DAME, CAVALL))
        kings += king
        pairs += king & queen
        queens += queen & ~king
        cavalls += cavall & (king | queen)
        lengths.append(size(held))
    lengths.sort(reverse=True)
    return (
        1.0,
        float(kings),
        float(pairs),
        float(queens),
        float(cavalls),
        float(lengths[0]),
        float(lengths[1]),
        float(size(hand & TAROCK_MASK)),
    )


def low_features(hand: int, tricks: int = 0) -> tuple[float, ...]:
    """1, risk in suits, worst suit, risk in tarock, tarocks, Sküs or Mond, voids, and how sure the wanted tricks are.

    The cards meant to make the wanted tricks (the highest tarocks, then kings) are set aside first.
    """
    makers = sorted(cards_of(hand), key=lambda c: (c >= FIRST_TAROCK, c in KINGS, c), reverse=True)[:tricks]
    sure = sum((c - FIRST_TAROCK) / 21 if c >= FIRST_TAROCK else 0.4 * (c in KINGS) for c in makers)
    rest = hand & ~mask_of(makers)
    risks = [_suit_risk(rest & SUIT_MASKS[suit], suit) for suit in PLAIN_SUITS]
    tarocks = [card - FIRST_TAROCK for card in cards_of(rest & TAROCK_MASK)]
    tarock_risk = sum(max(0.0, rank - 2.5 * i - 1) / 21 for i, rank in enumerate(tarocks))
    voids = sum(not hand & SUIT_MASKS[suit] for suit in PLAIN_SUITS)
    return (
        1.0,
        sum(risks),
        max(risks),
        tarock_risk,
        float(len(tarocks)),
        float(size(rest & _TOP)),
        float(voids),
        sure,
    )


def _suit_risk(held: int, suit: int) -> float:
    """How far the i-th lowest card of a suit stands above the place where it would be safe."""
    ranks = [card - SUIT_SIZE * suit for card in cards_of(held)]
    return sum(max(0.0, rank - 2 * i) / 7 for i, rank in enumerate(ranks))


def features(contract: Contract, hand: int) -> tuple[float, ...]:
    """The features that the row of a contract belongs to."""
    if contract.kind == "negative":
        return low_features(hand, contract.tricks or 0)
    return suit_features(hand) if contract.kind == "suit" else tarock_features(hand)


def way(contract: Contract) -> str:
    """The row of the bidding table that a contract belongs to, by what is played for and with which help."""
    if contract.kind == "negative":
        return f"negative {min(contract.tricks or 0, 2)}{' open' if contract.ouvert in ('all', 'declarer') else ''}"
    talon = "six" if contract.talon in ("blind-six", "shown-six") else contract.talon
    return f"{contract.kind} {contract.partner} {talon}"


def logistic(row: tuple[float, ...], values: tuple[float, ...]) -> float:
    """The chance 0..1 of a row of weights and the features they belong to."""
    x = sum(w * f for w, f in zip(row, values, strict=True))
    return 1 / (1 + exp(-max(-30.0, min(30.0, x))))


def chance_to_win(weights: Weights, contract: Contract, hand: int) -> float:
    """The chance to win a contract with the twelve cards dealt. 0 for what the table does not know."""
    row = weights.win.get(way(contract))
    return 0.0 if row is None else logistic(row, features(contract, hand))


def chance_when_complete(weights: Weights, contract: Contract, hand: int) -> float:
    """The same after the discard, with the twelve cards that are played."""
    row = weights.lies.get(way(contract), weights.win.get(way(contract)))
    return 0.0 if row is None else logistic(row, features(contract, hand))


def chance_of_bird(weights: Weights, hand: int, trick: int) -> float:
    """The chance of the declarer to make a bird in `trick` (9..12)."""
    return logistic(weights.bird, (*tarock_features(hand), float(12 - trick)))
