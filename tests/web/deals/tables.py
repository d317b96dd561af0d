"""Tables with finished deals in the store, played by chance without a server."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any
from uuid import UUID, uuid4

from tarock.deal import Action, Phase, State, actions as a, as_json, discard_choice, legal
from tarock.rules import Reason
from tarock.table import Table, decide, evolve
from tarock.table.wishes import Act, ActForPlace, DealNext, Sit, Wish
from tarock.web.live.history import load_table, to_row
from tarock.web.live.service import create_table
from tarock.web.store import events as store


def new_table(who: str, name: str = "Anna", **config: Any) -> UUID:
    """A table at which `who` sits at place 0."""
    return create_table(config, who, name)


def loaded(table: UUID | str) -> Table:
    """The table as it stands."""
    now = load_table(UUID(str(table)))
    assert now is not None
    return now


def wish(table: UUID, made: Wish, at: int = 1_700_000_000_000) -> Table:
    """Store what a wish comes to; the table after it."""
    now = loaded(table)
    found = decide(now, made, at)
    assert not isinstance(found, Reason), found.sentence("en")
    for event in found:
        store.append(table, now.version, to_row(event))
        now = evolve(now, event)
    return now


def sit(table: UUID, who: str, name: str, place: int) -> Table:
    """Somebody else sits down."""
    now = loaded(table)
    return wish(table, Sit(id=str(uuid4()), who=who, version=now.version, place=place, name=name))


def deal(table: UUID, rng: Random, at: int = 1_700_000_000_000) -> Table:
    """Deal, without playing."""
    return wish(table, DealNext(id=str(uuid4()), seed=f"{rng.getrandbits(128):032x}"), at)


def act(table: UUID, action: Action, at: int = 1_700_000_000_000) -> Table:
    """Whoever is on turn does this."""
    now = loaded(table)
    assert now.deal
    place = now.deal.on_turn
    assert place is not None
    return wish(table, _act(now, place, tuple(as_json(action))), at)


def play_on(table: UUID, rng: Random, at: int = 1_700_000_000_000, most: int = 1000) -> Table:
    """Play the running deal by chance, to its end or for `most` actions."""
    now = loaded(table)
    version, state = now.version, now
    for _ in range(most):
        running = state.deal
        assert running is not None
        place = running.on_turn
        if place is None:
            break
        found = decide(state, _act(state, place, tuple(as_json(choose(running.state, rng)))), at)
        assert not isinstance(found, Reason), found.sentence("en")
        for event in found:
            version = store.append(table, version, to_row(event))
            state = evolve(state, event)
    return state


def _act(table: Table, place: int, action: tuple[object, ...]) -> Wish:
    """Of whoever plays there, a person or a bot."""
    who, id = table.places[place].who, str(uuid4())
    if who:
        return Act(id=id, who=who, version=table.version, action=action)
    return ActForPlace(id=id, place=place, action=action)


def play(table: UUID, rng: Random, deals: int = 1, at: int = 1_700_000_000_000) -> Table:
    """Whole deals by chance."""
    now: Table | None = None
    for number in range(deals):
        deal(table, rng, at + 60_000 * number)
        now = play_on(table, rng, at + 60_000 * number + 30_000)
    assert now is not None
    return now


def choose(state: State, rng: Random) -> Action:
    """One legal action, rather quiet."""
    if state.phase is Phase.DISCARD:
        return a.Discard(state.declarer, rng.choice(list(islice(discard_choice(state).masks(), 200))))
    actions = legal(state)
    quiet = [action for action in actions if isinstance(action, a.Gut | a.Pass)]
    return quiet[0] if quiet and rng.random() < 0.7 else rng.choice(actions)
