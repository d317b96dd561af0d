"""One function for each kind of wish: it gives the fact with its blanks filled, None where there is nothing to do, or
raises `Problems`. `CHECKS` is the table of them.
"""

from collections.abc import Callable
from typing import Any, Final

from tarock.tournament.event.checks import door, office, rounds, tables

CHECKS: Final[dict[str, Callable[..., Any]]] = {
    "amended": office.amended,
    "closed": office.closed,
    "reopened": office.reopened,
    "registered": door.registered,
    "entrant-changed": door.entrant_changed,
    "unregistered": door.unregistered,
    "paid": door.paid,
    "refunded": door.refunded,
    "checked-in": door.checked_in,
    "checked-out": door.checked_out,
    "withdrawn": door.withdrawn,
    "returned": door.returned,
    "substituted": door.substituted,
    "seed-drawn": rounds.seed_drawn,
    "drawn": rounds.drawn,
    "undrawn": rounds.undrawn,
    "started": rounds.started,
    "extended": rounds.extended,
    "linked": tables.linked,
    "began": tables.began,
    "reported": tables.reported,
    "corrected": tables.corrected,
    "confirmed": tables.confirmed,
    "complained": tables.complained,
    "answered": office.answered,
    "ended-early": tables.ended_early,
    "plays-on": tables.plays_on,
    "ruled": office.ruled,
    "ruling-lifted": office.ruling_lifted,
    "table-settled": tables.table_settled,
    "cash-noted": office.cash_noted,
    "cash-reversed": office.cash_reversed,
    "cash-counted": office.cash_counted,
    "raffled": office.raffled,
}

__all__ = ["CHECKS"]
