"""What a typed line means."""

from __future__ import annotations

import pytest

from tarock.cards import parse_card
from tarock.cli.play.offers import Offers, Unclear, plain, read_card
from tarock.deal import act, actions as a, view
from tarock.rules import Reason, load
from tests.bots.tables import fresh, in_contract


@pytest.mark.parametrize(
    ("line", "card"),
    [
        ("KK", "KK"),
        ("kk", "KK"),
        ("♦K", "KK"),
        ("karo-könig", "KK"),
        ("Karo König", "KK"),
        ("king of diamonds", "KK"),
        ("10p", "P10"),
        ("p 10", "P10"),
        ("xxi", "XXI"),
        ("mond", "XXI"),
        ("iv", "IIII"),
        ("quapil", "IIII"),
        ("sk", "Sk"),
        ("Sküs", "Sk"),
        ("gstieß", "Sk"),
        ("t7", "T7"),
        ("t14", "XIV"),
        ("tr", "TC"),
    ],
)
def test_cards_are_read_forgivingly(line: str, card: str) -> None:
    assert read_card(line) == parse_card(card)


@pytest.mark.parametrize("line", ["", "ein", "kx", "xxii", "h10", "♦", "könig"])
def test_what_is_no_card(line: str) -> None:
    assert read_card(line) is None


def test_bids_by_number_name_and_beginning() -> None:
    rules = load("mostviertel")
    state = fresh(rules, 1)
    offers = Offers(rules, view(state, 0), "ABCD", "de")
    assert offers.read("1") == a.Forehand(0)
    assert offers.read("Vorhand") == offers.read("mein spiel") == a.Forehand(0)
    assert offers.read("dreier") == a.Bid(0, "dreier")
    assert offers.read("bettler ouv") == offers.read("Bettler-Ouvert") == a.Bid(0, "bettler-ouvert")
    assert offers.read("rufer") == a.Bid(0, "rufer")  # known, to be refused with its reason
    assert offers.read("weiter") == a.Pass(0)
    assert isinstance(offers.read("dreieck"), Unclear)


def test_discards_by_numbers_and_cards() -> None:
    rules = load("steirisch")
    dreier = next(
        c for c in rules.contracts.values() if c.kind == "positive" and (c.partner, c.talon) == ("none", "half")
    )
    state = in_contract(rules, dreier, 1, 0)
    assert state is not None
    taken = act(state, a.TakeHalf(0, 0))
    assert not isinstance(taken, Reason)
    offers = Offers(rules, view(taken, 0), "ABCD", "de")
    one, two, three = offers.hand[0], offers.hand[3], offers.hand[4]
    wanted = a.Discard(0, 1 << one | 1 << two | 1 << three)
    from tarock.cards import card_text

    assert offers.read("1 4 5") == offers.read("1,4, 5") == wanted
    assert offers.read(f"{card_text(one).lower()} {card_text(two)} 5") == wanted
    assert isinstance(offers.read("1 4 bla"), Unclear)


def test_plain_text_for_comparing() -> None:
    assert plain("  König-Ultimo!  ") == "konig ultimo"
