"""Frozen dataclasses as plain JSON and back, with everything that is wrong named at once.

Known types: `str`, `int`, `bool`, `Fraction` (an amount: whole or a half), `tuple[T, ...]`, `Mapping[str | int, T]`
(keys are text in JSON), other dataclasses, and `Any` for values that are only kept. Reading what was written gives an
equal value; writing what was read gives the same JSON.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from dataclasses import MISSING, fields, is_dataclass
from fractions import Fraction
from functools import cache
from math import isfinite
from typing import Any, TypeVar, get_args, get_origin, get_type_hints

from tarock.rules import Problem, Problems, Reason
from tarock.tournament.messages import MESSAGES as _MESSAGES  # noqa: F401 - registers the sentences

T = TypeVar("T")

_AMOUNT = re.compile(r"[+-]?[0-9]{1,9}(\.[0-9]{1,2})?")
TEXT = 500
"""Longest text, in characters."""
NUMBER = 10**9
"""Whole numbers lie between minus this and this."""


def to_plain(value: Any) -> Any:
    """A value as JSON. A half is a float (exact)."""
    if isinstance(value, Fraction):
        return int(value) if value.denominator == 1 else float(value)
    if isinstance(value, tuple | list):
        return [to_plain(part) for part in value]
    if isinstance(value, Mapping):
        return {str(key): to_plain(part) for key, part in value.items()}
    if is_dataclass(value) and not isinstance(value, type):
        return {field.name: to_plain(getattr(value, field.name)) for field in fields(value)}
    return value


def from_plain(cls: type[T], raw: object, key: str = "") -> T:
    """The dataclass of a JSON object. Raises `Problems`; `key` is where the object stands in the whole input."""
    problems: list[Problem] = []
    value: T = _object(cls, raw, key, problems)
    if problems:
        raise Problems(problems)
    return value


def as_text(value: Any) -> str:
    """A value as canonical JSON text, to compare byte by byte."""
    return json.dumps(to_plain(value), ensure_ascii=False, sort_keys=True, separators=(",", ":"))


@cache
def _hints(cls: type) -> dict[str, Any]:
    return get_type_hints(cls)


def _object(cls: Any, raw: object, key: str, problems: list[Problem]) -> Any:
    if not isinstance(raw, Mapping):
        return _wrong(key, "plain-object", problems)
    found: dict[str, Any] = {}
    before = len(problems)
    for field in fields(cls):
        at = f"{key}.{field.name}" if key else field.name
        if field.name in raw:
            found[field.name] = _value(_hints(cls)[field.name], raw[field.name], at, problems)
        elif field.default is MISSING and field.default_factory is MISSING:
            _wrong(at, "plain-missing", problems)
    known = {field.name for field in fields(cls)}
    for name in raw:
        if name not in known:
            _wrong(f"{key}.{name}" if key else str(name), "plain-unknown", problems)
    return cls(**found) if len(problems) == before else None


def _value(hint: Any, raw: object, key: str, problems: list[Problem]) -> Any:
    origin = get_origin(hint)
    if hint is Any:
        return _kept(raw, key, problems)
    if origin is tuple:
        if not isinstance(raw, list | tuple):
            return _wrong(key, "plain-list", problems)
        (inner, _) = get_args(hint)
        return tuple(_value(inner, part, f"{key}[{place}]", problems) for place, part in enumerate(raw, 1))
    if origin is not None and issubclass(origin, Mapping):
        return _mapping(hint, raw, key, problems)
    if is_dataclass(hint):
        return _object(hint, raw, key, problems)
    return _PLAIN[hint](raw, key, problems)


def _mapping(hint: Any, raw: object, key: str, problems: list[Problem]) -> Any:
    if not isinstance(raw, Mapping):
        return _wrong(key, "plain-object", problems)
    names, inner = get_args(hint)
    found: dict[Any, Any] = {}
    for name, part in raw.items():
        at = f"{key}.{name}"
        if names is int and not str(name).isdecimal():
            _wrong(at, "plain-number", problems)
            continue
        found[int(name) if names is int else _name(name, key, problems)] = _value(inner, part, at, problems)
    return found


def _text(raw: object, key: str, problems: list[Problem]) -> Any:
    if not isinstance(raw, str):
        return _wrong(key, "plain-text", problems)
    if len(raw) > TEXT and not key.endswith(("rules_text", "cup_text")):
        return _wrong(key, "plain-long", problems, most=TEXT)
    if not all(letter.isprintable() or letter == "\n" for letter in raw):
        return _wrong(key, "plain-unreadable", problems)
    return raw


def _whole(raw: object, key: str, problems: list[Problem]) -> Any:
    if isinstance(raw, int) and not isinstance(raw, bool) and -NUMBER <= raw <= NUMBER:
        return raw
    return _wrong(key, "plain-number", problems)


def _truth(raw: object, key: str, problems: list[Problem]) -> Any:
    return raw if isinstance(raw, bool) else _wrong(key, "plain-truth", problems)


def amount(raw: object) -> Fraction | None:
    """A whole number or one with a half, as number or text (`"1,5"`, `"−8"`); None for anything else."""
    if isinstance(raw, str):
        text = raw.strip().replace("−", "-").replace(",", ".")
        found = Fraction(text) if _AMOUNT.fullmatch(text) else None
    elif isinstance(raw, int | float | Fraction) and not isinstance(raw, bool) and -NUMBER <= raw <= NUMBER:
        found = Fraction(raw)
    else:
        found = None
    return found if found is None or (found * 2).denominator == 1 else None


def _amount(raw: object, key: str, problems: list[Problem]) -> Any:
    found = amount(raw)
    return _wrong(key, "plain-amount", problems) if found is None else found


def _kept(raw: object, key: str, problems: list[Problem]) -> Any:
    """Something that is only kept: plain JSON; lists become tuples so that nobody changes them."""
    if isinstance(raw, list | tuple):
        return tuple(_kept(part, f"{key}[{place}]", problems) for place, part in enumerate(raw, 1))
    if isinstance(raw, Mapping):
        return {_name(name, key, problems): _kept(part, f"{key}.{name}", problems) for name, part in raw.items()}
    if isinstance(raw, str):
        return _text(raw, key, problems)
    if raw is None or isinstance(raw, bool | int) or (isinstance(raw, float) and isfinite(raw)):
        return raw
    return _wrong(key, "plain-number", problems)


def _name(name: object, key: str, problems: list[Problem]) -> str:
    if not str(name).isprintable() or len(str(name)) > TEXT:
        _wrong(key, "plain-unreadable", problems)
    return str(name)


def _wrong(key: str, code: str, problems: list[Problem], **params: object) -> None:
    problems.append(Problem(key, Reason(code, {"key": key, **params}, "ALLG")))


_PLAIN: dict[Any, Callable[[object, str, list[Problem]], Any]] = {
    str: _text,
    int: _whole,
    bool: _truth,
    Fraction: _amount,
}
