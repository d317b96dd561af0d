"""The pages around a list: beginning one, the shell, QR code, manifest, service worker, language."""

from __future__ import annotations

import json
import re

import pytest
from django.test import Client

from tarock.rules import builtin_ids, load
from tarock.web.sheets.models import SheetLink
from tarock.web.sheets.offers import rules_json
from tarock.web.sheets.service import load_sheet
from tests.web.games import RUFER, new_list, write

pytestmark = pytest.mark.django_db


def _form(client: Client) -> dict[str, str]:
    page = client.get("/liste/neu/").content.decode()
    found = re.search(r'name="form" value="([^"]+)"', page)
    assert found
    return {"form": found[1], **{f"name{n}": name for n, name in enumerate(("Anna", "Bert", "Cilli", "Dora"))}}


def test_a_list_is_begun_with_four_names(client: Client) -> None:
    answer = client.post("/liste/neu/", _form(client))
    assert answer.status_code == 302
    link = SheetLink.objects.get(token=answer["Location"].split("/")[2])
    sheet = load_sheet(link.stream)
    assert link.role == "direct"
    assert (sheet.players, sheet.rules.id) == (("Anna", "Bert", "Cilli", "Dora"), "steirisch")
    assert sheet.next_seats[0] == "Anna"


def test_tapped_twice_is_one_list(client: Client) -> None:
    said = _form(client)
    assert client.post("/liste/neu/", said)["Location"] == client.post("/liste/neu/", said)["Location"]
    assert SheetLink.objects.count() == 3


def test_first_dealer_cents_and_games_are_kept(client: Client) -> None:
    said = _form(client) | {"name4": " Emil  Huber ", "dealer": "1", "cents": "2,5", "games": "25", "rules": "wien"}
    answer = client.post("/liste/neu/", said)
    sheet = load_sheet(SheetLink.objects.get(token=answer["Location"].split("/")[2]).stream)
    assert sheet.players[4] == "Emil Huber"
    assert (sheet.opened.cents, sheet.opened.games, sheet.players[sheet.next_dealer]) == ("2.5", 25, "Bert")


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"name3": ""}, "3 Namen"),
        ({"name3": "Anna"}, "zweimal"),
        ({"rules": "bridge"}, "rules"),
        ({"games": "viele"}, "keine ganze Zahl"),
        ({"games": "٣"}, "keine ganze Zahl"),
        ({"cents": "gratis"}, "Cent"),
        ({"form": "gefälscht"}, "abgelaufen"),
    ],
)
def test_a_form_that_cannot_be_says_why_and_keeps_what_was_said(
    client: Client, change: dict[str, str], why: str
) -> None:
    answer = client.post("/liste/neu/", _form(client) | change)
    assert answer.status_code == 422
    page = answer.content.decode()
    assert why in page
    assert "Bert" in page
    assert not SheetLink.objects.exists()


def test_names_are_shown_as_names_not_as_markup(client: Client) -> None:
    names = ("</script><script>alert(1)</script>"[:40], "<b>Bert", "C&lla", 'D"ora')
    links = new_list(names)
    page = client.get(f"/liste/{links['read'].token}/").content.decode()
    assert "<script>alert" not in page
    assert "<b>Bert" not in page
    found = re.search(r'<script id="sheet-data" type="application/json">(.*?)</script>', page, re.DOTALL)
    assert found
    assert tuple(json.loads(found[1])["sheet"]["players"]) == names


def test_qr_code_and_manifest_lead_to_this_very_list(client: Client) -> None:
    links = new_list()
    here = f"/liste/{links['read'].token}/"
    code = client.get(f"{here}qr.svg")
    assert code["Content-Type"] == "image/svg+xml"
    assert b"http://www.w3.org/2000/svg" in code.content
    manifest = client.get(f"{here}manifest.json").json()
    assert (manifest["start_url"], manifest["id"]) == (here, here)


def test_the_worker_keeps_every_module_of_the_page(client: Client) -> None:
    links = new_list()
    worker = client.get("/liste/sw.js").content.decode()
    page = client.get(f"/liste/{links['read'].token}/").content.decode()
    modules = re.findall(r'href="(/static/tarock/[^"]+\.(?:js|css))"', page)
    assert len(modules) > 10
    for module in modules:
        assert f'"{module}"' in worker


def test_english_by_choice(client: Client) -> None:
    client.post("/sprache/", {"lang": "en", "back": "/liste/neu/"})
    assert "At the table" in client.get("/liste/neu/").content.decode()
    links = new_list()
    write(links["write"], entry=RUFER)
    item = client.get(f"/liste/{links['read'].token}/state").json()["sheet"]["rows"][0]["items"][0]
    assert item["why"].startswith("Rufer won by Anna and Cilli")


def test_money_to_the_cent_with_kontra_that_was_paid_at_once(client: Client) -> None:
    links = new_list(cents="10")
    game = write(links["write"], entry=RUFER | {"kontra": {"game": 2}}).rows[0].id
    address = f"/liste/{links['read'].token}/state"
    assert client.get(address).json()["sheet"]["balance"] == [20, -20, 20, -20]
    write(links["write"], "kontra-paid", game=game)
    sheet = client.get(address).json()["sheet"]
    assert sheet["balance"] == [10, -10, 10, -10]
    assert [(p["payer"], p["cents"]) for p in sheet["payments"]] == [(1, 10), (3, 10)]


def test_odd_halves_of_cents_still_sum_to_zero(client: Client) -> None:
    links = new_list(cents="0.5")
    write(links["write"], entry=RUFER | {"bonus": [{"name": "trull", "by": "declarer"}]})
    write(links["write"], entry={"contract": "dreier", "declarer": "Bert", "result": "won"})
    balance = client.get(f"/liste/{links['read'].token}/state").json()["sheet"]["balance"]
    assert sum(balance) == 0
    assert all(isinstance(cents, int) for cents in balance)


def test_figures(client: Client) -> None:
    links = new_list()
    write(links["write"], entry=RUFER)
    found = client.get(f"/liste/{links['read'].token}/stats").json()
    assert found["players"][0]["declarer"] == {"games": 1, "won": 1, "points": 1}
    assert found["contracts"][0]["name"] == "Rufer"


@pytest.mark.parametrize(("lang", "said"), [("de", "Formular abgelaufen"), ("en", "Form expired")])
def test_a_form_without_its_token_is_refused_on_a_page_of_our_own(lang: str, said: str) -> None:
    client = Client(enforce_csrf_checks=True)
    client.cookies["sprache"] = lang
    answer = client.post("/liste/neu/", {"name0": "Anna"})
    assert answer.status_code == 403
    assert said in answer.content.decode()


def test_vorhand_is_asked_for_where_she_may_hand_on() -> None:
    """Sauwald: whoever holds four kings hands Vorhand on, and another seat plays Rufer and Trischaken."""
    for rules_id in builtin_ids():
        rules = load(rules_id)
        contracts = rules_json(rules, "de")["contracts"]
        own = [one for one in contracts if one["forehand"]]
        assert own
        assert all(one["forehand_only"] == (rules.auction.hand_on == "never") for one in own)
    assert load("sauwald").auction.hand_on != "never"


def test_the_second_seat_may_play_vorhands_game_where_it_was_handed_on() -> None:
    links = new_list(rules="sauwald")
    sheet = write(links["write"], entry={"contract": "rufer", "declarer": "Bert", "partner": "Dora", "result": "won"})
    assert sheet.rows[0].status == "counted"
