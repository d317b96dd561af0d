"""One raw entry to an `Entry`: rule set, table and `Game`, or all its problems together.

Reading goes on after a problem as far as it makes sense, so that a scorer sees everything at once; the checks of the
whole game (`scoring.possible`) run on whatever could be read.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from tarock.notation.entry.bonuses import read_bonuses
from tarock.notation.entry.contract import read_contract
from tarock.notation.entry.fields import TABLE, Fields, shown
from tarock.notation.entry.kontra import read_kontra
from tarock.notation.entry.outcome import Outcome, read_outcome
from tarock.notation.entry.table import EntryTable, read_table
from tarock.rules import Contract, Problem, Problems, Reason, RuleSet, load
from tarock.scoring import Game, Settlement, settle
from tarock.scoring.possible import problems as impossible

DEFAULT_RULES = "steirisch"
KEYS = (
    "rules", "players", "forehand", "sits_out", "contract", "declarer", "declarers", "partner", "result", "count",
    "tricks", "king_in_talon", "called", "no_bird", "kontra", "bonus", "spritzer", "stichzwang", "talon", "renonce",
    "radl", "note",
)  # fmt: skip


@dataclass(frozen=True)
class Entry:
    """A readable and possible entry."""

    rules: RuleSet
    table: EntryTable
    game: Game

    def settle(self) -> Settlement:
        """What it pays, per seat."""
        return settle(self.rules, self.game)


def read_entry(raw: Any, load_rules: Callable[[str], RuleSet] = load) -> Entry:
    """Read one entry. `load_rules` finds a rule set by what stands under `rules` (the command line also takes paths).

    Raises `Problems` with everything that is wrong; the keys are those of the entry.
    """
    problems: list[Problem] = []
    if not isinstance(raw, Mapping):
        raise Problems([Problem("", Reason("entry-wrong-type", {"value": shown(raw), "expected": TABLE}, "ALLG"))])
    fields = Fields(raw, problems)
    fields.known(KEYS)
    rules = _rules(fields, load_rules)
    table = read_table(fields, rules)
    game = None
    if rules is not None and table is not None:
        contract = read_contract(fields, rules)
        game = _game(fields, rules, table, contract) if contract is not None else None
    if game is not None and rules is not None and table is not None:
        said = {problem.key for problem in problems}
        found = impossible(rules, game, table.names)
        problems += [
            p for p in found if p.key not in said and (declarer_known(problems) or p.reason.code not in _UNSURE)
        ]
    if problems or game is None or rules is None or table is None:
        order = list(raw)
        raise Problems(sorted(problems, key=lambda p: _position(p.key, order)))
    return Entry(rules, table, game)


_UNSURE = ("entry-own-partner", "entry-kontra-self", "entry-no-bird-declarer", "entry-credited-side")
"""What cannot be said while it is not known who plays."""


def declarer_known(problems: list[Problem]) -> bool:
    """Whether the declarer could be read."""
    return not any(problem.key in ("declarer", "declarers") for problem in problems)


def _position(key: str, order: list[str]) -> int:
    top = key.partition(".")[0].partition("[")[0]
    return order.index(top) if top in order else len(order)


def _rules(fields: Fields, load_rules: Callable[[str], RuleSet]) -> RuleSet | None:
    name = fields.text("rules") if fields.has("rules") else DEFAULT_RULES
    if name is None:
        return None
    try:
        return load_rules(name)
    except Problems as found:
        fields.problems += [Problem("rules", p.reason, p.line) for p in found.problems]
        return None


def _game(fields: Fields, rules: RuleSet, table: EntryTable, contract: Contract) -> Game:
    """The facts as far as they can be read; what cannot is noted in `fields` and stands here as if it were not there."""
    declarers = _declarers(fields, table, contract) or (0,)
    partner = _seat(fields, "partner", table)
    called = fields.word("called", ("king", "queen")) or "king"
    outcome = read_outcome(fields, rules, table, contract, declarers) or Outcome()
    factor, individual = read_kontra(fields, table, declarers)
    bonuses = read_bonuses(fields, rules, table)
    no_bird = fields.names("no_bird", among=table.names) if fields.has("no_bird") else []
    spritzer = fields.names("spritzer", among=table.names, empty=True) if fields.has("spritzer") else []
    radl = fields.number("radl") if fields.has("radl") else 1
    stichzwang, talon = fields.truth("stichzwang"), fields.word("talon", ("first-six", "last"))
    king_in_talon = fields.truth("king_in_talon")
    return Game(
        contract=contract.id,
        declarers=declarers,
        end=outcome.end,
        partner=partner,
        won=outcome.won,
        thirds=outcome.thirds,
        counts=outcome.counts,
        tricks=outcome.tricks,
        game_kontra=factor,
        kontra=individual,
        bonuses=bonuses,
        king_in_talon=bool(king_in_talon),
        called=called,
        spritzer=frozenset(table.names.index(name) for name in spritzer or []),
        no_bird=tuple(table.names.index(name) for name in no_bird or []),
        stichzwang=stichzwang,
        talon=talon,
        renonce_by=outcome.renonce_by,
        radl=1 if radl is None else radl,
    )


def _declarers(fields: Fields, table: EntryTable, contract: Contract) -> tuple[int, ...]:
    if fields.has("declarers"):
        if fields.has("declarer"):
            fields.problem("declarer", "entry-key-not-here", name="declarer", game="declarers")
        names = fields.names("declarers", among=table.names)
        return tuple(table.names.index(name) for name in names or [])
    if not fields.has("declarer") and contract.kind == "trischaken":
        return (0,)
    seat = _seat(fields, "declarer", table, required=True)
    return () if seat is None else (seat,)


def _seat(fields: Fields, key: str, table: EntryTable, required: bool = False) -> int | None:
    name = fields.name(key, table.players, required)
    if name is None:
        return None
    seat = table.seat(name)
    if seat is None:
        fields.problem(key, "entry-pauses", value=name)
    return seat
