"""What a game pays: a list of items, each with amounts in two ledgers, the clause it rests on and one sentence why.

Amounts are `Fraction`s in the unit of the rule set, one per seat; `points` is the Schrift (kontra never counts), `cash`
the total including kontra. Both sum to zero, item by item.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction

from tarock.cards import count_text
from tarock.rules import Text
from tarock.scoring.messages import UNIT_NAMES, WHY

Amounts = tuple[Fraction, Fraction, Fraction, Fraction]
ZERO: Amounts = (Fraction(0), Fraction(0), Fraction(0), Fraction(0))


@dataclass(frozen=True, slots=True)
class Seats:
    """Seats in a sentence; shown with the players' names where these are known."""

    seats: tuple[int, ...]

    def shown(self, lang: str, names: Sequence[str] | None) -> str:
        """“Anna und Bert”, or “Vorhand und Spieler 2” where nobody has a name."""
        called = [_seat_name(seat, lang) if names is None else names[seat] for seat in self.seats]
        joint = " and " if lang == "en" else " und "
        return joint.join([", ".join(called[:-1]), called[-1]]) if len(called) > 1 else "".join(called)


def _seat_name(seat: int, lang: str) -> str:
    if seat == 0:
        return "Vorhand"
    return f"player {seat + 1}" if lang == "en" else f"Spieler {seat + 1}"


@dataclass(frozen=True, slots=True)
class Money:
    """An amount in a sentence, with its unit."""

    amount: Fraction
    unit: str

    def shown(self, lang: str) -> str:
        """“2 Punkte”, “1 Punkt”, “1½ points”, “30 Cent”."""
        one, many = UNIT_NAMES[self.unit]
        return f"{number(self.amount)} {(one if self.amount == 1 else many).in_language(lang)}"


@dataclass(frozen=True, slots=True)
class Count:
    """Card points in a sentence, shown as P/B."""

    thirds: int


def number(amount: Fraction) -> str:
    """An amount for people: whole, or with ½ (and a real minus sign for what is paid)."""
    sign = "−" if amount < 0 else ""
    whole, rest = divmod(abs(amount), 1)
    if not rest:
        return f"{sign}{whole}"
    part = "½" if rest == Fraction(1, 2) else f" {rest}" if whole else str(rest)
    return f"{sign}{whole or ''}{part}"


def signed(amount: Fraction) -> str:
    """The same with its sign: `+4`, `−8`, `0`, `+1½`."""
    return f"+{number(amount)}" if amount > 0 else number(amount)


@dataclass(frozen=True)
class Why:
    """A sentence by its code; parameters may be names, `Seats`, `Money`, `Count` or `Text`."""

    code: str
    params: Mapping[str, object] = field(default_factory=dict)

    def sentence(self, lang: str = "de", names: Sequence[str] | None = None) -> str:
        """The sentence in `"de"` or `"en"`, with the players' names where they are given (one per seat)."""
        return WHY[self.code].in_language(lang).format(**{k: _shown(v, lang, names) for k, v in self.params.items()})


def _shown(value: object, lang: str, names: Sequence[str] | None) -> object:
    if isinstance(value, Seats):
        return value.shown(lang, names)
    if isinstance(value, Money):
        return value.shown(lang)
    if isinstance(value, Count):
        return count_text(value.thirds)
    if isinstance(value, Text):
        return value.in_language(lang)
    if isinstance(value, Why):
        return value.sentence(lang, names)
    return value


@dataclass(frozen=True)
class Item:
    """One line of the settlement. `what` is "game", a bonus id, "spritzer" or "no-bird"."""

    what: str
    points: Amounts
    cash: Amounts
    clause: str
    reason: Why

    def why(self, lang: str = "de", names: Sequence[str] | None = None) -> str:
        """One sentence in `"de"` or `"en"`."""
        return self.reason.sentence(lang, names)


@dataclass(frozen=True)
class Settlement:
    """All items of one game, in the order in which they are read out."""

    items: tuple[Item, ...]

    @property
    def points(self) -> Amounts:
        """Schrift per seat."""
        return total(item.points for item in self.items)

    @property
    def cash(self) -> Amounts:
        """Money per seat, kontra included."""
        return total(item.cash for item in self.items)


def total(rows: Iterable[Amounts]) -> Amounts:
    """Sum of amounts, seat by seat."""
    sums = list(ZERO)
    for row in rows:
        for seat in range(4):
            sums[seat] += row[seat]
    return (sums[0], sums[1], sums[2], sums[3])


def transfer(payers: Mapping[int, Fraction], receivers: Mapping[int, Fraction]) -> Amounts:
    """Amounts per seat from what each payer pays and each receiver gets (a seat may stand in both)."""
    row = [receivers.get(seat, Fraction(0)) - payers.get(seat, Fraction(0)) for seat in range(4)]
    if sum(row) != 0:
        raise AssertionError(f"a settlement must sum to zero: {payers} against {receivers}")
    return (row[0], row[1], row[2], row[3])
