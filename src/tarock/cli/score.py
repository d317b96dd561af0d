"""`tarock score`: settles score entries (TOML or JSON) and says why each amount is paid."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator

import typer

from tarock.cli.files import Unusable, read_text
from tarock.cli.score_sheet import printable, score_sheet
from tarock.cli.terminal import DONE, JSON, LANG, UNUSABLE, Lang, answer, complain, say
from tarock.notation.entry import Entry, read_entries, read_entry, result_json
from tarock.rules import Problem, Problems, Reason, RuleSet, Text, builtin_ids, load, load_text

FILES = typer.Argument(
    help=say("Dateien mit Spielen; - für Standardeingabe.", "Files with games; - for standard input.")
)


def score(files: list[str] = FILES, as_json: bool = JSON, lang: Lang = LANG) -> None:
    """Settle every entry of the files; the good ones give their result, the bad ones all their problems."""
    good = bad = 0
    for name in files:
        for position, result in _settled(name, lang):
            if isinstance(result, Entry):
                if good and not as_json:
                    answer("")
                good += 1
                answer(
                    json.dumps(result_json(result, lang), ensure_ascii=False) if as_json else score_sheet(result, lang)
                )
            else:
                _refuse(name, position, result, as_json, lang)
                bad += 1
    raise typer.Exit(UNUSABLE if bad else DONE)


def _settled(name: str, lang: str) -> Iterator[tuple[int | None, Entry | list[Problem]]]:
    """Each entry of a file, or its problems, with its number where the file has several."""
    try:
        entries = read_entries(read_text(name, lang))
    except Unusable as error:
        yield None, [Problem("", Reason("entry-file", {"detail": str(error)}, ""))]
        return
    except Problems as found:
        yield None, found.problems
        return
    for position, raw in enumerate(entries, 1):
        where = position if len(entries) > 1 else None
        try:
            yield where, read_entry(raw, lambda rules: _load(rules, lang))
        except Problems as found:
            yield where, found.problems


def _load(name: str, lang: str) -> RuleSet:
    """A rule set by its id, or by the path of a file (only here, never over the web)."""
    if name in builtin_ids() or not (os.sep in name or name.endswith(".toml")):
        return load(name)
    try:
        return load_text(read_text(name, lang), name)
    except Unusable as error:
        raise Problems([Problem("rules", Reason("entry-file", {"detail": str(error)}, ""))]) from None
    except Problems as found:
        raise Problems([_in_file(name, problem) for problem in found.problems]) from None


def _in_file(name: str, problem: Problem) -> Problem:
    """A problem of a rule-set file, as the reason why the entry has no rules."""
    line = problem.line
    where = Text(f", Zeile {line}", f", line {line}") if line else Text("", "")
    why = Text(problem.reason.sentence("de"), problem.reason.sentence("en"))
    params = {"file": name, "where": where, "key": problem.key or "–", "why": why}
    return Problem("rules", Reason("entry-rules-file", params, problem.reason.clause))


def _refuse(name: str, position: int | None, problems: list[Problem], as_json: bool, lang: str) -> None:
    if as_json:
        found: dict[str, object] = {"file": name}
        if position is not None:
            found["entry"] = position
        complain(json.dumps({**found, "problems": [p.json(lang) for p in problems]}, ensure_ascii=False, default=str))
        return
    where = say(f"Spiel {position}", f"game {position}", lang) if position is not None else ""
    shown = "" if name == "-" else name
    title = ", ".join(part for part in (shown, where) if part)
    complain(say("Nicht abgerechnet", "Not settled", lang) + (f" ({title}):" if title else ":"))
    for problem in problems:
        line = say(f"Zeile {problem.line}: ", f"line {problem.line}: ", lang) if problem.line else ""
        key = f"{problem.key}: " if problem.key else ""
        clause = f" [{problem.reason.clause}]" if problem.reason.clause else ""
        complain(printable(f"  {line}{key}{problem.reason.sentence(lang)}{clause}"))
