"""Reading rule sets: a TOML text, the sets it extends, one flat table of leaves with their sources, one `RuleSet`.

Order of work: read and merge the chain (oldest first), check every leaf against the schema, check what belongs
together, build. All problems of a file are collected and raised together as `Problems`.
"""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Callable
from dataclasses import dataclass, field
from decimal import Decimal
from functools import cache
from importlib import resources

from tarock.rules.build import build
from tarock.rules.check import check_leaves, check_together
from tarock.rules.lines import key_lines
from tarock.rules.merge import Chain, merge
from tarock.rules.reasons import Problem, Problems, Reason
from tarock.rules.ruleset import RuleSet
from tarock.rules.values import hint

_SETS = resources.files("tarock.rules") / "sets"


@cache
def builtin_ids() -> tuple[str, ...]:
    """The ids of the sets that come with the program, in alphabetical order."""
    return tuple(sorted(f.name.removesuffix(".toml") for f in _SETS.iterdir() if f.name.endswith(".toml")))


@cache
def load(rules_id: str) -> RuleSet:
    """A rule set that comes with the program. Raises `Problems` (code rules-unknown-set) for an id that does not exist."""
    if rules_id not in builtin_ids():
        raise Problems([unknown_set("rules", rules_id)])
    return load_text((_SETS / f"{rules_id}.toml").read_text(encoding="utf-8"), rules_id)


def unknown_set(key: str, rules_id: str) -> Problem:
    """The problem that no set has this id."""
    known = builtin_ids()
    params = {"value": rules_id, "hint": hint(rules_id, known), "allowed": ", ".join(known)}
    return Problem(key, Reason("rules-unknown-set", params))


def load_text(text: str, name: str = "") -> RuleSet:
    """A rule set from the text of a file; `extends` may name any set that comes with the program.

    Raises `Problems` with every problem of the text, each with its dotted key and line.
    """
    document = _parse(text, name)
    chain = _chain(document, text, name)
    flat, problems = merge(chain)
    leaves, more = check_leaves(flat)
    problems += more
    if not problems:
        problems += check_together(leaves)
    if problems:
        raise Problems(_with_lines(problems, text), name)
    digest = hashlib.sha256(flat.canonical().encode()).hexdigest()
    return build(leaves, flat, tuple(part.id for part in reversed(chain.parts)), digest)


def _parse(text: str, name: str) -> dict[str, object]:
    try:
        return tomllib.loads(text, parse_float=Decimal)
    except (tomllib.TOMLDecodeError, RecursionError, ValueError) as error:
        detail = str(error) or type(error).__name__
        line = detail.rpartition("at line ")[2].partition(",")[0]
        problem = Problem("", Reason("rules-not-toml", {"detail": detail}), int(line) if line.isdigit() else None)
        raise Problems([problem], name) from None


def _chain(document: dict[str, object], text: str, name: str) -> Chain:
    """The documents from the oldest ancestor to this one."""
    chain = Chain()
    seen = [name]
    chain.add(name, document)
    while (parent := document.get("extends")) is not None:
        if not isinstance(parent, str) or parent not in builtin_ids():
            raise Problems(_with_lines([unknown_set("extends", str(parent))], text), name)
        if parent in seen:
            loop = Reason("rules-extends-loop", {"chain": " → ".join([*seen, parent])})
            raise Problems(_with_lines([Problem("extends", loop)], text), name)
        seen.append(parent)
        document = _parse((_SETS / f"{parent}.toml").read_text(encoding="utf-8"), parent)
        chain.add(parent, document)
    return chain


def _with_lines(problems: list[Problem], text: str) -> list[Problem]:
    lines = key_lines(text)

    def line_of(key: str) -> int | None:
        while key not in lines:
            key, dot, _ = key.rpartition(".")
            if not dot:
                return None
        return lines[key]

    placed = [Problem(p.key, p.reason, p.line or line_of(p.key)) for p in problems]
    return sorted(placed, key=lambda p: (p.line or 0))
