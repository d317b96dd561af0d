"""The kontra of an entry: one factor for the game, or one for each opponent (and declarer, in a Bei)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tarock.notation.entry.fields import Fields, whole
from tarock.notation.entry.table import EntryTable
from tarock.rules import Text
from tarock.rules.values import shown

GAME = "game"
KONTRA = Text(
    "{ game = 2 }, bei negativen Spielen { Name = 2 }: 2 ist Kontra, 4 Re, 8 Sub",
    "{ game = 2 }, in negative games { Name = 2 }: 2 is Kontra, 4 Re, 8 Sub",
)
FACTOR = Text("2 (Kontra), 4 (Re) oder 8 (Sub)", "2 (Kontra), 4 (Re) or 8 (Sub)")

Individual = dict[tuple[int, int], int]
"""Factors by (opponent, declarer)."""


def read_kontra(fields: Fields, table: EntryTable, declarers: tuple[int, ...]) -> tuple[int, Individual]:
    """The factor on the game and the individual factors."""
    game = 1
    individual: Individual = {}
    raw = fields.table("kontra", KONTRA)
    if raw is None:
        return game, individual
    inner = Fields(raw, fields.problems, "kontra")
    for name, value in raw.items():
        if name == GAME:
            game = factor(inner, name, value) or 1
        else:
            individual |= _of_one(inner, name, value, table, declarers)
    return game, individual


def _of_one(inner: Fields, name: str, value: Any, table: EntryTable, declarers: tuple[int, ...]) -> Individual:
    """The factors of one opponent: a number, or in a Bei a number for each declarer."""
    opponent = table.seat(name)
    if opponent is None:
        if name in table.players:
            inner.problem(name, "entry-pauses", value=shown(name))
        else:
            inner.unknown_name(name, name, table.names)
    if not isinstance(value, Mapping):
        if len(declarers) > 1:
            inner.problem(name, "entry-kontra-whom", name=shown(name, quotes=False))
            return {}
        level = factor(inner, name, value)
        return {} if level is None or opponent is None else {(opponent, declarers[0]): level}
    found = {}
    deeper = Fields(value, inner.problems, inner.key(name))
    for whom, given in value.items():
        level = factor(deeper, whom, given)
        declarer = table.seat(whom)
        if table.known and (declarer is None or declarer not in declarers):
            deeper.problem(whom, "entry-not-declarer", name=shown(whom))
        elif level is not None and opponent is not None and declarer is not None:
            found[opponent, declarer] = level
    return found


def factor(fields: Fields, name: str, value: Any) -> int | None:
    """A kontra factor as written; whether the set knows it is checked with the whole game."""
    number = whole(value)
    if number is None or number < 1:
        fields.wrong(name, value, FACTOR)
        return None
    return number
