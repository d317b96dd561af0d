"""The day's rounds and players as the draw knows them, and what the draws came to."""

from __future__ import annotations

from tarock.tournament.draw import Entrant as Drawable, Report, Round as Seating, report
from tarock.tournament.event.state import Day, Entrant, Round


def drawable(day: Day, entrant: Entrant) -> Drawable:
    """A player with the wishes that count on this day: kept apart from club mates and so on, a table of his own."""
    keys = {f"{word}:{getattr(entrant, word)}" for word in day.settings.apart if getattr(entrant, word)}
    return Drawable(entrant.number, frozenset(keys), entrant.fixed_table or None)


def seating(part: Round) -> Seating:
    """Who sits where in a round."""
    return Seating.of([table.players for table in part.tables], [table.number for table in part.tables])


def draw_report(day: Day) -> Report:
    """Who meets whom again, who pauses how often, which wishes could not be met, over all rounds that are drawn."""
    entrants = [drawable(day, entrant) for entrant in day.entrants.values()]
    return report([seating(part) for part in day.rounds if part.tables], entrants)
