"""Reading cups: a TOML text, the cups it extends, one `Cup`; the loader of rule sets with another schema.

All problems of a file are collected and raised together as `Problems`, each with its dotted key and line.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import resources

from tarock.rules import Problem, Problems, Reason, RuleSet, Text, builtin_ids as rule_ids, load, load_text
from tarock.rules.check import Leaves, check_leaves
from tarock.rules.load import MOST_PARTS, count_parts, digest_of, unknown_set, with_lines
from tarock.rules.merge import ID, Chain, merge
from tarock.rules.messages import EXPECTED
from tarock.rules.toml import read_toml
from tarock.rules.values import hint, shown
from tarock.tournament.cups.build import build, point_ids
from tarock.tournament.cups.day import settings_problems
from tarock.tournament.cups.model import Cup
from tarock.tournament.cups.schema import SCHEMA
from tarock.tournament.cups.together import check_together

_FILES = resources.files("tarock.tournament.cups")
_LONGEST_ID = 60
_FEW = 12


@cache
def builtin_cups() -> tuple[str, ...]:
    """The ids of the cups that come with the program, in alphabetical order."""
    return tuple(sorted(f.name.removesuffix(".toml") for f in _FILES.iterdir() if f.name.endswith(".toml")))


@cache
def load_cup(cup_id: str) -> Cup:
    """A cup that comes with the program. Raises `Problems` (cup-unknown) for an id that does not exist."""
    if cup_id not in builtin_cups():
        raise Problems([_unknown("cup", cup_id)])
    return load_cup_text(cup_text(cup_id), cup_id)


def cup_text(cup_id: str) -> str:
    """The file of a cup that comes with the program."""
    return (_FILES / f"{cup_id}.toml").read_text(encoding="utf-8")


def cup_name(cup_id: str) -> Text:
    """The name of a cup that comes with the program, else the id."""
    return load_cup(cup_id).name if cup_id in builtin_cups() else Text(cup_id, cup_id)


def load_cup_text(
    text: str, name: str = "", own_rules: Mapping[str, str] | None = None, bases: Mapping[str, str] | None = None
) -> Cup:
    """A cup from the text of a file; `extends` may name any cup that comes with the program.

    `own_rules` are the texts of rule sets that do not, by the name that the file calls them. `bases` are the texts of
    the cups that it extends as they once were: a log keeps them, so that another edition of the program reads the same.
    """
    document = read_toml(text, name)
    if (count := count_parts(document)) > MOST_PARTS:
        raise Problems([Problem("", Reason("cup-too-large", {"count": count, "most": MOST_PARTS}))], name)
    chain = _chain(document, text, name, bases)
    flat, problems = merge(chain)
    leaves, more = check_leaves(flat, SCHEMA)
    systems = point_ids(flat)
    problems += more + check_together(leaves, tuple(systems))
    problems += _own_id(leaves, name) if bases is None else []
    if "extends" not in document:
        problems = _without_base(problems)
    rules, rules_text = _rules(leaves, problems, own_rules or {})
    if problems or rules is None:
        raise Problems(with_lines(problems, text), name)
    parts = tuple(part.id for part in reversed(chain.parts))
    cup = build(leaves, flat, parts, digest_of(leaves, SCHEMA), rules, rules_text)
    if problems := settings_problems(cup):
        raise Problems(with_lines(problems, text), name)
    return cup


def _unknown(key: str, cup_id: object) -> Problem:
    known = builtin_cups()
    params = {"value": shown(cup_id), "hint": hint(cup_id, known), "allowed": ", ".join(known)}
    return Problem(key, Reason("cup-unknown", params))


def _own_id(leaves: Leaves, name: str) -> list[Problem]:
    own = leaves.get("cup.id")
    if not isinstance(own, str):
        return []
    if not ID.fullmatch(own) or len(own) > _LONGEST_ID:
        return [Problem("cup.id", Reason("rules-wrong-type", {"value": shown(own), "expected": EXPECTED["id"]}))]
    if own in builtin_cups() and own != name:
        return [Problem("cup.id", Reason("cup-taken-id", {"value": shown(own)}))]
    return []


def _rules(leaves: Leaves, problems: list[Problem], own: Mapping[str, str]) -> tuple[RuleSet | None, str]:
    """The rule set that the cup names, and its text where it is none of the program's."""
    wanted = leaves.get("play.rules")
    if not isinstance(wanted, str):
        return None, ""
    if wanted in rule_ids():
        return load(wanted), ""
    if wanted not in own:
        problems.append(unknown_set("play.rules", wanted))
        return None, ""
    try:
        return load_text(own[wanted], wanted), own[wanted]
    except Problems as found:
        why = Text(*(" ".join(p.reason.sentence(lang) for p in found.problems) for lang in ("de", "en")))
        problems.append(Problem("play.rules", Reason("cup-rules", {"rules": wanted, "why": why})))
        return None, ""


def _without_base(problems: list[Problem]) -> list[Problem]:
    """A file that neither extends a cup nor is one misses nearly every key; one sentence says it."""
    missing = [p for p in problems if p.reason.code == "rules-missing"]
    if len(missing) <= _FEW:
        return problems
    params = {"count": len(missing), "allowed": ", ".join(builtin_cups())}
    return [Problem("extends", Reason("cup-no-base", params)), *(p for p in problems if p not in missing)]


def base_texts(text: str, name: str = "") -> dict[str, str]:
    """The texts of the cups that a file extends, by id: what `bases` takes. Raises `Problems` as loading does."""
    document = read_toml(text, name)
    return {part.id: cup_text(part.id) for part in _chain(document, text, name, None).parts[:-1]}


def _chain(document: dict[str, object], text: str, name: str, bases: Mapping[str, str] | None) -> Chain:
    """The documents from the oldest ancestor to this one."""
    chain = Chain(SCHEMA)
    seen = [name]
    chain.add(name, document)
    known = builtin_cups() if bases is None else tuple(bases)
    while (parent := document.get("extends")) is not None:
        if not isinstance(parent, str) or parent not in known:
            raise Problems(with_lines([_unknown("extends", parent)], text), name)
        if parent in seen:
            loop = Reason("cup-extends-loop", {"chain": " → ".join([*seen, parent])})
            raise Problems(with_lines([Problem("extends", loop)], text), name)
        seen.append(parent)
        document = _builtin(parent) if bases is None else read_toml(bases[parent], parent)
        chain.add(parent, document)
    return chain


@cache
def _builtin(cup_id: str) -> dict[str, object]:
    """The document of a cup that comes with the program; nobody changes it."""
    return read_toml(cup_text(cup_id), cup_id)
