"""The sixteen pip cards: red 4 3 2 1, black 7 8 9 10, the signs in rows, the lower ones turned."""

from __future__ import annotations

from .frame import HEIGHT, WIDTH
from .palette import Palette
from .shapes import at, inked, line, shape
from .suits import sign

# Signs in each row of the upper half and the heights of the rows; whether one sign stands in the middle of the card.
_ROWS: dict[int, tuple[tuple[tuple[int, float], ...], bool]] = {
    1: ((), True),
    2: (((1, 52),), False),
    3: (((1, 49),), True),
    4: (((2, 76),), False),
    7: (((2, 38), (1, 70)), True),
    8: (((2, 38), (2, 78)), False),
    9: (((2, 36), (2, 72)), True),
    10: (((2, 31), (1, 55), (2, 79)), False),
}


def half_pips(count: int, suit: int, palette: Palette) -> str:
    """The upright signs of a card with ``count`` signs, and half of the wreath of an Ass, in the units of the card."""
    size, aside = (36, 24) if count < 7 else (23, 16.5)
    marks = [_half_wreath(palette)] if count == 1 else []
    for signs, y in _ROWS[count][0]:
        places = (WIDTH / 2,) if signs == 1 else (WIDTH / 2 - aside, WIDTH / 2 + aside)
        marks += [sign(suit, palette, x, y, size) for x in places]
    return "".join(marks)


def middle_pip(count: int, suit: int, palette: Palette) -> str:
    """The sign in the middle of the card, or nothing."""
    if not _ROWS[count][1]:
        return ""
    return sign(suit, palette, WIDTH / 2, HEIGHT / 2, 44 if count == 1 else 36 if count < 7 else 23)


def _half_wreath(palette: Palette) -> str:
    leaf = shape("M0 0C-5-5-5-12 0-17C5-12 5-5 0 0Z", palette.leaf) + line("M0-1V-12", 1)
    turns = (-84, -64, -44, -24, 24, 44, 64, 84)
    leaves = "".join(at(0, 0, at(0, -40, leaf, turn=62 if turn > 0 else -62), turn=turn) for turn in turns)
    bow = shape("M0-41C-11-51-17-46-15-38C-10-34-4-36 0-41ZM0-41C11-51 17-46 15-38C10-34 4-36 0-41Z", palette.gold)
    return at(WIDTH / 2, HEIGHT / 2, inked(leaves + bow, palette.ink))
