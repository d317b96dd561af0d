"""A form of the office as a wish: its fields are read as the fact's own types, by name.

`sums-12` is the sum of player 12, `fee_euro` is money as people write it, a field that may come several times is a
list. What cannot be read is handed on as it was typed: the core says what is wrong with it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import fields
from typing import Any, Final, get_args, get_origin, get_type_hints
from uuid import UUID, uuid5

from django.http import QueryDict

from tarock.rules import refuse
from tarock.tournament.event.facts import Fact

_MONEY: Final = re.compile(r"([+-]?)\s*(\d{1,6})(?:[.,](\d{1,2}|[-–]))?\s*(?:€|EUR)?", re.IGNORECASE)
_TECHNICAL: Final = ("csrfmiddlewaretoken", "id", "back")


def _types(cls: type[Fact]) -> dict[str, Any]:
    hints = get_type_hints(cls)
    return {field.name: hints[field.name] for field in fields(cls)}


def wish_of(cls: type[Fact], data: QueryDict) -> dict[str, Any]:
    """The wish of a form as JSON, without what the form does not say."""
    said: dict[str, Any] = {"kind": cls.kind, "id": form_id(data)}
    for name, kind in _types(cls).items():
        if f"{name}_euro" in data:
            said[name] = cents(str(data[f"{name}_euro"]), name)
        elif get_origin(kind) is not None and get_args(kind)[0] is int and len(get_args(kind)) == 2:
            found = numbers(data.getlist(name)) if kind.__origin__ is tuple else amounts(data, name)
            if found or name in data:
                said[name] = found
        elif kind is bool:
            if name in data or f"{name}_asked" in data:
                said[name] = str(data.get(name, "")) in ("1", "on", "true")
        elif name in data:
            said[name] = number(str(data[name])) if kind is int else str(data[name]).strip()
    return said


def form_id(data: QueryDict) -> str:
    """The id of what a form says: the same form sent twice with the same content is the same wish."""
    content = sorted((name, data.getlist(name)) for name in data if name not in _TECHNICAL)
    if any("\0" in text for _, texts in content for text in texts):
        raise refuse("", "cups-not-json")
    try:
        own = UUID(str(data.get("id", "")))
    except ValueError:
        raise refuse("id", "cups-id") from None
    return str(uuid5(own, json.dumps(content)))


def number(typed: str) -> int | str:
    """A whole number; what is none stays as it is. Nothing is 0."""
    text = typed.strip().replace("−", "-")
    return int(text or 0) if re.fullmatch(r"-?\d{0,9}", text) and text != "-" else typed.strip()


def numbers(typed: Iterable[str]) -> list[int | str]:
    """Numbers from several fields, or from one with commas or spaces."""
    return [number(part) for text in typed for part in re.split(r"[\s,;]+", text) if part]


def amounts(data: Mapping[str, Any], name: str) -> dict[str, str]:
    """`sums-12` and so on by player number; empty fields are left out."""
    start = f"{name}-"
    found = {key.removeprefix(start): str(data[key]) for key in data if key.startswith(start)}
    return {key: plain_amount(text) for key, text in found.items() if text.strip()}


def plain_amount(typed: str) -> str:
    """`−8½` as `-8.5`."""
    text = "".join(typed.split()).replace("−", "-").replace("–", "-").replace(",", ".")
    return text.replace("½", ".5") if text not in ("½", "-½", "+½") else text.replace("½", "0.5")


def cents(typed: str, key: str) -> int:
    """Money as people write it: `12`, `12,50`, `12,– €`. Raises `Problems`."""
    text = typed.strip().replace("−", "-").removeprefix("€").strip()
    found = _MONEY.fullmatch(text)
    if not text:
        return 0
    if found is None:
        raise refuse(key, "cups-money", value=typed.strip()[:20])
    sign, whole, rest = found.groups()
    part = rest if rest and rest.isdigit() else "0"
    value = int(whole) * 100 + int(part.ljust(2, "0"))
    return -value if sign == "-" else value
