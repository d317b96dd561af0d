"""A player's own page: seat, clock, confirming, complaining, leaving; and nothing for others."""

from __future__ import annotations

import datetime as dt

import pytest
from django.test import Client

from tarock.tournament.event import facts as f
from tarock.web.cups import service
from tarock.web.cups.keys import day_keys, table_keys
from tarock.web.cups.streams import DAYS
from tarock.web.cups.tables import open_list
from tests.web.cups.public.stage import NAMES, OFFICE, Stage, stage

pytestmark = pytest.mark.django_db


@pytest.fixture
def on() -> Stage:
    on = stage()
    on.enter(*NAMES[:8])
    on.draw()
    return on


def page(client: Client, on: Stage, number: int) -> str:
    answer = client.get(f"/ich/{on.key(number)}/")
    assert answer.status_code == 200
    return answer.content.decode()


def do(client: Client, on: Stage, number: int, word: str, **more: str) -> tuple[int, str]:
    answer = client.post(f"/ich/{on.key(number)}/", {"do": word, **more})
    return answer.status_code, answer.content.decode()


def test_the_seat_stands_there_as_drawn(client: Client, on: Stage):
    for table in on.state.rounds[0].tables:
        for place, number in enumerate(table.players, 1):
            assert f"Tisch {table.number}, Platz {place}" in page(client, on, number)


def test_the_clock_and_the_list_come_with_the_round(client: Client, on: Stage):
    on.wish(f.Started(1))
    open_list(on.day, 1, 1, OFFICE)
    number = on.table(1, 1)[0]
    shown = page(client, on, number)
    assert "data-ends=" in shown
    assert "/liste/" in shown


def test_a_second_player_confirms_and_the_writer_cannot(client: Client, on: Stage):
    on.wish(f.Started(1))
    on.report(1, 1)
    writer, second = on.table(1, 1)[:2]
    result = on.state.rounds[0].tables[0].result
    assert result is not None
    assert 'value="confirm' not in page(client, on, writer)
    assert f'value="confirm 1 1 {result.id}"' in page(client, on, second)
    assert do(client, on, writer, f"confirm 1 1 {result.id}")[0] == 422
    assert do(client, on, second, f"confirm 1 1 {result.id}")[0] == 302
    assert on.state.rounds[0].tables[0].confirmed_by == second


def test_a_result_that_has_changed_meanwhile_is_not_confirmed_blindly(client: Client, on: Stage):
    on.wish(f.Started(1))
    on.report(1, 1)
    old = on.state.rounds[0].tables[0].result
    players = on.table(1, 1)
    games = on.state.settings.games_at(len(players))
    sums = dict.fromkeys(players, 0) | {players[0]: 4, players[1]: -4}
    on.wish(f.Corrected(1, 1, sums, games, "verschrieben"))  # type: ignore[arg-type]
    assert old is not None
    status, _ = do(client, on, players[1], f"confirm 1 1 {old.id}")
    assert status == 422
    assert on.state.rounds[0].tables[0].confirmed_by == 0


def test_a_complaint_within_fifteen_minutes_and_not_later(client: Client, on: Stage, monkeypatch: pytest.MonkeyPatch):
    on.wish(f.Started(1))
    on.report(1, 1)
    number = on.table(1, 1)[1]
    assert "Stimmt nicht" in page(client, on, number)
    assert do(client, on, number, "complain 1 1")[0] == 422, "without a word"
    assert do(client, on, number, "complain 1 1", **{"text-1": "Spiel 4 fehlt"})[0] == 302
    assert [c.text for c in on.state.complaints] == ["Spiel 4 fehlt"]
    assert "Spiel 4 fehlt" in page(client, on, number)
    later = dt.datetime.now(dt.UTC) + dt.timedelta(minutes=16)
    monkeypatch.setattr(service, "now", lambda: later.isoformat(timespec="seconds"))
    status, said = do(client, on, number, "complain 1 1", **{"text-1": "zu spät"})
    assert (status, len(on.state.complaints)) == (422, 1)
    assert "15" in said


def test_complaints_of_others_are_not_shown(client: Client, on: Stage):
    on.wish(f.Started(1))
    on.report(1, 1)
    first, second = on.table(1, 1)[1:3]
    do(client, on, first, "complain 1 1", **{"text-1": "Spiel 4 fehlt"})
    assert "Spiel 4 fehlt" not in page(client, on, second)


def test_nobody_acts_at_another_table(client: Client, on: Stage):
    on.wish(f.Started(1))
    on.report(1, 1)
    stranger = on.table(1, 2)[0]
    assert do(client, on, stranger, "confirm 1 1")[0] == 422
    assert do(client, on, stranger, "complain 1 1", **{"text-1": "aha"})[0] == 422
    assert on.state.rounds[0].tables[0].confirmed_by == 0
    assert on.state.complaints == ()


def test_leaving_the_list_before_the_first_round_only(client: Client, on: Stage):
    assert do(client, on, 3, "unregister")[0] == 302
    assert on.state.entrants[3].status == "unregistered"
    assert "Abgemeldet" in page(client, on, 3)
    other = stage("zweite")
    other.enter(*NAMES[:8])
    other.draw()
    other.wish(f.Started(1))
    assert 'value="unregister"' not in page(client, other, 3)
    assert do(client, other, 3, "unregister")[0] == 422


@pytest.mark.parametrize("word", ["", "closed", "confirm", "confirm x y", "confirm 1", "confirm ² 1", "started 1"])
def test_other_words_do_nothing(client: Client, on: Stage, word: str):
    before = DAYS.get(on.day.pk).version
    assert do(client, on, 1, word)[0] == 404
    assert DAYS.get(on.day.pk).version == before


def test_only_a_players_key_opens_it(client: Client, on: Stage):
    others = [*day_keys(on.day).values(), *table_keys(on.day, on.state, 1).values()]
    for token in (*(key.token for key in others), "x", "0" * 22):
        assert client.get(f"/ich/{token}/").status_code == 404
        assert client.get(f"/ich/{token}/jetzt/").status_code == 404
        assert client.get(f"/ich/{token}/qr.svg").status_code == 404


def test_it_is_kept_in_no_cache_and_asks_cheaply(client: Client, on: Stage):
    assert client.get(f"/ich/{on.key(1)}/").headers["Cache-Control"] == "no-store"
    first = client.get(f"/ich/{on.key(1)}/jetzt/")
    again = client.get(f"/ich/{on.key(1)}/jetzt/", headers={"If-None-Match": first.headers["ETag"]})
    assert again.status_code == 304
    on.wish(f.Started(1))
    assert client.get(f"/ich/{on.key(1)}/jetzt/", headers={"If-None-Match": first.headers["ETag"]}).status_code == 200


def test_wishes_need_the_token_of_the_form(on: Stage):
    strict = Client(enforce_csrf_checks=True)
    assert strict.post(f"/ich/{on.key(1)}/", {"do": "unregister"}).status_code == 403
    assert on.state.entrants[1].status == "checked-in"
