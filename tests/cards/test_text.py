"""Cards in text (formats.md, "Cards in text"), and in words."""

import pickle

import hypothesis.strategies as st
import pytest
from hypothesis import given

from tarock import cards as tc

MASKS = st.integers(min_value=0, max_value=tc.PACK_MASK)
# Letters of the notation and their look-alikes, so that the fuzz comes near real cards.
NEAR_CARDS = st.text(alphabet="HKPTDCRBIVXSkh1234789 0♥♦♠♣♡\ufe0f\u0131\u017f\u212a\u06f4²\t\n/-", max_size=8)


@pytest.mark.parametrize("card", range(54))
def test_round_trip(card: int) -> None:
    text = tc.card_text(card)
    assert tc.parse_card(text) == card
    assert tc.parse_card(text.lower()) == card
    assert tc.parse_card(text.upper()) == card
    assert tc.parse_card(f" {text}\n") == card
    assert tc.parse_card(tc.card_text(card, symbols=True)) == card


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("IV", tc.QUAPIL),
        ("IIII", tc.QUAPIL),
        ("VIIII", tc.tarock(9)),
        ("XIIII", tc.tarock(14)),
        ("XVIIII", tc.tarock(19)),
        ("KK", tc.KARO_KOENIG),
        ("TC", tc.suit_card(tc.TREFF, tc.CAVALL)),
        ("TR", tc.suit_card(tc.TREFF, tc.CAVALL)),
        ("kr", tc.suit_card(tc.KARO, tc.CAVALL)),
        ("K4", 8),
        ("H1", 3),
        ("P10", 19),
        ("♥K", tc.HERZ_KOENIG),
        ("♥\ufe0fK", tc.HERZ_KOENIG),
        ("♡K", tc.HERZ_KOENIG),
        ("♦4", 8),
        ("♠10", 19),
        ("♣R", tc.suit_card(tc.TREFF, tc.CAVALL)),
        ("SK", tc.SKUES),
        ("sk", tc.SKUES),
    ],
)
def test_also_read(text: str, card: int) -> None:
    assert tc.parse_card(text) == card


def test_four_is_written_additively_and_symbols_on_request() -> None:
    assert tc.card_text(tc.QUAPIL) == "IIII"
    assert tc.card_text(tc.KARO_KOENIG, symbols=True) == "♦K"
    assert tc.card_text(19, symbols=True) == "♠10"
    assert tc.card_text(tc.SKUES, symbols=True) == "Sk"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "card-missing"),
        (" \t", "card-missing"),
        ("H7", "no-rank"),
        ("K10", "no-rank"),
        ("P1", "no-rank"),
        ("T2", "no-rank"),
        ("H", "no-rank"),
        ("HQ", "no-rank"),
        ("♥♥", "no-rank"),
        ("H K", "no-rank"),
        ("XXII", "no-tarock"),
        ("IIV", "no-tarock"),
        ("IIIII", "no-tarock"),
        ("S", "no-card"),
        ("7", "no-card"),
        ("\u2163", "no-card"),
        ("EK", "no-card"),
        ("H\u06f4", "no-rank"),
        ("\u0131", "no-card"),
        ("\u017fk", "no-card"),
        ("\ud800", "no-card"),
    ],
)
def test_what_is_no_card_is_refused_with_what_would_be_right(text: str, code: str) -> None:
    with pytest.raises(tc.CardError) as caught:
        tc.parse_card(text)
    assert caught.value.text == text
    assert caught.value.code == code
    assert str(caught.value) == caught.value.en == caught.value.message("en") == caught.value.message("fr")
    assert caught.value.message("de-at") == caught.value.de != caught.value.en


def test_the_message_names_the_cards_of_the_suit() -> None:
    with pytest.raises(tc.CardError, match="HK HD HC HB H1 H2 H3 H4"):
        tc.parse_card("H7")
    with pytest.raises(tc.CardError, match="TK TD TC TB T10 T9 T8 T7"):
        tc.parse_card("♣1")


@given(st.text() | NEAR_CARDS)
def test_any_text_is_a_card_or_a_card_error(text: str) -> None:
    try:
        card = tc.parse_card(text)
    except tc.CardError:
        return
    assert tc.is_card(card)


