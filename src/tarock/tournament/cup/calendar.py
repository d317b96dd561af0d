"""The calendar as values, with what the cup says filled in; `print.calendar` makes an iCalendar text of it. MV-04."""

from __future__ import annotations

import datetime as dt
from dataclasses import dataclass

from tarock.tournament.cup.standings import title
from tarock.tournament.cup.state import CupState, Date

_WITHOUT_LIMIT = 90
_BREAKS = 45
"""Minutes: a round where the cup names no limit, and all that is between rounds; only for the length in a calendar."""


@dataclass(frozen=True)
class Appointment:
    """One date as a calendar shows it: local times, None where no time of day is known (then the whole day).

    `sequence` counts its changes; `fee` in cents, None where none is known; `deadline` is local time.
    """

    id: str
    title: str
    day: dt.date
    starts: dt.datetime | None
    ends: dt.datetime | None
    registration: str
    deadline: str
    venue: str
    address: str
    map: str
    menu: str
    fee: int | None
    contact: str
    capacity: int
    final: bool
    note: str
    cancelled: str
    moved_from: tuple[str, ...]
    sequence: int
    changed_at: str


def appointments(state: CupState, season: str | None = None) -> tuple[Appointment, ...]:
    """The dates of a season (None: all), in order, cancelled ones too."""
    return tuple(appointment(state, date) for date in state.calendar(season))


def appointment(state: CupState, date: Date) -> Appointment:
    """One date with the cup's own times, fee and contact where it has none of its own."""
    cup = state.seasons[date.season].cup if date.season in state.seasons else state.cup
    start = date.start or cup.day.start
    day = dt.date.fromisoformat(date.day)
    starts = dt.datetime.combine(day, dt.time.fromisoformat(start)) if start else None
    rounds = cup.play.rounds * (cup.play.minutes or _WITHOUT_LIMIT)
    fee = date.fee if date.fee >= 0 else cup.money.fee
    contact = date.contact or ", ".join(
        part for part in (cup.contact.name, cup.contact.mail, cup.contact.phone) if part
    )
    return Appointment(
        id=date.id,
        title=f"{cup.name.de}: {title(date)}" if title(date) != date.day else cup.name.de,
        day=day,
        starts=starts,
        ends=starts + dt.timedelta(minutes=rounds + _BREAKS) if starts else None,
        registration=date.registration or cup.day.registration,
        deadline=date.deadline,
        venue=date.venue,
        address=date.address,
        map=date.map,
        menu=date.menu,
        fee=fee if fee or date.fee == 0 else None,
        contact=contact,
        capacity=date.capacity or cup.day.capacity,
        final=date.final,
        note=date.note,
        cancelled=date.cancelled,
        moved_from=date.moved_from,
        sequence=date.version,
        changed_at=date.changed_at,
    )


def registration_closed(state: CupState, date: Date, local: str) -> bool:
    """Whether nobody can register any more at a local moment (YYYY-MM-DDTHH:MM): deadline, or the start. MV-01."""
    if date.cancelled:
        return True
    start = date.start or state.cup.day.start or "23:59"
    return local > (date.deadline or f"{date.day}T{start}")
