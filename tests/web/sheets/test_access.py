"""Who may do what with which address: everyone tries everything, and nobody is shown an address that may do more."""

from __future__ import annotations

import json
from typing import Any
from uuid import uuid4

import pytest
from django.test import Client

from tarock.web.sheets.models import SheetLink
from tarock.web.sheets.service import follows, load_sheet
from tarock.web.sheets.wishes import KINDS
from tests.web.games import LOST, RUFER, new_list, write

pytestmark = pytest.mark.django_db


def post(client: Client, link: SheetLink, body: Any, path: str = "events") -> tuple[int, Any]:
    data = body if isinstance(body, str | bytes) else json.dumps(body)
    answer = client.post(f"/liste/{link.token}/{path}", data, content_type="application/json")
    return answer.status_code, answer.json()


def wish(link: SheetLink, kind: str, by: str = "Bert", **fields: Any) -> dict[str, Any]:
    after = follows(load_sheet(link.stream), kind, fields.get("game", ""))
    return {"id": str(uuid4()), "kind": kind, "by": by, "after": after, **fields}


def _fields(kind: str, game: str) -> dict[str, Any]:
    values: dict[str, Any] = {
        "entry": LOST,
        "game": game,
        "reason": "darum",
        "matter": "misdeal",
        "decision": "neu geben",
    }
    if kind == "corrected":
        values["entry"] = RUFER | {"result": "lost"}
    return {name: values[name] for name in KINDS[kind].fields}


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("role", [role for role, _ in SheetLink.ROLES])
def test_every_link_tries_every_wish(client: Client, role: str, kind: str) -> None:
    links = new_list()
    sheet = write(links["write"], entry=RUFER | {"kontra": {"game": 2}})
    game = sheet.rows[0].id
    if kind == "reopened":
        write(links["write"], "confirmed", by="Bert")
    status, answer = post(client, links[role], wish(links["direct"], kind, **_fields(kind, game)))
    allowed = role == "direct" or (role == "write" and KINDS[kind].role == "write")
    assert status == (200 if allowed else 422)
    if not allowed:
        assert [problem["code"] for problem in answer["problems"]] == ["web-not-allowed"]
        assert load_sheet(links["read"].stream).version == (3 if kind == "reopened" else 2)


def test_only_the_director_touches_what_he_struck(client: Client) -> None:
    links = new_list()
    game = write(links["write"], entry=RUFER).rows[0].id
    write(links["direct"], "struck", game=game, reason="unklar")
    for kind in ("corrected", "cancelled"):
        status, answer = post(client, links["write"], wish(links["write"], kind, **_fields(kind, game)))
        assert (status, answer["problems"][0]["code"]) == (422, "web-referee")
    assert post(client, links["direct"], wish(links["direct"], "corrected", **_fields("corrected", game)))[0] == 200


def test_nobody_is_shown_an_address_that_may_do_more(client: Client) -> None:
    links = new_list()
    write(links["direct"], entry=RUFER)
    rights = ["read", "write", "direct"]
    for role in rights:
        for path in ("", "state", "rules", "stats", "qr.svg", "manifest.json"):
            shown = client.get(f"/liste/{links[role].token}/{path}").content.decode()
            for more in rights[rights.index(role) + 1 :]:
                assert links[more].token not in shown, (role, path, more)
            assert str(links[role].stream) not in shown, (role, path)


def test_an_address_that_nobody_has(client: Client) -> None:
    for path in ("", "state", "rules", "stats", "qr.svg", "manifest.json"):
        assert client.get(f"/liste/nichts/{path}").status_code == 404
    assert client.post("/liste/nichts/events", "{}", content_type="application/json").status_code == 404


def test_an_id_of_another_list_is_refused_and_changes_neither(client: Client) -> None:
    one, other = new_list(), new_list()
    first = write(one["write"], entry=RUFER).rows[0].id
    status, answer = post(client, other["write"], wish(other["write"], "entered", entry=RUFER) | {"id": first})
    assert (status, answer["problems"][0]["key"]) == (422, "id")
    assert load_sheet(other["read"].stream).version == 1


def test_no_form_for_a_list_but_one_that_the_server_gave(client: Client) -> None:
    """Whoever knows the id of somebody's game must not get that list's director by sending it as the form's."""
    links = new_list()
    game = write(links["write"], entry=RUFER).rows[0].id
    for form in (game, str(links["read"].stream), "", "x:y:z"):
        said = {"form": form, "name0": "A", "name1": "B", "name2": "C", "name3": "D"}
        answer = client.post("/liste/neu/", said)
        assert answer.status_code == 422
    assert SheetLink.objects.count() == 3


def test_strict_content_policy_and_nothing_kept(client: Client) -> None:
    links = new_list()
    page = client.get(f"/liste/{links['write'].token}/")
    policy = page["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert page["Cache-Control"] == "no-store"
    assert b"<script>" not in page.content
    assert b"style=" not in page.content
    assert page["Referrer-Policy"] == "same-origin"  # the secret in the address goes to nobody else
    assert client.get("/liste/sw.js")["Content-Type"].startswith("text/javascript")
