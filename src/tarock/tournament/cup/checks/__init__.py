"""One function a kind of wish: it gives the fact (or facts) with blanks filled, None where there is nothing to do, or
raises `Problems`. `CHECKS` is the table of them.
"""

from collections.abc import Callable
from typing import Any, Final

from tarock.tournament.cup.checks import bans, calendar, players, results, seasons

CHECKS: Final[dict[str, Callable[..., Any]]] = {
    "cup-changed": seasons.changed,
    "season-begun": seasons.begun,
    "season-ended": seasons.ended,
    "season-reopened": seasons.reopened,
    "player-added": players.added,
    "player-changed": players.changed,
    "players-merged": players.merged,
    "players-parted": players.parted,
    "left": bans.left,
    "banned": bans.banned,
    "ban-lifted": bans.lifted,
    "date-set": calendar.date_set,
    "date-changed": calendar.date_changed,
    "date-cancelled": calendar.cancelled,
    "date-restored": calendar.restored,
    "tournament-attached": results.attached,
    "tournament-detached": results.detached,
    "results-recorded": results.recorded,
    "players-invited": results.invited,
    "rank-brought": results.brought,
}

__all__ = ["CHECKS"]
