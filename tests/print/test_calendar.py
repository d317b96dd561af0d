"""The calendar of a cup as iCalendar: read back with the library, moved and cancelled dates keep their identity."""

from __future__ import annotations

import datetime as dt
from typing import Any

from icalendar import Calendar

from tarock.print.calendar import calendar_text
from tarock.tournament.cup import facts as f
from tarock.tournament.cup.calendar import appointments
from tests.tournament.cup.making import Running

STAMP = dt.datetime(2025, 9, 1, 10, tzinfo=dt.UTC)


def made(cup: Running, lang: str = "de") -> Any:
    """The calendar as the library reads it; what kind of value a property has, it tells no type checker."""
    text = calendar_text(
        "Mostviertler Tarockcup", appointments(cup.now), stamp=STAMP, url="https://x.example.org/c/m", lang=lang
    )
    found = Calendar.from_ical(text)
    assert isinstance(found, Calendar)
    return found


def running() -> Running:
    cup = Running()
    cup.date(
        "d1",
        "2025-10-04",
        title="Herbstturnier",
        venue="Kirchenwirt, Weyer",
        fee=1250,
        menu="https://k.example.org/karte",
        map="https://maps.example.org/k",
        note="Mittagstisch ab 11 Uhr; Öl, Käse",
    )
    cup.date("d2", "2025-11-08")
    return cup


def test_mv_04_dates_and_venues_in_austrian_local_time() -> None:
    first, second = made(running()).events
    assert first["summary"] == "Mostviertler Tarockcup: Herbstturnier"
    assert first["location"] == "Kirchenwirt, Weyer"
    assert first["dtstart"].dt.isoformat() == "2025-10-04T14:00:00+02:00"
    assert first["dtend"].dt > first["dtstart"].dt
    assert second["dtstart"].dt.isoformat() == "2025-11-08T14:00:00+01:00"
    told = str(first["description"]).splitlines()
    assert "Nenngeld € 12,50" in told
    assert "Speisekarte: https://k.example.org/karte" in told
    assert "Kontakt: obmann@mostviertler-tarock.at" in told
    assert told[-1] == "Mittagstisch ab 11 Uhr; Öl, Käse"
    assert "Fee € 12.50" in str(made(running(), "en").events[0]["description"])


def test_moved_and_cancelled_dates_keep_their_uid_and_count_up() -> None:
    cup = running()
    before = made(cup).events[0]
    cup.wish(f.DateChanged("d1", "2025-10-11", title="Herbstturnier"))
    cup.wish(f.DateCancelled("d1", "Wirt ist krank"))
    after = made(cup).events[0]
    assert after["uid"] == before["uid"]
    assert (before["sequence"], after["sequence"]) == (0, 2)
    assert (before["status"], after["status"]) == ("CONFIRMED", "CANCELLED")
    assert "Abgesagt: Wirt ist krank" in str(after["description"])
    assert "Verschoben vom 2025-10-04" in str(after["description"])


def test_the_zone_is_in_the_file_and_the_same_input_gives_the_same_bytes() -> None:
    cup = running()
    one, other = (calendar_text("x", appointments(cup.now), stamp=STAMP) for _ in range(2))
    assert one == other
    assert b"BEGIN:VTIMEZONE" in one
    assert b"TZID=Europe/Vienna" in one
    assert all(len(line) <= 75 for line in one.split(b"\r\n"))


def test_a_cup_without_dates_has_an_empty_calendar() -> None:
    assert made(Running()).events == []
