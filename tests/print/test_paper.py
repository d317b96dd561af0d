"""What is printed is what the list and the rule set say; whatever is typed stays text."""

from __future__ import annotations

import io
import re
import zipfile
from fractions import Fraction
from xml.etree import ElementTree

import pytest
from pypdf import PdfReader

from tarock.print import blank_sheet, booklet, filled_sheet, tariff_card
from tarock.print.workbook import workbook
from tarock.rulebook import deviations, rulebook
from tarock.rules import builtin_ids, load
from tarock.scoring import number, signed
from tarock.sheet import fewest_payments
from tarock.sheet.export import grid
from tarock.web.sheets.shape import payments
from tests.sheet.lists import SOLORUFER, Written, evening

EVIL = ("#panic(1)", "*fett* _kursiv_", '$x$ "a" \\ `b`', "<b>#let x=1</b>")


def text_of(pdf: bytes) -> str:
    return "\n".join(page.extract_text() for page in PdfReader(io.BytesIO(pdf)).pages)


def flat(text: str) -> str:
    """Without spaces and hyphens: lines break where they like."""
    return re.sub(r"[\s\xad-]+", "", text)


def size_of(pdf: bytes) -> tuple[int, int]:
    box = PdfReader(io.BytesIO(pdf)).pages[0].mediabox
    return round(float(box.width) / 72 * 25.4), round(float(box.height) / 72 * 25.4)


@pytest.mark.parametrize("paper", ["a4", "a5"])
@pytest.mark.parametrize("lang", ["de", "en"])
def test_the_filled_sheet_prints_every_game_and_sum(paper: str, lang: str):
    sheet = evening().sheet
    printed = flat(text_of(filled_sheet(sheet, fewest_payments([30, -10, -10, -10]), paper, lang)))
    table = grid(sheet, lang)
    for line in table.lines:
        assert flat(line.game) in printed
        for part in (line.bonuses, line.kontra):
            assert flat(part) in printed
        if line.status != "cancelled":
            for amount in line.points_sum:
                assert flat(signed(amount)) in printed
    assert flat("".join(signed(amount) for amount in table.points)) in printed
    assert printed.count(flat("0,10 €" if lang == "de" else "0.10 €")) == 3


def test_the_order_of_amounts_in_a_line_is_that_of_the_players():
    written = Written()
    written.enter({"contract": "solorufer", "declarer": "Anna", "partner": "Cilli", "result": "won"})
    printed = text_of(filled_sheet(written.sheet))
    assert re.search(r"\+2\s*\+2\s*−2\s*−2\s*\+2\s*\+2\s*−2\s*−2", printed)


@pytest.mark.parametrize(
    ("paper", "players", "size"),
    [("a4", 4, (210, 297)), ("a4", 6, (210, 297)), ("a5", 4, (148, 210)), ("a5", 5, (210, 148)), ("a5", 6, (210, 148))],
)
def test_sheets_have_the_size_that_was_asked_for(paper: str, players: int, size: tuple[int, int]):
    assert size_of(blank_sheet(load("steirisch"), players, paper)) == size
    names = ("Anna", "Bert", "Cilli", "Dora", "Emil", "Franz")[:players]
    assert size_of(filled_sheet(Written(names).sheet, (), paper)) == size


@pytest.mark.parametrize(("rules_id", "lang"), [*((i, "de") for i in builtin_ids()), ("steirisch", "en")])
def test_the_empty_sheet_is_one_page_with_the_tariff_in_its_margin(rules_id: str, lang: str):
    rules = load(rules_id)
    for players in rules.table.sizes:
        for paper in ("a4", "a5"):
            made = blank_sheet(rules, players, paper, lang)
            assert len(PdfReader(io.BytesIO(made)).pages) == 1
    printed = flat(text_of(made))
    for contract in rules.contracts.values():
        assert contract.kind == "trischaken" or flat(contract.name) in printed
    for bonus in rules.bonuses.values():
        assert flat(bonus.name) in printed


def test_the_empty_sheet_has_as_many_games_as_agreed():
    printed = text_of(blank_sheet(load("steirisch"), 5, "a4", games=20))
    assert [n for n in range(1, 30) if re.search(rf"(?m)^{n}$", printed)] == list(range(1, 21))


@pytest.mark.parametrize(("players", "paper"), [(3, "a4"), (7, "a4"), (4, "a3")])
def test_no_sheet_for_what_does_not_exist(players: int, paper: str):
    with pytest.raises(ValueError, match="no sheet"):
        blank_sheet(load("steirisch"), players, paper)


