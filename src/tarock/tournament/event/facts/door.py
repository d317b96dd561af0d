"""At the door: who comes, pays, is here, leaves."""

from __future__ import annotations

from dataclasses import dataclass

from tarock.tournament.event.facts.fact import Fact


@dataclass(frozen=True)
class Registered(Fact):
    """Somebody registers. `number` 0: the next free one. `club`, `couple`, `team` are keys shared with others.

    `fixed_table`: always sits at this table (who cannot walk); 0 for nobody's.
    """

    kind = "registered"
    name: str
    number: int = 0
    club: str = ""
    couple: str = ""
    team: str = ""
    fixed_table: int = 0


@dataclass(frozen=True)
class EntrantChanged(Fact):
    """What was written down wrongly about an entrant; all of it anew."""

    kind = "entrant-changed"
    number: int
    name: str
    club: str = ""
    couple: str = ""
    team: str = ""
    fixed_table: int = 0


@dataclass(frozen=True)
class Unregistered(Fact):
    """Somebody does not come; the first of the waiting list moves up by itself."""

    kind = "unregistered"
    number: int
    reason: str = ""


@dataclass(frozen=True)
class Paid(Fact):
    """The fee was paid; `cents` -1: as the settings say."""

    kind = "paid"
    number: int
    cents: int = -1


@dataclass(frozen=True)
class Refunded(Fact):
    """What was paid was given back; `cents` is filled in."""

    kind = "refunded"
    number: int
    reason: str = ""
    cents: int = 0


@dataclass(frozen=True)
class CheckedIn(Fact):
    """Somebody is here."""

    kind = "checked-in"
    number: int


@dataclass(frozen=True)
class CheckedOut(Fact):
    """The check-in was a mistake."""

    kind = "checked-out"
    number: int


@dataclass(frozen=True)
class Withdrawn(Fact):
    """Somebody stops during the tournament; a table that is playing is closed by that (MV-62)."""

    kind = "withdrawn"
    number: int
    reason: str = ""


@dataclass(frozen=True)
class Returned(Fact):
    """The withdrawal is taken back; a table that it had closed plays on."""

    kind = "returned"
    number: int
    reason: str = ""


@dataclass(frozen=True)
class Substituted(Fact):
    """From the next round on `name` plays in the place of `number`; both keep their own results."""

    kind = "substituted"
    number: int
    name: str
    by_number: int = 0
    club: str = ""
