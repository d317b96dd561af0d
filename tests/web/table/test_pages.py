"""The pages around a table: two clicks from the start page, the form for friends, the shell, links, books, worker."""

from __future__ import annotations

import json
import re
import struct
from typing import Any
from uuid import UUID

import pytest
from django.test import Client

from tarock.rules import builtin_ids
from tarock.table import Table, decide, wishes
from tarock.web.common.worker import STATIC
from tarock.web.live.history import to_row
from tarock.web.live.models import TableLink
from tarock.web.live.service import load_table
from tarock.web.people.guests import COOKIE
from tarock.web.store import events as store

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def _many_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    """One address opens as many tables as a test needs; the limit has its own test."""
    monkeypatch.setattr("tarock.web.live.limits.LIMITS.tables.take", lambda address: 0)


def open_page(client: Client) -> str:
    """The address of a table against three bots, one click from the start page."""
    answer = client.post("/tisch/spielen/", {"name": "Anna"})
    assert answer.status_code == 302
    return str(answer["Location"])


def data_of(client: Client, address: str) -> dict[str, Any]:
    page = client.get(address).content.decode()
    found = re.search(r'<script id="table-data" type="application/json">(.*?)</script>', page, re.DOTALL)
    assert found
    data: dict[str, Any] = json.loads(found[1])
    return data


def table_of(address: str) -> Table:
    table = load_table(TableLink.objects.get(token=address.split("/")[2]).table)
    assert table is not None
    return table


def form_of(client: Client) -> dict[str, str]:
    """The form as it is sent without touching anything."""
    page = client.get("/tisch/neu/").content.decode()
    found = re.search(r'name="form" value="([^"]+)"', page)
    assert found
    usual = {"rules": "steirisch", "places": "4", "unit": "", "deals": "16", "think": "0", "away": "60", "next": "30"}
    return {
        "form": found[1],
        "name": "Anna",
        **usual,
        "pace": "700",
        "hints": "on",
        "talk": "open",
        "spectators": "after",
        "delay": "60",
        "cents": "",
        "bots": "thumb",
    }


# against three bots -------------------------------------------------------------------------------------


def test_one_click_from_the_start_page_seats_a_guest_against_three_bots(client: Client) -> None:
    assert 'action="/tisch/spielen/"' in client.get("/").content.decode()
    table = table_of(open_page(client))
    assert [bool(place.who) for place in table.places] == [True, False, False, False]
    assert table.names[0] == "Anna"
    assert table.places[0].who.startswith("g:")
    assert client.cookies[COOKIE]["httponly"]
    assert client.cookies[COOKIE]["samesite"] == "Lax"


def test_nobody_has_to_press_a_button_for_the_next_deal(client: Client) -> None:
    """Field 44: no human trigger is ever needed for a bot's action or the next deal."""
    table = table_of(open_page(client))
    assert table.config.next > 0
    assert table.config.start == "at-once"


def test_a_guest_without_a_name_is_a_guest(client: Client) -> None:
    answer = client.post("/tisch/spielen/", {})
    assert table_of(answer["Location"]).names[0] == "Gast"


def test_whoever_comes_back_is_the_same_guest(client: Client) -> None:
    first, second = table_of(open_page(client)), table_of(open_page(client))
    assert first.places[0].who == second.places[0].who


