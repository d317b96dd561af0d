"""Everything as everyone: each page of the office and each wish by each role, allowed where the core says so."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import product
from typing import Any
from uuid import uuid4

import pytest
from django.test import Client
from django.urls import URLPattern

from tarock.tournament.cup.decide import MAY as CUP_MAY
from tarock.tournament.cup.facts import KINDS as CUP_KINDS
from tarock.tournament.event import MAY, facts as f
from tarock.web.cups import keys, office_urls
from tarock.web.cups.models import Key
from tests.web.cups.office.desks import Office

pytestmark = pytest.mark.django_db

PAGES: dict[str, tuple[str, ...]] = {
    "office-door": ("checked-in",), "office-search": ("checked-in",), "office-incoming": ("registered",),
    "office-entrant": ("checked-in",), "office-draw": ("drawn",), "office-links": ("reported",),
    "office-referee": ("ruled",), "office-money": ("cash-noted",), "office-setup": ("amended",),
    "office-export": ("amended",), "office-round": (), "office-live": (), "office-table": (), "office-ranking": (),
    "office-papers": (), "office-csv": (), "office-pdf": (), "office-xlsx": (),
}  # fmt: skip
"""Pages of a day: by name the wishes of which a role needs one."""
CUP_PAGES = {
    "office-dates": (), "office-date": ("date-set",), "office-record": ("results-recorded",),
    "office-players": ("player-changed",), "office-player": ("player-changed",), "office-bans": ("banned",),
    "office-seasons": ("season-begun",), "office-about": ("cup-changed",), "office-keys": ("cup-changed",),
    "office-exchange": ("cup-changed",), "office-bundle": ("cup-changed",),
}  # fmt: skip
OTHERS = {"office", "office-name", "office-qr", "office-arrive"}
"""Pages with tests of their own."""
VALUES = {"number": "1", "table": "1", "date": "d2", "name": "ergebnis"}


def address(pattern: str, token: str) -> str:
    """The address of a page with the example values; a file of the whole day has round 0."""
    values = {"token": token, **VALUES} | ({"number": "0"} if "papier" in pattern else {})
    for name, value in values.items():
        for kind in ("str", "int", "slug"):
            pattern = pattern.replace(f"<{kind}:{name}>", value)
    return f"/amt/{pattern}"


def patterns() -> Iterator[tuple[str, str]]:
    for url in office_urls.urlpatterns:
        assert isinstance(url, URLPattern)
        yield str(url.name), str(url.pattern)


@pytest.fixture
def office() -> Office:
    made = Office()
    made.start(9)
    made.report(1)
    return made


def test_no_page_is_forgotten() -> None:
    assert {name for name, _ in patterns()} == PAGES.keys() | CUP_PAGES.keys() | OTHERS


def test_each_page_of_a_day_opens_for_the_roles_that_have_its_wishes(office: Office) -> None:
    for name, pattern in patterns():
        if name not in PAGES:
            continue
        for role, key in keys.day_keys(office.day).items():
            allowed = not PAGES[name] or any(role in MAY[kind] for kind in PAGES[name])
            answer = Client().get(address(pattern, key.token))
            assert answer.status_code == (200 if allowed else 403), (name, role)
            if allowed:
                assert "no-store" in answer.headers["Cache-Control"], name


def test_each_page_of_a_cup_opens_for_the_roles_that_have_its_wishes(office: Office) -> None:
    for name, pattern in patterns():
        if name not in CUP_PAGES:
            continue
        for role, key in keys.cup_keys(office.cup).items():
            allowed = not CUP_PAGES[name] or any(role in CUP_MAY[kind] for kind in CUP_PAGES[name])
            assert Client().get(address(pattern, key.token)).status_code == (200 if allowed else 403), (name, role)


def test_no_other_key_opens_a_page(office: Office) -> None:
    """Neither a table's nor a player's, nor none, nor a day's key the cup or a cup's key a day."""
    strangers = [
        keys.table_keys(office.day, office.state, 1)[1].token,
        keys.player_key(office.day, 1).token,
        "x" * 22,
    ]
    for name, pattern in patterns():
        if name in OTHERS - {"office"}:
            continue
        for token in strangers:
            assert Client().get(address(pattern, token)).status_code == 404, name
        if name != "office":
            wrong = office.lead.token if name in PAGES else office.organiser.token
            assert Client().get(address(pattern, wrong)).status_code == 404, name


WISHES: dict[str, dict[str, Any]] = {
    "amended": {"changes": {"venue": "Anderswo"}}, "closed": {"reason": "Stromausfall"}, "reopened": {"reason": "x"},
    "registered": {"name": "Neu"}, "entrant-changed": {"number": 1, "name": "Anders"}, "unregistered": {"number": 1},
    "paid": {"number": 1}, "refunded": {"number": 1}, "checked-in": {"number": 1}, "checked-out": {"number": 1},
    "withdrawn": {"number": 1}, "returned": {"number": 1}, "substituted": {"number": 1, "name": "Ersatz"},
    "seed-drawn": {"public": "Mond"}, "drawn": {"rounds": [{"round": 2}]}, "undrawn": {"rounds": [1]},
    "started": {"round": 2}, "extended": {"round": 1, "minutes": 5}, "linked": {"round": 1, "table": 1, "sheet": "x"},
    "began": {"round": 1, "table": 1}, "reported": {"round": 1, "table": 1, "sums": {}, "games": 1},
    "corrected": {"round": 1, "table": 1, "sums": {}, "games": 1, "reason": "x"},
    "confirmed": {"round": 1, "table": 1, "player": 0},
    "complained": {"round": 1, "table": 1, "player": 0, "text": "x"},
    "answered": {"complaint": "x", "decision": "x"}, "ended-early": {"round": 1, "table": 1},
    "plays-on": {"round": 1, "table": 1}, "ruled": {"matter": "warning", "text": "x"},
    "ruling-lifted": {"ruling": "x", "reason": "x"}, "table-settled": {"round": 1, "table": 1},
    "cash-noted": {"what": "float", "cents": 100}, "cash-reversed": {"entry": "x", "reason": "x"},
    "cash-counted": {"cents": 5}, "raffled": {},
}  # fmt: skip
"""One wish of each kind; most cannot be granted, but who may have it is asked first."""
NOT_ALLOWED = {"day-may-not", "cup-may-not"}


def codes(answer: Any) -> set[str]:
    return {problem["code"] for problem in answer.json().get("problems", [])}


def ask(path: str, token: str, wish: dict[str, Any]) -> Any:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    body = json.dumps({"id": str(uuid4()), **wish})
    return Client().post(path, body, content_type="application/json", headers=headers)


def test_every_wish_is_tried() -> None:
    assert WISHES.keys() | {"opened"} == f.KINDS.keys() == MAY.keys()


def test_a_wish_by_the_interface_is_heard_from_exactly_the_roles_that_may_have_it(office: Office) -> None:
    """The only refusals are those of the core for other reasons."""
    tokens = {role: key.token for role, key in keys.day_keys(office.day).items()}
    tokens["table"] = keys.table_keys(office.day, office.state, 1)[1].token
    tokens["player"] = keys.player_key(office.day, office.table(1).players[0]).token
    path = f"/api/days/{office.day.pk}/wishes"
    for kind, (role, token) in product(WISHES, tokens.items()):
        before = office.state.version
        answer = ask(path, token, {"kind": kind, **WISHES[kind]})
        assert bool(codes(answer) & NOT_ALLOWED) == (role not in MAY[kind]), (kind, role, answer.content)
        if role not in MAY[kind]:
            assert office.state.version == before, "nothing has changed"
    before = office.state.version
    assert {ask(path, "", {"kind": kind, **WISHES[kind]}).status_code for kind in WISHES} == {401}
    assert office.state.version == before


def test_a_wish_by_a_form_is_heard_from_exactly_the_roles_that_may_have_it(office: Office) -> None:
    """403 and nothing has changed where it is another's; the round's page is open to all three."""
    desks = zip((office.organiser, office.desk, office.referee), Key.OFFICES, strict=True)
    for kind, (desk, role) in product(WISHES, list(desks)):
        before = office.state.version
        answer = desk.post("runde/1/", kind, round=1, table=1, number=1, player=1)
        assert (answer.status_code == 403) == (role not in MAY[kind]), (kind, role)
        assert office.state.version == before or role in MAY[kind]


def test_every_wish_for_the_cup_is_heard_from_exactly_the_roles_that_may_have_it(office: Office) -> None:
    path = f"/api/cups/{office.cup.slug}/wishes"
    for kind in CUP_KINDS:
        for role, key in keys.cup_keys(office.cup).items():
            before = office.cup_state.version
            answer = ask(path, key.token, {"kind": kind})
            if role not in CUP_MAY[kind]:
                assert answer.status_code == 422, (kind, role)
                assert office.cup_state.version == before
        for key in (*keys.day_keys(office.day).values(), keys.table_keys(office.day, office.state, 1)[1]):
            assert ask(path, key.token, {"kind": kind}).status_code == 401, kind


def test_a_table_and_a_player_act_only_for_themselves(office: Office) -> None:
    """Table 2's key reports nothing for table 1, a player of table 2 confirms nothing there."""
    path = f"/api/days/{office.day.pk}/wishes"
    foreign = keys.table_keys(office.day, office.state, 1)[2].token
    player = keys.player_key(office.day, office.table(2).players[0]).token
    first = office.table(1).players[2]
    for token in (foreign, player):
        answer = ask(path, token, {"kind": "confirmed", "round": 1, "table": 1, "player": first})
        assert codes(answer) == {"day-not-own"}
    answer = ask(path, foreign, {"kind": "reported", "round": 1, "table": 1, "sums": {}, "games": 1})
    assert codes(answer) == {"day-not-own"}


