"""How all `tarock cup` commands refuse: every problem, as sentences or as JSON, and the exit status."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import typer

from tarock.cli.files import Unusable
from tarock.cli.terminal import UNUSABLE, complain
from tarock.rules import Problem, Problems


def refuse(name: str, problems: Sequence[Problem], as_json: bool, lang: str, status: int = UNUSABLE) -> typer.Exit:
    """Everything that is wrong to standard error; the exit to raise."""
    if as_json:
        told = {"file": name, "problems": [problem.json(lang) for problem in problems]}
        complain(json.dumps(told, ensure_ascii=False, default=str))
    else:
        for problem in problems:
            complain(line(name, problem, lang))
    return typer.Exit(status)


def line(name: str, problem: Problem, lang: str) -> str:
    """`x.toml: Zeile 12: play.games: … [MV-01]`."""
    where = {"de": "Zeile", "en": "line"}[lang]
    parts = [name, f"{where} {problem.line}" if problem.line else "", problem.key]
    clause = problem.reason.clause
    shown = f" [{clause}]" if clause and clause != "ALLG" else ""
    return ": ".join([*(part for part in parts if part), f"{problem.reason.sentence(lang)}{shown}"])


@contextmanager
def refusing(name: str, as_json: bool, lang: str) -> Iterator[None]:
    """What is raised inside becomes sentences and exit status 2."""
    try:
        yield
    except Problems as found:
        raise refuse(name, found.problems, as_json, lang) from None
    except Unusable as reason:
        complain(str(reason))
        raise typer.Exit(UNUSABLE) from None
