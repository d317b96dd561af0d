"""Lists as XLSX, and tables of others as rows of text: XLSX, ODS, CSV."""

from __future__ import annotations

import csv
import io
import zipfile
from collections.abc import Sequence
from typing import Final

import xlsxwriter
from python_calamine import CalamineError, CalamineWorkbook

from tarock.print.cups.messages import MESSAGES as _MESSAGES  # noqa: F401 - registers the sentences
from tarock.rules import refuse
from tarock.tournament.lists import Cell, Listing

_FORMATS: Final = {
    "number": "0",
    "points": '+0.#;"−"0.#;0',
    "score": '0.#;"−"0.#;0',
    "cents": '#,##0.00\\ "€";"−"#,##0.00\\ "€"',
}
_WHOLE: Final = {"points": '+0;"−"0;0', "score": '0;"−"0;0'}
"""Without the decimal point that Excel would otherwise print behind a whole number."""

LARGEST: Final = 2_000_000
"""Bytes of a file that is read."""
UNPACKED: Final = 50_000_000
"""Bytes that it may unpack to."""
MOST_ROWS: Final = 5_000


def listing_workbook(listings: Sequence[Listing]) -> bytes:
    """One sheet a list: titles in the first row, every text as text, every amount as a number."""
    made = io.BytesIO()
    with xlsxwriter.Workbook(made, {"in_memory": True}) as book:
        book.set_properties({"title": listings[0].title, "comments": listings[0].kicker})
        bold = book.add_format({"bold": True, "bottom": 1, "text_wrap": True, "valign": "top"})
        formats = {
            (text, faint): book.add_format({"num_format": text, **({"font_color": "#8a8a8a"} if faint else {})})
            for text in (*_FORMATS.values(), *_WHOLE.values(), "@")
            for faint in (False, True)
        }
        names: set[str] = set()
        for listing in listings:
            sheet = book.add_worksheet(_sheet_name(listing.title, names))
            for place, column in enumerate(listing.columns):
                sheet.write_string(0, place, column.title, bold)
                widest = max((len(text[place]) for text in listing.shown()), default=0)
                sheet.set_column(place, place, min(40, max(len(column.title), widest) + 2))
            for number, row in enumerate(listing.rows):
                for place, (cell, column) in enumerate(zip(row, listing.columns, strict=True)):
                    if cell is None or cell == "":
                        continue
                    form = formats[_format(cell, column.kind), (number, place) in listing.faint]
                    if isinstance(cell, str):
                        sheet.write_string(number + 1, place, cell, form)
                    else:
                        sheet.write_number(number + 1, place, _number(cell, column.kind), form)
            below = len(listing.rows) + 2
            for number, note in enumerate(part for part in (listing.version, *listing.notes) if part):
                sheet.write_string(below + number, 0, note)
            sheet.freeze_panes(1, 0)
            sheet.set_landscape()
            sheet.fit_to_pages(1, 0)
            sheet.repeat_rows(0)
    return made.getvalue()


def rows_of(data: bytes) -> list[list[str]]:
    """The rows of the first sheet of an XLSX or ODS file, or of a CSV file in any usual form. Raises `Problems`."""
    if len(data) > LARGEST:
        raise refuse("", "table-large", most=LARGEST // 1_000_000)
    rows = _from_workbook(data) if data[:4] == b"PK\x03\x04" else _from_text(data)
    if len(rows) > MOST_ROWS:
        raise refuse("", "table-long", most=MOST_ROWS)
    return rows


def _from_workbook(data: bytes) -> list[list[str]]:
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as packed:
            if sum(part.file_size for part in packed.infolist()) > UNPACKED:
                raise refuse("", "table-large", most=LARGEST // 1_000_000)
        sheet = CalamineWorkbook.from_filelike(io.BytesIO(data)).get_sheet_by_index(0)
        return [[_text(cell) for cell in row] for row in sheet.to_python(skip_empty_area=False)]
    except (CalamineError, zipfile.BadZipFile) as error:
        raise refuse("", "table-unreadable") from error


def _from_text(data: bytes) -> list[list[str]]:
    """Comma, semicolon or tabulator, whichever the first line has most of; UTF-8 or the Windows code page."""
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        text = data.decode("cp1252", errors="replace")
    if "\0" in text:
        raise refuse("", "table-unreadable")
    first = text.partition("\n")[0]
    try:
        rows = list(csv.reader(io.StringIO(text, newline=""), delimiter=max(";,\t", key=first.count)))
    except csv.Error as error:
        raise refuse("", "table-unreadable") from error
    return [[_without_guard(cell) for cell in row] for row in rows]


def _without_guard(cell: str) -> str:
    """The apostrophe that CSV files of this program put before what looks like a formula."""
    return cell[1:] if len(cell) > 1 and cell[0] == "'" and cell[1] in "=+-@\t\r" else cell


def _text(cell: object) -> str:
    """A cell as it was meant: 7.0 is 7."""
    if isinstance(cell, float) and cell.is_integer():
        return str(int(cell))
    return str(cell)


def _format(cell: Cell, kind: str) -> str:
    if isinstance(cell, str):
        return "@"
    whole = cell is not None and cell == int(cell)
    return _WHOLE[kind] if whole and kind in _WHOLE else _FORMATS.get(kind, "0")


def _number(cell: Cell, kind: str) -> float:
    assert cell is not None
    return float(cell) / 100 if kind == "cents" else float(cell)


def _sheet_name(title: str, taken: set[str]) -> str:
    """At most 31 characters, none of those that Excel refuses, each name once."""
    plain = "".join(letter for letter in title if letter not in "[]:*?/\\").strip("'")[:28] or "Liste"
    name = plain
    while name.casefold() in taken:
        name = f"{plain} {len(taken)}"
    taken.add(name.casefold())
    return name
