"""What a player is: something that sees one seat's `View` and answers with an action and one sentence why.

A player never gets a `State`. All chance comes from the `random.Random` that is handed in, so a game can be repeated.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple, Protocol

from tarock.deal import Action, View
from tarock.rules import Reason


class Choice(NamedTuple):
    """An action and the reason for it, a sentence in both languages (`reason.sentence(lang)`)."""

    action: Action
    reason: Reason


class Player(Protocol):
    """A player of one rule set. `choose` is asked only when the seat of the view is on turn."""

    def choose(self, view: View, rng: Random) -> Choice:
        """One of the view's legal actions (discards: of its `choice`)."""
        ...
