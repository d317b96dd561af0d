"""The sentences about lists that come in."""

from __future__ import annotations

from tarock.rules import Text, register

MESSAGES = register(
    {
        "in-empty": Text("Die Liste hat keine Zeilen.", "The list has no rows."),
        "in-no-name": Text(
            "Keine Spalte heißt „Name“. Die erste Zeile nennt die Spalten: {known}.",
            "No column is called “Name”. The first row names the columns: {known}.",
        ),
        "in-column-twice": Text("Zwei Spalten heißen „{column}“.", "Two columns are called “{column}”."),
        "in-column-unknown": Text(
            "Die Spalte „{column}“ ist unbekannt. Möglich: {known}.",
            "The column “{column}” is unknown. Possible: {known}.",
        ),
        "in-name-missing": Text("Zeile {row}: Der Name fehlt.", "Row {row}: the name is missing."),
        "in-name-unreadable": Text(
            "Zeile {row}: „{column}“ enthält Zeichen, die man nicht sieht, oder ist zu lang.",
            "Row {row}: “{column}” has characters that cannot be seen, or is too long.",
        ),
        "in-number": Text(
            "Zeile {row}: „{value}“ ist keine {column} (ganze Zahl ab 1).",
            "Row {row}: “{value}” is no {column} (whole number from 1).",
        ),
        "in-number-twice": Text(
            "Zeile {row}: Nummer {number} steht schon in Zeile {first}.",
            "Row {row}: number {number} is in row {first} already.",
        ),
        "in-name-twice": Text(
            "Zeile {row}: {name} steht schon in Zeile {first}. Zwei verschiedene brauchen Nummern.",
            "Row {row}: {name} is in row {first} already. Two different players need numbers.",
        ),
    }
)
