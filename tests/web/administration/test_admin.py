"""The administration: who may enter, that its pages obey the policy, and that nothing that happened can be changed."""

from __future__ import annotations

import re
from random import Random
from typing import Any
from uuid import uuid4

import pytest
from django.test import Client
from django.urls import reverse

from tarock.web.live.models import TableLink
from tarock.web.people.guests import person_who
from tarock.web.people.models import Account, Person
from tarock.web.sheets.models import SheetLink
from tarock.web.store.models import StoredEvent
from tests.web.deals import tables
from tests.web.games import new_list

pytestmark = pytest.mark.django_db

PASSWORD = "Sechserdreier mit Uhu"
SHOWN = ("accountentry", "personentry", "groupentry", "sheetlinkentry", "tablelinkentry", "deallinkentry", "evententry")


def staff() -> tuple[Client, Account]:
    account = Account.objects.register("Chefin", PASSWORD)
    account.is_staff = True
    account.save()
    client = Client()
    client.force_login(account)
    return client, account


def changelist(name: str) -> str:
    return reverse(f"admin:administration_{name}_changelist")


@pytest.mark.parametrize("path", ["/verwaltung/", "/verwaltung/administration/accountentry/"])
def test_visitors_are_sent_to_our_own_log_in(path: str):
    answer = Client().get(path, follow=True)
    assert answer.redirect_chain[-1][0].startswith("/konto/anmelden/?next=/verwaltung/")


def test_djangos_own_log_in_takes_no_password():
    _, account = staff()
    answer = Client().post("/verwaltung/login/", {"username": account.login, "password": PASSWORD})
    assert answer.status_code == 302
    assert answer["Location"].startswith("/konto/anmelden/")


@pytest.mark.parametrize("name", SHOWN)
def test_an_ordinary_account_finds_nothing_there(name: str):
    client = Client()
    client.force_login(Account.objects.register("Anna", PASSWORD))
    answer = client.get(changelist(name), follow=True)
    assert answer.status_code == 404


def something_of_everything(who: str) -> None:
    new_list()
    tables.play(tables.new_table(who), Random(1))


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("name", SHOWN)
def test_staff_sees_lists_and_rows_within_the_policy(name: str, lang: str):
    client, account = staff()
    client.cookies["sprache"] = lang
    something_of_everything(person_who(account.person.pk))
    listed = client.get(changelist(name))
    pages = [client.get("/verwaltung/"), listed]
    row = re.search(rf'href="(/verwaltung/administration/{name}/[^"?]+/change/)', listed.content.decode())
    if name not in ("groupentry", "deallinkentry"):
        assert row, "nothing is listed"
        pages.append(client.get(row[1]))
    for page in pages:
        assert page.status_code == 200
        assert "script-src 'self'" in page["Content-Security-Policy"]
        html = page.content.decode()
        assert not re.search(r"<style|\sstyle=|\son[a-z]+=\"", html)
        scripts = re.findall(r"<script[^>]*>", html)
        assert all("src=" in script or "application/json" in script for script in scripts), scripts


def test_both_languages():
    client, _ = staff()
    assert "Ereignisse" in client.get("/verwaltung/").content.decode()
    client.cookies["sprache"] = "en"
    assert "Events" in client.get("/verwaltung/").content.decode()


@pytest.mark.parametrize("name", ["personentry", "groupentry", "sheetlinkentry", "tablelinkentry", "evententry"])
def test_what_happened_cannot_be_added_changed_or_deleted(name: str):
    client, account = staff()
    something_of_everything(person_who(account.person.pk))
    row: Any = {
        "personentry": Person,
        "groupentry": None,
        "sheetlinkentry": SheetLink,
        "tablelinkentry": TableLink,
        "evententry": StoredEvent,
    }[name]
    key = row.objects.first().pk if row else uuid4()
    before = list(StoredEvent.objects.values_list("payload", flat=True))
    for step in ("change", "delete"):
        path = reverse(f"admin:administration_{name}_{step}", args=[key])
        answer = client.post(path, {"post": "yes", "kind": "played", "payload": "{}", "name": "X", "role": "direct"})
        assert answer.status_code in ((403,) if row else (302, 403))
    assert client.post(reverse(f"admin:administration_{name}_add"), {}).status_code == 403
    action = {"action": "delete_selected", "_selected_action": str(key), "post": "yes"}
    client.post(changelist(name), action)
    assert list(StoredEvent.objects.values_list("payload", flat=True)) == before
    if row:
        assert row.objects.filter(pk=key).exists()


def test_cards_of_a_running_deal_are_shown_to_nobody():
    client, account = staff()
    table = tables.new_table(person_who(account.person.pk))
    tables.deal(table, Random(2))
    dealt = StoredEvent.objects.get(stream=table, kind="dealt")
    path = reverse("admin:administration_evententry_change", args=[dealt.pk])
    assert dealt.payload["seed"] not in client.get(path).content.decode()
    tables.play_on(table, Random(2))
    tables.deal(table, Random(3))
    assert dealt.payload["seed"] in client.get(path).content.decode()


def test_secrets_of_links_are_not_shown():
    client, account = staff()
    something_of_everything(person_who(account.person.pk))
    html = client.get(changelist("sheetlinkentry")).content.decode()
    shown = re.sub(r'(href|value)="[^"]*"', "", html)
    assert all(link.token not in shown for link in SheetLink.objects.all())


def test_rights_are_given_and_sessions_ended():
    client, _ = staff()
    anna = Account.objects.register("Anna", PASSWORD)
    hers = Client()
    hers.force_login(anna)
    path = reverse("admin:administration_accountentry_change", args=[anna.pk])
    assert client.post(path, {"is_staff": "on"}).status_code == 302
    anna.refresh_from_db()
    assert anna.is_staff
    client.post(changelist("accountentry"), {"action": "end_sessions", "_selected_action": str(anna.pk)})
    assert hers.get("/konto/").status_code == 302


def test_deleting_an_account_is_what_its_owner_could_do():
    client, _ = staff()
    anna = Account.objects.register("Anna", PASSWORD)
    table = tables.new_table(person_who(anna.person.pk), "Anna Huber")
    tables.play(table, Random(4))
    path = reverse("admin:administration_accountentry_delete", args=[anna.pk])
    assert client.get(path).status_code == 200
    assert client.post(path, {"post": "yes"}).status_code == 302
    assert not Account.objects.filter(login="anna").exists()
    assert "Anna Huber" not in str(list(StoredEvent.objects.values_list("payload", flat=True)))
