"""Random deals and random legal play, kept short in the auction so that every phase is reached often."""

from collections.abc import Iterator
from itertools import islice
from random import Random

from tarock.cards import cards_of, deal_order, size
from tarock.deal import Action, Phase, State, act, actions as a, discard_choice, legal, new_deal
from tarock.rules import RuleSet


def random_deal(rules: RuleSet, rng: Random) -> State:
    """A new deal of a shuffled pack."""
    dealt = deal_order(rng.sample(range(54), 54))
    return new_deal(rules, dealt.hands, dealt.talon)


def random_action(state: State, rng: Random) -> Action:
    """One legal action; Weiter and Gut are likelier than anything else."""
    if state.phase is Phase.DISCARD:
        return a.Discard(state.declarer, rng.choice(list(islice(discard_choice(state).masks(), 200))))
    actions = legal(state)
    ending: Action = a.Gut(actions[0].seat) if state.phase is Phase.ANNOUNCING else a.Pass(actions[0].seat)
    if ending in actions and rng.random() < 0.75:
        return ending
    if a.Forehand(actions[0].seat) in actions and rng.random() < 0.75:
        return a.Forehand(actions[0].seat)
    lowest = [action for action in actions if isinstance(action, a.Bid | a.Bei | a.Hold)][:3]
    if lowest and rng.random() < 0.5:  # so that partners and Trischaken are played as often as the many other games
        return rng.choice(lowest)
    played = [action for action in actions if not isinstance(action, a.Claim)]
    return rng.choice(played if rng.random() < 0.8 else actions)


def random_steps(state: State, rng: Random) -> Iterator[State]:
    """All states from this one to the end of the deal."""
    yield state
    while not state.finished:
        after = act(state, random_action(state, rng))
        assert isinstance(after, State), after
        state = after
        yield state


def all_cards(state: State) -> int:
    """How many cards lie somewhere: hands, tricks, the trick that lies, discard and talon cards nobody took."""
    taken = sum(len(trick.cards) + len(trick.talon) for trick in state.tricks)
    thrown = sum(len(trick.talon) for trick in state.tricks)
    return (
        sum(size(hand) for hand in state.hands)
        + taken
        + len(state.trick)
        + size(state.discard)
        + len(cards_of(state.talon_mask & ~state.taken))
        - thrown
    )
