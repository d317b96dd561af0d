"""The dates of a cup as an iCalendar text (RFC 5545) for everybody's calendar. MV-04."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterable
from typing import Final
from zoneinfo import ZoneInfo

from icalendar import Calendar, Event, Timezone, vText

from tarock.rules import Text
from tarock.tournament.cup.calendar import Appointment

ZONE: Final = "Europe/Vienna"
"""All times of a cup are local times of Austria."""

_TOLD: Final = {
    "final": Text("Finale der Saison", "Final of the season"),
    "registration": Text("Anmeldung ab {value}", "Registration from {value}"),
    "deadline": Text("Anmeldeschluss {value}", "Registration closes {value}"),
    "fee": Text("Nenngeld € {value}", "Fee € {value}"),
    "capacity": Text("{value} Plätze", "{value} places"),
    "contact": Text("Kontakt: {value}", "Contact: {value}"),
    "menu": Text("Speisekarte: {value}", "Menu: {value}"),
    "map": Text("Karte: {value}", "Map: {value}"),
    "cancelled": Text("Abgesagt: {value}", "Cancelled: {value}"),
    "moved": Text("Verschoben vom {value}", "Moved from {value}"),
}


def calendar_text(
    title: str, appointments: Iterable[Appointment], *, stamp: dt.datetime, url: str = "", lang: str = "de"
) -> bytes:
    """The calendar file. `stamp` is the moment of making it (with its zone), `url` the public page of the cup.

    An appointment keeps its UID when it is moved or cancelled, and its SEQUENCE tells that it has changed.
    """
    calendar = Calendar()
    calendar.add("prodid", "-//tarock//cup//DE")
    calendar.add("version", "2.0")
    calendar.add("method", "PUBLISH")
    calendar.add("x-wr-calname", title)
    shown = tuple(appointments)
    timed = [appointment.starts for appointment in shown if appointment.starts]
    if timed:
        first, last = min(timed).date(), max(timed).date() + dt.timedelta(days=366)
        calendar.add_component(Timezone.from_tzinfo(ZoneInfo(ZONE), ZONE, first_date=first, last_date=last))
    for appointment in shown:
        calendar.add_component(_event(appointment, stamp, url, lang))
    return bytes(calendar.to_ical())


def _event(appointment: Appointment, stamp: dt.datetime, url: str, lang: str) -> Event:
    event = Event()
    event.add("uid", f"{appointment.id}@tarock")
    event.add("dtstamp", stamp.astimezone(dt.UTC))
    event.add("sequence", appointment.sequence)
    event.add("last-modified", dt.datetime.fromisoformat(appointment.changed_at).astimezone(dt.UTC))
    event.add("summary", appointment.title)
    event.add("status", "CANCELLED" if appointment.cancelled else "CONFIRMED")
    if appointment.starts and appointment.ends:
        event.add("dtstart", appointment.starts.replace(tzinfo=ZoneInfo(ZONE)))
        event.add("dtend", appointment.ends.replace(tzinfo=ZoneInfo(ZONE)))
    else:
        event.add("dtstart", appointment.day)
        event.add("dtend", appointment.day + dt.timedelta(days=1))
    place = ", ".join(part for part in (appointment.venue, appointment.address) if part)
    if place:
        event.add("location", vText(place))
    event.add("description", "\n".join(_lines(appointment, lang)))
    if url:
        event.add("url", url)
    return event


def _lines(appointment: Appointment, lang: str) -> list[str]:
    """What else there is to know, a line each."""
    fee = f"{appointment.fee / 100:.2f}".replace(".", "," if lang == "de" else ".") if appointment.fee else ""
    told = {
        "cancelled": appointment.cancelled,
        "moved": ", ".join(appointment.moved_from),
        "final": "x" if appointment.final else "",
        "registration": appointment.registration,
        "deadline": appointment.deadline.replace("T", " "),
        "fee": fee,
        "capacity": str(appointment.capacity or ""),
        "contact": appointment.contact,
        "map": appointment.map,
        "menu": appointment.menu,
    }
    lines = [_TOLD[key].in_language(lang).format(value=value) for key, value in told.items() if value]
    return [*lines, *([appointment.note] if appointment.note else [])]
