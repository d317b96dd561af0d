"""Random deals through the public Python API: what one process does in a second."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from tarock.cards import cards_of, deal, mask_of
from tarock.deal import DiscardChoice, Phase, State, act, actions as a, discard_choice, game_of, legal, new_deal
from tarock.rules import Reason, RuleSet
from tarock.scoring import Game, settle

SEED = "0123456789abcdef0123456789abcdef"
"""The seed of all deals; which board it is changes from deal to deal."""

Choose = Callable[[State, Random], a.Action]


def whole_deal(rules: RuleSet, board: int, rng: Random, choose: Choose) -> State:
    """Shuffle, deal, every action chosen by `choose`, settlement. The state is finished."""
    state = played(new_deal(rules, *deal(SEED, board)), rng, choose)
    if state.end != "thrown-in":
        settle(rules, game_of(state))
    return state


def played(state: State, rng: Random, choose: Choose) -> State:
    """The finished deal."""
    while not state.finished:
        after = act(state, choose(state, rng))
        if isinstance(after, Reason):
            raise AssertionError(after.sentence("en"))
        state = after
    return state


QUIET = (a.Forehand, a.Pass, a.Gut)


def any_action(state: State, rng: Random) -> a.Action:
    """One of all legal actions: words that say nothing three times in four, so that every game gets played and not
    only the highest; otherwise all are equally likely. A discard is drawn without listing the thousands there may be.
    """
    if state.phase is Phase.DISCARD:
        return a.Discard(state.declarer, random_discard(discard_choice(state), rng))
    options = legal(state)
    if state.phase in (Phase.AUCTION, Phase.ANNOUNCING) and rng.random() < 0.75:
        quiet = [option for option in options if isinstance(option, QUIET)]
        return quiet[0] if quiet else rng.choice(options)
    return rng.choice(options)


def random_discard(choice: DiscardChoice, rng: Random) -> int:
    """One legal discard, all equally likely (drawn again until what remains is enough)."""
    wanted = choice.count - choice.must.bit_count()
    free = cards_of(choice.may)
    for _ in range(200):
        cards = choice.must | mask_of(rng.sample(free, wanted))
        if choice.allows(cards):
            return cards
    return rng.choice(list(choice.masks()))


def plain_game(contract: str) -> Choose:
    """Vorhand plays `contract` and nobody announces anything: the auction, the call, the half, the discard, 48 cards.

    What OpenSpiel plays when the first to speak makes the lowest bid; calls, halves, discards and cards are random.
    Nobody claims, and a game is given up only where that is the only choice.
    """

    def choose(state: State, rng: Random) -> a.Action:
        turn = state.turn
        if state.phase is Phase.AUCTION and turn is not None:
            if len(state.auction) < 4:
                return a.Pass(turn) if state.auction else a.Forehand(turn)
            return a.Bid(turn, contract)
        if state.phase is Phase.ANNOUNCING and turn is not None:
            return a.Gut(turn)
        action = any_action(state, rng)
        while isinstance(action, a.Claim):
            action = any_action(state, rng)
        if isinstance(action, a.GiveUp):
            return next((o for o in legal(state) if isinstance(o, a.TakeHalf)), action)
        return action

    return choose


def lowest_called_game(rules: RuleSet) -> str:
    """The contract that is the plain game of a set: the cheapest with a called partner and half of the talon."""
    called = [c for c in rules.contracts.values() if c.partner == "called" and c.talon == "half" and not c.birds]
    return min(called, key=lambda c: c.rank).id


def before_play(rules: RuleSet, boards: Iterator[int], rng: Random, count: int) -> list[State]:
    """`count` deals of the plain game, each ready for its first lead."""
    choose = plain_game(lowest_called_game(rules))
    found: list[State] = []
    while len(found) < count:
        state = new_deal(rules, *deal(SEED, next(boards)))
        while not state.finished and state.phase is not Phase.PLAY:
            after = act(state, choose(state, rng))
            if isinstance(after, Reason):
                break
            state = after
        if state.phase is Phase.PLAY:
            found.append(state)
    return found


def games(rules: RuleSet, rng: Random, count: int) -> list[Game]:
    """`count` games as they come out of random deals, to be settled."""
    found: list[Game] = []
    board = 0
    while len(found) < count:
        board += 1
        state = played(new_deal(rules, *deal(SEED, board)), rng, any_action)
        if state.end != "thrown-in":
            found.append(game_of(state))
    return found
