"""Counting a pile, in thirds of a point (dossier 1.2).

``thirds = 3·Σvalue − 2·cards``: König and Trullstück 13, Dame 10, Cavall 7, Bube 4, every other card 1; the whole
pack 210 = 70 points. Written ``P/B``, points and Blatt, ``thirds = 3·P + B`` with B 0..2: ``35/2`` = 107.

The table method, as it is counted by hand, is written separately and agrees for **every** pile:

1. Lay the pile out in groups of three. If its cards do not divide by three, one or two of the cards of least value
   are left over.
2. A group counts the sum of its values minus 2 points.
3. A left-over card counts 1 Blatt. It ought to be of value 1; if the pile has too few of those, a left-over card of
   value v counts v − 1 points besides its Blatt (a lone König is ``4/1``).
4. The count is the points of groups and left-over cards, and as many Blatt as cards are left over.

It does not matter which cards are grouped, or left over: each card of value v adds v points and costs 2/3.
"""

from typing import Final, NamedTuple

from .errors import CountError, quoted
from .masks import BUBEN_MASK, CAVALLS_MASK, KINGS_MASK, PACK_MASK, QUEENS_MASK, TRULL_MASK, cards_of, is_mask

PACK_THIRDS: Final = 210
"""Thirds of the whole pack: 70 points."""
PACK_VALUE: Final = 106
"""Sum of the values of all cards."""

_FIVES: Final = KINGS_MASK | TRULL_MASK


def _value(card: int) -> int:
    bit = 1 << card
    if bit & _FIVES:
        return 5
    if bit & QUEENS_MASK:
        return 4
    if bit & CAVALLS_MASK:
        return 3
    return 2 if bit & BUBEN_MASK else 1


VALUES: Final = tuple(_value(card) for card in range(PACK_MASK.bit_length()))
"""Value 1..5 by card."""
THIRDS: Final = tuple(3 * v - 2 for v in VALUES)
"""Thirds 1, 4, 7, 10 or 13 by card."""


def value(card: int) -> int:
    """Value of a card: König and Trullstück 5, Dame 4, Cavall 3, Bube 2, every other 1. Not checked."""
    return VALUES[card]


def thirds(mask: int) -> int:
    """Thirds of a point, 0..210, of the pile ``mask``. Not checked: must hold cards only."""
    return (
        mask.bit_count()
        + 12 * (mask & _FIVES).bit_count()
        + 9 * (mask & QUEENS_MASK).bit_count()
        + 6 * (mask & CAVALLS_MASK).bit_count()
        + 3 * (mask & BUBEN_MASK).bit_count()
    )


def count_text(thirds: int) -> str:
    """Thirds 0..210 as ``P/B``: ``count_text(107) == "35/2"``. Raises :class:`CountError` outside."""
    if type(thirds) is not int or not 0 <= thirds <= PACK_THIRDS:
        raise CountError(
            quoted(thirds),
            "count-range",
            f"Ein Stand hat 0 bis {PACK_THIRDS} Drittelpunkte, nicht {quoted(thirds)}.",
            f"A count has 0 to {PACK_THIRDS} thirds, not {quoted(thirds)}.",
        )
    return f"{thirds // 3}/{thirds % 3}"


def parse_count(text: str) -> int:
    """Thirds of a count ``P/B``: ``parse_count("35/2") == 107``; a bare ``35`` is ``35/0``.

    P is 0..70, B is 0..2, the total at most 70/0; white space around either number is ignored.
    Raises :class:`CountError`, and nothing else, for every other string.
    """
    points, slash, blatt = (part.strip() for part in text.partition("/"))
    if not slash:
        blatt = "0"
    if not (_is_number(points) and _is_number(blatt)):
        raise CountError(
            text,
            "count-unreadable",
            f"{quoted(text)} ist kein Stand: Punkte und Blatt, etwa 35/2 (oder 35 für 35/0).",
            f"{quoted(text)} is no count: points and Blatt, such as 35/2 (or 35 for 35/0).",
        )
    if blatt not in ("0", "1", "2"):
        raise CountError(
            text,
            "count-blatt",
            f"{quoted(text)} hat zu viele Blatt: Es sind 0, 1 oder 2; drei Blatt sind ein Punkt.",
            f"{quoted(text)} has too many Blatt: there are 0, 1 or 2; three Blatt make a point.",
        )
    total = 3 * int(points) + int(blatt)
    if total > PACK_THIRDS:
        raise CountError(
            text,
            "count-range",
            f"{quoted(text)} ist mehr, als im Paket ist: Alle Karten zusammen haben 70/0.",
            f"{quoted(text)} is more than the pack has: all cards together have 70/0.",
        )
    return total


def _is_number(text: str) -> bool:
    """One to three ASCII digits."""
    return 1 <= len(text) <= 3 and text.isascii() and text.isdigit()


class TableCount(NamedTuple):
    """A pile counted by hand: the groups of three with the points of each, the left-over cards, and the result."""

    groups: tuple[tuple[int, int, int], ...]
    group_points: tuple[int, ...]
    left_over: tuple[int, ...]
    points: int
    blatt: int

    @property
    def thirds(self) -> int:
        """The result in thirds of a point."""
        return 3 * self.points + self.blatt

    @property
    def text(self) -> str:
        """The result as ``P/B``."""
        return f"{self.points}/{self.blatt}"


def count_table_method(mask: int) -> TableCount:
    """The pile ``mask`` counted as at a table (see the module's text); equals :func:`thirds` for every pile.

    Groups are laid as players like them: the most valuable card left with the two least valuable ones.
    Raises :class:`CountError` if ``mask`` holds anything but cards.
    """
    if not is_mask(mask):
        raise CountError(
            quoted(mask), "no-mask", "Der Stoß enthält etwas, das keine Karte ist.", "The pile holds what is no card."
        )
    rest = sorted(cards_of(mask), key=lambda card: (value(card), card))
    blatt = len(rest) % 3
    left_over, rest = tuple(rest[:blatt]), rest[blatt:]
    points = sum(value(card) - 1 for card in left_over)
    groups: list[tuple[int, int, int]] = []
    group_points: list[int] = []
    while rest:
        group = (rest.pop(), rest.pop(0), rest.pop(0))
        groups.append(group)
        group_points.append(value(group[0]) + value(group[1]) + value(group[2]) - 2)
    return TableCount(tuple(groups), tuple(group_points), left_over, points + sum(group_points), blatt)
