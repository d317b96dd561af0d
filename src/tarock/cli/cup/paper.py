"""`tarock cup print`: what hangs on the wall or lies on the tables, as plain text."""

from __future__ import annotations

import typer

from tarock.cli.cup.log import days_of, read_streams
from tarock.cli.cup.refusing import refusing
from tarock.cli.cup.shown import columns
from tarock.cli.cup.standings import head, rows
from tarock.cli.files import Unusable
from tarock.cli.terminal import LANG, Lang, answer, say
from tarock.tournament.event import Day, standings
from tarock.tournament.event.state import Round

FILE = typer.Argument(..., metavar="FILE", help=say("Turnier oder Ausfuhr.", "Tournament or export."))
WHAT = typer.Option(
    "seating", "--what", metavar="WAS", help=say("seating, slips oder results.", "seating, slips or results.")
)
ROUND = typer.Option(
    0, "--round", min=0, help=say("Runde; sonst die, die dran ist.", "Round; else the one whose turn it is.")
)


def paper(file: str = FILE, what: str = WHAT, number: int = ROUND, lang: Lang = LANG) -> None:
    """The seating by name, a slip for each table, or the result list."""
    with refusing(file, False, lang):
        days = days_of(read_streams(file, lang))
        if len(days) != 1:
            raise Unusable(
                say(f"{file}: genau ein Turnier wird gebraucht.", f"{file}: exactly one tournament is needed.", lang)
            )
        if what not in ("seating", "slips", "results"):
            raise Unusable(
                say(
                    f"„{what}“ ist nichts davon: seating, slips, results.",
                    f"“{what}” is none of these: seating, slips, results.",
                    lang,
                )
            )
        (day,) = days.values()
        answer(day.settings.title)
        if what == "results":
            answer(columns(head(day, lang), rows(standings(day)), right=(0, 1, *range(3, 4 + len(day.rounds)))))
            return
        part = _round(day, number, lang)
        answer(say(f"Runde {part.number}, Auslosung {part.draw}", f"Round {part.number}, draw {part.draw}", lang))
        if what == "seating":
            _seating(day, part, lang)
        else:
            _slips(day, part, lang)


def _round(day: Day, number: int, lang: str) -> Round:
    drawn = [part for part in day.rounds if part.tables and number in (0, part.number)]
    if not drawn:
        raise Unusable(say("Diese Runde ist nicht gelost.", "This round is not drawn.", lang))
    return next((part for part in drawn if not part.finished), drawn[-1])


def _seating(day: Day, part: Round, lang: str) -> None:
    places = [
        (day.entrants[player].name, player, table.number, place)
        for table in part.tables
        for place, player in enumerate(table.players, 1)
    ]
    words = ("Name", "Nr.", "Tisch", "Platz") if lang == "de" else ("Name", "No.", "Table", "Place")
    answer(columns(words, sorted(places, key=lambda row: str(row[0]).casefold()), right=(1, 2, 3)))


def _slips(day: Day, part: Round, lang: str) -> None:
    words = ("Platz", "Nr.", "Name", "Punkte") if lang == "de" else ("Place", "No.", "Name", "Points")
    for table in part.tables:
        games = day.settings.games_at(len(table.players))
        title = say(f"Tisch {table.number}, {games} Spiele", f"Table {table.number}, {games} games", lang)
        answer(f"\n{title if games else title.partition(',')[0]}")
        rows_ = [(place, player, day.entrants[player].name, "_" * 8) for place, player in enumerate(table.players, 1)]
        answer(columns(words, rows_, right=(0, 1)))
