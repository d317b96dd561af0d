"""The sentences of this room: what is wrong with a rule-set file."""

from __future__ import annotations

from tarock.rules.reasons import register
from tarock.rules.ruleset import Text

MESSAGES = register(
    {
        "rules-not-toml": Text(
            "Das ist kein gültiges TOML: {detail}.",
            "This is not valid TOML: {detail}.",
        ),
        "rules-unknown-key": Text(
            "Unbekannter Schlüssel „{name}“.{hint} Erlaubt: {allowed}.",
            "Unknown key “{name}”.{hint} Allowed: {allowed}.",
        ),
        "rules-unknown-word": Text(
            "„{value}“ gibt es hier nicht.{hint} Erlaubt: {allowed}.",
            "“{value}” is not known here.{hint} Allowed: {allowed}.",
        ),
        "rules-wrong-type": Text(
            "{value} passt nicht: erwartet wird {expected}.",
            "{value} does not fit: expected is {expected}.",
        ),
        "rules-out-of-range": Text(
            "{value} liegt außerhalb von {low} bis {high}.",
            "{value} is outside {low} to {high}.",
        ),
        "rules-missing": Text(
            "Es fehlt „{name}“: {expected}.",
            "“{name}” is missing: {expected}.",
        ),
        "rules-unknown-set": Text(
            "Den Regelsatz „{value}“ gibt es nicht.{hint} Vorhanden: {allowed}.",
            "There is no rule set “{value}”.{hint} Known: {allowed}.",
        ),
        "rules-extends-loop": Text(
            "Die Regelsätze erben im Kreis: {chain}.",
            "The rule sets extend each other in a circle: {chain}.",
        ),
        "rules-no-source": Text(
            "„{name}“ nennt keine Quelle (source = Kürzel aus [citations], oder assumption mit Begründung).",
            "“{name}” names no source (source = a key of [citations], or an assumption with its reason).",
        ),
        "rules-unknown-source": Text(
            "Die Quelle „{value}“ steht nicht in [citations].{hint}",
            "The source “{value}” is not in [citations].{hint}",
        ),
        "rules-unknown-drop": Text(
            "„{value}“ kann nicht gestrichen werden: das gibt es im geerbten Satz nicht.{hint}",
            "“{value}” cannot be dropped: the inherited set does not have it.{hint}",
        ),
        "rules-unknown-id": Text(
            "„{value}“ ist in diesem Satz nicht erklärt.{hint} Vorhanden: {allowed}.",
            "“{value}” is not defined in this set.{hint} Known: {allowed}.",
        ),
        "rules-needs": Text(
            "„{name}“ verlangt auch „{needed}“: {expected}.",
            "“{name}” also needs “{needed}”: {expected}.",
        ),
        "rules-clash": Text(
            "„{name}“ = {value} passt nicht zu „{other}“ = {other_value}.",
            "“{name}” = {value} does not go with “{other}” = {other_value}.",
        ),
    }
)

HINT = Text(" Gemeint war „{name}“?", " Did you mean “{name}”?")

EXPECTED = {
    "word": Text("eines der Wörter {words}", "one of the words {words}"),
    "words": Text("eine Liste aus den Wörtern {words}", "a list of the words {words}"),
    "bool": Text("true oder false", "true or false"),
    "bools": Text("eine Liste aus true und false, das Übliche zuerst", "a list of true and false, the usual one first"),
    "int": Text("eine ganze Zahl von {low} bis {high}", "a whole number from {low} to {high}"),
    "ints": Text("eine Liste ganzer Zahlen von {low} bis {high}", "a list of whole numbers from {low} to {high}"),
    "amount": Text("ein Betrag: ganze oder halbe Zahl, nicht negativ", "an amount: a whole or half number, not negative"),
    "count": Text("Punkte und Blatt als Text, etwa \"35/2\"", "points and Blatt as text, such as \"35/2\""),
    "card": Text("eine Karte als Text, etwa \"I\" oder \"HK\"", "a card as text, such as \"I\" or \"HK\""),
    "cards": Text("eine Liste von Karten, etwa [\"I\", \"XXI\", \"Sk\"]", "a list of cards, such as [\"I\", \"XXI\", \"Sk\"]"),
    "text": Text("ein Text", "a text"),
    "ids": Text("eine Liste von Kennungen dieses Satzes", "a list of ids of this set"),
    "levels": Text("die Stufen der Kontras, etwa [2, 4, 8]", "the levels of kontra, such as [2, 4, 8]"),
    "table": Text("ein Abschnitt", "a table"),
    "source": Text(
        "ein Kürzel aus [citations] oder {{ assumption = \"Grund\", en = \"reason\" }}",
        "a key of [citations] or {{ assumption = \"Grund\", en = \"reason\" }}",
    ),
}
