"""The files of a list and of a rule set over the web: the same numbers in each, and only for who has the link."""

from __future__ import annotations

import csv
import io
import json
import re
from fractions import Fraction

import pytest
from django.test import Client
from pypdf import PdfReader

from tarock.scoring import signed
from tarock.web.sheets.models import SheetLink
from tests.print.test_paper import cells_of, flat
from tests.sheet.lists import BETTLER, BIRD, SOLORUFER, TRISCHAKEN
from tests.web.games import NAMES, new_list, write

pytestmark = pytest.mark.django_db


@pytest.fixture
def links() -> dict[str, SheetLink]:
    made = new_list()
    for entry in (SOLORUFER, BIRD, BETTLER, TRISCHAKEN):
        write(made[SheetLink.WRITE], entry=entry)
    sheet = write(made[SheetLink.WRITE], entry=SOLORUFER)
    write(made[SheetLink.DIRECT], "struck", by="Wart", game=sheet.rows[0].id, reason="Anschreibfehler")
    return made


def get(link: SheetLink, name: str):
    return Client().get(f"/liste/{link.token}/{name}")


@pytest.mark.parametrize("role", [SheetLink.READ, SheetLink.WRITE, SheetLink.DIRECT])
def test_screen_csv_xlsx_and_pdf_agree(links: dict[str, SheetLink], role: str):
    link = links[role]
    screen = get(link, "state").json()["sheet"]
    rows = [row for row in screen["rows"] if row["status"] != "cancelled"]
    shown = [[Fraction(a) for key in ("points", "points_sum", "cash", "cash_sum") for a in row[key]] for row in rows]
    text = get(link, "liste.csv").content.decode("utf-8-sig")
    _, *lines = csv.reader(io.StringIO(text, newline=""))
    assert [[Fraction(cell) for cell in line[10:]] for line in lines] == shown
    excel = get(link, "liste.csv?format=excel").content.decode("utf-8-sig")
    _, *lines = csv.reader(io.StringIO(excel, newline=""), delimiter=";")
    assert [[Fraction(cell.replace(",", ".")) for cell in line[10:]] for line in lines] == shown
    _, *cells = cells_of(get(link, "liste.xlsx").content)
    assert [[Fraction(cell) for cell in line[10:]] for line in cells] == shown
    for paper in ("a4", "a5"):
        pages = PdfReader(io.BytesIO(get(link, f"liste.pdf?format={paper}").content)).pages
        printed = flat("".join(page.extract_text() for page in pages))
        for row in rows:
            assert flat("".join(signed(Fraction(a)) for a in row["points_sum"])) in printed or all(
                flat(signed(Fraction(a))) in printed for a in row["points_sum"]
            )
        assert flat("".join(signed(Fraction(a)) for a in screen["points"])) in printed
        assert flat("".join(signed(Fraction(a)) for a in screen["cash"])) in printed


@pytest.mark.parametrize("name", ["liste.csv", "liste.xlsx", "liste.pdf"])
def test_no_file_without_the_link(name: str):
    assert Client().get(f"/liste/geraten/{name}").status_code == 404


@pytest.mark.parametrize("name", ["liste.csv", "liste.xlsx", "liste.pdf"])
def test_files_are_not_cached_and_not_sniffed(links: dict[str, SheetLink], name: str):
    answer = get(links[SheetLink.READ], name)
    assert answer.status_code == 200
    assert answer["Cache-Control"] == "no-store"
    assert answer["X-Content-Type-Options"] == "nosniff"
    assert re.search(r'filename="Anna-Bert-Cilli-Dora\.\w+"', answer["Content-Disposition"])


def test_names_cannot_break_out_of_the_header_or_the_cells():
    names = ('a"; filename="x.exe', "=1+1", "#panic(1)", "<script>")
    link = new_list(names)[SheetLink.READ]
    for name in ("liste.csv", "liste.xlsx", "liste.pdf"):
        answer = get(link, name)
        assert answer.status_code == 200
        assert re.fullmatch(r'(inline|attachment); filename="[A-Za-z0-9-]+\.\w+"', answer["Content-Disposition"])
    assert ",'=1+1," in get(link, "liste.csv").content.decode()


@pytest.mark.parametrize("rules_id", ["steirisch", "mostviertel"])
@pytest.mark.parametrize("what", ["schreibzettel", "tarif", "regelbuch"])
def test_a_set_has_its_papers(rules_id: str, what: str):
    answer = Client().get(f"/regeln/{rules_id}/{what}.pdf")
    assert answer.status_code == 200
    assert answer["Content-Type"] == "application/pdf"
    assert answer.content.startswith(b"%PDF")


@pytest.mark.parametrize(
    "path", ["nirgends/tarif.pdf", "steirisch/geheim.pdf", "steirisch/gegen/nirgends/abweichungen.pdf"]
)
def test_what_does_not_exist_is_not_found(path: str):
    assert Client().get(f"/regeln/{path}").status_code == 404


@pytest.mark.parametrize("query", ["spieler=99&format=a0&spiele=99999", "spieler=x&spiele=-1", "spieler=٤"])
def test_a_strange_wish_gets_a_usual_sheet(query: str):
    answer = Client().get(f"/regeln/steirisch/schreibzettel.pdf?{query}")
    assert answer.status_code == 200
    assert len(PdfReader(io.BytesIO(answer.content)).pages) <= 3


def test_deviations_on_paper():
    answer = Client().get("/regeln/frohnleiten/gegen/steirisch/abweichungen.pdf")
    assert "Frohnleitener" in PdfReader(io.BytesIO(answer.content)).pages[0].extract_text()


def test_the_list_as_json_is_for_who_directs_it(links: dict[str, SheetLink]):
    for role in (SheetLink.READ, SheetLink.WRITE):
        assert get(links[role], "liste.json").status_code == 403
    whole = json.loads(get(links[SheetLink.DIRECT], "liste.json").content)
    assert len(whole["events"]) == 7
    assert whole["sheet"]["players"] == list(NAMES)
