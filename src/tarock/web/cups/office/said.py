"""What is said after a wish was granted; the others show what they did by themselves."""

from __future__ import annotations

from typing import Final

from tarock.rules import Text

SAVED: Final = Text("Gespeichert.", "Saved.")

SAID: Final = {
    "amended": SAVED,
    "entrant-changed": SAVED,
    "player-changed": SAVED,
    "date-set": Text("Der Termin steht im Kalender.", "The date is in the calendar."),
    "date-changed": SAVED,
    "closed": Text("Das Turnier ist abgeschlossen.", "The tournament is closed."),
    "reopened": Text("Das Turnier ist wieder offen.", "The tournament is open again."),
    "unregistered": Text("Abgemeldet.", "Unregistered."),
    "paid": Text("Nenngeld kassiert.", "Entry fee taken."),
    "refunded": Text("Nenngeld zurückgegeben.", "Entry fee given back."),
    "withdrawn": Text("Der Ausstieg ist eingetragen.", "The withdrawal is noted."),
    "returned": Text("Wieder dabei.", "Back in the tournament."),
    "substituted": Text("Der Ersatz ist eingetragen.", "The substitute is noted."),
    "seed-drawn": Text("Der Startwert steht fest.", "The seed is fixed."),
    "drawn": Text("Ausgelost.", "Drawn."),
    "undrawn": Text("Die Auslosung ist zurückgenommen.", "The draw is taken back."),
    "started": Text("Die Runde läuft.", "The round is running."),
    "extended": Text("Die Zeit ist geändert.", "The time is changed."),
    "reported": Text("Das Ergebnis ist gespeichert.", "The result is stored."),
    "corrected": Text("Die Korrektur ist gespeichert.", "The correction is stored."),
    "confirmed": Text("Bestätigt.", "Confirmed."),
    "complained": Text("Der Einspruch ist vermerkt; die Zeit läuft.", "The complaint is noted; the time runs."),
    "answered": Text("Der Einspruch ist beantwortet.", "The complaint is answered."),
    "ended-early": Text(
        "Der Tisch ist beendet; nur ganze Spiele zählen.", "The table is ended; only complete games count."
    ),
    "plays-on": Text("Der Tisch spielt weiter.", "The table plays on."),
    "ruled": Text("Die Entscheidung ist vermerkt.", "The decision is noted."),
    "ruling-lifted": Text("Die Entscheidung ist aufgehoben.", "The decision is lifted."),
    "table-settled": Text("Der Tisch hat abgerechnet.", "The table has settled."),
    "raffled": Text("Verlost.", "Raffled."),
    "players-merged": Text("Zusammengelegt.", "Merged."),
    "players-parted": Text("Wieder getrennt.", "Parted again."),
    "cup-changed": Text("Die neue Ausschreibung gilt ab jetzt.", "The new cup file holds from now on."),
}
