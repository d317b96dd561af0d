"""Tables of others: any usual form is read, anything else refused in a sentence."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Callable

import pytest
import xlsxwriter

from tarock.print.cups import rows_of
from tarock.print.cups.messages import MESSAGES
from tarock.rules import Problems


def workbook(rows: list[list[str | float]]) -> bytes:
    made = io.BytesIO()
    with xlsxwriter.Workbook(made, {"in_memory": True}) as book:
        sheet = book.add_worksheet()
        for number, row in enumerate(rows):
            sheet.write_row(number, 0, row)
    return made.getvalue()


def test_numbers_of_a_workbook_are_whole_again() -> None:
    assert rows_of(workbook([["Nr.", "Name"], [7, "Anna"], [8.5, "Bert"]])) == [
        ["Nr.", "Name"],
        ["7", "Anna"],
        ["8.5", "Bert"],
    ]


def test_rows_keep_their_numbers_where_the_first_are_empty() -> None:
    made = io.BytesIO()
    with xlsxwriter.Workbook(made) as book:
        book.add_worksheet().write(2, 1, "Name")
    assert rows_of(made.getvalue()) == [["", ""], ["", ""], ["", "Name"]]


@pytest.mark.parametrize(
    "data",
    [
        "Nr.,Name\r\n1,Änne\r\n".encode(),
        "\ufeffNr.;Name\n1;Änne".encode(),
        "Nr.\tName\r\n1\tÄnne".encode("cp1252"),
    ],
)
def test_csv_in_any_usual_form(data: bytes) -> None:
    assert rows_of(data) == [["Nr.", "Name"], ["1", "Änne"]]


def bomb() -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as packed:
        packed.writestr("xl/workbook.xml", b" " * 60_000_000)
    return made.getvalue()


CASES: dict[str, list[Callable[[], bytes]]] = {
    "table-large": [lambda: b"x" * 2_000_001, bomb],
    "table-long": [lambda: b"a\n" * 5_001],
    "table-unreadable": [lambda: b"PK\x03\x04 no zip", lambda: b"%PDF\0\0", lambda: workbook([["a"]])[:300]],
}


def test_all_are_listed() -> None:
    assert CASES.keys() == MESSAGES.keys()


@pytest.mark.parametrize("code", MESSAGES)
def test_refused(code: str) -> None:
    for data in CASES[code]:
        with pytest.raises(Problems) as found:
            rows_of(data())
        (problem,) = found.value.problems
        assert problem.reason.code == code
        assert "{" not in problem.reason.sentence("de") + problem.reason.sentence("en")
