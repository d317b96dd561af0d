"""`tarock replay`: deal records through the engine, with tricks, counts, bonuses and the settlement."""

from __future__ import annotations

import json

import typer

from tarock.cli.files import Unusable, read_text
from tarock.cli.replayed import replayed_json, replayed_text
from tarock.cli.rulesets import find_rules
from tarock.cli.terminal import BREAKS_A_RULE, DONE, JSON, LANG, UNUSABLE, Lang, answer, complain, say
from tarock.notation.record import Breach, Record, does_not_hold, read_records
from tarock.rules import Problem, Problems, RuleSet, builtin_ids, load

FILES = typer.Argument(
    help=say("Dateien mit Partien; - für Standardeingabe.", "Files with deal records; - for standard input.")
)
RULES = typer.Option(
    [],
    "--rules",
    metavar="FILE",
    help=say("Eigene Regelsätze, die in den Partien vorkommen.", "Own rule sets that the records name."),
)
IGNORE = typer.Option(
    False,
    "--ignore-digest",
    help=say(
        "Auch nachspielen, wenn sich der Regelsatz seither geändert hat.",
        "Replay although the rule set has changed since.",
    ),
)


def replay(
    files: list[str] = FILES,
    rules: list[str] = RULES,
    ignore_digest: bool = IGNORE,
    as_json: bool = JSON,
    lang: Lang = LANG,
) -> None:
    """Replay every deal of the files: who wins which trick, what counts, who pays whom and why.

    Ends with 1 if a record breaks a rule or states a wrong result, with 2 if one cannot be read.
    """
    try:
        own = {found.id: found for found in (find_rules(name, lang) for name in rules)}
    except Unusable as error:
        complain(str(error))
        raise typer.Exit(UNUSABLE) from None

    def rules_of(name: str) -> RuleSet:
        return own[name] if name in own and name not in builtin_ids() else load(name)

    status, shown = DONE, 0
    for name in files:
        try:
            records = read_records(read_text(name, lang), rules_of, ignore_digest=ignore_digest)
        except Unusable as error:
            complain(str(error))
            status = UNUSABLE
            continue
        for number, record in enumerate(records, 1):
            if isinstance(record, Problems):
                _refuse(name, number if len(records) > 1 else None, record.problems, as_json, lang)
                status = max(status, BREAKS_A_RULE if does_not_hold(record) else UNUSABLE)
            else:
                if not as_json and shown:
                    answer("\n")
                _show(name, number, record, as_json, lang)
                shown += 1
    raise typer.Exit(status)


def _show(name: str, number: int, record: Record, as_json: bool, lang: str) -> None:
    if as_json:
        answer(json.dumps({"file": name, "deal": number, **replayed_json(record, lang)}, ensure_ascii=False))
    else:
        answer(replayed_text(record, lang))


def _refuse(name: str, number: int | None, problems: list[Problem], as_json: bool, lang: str) -> None:
    if as_json:
        found: dict[str, object] = {"file": name}
        if number is not None:
            found["deal"] = number
        complain(json.dumps({**found, "problems": [p.json(lang) for p in problems]}, ensure_ascii=False, default=str))
        return
    where = say(f"Partie {number}", f"deal {number}", lang) if number is not None else ""
    title = ", ".join(part for part in ("" if name == "-" else name, where) if part)
    complain(say("Nicht in Ordnung", "Not in order", lang) + (f" ({title}):" if title else ":"))
    for problem in problems:
        complain(f"  {_problem_text(problem, lang)}")


def _problem_text(problem: Problem, lang: str) -> str:
    """`Zeile 23: Schritt 14, Anna HK: … [MV-49] (play-pagat-last)`."""
    line = say(f"Zeile {problem.line}: ", f"line {problem.line}: ", lang) if problem.line else ""
    where = f"{problem.key}: " if problem.key else ""
    if isinstance(problem, Breach) and problem.step:
        where = say(f"Schritt {problem.step}, {problem.said}: ", f"step {problem.step}, {problem.said}: ", lang)
    clause = f" [{problem.reason.clause}]" if problem.reason.clause else ""
    return f"{line}{where}{problem.reason.sentence(lang)}{clause} ({problem.reason.code})"
