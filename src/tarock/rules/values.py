"""One value of a rule-set file: checked against its `Key` and turned into what the engine holds."""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Iterable
from decimal import Decimal
from fractions import Fraction
from typing import Final, TypeVar

from tarock.cards import CardError, CountError, count_text, parse_card, parse_count
from tarock.rules.messages import EXPECTED, HINT
from tarock.rules.reasons import Reason
from tarock.rules.ruleset import Text
from tarock.rules.schema import Key

T = TypeVar("T")

_LONGEST: Final = 60
_TIME: Final = re.compile(r"([01]\d|2[0-3]):[0-5]\d")
HINTED: Final = 10
"""So many entries of a list get a hint: looking for a near word among all keys is slow."""


class Refused(Exception):  # noqa: N818 - carries one reason to the loader
    """One value cannot stand as it is."""

    def __init__(self, reason: Reason) -> None:
        self.reason = reason
        super().__init__(reason.code)


def hint(value: object, known: Iterable[str]) -> Text:
    """“Gemeint war …?” where a known word is near, nothing otherwise."""
    if not isinstance(value, str) or len(value) > _LONGEST:
        return Text("", "")
    spelled = {word.lower(): word for word in known}
    near = difflib.get_close_matches(value.lower().strip(), list(spelled), n=1, cutoff=0.6)
    if not near:
        return Text("", "")
    meant = spelled[near[0]]
    return Text(HINT.de.format(name=meant), HINT.en.format(name=meant))


def expected(key: Key) -> Text:
    """What the key takes, in words."""
    text = EXPECTED[key.kind]
    low, high = (count_text(key.low), count_text(key.high)) if key.kind == "count" else (key.low, key.high)
    args = {"words": ", ".join(key.words), "low": low, "high": high}
    return Text(text.de.format(**args), text.en.format(**args))


def shown(value: object, *, quotes: bool = True) -> str:
    """A value as it could stand in the file, for sentences; long ones are cut."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return "[…]" if value else "[]"
    if isinstance(value, dict):
        return "{…}"
    if isinstance(value, int) and value.bit_length() > _LONGEST * 3:
        return f"{hex(value)[:12]}…"
    text = value if isinstance(value, str) else str(value)
    text = "".join(c if c.isprintable() else "�" for c in text)
    text = text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"
    return f'"{text}"' if quotes and isinstance(value, str) else text


def _wrong_type(value: object, key: Key) -> Refused:
    return Refused(Reason("rules-wrong-type", {"value": shown(value), "expected": expected(key)}))


def _out_of_range(value: object, low: object, high: object) -> Refused:
    return Refused(Reason("rules-out-of-range", {"value": shown(value), "low": low, "high": high}))


def _text(value: object, key: Key) -> str:
    if not isinstance(value, str) or not value.strip():
        raise _wrong_type(value, key)
    return value


def _word(value: object, key: Key) -> str:
    if not isinstance(value, str):
        raise _wrong_type(value, key)
    if value not in key.words:
        params = {"value": shown(value), "hint": hint(value, key.words), "allowed": ", ".join(key.words)}
        raise Refused(Reason("rules-unknown-word", params))
    return value


def _bool(value: object, key: Key) -> bool:
    if not isinstance(value, bool):
        raise _wrong_type(value, key)
    return value


def _int(value: object, key: Key) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise _wrong_type(value, key)
    if not key.low <= value <= key.high:
        raise _out_of_range(value, key.low, key.high)
    return value


def _amount(value: object, key: Key) -> Fraction:
    if isinstance(value, bool) or not isinstance(value, int | Decimal):
        raise _wrong_type(value, key)
    if isinstance(value, Decimal) and not value.is_finite():
        raise _wrong_type(value, key)
    if not 0 <= value <= key.high:
        raise _out_of_range(value, 0, key.high)
    # Compared before it becomes a fraction: 1e-999999999 has as many digits as it says.
    if isinstance(value, Decimal) and value not in (int(value), int(value) + Decimal("0.5")):
        raise _wrong_type(value, key)
    return Fraction(int(value * 2), 2)


def _count(value: object, key: Key) -> int:
    try:
        thirds = parse_count(_text(value, key))
    except CountError:
        raise _wrong_type(value, key) from None
    if not key.low <= thirds <= key.high:
        raise _out_of_range(value, count_text(key.low), count_text(key.high))
    return thirds


def _time(value: object, key: Key) -> str:
    text = _text(value, key)
    if not _TIME.fullmatch(text):
        raise _wrong_type(value, key)
    return text


def _numbers(value: object, key: Key) -> tuple[int, ...]:
    if not isinstance(value, list) or (not value and not key.empty):
        raise _wrong_type(value, key)
    return tuple(_int(v, key) for v in value)


def _card(value: object, key: Key) -> int:
    try:
        return parse_card(_text(value, key))
    except CardError:
        raise _wrong_type(value, key) from None


def _levels(value: object, key: Key) -> tuple[int, ...]:
    if not isinstance(value, list) or value != [2, 4, 8, 16][: len(value)] or not value:
        raise _wrong_type(value, key)
    return tuple(value)


def _list(one: Callable[[object, Key], T]) -> Callable[[object, Key], tuple[T, ...]]:
    def many(value: object, key: Key) -> tuple[T, ...]:
        if not isinstance(value, list) or (not value and not key.empty):
            raise _wrong_type(value, key)
        found = tuple(one(v, key) for v in value)
        twice = next((v for n, v in enumerate(value) if found[n] in found[:n]), None)
        if twice is not None:
            raise Refused(Reason("rules-twice", {"value": shown(twice)}))
        return found

    return many


_READ: dict[str, Callable[[object, Key], object]] = {
    "word": _word,
    "words": _list(_word),
    "bool": _bool,
    "bools": _list(_bool),
    "int": _int,
    "ints": _list(_int),
    "numbers": _numbers,
    "time": _time,
    "amount": _amount,
    "count": _count,
    "card": _card,
    "cards": _list(_card),
    "text": _text,
    "id": _text,
    "ids": _list(_text),
    "path": _text,
    "paths": _list(_text),
    "levels": _levels,
}


def read_value(value: object, key: Key) -> object:
    """The value as the engine holds it. Raises `Refused` with the reason."""
    return _READ[key.kind](value, key)
