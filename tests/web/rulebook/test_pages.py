"""Rulebooks as pages, and the form for a set of one's own: the file it makes says just what was changed."""

from __future__ import annotations

import re
import tomllib
from contextlib import suppress
from dataclasses import asdict
from html import unescape

import pytest
from django.test import Client

from tarock.rulebook import deviations, rulebook
from tarock.rulebook.model import Document, Paragraph, Section, Sentence
from tarock.rules import Problems, builtin_ids, load, load_text
from tarock.web.groups import service
from tarock.web.groups.models import Group
from tarock.web.people.models import Account
from tarock.web.rulebook import own
from tarock.web.rulebook.html import Page, anchor
from tarock.web.rulebook.taken import on_offer, part_of

pytestmark = pytest.mark.django_db


def text_in(html: str) -> str:
    return re.sub(r"\s+", " ", unescape(re.sub(r"<[^>]+>", " ", html)))


@pytest.mark.parametrize("rules_id", builtin_ids())
@pytest.mark.parametrize("lang", ["de", "en"])
def test_the_page_says_every_sentence_of_the_book(rules_id: str, lang: str):
    client = Client()
    client.cookies["sprache"] = lang
    html = client.get(f"/regeln/{rules_id}/").content.decode()
    said = text_in(html)
    document = rulebook(load(rules_id), lang)
    for sentence in document.sentences():
        assert re.sub(r"\s+", " ", sentence.text) in said
    for section in document.sections:
        assert f'id="{anchor(section.title)}"' in html


@pytest.mark.parametrize("rules_id", builtin_ids())
def test_every_clause_has_one_anchor_and_every_link_leads_to_one(rules_id: str):
    html = Client().get(f"/regeln/{rules_id}/").content.decode()
    ids = re.findall(r'\bid="([^"]+)"', html)
    assert len(ids) == len(set(ids))
    links = set(re.findall(r'href="#([^"]+)"', html))
    assert links <= set(ids) | {"main"}


def test_deviations_on_a_page_and_by_the_form():
    client = Client()
    answer = client.get("/regeln/vergleich/?regeln=frohnleiten&gegen=steirisch")
    assert answer["Location"] == "/regeln/frohnleiten/gegen/steirisch/"
    said = text_in(client.get(answer["Location"]).content.decode())
    for sentence in deviations(load("steirisch"), load("frohnleiten"), "de").sentences():
        assert re.sub(r"\s+", " ", sentence.text) in said


@pytest.mark.parametrize(
    "path", ["nirgends/", "steirisch/gegen/nirgends/", "vergleich/", "vergleich/?regeln=x&gegen=y"]
)
def test_unknown_sets_are_not_found(path: str):
    assert Client().get(f"/regeln/{path}").status_code == 404


def test_texts_of_a_set_stay_text():
    evil = Sentence("<script>1</script>", 'A"><i>', "<b>weil</b>")
    page = Page(Document("<u>", "de", (Section("<h1>", (Paragraph((evil,), "<em>"),)),)))
    body = page.body()
    assert not re.search(r"<(script|i|b|em)>", body)


# --- a set of one's own ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules_id", builtin_ids())
def test_an_unchanged_form_is_the_set_it_started_from(rules_id: str):
    wish = own.read_wish({"base": rules_id})
    assert (wish.changes, wish.drops) == ({}, [])
    made, base = load_text(own.as_toml(wish, "de")), load(rules_id)
    for part in ("money", *own.TITLES, "contracts", "bonuses", "conduct"):
        assert getattr(made, part) == getattr(base, part)


@pytest.mark.parametrize("rules_id", ["steirisch", "mostviertel"])
def test_every_option_of_every_switch_is_written_as_itself(rules_id: str):
    """The file says just the one value; whether it fits the rest is for the checker to say."""
    fit = 0
    for group in own.switches(rules_id, "de"):
        for switch in group.switches:
            for option in switch.options:
                wish = own.read_wish({"base": rules_id, switch.path: option.value})
                assert len(wish.changes) == (option.value != switch.current)
                with suppress(Problems):
                    made = load_text(own.as_toml(wish, "de"))
                    assert own._token(own.leaf_value(made, switch.path)) == option.value
                    fit += 1
    assert fit > 50


