"""Cards in positive games and Farbenspiele: every legal card gets a worth in thirds, the best one is played.

worth = points the trick brings to or costs the own side − what the card is worth in the hand + what it does as a lead.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tarock.bots.thumb.chances import takers
from tarock.bots.thumb.knowledge import Knowledge
from tarock.bots.thumb.weights import Weights
from tarock.cards import (
    FIRST_TAROCK,
    PLAIN_MASK,
    SUIT_MASKS,
    TAROCK_MASK,
    THIRDS,
    is_king,
    is_tarock,
    is_trull,
    rank_of,
    size,
    suit_of,
    thirds,
)
from tarock.deal import SEATS
from tarock.rules import Bonus, Reason, Text


class Worth(NamedTuple):
    """What a card is worth now: all together, the chance that the own side takes the trick, and why it might be led."""

    total: float
    ours: float
    lead: str


def best_card(
    k: Knowledge, weights: Weights, legal: tuple[int, ...], named: Callable[[int], Text]
) -> tuple[int, Reason]:
    """The card to play and the reason."""
    worths = {card: worth(k, weights, card) for card in legal}
    card = max(legal, key=lambda c: (worths[c].total, -c))
    return card, _reason(k, worths, card, named(card))


def worth(k: Knowledge, weights: Weights, card: int) -> Worth:
    """The worth of one legal card."""
    chances = takers(k, weights, card)
    ours = sum(chances[seat] * k.friends[seat] for seat in SEATS)
    ours = _with_called_king(k, weights, card, ours)
    expected = thirds(_mask(k.view.trick)) + THIRDS[card] + len(k.to_come) * weights.usual_card
    total = (2 * ours - 1) * expected + weights.lead_is_worth * chances[k.seat] - keep(k, weights, card)
    lead = ""
    if not k.view.trick:
        more, lead = _lead(k, weights, card, ours)
        total += more
    return Worth(total, ours, lead)


def _mask(cards: tuple[int, ...]) -> int:
    found = 0
    for card in cards:
        found |= 1 << card
    return found


def _with_called_king(k: Knowledge, weights: Weights, card: int, ours: float) -> float:
    """A low card of the called suit, led by the caller, goes to the partner's king whoever he is."""
    called = k.view.called
    if (
        called is None
        or k.view.trick
        or k.seat != k.declarer
        or k.view.partner_known
        or suit_of(card) != suit_of(called)
    ):
        return ours
    if not k.unseen_elsewhere >> called & 1:
        return ours
    return max(ours, weights.called_king_wins)


def keep(k: Knowledge, weights: Weights, card: int) -> float:
    """What a card is worth if it stays in the hand, in thirds."""
    if k.tr.kind == "suit":
        return _keep_suit_game(k, weights, card)
    if not is_tarock(card):
        mine = size(k.view.hand & SUIT_MASKS[suit_of(card)])
        guarded = 1.0 if mine > 1 else weights.bare
        return weights.keep_plain[max(0, rank_of(card) - 3)] * guarded
    lower, higher = size(k.lower_out(card)), size(k.higher_out(card))
    if lower + higher == 0:
        power = weights.keep_tarock_rest
    else:
        power = weights.keep_tarock_low + weights.keep_tarock_high * (lower / (lower + higher)) ** 2
    if higher == 0:
        power += weights.keep_master
    if is_trull(card):
        power += THIRDS[card] - 1 - weights.trull_risk * (higher > 0)
    return power + _keep_bird(k, weights, card)


def _keep_bird(k: Knowledge, weights: Weights, card: int) -> float:
    """A bird that may still win its trick is kept for it, the more the more tarocks stand before it."""
    bonus = bird_of(k, card)
    if bonus is None or bonus.trick is None or k.number > bonus.trick:
        return 0.0
    mine = size(k.view.hand & TAROCK_MASK)
    others = max((k.expected(seat, TAROCK_MASK) for seat in SEATS if seat != k.seat and k.friends[seat] < 1), default=0)
    hope = weights.bird_hope * (mine - others - weights.bird_needs)
    pledged = any(s.kind == "announce" and s.item == bonus.id and s.seat == k.seat for s in k.view.talk)
    return max(0.0, min(hope, weights.bird_most)) + (weights.bird_pledged if pledged else 0.0)


def bird_of(k: Knowledge, card: int) -> Bonus | None:
    """The bonus that this card can make as a bird in this game."""
    bonuses = (k.rules.bonuses[b] for b in k.contract.bonuses)
    return next((b for b in bonuses if b.test == "bird" and b.card == card), None)


