"""At the door: who comes is registered, has paid and is here by one form; codes, waiting list, lists from elsewhere."""

from __future__ import annotations

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client

from tarock.print.cups import rows_of
from tarock.tournament.cup import facts as cf
from tarock.tournament.event import facts as f, waiting
from tarock.web.cups import keys
from tarock.web.cups.service import Guest, register, wish_cup
from tarock.web.people.ids import uuid7
from tests.web.cups.office.desks import MARIA, Office

pytestmark = pytest.mark.django_db


@pytest.fixture
def office() -> Office:
    return Office()


def test_a_walk_in_is_registered_has_paid_and_is_here_by_one_form(office: Office) -> None:
    answer = office.desk.post("tuer/", "arrive", typed="Anna  Moser", paid="1", consent="1")
    assert answer.status_code == 302
    entrant = office.state.entrants[1]
    assert (entrant.name, entrant.paid, entrant.plays) == ("Anna Moser", 1200, True)
    assert office.cup_state.player(1).consent, "the number is for life, with the consent that was given"


def test_a_double_click_is_one_player(office: Office) -> None:
    id = str(uuid7())
    for _ in range(3):
        assert office.desk.post("tuer/", "arrive", id=id, typed="Anna Moser", paid="1").status_code == 302
    assert len(office.state.entrants) == 1
    assert [line.cents for line in office.state.cash] == [1200], "paid once"


def test_another_name_in_the_same_form_is_another_player(office: Office) -> None:
    """Back in the browser, another name typed over the first: nothing is swallowed."""
    id = str(uuid7())
    office.desk.post("tuer/", "arrive", id=id, typed="Anna Moser")
    office.desk.post("tuer/", "arrive", id=id, typed="Bert Huber")
    assert sorted(e.name for e in office.state.entrants.values()) == ["Anna Moser", "Bert Huber"]


def test_a_known_player_keeps_the_number(office: Office) -> None:
    wish_cup(office.cup, cf.PlayerAdded("Cilli Gruber", 77, club="TC Villach"), MARIA)
    office.desk.post("tuer/", "arrive", typed="cilli gruber")
    assert office.state.entrants[77].plays
    assert office.state.entrants[77].club == "TC Villach"
    wish_cup(office.cup, cf.PlayerAdded("Dora Wagner", 12), MARIA)
    office.desk.post("tuer/", "arrive", typed="12")
    assert office.state.entrants[12].plays


def test_a_name_that_may_be_somebody_known_is_asked_about(office: Office) -> None:
    """Without a script: the choice is shown, nothing is registered; one button says who is meant."""
    wish_cup(office.cup, cf.PlayerAdded("Cilli Gruber", 77), MARIA)
    answer = office.desk.post("tuer/", "arrive", typed="Cilli")
    assert answer.status_code == 422
    assert not office.state.entrants
    assert "Cilli Gruber" in answer.content.decode()
    assert "neu aufnehmen" in answer.content.decode()
    office.desk.post("tuer/", "arrive", typed="Cilli", new="1")
    assert [e.name for e in office.state.entrants.values()] == ["Cilli"]


def test_players_are_found_while_typing_with_what_they_are_today(office: Office) -> None:
    numbers = office.players(3, here=False)
    office.wish(f.CheckedIn(numbers[0]))
    found = office.desk.get("tuer/suche?q=spi").json()["players"]
    assert [(player["number"], player["status"]) for player in found] == [
        (1, "anwesend"), (2, "angemeldet"), (3, "angemeldet"),
    ]  # fmt: skip
    assert office.desk.get("tuer/suche?q=3").json()["players"][0]["name"] == "Spieler 3"
    assert office.desk.get("tuer/suche?q=").json() == {"players": []}


def test_who_is_banned_is_refused_with_the_reason_mv_62(office: Office) -> None:
    """MV-62: nobody comes in past a ban, and the desk reads why."""
    wish_cup(office.cup, cf.PlayerAdded("Karl Lechner", 5), MARIA)
    wish_cup(office.cup, cf.Banned(5, "2026-10-01", "ist mitten in der Runde gegangen"), MARIA)
    answer = office.desk.post("tuer/", "arrive", typed="5", paid="1")
    assert answer.status_code == 422
    assert "ist mitten in der Runde gegangen" in answer.content.decode()
    assert not office.state.entrants
    assert not office.state.cash


