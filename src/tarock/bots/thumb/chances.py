"""Who will take a trick: chances per seat if a certain card is played to it now."""

from __future__ import annotations

from tarock.bots.thumb.knowledge import Knowledge
from tarock.bots.thumb.weights import Weights
from tarock.cards import FIRST_TAROCK, PAGAT, SUIT_MASKS, TAROCK_MASK, suit_of
from tarock.deal.tricks import winner


def takers(k: Knowledge, weights: Weights, card: int) -> tuple[float, float, float, float]:
    """The chance of each seat to win the trick after `card` is played by the own seat."""
    trick = (*k.view.trick, card)
    index = winner(k.tr, trick)
    holder, best = (k.view.leader + index) % 4, trick[index]
    chances = [0.0, 0.0, 0.0, 0.0]
    chances[holder] = 1.0
    for seat in k.to_come:
        over = beats(k, seat, trick[0], best)
        if not over:
            continue
        for other in range(4):
            if other == seat or not chances[other]:
                continue
            again = 1.0 if other == holder else weights.over_again
            moved = chances[other] * over * again * _wish(k, weights, seat, other)
            chances[other] -= moved
            chances[seat] += moved
    return chances[0], chances[1], chances[2], chances[3]


def _wish(k: Knowledge, weights: Weights, seat: int, other: int) -> float:
    """How gladly `seat` beats `other`: always under Stichzwang, less where both are on one side."""
    if k.tr.stichzwang:
        return 1.0
    if k.contract.kind == "trischaken":
        return weights.duck_wish
    together = k.friends[seat] if k.friends[other] > 0.5 else 1 - k.friends[seat]
    return weights.friend_wish * together + weights.enemy_wish * (1 - together)


def beats(k: Knowledge, seat: int, led: int, best: int) -> float:
    """The chance that a seat can beat `best` in a trick where `led` was led."""
    suit, trumps = suit_of(led), k.tr.kind != "suit"
    if best >= FIRST_TAROCK:
        higher = TAROCK_MASK & -(2 << best)
        if led >= FIRST_TAROCK:
            return k.has_any(seat, higher)
        return (1 - k.has_any(seat, SUIT_MASKS[suit])) * k.has_any(seat, higher) if trumps else 0.0
    over = k.has_any(seat, SUIT_MASKS[suit] & -(2 << best))
    void = 1 - k.has_any(seat, SUIT_MASKS[suit]) if trumps else 0.0
    if not void:
        return over
    trump = TAROCK_MASK & ~(1 << PAGAT) if k.tr.pagat == "last-tarock" else TAROCK_MASK
    return over + void * k.has_any(seat, trump)
