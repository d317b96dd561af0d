"""One deal at the table: which place has which seat, the state, what was done; and the record of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from tarock.cards import Seating, commitment, deal as deal_cards, seating
from tarock.deal import Action, State, new_deal, spectator_view
from tarock.notation.record import Head, Record, replay
from tarock.rules import RuleSet
from tarock.table.telling.happening import Line


@dataclass(frozen=True)
class Deal:
    """A deal from the shuffle to its last card.

    `number` counts the deals of the list, `board` all that were dealt (one thrown in is dealt again by the same
    dealer). `radl` is the factor of a doubled game. `saw` is who has seen the hand of which place: nobody may see two.
    `log` is what happened, as lines for people.
    """

    number: int
    board: int
    seed: str
    seats: Seating
    dealer: int
    radl: int
    state: State
    actions: tuple[Action, ...] = ()
    saw: Mapping[str, int] = field(default_factory=dict)
    log: tuple[Line, ...] = ()

    @cached_property
    def commitment(self) -> str:
        """The seal of the seed, shown from the first word on."""
        return commitment(self.seed)

    @property
    def tricks_to_look_at(self) -> frozenset[int]:
        """The numbers of the tricks whose cards may be looked at, by anybody."""
        shown = spectator_view(self.state).tricks
        return frozenset(number for number, trick in enumerate(shown, 1) if trick.cards)

    @property
    def on_turn(self) -> int | None:
        """The place that must act; None when the deal is over."""
        return None if self.state.turn is None else self.seats.seats[self.state.turn]

    def seat_of(self, place: int | None) -> int | None:
        """The seat of a place; None for one that pauses."""
        return self.seats.seats.index(place) if place in self.seats.seats else None


def begin(
    rules: RuleSet, number: int, board: int, seed: str, places: int, dealer: int, radl: int, saw: Mapping[str, int]
) -> Deal:
    """A new deal before the first word."""
    cards = deal_cards(seed, board)
    state = new_deal(rules, cards.hands, cards.talon)
    return Deal(number, board, seed, seating(places, dealer), dealer, radl, state, saw=saw)


def head_of(deal: Deal, names: tuple[str, ...]) -> Head:
    """The head of the deal's record, with the players' names by place."""
    state = deal.state
    seal = deal.commitment
    return Head(state.rules, deal.board, names, deal.dealer, state.dealt, state.talon, deal.seed, seal, deal.radl)


def record_of(deal: Deal, names: tuple[str, ...]) -> Record:
    """The deal as a record: all its actions through the engine once more."""
    found = replay(head_of(deal, names), deal.actions)
    assert isinstance(found, Record), found
    return found
