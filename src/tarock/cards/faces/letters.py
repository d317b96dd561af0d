"""Drawn numerals, figures and letters, so that a face looks the same where no font of ours is.

All are path data for shapes of one colour, cap height 24, the origin at the top left; each with its width.
"""

from __future__ import annotations

from typing import NamedTuple

CAP = 24.0
"""Height of every sign."""


class Glyph(NamedTuple):
    """Width and outline (path data, filled by the even-odd rule) of one sign."""

    width: float
    outline: str


_GAP = 4.2
_EVEN = 'fill-rule="evenodd" stroke="none"'

_ROMAN = {
    "I": Glyph(6.4, "M0 0H6.4V24H0Z"),
    "V": Glyph(21, "M0 0H7.8L12.1 15.6L16.2 0H21L14 24H8.2Z"),
    "X": Glyph(20, "M0 0H8L11.1 6.2L15 0H20L13.3 10.7L20 24H12L8.9 17.8L5 24H0L6.7 13.3Z"),
}
_LETTERS = {
    "K": Glyph(20, "M0 0H9V2.4H7.4V9.8L13.4 2.4H11.6V0H19.4V2.4H17.6L10.8 10.4"
        "L18.2 21.6H20V24H10.2V21.6H11.8L7.4 14.8V21.6H9V24H0V21.6H1.6V2.4H0Z"),
    "D": Glyph(19.6, "M0 0H9.4C16 0 19.6 4.6 19.6 12S16 24 9.4 24H0V21.6H1.8V2.4"
        "H0ZM7.6 3.2V20.8H9C12 20.8 13.6 17.6 13.6 12S12 3.2 9 3.2Z"),
    "C": Glyph(19, "M19 .6V8.4H16.8C15.8 5 14 3 11.6 3C8 3 6.2 6.4 6.2 12S8 21 11.8 21"
        "C14.4 21 16.4 19.2 17.2 16H19.4C18.6 21.4 15.4 24.4 10.8 24.4"
        "C4.2 24.4 0 19.6 0 12S4.2-.4 10.6-.4C12.8-.4 14.8.4 16.2 2L17 .6Z"),
    "B": Glyph(18.8, "M0 0H9.8C14.8 0 17.6 2.2 17.6 6.2C17.6 8.8 16.2 10.6 13.8 11.4C17 12 18.8 14 18.8 17.2"
        "C18.8 21.6 15.6 24 10.2 24H0V21.6H1.8V2.4H0ZM7.6 3V10.2H8.8"
        "C10.8 10.2 11.8 8.8 11.8 6.6S10.8 3 8.8 3ZM7.6 13V21H9C11.6 21 12.8 19.6 12.8 17S11.6 13 9 13Z"),
    "Q": Glyph(20.4, "M10-.4C16-.4 20 4.6 20 12C20 16.4 18.6 20 16.2 22L20.4 25L17.2 28.2"
        "L12 24.2C11.4 24.4 10.8 24.4 10 24.4C4 24.4 0 19.4 0 12S4-.4 10-.4ZM10 2.8"
        "C7.2 2.8 6 6.2 6 12S7.2 21.2 10 21.2S14 17.8 14 12S12.8 2.8 10 2.8Z"),
    "J": Glyph(13.6, "M3.6 0H13.6V2.4H12V16.6C12 21.6 9.6 24.6 5.2 24.6C2 24.6 0 22.8 0 20.2C0 18.4 1.2 17.2 2.8 17.2"
        "S5.4 18.2 5.4 19.8C5.4 20.6 5.2 21 4.8 21.4C5.8 21.4 6.2 20.2 6.2 17.8V2.4H3.6Z"),
    "S": Glyph(16, "M14.8 0V7.4H12.6C12 4.4 10.4 2.8 8 2.8C6.2 2.8 5 3.8 5 5.2C5 7 6.8 7.8 9.8 9"
        "C13.6 10.6 16 12.6 16 16.6C16 21.4 12.8 24.4 8.2 24.4C6 24.4 4 23.8 2.6 22.4L1.8 24"
        "H0V16H2.2C2.8 19.4 5 21.4 7.8 21.4C9.8 21.4 11 20.4 11 18.8C11 16.8 9.2 16 6.2 14.8"
        "C2.4 13.2.2 11.2.2 7.4C.2 2.8 3.4-.4 7.6-.4C9.6-.4 11.4.2 12.6 1.4L13.2 0Z"),
    "k": Glyph(18, "M0 0H6.8V13.2L11 9.8H9.8V7.6H17.4V9.8H15.6L11.8 12.8L16.4 21.8H18"
        "V24H9.2V21.8H10.2L8 17.2L6.8 18.2V21.8H8.2V24H0V21.8H1.4V2.2H0Z"),
}  # fmt: skip
_FIGURES = {
    "1": Glyph(12.6, "M1.2 5.8L7.6 0H10V20.8H12.6V24H1.4V20.8H4.4V7L2.4 8.4Z"),
    "2": Glyph(16, "M.4 7.6C.4 2.8 3.6-.4 8.2-.4C12.8-.4 15.6 2.4 15.6 6.6C15.6 11 12 13.6 6.8 18.6H11.6"
        "C12.8 18.6 13.4 18 13.6 16H16V24H0V20.2C5.2 14.6 9.6 11.2 9.6 6.8C9.6 4.6 8.8 3.2 7.4 3.2"
        "C6.2 3.2 5.6 4 5.8 5.2C6 6.2 6 6.8 5.6 7.6C5 8.6 4 9 3 9C1.4 9 .4 8.4.4 7.6Z"),
    "3": Glyph(15.8, "M.6 0H15V4L9.4 9.2C13.4 9.4 15.8 12.2 15.8 16.4C15.8 21.2 12.4 24.4 7.4 24.4"
        "C3 24.4 0 22.2 0 19.2C0 17.2 1.2 16 2.8 16C4.4 16 5.4 17 5.4 18.4"
        "C5.4 19 5.2 19.6 4.8 20.2C5.4 20.8 6 21 6.8 21C8.8 21 10 19.4 10 16.6"
        "C10 13.6 8.6 12.2 5.8 12.2H4.4V9.6L9.4 4.2H5.2C3.6 4.2 3 4.8 2.8 7H.6Z"),
    "4": Glyph(17.6, "M9.4 0H13.6V14.4H17.6V18.2H13.6V21.2H16V24H5.6V21.2H8.2V18.2H0V14.6ZM8.2 6.2L3.8 14.4H8.2Z"),
    "7": Glyph(16, "M0 0H16V4.2C12.2 10.4 9.8 16 9.2 24H2.8C4.2 16.2 7 10.6 11 5.2H5C3.6 5.2 3 5.8 2.6 8H0Z"),
    "8": Glyph(16.4, "M8.2-.4C12.8-.4 15.6 2 15.6 5.8C15.6 8.4 14.2 10.4 11.8 11.2"
        "C14.6 12.2 16.4 14.4 16.4 17.4C16.4 21.6 13 24.4 8.2 24.4S0 21.6 0 17.4C0 14.4 1.8 12.2 4.6 11.2"
        "C2.2 10.4.8 8.4.8 5.8C.8 2 3.6-.4 8.2-.4ZM8.2 2.4C6.8 2.4 6 3.8 6 6"
        "S6.8 9.8 8.2 9.8S10.4 8.2 10.4 6S9.6 2.4 8.2 2.4ZM8.2 12.8"
        "C6.6 12.8 5.6 14.4 5.6 17S6.6 21.4 8.2 21.4S10.8 19.6 10.8 17S9.8 12.8 8.2 12.8Z"),
    "9": Glyph(16.4, "M8.2-.4C13.2-.4 16.4 4 16.4 10.8C16.4 19.2 12.8 24.4 6.8 24.4"
        "C3.2 24.4.8 22.6.8 20C.8 18.2 1.8 17 3.4 17C5 17 5.8 18 5.8 19.2C5.8 19.8 5.6 20.4 5.2 20.8"
        "C5.6 21 6 21.2 6.4 21.2C9 21.2 10.4 18.4 10.6 13.6"
        "C9.6 14.8 8.2 15.4 6.6 15.4C2.8 15.4 0 12.2 0 7.6C0 2.8 3.4-.4 8.2-.4ZM8.2 2.6"
        "C6.6 2.6 5.6 4.4 5.6 7.4S6.6 12.2 8.2 12.2S10.8 10.4 10.8 7.4S9.8 2.6 8.2 2.6Z"),
    "0": Glyph(16.8, "M8.4-.4C13.4-.4 16.8 4.6 16.8 12S13.4 24.4 8.4 24.4S0 19.4 0 12S3.4-.4 8.4-.4Z"
        "M8.4 2.8C6.6 2.8 5.8 6 5.8 12S6.6 21.2 8.4 21.2S11 18 11 12S10.2 2.8 8.4 2.8Z"),
}  # fmt: skip
GLYPHS = _ROMAN | _LETTERS | _FIGURES