def test_a_key_of_another_day_opens_nothing_here(office: Office) -> None:
    other = Office("andere")
    path = f"/api/days/{office.day.pk}/wishes"
    for key in keys.day_keys(other.day).values():
        assert ask(path, key.token, {"kind": "started", "round": 1}).status_code == 401
    assert other.organiser.get(f"qr/{office.organiser.token}.svg").status_code == 404
    assert office.desk.get(f"qr/{office.organiser.token}.svg").status_code == 404, "the desk hands out no other office"
    table = keys.table_keys(office.day, office.state, 1)[1].token
    assert office.desk.get(f"qr/{table}.svg").status_code == 200
    assert office.referee.get(f"qr/{table}.svg").status_code == 404


def test_forms_need_their_token(office: Office) -> None:
    strict = Client(enforce_csrf_checks=True)
    before = office.state.version
    for page in ("tuer/", "runde/1/", "kassa/"):
        answer = strict.post(f"/amt/{office.organiser.token}/{page}", {"kind": "paid", "number": "1"})
        assert answer.status_code == 403
    assert strict.post(office.place(), {"kind": "table-settled"}).status_code == 403
    assert strict.post(f"/amt/{office.lead.token}/austausch/", {"kind": "take"}).status_code == 403
    assert office.state.version == before


