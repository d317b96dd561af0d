"""`tarock rules`: list, show, diff, check."""

from __future__ import annotations

import json
import os
from itertools import zip_longest
from typing import Any

import typer

from tarock.cli.app import new_app
from tarock.cli.files import Unusable, read_text
from tarock.cli.rulesets import find_rules, problem_line
from tarock.cli.terminal import BREAKS_A_RULE, DONE, JSON, LANG, UNUSABLE, Lang, answer, complain, page_width, say
from tarock.rules import Problems, builtin_ids, load, load_text

app = new_app(
    no_args_is_help=True, help=say("Regelsätze zeigen, vergleichen, prüfen.", "Show, compare, check rule sets.")
)

_MARKDOWN = typer.Option(False, "--markdown", help=say("Ausgabe als Markdown.", "Output as Markdown."))
_FILES = typer.Argument(
    ..., metavar="FILE…", help=say("Dateien; - ist die Standardeingabe", "Files; - is standard input")
)
_ID = say("Kennung eines Regelsatzes oder Pfad einer Datei.", "Id of a rule set, or the path of a file.")


@app.command("list", help=say("Alle Regelsätze mit Namen und Ausgabe.", "All rule sets with name and edition."))
def list_sets(lang: Lang = LANG, as_json: bool = JSON) -> None:
    """One line a set, or one JSON array."""
    sets = [load(i) for i in builtin_ids()]
    if as_json:
        keys = ("id", "name", "about", "extends", "digest")
        rows = [
            (s.id, s.name.in_language(lang), s.about.in_language(lang), s.chain[1] if s.chain[1:] else None, s.digest)
            for s in sets
        ]
        answer(json.dumps([dict(zip(keys, row, strict=True)) for row in rows], ensure_ascii=False, indent=2))
        return
    from tarock.rulebook.plain import wrap

    width = max(len(s.id) for s in sets)
    for rules in sets:
        name, about = (wrap(text.in_language(lang), page_width() - width - 2) for text in (rules.name, rules.about))
        for label, line in zip_longest([rules.id], [*name, *about], fillvalue=""):
            answer(f"{label:<{width}}  {line}")


@app.command(help=say("Ein Regelsatz als Regelbuch.", "A rule set as a rulebook."))
def show(
    rules: str = typer.Argument(..., metavar="ID", help=_ID),
    lang: Lang = LANG,
    markdown: bool = _MARKDOWN,
) -> None:
    """The whole book."""
    from tarock.rulebook import rulebook

    _print(lambda: rulebook(find_rules(rules, lang), lang), markdown)


@app.command(help=say("Nur die Abweichungen von B gegenüber A.", "Only where B deviates from A."))
def diff(
    base: str = typer.Argument(..., metavar="A", help=_ID),
    other: str = typer.Argument(..., metavar="B", help=_ID),
    lang: Lang = LANG,
    markdown: bool = _MARKDOWN,
) -> None:
    """The sheet of deviations."""
    from tarock.rulebook import deviations

    _print(lambda: deviations(find_rules(base, lang), find_rules(other, lang), lang), markdown)


def _print(build: Any, markdown: bool) -> None:
    """A document to standard output, or the reason why there is none to standard error."""
    from tarock.rulebook import as_markdown, as_text

    try:
        document = build()
    except Unusable as reason:
        complain(str(reason))
        raise typer.Exit(UNUSABLE) from None
    answer(as_markdown(document) if markdown else as_text(document, page_width()))


@app.command(help=say("Prüft Dateien und nennt alle Fehler auf einmal.", "Checks files and names all faults at once."))
def check(
    files: list[str] = _FILES,
    lang: Lang = LANG,
    as_json: bool = JSON,
) -> None:
    """Status 0 if all are right, 1 if one has problems, 2 if one cannot be read at all."""
    status = DONE
    for name in files:
        status = max(status, _check(name, lang, as_json))
    raise typer.Exit(status)


def _check(name: str, lang: str, as_json: bool) -> int:
    try:
        rules = load_text(read_text(name, lang), name)
    except Unusable as reason:
        complain(str(reason))
        return UNUSABLE
    except Problems as found:
        if as_json:
            answer(_json({"file": name, "problems": [p.json(lang) for p in found.problems]}))
        else:
            for problem in found.problems:
                answer(problem_line(name, problem, lang))
        return BREAKS_A_RULE
    if as_json:
        answer(_json({"file": name, "problems": [], "id": rules.id, "digest": rules.digest}))
    else:
        title = rules.name.in_language(lang)
        games, extra = len(rules.contracts), len(rules.bonuses)
        answer(
            say(
                f"{os.path.basename(name)}: in Ordnung. „{title}“ mit {games} Spielen und {extra} Prämien.",
                f"{os.path.basename(name)}: all right. “{title}” with {games} games and {extra} bonuses.",
                lang,
            )
        )
    return DONE


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, default=str)
