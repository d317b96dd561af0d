"""The text of an entry file: one entry, or several under `[[entry]]`, as TOML or as JSON with the same keys."""

from __future__ import annotations

import json
from decimal import Decimal
from typing import Any

from tarock.rules import Problem, Problems, Reason, Text
from tarock.rules.toml import read_toml


def read_entries(text: str) -> list[Any]:
    """The raw entries of a file, in its order. Raises `Problems` where the text is neither TOML nor JSON, or empty."""
    stripped = text.lstrip("\ufeff \t\r\n")
    document = (
        _json(stripped)
        if stripped[:1] in ("{", "[") and not stripped.startswith("[[") and _looks_json(stripped)
        else _toml(text)
    )
    if isinstance(document, list):
        entries = document
    elif isinstance(document, dict) and set(document) == {"entry"}:
        entries = document["entry"] if isinstance(document["entry"], list) else [document["entry"]]
    else:
        entries = [document]
    if not entries or entries == [{}]:
        raise Problems([Problem("", Reason("entry-empty"))])
    return entries


def _looks_json(text: str) -> bool:
    return text[0] == "{" or text[1:].lstrip()[:1] in ("{", "]")


def _unreadable(detail: str | Text, line: int | None = None) -> Problems:
    return Problems([Problem("", Reason("entry-unreadable", {"detail": detail}), line)])


def _json(text: str) -> Any:
    try:
        return json.loads(text, parse_float=Decimal, object_pairs_hook=_no_key_twice)
    except json.JSONDecodeError as error:
        where = Text(f"JSON bricht an Stelle {error.colno} ab", f"{error.msg} (column {error.colno})")
        raise _unreadable(where, error.lineno) from None
    except (RecursionError, ValueError) as error:
        raise _unreadable(str(error) or type(error).__name__) from None


def _no_key_twice(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        twice = next(key for key in found if sum(1 for k, _ in pairs if k == key) > 1)
        raise ValueError(f"key {twice!r} stands twice")
    return found


def _toml(text: str) -> Any:
    try:
        return read_toml(text)
    except Problems as found:
        (problem,) = found.problems
        detail = problem.reason.params.get("detail", Text("zu tief verschachtelt", "nested too deeply"))
        raise Problems([Problem("", Reason("entry-unreadable", {"detail": detail}), problem.line)]) from None
