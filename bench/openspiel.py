"""The same work in OpenSpiel's `tarok` (Slovenian rules, four players), driven from Python like ours.

The first to speak makes the lowest bid ("Two"), all others pass, so that every game has its 48 cards; what follows
(king, talon, discard, cards) is drawn from the legal actions, all equally likely.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pyspiel

PASS, TWO = 0, 3
PHASE = pyspiel.TarokGamePhase


def game() -> Any:
    return pyspiel.load_game("tarok(players=4)")


def whole_deal(tarok: Any, rng: Random) -> Any:
    """Deal, lowest bid, every action, payment. The state is terminal."""
    return play(_bid(tarok), rng)


def before_play(tarok: Any, rng: Random, count: int) -> list[Any]:
    """`count` games, each ready for its first lead."""
    found = []
    for _ in range(count):
        state = _bid(tarok)
        while state.current_game_phase() != PHASE.TRICKS_PLAYING:
            state.apply_action(rng.choice(state.legal_actions()))
        found.append(state)
    return found


def play(state: Any, rng: Random) -> Any:
    """All that is left, and the payment."""
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
    state.returns()
    return state


def _bid(tarok: Any) -> Any:
    state = tarok.new_initial_state()
    state.apply_action(0)  # the deal; the cards come from the game's own generator
    state.apply_action(TWO)
    while state.current_game_phase() == PHASE.BIDDING:
        state.apply_action(PASS if PASS in state.legal_actions() else TWO)  # the bidder repeats his bid at the end
    return state
