"""Märchenstich (Kaiserstich): every order of Sküs, Mond and Pagat in one trick, for every set (MV-17, MV-41, MV-42)."""

from itertools import permutations

import pytest

from tarock.cards import parse_card, parse_cards, parse_hand
from tarock.deal.tricks import why_not
from tarock.rules import builtin_ids, load
from tests.deal.positions import legal, rules_for, takes

ANY = ("wien", "steirisch", "steirisch-2020", "frohnleiten", "mostviertel")
ORDERED = ("tirol",)
NONE = ("oberoesterreich", "sauwald")
NEGATIVE_ANY = ("mostviertel",)

ORDERS = [" ".join(order) for order in permutations(("Sk", "XXI", "I"))]
WITH_A_FOURTH = sorted({" ".join(order) for order in permutations(("Sk", "XXI", "I", "V"))})


def reason(rules_id, contract, hand, trick, card):
    rules, tr = rules_for(rules_id, contract)
    return why_not(rules, tr, parse_hand(hand), parse_cards(trick), parse_card(card))


def in_kaiser_order(trick):
    cards = trick.split()
    return cards.index("XXI") < cards.index("Sk") < cards.index("I")


def expected(any_order, ordered, trick):
    return "I" if any_order or (ordered and in_kaiser_order(trick)) else "Sk"


def test_every_set_stands_here():
    assert sorted(ANY + ORDERED + NONE) == list(builtin_ids())


@pytest.mark.parametrize("rules_id", builtin_ids())
@pytest.mark.parametrize("trick", ORDERS + WITH_A_FOURTH)
class TestWinner:
    def test_mv_17_tarock_games_and_suit_games_with_tarock_led(self, rules_id, trick):
        """MV-17: any order; Tirol: Mond, Sküs, Pagat; Upper Austria and Sauwald: not at all"""
        card = expected(rules_id in ANY, rules_id in ORDERED, trick)
        assert takes(rules_id, "rufer", trick) == card
        assert takes(rules_id, "farbensolo", trick) == card

    def test_negative_games_and_trischaken(self, rules_id, trick):
        """MV-41, MV-42: also in negative games; Vienna and Styria: not there"""
        card = expected(rules_id in NEGATIVE_ANY, rules_id in ORDERED, trick)
        assert takes(rules_id, "bettler", trick) == card
        assert takes(rules_id, "trischaken", trick) == card


@pytest.mark.parametrize("rules_id", builtin_ids())
@pytest.mark.parametrize("order", ORDERS)
class TestSuitLed:
    def test_mv_17_a_suit_game_asks_for_a_tarock_lead(self, rules_id, order):
        """MV-17: in Farbenspiele only if tarock was led; elsewhere a suit may have been led"""
        assert takes(rules_id, "farbensolo", f"H4 {order}") == "H4"
        assert takes(rules_id, "dreier", f"H4 {order}") == expected(rules_id in ANY, rules_id in ORDERED, order)


@pytest.mark.parametrize(
    ("trick", "hand", "by_set"),
    [
        # Pagat in hand, Sküs and Mond lie: due where it would take the trick, else it stays the last tarock.
        ("XXI Sk", "I V IX", {"any": "I", "ordered": "I", "none": "V IX"}),
        ("Sk XXI", "I V IX", {"any": "I", "ordered": "V IX", "none": "V IX"}),
        ("V XXI Sk", "I IX", {"any": "I", "ordered": "I", "none": "IX"}),
        ("H4 XXI Sk", "I V KK", {"any": "I", "ordered": "I", "none": "V"}),
        ("H4 Sk XXI", "I V KK", {"any": "I", "ordered": "V", "none": "V"}),
        ("H4 XXI Sk", "I V H1", {"any": "H1", "ordered": "H1", "none": "H1"}),
        # The Pagat as the only tarock is played in any case.
        ("XXI Sk", "I KK", {"any": "I", "ordered": "I", "none": "I"}),
        ("Sk XXI", "I KK", {"any": "I", "ordered": "I", "none": "I"}),
        # Mond and Pagat lie: the Gstieß would not take the trick, so it need not be added, but may be.
        ("XXI I", "Sk V", {"any": "Sk V", "ordered": "Sk", "none": "Sk"}),
        ("I XXI", "Sk V", {"any": "Sk V", "ordered": "Sk", "none": "Sk"}),
        ("H4 XXI I", "Sk V", {"any": "Sk V", "ordered": "Sk", "none": "Sk"}),
        # Sküs and Pagat lie: the Mond never beats.
        ("Sk I", "XXI V", {"any": "XXI V", "ordered": "XXI V", "none": "XXI V"}),
        ("I Sk", "XXI V", {"any": "XXI V", "ordered": "XXI V", "none": "XXI V"}),
        # One of the three lies: ordinary Stichzwang, and the Pagat stays.
        ("XXI", "Sk I V", {"any": "Sk", "ordered": "Sk", "none": "Sk"}),
        ("Sk", "XXI I V", {"any": "XXI V", "ordered": "XXI V", "none": "XXI V"}),
        ("I", "Sk XXI V", {"any": "Sk XXI V", "ordered": "Sk XXI V", "none": "Sk XXI V"}),
        # All three lie already.
        ("XXI Sk I", "V XX", {"any": "V XX", "ordered": "V XX", "none": "V XX"}),
        ("I Sk XXI", "V XX", {"any": "V XX", "ordered": "V XX", "none": "V XX"}),
    ],
)
@pytest.mark.parametrize("rules_id", builtin_ids())
def test_mv_41_mv_42_what_is_due_in_negative_games(rules_id, trick, hand, by_set):
    """MV-41, MV-42"""
    words = {"mostviertel": "any", "tirol": "ordered"}
    due = set(by_set[words.get(rules_id, "none")].split())
    assert legal(rules_id, "bettler", hand, trick) == due
    assert legal(rules_id, "trischaken", hand, trick) == due


@pytest.mark.parametrize("trick", ["XXI Sk", "Sk XXI", "H4 XXI Sk"])
def test_without_stichzwang_the_pagat_stays_the_last_tarock(trick):
    """MV-42 excepts only Stichzwang; Tirol plays Trischaken without it where Vorhand says so"""
    assert legal("tirol", "trischaken", "I V IX", trick, stichzwang=False) == {"V", "IX"}
    assert legal("frohnleiten", "trischaken", "I V IX", trick, stichzwang=False) == {"V", "IX"}


@pytest.mark.parametrize("rules_id", builtin_ids())
@pytest.mark.parametrize("trick", ["XXI Sk", "Sk XXI"])
def test_positive_games_ask_for_nothing(rules_id, trick):
    assert legal(rules_id, "rufer", "I V IX", trick) == {"I", "V", "IX"}
    assert legal(rules_id, "farbensolo", "I V IX", trick) == {"I", "V", "IX"}


def test_mv_42_the_refusal_names_the_maerchenstich():
    """MV-42"""
    found = reason("mostviertel", "piccolo", "I V", "XXI Sk", "V")
    assert (found.code, found.clause) == ("trick-pagat-due", "MV-41, MV-42")
    assert "Märchenstich" in found.sentence("de")
    assert "Märchenstich" in found.sentence("en")


def test_mv_17_is_a_switch_with_a_source():
    """MV-17"""
    assert load("mostviertel").clause("play.maerchenstich") == "MV-17"
