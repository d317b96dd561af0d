"""T65: screen, PDF, CSV and XLSX come from one list and say the same."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Callable
from fractions import Fraction

import pytest
from pypdf import PdfReader

from tarock.print.cups import listing_pdf, listing_workbook, rows_of
from tarock.tournament import lists
from tarock.tournament.event import Day, facts as f
from tarock.tournament.lists import Cell, Listing, as_csv, incoming
from tests.tournament.days import Hall

EVIL = "=1+2 #panic(1) *fett* „ß“"


@pytest.fixture(scope="module")
def day() -> Day:
    hall = Hall(23, rounds=2, settle="end", cents="0.5", date="2026-11-30", venue="Kirchenwirt")
    hall.do(f.EntrantChanged(7, EVIL, club="TC Graz"))
    hall.do(f.Paid(7), "desk")
    hall.draw(1, 2)
    hall.play(1)
    hall.play(2)
    return hall.now


LISTS: dict[str, Callable[[Day], Listing]] = {
    "results": lists.results,
    "seating": lists.seating,
    "tables": lambda day: lists.tables(day, 2),
    "registrations": lists.registrations,
    "settlement": lists.settlement,
    "cash": lists.cash,
}


def flat(text: str) -> str:
    return re.sub(r"[\s\xad-]+", "", text)


@pytest.mark.parametrize("name", LISTS)
def test_pdf(day: Day, name: str) -> None:
    listing = LISTS[name](day)
    pdf = PdfReader(io.BytesIO(listing_pdf([listing], printed="30. 11. 2026, 19:40")))
    text = flat("".join(page.extract_text() for page in pdf.pages))
    assert flat(listing.title) in text
    at = 0
    for row in listing.shown():
        for cell in row:  # row by row, cell by cell, in this order
            at = text.index(flat(cell), at) + len(flat(cell))
    assert flat(listing.version) in text
    assert "Ausdruck30.11.2026,19:40" in text
    assert listing_pdf([listing]) == listing_pdf([listing])


def typed(cell: Cell, kind: str) -> str | Fraction:
    if cell is None or isinstance(cell, str):
        return cell or ""
    return Fraction(cell, 100) if kind == "cents" else Fraction(cell)


def expected(listing: Listing) -> list[list[str | Fraction]]:
    return [
        [typed(cell, column.kind) for cell, column in zip(row, listing.columns, strict=True)] for row in listing.rows
    ]


def read(rows: list[list[str]], listing: Listing) -> list[list[str | Fraction]]:
    return [
        [
            cell if column.kind == "text" or cell == "" else Fraction(cell.replace(",", "."))
            for cell, column in zip(row, listing.columns, strict=True)
        ]
        for row in rows
    ]


@pytest.mark.parametrize("name", LISTS)
def test_xlsx(day: Day, name: str) -> None:
    listing = LISTS[name](day)
    rows = rows_of(listing_workbook([listing]))
    assert rows[0][: len(listing.columns)] == [column.title for column in listing.columns]
    assert read(rows[1 : len(listing.rows) + 1], listing) == expected(listing)


@pytest.mark.parametrize("name", LISTS)
@pytest.mark.parametrize("semicolon", [False, True])
def test_csv(day: Day, name: str, semicolon: bool) -> None:
    listing = LISTS[name](day)
    text = as_csv(listing, semicolon=semicolon)
    assert text.startswith("\ufeff")
    rows = list(csv.reader(io.StringIO(text[1:], newline=""), delimiter=";" if semicolon else ","))
    assert rows[0] == [column.title for column in listing.columns]
    guarded = [[cell[1:] if cell.startswith("'=") else cell for cell in row] for row in rows[1:]]
    assert read(guarded, listing) == expected(listing)
    assert f"'{EVIL}" in text or EVIL not in text


@pytest.mark.parametrize("way", ["xlsx", "comma", "semicolon"])
def test_exported_registrations_can_be_read_in_again(day: Day, way: str) -> None:
    listing = lists.registrations(day)
    data = {
        "xlsx": lambda: listing_workbook([listing]),
        "comma": lambda: as_csv(listing).encode(),
        "semicolon": lambda: as_csv(listing, semicolon=True).encode(),
    }[way]()
    found = incoming(rows_of(data))
    assert [(one.fact.number, one.fact.name, one.fact.club) for one in found] == [
        (entrant.number, entrant.name, entrant.club) for entrant in day.entrants.values()
    ]


def test_several_lists_are_several_sheets_and_pages(day: Day) -> None:
    found = [lists.results(day), lists.results(day), lists.seating(day)]
    assert len(PdfReader(io.BytesIO(listing_pdf(found))).pages) == 3
    assert rows_of(listing_workbook(found))[0][0] == "Rang"
