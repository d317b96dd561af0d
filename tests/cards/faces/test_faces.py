"""The 54 faces: complete, distinct, named, self-contained, the same from both ends."""

from __future__ import annotations

import re
from xml.etree.ElementTree import Element, fromstring

import pytest

from tarock.cards import CARDS, CardError, card_name, card_text, is_pip, is_tarock, parse_card, suit_of
from tarock.cards.faces import DECKS, HEIGHT, LANGUAGES, WIDTH, back, face, hand, picture, sheet
from tarock.cards.faces.suits import OUTLINES

SVG = "{http://www.w3.org/2000/svg}"
ALL = [(deck, letters) for deck in DECKS for letters in LANGUAGES]
PLAIN = {"svg", "title", "g", "path", "circle", "ellipse", "rect", "use", "symbol", "view"}
"""No text and no font, no script, no style, no picture from elsewhere."""
ONE_IN_THE_MIDDLE = {parse_card(text) for text in ("H1", "H3", "K1", "K3", "P7", "P9", "T7", "T9")}


def tags(root: Element) -> set[str]:
    return {element.tag.removeprefix(SVG) for element in root.iter()}


@pytest.mark.parametrize(("deck", "letters"), ALL)
def test_every_card_has_a_face_of_its_own(deck: str, letters: str) -> None:
    faces = [face(card, deck=deck, letters=letters) for card in range(CARDS)]
    # without name and ids the drawings alone are different
    drawn = {re.sub(r"<title>.*?</title>|id=\"[^\"]*\"|href=\"[^\"]*\"", "", text) for text in faces}
    assert len(drawn) == CARDS


@pytest.mark.parametrize(("deck", "letters"), ALL)
def test_faces_are_well_formed_named_and_need_nothing_else(deck: str, letters: str) -> None:
    for card in range(CARDS):
        root = fromstring(face(card, deck=deck, letters=letters))
        assert root.findtext(f"{SVG}title") == card_name(card, letters)
        assert root.get("viewBox") == f"0 0 {WIDTH} {HEIGHT}"
        assert tags(root) <= PLAIN
        for element in root.iter():
            for key, value in element.attrib.items():
                assert "url(" not in value
                assert not key.startswith("on")
                assert key not in {"style", "class"}
                assert key != "href" or value.startswith("#")


@pytest.mark.parametrize("card", range(CARDS))
def test_a_card_looks_the_same_from_both_ends(card: int) -> None:
    """Everything that is not the same after half a turn is drawn once and used twice."""
    for deck in DECKS:
        root = fromstring(face(card, deck=deck))
        halves = [element for element in root if element.tag == f"{SVG}g" and "id" in element.attrib]
        turned = [element for element in root if element.tag == f"{SVG}use"]
        assert [use.get("href") for use in turned] == [f"#{half.get('id')}" for half in halves]
        assert len(halves) == 1
        assert turned[0].get("transform") == f"rotate(180 {WIDTH // 2} {HEIGHT // 2})"
        others = [element for element in root if element not in (*halves, *turned)]
        signs = [
            element for element in others if element.tag == f"{SVG}g" and "translate" in element.get("transform", "")
        ]
        assert len(signs) == (deck != "large" and card in ONE_IN_THE_MIDDLE)


def test_the_letters_change_queen_and_jack_only() -> None:
    def drawn(card: int, letters: str) -> str:
        return re.sub(r"<title>.*?</title>", "", face(card, letters=letters)).replace(f"-{letters}-", "-")

    changed = {card for card in range(CARDS) if drawn(card, "de") != drawn(card, "en")}
    assert changed == {parse_card(suit + letter) for suit in "HKPT" for letter in "BD"}


def test_the_four_colour_deck_recolours_karo_and_treff_only() -> None:
    def drawn(card: int, deck: str) -> str:
        return face(card, deck=deck).replace(f"{deck}-de-", "")

    changed = {card for card in range(CARDS) if drawn(card, "two") != drawn(card, "four")}
    assert changed == {card for card in range(CARDS) if not is_tarock(card) and card // 8 in (1, 3)}


def test_high_contrast_is_black_white_and_the_red_of_the_suits() -> None:
    colours = set(re.findall(r"#[0-9a-f]{6}", "".join(face(card, deck="contrast") for card in range(CARDS))))
    assert colours == {"#000000", "#ffffff", "#b00012"}


def test_pips_show_as_many_signs_as_they_are_worth() -> None:
    for card in filter(is_pip, range(CARDS)):
        root = fromstring(face(card))
        half = next(element for element in root if element.tag == f"{SVG}g" and "id" in element.attrib)
        in_half = sum(element.get("d") == OUTLINES[suit_of(card)] for element in half.iter()) - 1  # one in the corner
        assert 2 * in_half + (card in ONE_IN_THE_MIDDLE) == int(card_text(card)[1:])


@pytest.mark.parametrize(("deck", "letters"), ALL)
def test_a_sheet_has_every_card_as_symbol_and_as_view(deck: str, letters: str) -> None:
    text = sheet(deck, letters)
    root = fromstring(text)
    symbols = {symbol.get("id"): symbol for symbol in root.iter(f"{SVG}symbol")}
    views = {view.get("id"): view.get("viewBox") for view in root.iter(f"{SVG}view")}
    assert list(symbols) == [f"c{card}" for card in range(CARDS)] + ["back"]
    assert list(views) == [f"v{card}" for card in range(CARDS)] + ["vback"]
    assert len(set(views.values())) == CARDS + 1
    for card in range(CARDS):
        assert symbols[f"c{card}"].findtext(f"{SVG}title") == card_name(card, letters)
    laid = {
        use.get("href"): f"{use.get('x')} {use.get('y')} {WIDTH} {HEIGHT}" for use in root if use.tag == f"{SVG}use"
    }
    assert [laid[f"#{ident}"] for ident in symbols] == list(views.values())
    ids = re.findall(r'id="([^"]*)"', text)
    assert len(ids) == len(set(ids))
    assert set(re.findall(r'href="#([^"]*)"', text)) <= set(ids)
    assert tags(root) <= PLAIN
    assert len(text.encode()) < 400_000


def test_the_same_card_gives_the_same_bytes() -> None:
    assert [face(card) for card in range(CARDS)] == [face(card) for card in range(CARDS)]
    assert not re.search(r"\d\.\d{4,}", sheet())


def test_the_back_has_a_name() -> None:
    assert fromstring(back()).findtext(f"{SVG}title") == "Rückseite"
    assert fromstring(back("en")).findtext(f"{SVG}title") == "back of a card"


def test_what_is_no_card_has_no_face() -> None:
    for number in (-1, CARDS):
        with pytest.raises(CardError):
            face(number)
        with pytest.raises(CardError):
            picture(number)


def test_notebooks_show_a_card_and_a_hand() -> None:
    card = picture("XIX", letters="en")
    assert fromstring(card._repr_svg_()).findtext(f"{SVG}title") == "tarock nineteen"
    assert str(card) == "XIX"
    held = hand("XIX HK P10")
    assert str(held) == "HK P10 XIX"
    assert re.findall(r'alt="([^"]*)"', held._repr_html_()) == ["Herz-König", "Pik-Zehn", "Tarock neunzehn"]
    assert hand([52, 7]).cards == (52, 7)
    assert hand(1 << 52 | 1 << 7).cards == (7, 52)
