"""Random deals and random legal play, kept short in the auction so that every phase is reached often."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from random import Random

from tarock.cards import cards_of, deal_order, mask_of, size
from tarock.deal import Action, Phase, State, act, actions as a, discard_choice, legal, new_deal, seen_by
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


def rearranged(state, move, **changes):
    """The same deal with cards in other places: `move` maps cards to cards."""

    def moved(mask):
        return mask_of(move.get(card, card) for card in cards_of(mask))

    return replace(
        state,
        hands=tuple(moved(hand) for hand in state.hands),
        dealt=tuple(moved(hand) for hand in state.dealt),
        talon=tuple(tuple(move.get(card, card) for card in half) for half in state.talon),
        taken=moved(state.taken),
        discard=moved(state.discard),
        **changes,
    )


def unknown_to(state, seat):
    """The cards whose place `seat` does not know, but for the called one."""
    known = seen_by(state, seat) | (0 if state.called is None else 1 << state.called)
    return [card for card in range(54) if not known >> card & 1]


def further(action, by):
    """The action of the seat `by` places on."""
    changes = {"seat": (action.seat + by) % 4}
    if isinstance(action, a.Kontra) and action.against is not None:
        changes["against"] = (action.against + by) % 4
    return replace(action, **changes)
