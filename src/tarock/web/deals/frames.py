"""A deal as a page can show it, step by step: what was done, what lies where, whose turn it is. All cards are open."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tarock.cards import count_text, display_order, mask_of, thirds
from tarock.deal import SEATS, Event, Phase, State, events as e, evolve, new_deal
from tarock.deal.outcome import tricks_of
from tarock.deal.tricks import trick_rules, winner
from tarock.notation.record import Record
from tarock.rules import Text
from tarock.table.telling import game_lines
from tarock.web.deals.standing import open_cards, roles
from tarock.web.deals.told import PHASES, told


def frames(record: Record, lang: str) -> list[dict[str, Any]]:
    """Frame 0 is the deal before the first word, frame n after n actions. Cards are numbers, seats 0..3."""
    head = record.head
    state = new_deal(head.rules, head.hands, head.talon)
    dealer, forehand = head.players[head.dealer], head.names[0]
    dealt = Text(f"{dealer} hat gegeben, Vorhand ist {forehand}.", f"{dealer} has dealt, Vorhand is {forehand}.")
    found = [_frame(state, (), [dealt], head.names, lang)]
    for events in record.events:
        said = []
        for event in events:
            state = evolve(state, event)
            said.append(told(state, event, head.names))
        found.append(_frame(state, events, [text for text in said if text], head.names, lang))
    return found


def _frame(
    state: State, events: Sequence[Event], said: Sequence[Text], names: Sequence[str], lang: str
) -> dict[str, Any]:
    taken = any(isinstance(event, e.TrickTaken) for event in events)
    return {
        "told": [text.in_language(lang) for text in said],
        "title": _title(state, taken).in_language(lang),
        "turn": state.turn,
        "hands": [list(display_order(hand)) for hand in state.hands],
        "trick": _trick(state, taken),
        "number": len(state.tricks) + (not taken and state.phase is Phase.PLAY),
        "talon": [[card for card in half if _still_lies(state, card)] for half in state.talon],
        "discard": list(display_order(state.discard)),
        "tricks": [tricks_of(state, seat) for seat in SEATS],
        "counts": [count_text(thirds(state.cards_taken(seat))) for seat in SEATS],
        "roles": [[text.in_language(lang) for text in roles(state, seat)] for seat in SEATS],
        "game": game_lines(state.rules, open_cards(state), names, lang),
    }


def _title(state: State, taken: bool) -> Text:
    """The phase; in the play the number of the trick, also of one that is just taken in."""
    if not taken and state.phase is not Phase.PLAY:
        return PHASES[state.phase]
    number = len(state.tricks) + (not taken)
    return Text(f"{number}. Stich", f"Trick {number}")


def _trick(state: State, taken: bool) -> dict[str, Any] | None:
    """The cards on the table with who led; `best` is the seat that has the trick, or would have it as it lies."""
    if taken:
        trick = state.tricks[-1]
        return {"leader": trick.leader, "cards": trick.cards, "best": trick.winner, "won": True, "talon": trick.talon}
    if not state.trick:
        return None
    tr = trick_rules(state.rules, state.contract, state.stichzwang)
    best = (state.leader + winner(tr, state.trick)) % len(SEATS)
    return {"leader": state.leader, "cards": state.trick, "best": best, "won": False, "talon": ()}


def _still_lies(state: State, card: int) -> bool:
    """Whether a talon card lies in the talon still: neither taken nor thrown to a trick."""
    thrown = mask_of(card for trick in state.tricks for card in trick.talon)
    return not (state.taken | thrown) >> card & 1