def _keep_suit_game(k: Knowledge, weights: Weights, card: int) -> float:
    if is_tarock(card):
        return 0.0
    higher, lower = size(k.higher_out(card)), size(k.lower_out(card))
    length = size(k.view.hand & SUIT_MASKS[suit_of(card)])
    if not higher:
        return weights.suit_master if lower else weights.suit_rest
    return weights.keep_plain[max(0, rank_of(card) - 3)] + weights.suit_length * max(0, length - 2) / (1 + higher)


def _lead(k: Knowledge, weights: Weights, card: int, ours: float) -> tuple[float, str]:
    """What leading this very card does beyond its trick."""
    if k.tr.kind == "suit":
        length = size(k.view.hand & SUIT_MASKS[suit_of(card)])
        master = not is_tarock(card) and not k.higher_out(card)
        return weights.lead_length * length + weights.lead_master * master, "master" if master else "length"
    if is_tarock(card):
        return _lead_tarock(k, weights, card)
    return _lead_suit(k, weights, card, ours)


def _lead_tarock(k: Knowledge, weights: Weights, card: int) -> tuple[float, str]:
    enemies = [s for s in SEATS if k.friends[s] < 1 and s != k.seat]
    out = sum(k.expected(s, TAROCK_MASK) * (1 - k.friends[s]) for s in enemies)
    mine = size(k.view.hand & TAROCK_MASK)
    if out < weights.drawn:
        return (-weights.lead_drawn if k.view.hand & PLAIN_MASK else 0.0), "rest"
    if not k.on_declarers_side:
        return -weights.defender_leads_tarock, "tarock"
    average = out / max(1, len(enemies))
    if k.seat not in k.declarers:
        return weights.partner_leads_tarock + weights.draw_partner * max(-1.0, min(mine - average, 1.0)), "draw"
    return weights.draw_declarer * max(-1.0, min(mine - average, weights.draw_most)), "draw"


def _lead_suit(k: Knowledge, weights: Weights, card: int, ours: float) -> tuple[float, str]:
    suit, called = suit_of(card), k.view.called
    length = size(k.view.hand & SUIT_MASKS[suit])
    total = weights.lead_short * (length == 1 and bool(k.view.hand & TAROCK_MASK)) - weights.lead_suit_length * length
    if called is not None and suit == suit_of(called) and (k.unseen_elsewhere | k.view.hand) >> called & 1:
        if k.seat == k.declarer and not k.view.partner_known:
            return total + weights.lead_to_partner, "partner"
        if card == called and k.holds_called:
            return total + weights.lead_called_king, "called"
        if not k.on_declarers_side:
            return total - weights.lead_to_enemy_king, "suit"
    if not k.on_declarers_side and _ruffs(k, suit):
        return total + weights.force_declarer, "force"
    if is_king(card):
        return total, "king"
    return total, "short" if length == 1 and k.view.hand & TAROCK_MASK else "suit"


def _ruffs(k: Knowledge, suit: int) -> bool:
    """Whether the declarer has shown to be void in a suit and may still have tarock."""
    gone = k.voids[k.declarer]
    return bool(gone & SUIT_MASKS[suit]) and not gone & TAROCK_MASK


def _reason(k: Knowledge, worths: dict[int, Worth], card: int, name: Text) -> Reason:
    """The sentence that fits what decided."""
    params = {"card": name}
    if len(worths) == 1:
        return Reason("thumb-only-card", params)
    if not k.view.trick:
        return Reason(_LEADS[worths[card].lead], params)
    bird = bird_of(k, card)
    if bird is not None and bird.trick == k.number:
        return Reason("thumb-bird-now", params)
    ours = worths[card].ours
    best = k.best_seat
    assert best is not None
    if ours > 0.75 and k.friends[best] > 0.9 and THIRDS[card] > 1 and not _wins_now(k, card):
        return Reason("thumb-smear", params)
    if _wins_now(k, card):
        if not k.to_come and card == min((c for c in worths if _wins_now(k, c)), default=card):
            return Reason("thumb-take-cheap", params)
        return Reason("thumb-take", params)
    if k.friends[best] > 0.9 and ours > 0.5:
        return Reason("thumb-leave-friend", params)
    return Reason("thumb-save", params)


_LEADS = {
    "master": "thumb-lead-master",
    "length": "thumb-lead-length",
    "draw": "thumb-lead-draw",
    "tarock": "thumb-lead-tarock",
    "rest": "thumb-lead-rest",
    "partner": "thumb-lead-partner",
    "called": "thumb-lead-called",
    "force": "thumb-lead-force",
    "king": "thumb-lead-king",
    "short": "thumb-lead-short",
    "suit": "thumb-lead-suit",
}


def _wins_now(k: Knowledge, card: int) -> bool:
    """Whether the card would win the trick as it lies."""
    best = k.best
    if best is None:
        return True
    if suit_of(card) == suit_of(best):
        return card > best
    return k.tr.kind != "suit" and card >= FIRST_TAROCK and best < FIRST_TAROCK
