"""How the game of an entry ended: result, count, tricks, or Renonce."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tarock.cards import CountError, parse_count
from tarock.notation.entry.fields import COUNT, NUMBER, TABLE, Fields, shown
from tarock.notation.entry.table import EntryTable
from tarock.rules import Contract, RuleSet, Text

RESULTS = ("won", "lost", "given-up", "no-bird")
_ONE_OF = Text(
    "result, oder count bei positiven, tricks bei negativen Spielen",
    "result, or count in positive, tricks in negative games",
)


@dataclass(frozen=True, slots=True)
class Outcome:
    """The part of a `Game` that tells how it ended."""

    end: str = "played"
    won: tuple[bool, ...] = ()
    thirds: int | None = None
    counts: tuple[int, ...] | None = None
    tricks: tuple[int, ...] | None = None
    renonce_by: int | None = None


def read_outcome(
    fields: Fields, rules: RuleSet, table: EntryTable, contract: Contract, declarers: tuple[int, ...]
) -> Outcome | None:
    """The outcome, or None with the problems noted."""
    if fields.has("renonce"):
        return _renonce(fields, table)
    if contract.kind == "trischaken":
        return _trischaken(fields, rules, table, contract)
    result = fields.word("result", RESULTS) if fields.has("result") else None
    if result in ("given-up", "no-bird"):
        for key in ("count", "tricks"):
            if fields.has(key):
                fields.problem(key, "entry-key-not-here", name=key, game=result)
        return Outcome(end=result)
    if contract.positive:
        return _positive(fields, rules, contract, result)
    return _negative(fields, table, contract, declarers, result)


def _missing(fields: Fields) -> None:
    if not any(fields.has(key) for key in ("result", "count", "tricks")):
        fields.problem("result", "entry-missing", name="result", expected=_ONE_OF)


def _renonce(fields: Fields, table: EntryTable) -> Outcome | None:
    for key in ("result", "count", "tricks"):
        if fields.has(key):
            fields.problem(key, "entry-key-not-here", name=key, game="Renonce")
    raw = fields.table("renonce")
    if raw is None:
        return None
    inner = Fields(raw, fields.problems, "renonce")
    inner.known(("by",))
    name = inner.name("by", table.players, required=True)
    if name is None:
        return None
    seat = table.seat(name)
    if seat is None:
        inner.problem("by", "entry-pauses", value=name)
        return None
    return Outcome(end="renonce", renonce_by=seat)


def _positive(fields: Fields, rules: RuleSet, contract: Contract, result: str | None) -> Outcome | None:
    if fields.has("tricks"):
        clause = rules.clause(f"contracts.{contract.id}.kind")
        fields.problem("tricks", "entry-key-not-here", clause, name="tricks", game=contract.name)
    thirds = fields.count("count") if fields.has("count") else None
    if result is None and thirds is None:
        _missing(fields)
        return None
    won = result == "won" if result is not None else (thirds or 0) >= rules.table.win_limit
    return Outcome(won=(won,), thirds=thirds)


def _negative(
    fields: Fields, table: EntryTable, contract: Contract, declarers: tuple[int, ...], result: str | None
) -> Outcome | None:
    if fields.has("count"):
        fields.problem("count", "entry-key-not-here", name="count", game=contract.name)
    tricks = _tricks_of(fields, table, declarers) if fields.has("tricks") else None
    if tricks is not None and sum(tricks) > 12:
        fields.problem("tricks", "entry-tricks-sum", found=sum(tricks))
        return None
    if tricks is None:
        if result is None or len(declarers) > 1:
            if result is not None:
                fields.problem("tricks", "entry-missing", name="tricks", expected=NUMBER)
            _missing(fields)
            return None
        return Outcome(won=(result == "won",))
    won = tuple(taken == contract.tricks for taken in tricks)
    if result is not None and any(one != (result == "won") for one in won):
        params = {"result": result, "tricks": ", ".join(map(str, tricks)), "game": contract.name}
        fields.problem("result", "entry-result-against-tricks", **params)
    return Outcome(won=won)


def _tricks_of(fields: Fields, table: EntryTable, declarers: tuple[int, ...]) -> tuple[int, ...] | None:
    """Tricks of each declarer: a number, or in a Bei a table of names."""
    raw = fields.raw["tricks"]
    if isinstance(raw, Mapping):
        found = _by_seat(fields, "tricks", raw, table, declarers, _trick_count)
        return None if found is None else tuple(found[seat] for seat in declarers)
    if len(declarers) > 1:
        fields.problem("tricks", "entry-wrong-type", value=shown(raw), expected=TABLE)
        return None
    taken = _trick_count(fields, "tricks", raw)
    return None if taken is None else (taken,)


def _trick_count(fields: Fields, key: str, raw: Any) -> int | None:
    if not isinstance(raw, int) or isinstance(raw, bool):
        fields.problem(key, "entry-wrong-type", value=shown(raw), expected=NUMBER)
        return None
    if not 0 <= raw <= 12:
        fields.problem(key, "entry-tricks-range", value=raw)
        return None
    return raw


def _pile_count(fields: Fields, key: str, raw: Any) -> int | None:
    if not isinstance(raw, str):
        fields.problem(key, "entry-wrong-type", value=shown(raw), expected=COUNT)
        return None
    try:
        return parse_count(raw)
    except CountError:
        fields.problem(key, "entry-count", value=shown(raw))
        return None


def _by_seat(
    fields: Fields, key: str, raw: Mapping[str, Any], table: EntryTable, seats: tuple[int, ...], read: Any
) -> dict[int, int] | None:
    """A table with one value for each of the named seats."""
    found: dict[int, int] = {}
    good = True
    for name, value in raw.items():
        seat = table.seat(name)
        if seat is None or seat not in seats:
            good = False
            allowed = [table.names[s] for s in seats]
            if name in table.players:
                fields.problem(f"{key}.{name}", "entry-key-not-here", name=name, game=key)
            else:
                fields.unknown_name(f"{key}.{name}", name, allowed)
            continue
        taken = read(fields, f"{key}.{name}", value)
        good = good and taken is not None
        if taken is not None:
            found[seat] = taken
    for seat in seats:
        if table.names[seat] not in raw:
            good = False
            fields.problem(
                f"{key}.{table.names[seat]}",
                "entry-missing",
                name=table.names[seat],
                expected=NUMBER if key == "tricks" else COUNT,
            )
    return found if good else None


def _trischaken(fields: Fields, rules: RuleSet, table: EntryTable, contract: Contract) -> Outcome | None:
    if fields.has("result"):
        clause = rules.clause(f"contracts.{contract.id}.kind")
        fields.problem("result", "entry-no-result-here", clause, game=contract.name)
    if not fields.has("count"):
        fields.problem("count", "entry-missing", name="count", expected=COUNT)
        return None
    seats = (0, 1, 2, 3)
    counts = fields.table("count")
    tricks = fields.table("tricks") if fields.has("tricks") else None
    by_count = _by_seat(fields, "count", counts, table, seats, _pile_count) if counts is not None else None
    by_tricks = _by_seat(fields, "tricks", tricks, table, seats, _trick_count) if tricks is not None else None
    if by_count is None or (fields.has("tricks") and by_tricks is None):
        return None
    return Outcome(
        counts=tuple(by_count[seat] for seat in seats),
        tricks=tuple(by_tricks[seat] for seat in seats) if by_tricks is not None else None,
    )
