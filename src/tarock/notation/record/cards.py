"""The cards of a record read: four hands, two talon halves, together the whole pack."""

from __future__ import annotations

from collections.abc import Iterable

from tarock.cards import (
    HAND_SIZE,
    PACK_MASK,
    TALON_SIZE,
    CardError,
    CardsError,
    card_text,
    cards_of,
    hand_text,
    mask_of,
    parse_card,
)
from tarock.notation.record.model import Halves, Hands
from tarock.notation.record.reader import Reader
from tarock.notation.record.tokens import Item
from tarock.rules import Text
from tarock.rules.values import shown


def detail(error: CardsError) -> Text:
    """The sentence of an error of the cards, in both languages."""
    return Text(error.de, error.en)


def read_cards(reader: Reader, item: Item, words: Iterable[str]) -> list[int] | None:
    """Cards one by one; None, with every wrong one noted, where some are none."""
    found, good = [], True
    for word in words:
        try:
            found.append(parse_card(word))
        except CardError as error:
            reader.problem(item, "record-card", detail=detail(error))
            good = False
    return found if good else None


def read_hands(reader: Reader, players: tuple[str, ...], names: tuple[str, ...]) -> Hands | None:
    """The four hands by seat as masks; None, with all problems noted, where one is not as it should be."""
    given: dict[str, list[int] | None] = {}
    for item in reader.items("hands"):
        name = item.words[0]
        cards = read_cards(reader, item, item.words[1:])
        if name not in players:
            reader.unknown_name(item, name, players)
        elif name not in names:
            reader.problem(item, "record-sits-out", value=shown(name))
        elif name in given:
            reader.problem(item, "record-hand-twice", name=name)
        else:
            given[name] = cards
            if cards is not None and len(cards) != HAND_SIZE:
                reader.problem(item, "record-hand-size", name=name, found=len(cards), count=HAND_SIZE)
    if "hands" in reader.entries:
        for name in names:
            if name not in given:
                reader.problem("hands", "record-hand-missing", name=name)
    hands = [cards for name in names if (cards := given.get(name)) is not None]
    if len(hands) < len(names):
        return None
    _note_twice(reader, "hands", [card for cards in hands for card in cards])
    one, two, three, four = (mask_of(cards) for cards in hands)
    return one, two, three, four


def read_talon(reader: Reader) -> Halves | None:
    """Both halves in the order dealt; None, with all problems noted, where they are not three and three."""
    items = reader.items("talon")
    halves = [read_cards(reader, item, item.words) for item in items]
    if "talon" not in reader.entries or None in halves:
        return None
    sizes = [len(half) for half in halves if half is not None]
    if sizes != [TALON_SIZE // 2] * 2:
        reader.problem("talon", "record-talon-size", found=" + ".join(str(size) for size in sizes) or "0")
        return None
    (a, b, c), (d, e, f) = (half for half in halves if half is not None)
    _note_twice(reader, "talon", [a, b, c, d, e, f])
    return (a, b, c), (d, e, f)


def _note_twice(reader: Reader, key: str, cards: list[int]) -> None:
    for card in sorted({card for card in cards if cards.count(card) > 1}):
        reader.problem(key, "record-card-twice", card=card_text(card))


def whole_pack(reader: Reader, hands: Hands | None, talon: Halves | None) -> bool:
    """Whether hands and talon are the 54 cards; what stands twice or nowhere is noted (once, where it is found)."""
    if hands is None or talon is None:
        return False
    in_hands = mask_of(card for hand in hands for card in cards_of(hand))
    in_talon = mask_of(talon[0]) | mask_of(talon[1])
    for card in cards_of(in_hands & in_talon):
        reader.problem("talon", "record-card-twice", card=card_text(card))
    if missing := PACK_MASK & ~(in_hands | in_talon):
        reader.problem("hands", "record-cards-missing", cards=hand_text(missing))
    return not any(problem.key.partition(".")[0] in ("hands", "talon") for problem in reader.problems)
