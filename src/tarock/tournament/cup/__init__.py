"""A running cup as an event log: register of players, bans, calendar, seasons; what is derived from it."""

from tarock.tournament.cup.banned import refused
from tarock.tournament.cup.decide import MAY, decide
from tarock.tournament.cup.events import Event, fact_from_json, from_json, to_json
from tarock.tournament.cup.fold import evolve, replay
from tarock.tournament.cup.names import find, folded, public_name
from tarock.tournament.cup.state import Ban, CupState, Date, Player, Season

__all__ = [
    "MAY",
    "Ban",
    "CupState",
    "Date",
    "Event",
    "Player",
    "Season",
    "decide",
    "evolve",
    "fact_from_json",
    "find",
    "folded",
    "from_json",
    "public_name",
    "refused",
    "replay",
    "to_json",
]
