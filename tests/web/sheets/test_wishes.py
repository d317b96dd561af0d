"""Wishes in wrong shapes, twice, late and too large: an answer with reasons, never a fault, never half a change."""

from __future__ import annotations

import json
from datetime import UTC, datetime, timedelta
from typing import Any
from uuid import uuid4

import pytest
from django.test import Client

from tarock.web.sheets.service import load_sheet
from tests.web.games import LOST, RUFER, new_list, write
from tests.web.sheets.test_access import post, wish

pytestmark = pytest.mark.django_db

GOOD = {"id": "0198c0de-0000-7000-8000-000000000001", "kind": "entered", "by": "Anna", "after": "", "entry": RUFER}

BODIES: dict[str, Any] = {
    "nothing": b"",
    "half": b'{"id":',
    "list": b"[]",
    "number": b"1",
    "not-utf8": b'{"by": "\xff"}',
    "nan": b'{"entry": {"note": NaN}}',
    "half-character": b'{"entry": {"note": "\\ud800"}}',
    "null-character": b'{"entry": {"note": "\\u0000"}}',
    "deep": b'{"entry":' + b'{"a":' * 50 + b"1" + b"}" * 51,
    "very-deep": b"[" * 30_000,
    "empty": {},
    "no-id": {k: v for k, v in GOOD.items() if k != "id"},
    "id": GOOD | {"id": "17"},
    "id-number": GOOD | {"id": 17},
    "kind": GOOD | {"kind": "opened"},
    "kind-list": GOOD | {"kind": ["entered"]},
    "by": GOOD | {"by": "  "},
    "by-long": GOOD | {"by": "A" * 41},
    "after": GOOD | {"after": 3},
    "entry": GOOD | {"entry": "rufer"},
    "entry-empty": GOOD | {"entry": {}},
    "entry-long": GOOD | {"entry": RUFER | {"note": "x" * 9000}},
    "entry-types": GOOD
    | {"entry": {"contract": ["rufer"], "declarer": {"a": 1}, "bonus": 3, "kontra": [], "count": 1.5}},
    "entry-players": GOOD | {"entry": RUFER | {"players": ["X"], "rules": "wien"}},
    "game": GOOD | {"kind": "cancelled", "game": str(uuid4())},
    "game-number": GOOD | {"kind": "cancelled", "game": 1},
    "reason-long": GOOD | {"kind": "cancelled", "game": "x", "reason": "x" * 600},
}


@pytest.mark.parametrize("name", BODIES)
def test_a_wrong_body_is_answered_with_its_problems(client: Client, name: str) -> None:
    links = new_list()
    for path in ("events", "preview"):
        if path == "preview" and name not in ("nothing", "half", "deep", "entry-types", "entry-players", "empty"):
            continue
        status, answer = post(client, links["direct"], BODIES[name], path)
        assert status == 422, (path, answer)
        for problem in answer["problems"]:
            assert problem["why"]
            assert "{name}" not in problem["why"]
    assert load_sheet(links["read"].stream).version == 1


def test_a_huge_body_is_refused_unread(client: Client) -> None:
    links = new_list()
    assert post(client, links["write"], json.dumps(GOOD | {"note": "x" * 400_000}))[0] == 422


def test_sent_twice_is_written_once(client: Client) -> None:
    links = new_list()
    said = wish(links["write"], "entered", entry=RUFER)
    assert post(client, links["write"], said)[0] == 200
    status, answer = post(client, links["write"], said)
    assert (status, len(answer["sheet"]["rows"]), answer["sheet"]["version"]) == (200, 1, 2)


def test_who_has_not_seen_the_last_game_is_shown_it(client: Client) -> None:
    links = new_list()
    mine, theirs = wish(links["write"], "entered", entry=RUFER), wish(links["write"], "entered", entry=RUFER)
    assert post(client, links["write"], theirs)[0] == 200
    status, answer = post(client, links["write"], mine)
    assert status == 409
    assert [row["id"] for row in answer["sheet"]["rows"]] == [theirs["id"]]


