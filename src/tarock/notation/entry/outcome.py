"""How the game of an entry ended: result, count, tricks, or Renonce."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from tarock.notation.entry.fields import COUNT, NUMBER, TABLE, Fields, whole
from tarock.notation.entry.table import SEATS, EntryTable
from tarock.rules import Contract, RuleSet, Text
from tarock.rules.values import shown

RESULTS = ("won", "lost", "given-up", "no-bird")
MOST_TRICKS = 12
_ONE_OF = Text(
    "result (won, lost …), oder count bei positiven, tricks bei negativen Spielen",
    "result (won, lost …), or count in positive, tricks in negative games",
)
_BEI_TRICKS = Text(
    "tricks = { Name = Stiche, … } für jeden im Bei", "tricks = { Name = tricks, … } for everyone in the Bei"
)
_FOUR_COUNTS = Text('count = { Name = "P/B", … } für alle vier', 'count = { Name = "P/B", … } for all four')


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
) -> Outcome:
    """The outcome as far as it can be read; problems are noted."""
    if fields.has("renonce"):
        return _renonce(fields, table)
    if contract.kind == "trischaken":
        return _trischaken(fields, rules, table, contract)
    result = fields.word("result", RESULTS)
    if result in ("given-up", "no-bird"):
        for key in ("count", "tricks"):
            if fields.has(key):
                fields.problem(key, "entry-not-beside", name=key, other=f"result = {result}")
        return Outcome(end=result)
    if contract.positive:
        return _positive(fields, rules, contract, result)
    return _negative(fields, rules, table, contract, declarers, result)


def read_outcome_alone(fields: Fields, table: EntryTable) -> None:
    """Note what is wrong with the outcome whatever the contract."""
    if fields.has("renonce"):
        _renonce(fields, table)
        return
    fields.word("result", RESULTS)
    _missing(fields)
    for key, one in (("count", Fields.count), ("tricks", _trick_count)):
        value = fields.raw.get(key)
        if isinstance(value, Mapping):
            inner = Fields(value, fields.problems, key)
            for name in value:
                if table.known is not None and name not in table.known:
                    inner.unknown_name(name, name, table.known)
                one(inner, name)
        elif fields.has(key):
            one(fields, key)


def _missing(fields: Fields) -> None:
    if not any(fields.has(key) for key in ("result", "count", "tricks")):
        fields.problem("result", "entry-missing", name="result", expected=_ONE_OF)


def _renonce(fields: Fields, table: EntryTable) -> Outcome:
    for key in ("result", "count", "tricks"):
        if fields.has(key):
            fields.problem(key, "entry-not-beside", name=key, other="renonce")
    raw = fields.table("renonce", Text("{ by = Name }", "{ by = name }"))
    if raw is None:
        return Outcome()
    inner = Fields(raw, fields.problems, "renonce")
    inner.known(("by",))
    name = inner.name("by", table.known, required=True)
    seat = table.seat(name) if name is not None else 0
    if seat is None:
        inner.problem("by", "entry-pauses", value=shown(name))
    return Outcome(end="renonce", renonce_by=seat or 0)


def _positive(fields: Fields, rules: RuleSet, contract: Contract, result: str | None) -> Outcome:
    if fields.has("tricks"):
        clause = rules.clause(f"contracts.{contract.id}.kind")
        fields.problem("tricks", "entry-key-not-here", clause, name="tricks", game=contract.name)
    thirds = fields.count("count")
    if result is None and thirds is None:
        if not fields.has("tricks"):
            _missing(fields)
        return Outcome()
    won = result == "won" if result is not None else (thirds or 0) >= rules.table.win_limit
    return Outcome(won=(won,), thirds=thirds)


def _negative(
    fields: Fields,
    rules: RuleSet,
    table: EntryTable,
    contract: Contract,
    declarers: tuple[int, ...],
    result: str | None,
) -> Outcome:
    if fields.has("count"):
        clause = rules.clause(f"contracts.{contract.id}.kind")
        fields.problem("count", "entry-key-not-here", clause, name="count", game=contract.name)
    if not fields.has("tricks"):
        if len(declarers) > 1:
            fields.problem("tricks", "entry-missing", name="tricks", expected=_BEI_TRICKS)
        elif result is None and not fields.has("count"):
            _missing(fields)
        return Outcome(won=() if result is None or len(declarers) > 1 else (result == "won",))
    tricks = _tricks_of(fields, table, declarers)
    if tricks is None:
        return Outcome()
    if sum(tricks) > MOST_TRICKS:
        fields.problem("tricks", "entry-tricks-sum", found=sum(tricks))
        return Outcome()
    won = tuple(taken == contract.tricks for taken in tricks)
    if result is not None and any(one != (result == "won") for one in won):
        params = {"result": result, "tricks": ", ".join(map(str, tricks)), "game": contract.name}
        clause = rules.clause(f"contracts.{contract.id}.kind")
        fields.problem("result", "entry-result-against-tricks", clause, **params)
    return Outcome(won=won)


def _tricks_of(fields: Fields, table: EntryTable, declarers: tuple[int, ...]) -> tuple[int, ...] | None:
    """Tricks of each declarer: a number, or a table of names."""
    if isinstance(fields.raw["tricks"], Mapping):
        found = _by_seat(fields, "tricks", table, declarers, _trick_count, NUMBER)
        return None if found is None else tuple(found[seat] for seat in declarers)
    if len(declarers) > 1:
        fields.wrong("tricks", fields.raw["tricks"], _BEI_TRICKS)
        return None
    taken = _trick_count(fields, "tricks")
    return None if taken is None else (taken,)


def _trick_count(fields: Fields, name: str) -> int | None:
    number = whole(fields.raw[name])
    if number is None:
        fields.wrong(name, fields.raw[name], NUMBER)
    elif not 0 <= number <= MOST_TRICKS:
        fields.problem(name, "entry-tricks-range", value=number)
        return None
    return number


def _by_seat(
    fields: Fields,
    key: str,
    table: EntryTable,
    seats: tuple[int, ...],
    read: Callable[[Fields, str], int | None],
    expected: Text,
) -> dict[int, int] | None:
    """A table with one value for each of the named seats; None where it cannot be read in full."""
    raw = fields.raw[key]
    inner = Fields(raw, fields.problems, key)
    found: dict[int, int | None] = {}
    before = len(fields.problems)
    for name in raw:
        value = read(inner, name)
        seat = table.seat(name)
        if seat in seats:
            found[seat] = value
        elif name in table.players:
            code = "entry-pauses" if seat is None else "entry-not-declarer"
            inner.problem(name, code, **{"value" if seat is None else "name": shown(name)})
        else:
            inner.unknown_name(name, name, table.names)
    if table.known is None:
        return None
    for seat in seats:
        if seat < len(table.names) and table.names[seat] not in raw:
            inner.problem(table.names[seat], "entry-missing", name=table.names[seat], expected=expected)
    if len(fields.problems) > before or len(table.names) < SEATS:
        return None
    return {seat: value for seat, value in found.items() if value is not None}


def _trischaken(fields: Fields, rules: RuleSet, table: EntryTable, contract: Contract) -> Outcome:
    if fields.has("result"):
        clause = rules.clause(f"contracts.{contract.id}.kind")
        fields.problem("result", "entry-no-result-here", clause, game=contract.name)
    seats = (0, 1, 2, 3)
    if not fields.has("count"):
        fields.problem("count", "entry-missing", name="count", expected=_FOUR_COUNTS)
    counts = tricks = None
    if fields.table("count", _FOUR_COUNTS) is not None:
        counts = _by_seat(fields, "count", table, seats, Fields.count, COUNT)
    if fields.table("tricks", TABLE) is not None:
        tricks = _by_seat(fields, "tricks", table, seats, _trick_count, NUMBER)
    return Outcome(counts=_in_order(counts), tricks=_in_order(tricks))


def _in_order(found: dict[int, int] | None) -> tuple[int, ...] | None:
    return None if found is None else tuple(found[seat] for seat in range(SEATS))
