"""A deal record: its head (who sits where, which cards), the actions one by one, and the state they lead to."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property

from tarock.cards import Seating, seating
from tarock.deal import Action, Event, State, decide, evolve_all, game_of, new_deal
from tarock.rules import Problem, Reason, RuleSet
from tarock.scoring import Game, Settlement, settle

Hands = tuple[int, int, int, int]
Halves = tuple[tuple[int, int, int], tuple[int, int, int]]


@dataclass(frozen=True)
class Head:
    """What is fixed before the first word.

    `players` by place (four, five or six), `dealer` a place; `hands` by seat as masks, the talon halves in the order
    dealt. `radl` is the factor of a doubled game or round.
    """

    rules: RuleSet
    board: int
    players: tuple[str, ...]
    dealer: int
    hands: Hands
    talon: Halves
    seed: str = ""
    commitment: str = ""
    radl: int = 1

    @cached_property
    def seating(self) -> Seating:
        """Who plays in which seat, and who pauses."""
        return seating(len(self.players), self.dealer)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The names by seat, Vorhand first."""
        return tuple(self.players[place] for place in self.seating.seats)


@dataclass(frozen=True)
class Record:
    """A deal with all that was done in it. `events[i]` is what action i made happen, automatic events included."""

    head: Head
    state: State
    actions: tuple[Action, ...] = ()
    events: tuple[tuple[Event, ...], ...] = ()

    @property
    def finished(self) -> bool:
        """Whether the deal is over."""
        return self.state.finished

    def then(self, action: Action) -> Record | Reason:
        """The record with one action more, or why the engine refuses it."""
        found = decide(self.state, action)
        if isinstance(found, Reason):
            return found
        state = evolve_all(self.state, found)
        return replace(self, state=state, actions=(*self.actions, action), events=(*self.events, found))

    @cached_property
    def game(self) -> Game | None:
        """The facts for the settlement; None while the deal goes on, and where it was thrown in."""
        if not self.finished or self.state.end == "thrown-in":
            return None
        return game_of(self.state, self.head.radl)

    @cached_property
    def settlement(self) -> Settlement | None:
        """What the deal pays, per seat; None where there is no game."""
        return None if self.game is None else settle(self.head.rules, self.game)


def start(head: Head) -> Record:
    """The record of a deal before the first word. Raises ValueError unless the cards are the 54, twelve each."""
    return Record(head, new_deal(head.rules, head.hands, head.talon))


@dataclass(frozen=True)
class Breach(Problem):
    """A readable record that does not hold: an illegal step, or something stated that the replay does not find.

    `step` counts the actions from 1 and `said` is what stands there; 0 and "" where no step is to blame.
    """

    step: int = 0
    said: str = ""

    def json(self, lang: str = "de") -> dict[str, object]:
        """As every problem, with the step and what was done in it."""
        found = super().json(lang)
        return found if not self.step else {**found, "step": self.step, "said": self.said}
