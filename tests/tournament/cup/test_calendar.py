"""Dates and venues are published (MV-04): what may be written, moved, cancelled, and what a calendar shows of it."""

from __future__ import annotations

import datetime as dt
from typing import Any, Final

import pytest

from tarock.tournament.cup import facts as f
from tarock.tournament.cup.calendar import appointments, registration_closed
from tests.tournament.cup.making import Running

VENUE: Final[dict[str, Any]] = {
    "title": "Herbstturnier",
    "venue": "Gasthaus Kirchenwirt, Weyer",
    "map": "https://maps.example.org/weyer",
    "menu": "https://kirchenwirt.example.org/speisekarte.pdf",
    "contact": "Hans, 0664 0000000",
    "fee": 1200,
    "capacity": 80,
}


@pytest.fixture
def cup() -> Running:
    running = Running()
    running.date("d1", "2025-10-04", start="14:00", registration="13:00", **VENUE)
    return running


def test_mv_04_date_venue_map_menu_fee_contact(cup: Running) -> None:
    (shown,) = appointments(cup.now, "2025/26")
    assert shown.title == "Mostviertler Tarockcup: Herbstturnier"
    assert shown.starts == dt.datetime(2025, 10, 4, 14)
    assert (shown.venue, shown.map, shown.menu) == (VENUE["venue"], VENUE["map"], VENUE["menu"])
    assert (shown.fee, shown.contact, shown.capacity, shown.registration) == (1200, VENUE["contact"], 80, "13:00")


def test_what_the_date_does_not_say_the_cup_does(cup: Running) -> None:
    cup.date("d2", "2025-11-08")
    shown = appointments(cup.now)[1]
    assert shown.starts == dt.datetime(2025, 11, 8, 14)
    assert shown.contact == "obmann@mostviertler-tarock.at"
    assert shown.fee is None
    assert shown.title == "Mostviertler Tarockcup"


def test_moved_cancelled_and_restored(cup: Running) -> None:
    cup.wish(f.DateChanged("d1", "2025-10-11", start="15:00", **VENUE))
    (shown,) = appointments(cup.now)
    assert (shown.day, shown.moved_from, shown.sequence) == (dt.date(2025, 10, 11), ("2025-10-04",), 1)
    assert cup.codes(f.DateRestored("d1")) == ["cup-date-not-cancelled"]
    cup.wish(f.DateCancelled("d1", "Wirt ist krank"))
    assert appointments(cup.now)[0].cancelled == "Wirt ist krank"
    assert cup.codes(f.DateCancelled("d1", "noch einmal")) == ["cup-date-cancelled"]
    cup.wish(f.DateRestored("d1"))
    assert (appointments(cup.now)[0].cancelled, appointments(cup.now)[0].sequence) == ("", 3)


def test_mv_01_registration_closes_at_the_deadline_or_at_the_start(cup: Running) -> None:
    date = cup.now.dates["d1"]
    moments = ("2025-10-04T13:59", "2025-10-04T14:00", "2025-10-04T14:01")
    assert [registration_closed(cup.now, date, at) for at in moments] == [False, False, True]
    cup.date("d2", "2025-11-08", deadline="2025-11-07T20:00")
    assert registration_closed(cup.now, cup.now.dates["d2"], "2025-11-08T09:00")
    cup.wish(f.DateCancelled("d2", "zu wenige"))
    assert registration_closed(cup.now, cup.now.dates["d2"], "2025-11-01T09:00")


def test_what_cannot_be_is_refused_with_all_reasons(cup: Running) -> None:
    wrong = f.DateSet("d1", "4.10.2025", start="14 Uhr", registration="25:00", map="javascript:x", menu="www.x.at",
                      fee=-5, capacity=5000, deadline="morgen")  # fmt: skip
    assert cup.codes(wrong) == [
        *("cup-date-taken", "cup-day", "cup-time", "cup-time", "cup-registration-late", "cup-moment"),
        *("cup-link", "cup-link", "cup-range", "cup-range"),
    ]
    assert cup.codes(f.DateSet("", "2025-12-01")) == ["cup-date-id"]
    assert cup.codes(f.DateSet("d2", "2025-12-01", deadline="2025-12-01T14:01")) == ["cup-deadline"]
    assert cup.codes(f.DateChanged("d9", "2025-12-01")) == ["cup-date-unknown"]
    assert cup.codes(f.DateCancelled("d1", "")) == ["cup-reason-missing"]


def test_one_final_a_season(cup: Running) -> None:
    cup.date("f", "2026-03-01", final=True)
    assert cup.codes(f.DateSet("g", "2026-03-08", final=True)) == ["cup-final-twice"]
    cup.wish(f.DateCancelled("f", "x"))
    cup.date("g", "2026-03-08", final=True)


def test_dates_need_a_season_that_runs() -> None:
    cup = Running(season="")
    assert cup.codes(f.DateSet("d", "2025-10-04")) == ["cup-season-none"]
    cup.wish(f.SeasonBegun("2025/26"))
    cup.date("d", "2025-10-04")
    assert cup.codes(f.SeasonEnded("2025/26")) == ["cup-season-unplayed"]
    cup.wish(f.DateCancelled("d", "x"))
    cup.wish(f.SeasonEnded("2025/26"))
    assert cup.codes(f.DateSet("e", "2025-10-04")) == ["cup-season-ended"]
    assert cup.codes(f.DateChanged("d", "2025-10-05")) == ["cup-season-ended"]
