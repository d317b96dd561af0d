"""Tables for tests: persons and bots play by the table's own wishes; ids, moments and seeds can be repeated."""

from random import Random
from typing import Any

from tarock.bots import player_of
from tarock.deal import Action, view
from tarock.deal.actions import as_json
from tarock.rules import Reason
from tarock.table import Due, Now, decide, due, evolve, open_table, wishes as w

ANNA, BERT, CILLI, DORA, EMIL = "p:anna", "g:bert", "g:cilli", "p:dora", "g:emil"
ID = "00000000-0000-7000-8000-{:012d}"
TABLE = ID.format(0)


class Hall:
    """One table with all its events; what the server would do, without a server."""

    def __init__(self, seed=0, name="Anna", place=0, **config):
        self.rng = Random(seed)
        self.clock = 1_700_000_000_000
        self.count = 1
        opened = open_table(self.id(), self.clock, ANNA, table=TABLE, config=config, name=name, place=place)
        self.events: list[Any] = [opened]
        self.table: Any = evolve(None, opened)  # a Table; tests know when it has a deal

    def id(self) -> str:
        self.count += 1
        return ID.format(self.count)

    def seed(self) -> str:
        return f"{self.rng.getrandbits(128):032x}"

    def wish(self, wish):
        """The Reason, or None where the wish was fulfilled."""
        self.clock += 10
        found = decide(self.table, wish, self.clock)
        if isinstance(found, Reason):
            return found
        for event in found:
            self.events.append(event)
            self.table = evolve(self.table, event)
        return None

    def do(self, cls, who="", **fields):
        """Fulfil a wish of a person who has seen the table as it is; AssertionError where it is refused."""
        refused = self.wish(cls(id=self.id(), who=who, version=self.table.version, **fields))
        assert refused is None, refused

    def sit(self, who, place, name=None):
        self.do(w.Sit, who, place=place, name=name or who[2:].title())

    def deal(self, seed=None):
        self.do(w.DealNext, seed=seed or self.seed())

    def choice(self, level="thumb") -> Action:
        """What a bot would do for whoever is on turn."""
        state = self.table.deal.state
        return player_of(level, self.table.rules).choose(view(state, state.turn), self.rng).action

    def act(self, action=None):
        """The place on turn acts: its person, or a bot for it."""
        place = self.table.deal.on_turn
        holder = self.table.places[place]
        data = tuple(as_json(action or self.choice()))
        if holder.plays_himself:
            self.do(w.Act, holder.who, action=data)
        else:
            self.do(w.ActForPlace, place=place, action=data)

    def fulfil(self, found: Due):
        """What the server does when something is due."""
        if found.do == "deal":
            self.deal()
        elif found.do == "away":
            self.do(w.TakeOver, place=found.place, why=found.why)
        else:
            self.do(w.ActForPlace, place=found.place, action=tuple(as_json(self.choice())))

    def due(self, waited=10**9, gone=None) -> Any:
        return due(self.table, Now(waited, gone or {}))

    def until(self, phase):
        """Play on to a phase of the running deal."""
        while self.table.deal.state.phase != phase:
            self.act()
