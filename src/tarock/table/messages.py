"""The sentences of the table: why a wish or a setting is refused."""

from __future__ import annotations

from tarock.rules import Text, register

GENERAL = "ALLG"

MESSAGES = register(
    {
        # wishes
        "table-field": Text(
            "Das Feld „{name}“ fehlt oder ist unlesbar.", "The field “{name}” is missing or unreadable."
        ),
        "table-unknown-wish": Text(
            "„{value}“ ist kein Wunsch, den ein Tisch kennt.", "“{value}” is no wish a table knows."
        ),
        "table-double": Text("Dieser Wunsch ist schon erfüllt.", "This wish is fulfilled already."),
        "table-stale": Text(
            "Am Tisch ist inzwischen etwas geschehen; es gilt, was jetzt zu sehen ist.",
            "Something has happened at the table in the meantime; what is shown now holds.",
        ),
        "table-over": Text("Der Tisch ist geschlossen.", "The table is closed."),
        "table-paused": Text("Der Tisch macht Pause.", "The table has a break."),
        "table-not-paused": Text("Der Tisch macht keine Pause.", "The table has no break."),
        "table-host-only": Text("Das darf nur, wer den Tisch leitet.", "Only the host of the table may do that."),
        # places
        "table-no-place": Text("Diesen Platz gibt es am Tisch nicht.", "This table has no such place."),
        "table-taken": Text("Der Platz ist besetzt von {name}.", "The place is taken by {name}."),
        "table-sits-already": Text("Ein Platz am Tisch ist genug.", "One place at the table is enough."),
        "table-saw-cards": Text(
            "In diesem Spiel wurde schon ein anderes Blatt gesehen; Platz nehmen geht nach dem Spiel.",
            "Another hand of this deal has been seen already; sitting down is possible after the deal.",
        ),
        "table-not-seated": Text("Dazu gehört ein Platz am Tisch.", "That takes a place at the table."),
        "table-name": Text(
            "Ein Name hat ein bis {most} lesbare Zeichen.", "A name has one to {most} readable characters."
        ),
        "table-not-away": Text(
            "Frei wird nur der Platz von jemandem, der weg ist.", "Only the place of somebody who is away can be freed."
        ),
        # the deal
        "table-no-deal": Text("Es ist gerade kein Spiel im Gang.", "There is no deal going on."),
        "table-pausing": Text(
            "Wer aussetzt, spielt in diesem Spiel nicht mit.", "Whoever sits out does not play in this deal."
        ),
        "table-other-seat": Text("Gespielt wird nur für den eigenen Platz.", "One plays for one's own place only."),
        "table-deal-running": Text("Das Spiel ist noch nicht zu Ende.", "The deal is not over yet."),
        "table-ready-already": Text("Das ist schon gesagt.", "That was said already."),
        "table-is-away": Text("Für diesen Platz spielt schon ein Bot.", "A bot plays for this place already."),
        "table-not-gone": Text("Auf diesem Platz fehlt niemand.", "Nobody is missing from this place."),
        # talk
        "table-silent": Text(
            "An diesem Tisch gibt es nur die fertigen Sätze.", "This table has the ready phrases only."
        ),
        "table-no-phrase": Text("Diesen fertigen Satz gibt es nicht.", "There is no such ready phrase."),
        "table-text": Text(
            "Ein Text hat ein bis {most} lesbare Zeichen.", "A text has one to {most} readable characters."
        ),
        # settings
        "table-setting": Text("„{value}“ geht hier nicht: {allowed}.", "“{value}” is not possible here: {allowed}."),
        "table-size": Text(
            "Mit {value} Plätzen wird nach diesem Regelwerk nicht gespielt, sondern mit {allowed}.",
            "These rules are not played with {value} places but with {allowed}.",
        ),
        "table-no-setting": Text("„{name}“ ist keine Einstellung eines Tisches.", "“{name}” is no setting of a table."),
        "table-fixed": Text("Das steht für diesen Tisch fest.", "That is fixed for this table."),
    }
)
