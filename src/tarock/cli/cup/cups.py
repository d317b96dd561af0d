"""`tarock cup list`, `show`, `check`: cups as data, with the source or the assumption of every value."""

from __future__ import annotations

import os

import typer

from tarock.cli.cup.listings import columns
from tarock.cli.cup.refusing import line, refuse
from tarock.cli.cup.shown import as_json as json_text
from tarock.cli.files import Unusable, read_text
from tarock.cli.terminal import BREAKS_A_RULE, DONE, JSON, LANG, UNUSABLE, Lang, answer, complain, page_width, say
from tarock.rules import Problems
from tarock.tournament.cups import Cup, builtin_cups, describe, load_cup, load_cup_text

CUP = typer.Argument(
    ..., metavar="ID", help=say("Kennung eines Cups oder Pfad einer Datei.", "Id of a cup, or a file.")
)
FILES = typer.Argument(
    ..., metavar="FILE…", help=say("Cup-Dateien; - ist die Standardeingabe.", "Cup files; - is standard input.")
)
RULES = typer.Option(
    [],
    "--rules",
    metavar="FILE",
    help=say("Eigener Regelsatz, den die Datei nennt.", "A rule set that the file names."),
)


def list_cups(lang: Lang = LANG, as_json: bool = JSON) -> None:
    """One line a cup: id, name, rule set, games, point system."""
    cups = [load_cup(cup_id) for cup_id in builtin_cups()]
    if as_json:
        rows = [
            {
                "id": cup.id,
                "name": cup.name.in_language(lang),
                "about": cup.about.in_language(lang),
                "rules": cup.play.rules,
                "extends": cup.chain[1] if cup.chain[1:] else None,
                "points": cup.season.points.id,
                "digest": cup.digest,
            }
            for cup in cups
        ]
        answer(json_text(rows))
        return
    head = (
        "",
        say("Cup", "Cup", lang),
        say("Regeln", "Rules", lang),
        say("Runden", "Rounds", lang),
        say("Punkte", "Points", lang),
    )
    told = (
        (
            c.id,
            c.name.in_language(lang),
            c.play.rules,
            f"{c.play.rounds} × {c.play.games}",
            c.season.points.name.in_language(lang),
        )
        for c in cups
    )
    answer(columns(head, list(told)))


def find_cup(name: str, lang: str, rules: list[str] | None = None) -> Cup:
    """The cup with this id, or that of this file. Raises `Unusable`, `Problems`."""
    if name in builtin_cups() or not (name.endswith(".toml") or os.path.exists(name)):
        return load_cup(name)
    own = {os.path.basename(path).removesuffix(".toml"): read_text(path, lang) for path in rules or []}
    return load_cup_text(read_text(name, lang), name, own)


def show(cup: str = CUP, rules: list[str] = RULES, lang: Lang = LANG, as_json: bool = JSON) -> None:
    """All values with their source; what no text says is marked."""
    try:
        found = find_cup(cup, lang, rules)
    except Problems as problems:
        raise refuse(cup, problems.problems, as_json, lang) from None
    except Unusable as reason:
        complain(str(reason))
        raise typer.Exit(UNUSABLE) from None
    if as_json:
        answer(json_text(_json(found, lang)))
        return
    from tarock.rulebook.plain import wrap

    answer(found.name.in_language(lang))
    for about in wrap(found.about.in_language(lang), page_width()) if found.about.de else ():
        answer(about)
    assumed = say("Annahme", "Assumption", lang)
    for chapter in describe(found):
        answer(f"\n{chapter.title.in_language(lang)}")
        for row in chapter.rows:
            ref = "" if row.source.assumption else f" [{row.source.ref}]"
            told = f"{row.label.in_language(lang)}: {row.value.in_language(lang)}{ref}"
            if row.source.assumption:
                told += f"\n{assumed}: {row.source.assumption.in_language(lang)}"
            for number, part in enumerate(told.split("\n")):
                indent = "  " if not number else "    "
                for wrapped in wrap(part, page_width() - 4):
                    answer(f"{indent}{wrapped}")
                    indent = "    "
    if found.citations:
        answer("\n" + say("Quellen", "Sources", lang))
        for key, text in found.citations.items():
            answer(f"  {key}: {text.in_language(lang)}")


def _json(cup: Cup, lang: str) -> dict[str, object]:
    rows = [
        {
            "path": row.path,
            "label": row.label.in_language(lang),
            "value": row.value.in_language(lang),
            "source": row.source.ref,
            "assumption": row.source.assumption.in_language(lang) if row.source.assumption else None,
        }
        for chapter in describe(cup)
        for row in chapter.rows
    ]
    head = {
        "id": cup.id,
        "name": cup.name.in_language(lang),
        "about": cup.about.in_language(lang),
        "digest": cup.digest,
    }
    return {**head, "chain": list(cup.chain), "values": rows}


def check(
    files: list[str] = FILES,
    rules: list[str] = RULES,
    lang: Lang = LANG,
    as_json: bool = JSON,
) -> None:
    """Status 0 if all are right, 1 if one has problems, 2 if one cannot be read at all."""
    raise typer.Exit(max(_check(name, rules, lang, as_json) for name in files))


def _check(name: str, rules: list[str], lang: str, as_json: bool) -> int:
    try:
        own = {os.path.basename(path).removesuffix(".toml"): read_text(path, lang) for path in rules}
        cup = load_cup_text(read_text(name, lang), name, own)
    except Unusable as reason:
        complain(str(reason))
        return UNUSABLE
    except Problems as found:
        if as_json:
            answer(json_text({"file": name, "problems": [p.json(lang) for p in found.problems]}, indent=None))
        else:
            for problem in found.problems:
                answer(line(name, problem, lang))
        return BREAKS_A_RULE
    if as_json:
        answer(json_text({"file": name, "problems": [], "id": cup.id, "digest": cup.digest}, indent=None))
    else:
        title, base = cup.name.in_language(lang), os.path.basename(name)
        answer(say(f"{base}: in Ordnung. „{title}“.", f"{base}: all right. “{title}”.", lang))
    return DONE
