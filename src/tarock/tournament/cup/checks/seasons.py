"""What may happen to the cup and its seasons."""

from __future__ import annotations

from dataclasses import replace

from tarock.rules import Text, refuse
from tarock.sheet.days import day_text
from tarock.tournament.cup import facts as f
from tarock.tournament.cup.fold import own_rules
from tarock.tournament.cup.state import CupState, Season
from tarock.tournament.cups import base_texts, builtin_cups, cup_text, load_cup_text
from tarock.tournament.event.asking import Ask

NAME = 40
"""Longest name of a season."""


def changed(state: CupState, wish: f.Changed, ask: Ask) -> f.Changed:
    """Another file for the same cup. Raises `Problems` with everything that is wrong with it."""
    return replace(wish, bases=checked_bases(wish.cup_text, wish.rules_text))


def checked_bases(text: str, rules_text: str) -> tuple[f.Base, ...]:
    """The cups that a good file extends, as they are now."""
    name = next((known for known in builtin_cups() if text == cup_text(known)), "")
    load_cup_text(text, name, own_rules(text, rules_text))
    return tuple(f.Base(base, base_text) for base, base_text in base_texts(text, name).items())


def begun(state: CupState, wish: f.SeasonBegun, ask: Ask) -> f.SeasonBegun:
    """One after the other."""
    name = " ".join(wish.season.split())
    if not name or len(name) > NAME:
        raise refuse("season", "cup-season-name")
    if name in state.seasons:
        raise refuse("season", "cup-season-twice", season=name)
    if state.season and not state.season.ended:
        raise refuse("season", "cup-season-runs", season=state.season.name)
    return f.SeasonBegun(name)


def ended(state: CupState, wish: f.SeasonEnded, ask: Ask) -> f.SeasonEnded:
    """When every date has a tournament or a result list, or is cancelled."""
    season = running(state)
    if wish.season != season.name:
        raise refuse("season", "cup-season-unknown", season=wish.season)
    unplayed = [d for d in state.calendar(season.name) if not (d.cancelled or d.tournament or d.scores)]
    if unplayed:
        days = Text(*(", ".join(day_text(date.day, lang) for date in unplayed) for lang in ("de", "en")))
        raise refuse("season", "cup-season-unplayed", list=days)
    return wish


def reopened(state: CupState, wish: f.SeasonReopened, ask: Ask) -> f.SeasonReopened:
    """The last one, while no other has begun."""
    season = state.seasons.get(wish.season)
    if season is None:
        raise refuse("season", "cup-season-unknown", season=wish.season)
    if not season.ended:
        raise refuse("season", "cup-season-open", season=wish.season)
    if state.season and state.season.name != wish.season:
        raise refuse("season", "cup-season-runs", season=state.season.name)
    if not wish.reason.strip():
        raise refuse("reason", "cup-reason-missing")
    return wish


def running(state: CupState) -> Season:
    """The season that runs. Raises `Problems` where none does."""
    season = state.season
    if season is None:
        raise refuse("season", "cup-season-none")
    if season.ended:
        raise refuse("season", "cup-season-ended", season=season.name)
    return season
