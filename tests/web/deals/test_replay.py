"""The replay of a deal: who may look at it, what it shows, and that its record is the record."""

from __future__ import annotations

import json
import re
from itertools import chain
from pathlib import Path
from random import Random
from typing import Any
from uuid import UUID, uuid4

import pytest
from django.test import Client

from tarock.cards import PACK_MASK, deal, mask_of
from tarock.deal import legal, new_deal
from tarock.deal.actions import ThrowIn
from tarock.notation.record import from_json, read_record, to_json, write_record
from tarock.rules import builtin_ids, load, load_text
from tarock.table import deal_record
from tarock.table.wishes import DealNext
from tarock.web.deals.frames import frames
from tarock.web.deals.models import DealLink
from tests.notation.record_deals import random_record
from tests.web.deals import tables
from tests.web.deals.guests import guest

pytestmark = pytest.mark.django_db

ROOT = Path(__file__).parents[3]


def played(rng: int = 1, **config) -> tuple[Client, UUID]:
    client, who = guest()
    table = tables.new_table(who, **config)
    tables.play(table, Random(rng))
    return client, table


def address(table: UUID, board: int = 1, end: str = "") -> str:
    return f"/spiele/tisch/{table}/{board}/{end}"


def test_who_sat_there_sees_the_deal_and_nobody_else():
    client, table = played()
    assert client.get(address(table)).status_code == 200
    stranger, _ = guest()
    for other in (Client(), stranger):
        for end in ("", "spiel.record", "spiel.json", "regeln/"):
            assert other.get(address(table, end=end)).status_code == 404
        for end in ("teilen/", "weiterspielen/"):
            assert other.post(address(table, end=end), {"step": 0, "seat": 0}).status_code == 404
    assert not DealLink.objects.exists()


def test_nobody_sees_a_deal_that_is_not_over():
    client, who = guest()
    table = tables.new_table(who)
    tables.deal(table, Random(1))
    tables.play_on(table, Random(1), most=12)
    assert client.get(address(table)).status_code == 404
    assert client.post(address(table, end="teilen/")).status_code == 404
    tables.play_on(table, Random(1))
    assert client.get(address(table)).status_code == 200
    assert client.get(address(table, 2)).status_code == 404


def test_other_streams_are_no_tables():
    client, _ = guest()
    assert client.get(address(uuid4())).status_code == 404


def test_a_link_opens_one_deal_for_everybody_and_stays_the_same():
    client, table = played()
    tables.play(table, Random(2))
    first = client.post(address(table, end="teilen/"))["Location"]
    assert re.fullmatch(r"/spiele/geteilt/[\w-]{20,}/", first)
    assert client.post(address(table, end="teilen/"))["Location"] == first
    assert client.post(address(table, 2, end="teilen/"))["Location"] != first
    stranger = Client()
    html = stranger.get(first).content.decode()
    assert "http://testserver" + first in html
    assert stranger.get(address(table, 2)).status_code == 404
    assert stranger.get("/spiele/geteilt/xyz/").status_code == 404


@pytest.mark.parametrize("places", [4, 5, 6])
def test_the_record_is_what_the_notation_writes(places: int):
    client, table = played(places=places)
    now = tables.loaded(table)
    record = deal_record(now, 1)
    assert record
    text = client.get(address(table, end="spiel.record"))
    assert text.content.decode() == write_record(record)
    assert text["Content-Disposition"].startswith("attachment; filename=")
    assert write_record(read_record(text.content.decode())) == write_record(record)
    data = client.get(address(table, end="spiel.json")).json()
    assert data == to_json(record)
    assert write_record(from_json(data)) == write_record(record)


def shown(client: Client, path: str) -> dict[str, Any]:
    html = client.get(path).content.decode()
    found = re.search(r'<script id="replay-data" type="application/json">(.*?)</script>', html, re.DOTALL)
    assert found
    data: dict[str, Any] = json.loads(found[1])
    return data


def test_the_page_has_a_frame_for_every_action_and_each_in_words():
    client, table = played()
    now = tables.loaded(table)
    assert now.deal
    data = shown(client, address(table))
    assert len(data["frames"]) == len(now.deal.actions) + 1
    html = client.get(address(table)).content.decode()
    assert html.count("data-step=") == len(data["frames"])


