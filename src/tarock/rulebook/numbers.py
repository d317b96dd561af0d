"""Amounts, counts and small numbers as they are printed, in both languages."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from tarock.cards import count_text
from tarock.scoring import number, signed

__all__ = ["amount", "count", "listed", "number", "ordinal", "signed", "times", "unit_name", "word"]

_UNITS: Final = {
    ("points", "de"): ("Punkt", "Punkte"),
    ("points", "en"): ("point", "points"),
    ("cents", "de"): ("Cent", "Cent"),
    ("cents", "en"): ("cent", "cents"),
}
_WORDS: Final = {
    "de": ("kein", "ein", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf"),
    "en": ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"),
}
_ORDINALS: Final = {
    "de": (
        "",
        "ersten",
        "zweiten",
        "dritten",
        "vierten",
        "fünften",
        "sechsten",
        "siebten",
        "achten",
        "neunten",
        "zehnten",
    ),
    "en": ("", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"),
}


def amount(value: Fraction | int, unit: str, lang: str) -> str:
    """`20 Cent`, `1 Punkt`, `2½ points`."""
    one, many = _UNITS[unit, lang]
    return f"{number(Fraction(value))} {one if value == 1 else many}"


def unit_name(unit: str, lang: str, *, dative: bool = False) -> str:
    """`Punkte`, `Cent`; after “in”: `Punkten`."""
    name = _UNITS[unit, lang][1]
    return f"{name}n" if dative and (unit, lang) == ("points", "de") else name


def count(thirds: int, lang: str, *, dative: bool = False) -> str:
    """`35 Punkte und 2 Blatt (35/2)`; after “mit”: `35 Punkten`."""
    points, blatt = divmod(thirds, 3)
    name = _UNITS["points", lang][points != 1] + ("n" if dative and lang == "de" and points != 1 else "")
    if not blatt:
        return f"{points} {name} ({count_text(thirds)})"
    return f"{points} {name} {'and' if lang == 'en' else 'und'} {blatt} Blatt ({count_text(thirds)})"


def word(n: int, lang: str) -> str:
    """Small numbers in letters."""
    return _WORDS[lang][n] if 0 <= n < len(_WORDS[lang]) else str(n)


def ordinal(n: int, lang: str) -> str:
    """`ersten`, `first` (German as after “nach dem”)."""
    if n < len(_ORDINALS[lang]):
        return _ORDINALS[lang][n]
    return f"{n}." if lang == "de" else f"{n}th"


def times(n: int | Fraction, lang: str) -> str:
    """`doppelt`, `dreifach`, `vierfach`, `8-fach`; `double`, `three times`."""
    known = {
        "de": {1: "einfach", 2: "doppelt", 3: "dreifach", 4: "vierfach", 8: "achtfach"},
        "en": {1: "once", 2: "double", 3: "three times", 4: "four times", 8: "eight times"},
    }[lang]
    if n in known:
        return known[int(n)]
    return f"{number(Fraction(n))}{'-fach' if lang == 'de' else ' times'}"


def listed(names: Sequence[str], lang: str, last: str = "and") -> str:
    """`a`, `a und b`, `a, b und c`; with `last="or"` oder."""
    joint = {("and", "de"): "und", ("or", "de"): "oder", ("and", "en"): "and", ("or", "en"): "or"}[last, lang]
    return f"{', '.join(names[:-1])} {joint} {names[-1]}" if len(names) > 1 else "".join(names)
