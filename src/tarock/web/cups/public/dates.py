"""The calendar of a cup as its page shows it: next dates first, each with the state of its registration. MV-04."""

from __future__ import annotations

import datetime as dt
from dataclasses import dataclass
from uuid import UUID

from tarock.rules import Text
from tarock.tournament.cup import CupState, Date
from tarock.tournament.cup.calendar import Appointment, appointment, registration_closed
from tarock.tournament.event import in_the_race
from tarock.tournament.lists import money
from tarock.web.cups.public.found import local_now, web_address
from tarock.web.cups.streams import DAYS

DAYS_OF_WEEK = (
    Text("Mo", "Mon"), Text("Di", "Tue"), Text("Mi", "Wed"), Text("Do", "Thu"), Text("Fr", "Fri"), Text("Sa", "Sat"),
    Text("So", "Sun"),
)  # fmt: skip
STATES = {
    "cancelled": Text("Abgesagt", "Cancelled"),
    "played": Text("Gespielt", "Played"),
    "running": Text("Läuft gerade", "Being played"),
    "open": Text("Anmeldung offen", "Registration open"),
    "full": Text("Voll: Warteliste", "Full: waiting list"),
    "closed": Text("Anmeldung geschlossen", "Registration closed"),
    "announced": Text("Anmeldung noch nicht offen", "Registration not open yet"),
}


@dataclass(frozen=True)
class DateLine:
    """One date. `state` is a word of `STATES`, `day` the id of its tournament page ("": none)."""

    appointment: Appointment
    state: str
    day: str
    fee: str
    past: bool

    @property
    def label(self) -> Text:
        """The state in words."""
        return STATES[self.state]

    @property
    def weekday(self) -> Text:
        """Short."""
        return DAYS_OF_WEEK[self.appointment.day.weekday()]

    @property
    def starts(self) -> str:
        """HH:MM or ""."""
        return self.appointment.starts.strftime("%H:%M") if self.appointment.starts else ""

    @property
    def deadline(self) -> dt.datetime | None:
        """The last moment to register, where it is not the start."""
        return dt.datetime.fromisoformat(self.appointment.deadline) if self.appointment.deadline else None

    @property
    def title(self) -> str:
        """The title without the cup's name before it."""
        return self.appointment.title.partition(": ")[2] or self.appointment.title

    @property
    def map(self) -> str:
        """The map's address, only where it is one."""
        return web_address(self.appointment.map)

    @property
    def menu(self) -> str:
        """The menu's address, only where it is one."""
        return web_address(self.appointment.menu)


def date_line(state: CupState, date: Date, lang: str) -> DateLine:
    """One date as it stands now."""
    shown = appointment(state, date)
    word = _word(state, date)
    fee = money(shown.fee, lang) if shown.fee else ""
    past = word in ("played", "cancelled") or date.day < local_now()[:10]
    return DateLine(shown, word, date.tournament, fee, past)


def _word(state: CupState, date: Date) -> str:
    if date.cancelled:
        return "cancelled"
    if date.scores:
        return "played"
    day = DAYS.find(UUID(date.tournament)) if date.tournament else None
    if day is not None and day.closed:
        return "played"
    if day is not None and day.is_started:
        return "running"
    if registration_closed(state, date, local_now()):
        return "closed"
    if day is None:
        return "announced"
    return "full" if day.settings.capacity and len(in_the_race(day)) >= day.settings.capacity else "open"


def calendar_lines(state: CupState, season: str | None, lang: str) -> tuple[list[DateLine], list[DateLine]]:
    """What comes (the next first) and what was (the latest first)."""
    lines = [date_line(state, date, lang) for date in state.calendar(season)]
    return [line for line in lines if not line.past], [line for line in reversed(lines) if line.past]
