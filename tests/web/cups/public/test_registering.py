"""Registration by the players themselves: the clauses, numbers for life, and what is refused."""

from __future__ import annotations

import json

import pytest
from django.test import Client

from tarock.tournament.cup import facts as cf
from tarock.tournament.event import facts as f
from tarock.web.cups.models import Key
from tarock.web.cups.streams import CUPS
from tarock.web.people import throttle
from tarock.web.people.models import Account
from tests.web.cups.public.stage import NAMES, Stage, form, sign_up, stage

pytestmark = pytest.mark.django_db


@pytest.fixture
def on() -> Stage:
    return stage()


def names(on: Stage) -> dict[int, str]:
    return {e.number: e.name for e in on.state.entrants.values() if e.status != "unregistered"}


def test_a_new_player_gets_number_one_and_a_page_that_confirms(client: Client, on: Stage):
    status, page = sign_up(client, on, "  Anna   Moser ", club="TC Linde", couple="Moser")
    assert status == 302
    assert names(on) == {1: "Anna Moser"}
    entrant = on.state.entrants[1]
    assert (entrant.club, entrant.couple) == ("TC Linde", "Moser")
    body = client.get(page).content.decode()
    assert "Angemeldet." in body
    assert "#1" in body
    assert page.split("/")[2] == Key.objects.get(role="player", number=1).token


def test_the_same_form_sent_twice_is_one_registration(client: Client, on: Stage):
    said = form("Anna Moser")
    first, second = (client.post(on.at("anmelden/"), said) for _ in range(2))
    assert first.headers["Location"] == second.headers["Location"]
    assert names(on) == {1: "Anna Moser"}
    assert len(CUPS.get(on.cup.pk).players) == 1


def test_mv_01_registration_ends_at_the_latest_with_the_start(client: Client):
    on = stage(days=-1)
    status, body = sign_up(client, on)
    assert status == 422
    assert "Die Anmeldung ist geschlossen" in body
    assert names(on) == {}
    assert CUPS.get(on.cup.pk).players == {}, "no number is given away either"
    assert 'name="name"' not in client.get(on.at("anmelden/")).content.decode()


def test_mv_01_registration_ends_when_the_first_round_begins(client: Client, on: Stage):
    on.enter(*NAMES[:8])
    on.draw()
    on.wish(f.Started(1))
    status, body = sign_up(client, on, "Zora Späth")
    assert status == 422
    assert "Die Anmeldung ist geschlossen" in body
    assert len(CUPS.get(on.cup.pk).players) == 8


def test_a_deadline_before_the_start_is_kept(client: Client):
    on = stage(deadline="2020-01-01T12:00")
    assert sign_up(client, on)[0] == 422
    answer = client.post(f"/api/days/{on.day.pk}/registrations", form_json(), content_type="application/json")
    assert answer.status_code == 422
    assert [problem["code"] for problem in answer.json()["problems"]] == ["cups-registration-over"]


def form_json(**more: object) -> str:
    return json.dumps({"name": "Anna Moser", "consent": True, **more})


def test_without_consent_nobody_is_registered(client: Client, on: Stage):
    status, body = sign_up(client, on, consent="-")
    assert status == 422
    assert "Ohne Einverständnis" in body
    assert names(on) == {}


def test_what_was_typed_stands_there_again(client: Client, on: Stage):
    _, body = sign_up(client, on, "<b>Anna</b>", number="zwölf", club='A"B', public="short")
    assert "„zwölf“ ist keine Nummer." in body
    assert "&lt;b&gt;Anna&lt;/b&gt;" in body
    assert 'value="A&quot;B"' in body
    assert 'value="short" checked' in body


def test_a_known_player_keeps_the_number_and_must_know_the_name(client: Client, on: Stage):
    (anna,) = on.enter("Anna Moser")
    on.wish(f.Unregistered(anna))
    status, body = sign_up(client, on, "Anna Mosser", number="1")
    assert (status, "Nummer und Name gehören nicht zusammen" in body) == (422, True)
    assert sign_up(client, on, "ANNA MOSER", number="#1")[0] == 302
    assert names(on) == {1: "Anna Moser"}


