"""The sentences of the pages after the deal."""

from __future__ import annotations

from typing import Final

from tarock.rules import Text, register

MESSAGES: Final = register(
    {
        "deals-large": Text(
            "Die Aufzeichnung ist zu groß: höchstens 64 kB.", "The record is too large: 64 kB at most."
        ),
        "deals-no-text": Text("Die Datei ist kein Text (UTF-8).", "The file is not text (UTF-8)."),
        "deals-missing": Text(
            "Die Aufzeichnung fehlt: Datei wählen oder Text einfügen.",
            "The record is missing: choose a file or paste its text.",
        ),
        "deals-no-such-deal": Text(
            "Ein Spiel Nummer {number} steht nicht in der Aufzeichnung.",
            "There is no deal number {number} in the record.",
        ),
        "deals-unfinished": Text(
            "Geteilt wird nur ein Spiel, das zu Ende ist.", "Only a deal that is over can be shared."
        ),
        "deals-too-often": Text(
            "Zu viele geteilte Aufzeichnungen. In {minutes} Minuten geht es wieder.",
            "Too many shared records. Try again in {minutes} minutes.",
        ),
        "deals-no-step": Text(
            "Weiterspielen geht ab Schritt 0 bis {last}.", "Playing on is possible from step 0 to {last}."
        ),
        "deals-tables": Text(
            "Zu viele neue Tische. In {minutes} Minuten geht es wieder.",
            "Too many new tables. Try again in {minutes} minutes.",
        ),
        "deals-commitment": Text(
            "Das ist kein Fingerabdruck: Er hat 64 Hexadezimalziffern.", "That is no commitment: it has 64 hex digits."
        ),
        "deals-board": Text(
            "Die Nummer des Spiels ist eine ganze Zahl ab 1.", "The number of the deal is a whole number from 1."
        ),
    }
)
