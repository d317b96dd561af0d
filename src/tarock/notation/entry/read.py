"""One raw entry to an `Entry`: rule set, table and `Game`, or all its problems together.

Reading goes on after a problem as far as it makes sense, so that a scorer sees everything at once; the checks of the
whole game (`scoring.possible`) run on whatever could be read.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from tarock.notation.entry.bonuses import read_bonuses
from tarock.notation.entry.contract import read_contract
from tarock.notation.entry.fields import TABLE, Fields
from tarock.notation.entry.kontra import read_kontra
from tarock.notation.entry.outcome import read_outcome, read_outcome_alone
from tarock.notation.entry.table import SEATS, EntryTable, read_table
from tarock.rules import DEFAULT_RULES, Contract, Problem, Problems, Reason, RuleSet, load
from tarock.rules.values import shown
from tarock.scoring import Game, Settlement, settle
from tarock.scoring.possible import problems as impossible

KEYS = (
    "rules", "players", "forehand", "sits_out", "contract", "declarer", "declarers", "partner", "result", "count",
    "tricks", "king_in_talon", "called", "no_bird", "kontra", "bonus", "spritzer", "stichzwang", "talon", "renonce",
    "radl", "note",
)  # fmt: skip
TALONS = ("first-six", "last")
CALLED = ("king", "queen")


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
    if not isinstance(raw, Mapping):
        raise Problems([Problem("", Reason("entry-wrong-type", {"value": shown(raw), "expected": TABLE}, "ALLG"))])
    problems: list[Problem] = []
    fields = Fields({str(key): value for key, value in raw.items()}, problems)
    fields.known(KEYS)
    rules = _rules(fields, load_rules)
    table = read_table(fields, rules)
    contract = read_contract(fields, rules)
    if rules is None or contract is None:
        _read_alone(fields, rules, table)
        raise _sorted(problems, fields)
    game, numbers = _game(fields, rules, table, contract)
    if table.known:
        problems += _also(problems, impossible(rules, game, _four(table.names)), numbers, fields)
    if problems:
        raise _sorted(problems, fields)
    return Entry(rules, table, game)


def _sorted(problems: list[Problem], fields: Fields) -> Problems:
    """In the order of the entry; what is missing comes last."""
    order = list(fields.raw)

    def position(problem: Problem) -> int:
        top = problem.key.partition(".")[0].partition("[")[0]
        return order.index(top) if top in order else len(order)

    return Problems(sorted(problems, key=position))


def _four(names: tuple[str, ...]) -> tuple[str, ...]:
    return (*names, *("?" for _ in range(SEATS - len(names))))


_UNSURE = {
    "declarer": (
        "entry-own-partner", "entry-kontra-self", "entry-no-bird-declarer", "entry-credited-side",
        "entry-forehand-only",
    ),
    "forehand": ("entry-forehand-only",),
    "bonus": ("entry-bird-missing", "entry-implied-missing"),
}  # fmt: skip
"""What cannot be said while it is not known who plays, who is Vorhand, or which premiums there are."""


def _also(said: list[Problem], found: list[Problem], numbers: list[int], entry: Fields) -> list[Problem]:
    """The problems of the whole game beyond those of its fields. `numbers`: the places of the premiums in the entry."""
    keys = {problem.key for problem in said}
    unsure: tuple[str, ...] = ()
    if keys & {"declarer", "declarers"}:
        unsure += _UNSURE["declarer"]
    if keys & {"players", "forehand", "sits_out"}:
        unsure += _UNSURE["forehand"]
    if "bonus" in keys or len(numbers) < len(entry.raw.get("bonus", ())):
        unsure += _UNSURE["bonus"]
    placed = [Problem(_in_entry(problem.key, numbers), problem.reason) for problem in found]
    return [problem for problem in placed if problem.key not in keys and problem.reason.code not in unsure]


def _in_entry(key: str, numbers: list[int]) -> str:
    """`bonus[1].by` with the number that the premium has in the entry, where others before it could not be read."""
    head, bracket, rest = key.partition("[")
    if not bracket:
        return key
    number, _, leaf = rest.partition("]")
    return f"{head}[{numbers[int(number) - 1]}]{leaf}"


def _about_rules(reason: Reason) -> Problem:
    return Problem("rules", replace(reason, clause=reason.clause or "ALLG"))


def _rules(fields: Fields, load_rules: Callable[[str], RuleSet]) -> RuleSet | None:
    name = fields.text("rules") if fields.has("rules") else DEFAULT_RULES
    if name is None:
        return None
    try:
        return load_rules(name)
    except Problems as found:
        fields.problems += [_about_rules(problem.reason) for problem in found.problems]
        return None


def _read_alone(fields: Fields, rules: RuleSet | None, table: EntryTable) -> None:
    """Note what is wrong with the other fields while it is not known which game was played."""
    declarers = _declarers(fields, table, needed=True) or (0,)
    _seat(fields, "partner", table)
    _words(fields, table)
    read_outcome_alone(fields, table)
    read_kontra(fields, table, declarers)
    read_bonuses(fields, rules, table)


def _game(fields: Fields, rules: RuleSet, table: EntryTable, contract: Contract) -> tuple[Game, list[int]]:
    """The facts as far as they can be read; what cannot is noted in `fields` and stands here as if it were not there.

    Also gives the numbers that the premiums have in the entry.
    """
    declarers = _declarers(fields, table, needed=contract.kind != "trischaken") or (0,)
    partner = _seat(fields, "partner", table)
    outcome = read_outcome(fields, rules, table, contract, declarers)
    factor, individual = read_kontra(fields, table, declarers)
    facts = read_bonuses(fields, rules, table)
    called, stichzwang, talon, king_in_talon, radl, spritzer, no_bird = _words(fields, table)
    if fields.has("called") and contract.partner == "none":
        fields.problem("called", "entry-no-king", rules.clause(f"contracts.{contract.id}.partner"), game=contract.name)
    if king_in_talon is False and contract.partner == "called" and partner is None:
        _king_denied(fields, rules, outcome.end)
    game = Game(
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
        bonuses=tuple(fact for fact in facts if fact is not None),
        king_in_talon=bool(king_in_talon),
        called=called,
        spritzer=frozenset(spritzer),
        no_bird=no_bird,
        stichzwang=stichzwang,
        talon=talon,
        renonce_by=outcome.renonce_by,
        radl=radl,
    )
    return game, [number for number, fact in enumerate(facts, 1) if fact is not None]


def _king_denied(fields: Fields, rules: RuleSet, end: str) -> None:
    """`king_in_talon = false` without a partner: one of the two is wrong."""
    clause = rules.clause("calling.king_in_talon")
    if end == "given-up":
        fields.problem("king_in_talon", "entry-given-up-without-king", clause)
    elif end == "played" and not fields.has("partner"):
        fields.problem("partner", "entry-partner-or-king", clause)


def _words(
    fields: Fields, table: EntryTable
) -> tuple[str, bool | None, str | None, bool | None, int, tuple[int, ...], tuple[int, ...]]:
    """`called`, `stichzwang`, `talon`, `king_in_talon`, `radl`, and the seats of `spritzer` and `no_bird`."""
    fields.text("note")
    radl = fields.number("radl")
    return (
        fields.word("called", CALLED) or "king",
        fields.truth("stichzwang"),
        fields.word("talon", TALONS),
        fields.truth("king_in_talon"),
        1 if radl is None else radl,
        _seats(fields, "spritzer", table, empty=True),
        _seats(fields, "no_bird", table, empty=True),
    )


def _declarers(fields: Fields, table: EntryTable, needed: bool) -> tuple[int, ...]:
    if not fields.has("declarers"):
        seat = _seat(fields, "declarer", table, required=needed)
        return () if seat is None else (seat,)
    if fields.has("declarer"):
        fields.problem("declarer", "entry-not-beside", name="declarer", other="declarers")
    return _seats(fields, "declarers", table)


def _seats(fields: Fields, key: str, table: EntryTable, empty: bool = False) -> tuple[int, ...]:
    """The seats of a list of names."""
    seats = []
    for name in fields.names(key, among=table.known, empty=empty) or ():
        seat = table.seat(name)
        if seat is None:
            fields.problem(key, "entry-pauses", value=shown(name))
        else:
            seats.append(seat)
    return tuple(seats)


def _seat(fields: Fields, key: str, table: EntryTable, required: bool = False) -> int | None:
    name = fields.name(key, table.known, required)
    if name is None:
        return None
    seat = table.seat(name)
    if seat is None:
        fields.problem(key, "entry-pauses", value=shown(name))
    return seat