def test_who_comes_when_it_is_full_waits_and_pays_nothing() -> None:
    office = Office(capacity=2)
    for name in ("Anna", "Bert", "Cilli"):
        assert office.desk.post("tuer/", "arrive", typed=name, paid="1").status_code == 302
    assert [entrant.name for entrant in waiting(office.state)] == ["Cilli"]
    assert len(office.state.cash) == 2
    office.desk.post("tuer/1/", "unregistered", number=1)
    office.desk.post("tuer/", "arrive", number=3, typed="Cilli", paid="1")
    assert office.state.entrants[3].plays, "moved up by itself"


def test_a_number_that_nobody_has_is_said(office: Office) -> None:
    answer = office.desk.post("tuer/", "arrive", typed="999")
    assert answer.status_code == 422
    assert "999" in answer.content.decode()
    assert not office.state.entrants


def test_a_players_code_checks_in_on_the_desks_phone_only(office: Office) -> None:
    number = register(office.day, Guest("Anna Moser", consent=True), MARIA)[1]
    code = f"/amt/da/{keys.player_key(office.day, number).token}/"
    stranger = Client().get(code)
    assert stranger.status_code == 302
    assert stranger.headers["Location"].startswith("/ich/")
    assert Client().post(code, {"paid": "1"}).status_code == 302
    assert not office.state.entrants[number].plays, "a stranger's tap does nothing"

    office.desk.get("")  # the desk's phone has opened the office once
    assert "Anna Moser" in office.desk.client.get(code).content.decode()
    assert not office.state.entrants[number].plays, "looking alone changes nothing"
    office.desk.client.post(code, {"paid": "1"})
    assert office.state.entrants[number].plays
    assert office.state.entrants[number].paid == 1200
    office.desk.client.post(code, {"paid": "1"})
    assert len(office.state.cash) == 1


def test_a_desk_of_another_day_does_not_check_in_here(office: Office) -> None:
    number = register(office.day, Guest("Anna Moser", consent=True), MARIA)[1]
    other = Office("andere")
    other.desk.get("")
    other.desk.client.post(f"/amt/da/{keys.player_key(office.day, number).token}/", {})
    assert not office.state.entrants[number].plays


def upload(office: Office, text: str, **more: str) -> tuple[int, str]:
    file = SimpleUploadedFile("liste.csv", text.encode("utf-8"), "text/csv")
    data = {"kind": "take", "id": str(uuid7()), "file": file, **more}
    answer = office.desk.client.post(f"/amt/{office.desk.token}/tuer/einlesen/", data)
    return answer.status_code, answer.content.decode()


def test_a_list_from_elsewhere_is_read_in_whole_or_not_at_all(office: Office) -> None:
    wish_cup(office.cup, cf.PlayerAdded("Cilli Gruber", 77), MARIA)
    assert upload(office, "Name;Verein\nAnna Moser;TC Villach\nCilli Gruber;\n", consent="1")[0] == 302
    assert {n: e.name for n, e in office.state.entrants.items()} == {78: "Anna Moser", 77: "Cilli Gruber"}
    assert upload(office, "Name;Verein\nAnna Moser;TC Villach\nDora;\n")[0] == 302
    assert len(office.state.entrants) == 3, "who is registered already is passed over"
    status, page = upload(office, "Nr.;Name\n;Emil\nxx;Fritz\n")
    assert status == 422
    assert "xx" in page
    assert len(office.state.entrants) == 3


def test_the_list_of_registrations_that_goes_out_comes_in_again(office: Office) -> None:
    office.players(4)
    body = office.desk.get("papier/anmeldungen.csv").content
    rows = rows_of(body)
    assert [row[1] for row in rows[1:]] == [f"Spieler {n}" for n in range(1, 5)]
    other = Office("andere")
    assert upload(other, body.decode("utf-8-sig"))[0] == 302
    assert [e.name for e in other.state.entrants.values()] == [f"Spieler {n}" for n in range(1, 5)]


def test_a_late_walk_in_after_round_1_is_drawn_in_round_2(office: Office) -> None:
    office.start(8)
    for table in office.state.rounds[0].tables:
        office.report(table.number)
    office.desk.post("tuer/", "arrive", typed="Späte Gretl", paid="1")
    office.organiser.post("auslosung/", "draw", rounds="2")
    seated = {number for table in office.state.rounds[1].tables for number in table.players}
    assert 9 in seated
    assert office.state.entrants[9].late


def test_a_substitute_gets_a_number_for_life(office: Office) -> None:
    office.start(8)
    for table in office.state.rounds[0].tables:
        office.report(table.number)
    id = str(uuid7())
    for _ in range(2):
        office.desk.post("tuer/1/", "substitute", id=id, number=1, name="Ersatz Otto")
    assert office.state.entrants[1].replaced_by == 9
    assert office.cup_state.player(9).name == "Ersatz Otto"
    assert len(office.cup_state.players) == 9
