"""The sentences of a tournament day."""

from __future__ import annotations

from tarock.rules import Text, register

_SETTINGS = {
    "day-title-missing": Text("Das Turnier hat keinen Namen.", "The tournament has no name."),
    "day-out-of-range": Text(
        "{value} geht bei „{key}“ nicht: {low} bis {high}.", "{value} is impossible for “{key}”: {low} to {high}."
    ),
    "day-sizes": Text(
        "Die Tischgrößen fehlen oder stehen doppelt.", "The sizes of tables are missing or stand there twice."
    ),
    "day-sizes-rules": Text(
        "Tische zu {sizes} kennt das Regelwerk nicht, nur zu {allowed}.",
        "The rules know no tables of {sizes}, only of {allowed}.",
    ),
    "day-chain": Text(
        "Die Reihung beginnt mit der Summe, und kein Kriterium steht doppelt.",
        "The ranking begins with the total, and no criterion stands there twice.",
    ),
    "day-date": Text("„{value}“ ist kein Datum (JJJJ-MM-TT).", "“{value}” is no date (YYYY-MM-DD)."),
    "day-cents": Text(
        "{value} Cent je Punkt geht nicht: 0 bis 10000.", "{value} cents a point is impossible: 0 to 10000."
    ),
    "day-draw-first": Text(
        "Die erste Runde kann nur gelost werden: es gibt noch keinen Stand.",
        "The first round can only be drawn by lot: there are no standings yet.",
    ),
    "day-draw-ahead": Text(
        "Alle Runden auf einmal gehen nur, wenn alle gelost werden.",
        "All rounds at once are possible only where all are drawn by lot.",
    ),
    "day-other-rules": Text(
        "Das Regelwerk „{rules}“ ist nicht mehr das, mit dem das Turnier angelegt wurde.",
        "The rules “{rules}” are no longer those that the tournament was made with.",
    ),
    "day-not-amendable": Text(
        "„{key}“ steht seit der Eröffnung fest.", "“{key}” is settled since the tournament was opened."
    ),
}

_ALWAYS = {
    "day-may-not": Text("Das ist in dieser Rolle nicht möglich.", "This role may not do that."),
    "day-not-own": Text(
        "Das geht nur für den eigenen Tisch und den eigenen Namen.",
        "This is possible only for one's own table and one's own name.",
    ),
    "day-at": Text("Der Zeitpunkt ist unlesbar oder ohne Zeitzone.", "The moment is unreadable or has no time zone."),
    "day-opened-already": Text("Das Turnier ist schon eröffnet.", "The tournament is open already."),
    "day-not-opened": Text("Das Turnier ist noch nicht eröffnet.", "The tournament is not open yet."),
    "day-closed": Text("Das Turnier ist abgeschlossen.", "The tournament is closed."),
    "day-open": Text("Das Turnier ist offen.", "The tournament is open."),
    "day-commitment": Text(
        "Der Fingerabdruck besteht aus 64 Hexadezimalziffern.", "The commitment consists of 64 hexadecimal digits."
    ),
    "day-reason-missing": Text("Es fehlt die Begründung.", "The reason is missing."),
    "day-nothing-changed": Text("Das steht schon so da.", "This stands there already."),
    "day-unknown-number": Text("Nummer {number} ist nicht angemeldet.", "Number {number} is not registered."),
}

