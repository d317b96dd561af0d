"""The rule-of-thumb player: one entry for every phase, each with its reason."""

from __future__ import annotations

from random import Random

from tarock.bots import messages  # noqa: F401 - registers the sentences
from tarock.bots.protocol import Choice
from tarock.bots.thumb import auction, early, negative, positive, trischaken
from tarock.bots.thumb.knowledge import Knowledge
from tarock.bots.thumb.talk import talk
from tarock.bots.thumb.weights import WEIGHTS, Weights
from tarock.deal import Phase, View
from tarock.deal.actions import Play
from tarock.rules import RuleSet

_CARDS = {
    "positive": positive.best_card,
    "suit": positive.best_card,
    "negative": negative.best_card,
    "trischaken": trischaken.best_card,
}


class ThumbPlayer:
    """Plays one rule set by rules of thumb. Draws no random number: the same view gives the same choice."""

    def __init__(self, rules: RuleSet, weights: Weights = WEIGHTS) -> None:
        self.rules = rules
        self.weights = weights

    def choose(self, view: View, rng: Random) -> Choice:
        """The action for the view's seat, which is on turn, and why."""
        rules, weights = self.rules, self.weights
        match view.phase:
            case Phase.AUCTION:
                return auction.speak(rules, view, weights)
            case Phase.OPTIONS:
                return early.options(rules, view, weights)
            case Phase.SPRITZER:
                return early.spritzer(view)
            case Phase.BIRDS:
                return early.name_bird(rules, view, weights)
            case Phase.CALLING:
                return early.call(view, weights)
            case Phase.TALON:
                return early.take_half(rules, view, weights)
            case Phase.DISCARD:
                return early.discard(rules, view, weights)
            case Phase.ANNOUNCING:
                return talk(Knowledge(rules, view), weights)
            case _:
                return self._play(view)

    def _play(self, view: View) -> Choice:
        k = Knowledge(self.rules, view)
        legal = tuple(action.card for action in view.legal if isinstance(action, Play))
        card, reason = _CARDS[k.contract.kind](k, self.weights, legal, early.named)
        return Choice(Play(k.seat, card), reason)
