"""What comes between auction and play: options, Spritzer, the bird, the call, the talon half, the discard."""

from __future__ import annotations

from itertools import combinations

from tarock.bots.protocol import Choice
from tarock.bots.thumb.hand import chance_of_bird, chance_to_win, suit_features, tarock_features
from tarock.bots.thumb.trischaken import hand_danger
from tarock.bots.thumb.weights import Weights
from tarock.cards import (
    KINGS_MASK,
    PLAIN_SUITS,
    SUIT_MASKS,
    TAROCK_MASK,
    THIRDS,
    card_name,
    cards_of,
    is_queen,
    mask_of,
    size,
    suit_of,
    thirds,
)
from tarock.deal import DiscardChoice, View
from tarock.deal.actions import Call, Discard, GiveUp, NameBird, Options, Spritz, TakeHalf
from tarock.rules import Reason, RuleSet, Text

_MANY = 300
"""More discards than this are cut down before all are compared."""


def named(card: int) -> Text:
    """A card in words."""
    return Text(card_name(card, "de"), card_name(card, "en"))


def options(rules: RuleSet, view: View, weights: Weights) -> Choice:
    """Trischaken: without Stichzwang and the talon to the last trick, if the hand can duck; else as usual."""
    choices = [a for a in view.legal if isinstance(a, Options)]
    low = hand_danger(view.hand, weights) < weights.trischaken_low
    wanted = max(choices, key=lambda a: ((a.stichzwang == (not low)), (a.talon == "last") == low))
    return Choice(wanted, Reason("thumb-options-low" if low else "thumb-options-high"))


def spritzer(view: View) -> Choice:
    """A Spritzer can win and costs nothing when lost, so it is always said."""
    return Choice(next(a for a in view.legal if isinstance(a, Spritz) and a.yes), Reason("thumb-spritz"))


def name_bird(rules: RuleSet, view: View, weights: Weights) -> Choice:
    """The bird with the best balance of chance and value."""
    choices = [a for a in view.legal if isinstance(a, NameBird)]

    def worth(action: NameBird) -> float:
        bonus = rules.bonuses[action.bird]
        return (2 * chance_of_bird(weights, view.hand, bonus.trick or 12) - 1) * float(bonus.announced)

    best = max(choices, key=worth)
    return Choice(best, Reason("thumb-bird-named", {"bonus": rules.bonuses[best.bird].name}))


def call(view: View, weights: Weights) -> Choice:
    """The king of a short suit without its queen, to be led to the partner; „den Vierten“ where possible."""
    choices = [a for a in view.legal if isinstance(a, Call)]
    fourth = next((a for a in choices if a.card is None), None)
    if fourth is not None:
        return Choice(fourth, Reason("thumb-call-fourth"))

    def worth(action: Call) -> float:
        assert action.card is not None
        suit = view.hand & SUIT_MASKS[suit_of(action.card)]
        return weights.call_length[min(size(suit), 4)] - weights.call_queen * any(map(is_queen, cards_of(suit)))

    best = max(choices, key=worth)
    assert best.card is not None
    length = size(view.hand & SUIT_MASKS[suit_of(best.card)])
    code = "thumb-call-short" if length else "thumb-call-void"
    return Choice(best, Reason(code, {"card": named(best.card)}))


def take_half(rules: RuleSet, view: View, weights: Weights) -> Choice:
    """The half that leaves the better hand after the discard; given up only if there is no hope alone."""
    assert view.talon is not None
    contract = rules.contracts[view.contract]
    halves = [a for a in view.legal if isinstance(a, TakeHalf)]
    give_up = next((a for a in view.legal if isinstance(a, GiveUp)), None)
    if not halves:
        assert give_up is not None
        return Choice(give_up, Reason("thumb-give-up"))

    def worth(action: TakeHalf) -> float:
        assert view.talon is not None
        mine, left = mask_of(view.talon[action.half]), mask_of(view.talon[1 - action.half])
        return hand_worth(contract.kind, view.hand | mine, weights) + weights.half_points * (
            thirds(mine) - thirds(left)
        )

    best = max(halves, key=worth)
    if give_up is not None:
        alone = max(
            (
                c
                for c in rules.contracts.values()
                if c.kind == contract.kind and c.partner == "none" and c.talon == "half"
            ),
            key=lambda c: c.rank,
            default=None,
        )
        hope = chance_to_win(weights, alone, view.hand) if alone is not None else 0.5
        if hope < weights.give_up_below:
            return Choice(give_up, Reason("thumb-give-up"))
    cards = Text(*(", ".join(card_name(c, lang) for c in view.talon[best.half]) for lang in ("de", "en")))
    return Choice(best, Reason("thumb-half", {"cards": cards}))


def hand_worth(kind: str, hand: int, weights: Weights) -> float:
    """A rough worth of a hand that is still too long, in thirds."""
    if kind == "suit":
        return sum(w * f for w, f in zip(weights.worth_suit, suit_features(hand), strict=True))
    return sum(w * f for w, f in zip(weights.worth_tarock, tarock_features(hand), strict=True))


def discard(rules: RuleSet, view: View, weights: Weights) -> Choice:
    """The discard that leaves the best hand and brings the most points."""
    choice = view.choice
    assert choice is not None
    assert view.seat is not None
    kind = rules.contracts[view.contract].kind

    def worth(cards: int) -> float:
        after = choice.hand & ~cards
        total = weights.discard_points * thirds(cards) + _left_worth(kind, after, view.called, weights)
        return total

    best = max(_candidates(choice, kind, view, weights), key=worth)
    emptied = [s for s in PLAIN_SUITS if choice.hand & SUIT_MASKS[s] and not (choice.hand & ~best) & SUIT_MASKS[s]]
    suited = "thumb-discard-void" if emptied else "thumb-discard-points"
    return Choice(Discard(view.seat, best), Reason("thumb-discard-suit" if kind == "suit" else suited))


def _candidates(choice: DiscardChoice, kind: str, view: View, weights: Weights) -> list[int]:
    """Legal discards; where there are too many, of the cards that are worth least in the hand."""
    wanted = choice.count - size(choice.must)
    cards = sorted(cards_of(choice.may), key=lambda c: (_single(choice.hand, c, kind, weights), -c), reverse=True)
    room = len(cards)
    while room > wanted and _ways(room, wanted) > _MANY:
        room -= 1
    found = [choice.must | mask_of(rest) for rest in combinations(cards[:room], wanted)]
    found = [c for c in found if choice.allows(c)]
    return found or [next(choice.masks())]


def _ways(n: int, k: int) -> int:
    ways = 1
    for i in range(k):
        ways = ways * (n - i) // (i + 1)
    return ways


def _single(hand: int, card: int, kind: str, weights: Weights) -> float:
    """How gladly a single card is put away."""
    if card >= 32:
        return -20.0 - card / 10 if kind != "suit" else 20.0
    length = size(hand & SUIT_MASKS[suit_of(card)])
    if kind == "suit":
        return -3.0 * length - THIRDS[card]
    return weights.discard_points * THIRDS[card] - 3.0 * length


def _left_worth(kind: str, hand: int, called: int | None, weights: Weights) -> float:
    total = hand_worth(kind, hand, weights)
    if kind == "suit":
        return total
    total += weights.keep_low_tarocks * size(hand & TAROCK_MASK)
    for suit in PLAIN_SUITS:
        held = hand & SUIT_MASKS[suit]
        if held and not held & KINGS_MASK:
            total -= weights.loser_card * size(held)
    if called is not None and not hand & SUIT_MASKS[suit_of(called)]:
        total -= weights.called_suit_void
    return total
