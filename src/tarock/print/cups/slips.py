"""Table slips: one for each table of a round, two on a page, with the link to the table's list as a QR code."""

from __future__ import annotations

import io
from collections.abc import Mapping
from typing import Final

import segno

from tarock.print.typeset import typeset
from tarock.rules import Text
from tarock.tournament.event import Day, Table
from tarock.tournament.lists import version

_WORDS: Final = {
    "table": Text("Tisch", "Table"),
    "round": Text("Runde", "Round"),
    "place": Text("Platz", "Place"),
    "number": Text("Nr.", "No."),
    "name": Text("Name", "Name"),
    "sum": Text("Schrift (Summe)", "Total points"),
    "games": Text("Spiele", "Games"),
    "agreed": Text("Vereinbart: {games} Spiele", "Agreed: {games} games"),
    "minutes": Text("{minutes} Minuten", "{minutes} minutes"),
    "pauses": Text("Der Geber setzt aus.", "The dealer sits out."),
    "pauses-two": Text(
        "Der Geber und wer ihm gegenübersitzt, setzen aus.", "The dealer and who sits opposite sit out."
    ),
    "zero": Text("Alle Summen zusammen ergeben 0.", "Together they make 0."),
    "scorer": Text("Schreiber", "Scorer"),
    "second": Text("bestätigt (ein anderer Spieler)", "confirmed (another player)"),
    "list": Text("Liste am Handy", "List on the phone"),
}


def slips(day: Day, round: int, links: Mapping[int, str], lang: str = "de") -> bytes:
    """The slips of a round; `links` by table number (without one the slip has no code)."""
    part = day.rounds[round - 1]
    return typeset(
        "slips",
        {
            "lang": lang,
            "title": day.settings.title,
            "round": round,
            "version": version(part, lang),
            "words": {key: text.in_language(lang) for key, text in _WORDS.items()},
            "tables": [_table(day, table, links.get(table.number, ""), lang) for table in part.tables],
        },
    )


def _table(day: Day, table: Table, link: str, lang: str) -> dict[str, object]:
    games, minutes = day.settings.games_at(len(table.players)), day.settings.minutes
    facts = [
        _WORDS["agreed"].in_language(lang).format(games=games) if games else "",
        _WORDS["minutes"].in_language(lang).format(minutes=minutes) if minutes else "",
        {5: _WORDS["pauses"], 6: _WORDS["pauses-two"]}.get(len(table.players), Text("", "")).in_language(lang),
    ]
    return {
        "number": table.number,
        "players": [{"number": number, "name": day.entrants[number].name} for number in table.players],
        "facts": " · ".join(fact for fact in facts if fact),
        "link": link,
        "code": code(link) if link else "",
    }


def code(link: str) -> str:
    """The QR code as SVG text."""
    made = io.BytesIO()
    segno.make(link, error="m").save(made, kind="svg", border=0, xmldecl=False)
    return made.getvalue().decode("utf-8")
