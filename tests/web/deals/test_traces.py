"""Deleting one's data reaches the tables: the name goes, the games of the others stay (ADR 0013)."""

from __future__ import annotations

import json
from random import Random
from uuid import UUID, uuid4

import pytest
from django.test import Client

from tarock.table import wishes as w
from tarock.web.deals.models import PlayedSeat, Sitter
from tarock.web.live.models import TableLink
from tarock.web.people import holdings
from tarock.web.people.guests import person_who
from tarock.web.people.models import Account, Person
from tarock.web.store.models import StoredEvent
from tests.web.deals import tables
from tests.web.deals.guests import guest

pytestmark = pytest.mark.django_db

NAME, PASSWORD = "Anna Huber", "Sechserdreier mit Uhu"


def say(table: UUID, who: str, text: str) -> None:
    tables.wish(table, w.Say(id=str(uuid4()), who=who, version=1, text=text))


def everything() -> str:
    rows = StoredEvent.objects.values_list("payload", "by")
    return json.dumps([[*row] for row in rows], ensure_ascii=False)


def evening(who: str) -> tuple[Client, UUID]:
    """Two deals with Bert, who stays; both said something."""
    bert, his = guest()
    table = tables.new_table(who, NAME)
    tables.sit(table, his, "Bert", 1)
    say(table, who, "Heute gewinne ich")
    say(table, his, f"Geh, {NAME}, ich bitte dich")
    tables.play(table, Random(4), 2)
    return bert, table


def paid(table: UUID):
    return [(row.points, row.cash, row.deal.actions) for row in tables.loaded(table).rows]


def test_an_account_is_deleted_from_all_its_tables():
    account = Account.objects.register(NAME, PASSWORD)
    who = person_who(account.person.pk)
    bert, table = evening(who)
    before = paid(table)
    address = f"/spiele/tisch/{table}/1/"
    assert NAME in bert.get(address).content.decode()
    assert NAME in str(bert.get("/spiele/").context["games"])
    holdings.forget(account.person)
    assert paid(table) == before
    assert who not in everything()
    assert NAME not in everything()
    assert "Heute gewinne ich" not in everything()
    assert "Geh, Gast, ich bitte dich" in everything()
    html = bert.get(address).content.decode()
    assert NAME not in html
    assert "Gast" in html
    assert "Gast" in str(bert.get("/spiele/").context["games"])
    assert NAME not in str(bert.get("/spiele/").context["games"])
    assert not Person.objects.filter(pk=account.person.pk).exists()
    assert not PlayedSeat.objects.filter(who=who).exists()
    assert not Sitter.objects.filter(who=who).exists()
    assert not TableLink.objects.filter(maker=who).exists()


def test_a_bot_goes_on_where_somebody_still_sat():
    account = Account.objects.register(NAME, PASSWORD)
    _, table = evening(person_who(account.person.pk))
    tables.deal(table, Random(8))
    holdings.forget(account.person)
    now = tables.loaded(table)
    assert now.places[0].who == ""
    assert now.places[1].name == "Bert"
    tables.play_on(table, Random(8))
    assert len(tables.loaded(table).rows) == 3


def test_the_shared_link_shows_the_name_no_more():
    account = Account.objects.register(NAME, PASSWORD)
    bert, table = evening(person_who(account.person.pk))
    link = bert.post(f"/spiele/tisch/{table}/2/teilen/")["Location"]
    assert NAME in Client().get(f"{link}spiel.record").content.decode()
    holdings.forget(account.person)
    assert NAME not in Client().get(f"{link}spiel.record").content.decode()
    assert NAME not in Client().get(link).content.decode()


def test_two_who_leave_are_told_apart():
    first, second = (Account.objects.register(name, PASSWORD) for name in (NAME, "Berta"))
    table = tables.new_table(person_who(first.person.pk), NAME)
    tables.sit(table, person_who(second.person.pk), "Berta", 2)
    tables.play(table, Random(1))
    for account in (first, second):
        holdings.forget(account.person)
    assert tables.loaded(table).rows[0].names[0] == "Gast"
    assert tables.loaded(table).rows[0].names[2] == "Gast 2"


def test_a_guest_deletes_with_one_button():
    client, who = guest()
    bert, table = evening(who)
    before = paid(table)
    path = "/spiele/spuren/"
    assert client.get(path).status_code == 200
    assert client.post(path).status_code == 422
    assert NAME in everything()
    answer = client.post(path, {"sure": "1"})
    assert answer.status_code == 302
    assert client.cookies["gast"].value == ""
    assert NAME not in everything()
    assert who not in everything()
    assert paid(table) == before
    assert bert.get(f"/spiele/tisch/{table}/1/").status_code == 200


def test_without_a_guest_there_is_nothing_to_delete():
    evening(guest()[1])
    before = everything()
    client = Client()
    assert "keinen Gast" in client.get("/spiele/spuren/").content.decode()
    assert client.post("/spiele/spuren/", {"sure": "1"}).status_code == 302
    assert everything() == before
    assert client.get("/spiele/spuren/daten.json").status_code == 404


def test_a_guests_games_of_an_account_are_deleted_with_it():
    client, who = guest()
    evening(who)
    client.get("/spiele/")
    account = Account.objects.register(NAME, PASSWORD)
    client.force_login(account)
    client.post("/spiele/uebernehmen/")
    holdings.forget(account.person)
    assert NAME not in everything()
    assert who not in everything()


def test_everything_can_be_taken_along_before():
    account = Account.objects.register(NAME, PASSWORD)
    evening(person_who(account.person.pk))
    client = Client()
    client.force_login(account)
    data = client.get("/konto/daten.json").json()
    assert len(data["deals"]) == 2
    assert [said["said"] for said in data["said"]] == ["Heute gewinne ich"]
    assert "Bert" not in json.dumps(data)
    guests, who = guest()
    evening(who)
    assert len(guests.get("/spiele/spuren/daten.json").json()["deals"]) == 2


def test_others_cannot_delete_for_somebody():
    _, who = guest()
    evening(who)
    other, _ = guest()
    other.post("/spiele/spuren/", {"sure": "1"})
    assert NAME in everything()