@pytest.mark.parametrize("rules_id", builtin_ids())
@pytest.mark.parametrize("lang", ["de", "en"])
def test_the_tariff_card_is_one_page_of_a5_with_every_amount(rules_id: str, lang: str):
    rules = load(rules_id)
    made = tariff_card(rules, lang)
    assert len(PdfReader(io.BytesIO(made)).pages) == 1
    assert size_of(made) == (148, 210)
    lines = [flat(line) for line in text_of(made).splitlines()]
    printed = "".join(lines)
    for contract in rules.contracts.values():
        if contract.kind != "trischaken":
            assert flat(contract.name) in printed
            if contract.lost != contract.value:
                assert number(contract.lost) in printed
    for bonus in rules.bonuses.values():
        assert flat(bonus.name) in printed
    assert rules.name.in_language(lang).split()[0] in text_of(made)


@pytest.mark.parametrize("rules_id", builtin_ids())
def test_the_booklet_has_every_chapter_and_clause_on_a5(rules_id: str):
    document = rulebook(load(rules_id), "de")
    made = booklet(document)
    assert size_of(made) == (148, 210)
    printed = flat(text_of(made))
    for section in document.sections:
        assert flat(section.title) in printed
    for clause in {sentence.clause for sentence in document.sentences() if sentence.clause}:
        assert flat(f"[{clause}]") in printed


def test_a_sheet_of_deviations_names_both_sets():
    made = booklet(deviations(load("steirisch"), load("frohnleiten"), "de"))
    assert "Abweichungen" in text_of(made)
    assert flat("Frohnleitener Tarockfreunde") in flat(text_of(made))


def test_markup_in_names_is_printed_as_it_was_typed():
    sheet = evening(EVIL).sheet
    printed = flat(text_of(filled_sheet(sheet, (), "a4")))
    for name in EVIL:
        assert flat(name) in printed


def test_the_same_list_gives_the_same_bytes():
    sheet = evening().sheet
    assert filled_sheet(sheet) == filled_sheet(sheet)


def cells_of(book: bytes) -> list[list[str]]:
    """The first worksheet, read without any library for workbooks."""
    space = "{http://schemas.openxmlformats.org/spreadsheetml/2006/main}"
    with zipfile.ZipFile(io.BytesIO(book)) as archive:
        strings = [
            "".join(part.text or "" for part in item.iter(f"{space}t"))
            for item in ElementTree.fromstring(archive.read("xl/sharedStrings.xml"))
        ]
        page = ElementTree.fromstring(archive.read("xl/worksheets/sheet1.xml"))
    assert not list(page.iter(f"{space}f"))
    assert not list(page.iter(f"{space}hyperlink"))
    rows = []
    for row in page.iter(f"{space}row"):
        found = {}
        for cell in row:
            column = 0
            for letter in re.match("[A-Z]+", cell.attrib["r"])[0]:  # type: ignore[index]
                column = column * 26 + ord(letter) - 64
            value = cell.find(f"{space}v")
            text = "" if value is None else value.text or ""
            found[column - 1] = strings[int(text)] if cell.attrib.get("t") == "s" else text
        rows.append([found.get(n, "") for n in range(max(found) + 1)])
    return rows


def test_the_workbook_has_the_cells_of_the_table():
    table = grid(evening().sheet)
    head, *rows = cells_of(workbook(table))
    assert head == list(table.head)
    for row, cells in zip(rows, table.rows(), strict=True):
        for read, cell in zip(row, cells, strict=True):
            assert (read == cell) if isinstance(cell, str) else (Fraction(read) == cell)


@pytest.mark.parametrize("evil", ["=1+1", '=HYPERLINK("http://x")', "https://anderswo.example/", "<b>", "mailto:x@y"])
def test_no_text_becomes_a_formula_or_a_link_in_the_workbook(evil: str):
    table = grid(evening((evil, "Bert", "Cilli", "Dora")).sheet)
    assert evil in cells_of(workbook(table))[0]


@pytest.mark.parametrize("lang", ["de", "en"])
def test_the_donation_box_is_printed_as_a_sum_and_as_a_receiver(lang: str):
    written = Written(rules="tirol")
    written.enter({**SOLORUFER, "kontra": {"game": 2}})
    sheet = written.sheet
    printed = flat(text_of(filled_sheet(sheet, payments(sheet), "a4", lang)))
    box = flat({"de": "Spendenschwein", "en": "Donation box"}[lang])
    assert f"{box}{flat(signed(sheet.box))}" in printed
    assert f"{'zahlt' if lang == 'de' else 'pays'}{box}" in printed
    assert box not in flat(text_of(filled_sheet(evening().sheet, (), "a4", lang)))
