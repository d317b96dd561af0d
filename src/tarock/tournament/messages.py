"""The sentences about values that cannot be read, shared by all of the tournament."""

from __future__ import annotations

from tarock.rules import Text, register

MESSAGES = register(
    {
        "plain-object": Text("„{key}“ ist kein Objekt.", "“{key}” is no object."),
        "plain-list": Text("„{key}“ ist keine Liste.", "“{key}” is no list."),
        "plain-missing": Text("„{key}“ fehlt.", "“{key}” is missing."),
        "plain-unknown": Text("„{key}“ ist unbekannt.", "“{key}” is unknown."),
        "plain-text": Text("„{key}“ ist kein Text.", "“{key}” is no text."),
        "plain-long": Text("„{key}“ ist länger als {most} Zeichen.", "“{key}” is longer than {most} characters."),
        "plain-unreadable": Text(
            "„{key}“ enthält Zeichen, die man nicht sieht.", "“{key}” has characters that cannot be seen."
        ),
        "plain-number": Text("„{key}“ ist keine ganze Zahl.", "“{key}” is no whole number."),
        "plain-truth": Text("„{key}“ ist weder ja noch nein.", "“{key}” is neither true nor false."),
        "plain-amount": Text(
            "„{key}“ ist weder eine ganze Zahl noch eine mit Halben.", "“{key}” is neither whole nor a half."
        ),
        "plain-word": Text(
            "„{value}“ ist hier kein Wort. Möglich: {allowed}.", "“{value}” is no word here. Possible: {allowed}."
        ),
    }
)