def test_what_changes_no_order_is_no_conflict_for_the_next_game(client: Client) -> None:
    links = new_list()
    game = write(links["write"], entry=RUFER | {"kontra": {"game": 2}}).rows[0].id
    mine = wish(links["write"], "entered", entry=LOST)
    write(links["write"], "kontra-paid", game=game)
    write(links["write"], "corrected", game=game, entry=RUFER, reason="kein Kontra")
    assert post(client, links["write"], mine)[0] == 200


def test_two_corrections_of_one_game_are_shown_to_the_second(client: Client) -> None:
    links = new_list()
    game = write(links["write"], entry=RUFER).rows[0].id
    fields: dict[str, Any] = {"game": game, "entry": RUFER | {"result": "lost"}}
    mine, theirs = wish(links["write"], "corrected", **fields), wish(links["write"], "corrected", **fields)
    assert post(client, links["write"], theirs)[0] == 200
    assert post(client, links["write"], mine)[0] == 409


def test_confirmed_is_only_what_was_seen(client: Client) -> None:
    links = new_list()
    write(links["write"], entry=RUFER)
    seen = wish(links["write"], "confirmed", by="Bert")
    write(links["write"], entry=LOST)
    assert post(client, links["write"], seen)[0] == 409


def test_a_chain_made_offline_is_written_in_its_order(client: Client) -> None:
    links = new_list()
    after = ""
    order = ("Anna", "Bert", "Cilli", "Dora")
    for n in range(8):
        entry = {"contract": "rufer", "declarer": order[n % 4], "partner": order[(n + 1) % 4], "result": "won"}
        said: dict[str, Any] = {"id": str(uuid4()), "kind": "entered", "by": "Bert", "after": after, "entry": entry}
        assert post(client, links["write"], said)[0] == 200
        after = said["id"]
    assert [row.forehand for row in load_sheet(links["read"].stream).rows] == [*order, *order]


def test_state_says_only_what_is_new(client: Client) -> None:
    links = new_list()
    address = f"/liste/{links['read'].token}/state"
    assert client.get(f"{address}?since=1").status_code == 204
    write(links["write"], entry=RUFER)
    assert client.get(f"{address}?since=1").json()["sheet"]["version"] == 2
    assert client.get(f"{address}?since=unsinn").json()["sheet"]["version"] == 2


def test_preview_of_a_correction_counts_with_its_own_vorhand(client: Client) -> None:
    links = new_list()
    game = write(links["write"], entry=RUFER).rows[0].id
    assert post(client, links["write"], {"entry": RUFER}, "preview")[0] == 422  # Bert is Vorhand by now
    status, answer = post(client, links["write"], {"entry": RUFER, "game": game}, "preview")
    assert (status, answer["points"]) == (200, [1, -1, 1, -1])
    assert answer["items"][0]["clause"]


@pytest.mark.parametrize("at", [3, "gestern", "2026-11-30T20:00:00", "9999-12-31T23:59:59-23:59"])
def test_a_moment_that_is_none_is_refused(client: Client, at: Any) -> None:
    links = new_list()
    status, answer = post(client, links["write"], GOOD | {"at": at})
    assert (status, [problem["key"] for problem in answer["problems"]]) == (422, ["at"])


@pytest.mark.parametrize(("hours", "kept"), [(-47, True), (-49, False), (1, False)])
def test_a_game_keeps_the_time_at_which_it_was_tapped(client: Client, hours: int, kept: bool) -> None:
    """An offline evening is sent later; a clock that is wrong by days, or ahead, is not believed."""
    links = new_list()
    tapped = datetime.now(UTC).replace(microsecond=0) + timedelta(hours=hours)
    before = datetime.now(UTC).replace(microsecond=0)
    status, answer = post(client, links["write"], GOOD | {"at": tapped.isoformat().replace("+00:00", "Z")})
    assert status == 200
    at = datetime.fromisoformat(answer["sheet"]["rows"][0]["versions"][0]["at"])
    assert (at == tapped) == kept
    assert kept or at >= before
