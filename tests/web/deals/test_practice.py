"""What if: a fresh table from any point of a deal, with the same cards, that counts nowhere."""

from __future__ import annotations

from random import Random
from uuid import UUID

import pytest
from django.test import Client

from tarock.deal import Action
from tarock.web.deals.models import WhatIf
from tarock.web.live.limits import LIMITS, Bucket
from tarock.web.live.models import TableLink
from tests.web.deals import tables
from tests.web.deals.guests import guest
from tests.web.deals.test_uploads import ROOT, RUFER, send

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def _own_limits(monkeypatch):
    monkeypatch.setattr(LIMITS, "tables", Bucket(1, 100))


def finished(**config) -> tuple[Client, str, UUID]:
    client, who = guest()
    table = tables.new_table(who, **config)
    tables.play(table, Random(3))
    return client, who, table


def begin(client: Client, table: UUID, step: int, seat: int):
    return client.post(f"/spiele/tisch/{table}/1/weiterspielen/", {"step": step, "seat": seat})


def made(answer):
    assert answer.status_code == 302, answer.content.decode()
    token = answer["Location"].split("/")[2]
    found = tables.loaded(TableLink.objects.get(token=token).table)
    assert found.deal
    return found


def client_path(table) -> str:
    return f"/tisch/{TableLink.objects.get(table=table.id, role=TableLink.PLAY).token}/"


@pytest.mark.parametrize("places", [4, 5, 6])
def test_from_every_step_the_same_cards_and_the_same_course_so_far(places: int):
    client, who, table = finished(places=places)
    deal = tables.loaded(table).rows[0].deal
    last = len(deal.actions) - 1
    for step in {0, 1, last // 2, last}:
        for seat in range(4):
            again = made(begin(client, table, step, seat))
            assert again.deal.state.dealt == deal.state.dealt
            assert again.deal.state.talon == deal.state.talon
            assert again.deal.actions == deal.actions[:step]
            assert again.deal.seat_of(again.place_of(who)) == seat
            assert again.rules.digest == deal.state.rules.digest
            assert sum(bool(place.who) for place in again.places) == 1


def test_it_is_played_to_its_end_and_then_over():
    client, _, table = finished()
    again = made(begin(client, table, 5, 2))
    assert WhatIf.objects.get().table == UUID(again.id)
    assert (WhatIf.objects.get().source, WhatIf.objects.get().number, WhatIf.objects.get().step) == (table, 1, 5)
    page = client.get(client_path(again)).content.decode()
    assert "Was wäre wenn" in page
    over = tables.play_on(UUID(again.id), Random(9))
    assert over.ended == "length"
    html = client.get(f"/spiele/tisch/{again.id}/{over.rows[0].deal.board}/").content.decode()
    assert "Was-wäre-wenn" in html
    assert len(client.get("/spiele/").context["games"]) == 1


def test_the_table_is_private():
    client, _, table = finished()
    again = made(begin(client, table, 0, 0))
    assert not TableLink.objects.filter(table=again.id, listed=True).exists()
    assert again.config.spectators == "none"
    assert Client().get(f"/spiele/tisch/{again.id}/1/").status_code == 404


@pytest.mark.parametrize(("step", "seat"), [(-1, 0), (10_000, 0), (0, 4), (0, -1), ("x", 0), ("", ""), ("١", 0)])
def test_steps_and_seats_that_do_not_exist(step, seat):
    client, _, table = finished()
    answer = begin(client, table, step, seat)
    assert answer.status_code == 422
    assert "Schritt 0 bis" in answer.content.decode()
    assert not WhatIf.objects.exists()


def test_whoever_has_the_link_may_play_on_and_becomes_a_guest():
    client, _, table = finished()
    link = client.post(f"/spiele/tisch/{table}/1/teilen/")["Location"]
    stranger = Client()
    again = made(stranger.post(f"{link}weiterspielen/", {"step": 3, "seat": 1}))
    assert again.places[again.deal.seats.seats[1]].who.startswith("g:")
    assert "gast" in stranger.cookies
    assert WhatIf.objects.get().token == link.split("/")[3]


def test_one_table_after_the_other_is_slowed_down(monkeypatch):
    monkeypatch.setattr(LIMITS, "tables", Bucket(0.001, 2))
    client, _, table = finished()
    assert [begin(client, table, 1, 0).status_code for _ in range(3)] == [302, 302, 429]
    assert WhatIf.objects.count() == 2


def test_a_set_of_ones_own_is_kept():
    own = (ROOT / "docs/examples/hausregel.toml").read_text(encoding="utf-8")
    client, _, table = finished(rules_text=own)
    assert made(begin(client, table, 2, 0)).config.rules_text == own


def test_cards_without_a_seed_cannot_be_dealt_again():
    path = send(RUFER, wish="share")["Location"]
    assert "weiterspielen" not in Client().get(path).content.decode()
    answer = Client().post(f"{path}weiterspielen/", {"step": 0, "seat": 0})
    assert answer.status_code == 422


def test_the_last_step_leaves_something_to_do():
    client, _, table = finished()
    deal = tables.loaded(table).rows[0].deal
    answer = begin(client, table, len(deal.actions), 0)
    assert answer.status_code == 422
    actions: tuple[Action, ...] = made(begin(client, table, len(deal.actions) - 1, 0)).deal.actions
    assert len(actions) == len(deal.actions) - 1
