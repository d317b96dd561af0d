"""The cup's office: founding, calendar, register, bans, seasons, results from elsewhere, the cup's file."""

from __future__ import annotations

from typing import Any

import pytest
from django.test import Client

from tarock.tournament.cup import facts as cf
from tarock.web.cups.models import Cup, Key
from tarock.web.cups.seasons import table_of_season
from tarock.web.cups.service import wish_cup
from tarock.web.people.models import Account
from tests.web.cups.office.desks import MARIA, Office

pytestmark = pytest.mark.django_db

OWN = """extends = "kaernten"
source = "WIR"

[citations]
WIR = "Beschluss vom Mai"

[cup]
id = "testcup"
name = "Testcup"
name_en = "Test cup"
"""


def found(client: Client, **said: str) -> Any:
    return client.post("/cups/neu/", {"cup": "kaernten", "slug": "mein-cup", "by": "Ina", **said})


def test_a_cup_is_founded_without_an_account_and_shows_its_keys() -> None:
    client = Client()
    answer = found(client)
    page = client.get(answer.headers["Location"]).content.decode()
    cup = Cup.objects.get(slug="mein-cup")
    for key in Key.objects.filter(cup=cup):
        assert f"/amt/{key.token}/" in page
    assert "Diese Links gut aufheben" in page
    assert "Ohne den Link der Leitung" in page


def test_a_founder_with_an_account_finds_the_cup_again() -> None:
    client = Client()
    account = Account.objects.register("Ina", "Sechserdreier mit Uhu")
    client.force_login(account)
    found(client, mine="1")
    assert Cup.objects.get().owner == account.person
    assert Key.objects.get(role=Key.ORGANISER).token in client.get("/cups/neu/").content.decode()
    assert Key.objects.get(role=Key.ORGANISER).token not in Client().get("/cups/neu/").content.decode()


def test_all_problems_of_an_own_file_are_named_with_key_and_line() -> None:
    wrong = OWN + '\n[play]\nrounds = "drei"\nminutes = -4\nfarbe = "rot"\n'
    answer = found(Client(), cup="own", cup_text=wrong)
    page = answer.content.decode()
    assert answer.status_code == 422
    for key in ("play.rounds", "play.minutes", "play.farbe"):
        assert key in page, key
    for line in (13, 14, 15):
        assert f"Zeile {line}" in page, line
    assert not Cup.objects.exists()
    assert found(Client(), cup="own", cup_text=OWN).status_code == 302


@pytest.mark.parametrize("slug", ["", "a", "Ää", "-x-", "a b", "x" * 41])
def test_an_address_that_cannot_be_is_said(slug: str) -> None:
    assert found(Client(), slug=slug).status_code == 422
    assert not Cup.objects.exists()


def test_an_address_is_given_once() -> None:
    found(Client())
    assert found(Client()).status_code == 422
    assert Cup.objects.count() == 1


@pytest.fixture
def office() -> Office:
    return Office()


def test_a_date_is_set_changed_cancelled_and_takes_place_after_all(office: Office) -> None:
    said = {"day": "2027-01-11", "title": "3. Turnier", "venue": "Stadtcafé", "fee_euro": "15", "capacity": "80"}
    office.lead.post("termine/", "date-set", **said, map="https://map.example/x")
    date = next(date for date in office.cup_state.dates.values() if date.title == "3. Turnier")
    assert (date.fee, date.capacity, date.map) == (1500, 80, "https://map.example/x")
    office.lead.post(
        f"termine/{date.id}/", "date-changed", date=date.id, **(said | {"day": "2027-01-18", "fee_euro": ""})
    )
    date = office.cup_state.dates[date.id]
    assert (date.day, date.fee, date.moved_from) == ("2027-01-18", -1, ("2027-01-11",))
    office.lead.post(f"termine/{date.id}/", "date-cancelled", date=date.id, reason="Hochwasser")
    assert "Hochwasser" in office.lead.get(f"termine/{date.id}/").content.decode()
    office.lead.post(f"termine/{date.id}/", "date-restored", date=date.id)
    assert not office.cup_state.dates[date.id].cancelled


def test_a_date_that_cannot_be_stays_typed(office: Office) -> None:
    answer = office.lead.post("termine/", "date-set", day="2027-13-45", title="Nie", map="javascript:alert(1)")
    assert answer.status_code == 422
    assert 'value="Nie"' in answer.content.decode()
    assert len(office.cup_state.dates) == 2


def test_a_tournament_is_opened_once_and_leads_to_its_office(office: Office) -> None:
    first = office.lead.post("termine/", "open", date="d2").headers["Location"]
    again = office.lead.post("termine/", "open", date="d2").headers["Location"]
    assert first == again
    assert office.lead.client.get(first).headers["Location"].endswith("/tuer/")
    assert office.clerk.post("termine/", "open", date="d1").status_code == 403
    page = office.clerk.get("termine/").content.decode()
    assert Key.objects.get(day_id=office.cup_state.dates["d2"].tournament, role=Key.DESK).token in page
    assert Key.objects.get(day_id=office.cup_state.dates["d2"].tournament, role=Key.ORGANISER).token not in page


