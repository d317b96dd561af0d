"""docs/api.md: every address is there, every example is JSON with the keys that the server really sends."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from django.test import Client

from tarock.web.cups import api_urls, keys
from tests.web.cups.office.desks import Office

PAGE = (Path(__file__).parents[3] / "docs" / "api.md").read_text("utf-8")
SECTIONS = dict(re.findall(r"^### `(?:GET|POST) (/api/[^`]+)`\n(.*?)(?=^##)", PAGE + "\n## ", re.DOTALL | re.MULTILINE))


def examples(section: str) -> list[Any]:
    return [json.loads(text) for text in re.findall(r"```json\n(.*?)```", section, re.DOTALL)]


def documented(pattern: str) -> str:
    """The address as the page writes it."""
    for kind, name, said in (
        ("slug", "slug", "slug"), ("str", "date", "date"), ("uuid", "day", "day"), ("int", "number", "n"),
        ("int", "table", "t"),
    ):  # fmt: skip
        pattern = pattern.replace(f"<{kind}:{name}>", f"<{said}>")
    return f"/api/{pattern}"


def test_every_address_is_described_and_no_other() -> None:
    patterns = {documented(str(url.pattern)) for url in api_urls.urlpatterns}
    assert SECTIONS.keys() == patterns


def test_every_example_is_json() -> None:
    for address, section in SECTIONS.items():
        assert examples(section), address


@pytest.mark.django_db
@pytest.mark.parametrize("role", ["", "organiser"])
def test_the_answers_have_the_keys_of_the_examples(role: str) -> None:
    office = Office("kaernten", minutes=100)
    office.start(8)
    office.report(1)
    tokens = keys.day_keys(office.day)
    headers = {"Authorization": f"Bearer {tokens[role].token}"} if role else {}
    values = {"<slug>": "kaernten", "<day>": str(office.day.pk), "<n>": "1"}
    for address, section in SECTIONS.items():
        if f"`POST {address}`" in PAGE or (not role and ("keys" in address or "export" in address)):
            continue
        path = address
        for name, value in values.items():
            path = path.replace(name, value)
        answer = Client().get(path, headers=headers)
        assert answer.status_code == 200, path
        same_keys(examples(section)[-1], answer.json(), path)


def same_keys(said: Any, sent: Any, where: str) -> None:
    """What the example has is there; whole objects of the first level have nothing that the page does not show."""
    if isinstance(said, dict) and isinstance(sent, dict):
        free = where.endswith(("sums", "points", "running", "tables", "params"))
        assert free or said.keys() <= sent.keys(), (where, said.keys() - sent.keys())
        for key in said.keys() & sent.keys():
            same_keys(said[key], sent[key], f"{where}.{key}")
    elif isinstance(said, list) and isinstance(sent, list) and said and sent:
        same_keys(said[0], sent[0], where)


@pytest.mark.django_db
def test_what_has_not_changed_is_not_sent_again() -> None:
    office = Office("kaernten")
    path = f"/api/days/{office.day.pk}/standings"
    tag = Client().get(path).headers["ETag"]
    assert Client().get(path, headers={"If-None-Match": tag}).status_code == 304
    office.start(8)
    assert Client().get(path, headers={"If-None-Match": tag}).status_code == 200
