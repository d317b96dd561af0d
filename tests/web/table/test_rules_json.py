"""The words of a rule set for the table's page: complete, from the set itself, and linked to its rulebook."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tarock.cards import card_name
from tarock.rulebook import rulebook
from tarock.rules import builtin_ids, load
from tarock.web.rulebook.html import Page
from tarock.web.table.rules_json import anchors_of, fragment, rules_json, worth

EVERY_SET = pytest.mark.parametrize("rules_id", builtin_ids())
LANGUAGES = pytest.mark.parametrize("lang", ["de", "en"])


@EVERY_SET
@LANGUAGES
def test_every_game_has_its_worth_its_duty_and_a_place_in_the_rulebook(rules_id: str, lang: str) -> None:
    """Field 47: bid buttons show value won and lost; the rulebook is that of the table's own rule set."""
    rules = load(rules_id)
    body = str(Page(rulebook(rules, lang)).body())
    games = rules_json(rules, lang)["contracts"]
    assert [game["id"] for game in games] == [c.id for c in sorted(rules.contracts.values(), key=lambda c: c.rank)]
    for game in games:
        contract = rules.contracts[game["id"]]
        assert game["gloss"] == contract.gloss.in_language(lang)
        assert game["duties"], game["id"]
        assert f'id="{game["anchor"]}"' in body, game["id"]
        if contract.kind != "trischaken":
            assert _numbers(game["value"]) == [contract.value]
            assert _numbers(game["lost"]) == [contract.lost]


def _numbers(text: str) -> list[Fraction]:
    """`2½ Punkte` is 2½."""
    word = text.split()[0]
    whole = Fraction(word.rstrip("½") or 0)
    return [whole + Fraction(1, 2) if word.endswith("½") else whole]


@EVERY_SET
@LANGUAGES
def test_every_premium_is_explained_and_linked(rules_id: str, lang: str) -> None:
    rules = load(rules_id)
    body = str(Page(rulebook(rules, lang)).body())
    for bonus_id, bonus in rules_json(rules, lang)["bonuses"].items():
        assert bonus["gloss"] == rules.bonuses[bonus_id].gloss.in_language(lang)
        assert f'id="{bonus["anchor"]}"' in body


@EVERY_SET
def test_no_anchor_stands_twice_on_a_rulebook_page(rules_id: str) -> None:
    body = str(Page(rulebook(load(rules_id))).body())
    marks = [part.split('"')[0] for part in body.split('id="')[1:]]
    assert sorted(marks) == sorted(set(marks))
    assert anchors_of(load(rules_id), "de") >= set(marks)


def test_a_loss_that_costs_more_is_said_on_the_button() -> None:
    """MV: in cents, with the birds; the Styrian Sechserdreier costs twice as much when lost."""
    styria, mostviertel = load("steirisch"), load("mostviertel")
    assert worth(styria, styria.contracts["sechserdreier"]) == "4 / −8"
    assert worth(styria, styria.contracts["pagatrufer"]) == "1 + 2"
    assert worth(mostviertel, mostviertel.contracts["besserrufer"]) == "10 + 20…80\u202fc"
    assert worth(styria, styria.contracts["trischaken"]) == ""


def test_a_clause_leads_to_the_first_part_that_the_book_names() -> None:
    anchors = anchors_of(load("mostviertel"), "de")
    assert fragment(anchors, "XY-1, MV-13") == "MV-13"
    assert fragment(anchors, "ALLG") == ""


@LANGUAGES
def test_cards_are_called_as_everywhere(lang: str) -> None:
    """Field 49: each card has an accessible name."""
    assert rules_json(load("wien"), lang)["cards"] == [card_name(card, lang) for card in range(54)]