_DOOR = {
    "day-too-late": Text(
        "Das Turnier hat begonnen, oder es folgt keine Runde mehr: Anmeldung ist nicht mehr möglich.",
        "The tournament has begun, or no round is to come: registration is no longer possible.",
    ),
    "day-name-missing": Text("Es fehlt der Name.", "The name is missing."),
    "day-name-twice": Text(
        "{name} ist schon angemeldet, mit der Nummer {number}. Bei gleichem Namen hilft ein Zusatz.",
        "{name} is registered already, with number {number}. For the same name an addition helps.",
    ),
    "day-number": Text("{value} ist keine Spielernummer.", "{value} is no player's number."),
    "day-registered-already": Text(
        "Nummer {number}, {name}, ist schon angemeldet.", "Number {number}, {name}, is registered already."
    ),
    "day-gone": Text(
        "Nummer {number}, {name}, ist nicht mehr dabei und kommt in keine Auslosung mehr.",
        "Number {number}, {name}, is out and is in no further draw.",
    ),
    "day-not-registered": Text(
        "Nummer {number}, {name}, ist nicht angemeldet.", "Number {number}, {name}, is not registered."
    ),
    "day-plays-already": Text(
        "{name} (Nummer {number}) hat schon gespielt: möglich ist nur Ausscheiden.",
        "{name} (number {number}) has played already: only withdrawing is possible.",
    ),
    "day-paid-already": Text(
        "{name} (Nummer {number}) hat schon bezahlt.", "{name} (number {number}) has paid already."
    ),
    "day-not-paid": Text("{name} (Nummer {number}) hat nichts bezahlt.", "{name} (number {number}) has paid nothing."),
    "day-no-fee": Text("Es ist kein Nenngeld zu zahlen.", "There is no fee to pay."),
    "day-waiting": Text(
        "{name} (Nummer {number}) steht auf der Warteliste.", "{name} (number {number}) is on the waiting list."
    ),
    "day-not-here": Text("{name} (Nummer {number}) ist nicht da.", "{name} (number {number}) is not here."),
    "day-not-started": Text(
        "Das Turnier hat noch nicht begonnen: {name} (Nummer {number}) wird abgemeldet.",
        "The tournament has not begun: {name} (number {number}) is to be taken off the list.",
    ),
    "day-not-withdrawn": Text(
        "{name} (Nummer {number}) ist nicht ausgeschieden.", "{name} (number {number}) has not withdrawn."
    ),
    "day-no-substitutes": Text(
        "Weiterspielen für einen anderen ist nicht erlaubt: beide sind ausgeschlossen.",
        "Playing on for another is not allowed: both are excluded.",
    ),
    "day-still-playing": Text(
        "{name} sitzt noch an Tisch {table}: ein Ersatz kommt erst zwischen zwei Runden.",
        "{name} still sits at table {table}: a substitute comes only between two rounds.",
    ),
}

_ROUNDS = {
    "day-seed-already": Text("Der Startwert ist schon gezogen.", "The seed is drawn already."),
    "day-seed-empty": Text("Es fehlt, was öffentlich gezogen wurde.", "What was drawn in public is missing."),
    "day-seed-secret": Text(
        "Das Geheimnis passt nicht zum Fingerabdruck, der ausgehängt war.",
        "The secret does not belong to the commitment that was shown.",
    ),
    "day-seed-uncommitted": Text(
        "Ein Geheimnis zählt nur, wenn es vorher festgelegt war.", "A secret counts only if it was committed to before."
    ),
    "day-no-seed": Text("Der Startwert ist noch nicht gezogen.", "The seed is not drawn yet."),
    "day-rounds-order": Text(
        "Runden werden der Reihe nach genannt, mindestens eine.", "Rounds are named in their order, at least one."
    ),
    "day-no-round": Text("Runde {round} gibt es nicht.", "There is no round {round}."),
    "day-round-before": Text("Zuerst kommt Runde {round}.", "Round {round} comes first."),
    "day-round-started": Text("Runde {round} hat begonnen.", "Round {round} has begun."),
    "day-round-not-started": Text("Runde {round} hat noch nicht begonnen.", "Round {round} has not begun."),
    "day-round-open": Text(
        "In Runde {round} fehlen Ergebnisse oder widersprechen sich: Tisch {tables}.",
        "In round {round} results are missing or contradict each other: table {tables}.",
    ),
    "day-round-played": Text(
        "In Runde {round} wurde schon gespielt: die Auslosung bleibt.",
        "Round {round} is being played: its draw stands.",
    ),
    "day-drawn-already": Text(
        "Runde {round} ist schon ausgelost: zuerst zurücknehmen, oder mit möglichst wenig Änderungen neu auslosen.",
        "Round {round} is drawn already: take it back first, or draw anew with as few changes as possible.",
    ),
    "day-not-drawn": Text("Runde {round} ist nicht ausgelost.", "Round {round} is not drawn."),
    "day-undraw-later": Text(
        "Später ausgelost sind auch die Runden {rounds}: sie gehen mit zurück.",
        "Rounds {rounds} were drawn after it: they go with it.",
    ),
    "day-by-hand": Text(
        "Tische werden nur mitgegeben, wenn von Hand gesetzt wird.", "Tables are given only when seating by hand."
    ),
    "day-table-numbers": Text(
        "Eine Tischnummer fehlt oder steht doppelt.", "A table number is missing or stands there twice."
    ),
    "day-table-size": Text(
        "Tisch {table} hat {found} Spieler; erlaubt: {allowed}.",
        "Table {table} has {found} players; allowed: {allowed}.",
    ),
    "day-seated-twice": Text("Zweimal gesetzt: Nummer {numbers}.", "Seated twice: number {numbers}."),
    "day-seat-gone": Text(
        "Gesetzt, aber nicht da: Nummer {numbers}. Die Runde ist neu auszulosen.",
        "Seated, but not here: number {numbers}. The round is to be drawn anew.",
    ),
    "day-unseated": Text(
        "Da, aber ohne Platz: Nummer {numbers}. Die Runde ist neu auszulosen.",
        "Here, but without a seat: number {numbers}. The round is to be drawn anew.",
    ),
    "day-no-clock": Text("Die Runden haben keine Zeit.", "The rounds have no time limit."),
    "day-minutes": Text("{value} Minuten gehen nicht.", "{value} minutes are impossible."),
}