def test_players_are_added_changed_merged_and_parted(office: Office) -> None:
    for name in ("Anna Moser", "Moser Anna", "Bert Huber"):
        office.clerk.post("spieler/", "player-added", name=name, consent="1", consent_asked="1", public="short")
    office.clerk.post("spieler/1/", "player-changed", number=1, name="Anna Moser", club="TC", consent_asked="1")
    assert (office.cup_state.player(1).club, office.cup_state.player(1).consent) == ("TC", False)
    assert "Moser Anna" in office.lead.get("spieler/1/").content.decode(), "the likely double is shown"
    assert office.clerk.post("spieler/1/", "players-merged", kept=1, gone=2).status_code == 403
    office.lead.post("spieler/1/", "players-merged", kept=1, gone=2, reason="doppelt")
    assert office.cup_state.number(2) == 1
    office.lead.post("spieler/2/", "players-parted", gone=2, reason="doch nicht")
    assert office.cup_state.number(2) == 2


def test_the_link_to_a_person_stays_when_the_desk_changes_a_name(office: Office) -> None:
    wish_cup(office.cup, cf.PlayerAdded("Anna Moser", 1, person="p-1"), MARIA)
    office.clerk.post("spieler/1/", "player-changed", number=1, name="Anna Huber")
    assert (office.cup_state.player(1).name, office.cup_state.player(1).person) == ("Anna Huber", "p-1")


def test_who_left_is_banned_by_the_cups_rule_with_the_substitute_mv_62() -> None:
    """MV-62: both are excluded."""
    office = Office("mv", "mostviertel")
    for number, name in ((1, "Anna"), (2, "Bert")):
        wish_cup(office.cup, cf.PlayerAdded(name, number), MARIA)
    office.lead.post("sperren/", "left", number=1, day="2026-11-30", substitute=2, reason="Zug")
    assert sorted(ban.number for ban in office.cup_state.bans) == [1, 2]
    assert "MV-62" in office.lead.get("sperren/").content.decode()
    ban = office.cup_state.bans[0]
    office.lead.post("sperren/", "ban-lifted", ban=ban.id, reason="Attest")
    assert office.cup_state.bans[0].lifted == "Attest"


def test_results_from_elsewhere_count_for_the_season(office: Office) -> None:
    for number, name in ((1, "Anna Moser"), (2, "Bert Huber"), (3, "Cilli")):
        wish_cup(office.cup, cf.PlayerAdded(name, number), MARIA)
    typed = "Nr.;Summe;R1\n1; +30; 30\nBert Huber; −10; -10\n3; -20; -20"
    assert office.lead.post("termine/d2/ergebnis/", "record", date="d2", list=typed).status_code == 302
    _, table = table_of_season(office.cup, "2026/27")
    assert [line.number for line in table.lines] == [1, 2, 3]
    answer = office.lead.post("termine/d2/ergebnis/", "record", date="d2", list="1;30\nNiemand;-30", reason="x")
    assert answer.status_code == 422
    assert "Niemand" in answer.content.decode()


def test_seasons_end_when_all_is_played_or_cancelled_and_open_again(office: Office) -> None:
    assert office.lead.post("saisonen/", "season-ended", season="2026/27").status_code == 422, "a date is open"
    assert office.lead.post("saisonen/", "season-begun", season="2027/28").status_code == 422, "one at a time"
    office.lead.post("termine/d2/", "date-cancelled", date="d2", reason="Hochwasser")
    office.lead.post("saisonen/", "season-ended", season="2026/27")
    assert office.cup_state.seasons["2026/27"].ended
    office.lead.post("saisonen/", "season-reopened", season="2026/27", reason="Nachtrag")
    assert not office.cup_state.seasons["2026/27"].ended


def test_the_cups_file_is_shown_with_sources_and_assumptions_and_changed(office: Office) -> None:
    page = office.lead.get("ausschreibung/").content.decode()
    assert "Annahme:" in page
    assert "STC20" in page
    answer = office.lead.post("ausschreibung/", "cup-changed", cup_text=OWN + "\n[play]\nrounds = 99\n")
    assert answer.status_code == 422
    assert "rounds, Zeile 13" in answer.content.decode()
    office.lead.post("ausschreibung/", "cup-changed", cup_text=OWN + "\n[play]\nrounds = 2\n", reason="kürzer")
    assert office.cup_state.cup.play.rounds == 2
    assert office.state.settings.rounds == 3, "what is open keeps what it was opened with"