def width(text: str) -> float:
    """Width of ``text`` at cap height :data:`CAP`."""
    return sum(GLYPHS[sign].width for sign in text) + _gap(text) * (len(text) - 1)


def word(text: str, fill: str, x: float, y: float, height: float, *, widest: float | None = None) -> str:
    """``text`` in ``fill`` with its top left at x, y and the cap ``height``; narrower than its drawing if it would be
    wider than ``widest``. ``text`` may hold Roman numerals, figures and the letters of the corners.
    """
    scale = height / CAP
    wide = scale if widest is None else min(scale, widest / width(text))
    parts, left = [], 0.0
    for sign in text:
        glyph = GLYPHS[sign]
        parts.append(f'<path d="{glyph.outline}"/>' if not left else _moved(left, glyph.outline))
        left += glyph.width + _gap(text)
    size = f"{wide:.3g}" if wide == scale else f"{wide:.3g} {scale:.3g}"
    return f'<g transform="translate({x:g} {y:g}) scale({size})" fill="{fill}" {_EVEN}>{"".join(parts)}</g>'


def _moved(left: float, d: str) -> str:
    return f'<path transform="translate({left:.4g} 0)" d="{d}"/>'


def _gap(text: str) -> float:
    return _GAP if text[0] in _ROMAN else 1.6
