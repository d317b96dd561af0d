"""Titles of lists and columns."""

from __future__ import annotations

from typing import Final

from tarock.rules import Text
from tarock.sheet.days import day_text as day_text
from tarock.tournament.lists.listing import Column

TITLES: Final = {
    "results": Text("Ergebnis", "Result"),
    "interim": Text("Stand nach Runde {round}", "Standings after round {round}"),
    "seating": Text("Sitzordnung Runde {round}", "Seating, round {round}"),
    "seating-all": Text("Sitzordnung", "Seating"),
    "tables": Text("Tische Runde {round}", "Tables, round {round}"),
    "season": Text("Gesamtwertung {season}", "Season {season}"),
    "registrations": Text("Anmeldungen", "Registrations"),
    "cash": Text("Kassabuch", "Cash book"),
    "prizes": Text("Preise", "Prizes"),
    "settlement": Text("Abrechnung", "Settlement"),
    "teams": Text("Mannschaften", "Teams"),
}

_COLUMNS: Final = {
    "rank": (Text("Rang", "Rank"), "number"),
    "number": (Text("Nr.", "No."), "number"),
    "name": (Text("Name", "Name"), "text"),
    "club": (Text("Verein", "Club"), "text"),
    "couple": (Text("Paar", "Couple"), "text"),
    "team": (Text("Mannschaft", "Team"), "text"),
    "fixed_table": (Text("fester Tisch", "fixed table"), "number"),
    "status": (Text("Stand", "Status"), "text"),
    "paid": (Text("bezahlt", "paid"), "cents"),
    "table": (Text("Tisch", "Table"), "number"),
    "place": (Text("Platz", "Place"), "number"),
    "total": (Text("Summe", "Total"), "points"),
    "decided": (Text("entschieden durch", "decided by"), "text"),
    "starts": (Text("Antritte", "Starts"), "number"),
    "points": (Text("Punkte", "Points"), "score"),
    "preliminary": (Text("Vorrunde", "Preliminary"), "score"),
    "dropped": (Text("gestrichen", "dropped"), "text"),
    "qualified": (Text("qualifiziert", "qualified"), "text"),
    "at": (Text("Zeit", "Time"), "text"),
    "what": (Text("Art", "What"), "text"),
    "text": (Text("Text", "Text"), "text"),
    "in": (Text("ein", "in"), "cents"),
    "out": (Text("aus", "out"), "cents"),
    "balance": (Text("Kassastand", "In the box"), "cents"),
    "money": (Text("Betrag", "Amount"), "cents"),
    "goods": (Text("Sachpreis", "Goods"), "text"),
    "gets": (Text("bekommt (−: zahlt)", "gets (−: pays)"), "cents"),
}

STATUS: Final = {
    "registered": Text("angemeldet", "registered"),
    "waiting": Text("Warteliste", "waiting list"),
    "checked-in": Text("anwesend", "present"),
    "unregistered": Text("abgemeldet", "unregistered"),
    "withdrawn": Text("ausgestiegen", "withdrawn"),
    "substituted": Text("ersetzt", "substituted"),
    "excluded": Text("ausgeschlossen", "excluded"),
}
"""What becomes of an entrant (`event.Entrant.status`), and the waiting list."""

NOTES: Final = {
    "draw": Text("Auslosung {draw}", "Draw {draw}"),
    "redrawn": Text("Auslosung {draw}, ersetzt die vorige", "Draw {draw}, replaces the one before"),
    "by-hand": Text("von Hand gesetzt", "seated by hand"),
    "seed": Text("Startwert {seed}", "Seed {seed}"),
    "live": Text("Ein Turnier ist noch im Gang.", "A tournament is still being played."),
    "sum": Text("{what}: {sum}", "{what}: {sum}"),
    "box": Text("Kassastand: {sum}", "In the box: {sum}"),
    "counted": Text("Gezählt: {sum}, Unterschied {difference}", "Counted: {sum}, difference {difference}"),
    "reversed": Text("storniert: {why}", "reversed: {why}"),
    "rest": Text("In der Kassa bleiben {sum}.", "{sum} stay in the box."),
    "missing": Text(
        "Runde {round}, Tisch {table}: {played} von {agreed} Spielen ({why}).",
        "Round {round}, table {table}: {played} of {agreed} games ({why}).",
    ),
    "yes": Text("ja", "yes"),
    "no": Text("nein", "no"),
    "round": Text("{round}. Runde", "Round {round}"),
    "round-table": Text("R{round} Tisch", "R{round} table"),
    "round-place": Text("R{round} Platz", "R{round} place"),
}


ENDED: Final = {
    "time": Text("die Zeit war um", "time was over"),
    "left": Text("jemand ist gegangen", "somebody left"),
}
"""Why a table was ended early, where nobody wrote another reason (`event.Table.ended`)."""


def column(key: str, lang: str) -> Column:
    """A column that several lists have."""
    title, kind = _COLUMNS[key]
    return Column(key, title.in_language(lang), kind)


def title(key: str, lang: str, **params: object) -> str:
    """The title of a list."""
    return TITLES[key].in_language(lang).format(**params)


def note(key: str, lang: str, **params: object) -> str:
    """A sentence or word."""
    return NOTES[key].in_language(lang).format(**params)