def test_the_form_offers_the_sentences_of_the_rulebook():
    texts = [option.text for group in own.switches("steirisch", "de") for s in group.switches for option in s.options]
    assert "Gespritzt wird nicht." in texts
    assert all(text[0].isupper() or not text[0].isalpha() for text in texts)


def test_a_changed_tariff_shows_the_examples_that_pay_differently():
    client = Client()
    said = {"base": "steirisch", "name": "Post", "contracts.rufer.value": "3", "played": "", "wish": "check"}
    html = client.post("/regeln/eigene/", said).content.decode()
    assert "Verloren mit Kontra" in html
    wish = own.read_wish(said)
    assert wish.changes == {"contracts.rufer.value": 3, "contracts.rufer.lost": 3}


@pytest.mark.parametrize(
    ("value", "lost", "changes"),
    [
        ("1", "", {}),
        ("3", "", {"value": 3, "lost": 3}),
        ("3", "1", {"value": 3, "lost": 1}),
        ("1", "2", {"lost": 2}),
        ("", "", {"value": "", "lost": ""}),
    ],
)
def test_an_empty_loss_is_what_is_won(value: str, lost: str, changes: dict[str, object]):
    wish = own.read_wish({"base": "steirisch", "contracts.rufer.value": value, "contracts.rufer.lost": lost})
    assert wish.changes == {f"contracts.rufer.{key}": amount for key, amount in changes.items()}


def test_a_dearer_loss_can_be_given_up():
    wish = own.read_wish({"base": "steirisch", "contracts.sechserdreier.lost": ""})
    made = load_text(own.as_toml(wish, "de"))
    assert made.contracts["sechserdreier"].lost == made.contracts["sechserdreier"].value == 4


def everything_played(base: str) -> dict[str, str]:
    games, premiums = own.prices(load(base), "de")
    return {"base": base, "played": "1"} | {f"{price.path}.played": "1" for price in (*games, *premiums)}


def test_a_game_that_is_not_played_is_dropped():
    said = everything_played("steirisch")
    del said["contracts.farbensolo.played"]
    made = load_text(own.as_toml(own.read_wish(said), "de"))
    assert set(load("steirisch").contracts) - set(made.contracts) == {"farbensolo"}


def test_all_that_is_wrong_is_said_and_nothing_is_kept():
    owner = Account.objects.register("Anna", "Sechserdreier mit Uhu")
    group = service.found("Post", owner.person, "steirisch")
    client = Client()
    client.force_login(owner)
    said = {
        "base": "steirisch",
        "contracts.rufer.value": "viel",
        "bonuses.uhu.silent": "1.25",
        "table.win_limit": "99/9",
    }
    answer = client.post("/regeln/eigene/", said | {"wish": "keep", "group": str(group.pk)})
    assert answer.status_code == 422
    keys = {problem["key"] for problem in answer.context["problems"]}
    assert {"contracts.rufer.value", "bonuses.uhu.silent", "table.win_limit"} <= keys
    assert Group.objects.get().rules_text == ""


def test_the_file_can_be_downloaded_and_read():
    said = {"base": "tirol", "name": 'Wirt "Zur Post"\nx', "trischaken.value": "3", "wish": "download"}
    answer = Client().post("/regeln/eigene/", said)
    assert re.fullmatch(r'attachment; filename="[a-z0-9-]+\.toml"', answer["Content-Disposition"])
    raw = tomllib.loads(answer.content.decode())
    assert (raw["extends"], raw["trischaken"]) == ("tirol", {"value": 3})
    assert load_text(answer.content.decode()).trischaken.value == 3


