"""Records from elsewhere: looked at, shared, and refused at the first illegal step so that it can be found."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client
from hypothesis import given, settings, strategies as st

from tarock.notation.record import read_record, read_records, start, to_json, write_record, write_records
from tarock.rules import CATALOGUE, load, load_text
from tarock.web.deals.messages import MESSAGES
from tarock.web.deals.models import DealLink
from tarock.web.people import throttle
from tests.notation.record_deals import played, random_head, random_record

pytestmark = pytest.mark.django_db

ROOT = Path(__file__).parents[3]
RUFER = (ROOT / "tests/golden/dossier-rufer.record").read_text(encoding="utf-8")
ILLEGAL = RUFER.replace("XI   III  XIX   XXI  > Dora", "XI   III  K2    XXI  > Dora")
PATH = "/spiele/ansehen/"


def send(text: str, lang: str = "de", **more):
    client = Client()
    client.cookies["sprache"] = lang
    return client.post(PATH, {"record": text, **more})


def test_the_form():
    assert Client().get(PATH).status_code == 200


def test_a_record_is_shown_and_not_stored():
    answer = send(RUFER)
    assert answer.status_code == 200
    assert "Stich: Du. Treff-König ist die höchste Karte in Treff." in answer.content.decode()
    assert not DealLink.objects.exists()


def test_as_a_file_and_as_json():
    data = json.dumps(to_json(read_record(RUFER)))
    for name, text in (("spiel.record", RUFER), ("spiel.json", data)):
        file = SimpleUploadedFile(name, text.encode("utf-8"))
        answer = Client().post(PATH, {"record_file": file})
        assert answer.status_code == 200
        assert answer.context["record"].finished


def test_an_illegal_step_is_refused_with_number_card_reason_and_clause():
    answer = send(ILLEGAL)
    assert answer.status_code == 422
    html = answer.content.decode()
    assert "Schritt 19" in html
    assert "Carl K2" in html
    assert "trick-follow-suit" in html
    assert "[ALLG]" in html
    assert "also ist Tarock zu bedienen" in html
    assert "Step 19" in send(ILLEGAL, "en").content.decode()
    for wish in ("share", "text", "json"):
        assert send(ILLEGAL, wish=wish).status_code == 422
    assert not DealLink.objects.exists()


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "deals-missing"),
        ("   \n", "deals-missing"),
        ("x" * 70_000, "deals-large"),
        ("tarock\x00", "deals-no-text"),
        ("nichts dergleichen", "record-no-mark"),
        (RUFER.replace("oberoesterreich", "atlantis"), "rules-unknown"),
        ("{", "record-json"),
    ],
)
def test_what_cannot_be_read_is_refused_with_a_sentence(text: str, code: str):
    answer = send(text)
    assert answer.status_code == 422
    found = [problem["code"] for problem in answer.context["problems"]]
    assert found == [code] or code in ("rules-unknown", "record-json")
    assert all(problem["why"] and problem["code"] in CATALOGUE for problem in answer.context["problems"])


def test_files_that_are_no_text_or_too_large():
    for content, code in ((b"\xff\xfe\x00", "deals-no-text"), (b"x" * 70_000, "deals-large")):
        answer = Client().post(PATH, {"record_file": SimpleUploadedFile("x.record", content)})
        assert [problem["code"] for problem in answer.context["problems"]] == [code]


def test_several_deals_are_shown_one_by_one():
    rng = Random(3)
    records = [random_record(load("steirisch"), rng) for _ in range(3)]
    text = write_records(records)
    for number, record in enumerate(records, 1):
        answer = send(text, deal=str(number))
        assert answer.context["record"].head.board == record.head.board
    for wrong in ("0", "4", "x", "١"):
        answer = send(text, deal=wrong)
        assert answer.status_code == 422
        assert [problem["code"] for problem in answer.context["problems"]] == ["deals-no-such-deal"]


def test_a_deal_in_progress_can_be_looked_at_but_not_shared():
    record = played(start(random_head(load("wien"), Random(1))), None, Random(1), most=5)
    assert send(write_record(record)).status_code == 200
    answer = send(write_record(record), wish="share")
    assert answer.status_code == 422
    assert [problem["code"] for problem in answer.context["problems"]] == ["deals-unfinished"]


def test_downloads_are_the_canonical_bytes():
    loose = RUFER.replace("discard     Du HB K3 K4", "discard     Du   K4 HB K3   # so")
    assert send(loose, wish="text").content.decode() == RUFER
    assert send(loose, wish="json").json() == to_json(read_record(RUFER))


def test_a_shared_upload_is_there_for_everybody_and_forever_the_same():
    answer = send(RUFER, wish="share")
    assert answer.status_code == 302
    path = answer["Location"]
    assert Client().get(path).status_code == 200
    assert Client().get(f"{path}spiel.record").content.decode() == RUFER
    assert DealLink.objects.get().text == RUFER


def test_a_set_of_ones_own_comes_along():
    own = (ROOT / "docs/examples/hausregel.toml").read_text(encoding="utf-8")
    text = write_record(random_record(load_text(own), Random(5)))
    assert send(text).status_code == 422
    assert send(text, rules_text=own).status_code == 200
    path = send(text, rules_text=own, wish="share")["Location"]
    assert Client().get(f"{path}spiel.record").content.decode() == text
    assert Client().get(f"{path}regeln/").status_code == 200


def test_a_changed_set_is_said_and_can_be_overruled():
    digest = read_record(RUFER).head.rules.digest
    old = RUFER.replace(digest, "0" * 64)
    answer = send(old)
    assert [problem["code"] for problem in answer.context["problems"]] == ["record-digest"]
    assert send(old, ignore_digest="1").status_code == 200


def test_sharing_one_after_the_other_is_slowed_down(monkeypatch):
    monkeypatch.setattr(throttle, "SHARED", 2)
    assert [send(RUFER, wish="share").status_code for _ in range(3)] == [302, 302, 429]
    assert DealLink.objects.count() == 2


@settings(max_examples=60)
@given(st.data())
def test_broken_records_are_answered_with_problems(data: st.DataObject):
    lines = RUFER.splitlines()
    place = data.draw(st.integers(0, len(lines) - 1))
    lines[place] = data.draw(st.text(max_size=60))
    answer = send("\n".join(lines))
    assert answer.status_code in (200, 422)


def test_every_sentence_is_there_in_both_languages():
    assert all(text.de and text.en for text in MESSAGES.values())


def test_nothing_is_read_of_records_that_are_not_asked_for():
    good, bad = RUFER, ILLEGAL
    text = f"{good}\n{bad}"
    assert len(read_records(text)) == 2
    assert send(text, deal="1").status_code == 200
    assert send(text, deal="2").status_code == 422
