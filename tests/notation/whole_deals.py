"""What must hold of every whole deal, whoever played it: cards, thirds, views, seats."""

from dataclasses import replace
from itertools import chain
from random import Random

from tarock.cards import PACK_THIRDS, thirds
from tarock.deal import SEATS, State, act, dealt, new_deal, replay, view
from tarock.notation.record import Record
from tarock.rules import Reason
from tests.deal.random_play import all_cards, further, rearranged, unknown_to


def all_thirds(state: State) -> int:
    """The thirds of all cards, wherever they lie."""
    taken = sum(thirds(state.cards_taken(seat)) for seat in SEATS)
    thrown = sum(thirds(sum(1 << card for card in trick.talon)) for trick in state.tricks)
    lying = sum(1 << card for card in state.trick)
    held = sum(thirds(hand) for hand in state.hands)
    return taken - thrown + held + thirds(lying) + thirds(state.discard) + thirds(state.talon_mask & ~state.taken)


def holds(record: Record, rng: Random) -> None:
    """54 cards, 210 thirds; the events lead to the state; hidden cards change no view; seats can be rotated."""
    state, rules = record.state, record.head.rules
    log = [dealt(start_of(state)), *chain.from_iterable(record.events)]
    assert replay(rules, log) == state
    assert all_cards(state) == 54
    assert all_thirds(state) == PACK_THIRDS
    between = replay(rules, log[: rng.randint(1, len(log))])
    if not between.finished:
        for seat in SEATS:
            loose = unknown_to(between, seat)
            other = rearranged(between, dict(zip(loose, rng.sample(loose, len(loose)), strict=True)))
            assert view(other, seat) == view(between, seat)
    by = rng.randint(1, 3)
    one, two, three, four = state.dealt[-by:] + state.dealt[:-by]
    turned: State | Reason = replace(new_deal(rules, (one, two, three, four), state.talon), forehand=by, turn=by)
    for action in record.actions:
        assert isinstance(turned, State)
        turned = act(turned, further(action, by))
    assert isinstance(turned, State)
    assert [(t.cards, t.winner) for t in turned.tricks] == [(t.cards, (t.winner + by) % 4) for t in state.tricks]


def start_of(state: State) -> State:
    """The deal as it was dealt."""
    return new_deal(state.rules, state.dealt, state.talon)