def test_who_looks_sits_at_the_bottom():
    client, table = played()
    now = tables.loaded(table)
    assert now.deal
    assert shown(client, address(table))["bottom"] == now.deal.seat_of(0)


@pytest.mark.parametrize("rules_id", builtin_ids())
@pytest.mark.parametrize("lang", ["de", "en"])
def test_frames_hold_all_cards_and_say_what_happens(rules_id: str, lang: str):
    rng = Random(f"{rules_id} {lang}")
    for _ in range(12):
        record = random_record(load(rules_id), rng)
        found = frames(record, lang)
        assert len(found) == len(record.actions) + 1
        for frame in found:
            lying = frame["trick"]["cards"] if frame["trick"] and not frame["trick"]["won"] else ()
            here = [*chain(*frame["hands"], *frame["talon"]), *frame["discard"], *lying]
            assert len(set(here)) == len(here)
            assert frame["told"]
            assert all(sentence.strip() for sentence in frame["told"])
            assert frame["game"]
        first, last = found[0], found[-1]
        assert mask_of(chain(*first["hands"], *first["talon"])) == PACK_MASK
        assert last["turn"] is None
        assert sum(frame["trick"]["won"] for frame in found if frame["trick"]) == len(record.state.tricks)


def test_a_trick_says_who_takes_it_and_why():
    record = read_record((ROOT / "tests/golden/dossier-rufer.record").read_text(encoding="utf-8"))
    told = [" ".join(frame["told"]) for frame in frames(record, "de")]
    assert any("Treff-König ist die höchste Karte in Treff." in text for text in told)
    assert any("Du ruft Pik-König: bei Carl." in text for text in told)
    assert any("Du legt ab: Herz-Bube, Karo-Drei, Karo-Vier." in text for text in told)


def test_settlement_with_clauses_linked_to_the_rulebook():
    client, table = played(rules="mostviertel")
    html = client.get(address(table)).content.decode()
    links = re.findall(r'href="(/regeln/mostviertel/)#([^"]+)"', html)
    assert links
    assert client.get(links[0][0]).status_code == 200
    now = tables.loaded(table)
    (row,) = now.rows
    for item in row.items:
        assert item.why("de", row.names) in html.replace("&quot;", '"')


def test_a_set_of_ones_own_has_its_book_beside_the_deal():
    own = (ROOT / "docs/examples/hausregel.toml").read_text(encoding="utf-8")
    client, table = played(rules_text=own)
    html = client.get(address(table)).content.decode()
    assert address(table, end="regeln/") in html
    assert client.get(address(table, end="regeln/")).status_code == 200
    link = client.post(address(table, end="teilen/"))["Location"]
    assert Client().get(f"{link}regeln/").status_code == 200
    text = Client().get(f"{link}spiel.record").content.decode()
    assert "digest" in text


def test_the_check_of_the_cards_is_filled_in():
    client, table = played()
    now = tables.loaded(table)
    assert now.deal
    html = client.get(address(table)).content.decode()
    href = re.search(r'href="(/spiele/pruefen/\?[^"]+)"', html)
    assert href
    checked = client.get(href[1].replace("&amp;", "&")).content.decode()
    assert "gehört zu diesem Startwert" in checked
    assert f"tarock deal --seed {now.deal.seed} --board 1" in checked


def test_a_deal_thrown_in_says_so():
    rules = (ROOT / "docs/examples/house-rules/zusammenwerfen.toml").read_text(encoding="utf-8")
    known = load_text(rules)
    client, who = guest()
    table = tables.new_table(who, rules_text=rules)

    def throws(seed: str) -> list[ThrowIn]:
        first = legal(new_deal(known, *deal(seed, 1)))
        return [action for action in first if isinstance(action, ThrowIn)]

    seed = next(seed for seed in (f"{n:032x}" for n in range(100_000)) if throws(seed))
    tables.wish(table, DealNext(id=str(uuid4()), seed=seed))
    tables.act(table, throws(seed)[0])
    assert "Zusammengeworfen: kein Spiel" in client.get(address(table)).content.decode()
    assert client.get("/spiele/").context["games"][0]["role"] == "zusammengeworfen"
