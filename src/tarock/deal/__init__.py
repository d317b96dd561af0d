"""One deal as an event log: what may be done, what happens, what each seat may know, and the game that comes of it.

::

    state = new_deal(rules, hands, talon)
    legal(state)                  # every action of the seat on turn
    decide(state, action)         # events, or the Reason of the refusal
    act(state, action)            # the next state, or the Reason
    view(state, seat)             # all that this seat may know
    game_of(state)                # the facts for the settlement, when `state.finished`
"""

from tarock.deal import actions, events
from tarock.deal.actions import Action, as_data, as_json, from_data, from_json
from tarock.deal.chains import announced_with, item_chain, pair_chain
from tarock.deal.discard import DiscardChoice, discard_choice
from tarock.deal.engine import act, dealt, decide, evolve, evolve_all, legal, new_deal, replay, why_refused
from tarock.deal.events import Event, event_data
from tarock.deal.outcome import game_of
from tarock.deal.playing import playable_cards
from tarock.deal.seen import seen_by, seen_by_all
from tarock.deal.sides import known_sides, own_side
from tarock.deal.state import GAME, SEATS, Phase, Said, State, Trick, Word
from tarock.deal.view import View, open_view, spectator_view, view
from tarock.deal.winning import why_won

__all__ = [
    "GAME",
    "SEATS",
    "Action",
    "DiscardChoice",
    "Event",
    "Phase",
    "Said",
    "State",
    "Trick",
    "View",
    "Word",
    "act",
    "actions",
    "announced_with",
    "as_data",
    "as_json",
    "dealt",
    "decide",
    "discard_choice",
    "event_data",
    "events",
    "evolve",
    "evolve_all",
    "from_data",
    "from_json",
    "game_of",
    "item_chain",
    "known_sides",
    "legal",
    "new_deal",
    "open_view",
    "own_side",
    "pair_chain",
    "playable_cards",
    "replay",
    "seen_by",
    "seen_by_all",
    "spectator_view",
    "view",
    "why_refused",
    "why_won",
]