_TABLES = {
    "day-no-table": Text("In Runde {round} gibt es keinen Tisch {table}.", "Round {round} has no table {table}."),
    "day-other-list": Text("Tisch {table} hat schon eine andere Liste.", "Table {table} has another list already."),
    "day-sums-missing": Text("Es fehlen die Punkte von {names}.", "The points of {names} are missing."),
    "day-sums-foreign": Text("Nicht an Tisch {table}: Nummer {numbers}.", "Not at table {table}: number {numbers}."),
    "day-sums-zero": Text(
        "Die Punkte geben zusammen nicht null, sondern {off}.", "The points do not sum to zero but to {off}."
    ),
    "day-games-none": Text("Es fehlt die Zahl der Spiele.", "The number of games is missing."),
    "day-games-many": Text(
        "{found} Spiele sind zu viele: ausgemacht sind {agreed}.", "{found} games are too many: {agreed} are agreed."
    ),
    "day-games-missing": Text(
        "{found} von {agreed} Spielen, und der Tisch ist nicht vorzeitig beendet; es fehlen: {missing}.",
        "{found} of {agreed} games, and the table was not ended early; missing: {missing}.",
    ),
    "day-not-at-table": Text(
        "Nummer {number} sitzt nicht an Tisch {table}.", "Number {number} is not at table {table}."
    ),
    "day-second-player": Text(
        "Bestätigen muss ein anderer als der Schreiber.", "Somebody else than the scorer must confirm."
    ),
    "day-confirmed-already": Text(
        "Das Ergebnis von Tisch {table} ist bestätigt: ändern kann es nur die Turnierleitung.",
        "The result of table {table} is confirmed: only the desk can change it.",
    ),
    "day-correction-late": Text(
        "Die {minutes} Minuten für Einsprüche gegen Tisch {table} sind vorbei: es entscheidet der Schiedsrichter.",
        "The {minutes} minutes for complaints about table {table} are over: the referee decides.",
    ),
    "day-complaint-late": Text(
        "Einspruch gegen Tisch {table} war nur {minutes} Minuten lang möglich.",
        "A complaint about table {table} was possible for {minutes} minutes only.",
    ),
    "day-no-result": Text("Tisch {table} hat noch kein klares Ergebnis.", "Table {table} has no clear result yet."),
    "day-conflict": Text(
        "Für Tisch {table} gibt es zwei verschiedene Ergebnisse: zuerst entscheiden.",
        "There are two different results for table {table}: decide first.",
    ),
    "day-result-changed": Text(
        "Das Ergebnis von Tisch {table} ist inzwischen ein anderes.", "The result of table {table} is another by now."
    ),
    "day-result-already": Text("Tisch {table} hat schon ein Ergebnis.", "Table {table} has a result already."),
    "day-only-referee": Text(
        "Einen Tisch vorzeitig beenden kann nur der Schiedsrichter.", "Only the referee may end a table early."
    ),
    "day-time-left": Text("Die Zeit der Runde ist noch nicht vorbei.", "The time of the round is not over yet."),
    "day-not-ended": Text(
        "Tisch {table} ist nicht vorzeitig beendet, oder es bleibt dabei.",
        "Table {table} was not ended early, or it stays so.",
    ),
    "day-settle": Text("Abgerechnet wird nicht nach jeder Runde.", "Points are not paid after each round."),
}

