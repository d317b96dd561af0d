"""What belongs together in a rule set, each leaf being right by itself: ids that exist, parts that a mechanic needs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from typing import Final

from tarock.cards import BIRDS, card_text, count_text
from tarock.rules.check import keys_of
from tarock.rules.merge import Flat
from tarock.rules.messages import EXPECTED
from tarock.rules.reasons import Problem, Reason
from tarock.rules.schema import BONUS, SECTIONS, TABLES
from tarock.rules.values import HINTED, expected, hint, shown
from tarock.rules.words import GENERAL


def check_together(leaves: Mapping[str, object], flat: Flat) -> list[Problem]:
    """The problems between leaves. Tables with a missing or ill-typed leaf are left out: they have their problems."""
    groups = {group: [p.partition(".")[2] for p in flat.tables if p.startswith(f"{group}.")] for group in TABLES}
    problems: list[Problem] = []
    for group in ("contracts", "bonuses"):
        if not groups[group]:
            problems.append(Problem(group, Reason("rules-missing", {"name": group, "expected": EXPECTED["table"]})))
        for name in groups[group]:
            table = _Table(f"{group}.{name}", leaves, TABLES[group])
            if table.whole:
                problems += (_contract if group == "contracts" else _bonus)(table, groups["bonuses"])
    known = dict.fromkeys(p for p in keys_of(flat) if not p.startswith(("set.", "conduct.")))
    known |= dict.fromkeys(f"general.{topic}" for topic in GENERAL)
    for name in groups["conduct"]:
        problems += _conduct(name, leaves, known, hints=len(problems) < HINTED)
    problems += _circles(leaves, groups["bonuses"])
    trischaken = _Table("trischaken", leaves, SECTIONS["trischaken"])
    if trischaken.whole:
        problems += _trischaken(trischaken)
    return problems


class _Table:
    """One table whose leaves are read by name."""

    def __init__(self, path: str, leaves: Mapping[str, object], keys: Iterable[str]) -> None:
        self.path = path
        self.whole = all(f"{path}.{key}" in leaves for key in keys)
        self.values = {key: leaves.get(f"{path}.{key}") for key in keys}

    def __getitem__(self, name: str) -> object:
        return self.values[name]

    def names(self, name: str) -> tuple[str, ...]:
        """A list of ids."""
        value = self.values[name]
        return value if isinstance(value, tuple) else ()

    def clash(self, name: str, other: str, code: str = "rules-clash") -> Problem:
        """`name` does not go with `other`."""
        params = {"name": name, "value": _written(self[name]), "other": other, "other_value": _written(self[other])}
        return Problem(f"{self.path}.{name}", Reason(code, params))

    def needs(self, name: str, needed: str, keys: Mapping[str, object]) -> Problem:
        """`name` as it stands also needs `needed`."""
        params = {"name": f"{name} = {self[name]}", "needed": needed, "expected": keys[needed]}
        return Problem(f"{self.path}.{needed}", Reason("rules-needs", params))


def _written(value: object) -> str:
    """A read value as it could stand in the file."""
    if isinstance(value, tuple):
        return "[" + ", ".join(_written(v) for v in value) + "]"
    if value is None:
        return "–"
    if isinstance(value, Fraction):
        return str(float(value)) if value.denominator > 1 else str(value)
    return shown(value)


def _unknown_ids(table: _Table, name: str, known: list[str]) -> list[Problem]:
    found = []
    for i in table.names(name):
        if i not in known:
            params = {"value": shown(i), "hint": hint(i, known), "allowed": ", ".join(known)}
            found.append(Problem(f"{table.path}.{name}", Reason("rules-unknown-id", params)))
    return found


_POSITIVE: Final = ("positive", "suit")

# (whether it is wrong, the key that is wrong, the key it does not go with)
_CLASHES: Final[tuple[tuple[Callable[[_Table], bool], str, str], ...]] = (
    (lambda c: c["kind"] != "negative" and c["tricks"] is not None, "tricks", "kind"),
    (lambda c: c["kind"] in _POSITIVE and c["kontra"] == "individual", "kontra", "kind"),
    (lambda c: c["kind"] == "negative" and c["kontra"] == "party", "kontra", "kind"),
    (lambda c: c["kind"] == "trischaken" and c["kontra"] != "none", "kontra", "kind"),
    (lambda c: c["kind"] not in _POSITIVE and c["partner"] == "called", "partner", "kind"),
    (lambda c: c["kind"] not in _POSITIVE and bool(c["bonuses"]), "bonuses", "kind"),
    (lambda c: (c["talon"] == "tricks") != (c["kind"] == "trischaken"), "talon", "kind"),
    (lambda c: c["kind"] == "negative" and c["talon"] != "none", "talon", "kind"),
    (lambda c: c["kind"] == "trischaken" and c["who"] != "forehand", "who", "kind"),
    (lambda c: c["kind"] != "negative" and c["bei"] != 1, "bei", "kind"),
    (lambda c: c["kind"] != "negative" and c["ouvert"] != "none", "ouvert", "kind"),
    (lambda c: c["when"] in ("first-word", "after-pass") and c["who"] != "forehand", "when", "who"),
    (lambda c: bool(c["birds"]) and c["partner"] != "called", "birds", "partner"),
    (lambda c: bool(c["shared"]) and not c["birds"], "shared", "birds"),
    (lambda c: not set(c.names("birds")) <= set(c.names("bonuses")), "birds", "bonuses"),
)


def _contract(contract: _Table, bonuses: list[str]) -> list[Problem]:
    problems = _unknown_ids(contract, "bonuses", bonuses) + _unknown_ids(contract, "birds", bonuses)
    if contract["kind"] == "negative" and contract["tricks"] is None:
        problems.append(contract.needs("kind", "tricks", _EXPECTED_CONTRACT))
    problems += [contract.clash(name, other) for wrong, name, other in _CLASHES if wrong(contract)]
    return problems


_EXPECTED_CONTRACT: Final = {name: expected(key) for name, key in TABLES["contracts"].items()}
_EXPECTED_BONUS: Final = {name: expected(key) for name, key in BONUS.items()}
_TEST_NEEDS: Final = {
    "bird": ("trick", "card"),
    "ultimo": ("trick",),
    "cards": ("cards",),
    "count": ("at_least",),
    "mondfang": ("card",),
    "all-tricks": (),
    "hand": ("holding", "cards"),
}


def _bonus(bonus: _Table, bonuses: list[str]) -> list[Problem]:
    needs = _TEST_NEEDS[str(bonus["test"])]
    problems = [bonus.needs("test", needed, _EXPECTED_BONUS) for needed in needs if not bonus[needed]]
    implied = bonus["implies"]
    if implied and implied not in bonuses:
        params = {"value": shown(implied), "hint": hint(implied, bonuses), "allowed": ", ".join(bonuses)}
        problems.append(Problem(f"{bonus.path}.implies", Reason("rules-unknown-id", params)))
    if (bonus["kind"] == "valat") != (bonus["test"] == "all-tricks"):
        problems.append(bonus.clash("test", "kind"))
    if bonus["test"] == "bird" and isinstance(bonus["card"], int) and bonus["card"] not in BIRDS:
        params = {"value": f'"{card_text(bonus["card"])}"', "expected": EXPECTED["bird"]}
        problems.append(Problem(f"{bonus.path}.card", Reason("rules-wrong-type", params)))
    return problems


def _conduct(name: str, leaves: Mapping[str, object], known: Mapping[str, object], *, hints: bool) -> list[Problem]:
    """The leaves that a text stands for must exist."""
    problems: list[Problem] = []
    for key in ("covers", "after"):
        named = leaves.get(f"conduct.{name}.{key}")
        for path in named if isinstance(named, tuple) else (named,) if named else ():
            if path not in known:
                near = hint(path, known if hints and len(problems) < HINTED else ())
                params = {"value": shown(path), "hint": near, "allowed": "table.cut, …"}
                problems.append(Problem(f"conduct.{name}.{key}", Reason("rules-unknown-id", params)))
    return problems


def _circles(leaves: Mapping[str, object], bonuses: list[str]) -> list[Problem]:
    """A bonus that in the end implies itself."""
    for start in bonuses:
        seen = [start]
        while isinstance(after := leaves.get(f"bonuses.{seen[-1]}.implies"), str) and after:
            if after in seen:
                chain = " → ".join([*seen[seen.index(after) :], after])
                return [Problem(f"bonuses.{after}.implies", Reason("rules-circle", {"chain": chain}))]
            seen.append(after)
    return []


def _trischaken(table: _Table) -> list[Problem]:
    under, mayor = table["under_at_most"], table["mayor_at_least"]
    if table["scale"] == "classes" and under is None:
        needed = {name: expected(key) for name, key in SECTIONS["trischaken"].items()}
        return [table.needs("scale", "under_at_most", needed)]
    if isinstance(under, int) and isinstance(mayor, int) and under >= mayor:
        table.values |= {"under_at_most": count_text(under), "mayor_at_least": count_text(mayor)}
        return [table.clash("under_at_most", "mayor_at_least", "rules-order")]
    return []
