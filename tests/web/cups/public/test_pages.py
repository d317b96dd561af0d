"""The pages of cups and days: what everybody finds there, fresh and cheap."""

from __future__ import annotations

import io
import re
from fractions import Fraction

import pytest
from django.test import Client
from icalendar import Calendar
from pypdf import PdfReader

from tarock.cards import verify_commitment
from tarock.tournament.cup import facts as cf
from tarock.tournament.draw import public_seed
from tarock.tournament.event import facts as f
from tarock.web.cups.tables import open_list
from tests.web.cups.public.stage import NAMES, OFFICE, Stage, stage

pytestmark = pytest.mark.django_db


@pytest.fixture
def on() -> Stage:
    on = stage()
    on.enter(*NAMES[:9])
    return on


def body(client: Client, address: str) -> str:
    answer = client.get(address)
    assert answer.status_code == 200, address
    return answer.content.decode()


def test_mv_02_the_registration_form_can_be_downloaded_and_filled_in(client: Client, on: Stage):
    """MV-02: it lies at the venue, and can be downloaded, filled in and brought along."""
    address = f"/cups/{on.cup.slug}/anmeldung.pdf"
    assert address in body(client, f"/cups/{on.cup.slug}/")
    answer = client.get(address)
    assert answer.headers["Content-Type"] == "application/pdf"
    read = PdfReader(io.BytesIO(answer.content))
    assert {"name", "number"} <= {name.partition(".")[0] for name in read.get_fields() or {}}
    assert "Herbstturnier" in read.pages[0].extract_text()


def test_mv_03_players_are_pointed_to_this_cups_own_rulebook_and_contact(client: Client, on: Stage):
    """MV-03: the cup's rules bind; a rulebook to download; questions go to the contact address."""
    page = body(client, f"/cups/{on.cup.slug}/")
    book = f"/cups/{on.cup.slug}/regeln/"
    assert book in page
    assert f"{book}regelbuch.pdf" in page
    assert "Es gelten die Regeln dieses Cups; Cups unterscheiden sich." in page
    assert "mailto:obmann@mostviertler-tarock.at" in page
    shown = body(client, book)
    assert "Mostviertler" in shown
    assert "mailto:obmann@mostviertler-tarock.at" in shown
    made = client.get(f"{book}regelbuch.pdf")
    assert made.content.startswith(b"%PDF")
    assert book in body(client, on.at())


def test_mv_04_dates_and_venues_are_published_with_the_menu(client: Client, on: Stage):
    """MV-04: dates, venues, a venue's menu."""
    on.ask(cf.DateSet("d2", "2031-02-03", title="Frühjahr", venue="Gasthof Linde"))
    page = body(client, f"/cups/{on.cup.slug}/")
    for said in ("Gasthof Post", "https://map.example/post", "https://post.example/karte", "3. 2.", "Gasthof Linde"):
        assert said in page
    assert page.index("Herbstturnier") < page.index("Frühjahr"), "the next date first"
    calendar = Calendar.from_ical(client.get(f"/cups/{on.cup.slug}/kalender.ics").content)
    assert sorted(str(event["location"]) for event in calendar.walk("VEVENT")) == ["Gasthof Linde", "Gasthof Post"]
    assert re.search(r'href="webcal://[^"]+/kalender.ics"', page)


def test_mv_05_mv_62_and_mv_63_stand_where_players_read(client: Client, on: Stage):
    """Conduct: the best result in every game; who stops is excluded; in doubt the referee decides."""
    page = body(client, f"/cups/{on.cup.slug}/")
    told = page[page.index('id="ablauf"') : page.index('id="gespielt"')]
    for sentence, clause in (
        ("In jedem Spiel ist das bestmögliche Ergebnis anzustreben", "MV-05"),
        ("Wer ein Turnier abbricht: ist vom ganzen Cup ausgeschlossen", "MV-62"),
        ("Wer für einen anderen weiterspielt: ist ebenfalls ausgeschlossen", "MV-62"),
        ("Im Zweifel, ob Renonce vorliegt, entscheidet der Schiedsrichter.", "MV-63"),
        ("spätestens vor dem Beginn", "MV-01"),
    ):
        assert clause in told[told.index(sentence) :].partition("</li>")[0], sentence


