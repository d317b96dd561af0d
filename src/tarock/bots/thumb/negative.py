"""Cards in negative games: the declarer takes what he needs and ducks, opponents give him what he does not want.

Under Stichzwang there is little choice: whoever can beat must. So the art is to lead what others must beat, and to get
rid of cards that will win one day.
"""

from __future__ import annotations

from collections.abc import Callable

from tarock.bots.thumb.chances import takers
from tarock.bots.thumb.knowledge import Knowledge
from tarock.bots.thumb.weights import Weights
from tarock.cards import SUIT_MASKS, is_tarock, size, suit_of
from tarock.rules import Reason, Text

LAST = 12


def best_card(
    k: Knowledge, weights: Weights, legal: tuple[int, ...], named: Callable[[int], Text]
) -> tuple[int, Reason]:
    """The card to play and the reason."""
    worths = {card: worth(k, weights, card) for card in legal}
    card = max(legal, key=lambda c: (worths[c], -c))
    return card, _reason(k, weights, worths, card, named(card))


def needs(k: Knowledge, seat: int) -> int:
    """How many tricks a declarer still wants; below zero he has lost."""
    return (k.contract.tricks or 0) - sum(t.winner == seat for t in k.view.tricks)


def worth(k: Knowledge, weights: Weights, card: int) -> float:
    """The worth of one legal card: own tricks first, then those of the declarers, then what is got rid of."""
    chances = takers(k, weights, card)
    total = 0.0
    for seat in k.declarers:
        wanted = _wanted(k, seat)
        if seat == k.seat:
            total += weights.own_trick * wanted * chances[seat]
            if wanted < 0:
                total += weights.own_danger * danger(k, card)
        else:
            total -= weights.their_trick * wanted * chances[seat]
    if k.seat in k.declarers:
        return total
    if not k.view.trick:
        total -= weights.low_lead * danger(k, card)  # what is low makes others beat it
    else:
        total += weights.unload * danger(k, card)
    return total + weights.keep_lead * chances[k.seat]


def _wanted(k: Knowledge, seat: int) -> float:
    """+1 if this seat wants the trick, −1 if it would hurt, 0 if its game is decided."""
    wanted, left = needs(k, seat), LAST - len(k.view.tricks)
    if wanted < 0 or wanted > left:
        return 0.0
    return 1.0 if wanted > 0 else -1.0


def danger(k: Knowledge, card: int) -> float:
    """How likely a card is to win a trick one day against its holder's wish, 0..1."""
    lower, higher = size(k.lower_out(card)), size(k.higher_out(card))
    if lower + higher == 0:
        # The last of its suit: harmless until led, then nobody can beat it but by tarock.
        return 0.6 if is_tarock(card) else 0.4
    share = lower / (lower + higher)
    if is_tarock(card):
        return 0.2 + 0.8 * share
    mine = k.view.hand & SUIT_MASKS[suit_of(card)]
    below = size(mine & ((1 << card) - 1))
    return share * (0.9 if below == 0 else 0.75 if below == 1 else 0.55)


def _reason(k: Knowledge, weights: Weights, worths: dict[int, float], card: int, name: Text) -> Reason:
    params = {"card": name}
    if len(worths) == 1:
        return Reason("thumb-only-card", params)
    chances = takers(k, weights, card)
    if k.seat in k.declarers:
        if _wanted(k, k.seat) > 0 and chances[k.seat] > 0.5:
            return Reason("thumb-wanted-trick", params)
        if not k.view.trick:
            return Reason("thumb-lead-below", params)
        if chances[k.seat] > 0.5:
            return Reason("thumb-must-take", params)
        return Reason("thumb-duck-high", params)
    if any(chances[seat] > 0.3 and _wanted(k, seat) < 0 for seat in k.declarers):
        return Reason("thumb-give-trick", params)
    return Reason("thumb-lead-low" if not k.view.trick else "thumb-unload", params)
