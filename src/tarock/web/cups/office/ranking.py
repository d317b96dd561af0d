"""The standings in the office: live, after each round, with what decided; and what still keeps the day open."""

from __future__ import annotations

from typing import Any

from tarock.tournament.event import Day as DayState, missing_games, pending, standings
from tarock.tournament.lists import Column, Listing, results
from tarock.web.cups.office.access import DayOffice
from tarock.web.cups.office.pages import day_page
from tarock.web.cups.tables import running


def cells(listing: Listing, lang: str) -> list[list[tuple[Column, str]]]:
    """The rows of a list with the column of each cell, for a table on a page."""
    return [list(zip(listing.columns, row, strict=True)) for row in listing.shown(lang)]


@day_page("ranking")
def ranking(office: DayOffice) -> dict[str, Any]:
    """The same list as on paper, and the sentence of each criterion that decided."""
    state: DayState = office.state
    asked = str(office.request.GET.get("runden", ""))
    rounds = int(asked) if asked.isdigit() and 1 <= int(asked) <= len(state.rounds) else None
    live = None if rounds else running(state)
    started = [part.number for part in state.rounds if part.started]
    shown = rounds or (len(started) if len(started) < len(state.rounds) else None)
    listing = results(state, shown, live, office.lang)
    return {
        "listing": listing,
        "rows": cells(listing, office.lang),
        "whys": [row.why for row in standings(state, shown, live).rows if row.why],
        "pending": pending(state, office.at),
        "missing": missing_games(state),
        "started": started,
        "rounds": rounds,
        "playing": bool(live),
    }
