"""Whether the merged leaves are a rule set: every leaf against its key of the schema (for the rest see `together`)."""

from __future__ import annotations

from tarock.rules.merge import Flat
from tarock.rules.reasons import Problem, Reason
from tarock.rules.schema import REQUIRED, RULE_SET, Key, Schema
from tarock.rules.values import Refused, expected, read_value

Leaves = dict[str, object]


def check_leaves(flat: Flat, schema: Schema = RULE_SET) -> tuple[Leaves, list[Problem]]:
    """Every leaf read by its key; ill-typed and missing ones as problems."""
    leaves: Leaves = {}
    problems: list[Problem] = []
    for path, key in keys_of(flat, schema).items():
        if path in flat.values:
            try:
                leaves[path] = read_value(flat.values[path], key)
            except Refused as refused:
                problems.append(Problem(path, refused.reason))
        elif key.default is REQUIRED:
            name = path.rpartition(".")[2]
            problems.append(Problem(path, Reason("rules-missing", {"name": name, "expected": expected(key)})))
        else:
            leaves[path] = key.default
    return leaves, problems


def keys_of(flat: Flat, schema: Schema = RULE_SET) -> dict[str, Key]:
    """All paths that this set has."""
    keys = {f"{schema.head}.{name}": key for name, key in schema.own.items()}
    for section, table in schema.sections.items():
        keys |= {f"{section}.{name}": key for name, key in table.items()}
    for path in flat.tables:
        group, dot, _ = path.partition(".")
        if dot:
            keys |= {f"{path}.{name}": key for name, key in schema.tables[group].items()}
    return keys
