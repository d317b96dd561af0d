"""What stands at a moment of a deal that is looked at with open cards: the game in words, and who is what in it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from tarock.deal import State, View, spectator_view
from tarock.rules import Text


def open_cards(state: State) -> View:
    """The deal as somebody sees it who looks into all hands: nothing about the call is unknown."""
    seen = spectator_view(state)
    return replace(seen, called=state.called, partner=state.partner, partner_known=bool(state.declarers))


def roles(state: State, seat: int) -> Iterator[Text]:
    """What a seat is: Vorhand, declarer, partner."""
    if seat == state.forehand:
        yield Text("Vorhand", "Vorhand")
    if state.contract_id and state.contract.kind != "trischaken":
        if seat in (state.declarers or state.bidders):
            yield Text("Spieler", "declarer")
        elif seat == state.holder:
            yield Text("Partner", "partner")
