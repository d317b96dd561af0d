"""`tarock cup calendar`: the dates of a cup, as a list or as an iCalendar file."""

from __future__ import annotations

from datetime import UTC, datetime

import typer

from tarock.cli.cup.listings import CSV, OUTPUT, tell, write_file
from tarock.cli.cup.log import cups_of, read_streams
from tarock.cli.cup.refusing import refusing
from tarock.cli.cup.shown import as_json as json_text
from tarock.cli.files import Unusable
from tarock.cli.terminal import JSON, LANG, Lang, answer, say
from tarock.tournament.cup import CupState
from tarock.tournament.cup.calendar import Appointment, appointments
from tarock.tournament.lists import Cell, Column, Listing

FILE = typer.Argument(..., metavar="CUP", help=say("Datei des Cups.", "The cup's file."))
SEASON = typer.Option("", "--season", metavar="NAME", help=say("Saison; sonst alle.", "Season; else all."))

_COLUMNS = (
    ("day", "Tag", "Day", "text"),
    ("start", "Beginn", "Start", "text"),
    ("title", "Turnier", "Tournament", "text"),
    ("venue", "Lokal", "Venue", "text"),
    ("fee", "Nenngeld", "Fee", "cents"),
    ("contact", "Kontakt", "Contact", "text"),
    ("state", "", "", "text"),
)


def calendar(
    file: str = FILE,
    season: str = SEASON,
    csv: bool = CSV,
    output: str = OUTPUT,
    as_json: bool = JSON,
    lang: Lang = LANG,
) -> None:
    """With `-o termine.ics` a file for everybody's calendar."""
    with refusing(file, as_json, lang):
        cups = list(cups_of(read_streams(file, lang)).values())
        if len(cups) != 1:
            raise Unusable(say("Genau ein Cup wird gebraucht.", "Exactly one cup is needed.", lang))
        (state,) = cups
        found = appointments(state, season or None)
        if as_json:
            answer(json_text(found))
        elif output.lower().endswith(".ics"):
            from tarock.print.calendar import calendar_text

            name = state.cup.name.in_language(lang)
            write_file(output, calendar_text(name, found, stamp=datetime.now(UTC), lang=lang), lang)
        else:
            tell(_listing(state, found, lang), csv, output, lang)


def _listing(state: CupState, found: tuple[Appointment, ...], lang: str) -> Listing:
    columns = tuple(Column(key, say(de, en, lang), kind) for key, de, en, kind in _COLUMNS)
    rows: list[tuple[Cell, ...]] = [
        (
            one.day.isoformat(),
            one.starts.strftime("%H:%M") if one.starts else "",
            one.title,
            one.venue,
            one.fee if one.fee is not None else "",
            one.contact,
            _state(one, lang),
        )
        for one in found
    ]
    return Listing("calendar", say("Termine", "Dates", lang), columns, tuple(rows), state.cup.name.in_language(lang))


def _state(one: Appointment, lang: str) -> str:
    if one.cancelled:
        return say(f"abgesagt: {one.cancelled}", f"cancelled: {one.cancelled}", lang)
    if one.moved_from:
        moved = ", ".join(one.moved_from)
        return say(f"verschoben vom {moved}", f"moved from {moved}", lang)
    return say("Finale", "final", lang) if one.final else ""
