"""A new list by rules of one's own: uploaded, pasted, or those of a group; all that is wrong with them is said."""

from __future__ import annotations

import io
import re
from typing import Any
from uuid import uuid4

import pytest
from django.test import Client

from tarock.sheet import Sheet
from tarock.web.groups import service
from tarock.web.people.models import Account
from tarock.web.sheets.models import SheetLink
from tarock.web.sheets.service import load_sheet
from tests.web.games import RUFER, write
from tests.web.sheets.test_pages import _form

pytestmark = pytest.mark.django_db

POST = """extends = "steirisch"
source = "HAUS"

[set]
id = "post"
name = "Gasthof Post"

[citations]
HAUS = "Gasthof Post"

[contracts.rufer]
value = 3
lost = 3
"""
WRONG = POST.replace("value = 3", 'value = "viel"') + '\n[table]\nwin_limit = "99/9"\n'


def begun(answer: Any) -> Sheet:
    assert answer.status_code == 302, answer.content.decode()
    return load_sheet(SheetLink.objects.get(token=answer["Location"].split("/")[2]).stream)


def upload(text: bytes) -> io.BytesIO:
    file = io.BytesIO(text)
    file.name = "post.toml"
    return file


@pytest.mark.parametrize("way", ["pasted", "uploaded", "uploaded-with-bom", "pasted-with-crlf"])
def test_a_set_of_ones_own_stands_in_the_list_itself(client: Client, way: str) -> None:
    said: dict[str, Any] = _form(client) | {"rules": "own"}
    if way.startswith("pasted"):
        said["rules_text"] = POST.replace("\n", "\r\n") if way.endswith("crlf") else POST
    else:
        said["rules_file"] = upload((b"\xef\xbb\xbf" if way.endswith("bom") else b"") + POST.encode())
    sheet = begun(client.post("/liste/neu/", said))
    assert (sheet.rules.id, sheet.opened.rules_text) == ("post", POST)
    link = SheetLink.objects.get(role="write")
    assert list(write(link, entry=RUFER).points) == [3, -3, 3, -3]
    assert client.get(f"/liste/{link.token}/").status_code == 200


@pytest.mark.parametrize("way", ["rules_text", "rules_file"])
def test_everything_wrong_is_said_with_line_and_key_and_the_text_stays(client: Client, way: str) -> None:
    said: dict[str, Any] = _form(client) | {
        "rules": "own",
        way: WRONG if way == "rules_text" else upload(WRONG.encode()),
    }
    answer = client.post("/liste/neu/", said)
    page = answer.content.decode()
    assert answer.status_code == 422
    for key, line in (("contracts.rufer.value", 12), ("table.win_limit", 16)):
        assert f"Zeile {line}: <code>{key}</code>" in page
    assert "[contracts.rufer]" in page
    assert "Bert" in page
    assert not SheetLink.objects.exists()


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        ({}, "fehlt"),
        ({"rules_text": " \n"}, "fehlt"),
        ({"rules_text": "# " + "x" * 66_000}, "64 kB"),
        ({"rules_file": b"# " + b"x" * 66_000}, "64 kB"),
        ({"rules_file": b"\xff\xfe"}, "kein Text"),
        ({"rules_file": POST.encode() + b"# \x00"}, "kein Text"),
        ({"rules_text": POST.replace('id = "post"', 'id = "wien"')}, "set.id"),
        ({"rules_text": POST.replace('id = "post"', f'id = "{"p" * 61}"')}, "erwartet wird eine Kennung"),
        ({"rules_text": 'extends = "/etc/passwd"'}, "extends"),
    ],
)
def test_what_is_no_rule_set_is_refused(client: Client, fields: dict[str, Any], why: str) -> None:
    fields = {key: upload(value) if isinstance(value, bytes) else value for key, value in fields.items()}
    answer = client.post("/liste/neu/", _form(client) | {"rules": "own"} | fields)
    assert answer.status_code == 422
    said = re.findall(r'<p class="problem"[^>]*>(.*?)</p>', answer.content.decode(), re.DOTALL)
    assert any(why in one for one in said), said
    assert not SheetLink.objects.exists()


def test_an_upload_larger_than_any_form_is_not_even_read(client: Client) -> None:
    said: dict[str, Any] = _form(client) | {"rules": "own", "rules_file": upload(b"x" * 300_000)}
    assert client.post("/liste/neu/", said).status_code == 400
    assert not SheetLink.objects.exists()


def test_the_set_of_ones_group_is_offered_to_its_members_only(client: Client) -> None:
    anna, bert = (Account.objects.register(name, "Sechserdreier mit Uhu") for name in ("Anna", "Bert"))
    group = service.found("Stammtisch", anna.person, "steirisch")
    group.rules, group.rules_text = "post", POST
    group.save()
    value = f"group:{group.pk}"
    for who in (None, bert):
        client.logout()
        if who:
            client.force_login(who)
        assert value not in client.get("/liste/neu/").content.decode()
        assert client.post("/liste/neu/", _form(client) | {"rules": value}).status_code == 422
    client.force_login(anna)
    assert f'value="{value}"' in client.get("/liste/neu/").content.decode()
    sheet = begun(client.post("/liste/neu/", _form(client) | {"rules": value}))
    assert (sheet.rules.id, sheet.opened.rules_text) == ("post", POST)
    for other in (f"group:{uuid4()}", "group:x", "group:"):
        assert client.post("/liste/neu/", _form(client) | {"rules": other}).status_code == 422


def test_a_group_that_plays_by_a_set_that_comes_along(client: Client) -> None:
    anna = Account.objects.register("Anna", "Sechserdreier mit Uhu")
    group = service.found("Tiroler", anna.person, "tirol")
    client.force_login(anna)
    sheet = begun(client.post("/liste/neu/", _form(client) | {"rules": f"group:{group.pk}"}))
    assert (sheet.rules.id, sheet.opened.rules_text) == ("tirol", "")
