"""Whether the merged leaves are a rule set: every leaf against the schema, then what belongs together."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from tarock.rules.merge import Flat
from tarock.rules.messages import EXPECTED
from tarock.rules.reasons import Problem, Reason
from tarock.rules.ruleset import Text
from tarock.rules.schema import REQUIRED, SECTIONS, SET, TABLES, Key
from tarock.rules.values import Refused, expected, hint, read_value

Leaves = dict[str, object]


def check_leaves(flat: Flat) -> tuple[Leaves, list[Problem]]:
    """Every leaf read by its key; unknown, ill-typed and missing ones as problems."""
    leaves: Leaves = {}
    problems: list[Problem] = []
    keys = _keys(flat)
    tops = ["set", *SECTIONS, *TABLES]
    for path in [*flat.tables, *flat.values]:
        unknown = _unknown(path, keys, tops, flat)
        if unknown is not None:
            problems.append(unknown)
    for path, key in keys.items():
        if path in flat.values:
            try:
                leaves[path] = read_value(flat.values[path], key)
            except Refused as refused:
                problems.append(Problem(path, refused.reason))
        elif path in flat.tables:
            problems.append(Problem(path, Reason("rules-wrong-type", {"value": "[…]", "expected": expected(key)})))
        elif key.default is REQUIRED:
            name = path.rpartition(".")[2]
            problems.append(Problem(path, Reason("rules-missing", {"name": name, "expected": expected(key)})))
        else:
            leaves[path] = key.default
    return leaves, problems


def _keys(flat: Flat) -> dict[str, Key]:
    """All paths that this set may have."""
    keys = {f"set.{name}": key for name, key in SET.items()}
    for section, table in SECTIONS.items():
        keys |= {f"{section}.{name}": key for name, key in table.items()}
    for group, table in TABLES.items():
        for path in flat.tables:
            parts = path.split(".")
            if len(parts) == 2 and parts[0] == group:
                keys |= {f"{path}.{name}": key for name, key in table.items()}
    return keys


def _unknown(path: str, keys: Mapping[str, Key], tops: list[str], flat: Flat) -> Problem | None:
    if path in keys:
        return None
    parent, _, name = path.rpartition(".")
    if path in flat.tables and (path in tops or (parent in TABLES and len(path.split(".")) == 2)):
        return None
    if parent and parent not in flat.tables:
        return None
    grand = parent.partition(".")[0]
    if parent and _unknown(parent, keys, tops, flat) is not None:
        return None  # one sentence for the table is enough
    if grand in TABLES and parent == grand:
        return Problem(path, Reason("rules-wrong-type", {"value": str(flat.values.get(path)), "expected": EXPECTED["table"]}))
    siblings = [k.rpartition(".")[2] for k in keys if k.rpartition(".")[0] == parent] if parent else tops
    params = {"name": name, "hint": hint(name, siblings), "allowed": ", ".join(siblings)}
    return Problem(path, Reason("rules-unknown-key", params))


def check_together(leaves: Leaves) -> list[Problem]:
    """What belongs together although each leaf is right: ids that exist, parts that a mechanic needs."""
    problems: list[Problem] = []
    contracts = _ids(leaves, "contracts")
    bonuses = _ids(leaves, "bonuses")
    for contract in contracts:
        problems += _check_contract(leaves, f"contracts.{contract}", contracts, bonuses)
    for bonus in bonuses:
        problems += _check_bonus(leaves, f"bonuses.{bonus}", bonuses)
    for name, group in (("contracts", contracts), ("bonuses", bonuses)):
        if not group:
            problems.append(Problem(name, Reason("rules-missing", {"name": name, "expected": EXPECTED["table"]})))
    return problems


def _ids(leaves: Leaves, group: str) -> list[str]:
    found = dict.fromkeys(path.split(".")[1] for path in leaves if path.startswith(f"{group}."))
    return list(found)


def _unknown_ids(path: str, ids: Iterable[object], known: list[str]) -> list[Problem]:
    return [
        Problem(path, Reason("rules-unknown-id", {"value": i, "hint": hint(i, known), "allowed": ", ".join(known)}))
        for i in ids
        if i not in known
    ]


def _clash(path: str, name: str, other: str, leaves: Leaves, table: str) -> Problem:
    params = {"name": name, "value": leaves[f"{table}.{name}"], "other": other, "other_value": leaves[f"{table}.{other}"]}
    return Problem(path, Reason("rules-clash", params))


def _check_contract(leaves: Leaves, path: str, contracts: list[str], bonuses: list[str]) -> list[Problem]:
    def leaf(name: str) -> object:
        return leaves[f"{path}.{name}"]

    problems = _unknown_ids(f"{path}.bonuses", _tuple(leaf("bonuses")), bonuses)
    problems += _unknown_ids(f"{path}.birds", _tuple(leaf("birds")), bonuses)
    problems += [
        _clash(f"{path}.birds", "birds", "bonuses", leaves, path)
        for bird in _tuple(leaf("birds"))
        if bird in bonuses and bird not in _tuple(leaf("bonuses"))
    ]
    kind = leaf("kind")
    if kind == "negative" and leaf("tricks") is None:
        params = {"name": "kind = negative", "needed": "tricks", "expected": EXPECTED["int"].de.format(low=0, high=12)}
        problems.append(Problem(f"{path}.tricks", Reason("rules-needs", params)))
    if kind != "negative" and leaf("tricks") is not None:
        problems.append(_clash(f"{path}.tricks", "tricks", "kind", leaves, path))
    if kind in ("positive", "suit") and leaf("kontra") == "individual":
        problems.append(_clash(f"{path}.kontra", "kontra", "kind", leaves, path))
    if kind == "negative" and leaf("kontra") == "party":
        problems.append(_clash(f"{path}.kontra", "kontra", "kind", leaves, path))
    if kind in ("negative", "trischaken") and leaf("partner") == "called":
        problems.append(_clash(f"{path}.partner", "partner", "kind", leaves, path))
    if kind in ("negative", "trischaken") and _tuple(leaf("bonuses")):
        problems.append(_clash(f"{path}.bonuses", "bonuses", "kind", leaves, path))
    if (leaf("talon") == "tricks") != (kind == "trischaken"):
        problems.append(_clash(f"{path}.talon", "talon", "kind", leaves, path))
    if kind != "negative" and leaf("bei") != 1:
        problems.append(_clash(f"{path}.bei", "bei", "kind", leaves, path))
    if leaf("when") in ("first-word", "after-pass") and leaf("who") != "forehand":
        problems.append(_clash(f"{path}.when", "when", "who", leaves, path))
    if leaf("birds") and leaf("partner") != "called":
        problems.append(_clash(f"{path}.birds", "birds", "partner", leaves, path))
    return problems


_TEST_NEEDS = {"bird": ("trick", "card"), "cards": ("cards",), "count": ("at_least",), "ultimo": ("trick",), "hand": ("holding", "cards")}


def _check_bonus(leaves: Leaves, path: str, bonuses: list[str]) -> list[Problem]:
    problems: list[Problem] = []
    test = str(leaves[f"{path}.test"])
    for needed in _TEST_NEEDS.get(test, ()):
        if not leaves[f"{path}.{needed}"]:
            params = {"name": f"test = {test}", "needed": needed, "expected": Text("siehe Glossar", "see the glossary")}
            problems.append(Problem(f"{path}.{needed}", Reason("rules-needs", params)))
    implied = leaves[f"{path}.implies"]
    if implied:
        problems += _unknown_ids(f"{path}.implies", [implied], bonuses)
    if (leaves[f"{path}.kind"] == "valat") != (test == "all-tricks"):
        problems.append(_clash(f"{path}.test", "test", "kind", leaves, path))
    return problems


def _tuple(value: object) -> tuple[object, ...]:
    return value if isinstance(value, tuple) else ()
