"""The pages of the course over HTTP."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from django.test import Client

from tarock.web.lessons.course import LESSONS
from tests.web.lessons.solver import judged

SLUGS = [lesson.slug for lesson in LESSONS]


def english(client: Client) -> Client:
    client.cookies["sprache"] = "en"
    return client


def post(client: Client, address: str, body: Any, kind: str = "application/json") -> Any:
    return client.post(address, body if isinstance(body, bytes) else json.dumps(body), content_type=kind)


@pytest.mark.parametrize("lang", ["de", "en"])
def test_the_list_shows_all_steps_in_order(client: Client, lang: str) -> None:
    client.cookies["sprache"] = lang
    page = client.get("/lernen/").content.decode()
    assert re.findall(r'data-lesson="([^"]*)"', page) == SLUGS
    for lesson in LESSONS:
        assert lesson.title.in_language(lang) in page


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("lang", ["de", "en"])
def test_a_lesson_comes_with_its_tasks_and_a_chapter_that_exists(client: Client, slug: str, lang: str) -> None:
    client.cookies["sprache"] = lang
    response = client.get(f"/lernen/{slug}/")
    page = response.content.decode()
    found = re.search(r'<script id="lesson-data" type="application/json">(.*?)</script>', page, re.DOTALL)
    assert found is not None
    data = json.loads(found[1])
    assert len(data["tasks"]) == len(data["judge"]) >= 2
    assert len(data["cards"]["names"]) == 54
    chapter = re.search(r'href="(/regeln/\w+/)#([\w-]+)"', page)
    assert chapter is not None
    assert f'id="{chapter[2]}"' in client.get(chapter[1]).content.decode()


def test_all_steps_can_be_done_over_the_wire(client: Client) -> None:
    for lesson in LESSONS:
        for number, task in enumerate(lesson.tasks):
            answer = next(answer for answer, verdict in judged(task) if verdict.right)
            assert post(client, f"/lernen/{lesson.slug}/{number}/", answer).json()["right"] is True


def test_a_wrong_answer_names_the_clause_and_links_to_the_rulebook(client: Client) -> None:
    said = post(english(client), "/lernen/zaehlen/3/", {"options": [0]}).json()
    assert said["right"] is False
    remark = said["remarks"][0]
    assert remark["text"] == "Won from 35/2 on."
    assert remark["clause"]
    address, _, there = remark["address"].partition("#")
    assert f'id="{there}"' in client.get(address).content.decode()


def test_the_judge_needs_no_session_and_sets_no_cookie(client: Client) -> None:
    strict = Client(enforce_csrf_checks=True)
    response = post(strict, "/lernen/karten/0/", {"cards": [7]})
    assert response.status_code == 200
    assert not response.cookies


@pytest.mark.parametrize(
    ("body", "status"),
    [(b" ", 400), (b"[]", 400), (b'{"cards": [99]}', 400), (b"{", 400), (b"[" * 1900, 400), (b" " * 3000, 413)],
)
def test_broken_answers_are_refused(client: Client, body: bytes, status: int) -> None:
    assert post(client, "/lernen/karten/0/", body).status_code == status


def test_only_json_is_judged(client: Client) -> None:
    assert post(client, "/lernen/karten/0/", b"cards=7", "text/plain").status_code == 415
    assert client.get("/lernen/karten/0/").status_code == 405


def test_what_does_not_exist(client: Client) -> None:
    assert client.get("/lernen/schach/").status_code == 404
    assert post(client, "/lernen/karten/9/", {}).status_code == 404


@pytest.mark.django_db
def test_the_start_page_leads_to_the_lessons(client: Client) -> None:
    assert 'href="/lernen/"' in client.get("/").content.decode()
