"""Everything that can happen on a tournament day. A wish is a fact with blanks: `decide` fills them, or refuses it.

Players are referred to by their number in the cup, rounds and tables by their number from 1. Amounts are `Fraction`s in
the unit of the rule set, money is in cents. Nothing is overwritten: what was wrong is taken back by another fact.
"""

from typing import Final

from tarock.tournament.event.facts.day import Amended, Closed, Opened, Reopened
from tarock.tournament.event.facts.door import (
    CheckedIn,
    CheckedOut,
    EntrantChanged,
    Paid,
    Refunded,
    Registered,
    Returned,
    Substituted,
    Unregistered,
    Withdrawn,
)
from tarock.tournament.event.facts.fact import Fact
from tarock.tournament.event.facts.office import (
    CashCounted,
    CashNoted,
    CashReversed,
    Raffled,
    Ruled,
    RulingLifted,
    TableSettled,
)
from tarock.tournament.event.facts.rounds import Drawn, Extended, RoundDraw, Seats, SeedDrawn, Started, Undrawn
from tarock.tournament.event.facts.tables import (
    Answered,
    Began,
    Complained,
    Confirmed,
    Corrected,
    EndedEarly,
    Linked,
    PlaysOn,
    Reported,
)

KINDS: Final[dict[str, type[Fact]]] = {
    cls.kind: cls
    for cls in (
        *(Opened, Amended, Closed, Reopened),
        *(Registered, EntrantChanged, Unregistered, Paid, Refunded, CheckedIn, CheckedOut),
        *(Withdrawn, Returned, Substituted),
        *(SeedDrawn, Drawn, Undrawn, Started, Extended),
        *(Linked, Began, Reported, Corrected, Confirmed, Complained, Answered, EndedEarly, PlaysOn),
        *(Ruled, RulingLifted),
        *(TableSettled, CashNoted, CashReversed, CashCounted, Raffled),
    )
}
"""All kinds of facts by their name in JSON."""

__all__ = [
    "KINDS",
    "Amended",
    "Answered",
    "Began",
    "CashCounted",
    "CashNoted",
    "CashReversed",
    "CheckedIn",
    "CheckedOut",
    "Closed",
    "Complained",
    "Confirmed",
    "Corrected",
    "Drawn",
    "EndedEarly",
    "EntrantChanged",
    "Extended",
    "Fact",
    "Linked",
    "Opened",
    "Paid",
    "PlaysOn",
    "Raffled",
    "Refunded",
    "Registered",
    "Reopened",
    "Reported",
    "Returned",
    "RoundDraw",
    "Ruled",
    "RulingLifted",
    "Seats",
    "SeedDrawn",
    "Started",
    "Substituted",
    "TableSettled",
    "Undrawn",
    "Unregistered",
    "Withdrawn",
]
