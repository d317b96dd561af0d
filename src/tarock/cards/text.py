"""Cards in text, exactly as ``formats.md`` "Cards in text" has them, and lists of cards.

Written: tarock ``I II III IIII V … IX … XIV … XIX XX XXI Sk`` (four additively, all else as usual in Roman
numerals), suit letter ``H K P T`` and ``K D C B`` or the pip (red ``1 2 3 4``, black ``10 9 8 7``).

Read besides: ``IV`` and the additive ``VIIII XIIII XVIIII`` of the printed packs; ``R`` for the Cavall; the suit
symbols ♥♦♠♣ (also ♡♢♤♧, with or without the emoji selector) for the letter; any mixture of upper and lower case.
No spelling has two meanings. Every other string is a :class:`CardError`.

Display order (:func:`display_order`): suits Herz, Karo, Pik, Treff, Tarock; within a suit the highest card first.
"""

from typing import Final, NoReturn

from .card import CARDS, FIRST_TAROCK, RED_SUITS, SUITS, TAROCK, is_card, suit_card
from .errors import CardError, quoted
from .masks import PACK_MASK, SUIT_MASKS, cards_of, is_mask

SUIT_LETTERS: Final = "HKPT"
SUIT_SYMBOLS: Final = "♥♦♠♣"
_WHITE_SYMBOLS: Final = "♡♢♤♧"
_RED_RANKS: Final = ("4", "3", "2", "1", "B", "C", "D", "K")
_BLACK_RANKS: Final = ("7", "8", "9", "10", "B", "C", "D", "K")
_ROMAN: Final = (
    *("I", "II", "III", "IIII", "V", "VI", "VII", "VIII", "IX", "X", "XI"),
    *("XII", "XIII", "XIV", "XV", "XVI", "XVII", "XVIII", "XIX", "XX", "XXI", "Sk"),
)
_ROMAN_ALSO_READ: Final = {"IV": 4, "VIIII": 9, "XIIII": 14, "XVIIII": 19}


def _ranks(suit: int) -> tuple[str, ...]:
    return _RED_RANKS if suit in RED_SUITS else _BLACK_RANKS


# Reading folds ASCII letters only: no foreign letter shall turn into one of ours.
_FOLD: Final = {low: low - 32 for low in range(ord("a"), ord("z") + 1)} | {0xFE0E: None, 0xFE0F: None}
_TEXTS: Final = tuple(SUIT_LETTERS[c >> 3] + _ranks(c >> 3)[c & 7] for c in range(FIRST_TAROCK)) + _ROMAN
_SYMBOL_TEXTS: Final = tuple(SUIT_SYMBOLS[c >> 3] + _TEXTS[c][1:] for c in range(FIRST_TAROCK)) + _ROMAN


def _spellings() -> dict[str, int]:
    table = {text.upper(): card for card, text in enumerate(_TEXTS)}
    table |= {roman: FIRST_TAROCK + number - 1 for roman, number in _ROMAN_ALSO_READ.items()}
    for suit, letter in enumerate(SUIT_LETTERS):
        for sign in (letter, SUIT_SYMBOLS[suit], _WHITE_SYMBOLS[suit]):
            for rank, name in enumerate(_ranks(suit)):
                table[sign + name] = suit_card(suit, rank)
            table[sign + "R"] = table[sign + "C"]
    return table


_READ: Final = _spellings()


def card_text(card: int, *, symbols: bool = False) -> str:
    """``card`` 0..53 as written in records: ``HK``, ``P10``, ``IIII``, ``Sk``; with ``symbols`` ``♥K``, ``♠10``.

    Raises :class:`CardError` if ``card`` is no card.
    """
    if not is_card(card):
        _refuse_number(card)
    return (_SYMBOL_TEXTS if symbols else _TEXTS)[card]


