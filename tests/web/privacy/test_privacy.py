"""What is stored is said, a list can be deleted by who directs it, and no page calls another host."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from django.conf import settings
from django.test import Client

from tarock.rules import builtin_ids
from tarock.web.groups import service
from tarock.web.groups.models import GroupSheet
from tarock.web.people import guests
from tarock.web.people.models import Account, Person
from tarock.web.privacy.text import as_html
from tarock.web.sheets.models import SheetLink
from tarock.web.store.models import StoredEvent
from tests.web.games import RUFER, new_list, write

pytestmark = pytest.mark.django_db

ROOT = Path(__file__).parents[3]
WEB = ROOT / "src" / "tarock" / "web"


@pytest.mark.parametrize("lang", ["de", "en"])
def test_the_page_is_the_document(lang: str):
    client = Client()
    client.cookies["sprache"] = lang
    html = client.get("/datenschutz/").content.decode()
    text = (ROOT / "docs" / f"datenschutz.{lang}.md").read_text(encoding="utf-8")
    assert text == (WEB / "privacy" / f"datenschutz.{lang}.md").read_text(encoding="utf-8")
    for line in text.splitlines():
        for word in re.findall(r"\w{6,}", line):
            assert word in html


@pytest.mark.parametrize("lang", ["de", "en"])
def test_every_cookie_is_named(lang: str):
    text = (ROOT / "docs" / f"datenschutz.{lang}.md").read_text(encoding="utf-8")
    for cookie in (settings.SESSION_COOKIE_NAME, settings.CSRF_COOKIE_NAME, "messages", "sprache", guests.COOKIE):
        assert f"`{cookie}`" in text
    assert settings.SESSION_COOKIE_AGE == 14 * 24 * 3600


def test_markdown_cannot_carry_html():
    assert as_html("<b>x</b> `<i>`") == "<p>&lt;b&gt;x&lt;/b&gt; <code>&lt;i&gt;</code></p>"


@pytest.mark.parametrize("role", [SheetLink.READ, SheetLink.WRITE])
def test_only_who_directs_deletes_a_list(role: str):
    links = new_list()
    for ask in (Client().get, Client().post):
        assert ask(f"/liste/{links[role].token}/loeschen/", {"sure": "1"}).status_code == 403
    assert StoredEvent.objects.filter(stream=links[role].stream).exists()


def test_deleting_takes_events_links_and_the_place_in_the_group():
    owner = Account.objects.register("Anna", "Sechserdreier mit Uhu")
    group = service.found("Post", owner.person, "steirisch")
    kept = new_list()
    links = new_list()
    write(links[SheetLink.WRITE], entry=RUFER)
    service.attach(group, links[SheetLink.WRITE].token)
    client = Client()
    path = f"/liste/{links[SheetLink.DIRECT].token}/loeschen/"
    assert client.get(path).status_code == 200
    assert client.post(path).status_code == 422
    assert client.post(path, {"sure": "1"}).status_code == 302
    for link in links.values():
        assert client.get(f"/liste/{link.token}/").status_code == 404
    assert not GroupSheet.objects.exists()
    assert {event.stream for event in StoredEvent.objects.all()} == {kept[SheetLink.READ].stream}
    assert Person.objects.filter(name="Bert").exists()  # a guest of the group, no longer of a list


def test_deleting_needs_the_token_of_the_form():
    links = new_list()
    client = Client(enforce_csrf_checks=True)
    assert client.post(f"/liste/{links[SheetLink.DIRECT].token}/loeschen/", {"sure": "1"}).status_code == 403
    assert StoredEvent.objects.exists()


PUBLIC = ["/", "/regeln/", "/regeln/eigene/", "/datenschutz/", "/konto/neu/", "/konto/anmelden/", "/liste/neu/"]


@pytest.mark.parametrize("path", [*PUBLIC, *(f"/regeln/{i}/" for i in builtin_ids())])
def test_no_page_calls_another_host(path: str):
    answer = Client().get(path)
    html = answer.content.decode()
    loaded = re.findall(r'(?:src|href|action)="((?:[a-z]+:)?//[^"]*)"', html)
    assert [address for address in loaded if not address.startswith("http://testserver/")] == []
    policy = answer["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "http" not in policy


def test_no_script_or_style_names_another_host():
    for file in (WEB / "static").rglob("*"):
        if file.suffix in (".js", ".css"):
            text = file.read_text(encoding="utf-8")
            assert re.findall(r"https?://(?!www\.w3\.org/)[^\s\"'`)]+", text) == [], file.name
