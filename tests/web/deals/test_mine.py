"""One's own games: the list with its filters, and figures that are those of the tables."""

from __future__ import annotations

from decimal import Decimal
from random import Random
from uuid import UUID

import pytest
from django.test import Client
from django.urls import reverse

from tarock.cards import TAROCK_MASK, size
from tarock.web.deals import reading
from tarock.web.deals.models import PlayedDeal, PlayedSeat, WhatIf
from tarock.web.people.guests import guest_of, guest_who, person_who
from tarock.web.people.holdings import join_accounts
from tarock.web.people.models import Account, Alias
from tests.web.deals import tables
from tests.web.deals.guests import guest

pytestmark = pytest.mark.django_db

PASSWORD = "Sechserdreier mit Uhu"


def rows(table: UUID):
    return tables.loaded(table).rows


def games(client: Client, **asked: str):
    return client.get("/spiele/", asked).context["games"]


def test_nothing_yet():
    for client in (Client(), guest()[0]):
        for path in ("/spiele/", "/spiele/statistik/"):
            assert client.get(path).status_code == 200
        assert games(client) == []


def test_the_list_holds_ones_own_finished_deals_the_latest_first():
    client, who = guest()
    table = tables.new_table(who, "Anna")
    tables.play(table, Random(1), 3)
    tables.deal(table, Random(9))
    found = games(client)
    assert [game["address"] for game in found] == [
        reverse("table-deal", args=[table, row.deal.board]) for row in reversed(rows(table))
    ]
    assert all(client.get(game["address"]).status_code == 200 for game in found)
    assert games(guest()[0]) == []


def test_new_deals_are_read_when_one_looks_again():
    client, who = guest()
    table = tables.new_table(who)
    for count in (1, 2, 3):
        tables.play(table, Random(count))
        assert len(games(client)) == count
        assert len(games(client)) == count
    assert PlayedDeal.objects.count() == 3


def test_who_sat_elsewhere_or_was_a_bot_is_not_in_it():
    anna, her = guest()
    bert, his = guest()
    table = tables.new_table(her)
    tables.play(table, Random(1))
    tables.sit(table, his, "Bert", 2)
    tables.play(table, Random(2))
    assert len(games(anna)) == 2
    assert len(games(bert)) == 1
    assert PlayedSeat.objects.filter(who="").count() == 0


def test_who_pauses_has_not_played():
    client, who = guest()
    table = tables.new_table(who, places=5)
    tables.play(table, Random(1), 5)
    paused = sum(0 in row.deal.seats.sits_out for row in rows(table))
    assert paused == 1
    assert len(games(client)) == 4


def test_the_filters():
    client, who = guest()
    for number, rules in enumerate(("steirisch", "mostviertel", "mostviertel")):
        tables.play(tables.new_table(who, rules=rules), Random(number), 2)
    everything = games(client)
    assert len(everything) == 6
    assert len(games(client, regeln="mostviertel")) == 4
    assert {game["unit"] for game in games(client, regeln="mostviertel")} == {"cents"}
    won, lost = games(client, ergebnis="gewonnen"), games(client, ergebnis="verloren")
    assert all(game["won"] for game in won)
    assert all(game["won"] is False for game in lost)
    assert len(won) + len(lost) == sum(game["won"] is not None for game in everything)
    contract = everything[0]["contract"]
    assert {game["contract"] for game in games(client, spiel=contract)} == {contract}
    assert games(client, regeln="gibt es nicht") == []


def test_long_lists_have_pages():
    client, who = guest()
    table = tables.new_table(who)
    tables.play(table, Random(1))
    games(client)
    seat = PlayedSeat.objects.get()
    for number in range(2, 61):
        made = PlayedDeal.objects.create(
            table=table, number=number, at=seat.deal.at, rules="wien", unit="points", contract="rufer", names=["A"] * 4
        )
        values = {"points": 1, "cash": 1, "tarocks": 5, "kings": 1, "trull": 1, "seat": 0, "place": 0}
        PlayedSeat.objects.create(deal=made, who=who, role="declarer", won=True, **values)
    assert len(games(client)) == 50
    assert len(games(client, seite="2")) == 10
    html = client.get("/spiele/", {"regeln": "wien", "seite": "1"}).content.decode()
    assert 'href="?regeln=wien&amp;seite=2"' in html


