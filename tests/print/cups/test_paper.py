"""Slips, certificates, the form: what stands on them, and that typed text stays text."""

from __future__ import annotations

import io
import re

import pytest
from pypdf import PdfReader, PdfWriter

from tarock.print.cups import Certificate, FormDate, certificates, registration_form, slips
from tarock.print.cups.slips import code
from tarock.tournament.event import facts as f
from tests.tournament.days import Hall

EVIL = "#panic(1) *x* <b>"


def text_of(pdf: bytes) -> list[str]:
    return [re.sub(r"\s+", " ", page.extract_text()) for page in PdfReader(io.BytesIO(pdf)).pages]


def test_a_slip_for_each_table_in_playing_order() -> None:
    hall = Hall(23, rounds=1, minutes=120)
    hall.do(f.EntrantChanged(7, EVIL))
    hall.draw(1)
    links = {table.number: f"https://t.example.org/{table.number}" for table in hall.now.rounds[0].tables}
    pages = text_of(slips(hall.now, 1, links))
    assert len(pages) == 3  # five tables, two on a page
    whole = " ".join(pages)
    for table in hall.now.rounds[0].tables:
        part = whole[whole.index(f"Tisch {table.number}") :]
        names = [hall.now.entrants[number].name for number in table.players]
        assert sorted(names, key=part.index) == names
        assert f"Vereinbart: {hall.now.settings.games_at(len(table.players))} Spiele · 120 Minuten" in part
    assert EVIL in whole
    assert "Der Geber setzt aus." in whole
    assert whole.count("Auslosung 1") == 5
    assert whole.count("Liste am Handy") == 5


def test_without_links_there_are_no_codes() -> None:
    hall = Hall(8, rounds=1)
    hall.draw(1)
    (page,) = text_of(slips(hall.now, 1, {}, lang="en"))
    assert "Table 2" in page
    assert "List on the phone" not in page


def test_the_code_holds_the_link() -> None:
    assert code("https://t.example.org/1") != code("https://t.example.org/2")
    assert code("https://t.example.org/1").startswith("<svg")


def test_a_certificate_a_page() -> None:
    found = [
        Certificate("Herbstturnier", "30. 11. 2026, Weyer", EVIL, 1, 23, "138", "Sieger"),
        Certificate("Herbstturnier", "30. 11. 2026, Weyer", "Bert Höß", 2, 23, "138"),
    ]
    one, other = text_of(certificates(found))
    assert "Urkunde" in one
    assert EVIL in one
    assert "1. Rang Sieger unter 23 Spielern mit 138 Punkten" in one
    assert "Bert Höß 2. Rang unter" in other


DATES = [FormDate("4. 10. 2026", "Kirchenwirt, Weyer", "12,00 €"), FormDate("8. 11. 2026", EVIL)]


@pytest.mark.parametrize("lang", ["de", "en"])
def test_mv_02_the_form_can_be_filled_in_at_home(lang: str) -> None:
    pdf = registration_form("Mostviertler Tarockcup", DATES, contact="obmann@mostviertler-tarock.at", lang=lang)
    fields = PdfReader(io.BytesIO(pdf)).get_fields() or {}
    assert set(fields) == {
        "date1", "date2", "name", "number", "club", "mail", "apart", "fixed", "public", "consent",
    }  # fmt: skip
    writer = PdfWriter(clone_from=io.BytesIO(pdf))
    writer.update_page_form_field_values(writer.pages[0], {"name": "Änne Höß", "consent": "/Yes"})
    filled = io.BytesIO()
    writer.write(filled)
    again = PdfReader(filled)
    assert again.get_form_text_fields()["name"] == "Änne Höß"
    assert (again.get_fields() or {})["consent"].value == "/Yes"


def test_mv_01_mv_03_the_form_says_until_when_and_whom_to_ask() -> None:
    link = "https://t.example.org/rules/mostviertel"
    (page,) = text_of(registration_form("Mostviertler Tarockcup", DATES, contact="Obmann", rules_link=link))
    assert "spätestens vor Beginn des Turniers" in page
    assert "Fragen und Anmeldung: Obmann" in page
    assert f"Regelwerk: {link}" in page
    assert "4. 10. 2026" in page
    assert EVIL in page
    assert "Nenngeld 12,00 €" in page


def test_the_form_is_the_same_every_time_and_stays_on_one_page() -> None:
    many = [FormDate(f"{day}. 10. 2026", "W" * 200) for day in range(1, 32)]
    one, other = (registration_form("Cup " * 40, many, contact="x " * 300) for _ in range(2))
    assert one == other
    assert len(text_of(one)) == 1


def test_letters_that_the_fonts_lack_lose_their_accents() -> None:
    (page,) = text_of(registration_form("Čakovec – Škofja Loka", []))
    assert "Cakovec – Škofja Loka" in page
