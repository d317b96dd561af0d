"""A decision rests on the view alone: cards that a seat cannot see may lie anywhere else."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from tarock.bots import ThumbPlayer
from tarock.cards import cards_of
from tarock.deal import SEATS, State, view
from tarock.deal.actions import Claim
from tarock.deal.view import View
from tarock.rules import builtin_ids, load
from tests.bots.tables import Move, fresh, in_contract, moves


def swapped(state: State, seat: int, rng: Random) -> State | None:
    """Two hidden cards of two other hands change places; None if nothing can be swapped unseen."""
    others = [s for s in SEATS if s != seat and s not in state.opened]
    if len(others) < 2:
        return None
    one, two = rng.sample(others, 2)
    known = (1 << state.called if state.called is not None else 0) | state.taken
    mine, theirs = (cards_of(state.hands[s] & ~known) for s in (one, two))
    if not mine or not theirs:
        return None
    first, second = rng.choice(mine), rng.choice(theirs)
    flip = 1 << first | 1 << second
    hands = tuple(h ^ flip if s in (one, two) else h for s, h in enumerate(state.hands))
    dealt = tuple(h ^ flip if s in (one, two) else h for s, h in enumerate(state.dealt))
    return replace(state, hands=hands, dealt=dealt)  # type: ignore[arg-type]


def without_claim(seen: View) -> View:
    """Whether a claim is certain is known to the table, not to the seat; bots do not claim."""
    return replace(seen, legal=tuple(a for a in seen.legal if not isinstance(a, Claim)))


@pytest.mark.parametrize("rules_id", builtin_ids())
def test_hidden_cards_change_no_decision(rules_id: str) -> None:
    rules = load(rules_id)
    thumb, rng, compared = ThumbPlayer(rules), Random(rules_id), 0
    starts = [fresh(rules, board) for board in range(1, 5)]
    for contract in rules.contracts.values():
        state = in_contract(rules, contract, 1, 0)
        starts += [state] if state is not None else []
    for start in starts:
        for step in moves(start, [thumb] * 4, Random(0)):
            if not isinstance(step, Move) or step.state.turn is None:
                continue
            other = swapped(step.state, step.state.turn, rng)
            if other is None:
                continue
            seen, hidden = (without_claim(view(s, step.state.turn)) for s in (step.state, other))
            assert seen == hidden
            assert thumb.choose(hidden, Random(1)) == step.choice
            compared += 1
    assert compared > 200


@pytest.mark.parametrize("rules_id", builtin_ids())
def test_the_same_view_gives_the_same_choice(rules_id: str) -> None:
    rules = load(rules_id)
    for board in range(1, 6):
        one, two = (
            [
                step.choice
                for step in moves(fresh(rules, board), [ThumbPlayer(rules)] * 4, Random(seed))
                if isinstance(step, Move)
            ]
            for seed in (1, 2)
        )
        assert one == two
