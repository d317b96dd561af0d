"""`tarock cup standings`: the ranking of a tournament, with the criterion that decided each tie."""

from __future__ import annotations

import typer

from tarock.cli.cup.log import days_of, read_streams
from tarock.cli.cup.refusing import refusing
from tarock.cli.cup.shown import as_csv, as_json as json_text, columns
from tarock.cli.files import Unusable
from tarock.cli.terminal import JSON, LANG, Lang, answer, complain, say
from tarock.tournament.event import Day, standings as of_day
from tarock.tournament.ranking import NAMES, Standings

FILE = typer.Argument(..., metavar="FILE", help=say("Turnier oder Ausfuhr.", "Tournament or export."))
ROUND = typer.Option(0, "--round", min=0, help=say("Nach so vielen Runden.", "After so many rounds."))
CSV = typer.Option(False, "--csv", help=say("Ausgabe als CSV.", "Output as CSV."))


def standings(file: str = FILE, rounds: int = ROUND, csv: bool = CSV, as_json: bool = JSON, lang: Lang = LANG) -> None:
    """Rank, number, name, total, rounds."""
    with refusing(file, as_json, lang):
        days = days_of(read_streams(file, lang))
        if len(days) != 1:
            raise Unusable(
                say(f"{file}: genau ein Turnier wird gebraucht.", f"{file}: exactly one tournament is needed.", lang)
            )
        (day,) = days.values()
        table = of_day(day, rounds or None)
    if as_json:
        answer(json_text(_json(day, table, lang)))
    elif csv:
        answer(as_csv(head(day, lang), rows(table)))
    else:
        answer(day.settings.title)
        answer(columns([*head(day, lang), ""], _explained(table, lang), right=(0, 1, *range(3, 4 + len(day.rounds)))))
        for warning in table.warnings:
            complain(warning.sentence(lang))


def head(day: Day, lang: str) -> list[str]:
    """The columns of a result list."""
    rounds = [say(f"{n}. Runde", f"Round {n}", lang) for n in range(1, len(day.rounds) + 1)]
    return [say("Rang", "Rank", lang), say("Nr.", "No.", lang), "Name", say("Summe", "Total", lang), *rounds]


def rows(table: Standings) -> list[list[object]]:
    """The lines of a result list."""
    return [[row.rank, row.number, row.record.name, row.total, *row.record.rounds] for row in table.rows]


def _explained(table: Standings, lang: str) -> list[list[object]]:
    """The lines with the criterion that decided a tie, in words."""
    decided = (f"({NAMES[row.decided_by].in_language(lang)})" if row.decided_by else "" for row in table.rows)
    return [[*cells, word] for cells, word in zip(rows(table), decided, strict=True)]


def _json(day: Day, table: Standings, lang: str) -> dict[str, object]:
    lines = [
        {
            "rank": row.rank,
            "shared": row.shared,
            "number": row.number,
            "name": row.record.name,
            "total": row.total,
            "rounds": list(row.record.rounds),
            "table_ranks": list(row.record.table_ranks),
            "decided_by": row.decided_by,
            "why": row.why.sentence(lang) if row.why else "",
        }
        for row in table.rows
    ]
    warnings = [warning.json(lang) for warning in table.warnings]
    return {
        "title": day.settings.title,
        "closed": day.closed,
        "missing": table.missing,
        "lines": lines,
        "warnings": warnings,
    }
