"""Rule sets as somebody names them on the command line: an id, or the path of a file."""

from __future__ import annotations

import os
from collections.abc import Iterable

from tarock.cli.files import Unusable, read_text
from tarock.cli.terminal import say
from tarock.rules import Problem, Problems, RuleSet, builtin_ids, load, load_text


def find_rules(name: str, lang: str) -> RuleSet:
    """The rule set with this id, or that of this file. Raises `Unusable` with all problems as sentences."""
    if name in builtin_ids():
        return load(name)
    try:
        if name.endswith(".toml") or os.path.exists(name):
            return load_text(read_text(name, lang), name)
        return load(name)  # refused, with the ids that exist
    except Problems as found:
        raise Unusable(problem_lines(name, found.problems, lang)) from None


def problem_lines(name: str, problems: Iterable[Problem], lang: str) -> str:
    """One line a problem: file, line, key, sentence."""
    return "\n".join(problem_line(name, problem, lang) for problem in problems)


def problem_line(name: str, problem: Problem, lang: str) -> str:
    """`house.toml: Zeile 12: contracts.rufer.value: …`."""
    parts = [name] if name.endswith(".toml") or os.path.exists(name) else []
    if problem.line is not None:
        parts.append(say(f"Zeile {problem.line}", f"line {problem.line}", lang))
    if problem.key and parts:
        parts.append(problem.key)
    return ": ".join([*parts, problem.reason.sentence(lang)])