def test_statistics_add_up_the_tables():
    client, who = guest()
    table = tables.new_table(who)
    tables.play(table, Random(7), 6)
    context = client.get("/spiele/statistik/").context
    (unit,) = context["units"]
    counted = [row for row in rows(table) if row.game]
    assert unit["games"] == len(counted)
    assert Decimal(sum(row.points[0] for row in counted).numerator) == sum(
        seat.points for seat in PlayedSeat.objects.all()
    )
    assert sum(line["games"] for line in unit["roles"]) == len(counted)
    declared = [row for row in counted if row.game.contract == "trischaken" or 0 in row.declarers]
    assert sum(line["games"] for line in unit["contracts"]) == len(declared)
    dealt = {line["name"]: line["seen"] for line in context["dealt"]}
    hands = [row.deal.state.dealt[row.deal.seat_of(0)] for row in rows(table)]
    assert dealt["Tarock"] == sum(size(hand & TAROCK_MASK) for hand in hands)
    assert context["deals"] == 6


def test_two_units_are_never_added():
    client, who = guest()
    for rules in ("steirisch", "mostviertel"):
        tables.play(tables.new_table(who, rules=rules), Random(3), 2)
    assert {unit["unit"] for unit in client.get("/spiele/statistik/").context["units"]} == {"points", "cents"}


def test_what_was_read_can_be_dropped_and_is_made_anew():
    client, who = guest()
    tables.play(tables.new_table(who), Random(5), 2)
    before, figures = games(client), client.get("/spiele/statistik/").context["units"]
    reading.forget()
    assert not PlayedDeal.objects.exists()
    assert games(client) == before
    assert client.get("/spiele/statistik/").context["units"] == figures


def test_practice_counts_nowhere():
    client, who = guest()
    table = tables.new_table(who)
    tables.play(table, Random(5), 2)
    WhatIf.objects.create(table=table, step=3)
    assert games(client) == []


def test_games_of_a_guest_are_taken_into_the_account():
    client, who = guest()
    tables.play(tables.new_table(who), Random(5), 2)
    assert not client.get("/spiele/").context["adopt"]
    client.force_login(Account.objects.register("Anna", PASSWORD))
    assert client.get("/spiele/").context["adopt"]
    client.post("/spiele/uebernehmen/")
    assert Alias.objects.get().who == who
    assert guest_of({key: morsel.value for key, morsel in client.cookies.items()}) is None
    assert len(games(client)) == 2
    assert not client.get("/spiele/").context["adopt"]
    elsewhere = Client()
    elsewhere.force_login(Account.objects.get())
    assert len(games(elsewhere)) == 2


def test_a_guest_belongs_to_one_account_only():
    _, who = guest()
    tables.play(tables.new_table(who), Random(5))
    first, second = (Account.objects.register(name, PASSWORD) for name in ("Anna", "Bert"))
    for account in (first, second):
        other, _ = guest(UUID(who[2:]))
        other.force_login(account)
        other.post("/spiele/uebernehmen/")
    assert Alias.objects.get().person == first.person


def test_without_an_account_nothing_is_taken():
    client, who = guest()
    tables.play(tables.new_table(who), Random(5))
    client.post("/spiele/uebernehmen/")
    assert not Alias.objects.exists()
    assert len(games(client)) == 1


def test_merged_accounts_have_the_games_of_both():
    first, second = (Account.objects.register(name, PASSWORD) for name in ("Anna", "Anni"))
    for account in (first, second):
        tables.play(tables.new_table(person_who(account.person.pk)), Random(5))
    join_accounts(first.person, second)
    client = Client()
    client.force_login(first)
    assert len(games(client)) == 2


def test_who_sits_is_who_the_browser_is():
    client, who = guest()
    known = guest_of({"gast": client.cookies["gast"].value})
    assert known
    assert guest_who(known) == who