def test_every_value_of_a_cup_has_its_source_or_says_that_it_is_assumed(client: Client, on: Stage):
    page = body(client, f"/cups/{on.cup.slug}/")
    told = page[page.index('id="gespielt"') :]
    rows = re.findall(r"<dt>(.*?)</dt><dd>(.*?)</dd>", told, re.DOTALL)
    assert len(rows) > 25
    assert [label for label, value in rows if 'class="clause' not in value] == []
    assert "16 zu viert, 20 zu fünft" in told


def test_a_cancelled_date_says_so_and_takes_nobody(client: Client, on: Stage):
    on.ask(cf.DateCancelled("d1", "Saal doppelt vergeben"))
    page = body(client, f"/cups/{on.cup.slug}/")
    assert "Abgesagt: Saal doppelt vergeben" in page
    assert 'name="name"' not in body(client, on.at("anmelden/"))


def test_everybody_finds_table_and_seat_as_drawn(client: Client, on: Stage):
    on.draw()
    page = body(client, on.at())
    for table in on.state.rounds[0].tables:
        for place, number in enumerate(table.players, 1):
            line = page[page.index(f'data-find="{number} ') :].partition("</li>")[0]
            assert f"Tisch {table.number}</b> Platz {place}" in line
            assert NAMES[number - 1] in line


def test_the_standings_count_tables_that_still_play(client: Client, on: Stage):
    on.draw()
    on.wish(f.Started(1))
    open_list(on.day, 1, 1, OFFICE)
    on.report(1, 2, first=44)
    page = body(client, on.at("stand/"))
    assert "+44" in page
    assert "1 Tisch spielt noch" in page


def test_the_criterion_that_decided_is_told(client: Client):
    """Both have 10 points; the one with 20 in the first round is ahead of the one with 10 (Kärnten: best round)."""
    on = stage(cup="kaernten")
    on.enter(*NAMES[:8])
    on.draw()
    on.wish(f.Started(1))
    on.report(1, 1, first=20)
    on.report(1, 2, first=10)
    better, other = on.table(1, 1)[0], on.table(1, 2)[0]
    on.wish(f.Started(2))
    for table in on.state.rounds[1].tables:
        sums = dict.fromkeys(table.players, Fraction(0))
        if better in table.players:
            winner = next(number for number in table.players if number not in (better, other))
            sums |= {better: Fraction(-10), winner: Fraction(10)}
        on.wish(f.Reported(2, table.number, sums, on.state.settings.games_at(len(table.players))))
    page = body(client, on.at("stand/"))
    first, second = NAMES[better - 1], NAMES[other - 1]
    assert page.index(first) < page.index(second)
    for name in (first, second):
        assert "bessere beste Runde" in page[page.index(name) :].partition("</tr>")[0]
    csv = client.get(on.at("ergebnis.csv")).content.decode()
    assert "bessere beste Runde" in csv
    rows = re.findall(r'<th scope="row">([^<]+)', page)
    assert [name.strip() for name in rows] == [line.split(";")[2] for line in csv.splitlines()[1:]]


def test_a_page_that_knows_everything_already_gets_nothing(client: Client, on: Stage):
    address = on.at("teil/stand/")
    on.draw()
    first = client.get(address)
    again = client.get(address, headers={"If-None-Match": first.headers["ETag"]})
    assert (again.status_code, again.content) == (304, b"")
    on.wish(f.Started(1))
    on.report(1, 1)
    changed = client.get(address, headers={"If-None-Match": first.headers["ETag"]})
    assert changed.status_code == 200
    assert "+30" in changed.content.decode()


