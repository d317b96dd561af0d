"""Cards in Trischaken: everybody for himself, as few points as possible."""

from __future__ import annotations

from collections.abc import Callable

from tarock.bots.thumb.chances import takers
from tarock.bots.thumb.knowledge import Knowledge
from tarock.bots.thumb.negative import danger
from tarock.bots.thumb.weights import Weights
from tarock.cards import TAROCK_MASK, THIRDS, size
from tarock.rules import Reason, Text


def best_card(
    k: Knowledge, weights: Weights, legal: tuple[int, ...], named: Callable[[int], Text]
) -> tuple[int, Reason]:
    """The card to play and the reason."""
    worths = {card: worth(k, weights, card) for card in legal}
    card = max(legal, key=lambda c: (worths[c], -c))
    return card, _reason(k, weights, worths, card, named(card))


def worth(k: Knowledge, weights: Weights, card: int) -> float:
    """The worth of one legal card: points that it brings home are bad, dangerous cards are best gone."""
    chances = takers(k, weights, card)
    points = sum(THIRDS[c] for c in (*k.view.trick, card)) + len(k.to_come) * weights.usual_card + _talon(k, weights)
    total = -chances[k.seat] * (points + weights.trischaken_lead)
    total += weights.trischaken_unload * danger(k, card) * (1 - chances[k.seat])
    total += weights.trischaken_points * THIRDS[card] * (1 - chances[k.seat])
    if chances[k.seat] > weights.sure:
        # The trick is taken anyway: with the highest card, so that the low ones remain.
        total += weights.trischaken_unload * danger(k, card)
    return total


def _talon(k: Knowledge, weights: Weights) -> float:
    """What the talon adds to this trick on average, in thirds."""
    if k.view.talon_to == "last":
        return 6 * weights.usual_card if k.number == 12 else 0.0
    return weights.usual_card if k.number <= 6 else 0.0


def _reason(k: Knowledge, weights: Weights, worths: dict[int, float], card: int, name: Text) -> Reason:
    params = {"card": name}
    if len(worths) == 1:
        return Reason("thumb-only-card", params)
    mine = takers(k, weights, card)[k.seat]
    if not k.view.trick:
        return Reason("thumb-lead-below", params)
    if mine > 0.5:
        return Reason("thumb-must-take", params)
    return Reason("thumb-duck-points" if THIRDS[card] > 1 else "thumb-duck-high", params)


def hand_danger(hand: int, weights: Weights) -> float:
    """How bad a whole hand is for Trischaken: many and high tarocks, few low suit cards."""
    count = size(hand & TAROCK_MASK)
    high = size(hand >> 46 & 0xFF)  # from XV
    return count + weights.trischaken_high * high