@given(st.text() | NEAR_CARDS)
def test_any_text_is_a_list_of_cards_or_a_card_error(text: str) -> None:
    try:
        cards = tc.parse_cards(text)
    except tc.CardError:
        return
    assert len(cards) == len(text.split())
    assert tc.parse_hand(text) == tc.mask_of(cards)


def test_a_long_text_makes_a_short_message() -> None:
    with pytest.raises(tc.CardError) as caught:
        tc.parse_card("Q" * 100_000)
    assert len(str(caught.value)) < 300


@given(MASKS)
def test_hand_round_trip(mask: int) -> None:
    assert tc.parse_hand(tc.hand_text(mask)) == mask
    assert tc.parse_hand(tc.hand_text(mask, symbols=True)) == mask
    assert tc.parse_cards(tc.hand_text(mask)) == tc.display_order(mask)


def test_display_order_suits_as_everywhere_highest_first() -> None:
    text = "HK H4 KD P7 TB T10 Sk XXI IIII I"
    assert tc.hand_text(tc.parse_hand("I XXI T10 TB P7 H4 HK KD Sk IV")) == text
    assert tc.hand_text(0) == ""
    assert tc.parse_hand("  ") == 0


def test_list_keeps_the_order_of_the_text() -> None:
    assert tc.parse_cards("I HK Sk") == (tc.PAGAT, tc.HERZ_KOENIG, tc.SKUES)


def test_a_card_named_twice_is_refused() -> None:
    with pytest.raises(tc.CardError) as caught:
        tc.parse_cards("HK IV IIII")
    assert (caught.value.code, caught.value.text) == ("card-twice", "IIII")


@pytest.mark.parametrize("number", [-1, 54, True, pytest.param(10**5000, id="great")])
def test_numbers_that_are_no_cards_are_refused(number: int) -> None:
    with pytest.raises(tc.CardError):
        tc.card_text(number)
    with pytest.raises(tc.CardError):
        tc.card_name(number)


@pytest.mark.parametrize("mask", [-1, 1 << 54, pytest.param(10**5000, id="great")])
def test_numbers_that_are_no_hands_are_refused(mask: int) -> None:
    with pytest.raises(tc.CardError):
        tc.hand_text(mask)


def test_errors_survive_pickling() -> None:
    with pytest.raises(tc.CardError) as caught:
        tc.parse_card("H7")
    copy = pickle.loads(pickle.dumps(caught.value))
    assert (type(copy), copy.text, copy.code, str(copy)) == (tc.CardError, "H7", "no-rank", str(caught.value))


@pytest.mark.parametrize(
    ("text", "german", "english"),
    [
        ("HK", "Herz-König", "king of hearts"),
        ("KD", "Karo-Dame", "queen of diamonds"),
        ("PC", "Pik-Cavall", "cavalier of spades"),
        ("TB", "Treff-Bube", "jack of clubs"),
        ("H1", "Herz-Ass", "ace of hearts"),
        ("K4", "Karo-Vier", "four of diamonds"),
        ("P10", "Pik-Zehn", "ten of spades"),
        ("T7", "Treff-Sieben", "seven of clubs"),
        ("I", "Pagat", "Pagat"),
        ("II", "Uhu", "Uhu"),
        ("III", "Kakadu", "Kakadu"),
        ("IIII", "Quapil", "Quapil"),
        ("V", "Tarock fünf", "tarock five"),
        ("XIX", "Tarock neunzehn", "tarock nineteen"),
        ("XX", "Tarock zwanzig", "tarock twenty"),
        ("XXI", "Mond", "Mond"),
        ("Sk", "Sküs", "Sküs"),
    ],
)
def test_names_for_screen_readers(text: str, german: str, english: str) -> None:
    assert tc.card_name(tc.parse_card(text), "de") == german
    assert tc.card_name(tc.parse_card(text), "de-at") == german
    assert tc.card_name(tc.parse_card(text), "en") == english


def test_names_are_all_different() -> None:
    for lang in ("de", "en"):
        assert len({tc.card_name(card, lang) for card in range(54)}) == 54
    assert [tc.suit_name(s) for s in tc.SUITS] == ["Herz", "Karo", "Pik", "Treff", "Tarock"]
    assert [tc.suit_name(s, "en") for s in tc.SUITS] == ["hearts", "diamonds", "spades", "clubs", "tarock"]