def parse_card(text: str) -> int:
    """The card 0..53 that ``text`` names; surrounding white space is ignored.

    Raises :class:`CardError`, and nothing else, for every string that names none.
    """
    card = _READ.get(text.strip().translate(_FOLD))
    if card is None:
        _refuse_text(text)
    return card


def parse_cards(text: str) -> tuple[int, ...]:
    """The cards of a list separated by white space, in the order of the text; an empty text gives ``()``.

    Raises :class:`CardError` at the first word that is no card, and at a card that is named twice.
    """
    seen = 0
    cards = []
    for word in text.split():
        card = parse_card(word)
        if seen >> card & 1:
            raise CardError(
                word,
                "card-twice",
                f"Die Karte {_TEXTS[card]} steht zweimal da; im Paket gibt es jede Karte einmal.",
                f"The card {_TEXTS[card]} is named twice; the pack has every card once.",
            )
        seen |= 1 << card
        cards.append(card)
    return tuple(cards)


def parse_hand(text: str) -> int:
    """The mask of a list of cards; errors as in :func:`parse_cards`."""
    mask = 0
    for card in parse_cards(text):
        mask |= 1 << card
    return mask


def display_order(mask: int) -> tuple[int, ...]:
    """The cards of ``mask`` as a hand is shown: Herz, Karo, Pik, Treff, Tarock, the highest of each suit first."""
    return tuple(card for suit in SUITS for card in reversed(cards_of(mask & SUIT_MASKS[suit])))


def hand_text(mask: int, *, symbols: bool = False) -> str:
    """The cards of ``mask`` in display order, separated by one space; the empty mask gives ``""``.

    Raises :class:`CardError` if ``mask`` holds anything but cards.
    """
    if not is_mask(mask):
        raise CardError(
            quoted(mask),
            "no-mask",
            f"Eine Kartenmenge ist eine ganze Zahl von 0 bis {PACK_MASK}, Bit n ist Karte n.",
            f"A set of cards is a whole number from 0 to {PACK_MASK}, bit n is card n.",
        )
    texts = _SYMBOL_TEXTS if symbols else _TEXTS
    return " ".join([texts[card] for card in display_order(mask)])


def _refuse_number(card: object) -> NoReturn:
    raise CardError(
        quoted(card),
        "no-card",
        f"Karten sind die ganzen Zahlen 0 bis {CARDS - 1}.",
        f"Cards are the whole numbers 0 to {CARDS - 1}.",
    )


def _refuse_text(text: str) -> NoReturn:
    word = text.strip().translate(_FOLD)
    shown = quoted(text)
    if not word:
        raise CardError(
            text,
            "card-missing",
            "Hier fehlt eine Karte, etwa HK, P10, IIII oder Sk.",
            "A card is missing here, such as HK, P10, IIII or Sk.",
        )
    if not word.strip("IVX"):
        raise CardError(
            text,
            "no-tarock",
            f"{shown} ist kein Tarock: Es gibt I bis XXI und Sk für den Sküs.",
            f"{shown} is no tarock: there are I to XXI, and Sk for the Sküs.",
        )
    suit = next((s for s in range(TAROCK) if word[0] in SUIT_LETTERS[s] + SUIT_SYMBOLS[s] + _WHITE_SYMBOLS[s]), None)
    if suit is not None:
        name = ("Herz", "Karo", "Pik", "Treff")[suit]
        right = " ".join(SUIT_LETTERS[suit] + rank for rank in reversed(_ranks(suit)))
        raise CardError(
            text,
            "no-rank",
            f"{shown} ist keine Karte: {name} hat {right}.",
            f"{shown} is no card: {name} has {right}.",
        )
    raise CardError(
        text,
        "no-card",
        f"{shown} ist keine Karte: Farbe H K P T mit K D C B oder Augen (rot 1 2 3 4, schwarz 10 9 8 7), "
        "Tarock I bis XXI, oder Sk.",
        f"{shown} is no card: suit H K P T with K D C B or a pip (red 1 2 3 4, black 10 9 8 7), "
        "tarock I to XXI, or Sk.",
    )
