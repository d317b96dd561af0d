"""The steps of a record: every item below the step keys becomes an action, with what is stated beside it.

Only the form is read here. Whether a step is possible is the engine's business (`replay`), which also knows which
words there are: an unknown game or premium is refused there, with the reason of the rules.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from tarock.cards import card_text, mask_of, parse_card
from tarock.deal import Action, actions as a
from tarock.notation.record.cards import read_cards
from tarock.notation.record.head import Table
from tarock.notation.record.messages import EXPECTED
from tarock.notation.record.reader import Reader
from tarock.notation.record.tokens import STEPS, Entries, Item
from tarock.notation.record.write import HALVES, LEVELS
from tarock.rules import Text
from tarock.rules.values import hint, shown


@dataclass(frozen=True, slots=True)
class Step:
    """An action as it stands in a record, and what must be so after it.

    `level` of a kontra; `seen` the open part of a discard; `winner` and `thrown` (talon cards) after the last card of a
    trick. None: nothing is stated.
    """

    item: Item
    action: Action
    said: str
    level: int | None = None
    seen: int | None = None
    winner: int | None = None
    thrown: tuple[int, ...] | None = None


class StepReader(Reader):
    """Reads the items below the step keys."""

    def __init__(self, entries: Entries, table: Table) -> None:
        super().__init__(entries)
        self.players, self.names = table.players, table.names

    def steps(self) -> list[Step]:
        """All steps in the order of the deal; wrong items are noted and left out."""
        found: list[Step] = []
        for key in STEPS:
            items = self.entries[key].items if key in self.entries else ()
            for index, item in enumerate(items):
                if key == "tricks":
                    found += self._trick(item, index + 1, index == len(items) - 1)
                elif (step := self._said(key, item)) is not None:
                    found.append(step)
        return found

    def form(self, item: Item, expected: str, word: str = "") -> None:
        """Note that an item has not the form that it should have."""
        text = EXPECTED[expected]
        text = Text(text.de.format(word=word), text.en.format(word=word))
        self.problem(item, "record-form", value=shown(item.text), expected=text)

    def seat(self, item: Item, name: str) -> int | None:
        """The seat of a player; None, with the problem noted, where the name has none."""
        if name in self.names:
            return self.names.index(name)
        if name in self.players:
            self.problem(item, "record-sits-out", value=shown(name))
        else:
            self.unknown_name(item, name, self.players)
        return None

    def _said(self, key: str, item: Item) -> Step | None:
        """A step that is no card of a trick."""
        name, rest = item.words[0], item.words[1:]
        seat = self.seat(item, name)
        if seat is None:
            return None
        if key in _PARTS:
            return _PARTS[key](self, item, seat, rest)
        if not rest:
            self.form(item, "auction")
            return None
        if rest[0] not in _WORDS:
            near = hint(rest[0], _WORDS)
            self.problem(item, "record-word", value=shown(rest[0]), hint=near, allowed=", ".join(_WORDS))
            return None
        return _WORDS[rest[0]](self, item, seat, rest)

    def step(self, item: Item, action: Action) -> Step:
        """A step that states nothing besides."""
        return Step(item, action, item.text)

    def _trick(self, item: Item, number: int, is_last: bool) -> Iterator[Step]:
        """The cards of a trick: its number, its leader, one to four cards, then what is stated about its end."""
        row = _parts(item.words)
        if row is None:
            self.form(item, "trick")
            return
        if row.number != str(number):
            self.problem(item, "record-trick-number", right=number, stated=shown(row.number))
        leader = self.seat(item, row.leader)
        winner = self.seat(item, row.winner) if row.winner is not None else None
        cards, thrown = read_cards(self, item, row.cards), read_cards(self, item, row.thrown)
        if len(row.cards) < 4 and not is_last:
            self.problem(item, "record-trick-short", number=number)
        if leader is None or cards is None or thrown is None or (row.winner is not None and winner is None):
            return
        stated = tuple(thrown) if row.winner is not None else None
        for index, card in enumerate(cards):
            seat = (leader + index) % 4
            said, action = f"{self.names[seat]} {card_text(card)}", a.Play(seat, card)
            if index == 3:
                yield Step(item, action, said, winner=winner, thrown=stated)
            else:
                yield Step(item, action, said)


@dataclass(frozen=True, slots=True)
class _Row:
    """The words of a trick, sorted."""

    number: str
    leader: str
    cards: tuple[str, ...]
    winner: str | None
    thrown: tuple[str, ...]


def _parts(words: Sequence[str]) -> _Row | None:
    """`1 Anna HK HD HC HB > Anna + K4`, or fewer cards and nothing behind them; None where it is neither."""
    if len(words) < 3:
        return None
    rest = list(words[2:])
    cards = rest[: rest.index(">")] if ">" in rest else rest
    end = rest[len(cards) + 1 :]
    if not 1 <= len(cards) <= 4 or (len(rest) > len(cards) and (len(cards) < 4 or not end)):
        return None
    thrown = end[2:]
    if len(end) > 1 and (end[1] != "+" or not thrown):
        return None
    return _Row(words[0], words[1], tuple(cards), end[0] if end else None, tuple(thrown))


Words = tuple[str, ...]
_Read = Callable[[StepReader, Item, int, Words], Step | None]


def _alone(make: Callable[[int], Action], word: str) -> _Read:
    """A word that needs nothing besides."""

    def read(reader: StepReader, item: Item, seat: int, rest: Words) -> Step | None:
        if len(rest) == 1:
            return reader.step(item, make(seat))
        reader.form(item, "alone", word)
        return None

    return read


def _with_id(make: Callable[[int, str], Action], word: str) -> _Read:
    """A word with the id of a game or premium behind it."""

    def read(reader: StepReader, item: Item, seat: int, rest: Words) -> Step | None:
        if len(rest) == 2:
            return reader.step(item, make(seat, rest[1]))
        reader.form(item, "with-id", word)
        return None

    return read


def _kontra(level: int, word: str) -> _Read:
    """`kontra`, `re`, `sub` or `mord` on an item, in negative games against somebody."""

    def read(reader: StepReader, item: Item, seat: int, rest: Words) -> Step | None:
        if len(rest) not in (2, 3):
            reader.form(item, "kontra", word)
            return None
        against = None
        if len(rest) == 3:
            against = reader.seat(item, rest[2])
            if against is None:
                return None
        return Step(item, a.Kontra(seat, rest[1], against), item.text, level=level)

    return read


_WORDS: dict[str, _Read] = {
    **{cls.kind: _alone(cls, cls.kind) for cls in (a.Forehand, a.Pass, a.HandOn, a.ThrowIn, a.Hold, a.Gut)},
    **{cls.kind: _with_id(cls, cls.kind) for cls in (a.Bid, a.Bei, a.Announce)},
    **{word: _kontra(level, word) for level, word in LEVELS.items()},
}
"""The words of auction and announcements: how each goes on."""


def _options(reader: StepReader, item: Item, seat: int, rest: Words) -> Step | None:
    if len(rest) == 2 and rest[0] in ("stichzwang", "no-stichzwang"):
        return reader.step(item, a.Options(seat, rest[0] == "stichzwang", rest[1]))
    reader.form(item, "options")
    return None


def _spritz(reader: StepReader, item: Item, seat: int, rest: Words) -> Step | None:
    if rest in (("yes",), ("no",)):
        return reader.step(item, a.Spritz(seat, rest == ("yes",)))
    reader.form(item, "spritz")
    return None


def _bird(reader: StepReader, item: Item, seat: int, rest: Words) -> Step | None:
    if len(rest) == 1:
        return reader.step(item, a.NameBird(seat, rest[0]))
    reader.form(item, "name-bird")
    return None


def _call(reader: StepReader, item: Item, seat: int, rest: Words) -> Step | None:
    if len(rest) != 1:
        reader.form(item, "call")
        return None
    if rest[0] == "fourth":
        return reader.step(item, a.Call(seat, None))
    cards = read_cards(reader, item, rest)
    return None if cards is None else reader.step(item, a.Call(seat, cards[0]))


def _take(reader: StepReader, item: Item, seat: int, rest: Words) -> Step | None:
    if len(rest) == 1 and rest[0] in HALVES:
        return reader.step(item, a.TakeHalf(seat, HALVES.index(rest[0])))
    if rest == (a.GiveUp.kind,):
        return reader.step(item, a.GiveUp(seat))
    reader.form(item, "take")
    return None


def _discard(reader: StepReader, item: Item, seat: int, rest: Words) -> Step | None:
    at = rest.index("open") if "open" in rest else len(rest)
    hidden, seen = rest[:at], rest[at + 1 :]
    if not (hidden or seen) or (at < len(rest) and not seen) or "open" in seen:
        reader.form(item, "discard")
        return None
    cards = read_cards(reader, item, (*hidden, *seen))
    if cards is None:
        return None
    for card in sorted({card for card in cards if cards.count(card) > 1}):
        reader.problem(item, "record-card-twice", card=card_text(card))
    opened = mask_of(parse_card(word) for word in seen)
    return Step(item, a.Discard(seat, mask_of(cards)), item.text, seen=opened)


def _claim(reader: StepReader, item: Item, seat: int, rest: Words) -> Step | None:
    if not rest:
        return reader.step(item, a.Claim(seat))
    reader.form(item, "name")
    return None


_PARTS: dict[str, _Read] = {
    "options": _options,
    "spritzer": _spritz,
    "birds": _bird,
    "call": _call,
    "take": _take,
    "discard": _discard,
    "claim": _claim,
}
"""The keys whose items need no word, because there is only one thing to do."""
