"""One table for all outputs: CSV read back is the list, exactly, and no text can become a formula."""

from __future__ import annotations

import csv
import io
from fractions import Fraction

import pytest
from hypothesis import given, strategies as st

from tarock.sheet import Sheet
from tarock.sheet.export import as_csv, decimal, grid
from tests.sheet.lists import NAMES, SOLORUFER, TRISCHAKEN, Written, evening


def read(text: str, delimiter: str = ",") -> list[list[str]]:
    assert text.startswith("\ufeff")
    return list(csv.reader(io.StringIO(text[1:], newline=""), delimiter=delimiter))


def amounts(sheet: Sheet) -> list[list[Fraction]]:
    return [[*r.points, *r.points_sum, *r.cash, *r.cash_sum] for r in sheet.rows]


@pytest.mark.parametrize("lang", ["de", "en"])
def test_csv_read_back_has_every_amount_of_the_list(lang: str):
    sheet = evening().sheet
    head, *rows = read(as_csv(grid(sheet, lang)))
    first = head.index("Anna")
    assert [[Fraction(cell) for cell in row[first:]] for row in rows] == amounts(sheet)
    assert len(head) == first + 4 * len(NAMES) == len(set(head))


def test_the_excel_of_austria_gets_semicolons_and_decimal_commas():
    sheet = evening().sheet
    head, *rows = read(as_csv(grid(sheet), semicolon=True), ";")
    first = head.index("Anna")
    assert [[Fraction(cell.replace(",", ".")) for cell in row[first:]] for row in rows] == amounts(sheet)


def test_what_was_played_stands_in_words():
    lines = grid(evening().sheet).lines
    solo, bird, struck, trischaken, gone, bettler = lines
    assert (solo.game, solo.declarer, solo.partner, solo.result) == ("Solorufer", "Anna", "Cilli", "gewonnen")
    assert (bird.game, bird.result) == ("Uhurufer", "gewonnen")
    assert bird.bonuses == "Uhu (angesagt, verloren), Trull (Gegner)"
    assert bird.kontra == "Spiel Kontra, Uhu Kontra"
    assert struck.note == "auf null gesetzt: Anschreibfehler"
    assert (trischaken.declarer, trischaken.result) == ("", "")
    assert (gone.number, gone.note) == (0, "gestrichen: doppelt geschrieben")
    assert bettler.kontra == "Anna Kontra, Dora Re"
    assert [line.number for line in lines] == [1, 2, 3, 4, 0, 5]


def test_the_remark_of_a_game_stands_in_its_line():
    written = Written()
    game = written.enter({**SOLORUFER, "note": "mit vier Vögeln"})
    assert grid(written.sheet).lines[0].note == "mit vier Vögeln"
    written.strike(game, "Anschreibfehler")
    assert grid(written.sheet).lines[0].note == "auf null gesetzt: Anschreibfehler; mit vier Vögeln"


def test_the_sums_of_the_last_line_are_those_of_the_list():
    table = grid(evening().sheet)
    assert table.lines[-1].points_sum == table.points
    assert table.lines[-1].cash_sum == table.cash
    assert sum(table.points) == sum(table.cash) == 0


@pytest.mark.parametrize("evil", ["=1+1", "+43 1", "-Bert", "@SUM(A1)", "\tx", '=HYPERLINK("x")'])
def test_no_name_becomes_a_formula(evil: str):
    written = Written((evil.strip() or evil, "Bert", "Cilli", "Dora"))
    for semicolon, delimiter in ((False, ","), (True, ";")):
        for row in read(as_csv(grid(written.sheet), semicolon=semicolon), delimiter):
            for cell in row:
                assert not cell.startswith(("=", "@", "+", "\t"))
                assert not cell.startswith("-") or cell[1:2].isdigit()


@given(st.text(min_size=1, max_size=20).filter(lambda name: name.strip() == name and name.isprintable()))
def test_any_printable_name_survives_csv(name: str):
    if name in NAMES[1:]:
        return
    sheet = Written((name, *NAMES[1:])).sheet
    head = read(as_csv(grid(sheet)))[0]
    assert head[10].removeprefix("'") == name.removeprefix("'")
    assert len(head) == 26


def test_halves_are_exact():
    written = Written()
    written.enter({**TRISCHAKEN, "count": {"Anna": "0/0", "Bert": "25/0", "Cilli": "25/0", "Dora": "20/0"}})
    (line,) = grid(written.sheet).lines
    assert sum(line.points) == 0
    (row,) = read(as_csv(grid(written.sheet)))[1:]
    assert [Fraction(cell) for cell in row[10:14]] == list(line.points)


@given(st.integers(-1000, 1000), st.sampled_from([1, 2]))
def test_decimals_read_back(numerator: int, denominator: int):
    value = Fraction(numerator, denominator)
    assert Fraction(decimal(value)) == value