def test_a_tables_list_is_handed_only_to_the_table_and_the_desk(office: Office) -> None:
    """The address of a list is the right to write it: neither another table's key nor the referee's gets it."""
    own = keys.table_keys(office.day, office.state, 1)
    path = f"/api/days/{office.day.pk}/rounds/1/tables/2/list"
    address = ask(path, own[2].token, {}).json()["list"]
    assert ask(path, office.desk.token, {}).json()["list"] == address
    for token in (
        own[1].token,
        office.referee.token,
        keys.player_key(office.day, 1).token,
        office.clerk.token + "x",
        "",
    ):
        answer = ask(path, token, {})
        assert answer.status_code == 401
        assert address not in answer.content.decode()


def test_the_log_tells_who_wrote(office: Office) -> None:
    """The name is kept on the device, umlauts too; what cannot be printed is left out."""
    office.desk.client.post(f"/amt/{office.desk.token}/name", {"name": "Jürg \x00 Čapek\n„x“"})
    office.desk.post("kassa/", "note", what="float", way="in", cents_euro="5", text="x")
    assert office.state.cash[-1].by == "Jürg Čapek „x“"
    assert "Jürg Čapek" in office.desk.get("tuer/").content.decode()


def test_a_form_that_cannot_be_stored_is_refused(office: Office) -> None:
    answer = office.desk.post("tuer/", "arrive", typed="Anna\x00Moser", new="1")
    assert answer.status_code == 422
    assert len(office.state.entrants) == 9
    assert office.desk.post("kassa/", "note", id="keine-uuid", what="float", cents_euro="5").status_code == 422
    assert office.desk.post("kassa/", "gibt-es-nicht").status_code == 404
