"""The sentences of deal records: what is wrong with the text, and where a record does not hold."""

from __future__ import annotations

from tarock.rules import Text, register

GENERAL = "ALLG"
"""The clause of what has nothing to do with a rule set."""

MESSAGES = register(
    {
        # the text
        "record-empty": Text("Hier steht kein Spiel.", "There is no deal here."),
        "record-no-mark": Text(
            "Ein Spiel beginnt mit der Zeile „{mark}“; hier steht {value}.",
            "A deal begins with the line “{mark}”; here stands {value}.",
        ),
        "record-version": Text(
            "Diese Fassung der Schreibweise ist unbekannt: {value}. Bekannt ist {mark}.",
            "This edition of the notation is unknown: {value}. Known is {mark}.",
        ),
        "record-quote": Text(
            "Ein Anführungszeichen ist nicht geschlossen: {value}.",
            "A quotation mark is not closed: {value}.",
        ),
        "record-stray": Text(
            "Eine eingerückte Zeile setzt einen Schlüssel fort; davor steht keiner.",
            "An indented line continues a key; there is none before it.",
        ),
        "record-unknown-key": Text(
            "Unbekannter Schlüssel {value}.{hint} Erlaubt: {allowed}.",
            "Unknown key {value}.{hint} Allowed: {allowed}.",
        ),
        "record-key-twice": Text("„{name}“ steht zweimal da.", "“{name}” stands twice."),
        "record-missing": Text("Es fehlt „{name}“: {expected}.", "“{name}” is missing: {expected}."),
        "record-form": Text("{value} passt hier nicht: {expected}.", "{value} does not fit here: {expected}."),
        "record-json": Text("Das ist kein gültiges JSON: {detail}.", "This is not valid JSON: {detail}."),
        # the head
        "record-name": Text(
            "{value} geht als Name nicht: druckbare Zeichen, höchstens {most}, ohne Leerzeichen am Rand.",
            "{value} cannot be a name: printable characters, at most {most}, no space at either end.",
        ),
        "record-names-twice": Text("{value} sitzt zweimal am Tisch.", "{value} sits at the table twice."),
        "record-unknown-name": Text(
            "{value} sitzt nicht am Tisch.{hint} Am Tisch: {allowed}.",
            "{value} does not sit at the table.{hint} At the table: {allowed}.",
        ),
        "record-sits-out": Text("{value} setzt in diesem Spiel aus.", "{value} pauses in this deal."),
        "record-table-size": Text(
            "Zu {found} wird hier nicht gespielt; möglich: {allowed}.",
            "This is not played by {found}; possible: {allowed}.",
        ),
        "record-pauses": Text(
            "Aus setzt hier {right}, nicht {stated}.",
            "Who pauses here is {right}, not {stated}.",
        ),
        "record-radl": Text(
            "Der Faktor {value} geht nicht: {expected}.",
            "The factor {value} is not possible: {expected}.",
        ),
        "record-digest": Text(
            "Der Regelsatz hat einen anderen Inhalt als damals: notiert {stated}…, jetzt {replayed}….",
            "The rule set has another content than it had: recorded {stated}…, now {replayed}….",
        ),
        "record-seed": Text(
            "Diese Karten kommen nicht aus dem Seed und der Nummer des Spiels.",
            "These cards do not come from the seed and the board number.",
        ),
        "record-commitment": Text(
            "Die Zusage (commitment) gehört nicht zu diesem Seed.",
            "The commitment does not belong to this seed.",
        ),
        # the cards
        "record-card": Text("{detail}", "{detail}"),
        "record-hand-missing": Text("Es fehlt das Blatt von {name}.", "The hand of {name} is missing."),
        "record-hand-twice": Text("Das Blatt von {name} steht zweimal da.", "The hand of {name} stands twice."),
        "record-hand-size": Text(
            "{name} hat {found} Karten; ein Blatt hat {count}.",
            "{name} has {found} cards; a hand has {count}.",
        ),
        "record-talon-size": Text(
            "Der Talon hat zwei Hälften zu drei Karten, nicht {found}.",
            "The talon has two halves of three cards, not {found}.",
        ),
        "record-card-twice": Text("{card} steht zweimal da.", "{card} stands twice."),
        "record-cards-missing": Text("Niemand hat {cards}.", "Nobody has {cards}."),
        # the steps
        "record-word": Text(
            "Das Wort {value} gibt es hier nicht.{hint} Erlaubt: {allowed}.",
            "There is no word {value} here.{hint} Allowed: {allowed}.",
        ),
        "record-trick-number": Text(
            "Der nächste Stich ist der {right}., nicht {stated}.",
            "The next trick is number {right}, not {stated}.",
        ),
        "record-trick-short": Text(
            "In Stich {number} fehlen Karten, und doch geht es weiter.",
            "Trick {number} lacks cards, and yet there is more.",
        ),
        # what the record states and the replay finds
        "record-stated": Text(
            "{what} stimmt nicht: notiert {stated}, nachgespielt {replayed}.",
            "Wrong {what}: recorded {stated}, replayed {replayed}.",
        ),
    }
)