_OFFICE = {
    "day-rounds-left": Text(
        "Nicht gespielte Runden: {rounds}. Dafür braucht es eine Begründung.",
        "Rounds not played: {rounds}. That needs a reason.",
    ),
    "day-open-results": Text("Ergebnis fehlt (Runde/Tisch): {tables}.", "Result missing (round/table): {tables}."),
    "day-open-conflicts": Text(
        "Zwei verschiedene Ergebnisse (Runde/Tisch): {tables}.", "Two different results (round/table): {tables}."
    ),
    "day-open-confirmations": Text(
        "Bestätigung fehlt (Runde/Tisch): {tables}.", "Confirmation missing (round/table): {tables}."
    ),
    "day-open-complaints": Text(
        "Einspruch nicht entschieden (Runde/Tisch): {tables}.", "Complaint not decided (round/table): {tables}."
    ),
    "day-open-time": Text(
        "Einspruch noch möglich (Runde/Tisch): {tables}.", "Complaint still possible (round/table): {tables}."
    ),
    "day-no-complaint": Text("Diesen Einspruch gibt es nicht.", "There is no such complaint."),
    "day-answered-already": Text("Dieser Einspruch ist schon entschieden.", "This complaint is decided already."),
    "day-struck-table": Text("Es fehlt der Tisch des Spiels.", "The table of the game is missing."),
    "day-struck-already": Text("Spiel {game} ist schon auf null gesetzt.", "Game {game} is set to zero already."),
    "day-struck-sum": Text(
        "Das Ergebnis gäbe dann nicht mehr null: zuerst das Ergebnis berichtigen.",
        "The result would no longer sum to zero: correct the result first.",
    ),
    "day-exclusion-whom": Text("Es fehlt, wer ausgeschlossen wird.", "Who is excluded is missing."),
    "day-no-ruling": Text("Diese Entscheidung gibt es nicht.", "There is no such decision."),
    "day-cash-amount": Text("Dieser Betrag geht nicht.", "This amount is impossible."),
    "day-cash-out": Text(
        "Preise und Ausgaben gehen aus der Kasse hinaus: mit Minus.", "Prizes and costs go out of the box: below zero."
    ),
    "day-cash-fee": Text("Nenngeld wird zurückgegeben, nicht gestrichen.", "Fees are given back, not struck out."),
    "day-no-cash-line": Text("Diese Zeile gibt es nicht in der Kasse.", "There is no such line in the cash book."),
    "day-raffled-already": Text("Verlost ist schon.", "The raffle is drawn already."),
    "day-no-raffle": Text(
        "Es gibt nichts zu verlosen, oder niemanden dafür.", "There is nothing to raffle, or nobody for it."
    ),
}

_ARCHIVE = {
    "day-no-archive": Text("Das ist keine Turnierdatei.", "This is no tournament file."),
    "day-archive-version": Text(
        "Diese Turnierdatei hat die Fassung {version}, die hier nicht gelesen wird.",
        "This tournament file has version {version}, which is not read here.",
    ),
    "day-archive-broken": Text(
        "Ereignis {place} ({kind}) kann hier nicht folgen.", "Event {place} ({kind}) cannot follow here."
    ),
    "day-archive-diverged": Text(
        "Ab Ereignis {place} ist hier etwas anderes geschehen als in der Datei.",
        "From event {place} on something else has happened here than in the file.",
    ),
}

MESSAGES = register({**_SETTINGS, **_ALWAYS, **_DOOR, **_ROUNDS, **_TABLES, **_OFFICE, **_ARCHIVE})
