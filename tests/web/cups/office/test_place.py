"""A table's own page: begin the list, report it, a second player confirms, complain; an old slip says so."""

from __future__ import annotations

from typing import Any

import pytest
from django.test import Client

from tarock.tournament.event import facts as f
from tarock.web.people.ids import uuid7
from tarock.web.sheets.models import SheetLink
from tests.web.cups.office.desks import Office
from tests.web.games import SOLORUFER, write

pytestmark = pytest.mark.django_db


@pytest.fixture
def office() -> Office:
    made = Office(games={"4": 2, "5": 5})
    made.start(8)
    return made


def post(office: Office, kind: str, **fields: Any) -> Any:
    """A form of table 1's page."""
    return Client().post(office.place(1), {"kind": kind, "id": str(uuid7()), **fields})


def play(office: Office, games: int, table: int = 1) -> list[str]:
    """The table's phone begins the list and writes."""
    begun = Client().post(f"{office.place(table)}liste")
    token = begun.headers["Location"].split("/")[2]
    names = [office.state.entrants[n].name for n in office.table(table).players]
    link = SheetLink.objects.get(token=token)
    for _ in range(games):
        write(link, by=names[0], entry=SOLORUFER | {"declarer": names[0], "partner": names[2]})
    return names


def test_the_page_names_the_players_in_their_order(office: Office) -> None:
    page = Client().get(office.place())
    assert [seat["number"] for seat in page.context["seats"]] == list(office.table(1).players)
    assert "Liste beginnen" in page.content.decode()


def test_a_list_is_begun_once_with_the_tables_players_and_rules(office: Office) -> None:
    names = play(office, 0)
    again = Client().post(f"{office.place()}liste").headers["Location"]
    assert SheetLink.objects.filter(role=SheetLink.WRITE).count() == 1
    page = Client().get(again).content.decode()
    assert all(name in page for name in names)


def test_a_list_is_reported_when_all_games_are_written(office: Office) -> None:
    play(office, 1)
    assert "Ergebnis melden" not in Client().get(office.place()).content.decode().split("Papier")[0]
    assert post(office, "reported", from_list="1").status_code == 422, "a game is missing"
    play(office, 1)
    writer, second = office.table(1).players[:2]
    assert post(office, "reported", from_list="1", writer=writer).status_code == 302
    result = office.table(1).result
    assert result is not None
    assert (result.games, result.writer) == (2, writer)
    assert result.sheet, "by the list"
    assert post(office, "confirmed", player=writer, result=result.id).status_code == 422
    assert post(office, "confirmed", player=second, result=result.id).status_code == 302
    assert office.table(1).confirmed_by == second


def test_a_paper_list_is_reported_by_its_sums(office: Office) -> None:
    said = office.result(1)
    assert post(office, "reported", **said).status_code == 302
    assert office.table(1).points[office.table(1).players[0]] == 12


def test_a_table_cannot_write_for_another(office: Office) -> None:
    """Whatever the form says, the key names the table."""
    post(office, "reported", **(office.result(1) | {"table": 2, "round": 1}))
    assert office.table(1).result is not None
    assert office.table(2).result is None
    for kind in ("paid", "corrected", "undrawn", "ended-early"):
        assert post(office, kind, number=1, round=1, rounds="1", table=1).status_code == 404, kind


def test_a_complaint_from_the_table_waits_for_the_referee(office: Office) -> None:
    office.report(1)
    player = office.table(1).players[2]
    post(office, "complained", player=player, text="falsch zusammengezählt")
    assert office.state.complaints[0].player == player
    assert "der Schiedsrichter kommt" in Client().get(office.place()).content.decode()


def test_an_old_slip_says_that_it_is_old(office: Office) -> None:
    fresh = Office("zweiter")
    fresh.players(8)
    fresh.draw(1)
    old = fresh.place()
    fresh.wish(f.Undrawn((1,), "neu"))
    fresh.draw(1)
    assert fresh.place() != old
    page = Client().get(old)
    assert page.status_code == 410
    assert "gilt nicht mehr" in page.content.decode()
    fresh.wish(f.Started(1))
    assert Client().post(old, {"kind": "reported", "id": str(uuid7())}).status_code == 410
    assert Client().post(f"{old}liste").headers["Location"] == old
    assert fresh.table(1).result is None


def test_the_watching_page_learns_what_is_new(office: Office) -> None:
    first = Client().get(f"{office.place()}stand")
    tag = first.headers["ETag"]
    assert Client().get(f"{office.place()}stand", headers={"if-none-match": tag}).status_code == 304
    play(office, 1)
    assert Client().get(f"{office.place()}stand", headers={"if-none-match": tag}).json()["games"] == 1


def test_settled_tables_say_who_pays_whom() -> None:
    office = Office(settle="round", cents="10")
    office.start(8)
    office.report(1)
    assert "1,20" in Client().get(office.place()).content.decode()
    post(office, "table-settled")
    assert office.table(1).settled