def test_a_taken_name_is_refused_without_telling_whose_number_it_is(client: Client, on: Stage):
    on.enter("Bert Huber", "Anna Moser", public="number")
    status, body = sign_up(client, on, "Anna Moser")
    assert status == 422
    assert "Diesen Namen hat im Cup schon jemand" in body
    assert "#2" not in body
    assert "Nummer 2" not in body
    answer = client.post(f"/api/days/{on.day.pk}/registrations", form_json(), content_type="application/json")
    assert answer.status_code == 422
    (problem,) = answer.json()["problems"]
    assert (problem["code"], problem["params"]) == ("cups-name-known", {})


def test_twice_on_the_same_day_is_explained(client: Client, on: Stage):
    sign_up(client, on)
    status, body = sign_up(client, on, number="1")
    assert status == 422
    assert "Anna Moser, ist schon angemeldet" in body


def test_mv_62_who_is_banned_is_refused_with_the_reason(client: Client, on: Stage):
    """MV-62: who stopped during a tournament is excluded from the whole cup."""
    (anna,) = on.enter("Anna Moser")
    on.wish(f.Unregistered(anna))
    on.ask(cf.Left(anna, "2026-01-10"))
    status, body = sign_up(client, on, number="1")
    assert status == 422
    assert "MV-62" in CUPS.get(on.cup.pk).bans[0].clause
    assert "Anna Moser" in body
    assert "hat ein Turnier verlassen" in body
    assert names(on) == {}
    assert sign_up(client, on)[0] == 422, "a second number under the same name is no way round"


def test_the_waiting_list_says_the_place_and_moves_up(client: Client):
    on = stage(capacity=8)
    on.enter(*NAMES[:8])
    assert "Auf die Warteliste" in client.get(on.at("anmelden/")).content.decode()
    _, first = sign_up(client, on, "Zora Späth")
    _, second = sign_up(client, on, "Yvonne Spät")
    assert "Warteliste, Platz 2" in client.get(second).content.decode()
    on.wish(f.Unregistered(1))
    assert "Warteliste, Platz 1" in client.get(second).content.decode()
    now = client.get(first.partition("?")[0]).content.decode()
    assert "Angemeldet: am Turniertisch diesen Code zeigen." in now
    assert "Warteliste, Platz" not in now


def test_a_program_that_fills_everything_in_registers_nobody(client: Client, on: Stage):
    assert client.post(on.at("anmelden/"), form("Bot") | {"homepage": "http://x"}).status_code == 302
    assert names(on) == {}


def test_a_flood_from_one_address_is_stopped(client: Client, on: Stage, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(throttle, "ENTRIES", 2)
    assert [sign_up(client, on, f"Spieler {letter}")[0] for letter in "ABC"] == [302, 302, 429]
    assert len(names(on)) == 2


def test_the_form_needs_its_token(on: Stage):
    assert Client(enforce_csrf_checks=True).post(on.at("anmelden/"), form()).status_code == 403
    assert names(on) == {}


def test_a_refused_new_player_leaves_no_trace_behind(client: Client, on: Stage):
    """A number that was given and taken back must not stay in the server's memory."""
    sign_up(client, on, "x" * 61)
    sign_up(client, on, "Anna Moser")
    assert names(on) == {1: "Anna Moser"}
    assert [p.name for p in CUPS.get(on.cup.pk).active] == ["Anna Moser"]


def test_an_account_finds_its_player_again(on: Stage):
    client = Client()
    account = Account.objects.register("Anna Moser", "Sechserdreier mit Uhu")
    client.force_login(account)
    assert sign_up(client, on)[0] == 302
    assert CUPS.get(on.cup.pk).players[1].person == str(account.person.pk)
    on.wish(f.Unregistered(1))
    body = client.get(on.at("anmelden/")).content.decode()
    assert 'value="Anna Moser"' in body
    assert sign_up(client, on)[0] == 302, "without typing the number"
    assert names(on) == {1: "Anna Moser"}


def test_an_account_does_not_take_over_somebody_with_a_history(on: Stage):
    on.enter("Anna Moser")
    on.wish(f.Unregistered(1))
    client = Client()
    client.force_login(Account.objects.register("Schlau", "Sechserdreier mit Uhu"))
    assert sign_up(client, on, number="1")[0] == 302
    assert CUPS.get(on.cup.pk).players[1].person == ""


def test_name_and_number_do_not_uncover_who_shows_only_the_number(client: Client, on: Stage):
    on.enter("Anna Moser", public="number")
    on.wish(f.Unregistered(1))
    assert sign_up(client, on, number="1", public="name")[0] == 302
    assert CUPS.get(on.cup.pk).players[1].public == "number"
    assert "Anna" not in client.get(on.at()).content.decode()