@pytest.mark.parametrize("part", ["jetzt", "stand", "leinwand", "runde-1"])
def test_parts_are_what_the_pages_show(client: Client, on: Stage, part: str):
    on.draw()
    page = {"jetzt": "", "stand": "stand/", "leinwand": "leinwand/", "runde-1": "runde/1/"}[part]
    assert body(client, on.at(f"teil/{part}/")) in body(client, on.at(page))


@pytest.mark.parametrize(
    "address", ["teil/alles/", "runde/7/", "teil/runde-7/", "ergebnis.exe", "kassa.csv", "teil/runde-1/"]
)
def test_what_does_not_exist_is_not_found(client: Client, on: Stage, address: str):
    assert client.get(on.at(address)).status_code == 404


def test_the_draw_can_be_recomputed_from_what_is_shown(client: Client, on: Stage):
    before = body(client, on.at("auslosung/"))
    assert on.state.commitment in before
    assert on.day.secret not in before, "not before the hall has drawn"
    on.draw()
    after = body(client, on.at("auslosung/"))
    secret = re.search(r"tarock-seed-v1\|([0-9a-f]+)", after)
    assert secret is not None
    assert verify_commitment(secret[1], on.state.commitment)
    assert public_seed(secret[1], on.state.public) == on.state.seed
    assert on.state.seed in after


def test_a_season_tells_why_and_what_was_dropped(client: Client):
    on = stage(cup="kaernten")
    on.ask(cf.PlayerAdded("Anna Moser", consent=True))
    on.ask(cf.PlayerAdded("Bert Huber", consent=True))
    for place, (anna, bert) in enumerate(((90, 10), (70, 20), (-5, 5)), 2):
        on.ask(cf.DateSet(f"d{place}", f"2026-0{place}-01", title=f"Turnier {place}", venue="Post"))
        on.ask(cf.Recorded(f"d{place}", (cf.Score(1, anna), cf.Score(2, bert))))  # type: ignore[arg-type]
    page = body(client, f"/cups/{on.cup.slug}/tabelle/")
    line = page[page.index('id="n-1"') :].partition("</details>")[0]
    assert "Anna Moser" in line
    assert ">160<" in line.replace(" ", "")
    assert "<s>" in line, "the dropped result"
    assert "Turnier 4" in line
    player = body(client, f"/cups/{on.cup.slug}/spieler/1/")
    assert "Anna Moser" in player
    assert "+90" in player
    fame = body(client, f"/cups/{on.cup.slug}/ruhmeshalle/").partition("Ewige Tabelle")[2].partition("</table>")[0]
    assert fame.index("Anna Moser") < fame.index("Bert Huber")


def test_a_day_that_has_not_begun_is_no_start_in_the_season(client: Client, on: Stage):
    for number in (1, 2):
        on.wish(f.CheckedIn(number))
    assert "Noch kein Turnier gewertet." in body(client, f"/cups/{on.cup.slug}/tabelle/")


def test_pages_speak_english_by_choice(client: Client, on: Stage):
    client.cookies["sprache"] = "en"
    assert "Registration open" in body(client, f"/cups/{on.cup.slug}/")
    assert "Where do I sit" not in body(client, on.at())
    on.draw()
    assert "Where do I sit" in body(client, on.at())


def test_no_page_needs_or_sets_a_session(client: Client, on: Stage):
    for address in ("/cups/", f"/cups/{on.cup.slug}/", on.at(), on.at("stand/"), on.at("leinwand/")):
        client.get(address)
    assert "sessionid" not in client.cookies


def test_a_cup_that_is_not_listed_is_found_by_its_address_only(client: Client, on: Stage):
    assert on.cup.slug in body(client, "/cups/")
    on.cup.listed = False
    on.cup.save()
    assert on.cup.slug not in body(client, "/cups/")
    assert "Mostviertler" in body(client, f"/cups/{on.cup.slug}/")
