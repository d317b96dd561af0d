"""What is said at the table, and what happens around it: who comes, goes, is away; breaks, switches, the end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tarock.rules import Text
from tarock.table import events as e
from tarock.table.phrases import PHRASES


@dataclass(frozen=True, slots=True)
class Spoken:
    """A word of the table talk, with the name of whoever sat at the place then. `phrase` "": a free `text`."""

    place: int
    name: str
    phrase: str
    text: str
    at: int

    def shown(self, lang: str) -> str:
        """What was said; a ready phrase in the asked language."""
        return PHRASES[self.phrase].in_language(lang) if self.phrase in PHRASES else self.text


@dataclass(frozen=True, slots=True)
class News:
    """Something that happened around the table, as a sentence."""

    text: Text
    at: int


_SWITCHED = {
    ("talk", "open"): Text("Freie Texte sind jetzt möglich.", "Free texts are possible now."),
    ("talk", "silent"): Text("Es gibt jetzt nur die fertigen Sätze.", "There are only the ready phrases now."),
    ("hints", True): Text("Vorschläge sind jetzt möglich.", "Suggestions are possible now."),
    ("hints", False): Text("Vorschläge gibt es jetzt keine mehr.", "There are no suggestions any more."),
    ("last", True): Text("Dieses Spiel ist das letzte.", "This deal is the last one."),
}
_OTHER_SWITCH = Text("Die Einstellungen des Tisches sind geändert.", "The settings of the table have changed.")

OTHER_EDITION: Final = Text(
    "Das Regelwerk hat eine neue Ausgabe, seit der Tisch offen ist; gerechnet wird nach der neuen.",
    "The rules have a new edition since the table was opened; the new one counts.",
)


def news_of(event: e.Event, name: str) -> Text | None:
    """The sentence of an event; `name` is that of the place it concerns. None: not worth one."""
    match event:
        case e.Sat():
            return Text(f"{event.name} spielt mit.", f"{event.name} joins the game.")
        case e.Stood():
            return Text(f"{name} ist aufgestanden, ein Bot spielt weiter.", f"{name} has left, a bot plays on.")
        case e.Away() if event.why == "slow":
            return Text(f"{name} überlegt zu lange, ein Bot spielt weiter.", f"{name} takes too long, a bot plays on.")
        case e.Away():
            return Text(f"{name} ist nicht erreichbar, ein Bot spielt weiter.", f"{name} is offline, a bot plays on.")
        case e.Back():
            return Text(f"{name} ist wieder da.", f"{name} is back.")
        case e.Paused():
            return Text("Der Tisch macht Pause.", "The table has a break.")
        case e.Resumed():
            return Text("Die Pause ist vorbei.", "The break is over.")
        case e.Changed():
            return _SWITCHED.get((event.what, event.value), _OTHER_SWITCH)
        case e.Ended() if event.how == "length":
            return Text("Alles Vereinbarte ist gespielt.", "All is played as agreed.")
        case e.Ended():
            return Text("Der Tisch ist geschlossen.", "The table is closed.")
        case _:
            return None
