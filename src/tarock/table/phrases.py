"""The ready phrases of the table talk: a word by its id, so that everybody reads it in his own language."""

from __future__ import annotations

from typing import Final

from tarock.rules import Text

PHRASES: Final = {
    "servus": Text("Servus!", "Servus!"),
    "gut-gspielt": Text("Gut gspielt!", "Well played!"),
    "schoenes-spiel": Text("Schönes Spiel!", "Nice game!"),
    "bitte-ansagen": Text("Bitte ansagen", "Your word, please"),
    "moment": Text("Moment, bitte", "One moment, please"),
    "bin-da": Text("Bin wieder da", "I am back"),
    "danke": Text("Danke", "Thank you"),
    "bitte": Text("Bitte", "You are welcome"),
    "pech": Text("Pech gehabt", "Bad luck"),
    "weiter-gehts": Text("Weiter geht’s", "On we go"),
    "noch-eins": Text("Noch ein Spiel?", "Another deal?"),
    "pfiat-eich": Text("Pfiat eich!", "Goodbye!"),
}
"""Phrase id → what is said."""