NOTHING = Text("nichts", "nothing")

STATED = {
    "end": Text("Das Ende", "end"),
    "took": Text("Die Zahl der Stiche", "number of tricks"),
    "counts": Text("Der Stand", "count"),
    "points": Text("Die Schrift", "points"),
    "cash": Text("Das Geld", "cash"),
    "winner": Text("Der Gewinner des Stichs", "winner of the trick"),
    "talon": Text("Der Talon zum Stich", "talon cards of the trick"),
    "open": Text("Der offene Teil der Ablage", "open part of the discard"),
    "kontra": Text("Die Höhe des Kontras", "level of the kontra"),
    "birds": Text("Der Vogel", "bird"),
}
"""What a record states beside its steps, in words."""

EXPECTED = {
    "one": Text("ein Wort", "one word"),
    "board": Text("eine ganze Zahl ab 1", "a whole number from 1"),
    "rules": Text("die Kennung des Regelsatzes", "the id of the rule set"),
    "players": Text("die Namen der Spieler nach den Plätzen", "the players' names by place"),
    "dealer": Text("der Name des Gebers", "the dealer's name"),
    "hands": Text("die vier Blätter, je ein Name und zwölf Karten", "the four hands, each a name and twelve cards"),
    "talon": Text("die beiden Hälften des Talons", "the two halves of the talon"),
    "digest": Text("64 Hexadezimalziffern", "64 hex digits"),
    "name": Text("ein Name", "a name"),
    "auction": Text("ein Name, dann ein Wort", "a name, then a word"),
    "with-id": Text("ein Name, „{word}“ und eine Kennung", "a name, “{word}” and an id"),
    "alone": Text("ein Name und „{word}“ allein", "a name and “{word}” alone"),
    "kontra": Text(
        "ein Name, „{word}“, „game“ oder eine Prämie, in negativen Spielen noch ein Name",
        "a name, “{word}”, “game” or a bonus, in negative games another name",
    ),
    "options": Text(
        "ein Name, „stichzwang“ oder „no-stichzwang“, dann wohin der Talon kommt",
        "a name, “stichzwang” or “no-stichzwang”, then where the talon goes",
    ),
    "spritz": Text("ein Name und „yes“ oder „no“", "a name and “yes” or “no”"),
    "name-bird": Text("ein Name und die Kennung eines Vogels", "a name and the id of a bird"),
    "call": Text("ein Name und eine Karte oder „fourth“", "a name and a card or “fourth”"),
    "take": Text("ein Name und „A“, „B“ oder „give-up“", "a name and “A”, “B” or “give-up”"),
    "discard": Text("ein Name und Karten, die offenen hinter „open“", "a name and cards, the open ones after “open”"),
    "trick": Text(
        "Nummer, Name und bis zu vier Karten, dann „>“ mit dem Gewinner und „+“ mit Talonkarten",
        "number, name and up to four cards, then “>” with the winner and “+” with talon cards",
    ),
    "amount": Text("ein Name und eine ganze oder halbe Zahl", "a name and a whole or half number"),
    "count": Text("wer, und Punkte und Blatt wie 35/2", "who, and points and Blatt such as 35/2"),
    "end": Text("played, given-up, thrown-in oder unfinished", "played, given-up, thrown-in or unfinished"),
    "radl": Text("1, 2, 4, 8 … wo der Regelsatz doppelte Spiele hat", "1, 2, 4, 8 … where the set has doubled games"),
    "json-object": Text("ein Objekt mit den Schlüsseln eines Spiels", "an object with the keys of a deal"),
    "json-value": Text("{shape}", "{shape}"),
}
