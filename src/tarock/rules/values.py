"""One value of a rule-set file: checked against its `Key` and turned into what the engine holds."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterable
from decimal import Decimal
from fractions import Fraction
from typing import TypeVar

from tarock.cards import CardError, CountError, parse_card, parse_count
from tarock.rules.messages import EXPECTED, HINT
from tarock.rules.reasons import Reason
from tarock.rules.ruleset import Text
from tarock.rules.schema import Key


T = TypeVar("T")


class Refused(Exception):  # noqa: N818 - carries one reason to the loader
    """One value cannot stand as it is."""

    def __init__(self, reason: Reason) -> None:
        self.reason = reason
        super().__init__(reason.code)


def hint(value: object, known: Iterable[str]) -> Text:
    """“Gemeint war …?” where a known word is near, nothing otherwise."""
    near = difflib.get_close_matches(str(value).lower(), list(known), n=1, cutoff=0.6)
    return Text(HINT.de.format(name=near[0]), HINT.en.format(name=near[0])) if near else Text("", "")


def expected(key: Key) -> Text:
    """What the key takes, in words."""
    text = EXPECTED[key.kind]
    args = {"words": ", ".join(key.words), "low": key.low, "high": key.high}
    return Text(text.de.format(**args), text.en.format(**args))


def shown(value: object) -> str:
    """A value as it could stand in the file, for sentences."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return f"„{value}“"
    if isinstance(value, list):
        return "[" + ", ".join(shown(v) for v in value) + "]"
    if isinstance(value, dict):
        return "ein Abschnitt { … }"
    return str(value)


def _wrong_type(value: object, key: Key) -> Refused:
    return Refused(Reason("rules-wrong-type", {"value": shown(value), "expected": expected(key)}))


def _text(value: object, key: Key) -> str:
    if not isinstance(value, str):
        raise _wrong_type(value, key)
    return value


def _word(value: object, key: Key) -> str:
    if not isinstance(value, str):
        raise _wrong_type(value, key)
    if value not in key.words:
        params = {"value": value, "hint": hint(value, key.words), "allowed": ", ".join(key.words)}
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
        raise Refused(Reason("rules-out-of-range", {"value": value, "low": key.low, "high": key.high}))
    return value


def _amount(value: object, key: Key) -> Fraction:
    if isinstance(value, bool) or not isinstance(value, int | Decimal):
        raise _wrong_type(value, key)
    if isinstance(value, Decimal) and not value.is_finite():
        raise _wrong_type(value, key)
    if not 0 <= value <= key.high:
        raise Refused(Reason("rules-out-of-range", {"value": value, "low": 0, "high": key.high}))
    amount = Fraction(value)
    if amount.denominator not in (1, 2):
        raise _wrong_type(value, key)
    return amount


def _count(value: object, key: Key) -> int:
    try:
        thirds = parse_count(_text(value, key))
    except CountError:
        raise _wrong_type(value, key) from None
    if not key.low <= thirds <= key.high:
        raise Refused(Reason("rules-out-of-range", {"value": shown(value), "low": key.low, "high": key.high}))
    return thirds


def _card(value: object, key: Key) -> int:
    try:
        return parse_card(_text(value, key))
    except CardError:
        raise _wrong_type(value, key) from None


def _levels(value: object, key: Key) -> tuple[int, ...]:
    levels = _ints(value, Key("ints", low=2, high=64))
    if list(levels) != [2 ** (n + 1) for n in range(len(levels))]:
        raise _wrong_type(value, key)
    return levels


def _list(one: Callable[[object, Key], T]) -> Callable[[object, Key], tuple[T, ...]]:
    def many(value: object, key: Key) -> tuple[T, ...]:
        if not isinstance(value, list) or (not value and not key.empty):
            raise _wrong_type(value, key)
        found = tuple(one(v, key) for v in value)
        if len(set(found)) != len(found):
            raise _wrong_type(value, key)
        return found

    return many


_ints = _list(_int)

_READ: dict[str, Callable[[object, Key], object]] = {
    "word": _word,
    "words": _list(_word),
    "bool": _bool,
    "bools": _list(_bool),
    "int": _int,
    "ints": _ints,
    "amount": _amount,
    "count": _count,
    "card": _card,
    "cards": _list(_card),
    "text": _text,
    "ids": _list(_text),
    "levels": _levels,
}


def read_value(value: object, key: Key) -> object:
    """The value as the engine holds it. Raises `Refused` with the reason."""
    return _READ[key.kind](value, key)
