"""`tarock cup …`: the table of its subcommands."""

from __future__ import annotations

from tarock.cli.app import new_app
from tarock.cli.cup import attach, bundles, cups, dates, day, door, draws, fame, paper, points, seasons, standings
from tarock.cli.terminal import say

app = new_app(
    no_args_is_help=True,
    help=say(
        "Cups und Turniere: mitgelieferte Cups, Cuppunkte, Saison, Auslosung, ein Turniertag auf einer Datei.",
        "Cups and tournaments: built-in cups, cup points, season, draw, a tournament day on a file.",
    ),
)

# The cups themselves
app.command("list", help=say("Alle mitgelieferten Cups.", "All cups that come along."))(cups.list_cups)
app.command("show", help=say("Ein Cup mit Quellen und Annahmen.", "A cup with sources and assumptions."))(cups.show)
app.command("check", help=say("Prüft Cup-Dateien, alle Fehler auf einmal.", "Checks cup files, all faults at once."))(
    cups.check
)
app.command("points", help=say("Erklärt Cuppunkte.", "Explains cup points."))(points.points)
app.command("season", help=say("Die Saisontabelle aus Turnieren.", "The season's table from tournaments."))(
    seasons.season
)
app.command("fame", help=say("Sieger, Bestenliste, ein Spieler.", "Champions, all-time statistics, a player."))(
    fame.fame
)
app.command("calendar", help=say("Die Termine, auch als iCalendar.", "The dates, also as iCalendar."))(dates.calendar)
# A tournament day on a file
app.command("new", help=say("Beginnt ein Turnier (oder einen Cup).", "Begins a tournament (or a cup)."))(day.new)
app.command("register", help=say("Trägt Spieler ein.", "Registers players."))(door.register)
app.command(
    "draw", help=say("Lost aus: n Spieler, eine Liste, ein Turnier.", "Draws: n players, a list, a tournament.")
)(draws.draw)
app.command("start", help=say("Startet eine Runde.", "Starts a round."))(day.start)
app.command("result", help=say("Schreibt das Ergebnis eines Tisches.", "Writes a table's result."))(day.result)
app.command("do", help=say("Jeder andere Wunsch, als JSON.", "Any other wish, as JSON."))(day.do)
app.command("close", help=say("Schließt ein Turnier ab.", "Closes a tournament."))(day.close)
app.command("standings", help=say("Der Stand eines Turniers.", "The standings of a tournament."))(standings.standings)
app.command("print", help=say("Sitzliste, Tischzettel, Ergebnisse.", "Seating, table slips, results."))(paper.paper)
app.command("attach", help=say("Ordnet Turniere der Saison zu.", "Attaches tournaments to the season."))(attach.attach)
# From one machine to another
app.command("export", help=say("Alles als ein JSON.", "Everything as one JSON."))(bundles.export)
app.command("import", help=say("Übernimmt eine Ausfuhr.", "Takes over an export."))(bundles.import_)
