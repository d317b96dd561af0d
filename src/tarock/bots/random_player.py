"""A player who takes any legal action: the floor that every other player must clear, and a test of the engine."""

from __future__ import annotations

from random import Random

from tarock.bots import messages  # noqa: F401 - registers the sentences
from tarock.bots.protocol import Choice
from tarock.cards import cards_of, mask_of, size
from tarock.deal import DiscardChoice, View
from tarock.deal.actions import Claim, Discard
from tarock.rules import Reason


class RandomPlayer:
    """Every legal action is equally likely; nothing is claimed, so that all cards are played."""

    def choose(self, view: View, rng: Random) -> Choice:
        """Any legal action."""
        reason = Reason("bot-random")
        if view.choice is not None:
            assert view.seat is not None
            return Choice(Discard(view.seat, random_discard(view.choice, rng)), reason)
        return Choice(rng.choice([a for a in view.legal if not isinstance(a, Claim)]), reason)


def random_discard(choice: DiscardChoice, rng: Random) -> int:
    """Any legal discard, as a mask."""
    wanted = choice.count - size(choice.must)
    for _ in range(20):
        cards = choice.must | mask_of(rng.sample(cards_of(choice.may), wanted))
        if choice.allows(cards):
            return cards
    return next(choice.masks())
