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
            "{value} gibt es hier nicht.{hint} Erlaubt: {allowed}.",
            "{value} is not known here.{hint} Allowed: {allowed}.",
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
            "Den Regelsatz {value} gibt es nicht.{hint} Vorhanden: {allowed}.",
            "There is no rule set {value}.{hint} Known: {allowed}.",
        ),
        "rules-too-large": Text(
            "Für einen Regelsatz ist das zu viel: {count} Angaben, höchstens {most}.",
            "Too much for a rule set: {count} entries, at most {most}.",
        ),
        "rules-no-base": Text(
            "Es fehlt „extends“ mit dem Regelsatz, auf dem die Datei aufbaut: {allowed}. Für einen ganz eigenen Satz "
            "fehlen {count} Angaben.",
            "“extends” is missing, with the rule set that the file builds on: {allowed}. For a set of its own, "
            "{count} keys are missing.",
        ),
        "rules-extends-loop": Text(
            "Die Regelsätze erben im Kreis: {chain}.",
            "The rule sets extend each other in a circle: {chain}.",
        ),
        "rules-no-source": Text(
            "[{name}] nennt keine Quelle. Möglich ist source = Kürzel aus [citations] oder eine assumption mit Grund, "
            "für alles gemeinsam am Anfang der Datei.",
            "[{name}] names no source. Possible are source = a key of [citations] or an assumption with its reason, "
            "for everything at the top of the file.",
        ),
        "rules-unknown-source": Text(
            "Die Quelle {value} steht nicht unter [citations].{hint}",
            "The source {value} is not under [citations].{hint}",
        ),
        "rules-unknown-drop": Text(
            "{value} kann nicht gestrichen werden: Das gibt es im geerbten Satz nicht.{hint}",
            "{value} cannot be dropped: the inherited set does not have it.{hint}",
        ),
        "rules-unknown-id": Text(
            "{value} ist in diesem Satz nicht erklärt.{hint} Vorhanden: {allowed}.",
            "{value} is not defined in this set.{hint} Known: {allowed}.",
        ),
        "rules-needs": Text(
            "„{name}“ verlangt auch „{needed}“: {expected}.",
            "“{name}” also needs “{needed}”: {expected}.",
        ),
        "rules-twice": Text(
            "{value} steht zweimal in der Liste.",
            "{value} stands twice in the list.",
        ),
        "rules-taken-id": Text(
            "Die Kennung {value} gehört einem mitgelieferten Regelsatz; hier braucht es eine eigene.",
            "The id {value} belongs to a rule set that comes with the program; this one needs its own.",
        ),
        "rules-circle": Text(
            "Prämien setzen einander im Kreis voraus: {chain}.",
            "Bonuses imply each other in a circle: {chain}.",
        ),
        "rules-order": Text(
            "„{name}“ = {value} muss unter „{other}“ = {other_value} liegen.",
            "“{name}” = {value} must be below “{other}” = {other_value}.",
        ),
        "rules-too-deep": Text(
            "Die Datei ist zu tief verschachtelt.",
            "The file is nested too deeply.",
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
    "numbers": Text("eine Liste ganzer Zahlen von {low} bis {high}", "a list of whole numbers from {low} to {high}"),
    "time": Text('eine Uhrzeit, etwa "14:00"', 'a time of day, such as "14:00"'),
    "amount": Text(
        "ein Betrag: ganze oder halbe Zahl, nicht negativ", "an amount: a whole or half number, not negative"
    ),
    "count": Text('Punkte und Blatt als Text, etwa "35/2"', 'points and Blatt as text, such as "35/2"'),
    "card": Text('eine Karte als Text, etwa "I" oder "HK"', 'a card as text, such as "I" or "HK"'),
    "bird": Text('ein Vogel: "I", "II", "III" oder "IIII"', 'a bird: "I", "II", "III" or "IIII"'),
    "cards": Text('eine Liste von Karten, etwa ["I", "XXI", "Sk"]', 'a list of cards, such as ["I", "XXI", "Sk"]'),
    "text": Text("ein Text", "a text"),
    "ids": Text("eine Liste von Kennungen dieses Satzes", "a list of ids of this set"),
    "path": Text('ein Schlüssel dieses Satzes, etwa "table.cut"', 'a key of this set, such as "table.cut"'),
    "paths": Text(
        'eine Liste von Schlüsseln dieses Satzes, etwa ["table.cut"]', 'a list of keys, such as ["table.cut"]'
    ),
    "levels": Text("die Stufen der Kontras, etwa [2, 4, 8]", "the levels of kontra, such as [2, 4, 8]"),
    "id": Text("eine Kennung aus a–z, 0–9 und Bindestrichen", "an id of a–z, 0–9 and hyphens"),
    "citation": Text("ein Text oder { de = …, en = … }", "a text or { de = …, en = … }"),
    "table": Text("ein Abschnitt", "a table"),
    "source": Text(
        'ein Kürzel aus [citations] oder { assumption = "Grund", en = "reason" }',
        'a key of [citations] or { assumption = "Grund", en = "reason" }',
    ),
}
