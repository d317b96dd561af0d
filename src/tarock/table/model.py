"""A table between two events: one immutable value, changed only by `fold.evolve`."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from tarock.rules import RuleSet
from tarock.table import events as e
from tarock.table.config import Config
from tarock.table.deals import Deal
from tarock.table.listing import Ledger, Row
from tarock.table.news import News, Spoken
from tarock.table.places import Place, names_of


@dataclass(frozen=True)
class Table:
    """Everything about a table, hidden cards too; what may be seen of it is `views.table_view`.

    `version` is the number of its events, `at` the moment of the last one. `deal` is the one that is played, or was
    played last; `ledger` has those that are finished. `dealer` deals next.
    `chat` and `news` are the last of what was said, and of what has happened around the table.
    `seen` are the ids of the last wishes. `moved` is the version of the last event that changed the deal; `clock` of
    the last one that started the clock of whoever is on turn, or of the break between two deals. `last`: after this
    deal the table is closed. `ended` is "", "length" or "host".
    """

    opened: e.Opened
    config: Config
    rules: RuleSet
    places: tuple[Place, ...]
    host: str
    ledger: Ledger
    version: int = 1
    at: int = 0
    deal: Deal | None = None
    dealer: int = 0
    chat: tuple[Spoken, ...] = ()
    news: tuple[News, ...] = ()
    seen: tuple[str, ...] = ()
    moved: int = 1
    clock: int = 1
    paused: bool = False
    last: bool = False
    ended: str = ""

    @property
    def id(self) -> str:
        """The table's id, the stream of its events."""
        return self.opened.table

    @property
    def same_rules(self) -> bool:
        """Whether the rule set is still what it was when the table was opened, and not another edition."""
        return self.opened.digest in ("", self.rules.digest)

    @property
    def rows(self) -> tuple[Row, ...]:
        """The finished deals, those thrown in included."""
        return self.ledger.rows

    @property
    def playing(self) -> bool:
        """Whether a deal is going on."""
        return self.deal is not None and not self.deal.state.finished

    @cached_property
    def names(self) -> tuple[str, ...]:
        """What everybody is called, by place."""
        return names_of(self.places)

    @property
    def counted(self) -> int:
        """How many deals stand in the list."""
        return len(self.ledger.counted)

    @cached_property
    def memo(self) -> dict[tuple[str, str], Any]:
        """What was made of this very value for its views (`common.once`); the next version begins anew."""
        return {}

    def place_of(self, who: str | Collection[str]) -> int | None:
        """The place that this person holds (or one of these identities of a person)."""
        mine = {who} if isinstance(who, str) else set(who)
        return next((n for n, place in enumerate(self.places) if place.who and place.who in mine), None)

    def saw_another_hand(self, who: str | Collection[str], place: int) -> bool:
        """Whether this person (one of these identities) saw another hand of the running deal than that of `place`."""
        deal = self.deal
        if deal is None or not self.playing or place not in deal.seats.seats:
            return False
        mine = {who} if isinstance(who, str) else set(who)
        return any(deal.saw.get(each, place) != place for each in mine)

    def names_by_seat(self, deal: Deal) -> tuple[str, ...]:
        """The names in the four seats of a deal."""
        return tuple(self.names[place] for place in deal.seats.seats)

    def holders(self, but: int | None = None) -> Iterable[int]:
        """The places of persons who play themselves."""
        return (n for n, place in enumerate(self.places) if place.plays_himself and n != but)
