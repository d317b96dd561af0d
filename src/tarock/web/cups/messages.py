"""Sentences of the web side of cups."""

from __future__ import annotations

from tarock.rules import Text, register

MESSAGES = register(
    {
        "cups-id-taken": Text(
            "Diese Kennung gehört schon zu etwas anderem; bitte die Seite neu laden.",
            "This id belongs to something else already; please reload the page.",
        ),
        "cups-id": Text("„id“ muss eine UUID sein.", "“id” must be a UUID."),
        "cups-not-json": Text(
            "Die Anfrage ist kein JSON-Objekt, das gespeichert werden kann.",
            "The request is no JSON object that can be stored.",
        ),
        "cups-key": Text(
            "Dafür braucht es einen gültigen Schlüssel (Authorization: Bearer …).",
            "This needs a valid key (Authorization: Bearer …).",
        ),
        "cups-slug": Text(
            "Die Adresse „{slug}“ geht nicht: 2 bis 40 Kleinbuchstaben, Ziffern und Bindestriche.",
            "The address “{slug}” cannot be: 2 to 40 lower-case letters, digits and hyphens.",
        ),
        "cups-slug-taken": Text(
            "Die Adresse „{slug}“ hat schon ein anderer Cup.", "Another cup has the address “{slug}”."
        ),
        "cups-date": Text("Zu diesem Termin gibt es kein Turnier.", "There is no tournament on this date."),
        "cups-date-open": Text(
            "Zu diesem Termin ist schon ein Turnier eröffnet.", "A tournament has been opened for this date already."
        ),
        "cups-registration-over": Text(
            "Die Anmeldung ist geschlossen; vor Ort hilft die Turnierleitung.",
            "Registration is closed; at the venue the organisers can help.",
        ),
        "cups-consent": Text(
            "Ohne Einverständnis mit der Veröffentlichung der Ergebnisse geht die Anmeldung nicht.",
            "Registration is not possible without consent to the publication of results.",
        ),
        "cups-sheet-players": Text(
            "Die Liste gehört nicht zu diesem Tisch: andere Namen oder eine andere Zahl von Spielern.",
            "The list does not belong to this table: other names or another number of players.",
        ),
        "cups-money": Text(
            "„{value}“ ist kein Betrag; gemeint ist etwa 12 oder 12,50.",
            "“{value}” is no amount; 12 or 12.50 would be one.",
        ),
        "cups-no-player": Text(
            "Die Nummer {number} kennt der Cup nicht.", "The cup does not know the number {number}."
        ),
        "cups-who": Text(
            "„{typed}“ kann schon jemand aus dem Cup sein. Unten auswählen, oder als neu aufnehmen.",
            "“{typed}” may be somebody whom the cup knows. Choose below, or add as new.",
        ),
        "cups-by-hand": Text(
            "„{line}“ ist kein Tisch; gemeint ist etwa „7: 12 3 45 8“: Tisch 7, dann die Nummern der Spieler.",
            "“{line}” is no table; “7: 12 3 45 8” would be one: table 7, then the players’ numbers.",
        ),
        "cups-score-line": Text(
            "„{line}“ ist keine Zeile; gemeint ist etwa „12; +34“ oder „Anna Moser; +34; 10; 20; 4“.",
            "“{line}” is no line; “12; +34” or “Anna Moser; +34; 10; 20; 4” would be one.",
        ),
        "cups-not-text": Text("Die Datei ist kein Text in UTF-8.", "The file is no text in UTF-8."),
        "cups-here-already": Text(
            "Diesen Cup gibt es hier schon; im Amt unter „Austausch“ einlesen.",
            "This cup is here already; read the file in the office under “Exchange”.",
        ),
        "cups-unknown-day": Text(
            "Die Datei gehört zu keinem Turnier dieses Cups.", "The file belongs to no tournament of this cup."
        ),
        "cups-too-many": Text(
            "Von hier kamen gerade sehr viele Gründungen. In einer Viertelstunde geht es wieder.",
            "Very many were founded from here just now. It works again in a quarter of an hour.",
        ),
        "cups-choose": Text(
            "Bitte einen Cup auswählen, oder eine eigene Datei.", "Please choose a cup, or a file of your own."
        ),
        "cups-prize": Text(
            "„{line}“ ist kein Preis; gemeint ist etwa „1: 200 €“, „3: Geschenkkorb“ oder „Verlosung: Speck“.",
            "“{line}” is no prize; “1: 200 €”, “3: hamper” or “Verlosung: bacon” would be one.",
        ),
        "cups-no-part": Text("Dafür fehlt ein Teil: {part}.", "A part is missing: {part}."),
        "cups-no-sheet": Text("Dieser Tisch hat noch keine Liste.", "This table has no list yet."),
        "cups-no-cup": Text("Das Dokument enthält keinen Cup.", "The document contains no cup."),
        "cups-foreign-stream": Text(
            "Das Turnier {stream} gehört hier zu einem anderen Cup.", "Tournament {stream} belongs to another cup here."
        ),
    }
)
