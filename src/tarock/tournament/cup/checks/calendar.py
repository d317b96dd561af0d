"""What may be written into the calendar. MV-04."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

from tarock.rules import refuse
from tarock.sheet.days import spoken_day
from tarock.tournament.cup import facts as f
from tarock.tournament.cup.checks.seasons import running
from tarock.tournament.cup.state import CupState, Date
from tarock.tournament.event.asking import Against, Ask
from tarock.tournament.event.settings import is_day

CAPACITY = 2000
FEE = 100_000
"""Most players, highest fee in cents (as on a tournament day)."""


def date_set(state: CupState, wish: f.DateSet, ask: Ask) -> f.DateSet:
    """In the season that runs."""
    season = running(state)
    against = Against()
    if not wish.date.strip():
        against.say("date", "cup-date-id")
    if wish.date in state.dates:
        against.say("date", "cup-date-taken")
    _check(state, wish, season.name, against)
    against.done()
    return replace(wish, season=season.name)


def date_changed(state: CupState, wish: f.DateChanged, ask: Ask) -> f.DateChanged:
    """Everything but the season."""
    known = known_date(state, wish.date)
    _must_go_on(state, known)
    against = Against()
    _check(state, wish, known.season, against)
    against.done()
    return replace(wish, season=known.season)


def cancelled(state: CupState, wish: f.DateCancelled, ask: Ask) -> f.DateCancelled:
    """While nothing was played."""
    known = known_date(state, wish.date)
    _must_go_on(state, known)
    if known.cancelled:
        raise refuse("date", "cup-date-cancelled")
    if known.scores:
        raise refuse("date", "cup-has-scores")
    if not wish.reason.strip():
        raise refuse("reason", "cup-reason-missing")
    return wish


def restored(state: CupState, wish: f.DateRestored, ask: Ask) -> f.DateRestored:
    """What was cancelled."""
    known = known_date(state, wish.date)
    _must_go_on(state, known)
    if not known.cancelled:
        raise refuse("date", "cup-date-not-cancelled")
    return wish


def known_date(state: CupState, wanted: str) -> Date:
    """The date with this id. Raises `Problems` for one that the cup does not have."""
    found = state.dates.get(wanted)
    if found is None:
        raise refuse("date", "cup-date-unknown")
    return found


def _must_go_on(state: CupState, known: Date) -> None:
    if state.seasons[known.season].ended:
        raise refuse("date", "cup-season-ended", season=known.season)


def _is_time(text: str) -> bool:
    try:
        return len(text) == 5 and bool(datetime.strptime(text, "%H:%M"))
    except ValueError:
        return False


def _is_moment(text: str) -> bool:
    return len(text) == 16 and is_day(text[:10]) and text[10] == "T" and _is_time(text[11:])


def _check(state: CupState, wish: f.DateTold, season: str, against: Against) -> None:
    if not is_day(wish.day):
        against.say("day", "cup-day", value=wish.day)
    for key in ("start", "registration"):
        value = getattr(wish, key)
        if value and not _is_time(value):
            against.say(key, "cup-time", value=value)
    start = wish.start or state.cup.day.start
    registration = wish.registration or state.cup.day.registration
    if wish.registration and start and registration > start:
        against.say("registration", "cup-registration-late", registration=registration, start=start)
    if wish.deadline and not _is_moment(wish.deadline):
        against.say("deadline", "cup-moment", value=wish.deadline)
    elif wish.deadline and wish.deadline > f"{wish.day}T{start or '23:59'}":
        against.say("deadline", "cup-deadline", day=spoken_day(wish.day), start=start or "23:59")
    for key in ("map", "menu"):
        value = getattr(wish, key)
        if value and not _is_link(value):
            against.say(key, "cup-link", value=value)
    for key, low, high in (("fee", -1, FEE), ("capacity", 0, CAPACITY)):
        value = getattr(wish, key)
        if not low <= value <= high:
            against.say(key, "cup-range", value=value, low=low, high=high)
    other = next((d for d in state.calendar(season) if d.final and not d.cancelled and d.id != wish.date), None)
    if wish.final and other:
        against.say("final", "cup-final-twice", season=season, day=spoken_day(other.day))


def _is_link(text: str) -> bool:
    """An address of the web, nothing else: it is put behind a link."""
    return text.startswith(("https://", "http://")) and " " not in text and len(text.partition("://")[2]) > 3