def test_an_address_that_opens_one_table_after_the_other_is_asked_to_wait(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tarock.web.live.limits.LIMITS.tables.take", lambda address: 90)
    answer = client.post("/tisch/spielen/", {})
    assert answer.status_code == 429
    assert answer["Retry-After"] == "120"
    assert "2" in answer.content.decode()
    assert TableLink.objects.count() == 0


# for friends --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules_id", builtin_ids())
def test_a_table_by_every_set_that_comes_along(client: Client, rules_id: str) -> None:
    answer = client.post("/tisch/neu/", {**form_of(client), "rules": rules_id})
    assert table_of(answer["Location"].split("#")[0]).rules.id == rules_id


def test_all_settings_of_the_form_arrive(client: Client) -> None:
    said = {
        **form_of(client),
        "rules": "wien",
        "places": "5",
        "unit": "radl",
        "deals": "4",
        "think": "30",
        "away": "120",
        "next": "0",
        "talk": "silent",
        "spectators": "delay",
        "delay": "90",
        "cents": "5,5",
        "bots": "random",
        "bot2": "thumb",
        "listed": "on",
        "start": "ready",
    }
    del said["hints"]
    address = client.post("/tisch/neu/", said)["Location"].split("#")[0]
    config = table_of(address).config
    assert (config.places, config.radl, config.length) == (5, 4, 20)
    assert (config.think, config.away, config.next, config.start) == (30, 120, 0, "ready")
    assert (config.talk, config.spectators, config.delay, config.cents) == ("silent", "delay", 90, "5.5")
    assert config.bots == ("random", "random", "thumb", "random", "random")
    assert not config.hints
    assert TableLink.objects.get(token=address.split("/")[2]).listed


def test_all_that_is_wrong_is_said_at_once_and_nothing_is_opened(client: Client) -> None:
    said = {**form_of(client), "places": "7", "think": "viel", "spectators": "delay", "delay": "3", "cents": "teuer"}
    answer = client.post("/tisch/neu/", said)
    assert answer.status_code == 422
    page = answer.content.decode()
    for key in ("places", "think", "spectators", "cents"):
        assert f"<code>{key}</code>" in page
    assert 'value="teuer"' in page
    assert TableLink.objects.count() == 0


def test_rules_of_ones_own_are_played_and_have_their_book(client: Client) -> None:
    head = 'extends = "wien"\nsource = "HAUS"\n[set]\nid = "haus"\nname = "Hausregeln Huber"\n'
    text = f'{head}[contracts.dreier]\nvalue = 7\n[citations]\nHAUS = "Hausregeln"\n'
    address = client.post("/tisch/neu/", {**form_of(client), "rules": "own", "rules_text": text})["Location"]
    here = address.split("#")[0]
    assert table_of(here).rules.contracts["dreier"].value == 7
    data = data_of(client, here)
    dreier = next(game for game in data["rules"]["contracts"] if game["id"] == "dreier")
    assert dreier["value"] == "7 Punkte"
    book = client.get(data["rulebook"]).content.decode()
    assert "Hausregeln Huber" in book
    assert f'id="{dreier["anchor"]}"' in book
    assert "7" in client.get(data["deviations"]).content.decode()


def test_problems_of_rules_of_ones_own_name_their_lines(client: Client) -> None:
    text = 'extends = "wien"\n[set]\nid = "haus"\nname = "Haus"\n[contracts.dreier]\nvalue = "viel"\nfliegt = true\n'
    answer = client.post("/tisch/neu/", {**form_of(client), "rules": "own", "rules_text": text})
    page = answer.content.decode()
    assert answer.status_code == 422
    assert "Zeile 6" in page
    assert "Zeile 7" in page
    assert "fliegt = true" in page


def test_a_form_sent_twice_opens_one_table(client: Client) -> None:
    said = form_of(client)
    assert client.post("/tisch/neu/", said)["Location"] == client.post("/tisch/neu/", said)["Location"]
    assert TableLink.objects.values("table").distinct().count() == 1


def test_an_id_that_the_server_did_not_give_is_refused(client: Client) -> None:
    answer = client.post("/tisch/neu/", {**form_of(client), "form": str(UUID(int=1))})
    assert answer.status_code == 422
    assert TableLink.objects.count() == 0


# the table ----------------------------------------------------------------------------------------------


def test_the_page_shows_its_own_player_the_table_at_once(client: Client) -> None:
    data = data_of(client, open_page(client))
    assert data["view"]["me"] == 0
    assert data["mayPlay"]
    assert data["live"] == f"/live/{data['table']}/"
    assert data["phrases"]["gut-gspielt"] == "Gut gspielt!"


def test_a_stranger_gets_no_view_with_the_page(client: Client) -> None:
    address = open_page(client)
    data = data_of(Client(), address)
    assert data["view"] is None
    assert data["token"]


def test_the_link_for_watching_does_not_let_one_play(client: Client) -> None:
    data = data_of(client, open_page(client))
    watching = data_of(Client(), data["watch"].partition("testserver")[2])
    assert not watching["mayPlay"]
    assert watching["token"] == watching["invite"] == watching["qr"] == ""


def test_no_page_is_kept_in_a_cache(client: Client) -> None:
    assert client.get(open_page(client))["Cache-Control"] == "no-store"


@pytest.mark.parametrize("end", ["", "qr.svg", "manifest.json", "regeln/", "regeln/gegen/wien/"])
def test_there_is_no_table_behind_a_token_that_nobody_gave(client: Client, end: str) -> None:
    assert client.get(f"/tisch/gibtsnicht/{end}").status_code == 404


def test_qr_code_and_manifest_lead_to_this_very_table(client: Client) -> None:
    address = open_page(client)
    assert client.get(f"{address}qr.svg")["Content-Type"] == "image/svg+xml"
    manifest = client.get(f"{address}manifest.json").json()
    assert (manifest["start_url"], manifest["scope"]) == (address, address)


def test_the_worker_keeps_every_module_and_sheet_of_the_page(client: Client) -> None:
    worker = client.get("/tisch/sw.js").content.decode()
    page = client.get(open_page(client)).content.decode()
    modules = re.findall(r'href="(/static/tarock/[^"]+\.(?:js|css))"', page)
    assert len(modules) > 30
    for module in modules:
        assert f'"{module}"' in worker
    assert "cards/two-de.svg" in worker


def test_every_text_of_the_page_stands_on_both_sides() -> None:
    """Two columns, none empty; the same places to fill in."""
    row = re.compile(r'^  "?([\w-]+)"?: \[\s*"(.*?)",\s*"(.*?)",?\s*\],', re.MULTILINE | re.DOTALL)
    rows = row.findall((STATIC / "table" / "words.js").read_text("utf-8"))
    assert len(rows) > 150
    for key, de, en in rows:
        assert bool(de) == bool(en), key
        assert set(re.findall(r"\{\w+\}", de)) == set(re.findall(r"\{\w+\}", en)), key


def test_every_text_that_the_scripts_ask_for_exists() -> None:
    known = set(re.findall(r'^  "?([\w-]+)"?: \[', (STATIC / "table" / "words.js").read_text("utf-8"), re.MULTILINE))
    for file in (STATIC / "table").glob("*.js"):
        for key in re.findall(r'\bt\("([\w-]+)"', file.read_text("utf-8")):
            assert key in known, (file.name, key)


def test_english_by_choice(client: Client) -> None:
    client.post("/sprache/", {"lang": "en", "back": "/"})
    assert "Play against three bots" in client.get("/").content.decode()
    data = data_of(client, open_page(client))
    assert data["lang"] == "en"
    assert data["rules"]["cards"][7] == "king of hearts"


# the start page -----------------------------------------------------------------------------------------


def test_the_start_page_lists_ones_own_tables_and_those_that_are_listed(client: Client) -> None:
    open_page(client)
    client.post("/tisch/neu/", {**form_of(client), "name": "Berta", "listed": "on"})
    mine = client.get("/").content.decode()
    others = Client().get("/").content.decode()
    assert mine.count('class="door" href="/tisch/') == 2
    assert "Berta" in others
    assert "Anna" not in others


def test_a_table_that_is_closed_is_not_listed(client: Client) -> None:
    address = open_page(client)
    table = table_of(address)
    wish = wishes.End(id="00000000-0000-7000-8000-000000000001", who=table.places[0].who, version=table.version)
    found = decide(table, wish, table.at + 1)
    assert isinstance(found, tuple)
    for n, event in enumerate(found):
        store.append(UUID(table.id), table.version + n, to_row(event))
    assert f'href="{address}"' not in client.get("/").content.decode()


def test_start_page_can_go_to_the_home_screen(client: Client) -> None:
    """With its manifest, and with a picture of the size that is written there: iOS takes no SVG."""
    page = client.get("/").content.decode()
    address = re.search(r'rel="manifest" href="([^"]+)"', page)
    picture = re.search(r'rel="apple-touch-icon" href="([^"]+)"', page)
    assert address is not None
    assert picture is not None
    manifest = client.get(address[1]).json()
    assert (manifest["start_url"], manifest["scope"]) == ("/", "/")
    drawn = [(icon["src"], icon["sizes"]) for icon in manifest["icons"] if icon["type"] == "image/png"]
    assert [sizes for _, sizes in drawn] == ["180x180", "192x192", "512x512"]
    for src, sizes in [*drawn, (picture[1], "180x180")]:
        answer = client.get(src)
        width, height = struct.unpack(">II", answer.content[16:24])
        assert (answer["Content-Type"], f"{width}x{height}") == ("image/png", sizes)
    assert client.get("/tisch/icon-9999.png").status_code == 404


def test_a_table_in_its_first_deal_has_none_played(client: Client) -> None:
    client.post("/tisch/neu/", form_of(client) | {"unit": "deals", "deals": "5", "listed": "on"})
    assert "0 von 5 gespielt" in client.get("/").content.decode()
