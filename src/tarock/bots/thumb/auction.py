"""Bidding: every possible word has an expected gain per deal, in units of the cheapest called game."""

from __future__ import annotations

from tarock.bots.protocol import Choice
from tarock.bots.thumb.hand import chance_of_bird, chance_to_win, logistic, low_features
from tarock.bots.thumb.knowledge import Knowledge
from tarock.bots.thumb.talk import announce_chance
from tarock.bots.thumb.weights import Weights
from tarock.cards import KINGS_MASK, TAROCK_MASK, size
from tarock.deal import Action, View
from tarock.deal.actions import Announce, Bei, Bid, Forehand, Gut, HandOn, Hold, Pass, ThrowIn
from tarock.rules import Contract, Reason, RuleSet, Text


def speak(rules: RuleSet, view: View, weights: Weights) -> Choice:
    """The word with the best expectation. Passing is worth nothing, so a bid must be worth something."""
    if view.naming:
        return _name(rules, view, weights)
    gains = {
        action: _gain(rules, view, weights, action) for action in view.legal if isinstance(action, Bid | Hold | Bei)
    }
    best = max(gains, key=lambda a: gains[a], default=None)
    gain = gains[best] if best is not None else float("-inf")
    quiet = next((a for kind in (HandOn, Forehand, Pass) for a in view.legal if isinstance(a, kind)), None)
    if quiet is None or (best is not None and gain >= _floor(rules, view, weights, quiet)):
        assert best is not None
        return Choice(best, _reason(rules, view, weights, best, must=quiet is None))
    throw_in = next((a for a in view.legal if isinstance(a, ThrowIn)), None)
    if throw_in is not None and isinstance(quiet, Pass):
        return Choice(throw_in, Reason("thumb-throw-in"))
    codes = {Forehand: "thumb-forehand", HandOn: "thumb-hand-on", Pass: "thumb-pass"}
    return Choice(quiet, Reason(codes[type(quiet)]))


def _floor(rules: RuleSet, view: View, weights: Weights, quiet: Action) -> float:
    """What a bid must promise to be said instead of the quiet word."""
    if not isinstance(quiet, Forehand):
        return weights.bid_from
    later = [c for c in rules.contracts.values() if c.when == "after-pass"]
    return max([weights.bid_from, *(expected(rules, c, view.hand, weights) for c in later)])


def _contract(rules: RuleSet, view: View, action: Bid | Hold | Bei) -> Contract:
    return rules.contracts[view.standing if isinstance(action, Hold) else action.contract]


def _gain(rules: RuleSet, view: View, weights: Weights, action: Bid | Hold | Bei) -> float:
    return expected(rules, _contract(rules, view, action), view.hand, weights)


def unit(rules: RuleSet) -> float:
    """The value of the cheapest game with a called partner: what amounts are measured by."""
    return float(min((c.value for c in rules.contracts.values() if c.partner == "called"), default=1)) or 1.0


def expected(rules: RuleSet, contract: Contract, hand: int, weights: Weights) -> float:
    """What a seat can expect to win with a contract, bird included, in units."""
    if contract.kind == "trischaken":
        return _expected_trischaken(rules, hand, weights)
    chance = chance_to_win(weights, contract, hand)
    heads = 1 if contract.partner == "called" else 3
    gain = heads * (chance * float(contract.value) - (1 - chance) * float(contract.lost))
    if contract.birds:
        gain += max((_bird_gain(rules, bird, hand, weights) for bird in contract.birds), default=0.0)
    return gain / unit(rules)


def _bird_gain(rules: RuleSet, bird: str, hand: int, weights: Weights) -> float:
    bonus = rules.bonuses[bird]
    if bonus.card is None or not hand >> bonus.card & 1:
        return float("-inf")
    return (2 * chance_of_bird(weights, hand, bonus.trick or 12) - 1) * float(bonus.announced)


def _expected_trischaken(rules: RuleSet, hand: int, weights: Weights) -> float:
    """Vorhand pays more than the others when she loses."""
    lost = logistic(weights.trischaken, low_features(hand))
    scale = rules.trischaken
    price = float(scale.value) * max(1.0, float(scale.forehand_factor))
    return ((1 - lost) * float(scale.value) - lost * weights.trischaken_heads * price) / unit(rules)


def _name(rules: RuleSet, view: View, weights: Weights) -> Choice:
    """Bonuses that belong to the bid."""
    k = Knowledge(rules, view)
    for action in view.legal:
        if isinstance(action, Announce):
            bonus = rules.bonuses[action.item]
            if announce_chance(k, weights, bonus) >= weights.announce_from:
                return Choice(action, Reason("thumb-announce", {"bonus": bonus.name}))
    return Choice(next(a for a in view.legal if isinstance(a, Gut)), Reason("thumb-gut"))


def _reason(rules: RuleSet, view: View, weights: Weights, action: Bid | Hold | Bei, must: bool) -> Reason:
    contract = _contract(rules, view, action)
    params: dict[str, object] = {"game": contract.name}
    if contract.kind == "trischaken":
        return Reason("thumb-bid-trischaken", params)
    chance = round(100 * chance_to_win(weights, contract, view.hand) / 5) * 5
    params["chance"] = str(min(95, max(5, chance)))
    if isinstance(action, Hold):
        return Reason("thumb-hold", params)
    if isinstance(action, Bei):
        return Reason("thumb-bei", params)
    if contract.birds:
        bird = max(contract.birds, key=lambda b: _bird_gain(rules, b, view.hand, weights))
        return Reason("thumb-bid-bird", params | {"bonus": rules.bonuses[bird].name})
    if must:
        return Reason("thumb-bid-must", params)
    code = {"positive": "thumb-bid-tarock", "suit": "thumb-bid-suit", "negative": "thumb-bid-low"}[contract.kind]
    params["tarocks"] = str(size(view.hand & TAROCK_MASK))
    params["kings"] = _kings(size(view.hand & KINGS_MASK))
    return Reason(code, params)


def _kings(count: int) -> Text:
    """`kein König`, `1 König`, `2 Könige`."""
    if not count:
        return Text("kein König", "no king")
    return Text(f"{count} König{'e' if count > 1 else ''}", f"{count} king{'s' if count > 1 else ''}")
