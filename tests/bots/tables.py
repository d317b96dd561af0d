"""Deals for the tests of this room: played from the first word, or from a given contract on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from tarock.bots import Choice, Player
from tarock.cards import KINGS_MASK, PLAIN_MASK, deal, mask_of, size
from tarock.deal import Phase, State, act, evolve, game_of, new_deal, view
from tarock.deal.engine import _ROOMS
from tarock.deal.events import AuctionEnded
from tarock.rules import Contract, Reason, RuleSet
from tarock.scoring import Amounts, settle

SEED = "5" * 32


def fresh(rules: RuleSet, board: int, seed: str = SEED) -> State:
    cards = deal(seed, board)
    return new_deal(rules, cards.hands, cards.talon)


def able(rules: RuleSet, contract: Contract, state: State, seat: int) -> bool:
    """Whether the seat may hold this contract at all."""
    hand = state.hands[seat]
    if contract.birds and not hand & mask_of(rules.bonuses[b].card or 0 for b in contract.birds):
        return False
    if contract.partner == "called" and not KINGS_MASK & ~hand:
        return False
    return size(hand & PLAIN_MASK) >= contract.discard_suits_left


def in_contract(rules: RuleSet, contract: Contract, board: int, seat: int, seed: str = SEED) -> State | None:
    """A deal after an auction that this seat has won; None where its hand cannot."""
    state = fresh(rules, board, seed)
    if not able(rules, contract, state, seat):
        return None
    state = evolve(state, AuctionEnded(contract.id, (seat,)))
    while (event := _ROOMS[state.phase].follow(state)) is not None:
        state = evolve(state, event)
    return state


@dataclass(frozen=True)
class Move:
    """One decision: the state before it, and what was chosen."""

    state: State
    choice: Choice


def moves(state: State, players: Sequence[Player], rng: Random) -> Iterator[Move | State]:
    """Every decision of a deal, and the finished state at the end. Fails on an illegal action."""
    while not state.finished:
        assert state.turn is not None
        choice = players[state.turn].choose(view(state, state.turn), rng)
        yield Move(state, choice)
        after = act(state, choice.action)
        assert not isinstance(after, Reason), f"{state.contract_id} {state.phase}: {choice.action} {after}"
        state = after
    yield state


def finish(state: State, players: Sequence[Player], seed: int = 0) -> State:
    """The end of a deal."""
    last = state
    for step in moves(state, players, Random(seed)):
        if isinstance(step, State):
            last = step
    assert last.finished
    return last


def result(rules: RuleSet, state: State) -> Amounts:
    """What a finished deal pays."""
    return settle(rules, game_of(state)).points


def phase_of(move: Move) -> Phase:
    return move.state.phase
