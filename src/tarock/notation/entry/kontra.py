"""The kontra of an entry: one factor for the game, or one for each opponent (and declarer, in a Bei)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tarock.notation.entry.fields import NUMBER, Fields, shown
from tarock.notation.entry.table import EntryTable

GAME = "game"


def read_kontra(
    fields: Fields, table: EntryTable, declarers: tuple[int, ...]
) -> tuple[int, dict[tuple[int, int], int]]:
    """The factor on the game and the individual factors by (opponent, declarer)."""
    game = 1
    individual: dict[tuple[int, int], int] = {}
    raw = fields.table("kontra") if fields.has("kontra") else None
    if raw is None:
        return game, individual
    inner = Fields(raw, fields.problems, "kontra")
    for name, value in raw.items():
        if name == GAME:
            game = factor(inner, name, value) or 1
            continue
        opponent = table.seat(name)
        if opponent is None:
            code = "entry-pauses" if name in table.players else ""
            inner.problem(name, code, value=name) if code else inner.unknown_name(name, name, table.names)
            continue
        individual |= _of_one(inner, name, value, opponent, table, declarers)
    return game, individual


def _of_one(
    inner: Fields, name: str, value: Any, opponent: int, table: EntryTable, declarers: tuple[int, ...]
) -> dict[tuple[int, int], int]:
    """The factors of one opponent: a number, or in a Bei a number for each declarer."""
    if not isinstance(value, Mapping):
        if len(declarers) > 1:
            inner.problem(name, "entry-kontra-whom", name=name)
            return {}
        level = factor(inner, name, value)
        return {(opponent, declarers[0]): level} if level is not None and declarers else {}
    found = {}
    deeper = Fields(value, inner.problems, inner.key(name))
    for whom, given in value.items():
        declarer = table.seat(whom)
        if declarer is None or declarer not in declarers:
            deeper.unknown_name(whom, whom, [table.names[seat] for seat in declarers])
            continue
        level = factor(deeper, whom, given)
        if level is not None:
            found[opponent, declarer] = level
    return found


def factor(fields: Fields, name: str, value: Any) -> int | None:
    """A kontra factor as written; whether the set knows it is checked with the whole game."""
    if not isinstance(value, int) or isinstance(value, bool) or value < 1:
        fields.problem(name, "entry-wrong-type", value=shown(value), expected=NUMBER)
        return None
    return value
