"""`tarock cup print`: what hangs on the wall or lies on the tables; plain text, or a file with `-o`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import typer

from tarock.cli.cup.listings import CSV, OUTPUT, tell, write_file
from tarock.cli.cup.refusing import refusing
from tarock.cli.cup.standings import one_day
from tarock.cli.files import Unusable
from tarock.cli.terminal import LANG, Lang, say
from tarock.tournament import lists
from tarock.tournament.event import Day
from tarock.tournament.event.state import Round
from tarock.tournament.lists import Listing

FILE = typer.Argument(..., metavar="FILE", help=say("Turnier oder Ausfuhr.", "Tournament or export."))
ROUND = typer.Option(
    0, "--round", min=0, help=say("Runde; sonst die, die dran ist.", "Round; else the one whose turn it is.")
)

_OF_ROUND: Final[dict[str, Callable[[Day, int, str], Listing]]] = {
    "seating": lambda day, number, lang: lists.seating(day, (number,), lang),
    "tables": lists.tables,
}
_OF_DAY: Final[dict[str, Callable[[Day, str], Listing]]] = {
    "results": lambda day, lang: lists.results(day, lang=lang),
    "registrations": lists.registrations,
    "prizes": lists.prizes,
    "settlement": lists.settlement,
    "cash": lists.cash,
    "teams": lists.team_results,
}
WORDS: Final = (*_OF_ROUND, "slips", *_OF_DAY)
WHAT = typer.Option("seating", "--what", metavar=say("WAS", "WHAT"), help=", ".join(WORDS))


def paper(
    file: str = FILE,
    what: str = WHAT,
    number: int = ROUND,
    csv: bool = CSV,
    output: str = OUTPUT,
    lang: Lang = LANG,
) -> None:
    """The seating by name, the tables, a slip for each table (PDF), results, registrations, money."""
    with refusing(file, False, lang):
        day = one_day(file, lang)
        if what == "slips":
            _slips(day, _round(day, number, lang), output, lang)
        elif what in _OF_ROUND:
            tell(_OF_ROUND[what](day, _round(day, number, lang).number, lang), csv, output, lang)
        elif what in _OF_DAY:
            tell(_OF_DAY[what](day, lang), csv, output, lang)
        else:
            known = ", ".join(WORDS)
            raise Unusable(say(f"„{what}“ gibt es nicht: {known}.", f"There is no “{what}”: {known}.", lang))


def _round(day: Day, number: int, lang: str) -> Round:
    drawn = [part for part in day.rounds if part.tables and number in (0, part.number)]
    if not drawn:
        raise Unusable(say("Diese Runde ist nicht gelost.", "This round is not drawn.", lang))
    return next((part for part in drawn if not part.finished), drawn[-1])


def _slips(day: Day, part: Round, output: str, lang: str) -> None:
    if not output.lower().endswith(".pdf"):
        raise Unusable(
            say("Tischzettel gibt es als PDF: -o zettel.pdf", "Table slips are made as PDF: -o slips.pdf", lang)
        )
    from tarock.print.cups.slips import slips

    write_file(output, slips(day, part.number, {}, lang), lang)
