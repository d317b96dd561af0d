"""`tarock cup standings`: the ranking of a tournament, with the criterion that decided each tie."""

from __future__ import annotations

import typer

from tarock.cli.cup.listings import CSV, OUTPUT, tell
from tarock.cli.cup.log import days_of, read_streams
from tarock.cli.cup.refusing import refusing
from tarock.cli.cup.shown import as_json as json_text
from tarock.cli.files import Unusable
from tarock.cli.terminal import JSON, LANG, Lang, answer, say
from tarock.tournament.event import Day, standings as of_day
from tarock.tournament.lists import results
from tarock.tournament.ranking import Standings

FILE = typer.Argument(..., metavar="FILE", help=say("Turnier oder Ausfuhr.", "Tournament or export."))
ROUND = typer.Option(0, "--round", min=0, help=say("Nach so vielen Runden.", "After so many rounds."))


def standings(
    file: str = FILE,
    rounds: int = ROUND,
    csv: bool = CSV,
    output: str = OUTPUT,
    as_json: bool = JSON,
    lang: Lang = LANG,
) -> None:
    """Rank, number, name, rounds, total."""
    with refusing(file, as_json, lang):
        day = one_day(file, lang)
        after = min(rounds, len(day.rounds)) or None
        if as_json:
            answer(json_text(_json(day, of_day(day, after), lang)))
        else:
            tell(results(day, after, lang=lang), csv, output, lang)


def one_day(file: str, lang: str) -> Day:
    """The only tournament of a file. Raises `Unusable` where there is none, or several."""
    days = days_of(read_streams(file, lang))
    if len(days) != 1:
        raise Unusable(
            say(f"{file}: genau ein Turnier wird gebraucht.", f"{file}: exactly one tournament is needed.", lang)
        )
    return next(iter(days.values()))


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
