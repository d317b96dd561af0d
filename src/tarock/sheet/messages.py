"""The sentences of the score list."""

from __future__ import annotations

from tarock.rules import Text, register

MESSAGES = register(
    {
        "sheet-name-missing": Text("Platz {place} hat keinen Namen.", "Place {place} has no name."),
        "sheet-name-unreadable": Text(
            "Der Name auf Platz {place} enthält Zeichen, die man nicht sieht.",
            "The name on place {place} has characters that cannot be seen.",
        ),
        "sheet-cents": Text(
            "{value} Cent je Punkt geht nicht: 0 bis 10000.", "{value} cents a point is impossible: 0 to 10000."
        ),
        "sheet-games": Text(
            "{value} Spiele gehen nicht: 0 (frei) bis 500.", "{value} games are impossible: 0 (free) to 500."
        ),
        "sheet-full": Text(
            "Alle {games} vereinbarten Spiele sind geschrieben.", "All {games} agreed games are written."
        ),
        "sheet-no-such-game": Text("Dieses Spiel steht nicht in der Liste.", "This game is not in the list."),
        "sheet-cancelled-already": Text("Dieses Spiel ist schon gestrichen.", "This game is cancelled already."),
        "sheet-reason-missing": Text("Es fehlt die Begründung.", "The reason is missing."),
        "sheet-no-kontra": Text(
            "In diesem Spiel gibt es kein Kontra zu zahlen.", "There is no kontra to pay in this game."
        ),
        "sheet-broken": Text(
            "Nach einer Berichtigung gehen diese Spiele nicht mehr: {games}. Zuerst berichtigen.",
            "After a correction these games are impossible: {games}. Correct them first.",
        ),
        "sheet-empty": Text("Es steht noch kein Spiel in der Liste.", "There is no game in the list yet."),
        "sheet-second-person": Text(
            "{name} hat selbst geschrieben: bestätigen muss ein anderer.",
            "{name} wrote the list: somebody else must confirm it.",
        ),
        "sheet-closed": Text(
            "Die Liste ist bestätigt von {name} und geschlossen.", "The list was confirmed by {name} and is closed."
        ),
        "sheet-not-closed": Text("Die Liste ist offen.", "The list is open."),
        "sheet-own-key": Text("„{name}“ weiß die Liste selbst.", "The list knows “{name}” itself."),
    }
)
