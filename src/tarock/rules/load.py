"""Reading rule sets: a TOML text, the sets it extends, one flat table of leaves with their sources, one `RuleSet`.

Order of work: read and merge the chain (oldest first), check every leaf against the schema, check what belongs
together, build. All problems of a file are collected and raised together as `Problems`.
"""

from __future__ import annotations

import hashlib
from functools import cache
from importlib import resources

from tarock.rules.build import build, resolved
from tarock.rules.check import Leaves, check_leaves
from tarock.rules.lines import key_lines
from tarock.rules.merge import ID, Chain, merge
from tarock.rules.messages import EXPECTED
from tarock.rules.reasons import Problem, Problems, Reason
from tarock.rules.ruleset import RuleSet
from tarock.rules.schema import RULE_SET, Schema
from tarock.rules.together import check_together
from tarock.rules.toml import read_toml
from tarock.rules.values import hint, shown

_SETS = resources.files("tarock.rules") / "sets"
_LONGEST_ID = 60
MOST_PARTS = 2000
"""Keys and list entries that a file may have; the largest set that comes along has about 700."""


DEFAULT_RULES = "steirisch"
"""The set that is meant where none is named (formats.md)."""


@cache
def builtin_ids() -> tuple[str, ...]:
    """The ids of the sets that come with the program, in alphabetical order."""
    return tuple(sorted(f.name.removesuffix(".toml") for f in _SETS.iterdir() if f.name.endswith(".toml")))


@cache
def load(rules_id: str) -> RuleSet:
    """A rule set that comes with the program. Raises `Problems` (rules-unknown-set) for an id that does not exist."""
    if rules_id not in builtin_ids():
        raise Problems([unknown_set("rules", rules_id)])
    return load_text((_SETS / f"{rules_id}.toml").read_text(encoding="utf-8"), rules_id)


def unknown_set(key: str, rules_id: object) -> Problem:
    """The problem that no set has this id."""
    known = builtin_ids()
    params = {"value": shown(rules_id), "hint": hint(rules_id, known), "allowed": ", ".join(known)}
    return Problem(key, Reason("rules-unknown-set", params))


def load_text(text: str, name: str = "") -> RuleSet:
    """A rule set from the text of a file; `extends` may name any set that comes with the program.

    Raises `Problems` with every problem of the text, each with its dotted key and line.
    """
    document = read_toml(text, name)
    if (count := count_parts(document)) > MOST_PARTS:
        raise Problems([Problem("", Reason("rules-too-large", {"count": count, "most": MOST_PARTS}))], name)
    chain = _chain(document, text, name)
    flat, problems = merge(chain)
    leaves, more = check_leaves(flat)
    problems += more + check_together(leaves, flat)
    if "extends" not in document:
        problems = _without_base(problems)
    own_id = leaves.get("set.id")
    if isinstance(own_id, str) and not (ID.fullmatch(own_id) and len(own_id) <= _LONGEST_ID):
        params = {"value": shown(own_id), "expected": EXPECTED["id"]}
        problems.append(Problem("set.id", Reason("rules-wrong-type", params)))
    if own_id in builtin_ids() and own_id != name:
        problems.append(Problem("set.id", Reason("rules-taken-id", {"value": shown(own_id)})))
    if problems:
        raise Problems(with_lines(problems, text), name)
    leaves = resolved(leaves)
    return build(leaves, flat, tuple(part.id for part in reversed(chain.parts)), digest_of(leaves))


def count_parts(value: object) -> int:
    """How many keys and list entries a document has, on all levels."""
    count, left = 0, [value]
    while left:  # no recursion: a dotted key can be nested as deep as the file is long
        part = left.pop()
        inner = list(part.values()) if isinstance(part, dict) else part if isinstance(part, list) else []
        count += len(inner)
        left += inner
    return count


_FEW = 12


def _without_base(problems: list[Problem]) -> list[Problem]:
    """A file that neither extends a set nor is one misses nearly every key; one sentence says it."""
    missing = [p for p in problems if p.reason.code == "rules-missing"]
    if len(missing) <= _FEW:
        return problems
    params = {"count": len(missing), "allowed": ", ".join(builtin_ids())}
    return [Problem("extends", Reason("rules-no-base", params)), *(p for p in problems if p not in missing)]


def _chain(document: dict[str, object], text: str, name: str) -> Chain:
    """The documents from the oldest ancestor to this one."""
    chain = Chain()
    seen = [name]
    chain.add(name, document)
    while (parent := document.get("extends")) is not None:
        if not isinstance(parent, str) or parent not in builtin_ids():
            raise Problems(with_lines([unknown_set("extends", parent)], text), name)
        if parent in seen:
            loop = Reason("rules-extends-loop", {"chain": " → ".join([*seen, parent])})
            raise Problems(with_lines([Problem("extends", loop)], text), name)
        seen.append(parent)
        document = _builtin(parent)
        chain.add(parent, document)
    return chain


@cache
def _builtin(rules_id: str) -> dict[str, object]:
    """The document of a set that comes with the program; nobody changes it."""
    return read_toml((_SETS / f"{rules_id}.toml").read_text(encoding="utf-8"), rules_id)


def digest_of(leaves: Leaves, schema: Schema = RULE_SET) -> str:
    """SHA-256 of what decides a game: equal however the files are split, and whatever the texts for people say."""
    lines = []
    for path, value in sorted(leaves.items()):
        group, _, rest = path.partition(".")
        name = rest.rpartition(".")[2]
        key = {schema.head: schema.own, **schema.sections, **schema.tables}[group][name]
        if key.kind != "text" and group != "conduct":
            lines.append(f"{path} = {_canonical(value)}")
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def _canonical(value: object) -> str:
    if isinstance(value, tuple):
        return f"[{', '.join(_canonical(v) for v in value)}]"
    return str(value).lower() if isinstance(value, bool) else str(value)


def with_lines(problems: list[Problem], text: str) -> list[Problem]:
    """The problems with the lines of their keys in the text, in the order of the lines."""
    lines = key_lines(text.removeprefix("\ufeff"))

    def line_of(key: str) -> int | None:
        while key not in lines:
            key, dot, _ = key.rpartition(".")
            if not dot:
                return None
        return lines[key]

    placed = [Problem(p.key, p.reason, p.line or line_of(p.key)) for p in problems]
    return sorted(placed, key=lambda p: p.line or 0)
