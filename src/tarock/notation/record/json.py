"""Records as JSON: the same keys and items in the shapes that programs expect."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tarock.notation.record.messages import EXPECTED, GENERAL
from tarock.notation.record.model import Record
from tarock.notation.record.tokens import KEYS, Entries, Entry, Item
from tarock.notation.record.write import record_entries
from tarock.rules import Problem, Problems, Reason, Text
from tarock.rules.values import hint, shown

Rows = Sequence[Sequence[str]]


class _Wrong(Exception):  # noqa: N818 - carries what was expected
    """A value that has not the shape of its key."""

    def __init__(self, de: str, en: str) -> None:
        self.expected = Text(de, en)
        super().__init__(en)


def to_json(record: Record) -> dict[str, Any]:
    """The record as plain dicts, lists, numbers and strings; `from_json` reads it."""
    return entries_json(record_entries(record))


def entries_json(entries: Mapping[str, Rows]) -> dict[str, Any]:
    """Canonical keys and items in their JSON shapes."""
    return {key: _SHAPES[key][0](rows) for key, rows in entries.items()}


def json_documents(text: str) -> list[Any]:
    """The records of a JSON text: one object, a list of them, or one a line. Raises `Problems`."""
    text = text.lstrip("\ufeff \t\r\n")
    try:
        document = _loads(text)
    except ValueError as whole:
        lines = [line for line in text.split("\n") if line.strip()]
        try:
            if len(lines) < 2:
                raise whole
            return [_loads(line) for line in lines]
        except ValueError:
            detail = str(whole) or type(whole).__name__
            line = getattr(whole, "lineno", None)
            raise Problems([Problem("", Reason("record-json", {"detail": detail}, GENERAL), line)]) from None
    documents = document if isinstance(document, list) else [document]
    if not documents:
        raise Problems([Problem("", Reason("record-empty", {}, GENERAL))])
    return documents


def _loads(text: str) -> Any:
    try:
        return json.loads(text, object_pairs_hook=_no_key_twice)
    except RecursionError:
        raise ValueError("nested too deeply") from None


def _no_key_twice(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise ValueError(f"key {key[:40]!r} stands twice")
        found[key] = value
    return found


def json_entries(data: Any) -> Entries:
    """The keys and items of one JSON record. Raises `Problems`."""
    if not isinstance(data, Mapping):
        params = {"value": shown(data), "expected": EXPECTED["json-object"]}
        raise Problems([Problem("", Reason("record-form", params, GENERAL))])
    found: Entries = {}
    problems = []
    for key, value in data.items():
        if key not in KEYS:
            params = {"value": shown(key), "hint": hint(key, KEYS), "allowed": ", ".join(KEYS)}
            problems.append(Problem(shown(key, quotes=False), Reason("record-unknown-key", params, GENERAL)))
            continue
        try:
            rows = _SHAPES[key][1](value)
        except _Wrong as wrong:
            params = {"value": shown(value), "expected": wrong.expected}
            problems.append(Problem(key, Reason("record-form", params, GENERAL)))
            continue
        many = len(rows) > 1
        items = tuple(Item(tuple(row), f"{key}.{n}" if many else key) for n, row in enumerate(rows))
        found[key] = Entry(key, items)
    if problems:
        raise Problems(problems)
    return found


# ------------------------------------------------------------------------------------------------ shapes


def _word_out(rows: Rows) -> str:
    return rows[0][0]


def _word_in(value: Any) -> Rows:
    if not isinstance(value, str):
        raise _Wrong("ein Text", "a text")
    return [[value]]


def _number_out(rows: Rows) -> int:
    return int(rows[0][0])


def _number_in(value: Any) -> Rows:
    return [[_number_text(value)]]


def _number_text(value: Any) -> str:
    """A number as the text of a record has it: whole, or with a half."""
    if isinstance(value, float) and value.is_integer() and abs(value) < 1e9:
        value = int(value)
    if isinstance(value, bool) or not isinstance(value, int | float) or abs(value) >= 10**16:
        raise _Wrong("eine Zahl", "a number")
    return str(value)


def _names_out(rows: Rows) -> list[str]:
    return [row[0] for row in rows]


def _strings(value: Any) -> list[str]:
    if not isinstance(value, list) or not value or not all(isinstance(part, str) for part in value):
        raise _Wrong("eine Liste von Texten", "a list of texts")
    return value


def _names_in(value: Any) -> Rows:
    return [[name] for name in _strings(value)]


def _row_out(rows: Rows) -> list[str]:
    return list(rows[0])


def _row_in(value: Any) -> Rows:
    return [_strings(value)]


def _rows_out(rows: Rows) -> list[list[str]]:
    return [list(row) for row in rows]


def _rows_in(value: Any) -> Rows:
    if not isinstance(value, list) or not value:
        raise _Wrong("eine Liste von Listen von Texten", "a list of lists of texts")
    return [_strings(row) for row in value]


def _table(value: Any) -> Mapping[str, Any]:
    if not isinstance(value, Mapping) or not all(isinstance(key, str) for key in value):
        raise _Wrong("ein Objekt mit Namen als Schlüsseln", "an object with names as keys")
    return value


def _hands_out(rows: Rows) -> dict[str, list[str]]:
    return {row[0]: list(row[1:]) for row in rows}


def _hands_in(value: Any) -> Rows:
    return [[name, *_strings(cards)] for name, cards in _table(value).items()]


def _tricks_out(rows: Rows) -> list[dict[str, Any]]:
    found = []
    for _, leader, *rest in rows:
        cards = rest[: rest.index(">")] if ">" in rest else rest
        end = rest[len(cards) + 1 :]
        trick: dict[str, Any] = {"leader": leader, "cards": cards}
        if end:
            trick["winner"] = end[0]
        if end[2:]:
            trick["talon"] = end[2:]
        found.append(trick)
    return found


def _tricks_in(value: Any) -> Rows:
    wrong = _Wrong(
        "eine Liste von Stichen { leader, cards, winner, talon }", "a list of tricks { leader, cards, winner, talon }"
    )
    if not isinstance(value, list) or not value:
        raise wrong
    rows = []
    for number, trick in enumerate(value, 1):
        if not isinstance(trick, Mapping) or not {"leader", "cards"} <= set(trick) <= set(_TRICK):
            raise wrong
        row = [str(number), *_word_in(trick["leader"])[0], *_strings(trick["cards"])]
        if "winner" in trick:
            row += [">", *_word_in(trick["winner"])[0]]
        if "talon" in trick:
            row += ["+", *_strings(trick["talon"])]
        rows.append(row)
    return rows


_TRICK = ("leader", "cards", "winner", "talon")


def _texts_out(rows: Rows) -> dict[str, str]:
    return {row[0]: row[1] for row in rows}


def _texts_in(value: Any) -> Rows:
    return [[name, *_word_in(text)[0]] for name, text in _table(value).items()]


def _numbers_out(rows: Rows) -> dict[str, int | float]:
    return {row[0]: float(row[1]) if "." in row[1] else int(row[1]) for row in rows}


def _numbers_in(value: Any) -> Rows:
    return [[name, _number_text(number)] for name, number in _table(value).items()]


Shape = tuple[Callable[[Rows], Any], Callable[[Any], Rows]]

_WORD: Shape = (_word_out, _word_in)
_NUMBER: Shape = (_number_out, _number_in)
_NAMES: Shape = (_names_out, _names_in)
_ROW: Shape = (_row_out, _row_in)
_ROWS: Shape = (_rows_out, _rows_in)
_NUMBERS: Shape = (_numbers_out, _numbers_in)

_SHAPES: dict[str, Shape] = {
    **dict.fromkeys(("rules", "digest", "seed", "commitment", "dealer", "end"), _WORD),
    **dict.fromkeys(("board", "radl"), _NUMBER),
    **dict.fromkeys(("players", "pauses"), _NAMES),
    **dict.fromkeys(("options", "call", "take", "discard", "claim"), _ROW),
    **dict.fromkeys(("talon", "auction", "spritzer", "birds", "talk"), _ROWS),
    **dict.fromkeys(("took", "points", "cash"), _NUMBERS),
    "hands": (_hands_out, _hands_in),
    "tricks": (_tricks_out, _tricks_in),
    "counts": (_texts_out, _texts_in),
}
"""How the items of each key look in JSON: out and in."""
