"""Who shows only a number appears by name in nothing that everybody can ask for, and a deleted account in nothing."""

from __future__ import annotations

import io
import json
import zipfile

import pytest
from django.test import Client

from tarock.tournament.event import facts as f
from tarock.web.cups.streams import CUPS, DAYS
from tarock.web.cups.tables import open_list
from tarock.web.people import holdings
from tarock.web.people.models import Account, Person
from tarock.web.sheets.models import SheetLink
from tarock.web.sheets.service import load_sheet
from tarock.web.store.models import StoredEvent
from tests.web.cups.public.stage import NAMES, OFFICE, Stage, sign_up, stage

pytestmark = pytest.mark.django_db

HIDDEN = "Xaver Schatten"


@pytest.fixture
def on() -> Stage:
    """Round 1 played, round 2 begun, one table ended with a text that names the hidden player; one has left."""
    on = stage(cup="kaernten")
    on.enter(HIDDEN, public="number")
    on.enter(*NAMES[:7])
    on.draw()
    on.play(1)
    on.wish(f.Started(2))
    open_list(on.day, 2, 1, OFFICE)
    on.wish(f.EndedEarly(2, 2, f"{HIDDEN} muss heim"))
    on.report(2, 1)
    on.wish(f.Complained(2, 1, on.table(2, 1)[0], f"{HIDDEN} hat sich verschrieben"))
    return on


def pages(on: Stage) -> list[str]:
    day, cup = f"/turnier/{on.day.pk}/", f"/cups/{on.cup.slug}/"
    api = f"/api/days/{on.day.pk}/"
    (own,) = [complaint.player for complaint in on.state.complaints]  # sees what he wrote himself
    others = [number for number in range(2, 9) if number != own]
    return [
        "/cups/", cup, f"{cup}tabelle/", f"{cup}ruhmeshalle/", f"{cup}spieler/1/", f"{cup}kalender.ics",
        f"{cup}tabelle.csv", f"{cup}tabelle.xlsx", f"{cup}anmeldung.pdf",
        day, f"{day}stand/", f"{day}runde/1/", f"{day}runde/2/", f"{day}auslosung/", f"{day}leinwand/",
        f"{day}anmelden/",
        *(f"{day}teil/{part}/" for part in ("jetzt", "stand", "leinwand", "runde-1", "runde-2")),
        *(f"{day}{name}.{kind}" for name in ("ergebnis", "sitzordnung", "preise") for kind in ("csv", "xlsx")),
        *(f"{day}runde/2/{name}.csv" for name in ("stand", "sitzordnung", "tische")),
        f"{api}", f"{api}standings?live=1", f"{api}rounds/1", f"{api}rounds/2",
        "/api/cups/", f"/api/cups/{on.cup.slug}/", f"/api/cups/{on.cup.slug}/season",
        *(f"/ich/{on.key(number)}/" for number in others),
        *(f"/ich/{on.key(number)}/jetzt/" for number in others),
    ]  # fmt: skip


def text_of(body: bytes) -> str:
    if body[:2] != b"PK":
        return body.decode("utf-8", "replace")
    with zipfile.ZipFile(io.BytesIO(body)) as packed:
        return "".join(packed.read(name).decode("utf-8", "replace") for name in packed.namelist())


@pytest.mark.parametrize("lang", ["de", "en"])
def test_who_shows_only_a_number_is_named_nowhere(client: Client, on: Stage, lang: str):
    client.cookies["sprache"] = lang
    for address in pages(on):
        answer = client.get(address)
        assert answer.status_code == 200, address
        said = text_of(answer.content)
        assert "Xaver" not in said, address
        assert "Schatten" not in said, address


def test_the_number_stands_where_the_name_would(client: Client, on: Stage):
    for page in ("stand/", "runde/1/", "ergebnis.csv", "sitzordnung.csv"):
        assert "#1" in client.get(on.at(page)).content.decode(), page


def test_the_office_still_sees_the_whole_name(on: Stage):
    assert on.state.entrants[1].name == HIDDEN


def test_players_choose_on_their_own_page_how_they_are_seen(client: Client, on: Stage):
    body = client.get(f"/ich/{on.key(2)}/").content.decode()
    assert NAMES[0] in body
    assert client.post(f"/ich/{on.key(2)}/", {"do": "show", "public": "short"}).status_code == 302
    assert "Anna M." in client.get(on.at("stand/")).content.decode()
    assert NAMES[0] not in client.get(on.at("stand/")).content.decode()


def test_pages_of_players_stay_out_of_search_engines(client: Client, on: Stage):
    for address in (f"/cups/{on.cup.slug}/spieler/2/", f"/ich/{on.key(2)}/"):
        answer = client.get(address)
        assert answer.headers["X-Robots-Tag"] == "noindex"
        assert 'name="robots"' in answer.content.decode()


def test_a_deleted_account_is_in_no_event_any_more_and_its_results_stay(on: Stage):
    client = Client()
    account = Account.objects.register("Zora Späth", "Sechserdreier mit Uhu")
    client.force_login(account)
    other = stage("anderswo")
    assert sign_up(client, other, "Zora Späth", club="TC Spät")[0] == 302
    other.enter(*NAMES[:7])
    other.draw()
    other.wish(f.Started(1))
    part = other.state.rounds[0]
    table = part.table_of(1)
    assert table is not None
    token = open_list(other.day, 1, table.number, OFFICE)
    other.report(1, table.number)
    before = {n: dict(t.points) for t in other.state.rounds[0].tables for n in t.points}
    told = holdings.export(account.person)["cups"]
    assert [(one["cup"], one["name"], len(one["tournaments"])) for one in told] == [("anderswo", "Zora Späth", 1)]

    holdings.forget(account.person)

    assert not Person.objects.filter(name="Zora Späth").exists()
    for stream in (other.cup.pk, other.day.pk, SheetLink.objects.get(token=token).stream):
        stored = json.dumps([[e.payload, e.by] for e in StoredEvent.objects.filter(stream=stream)], ensure_ascii=False)
        assert "Zora" not in stored
        assert "TC Spät" not in stored
    assert DAYS.get(other.day.pk).entrants[1].name == "Anonym 1"
    player = CUPS.get(other.cup.pk).players[1]
    assert (player.name, player.person, player.consent) == ("Anonym 1", "", False)
    assert {n: dict(t.points) for t in other.state.rounds[0].tables for n in t.points} == before
    assert "Anonym" in " ".join(load_sheet(SheetLink.objects.get(token=token).stream).players)
    assert "#1" in Client().get(other.at("stand/")).content.decode()