def test_it_is_kept_for_a_group_by_who_runs_it_only():
    owner, other = (Account.objects.register(name, "Sechserdreier mit Uhu") for name in ("Anna", "Bert"))
    group = service.found("Post", owner.person, "steirisch")
    service.join(group, other.person)
    said = {"base": "steirisch", "name": "Post", "trischaken.value": "3", "wish": "keep", "group": str(group.pk)}
    for who in (other, None):
        client = Client()
        if who:
            client.force_login(who)
        client.post("/regeln/eigene/", said)
        assert Group.objects.get().rules_text == ""
    client = Client()
    client.force_login(owner)
    assert client.post("/regeln/eigene/", said).status_code == 302
    assert Group.objects.get().rule_set().trischaken.value == 3


def test_the_part_for_the_script_is_the_result_alone():
    client = Client()
    answer = client.post("/regeln/eigene/", {"base": "steirisch", "trischaken.value": "3"}, headers={"X-Part": "1"})
    html = answer.content.decode()
    assert "<html" not in html
    assert "Trischaken" in html
    assert Client(enforce_csrf_checks=True).post("/regeln/eigene/", {}).status_code == 403


def takings() -> list[tuple[str, str]]:
    return [(base, path) for base in builtin_ids() for path in on_offer(base)]


def test_there_is_something_to_take_over_everywhere():
    assert {base for base, _ in takings()} == set(builtin_ids())
    assert ("steirisch", "bonuses.mondfang") in takings()
    assert ("tirol", "contracts.zwiccolo") in takings()


@pytest.mark.parametrize(("base", "path"), takings())
def test_what_is_taken_over_is_what_it_was_and_says_where_from(base: str, path: str):
    """Whatever another set has can be taken over alone; only what it is made of must be taken with it."""
    needed = {path: "1"}
    there = part_of(load(on_offer(base)[path]), path)
    for name in (getattr(there, "implies", ""), *getattr(there, "birds", ())):
        if name and name not in load(base).bonuses:
            needed[f"bonuses.{name}"] = "1"
    wish = own.read_wish({"base": base, **{f"{one}.played": "1" for one in needed}})
    made = load_text(own.as_toml(wish, "de"))
    here = part_of(made, path)
    changed = {key for key in asdict(there) if getattr(here, key) != getattr(there, key)}
    assert changed <= {"bonuses"}
    source = made.source(path)
    assert source.assumption is not None
    assert source.assumption.de.startswith("Übernommen aus „")
    assert rulebook(made, "de").sections


def test_a_premium_taken_over_counts_in_the_games_that_have_it_there():
    made = load_text(own.as_toml(own.read_wish({"base": "steirisch", "bonuses.mondfang.played": "1"}), "de"))
    assert "mondfang" in made.contracts["rufer"].bonuses
    assert "mondfang" not in made.contracts["bettler"].bonuses
    assert set(made.contracts["rufer"].bonuses) >= set(load("steirisch").contracts["rufer"].bonuses)


def test_amounts_and_rank_of_what_is_taken_over_can_be_other_ones():
    said = {"contracts.zwiccolo.played": "1", "contracts.zwiccolo.value": "3", "contracts.zwiccolo.rank": "9"}
    zwiccolo = load_text(own.as_toml(own.read_wish({"base": "tirol", **said}), "de")).contracts["zwiccolo"]
    assert [zwiccolo.value, zwiccolo.lost, zwiccolo.rank] == [3, 3, 9]


def test_money_and_ranks_can_be_changed():
    said = {"base": "steirisch", "money.unit": '"cents"', "money.cents": "1", "contracts.bettler.rank": "12"}
    made = load_text(own.as_toml(own.read_wish(said), "de"))
    assert (made.money.unit, made.money.cents, made.contracts["bettler"].rank) == ("cents", 1, 12)
    page = Client().get("/regeln/eigene/?base=steirisch").content.decode()
    for name in ("money.unit", "money.cents", "contracts.trischaken.rank", "bonuses.mondfang.played"):
        assert f'name="{name}"' in page


def test_what_is_taken_over_stays_ticked_and_shows_what_it_changes():
    said = everything_played("steirisch") | {"bonuses.mondfang.played": "1", "wish": "check"}
    page = Client().post("/regeln/eigene/", said).content.decode()
    assert 'name="bonuses.mondfang.played" value="1" checked' in page
    assert "Mondfang" in page.split('id="result"')[1].split("<details>")[0]
