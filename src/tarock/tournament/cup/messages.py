"""The sentences of the running cup: players, bans, calendar, seasons."""

from __future__ import annotations

from tarock.rules import Text, register

MESSAGES = register(
    {
        "cup-may-not": Text("Dafür reicht die Berechtigung nicht.", "The permission does not go that far."),
        "cup-created-already": Text("Den Cup gibt es schon.", "The cup exists already."),
        "cup-not-created": Text("Den Cup gibt es noch nicht.", "The cup does not exist yet."),
        "cup-at": Text(
            "Der Zeitpunkt ist keiner mit Zeitzone (ISO 8601).", "The moment is none with a time zone (ISO 8601)."
        ),
        "cup-reason-missing": Text("Es fehlt die Begründung.", "The reason is missing."),
        # Seasons
        "cup-season-name": Text(
            "Die Saison braucht einen Namen, etwa 2025/26.", "The season needs a name, such as 2025/26."
        ),
        "cup-season-twice": Text("Die Saison {season} gibt es schon.", "The season {season} exists already."),
        "cup-season-runs": Text(
            "Die Saison {season} läuft noch; zuerst beenden.", "The season {season} still runs; end it first."
        ),
        "cup-season-unknown": Text("Die Saison {season} gibt es nicht.", "There is no season {season}."),
        "cup-season-ended": Text("Die Saison {season} ist beendet.", "The season {season} is over."),
        "cup-season-open": Text("Die Saison {season} läuft.", "The season {season} runs."),
        "cup-season-none": Text("Es läuft keine Saison.", "No season runs."),
        "cup-season-unplayed": Text(
            "Ohne Ergebnis und nicht abgesagt: {list}.", "Without result and not cancelled: {list}."
        ),
        # Players
        "cup-name-missing": Text("Es fehlt der Name.", "The name is missing."),
        "cup-name-known": Text(
            "„{name}“ gibt es schon, mit der Nummer {number}. Wer gleich heißt, braucht einen Zusatz (jun., Ort).",
            "“{name}” exists already, with the number {number}. Namesakes need an addition (jun., town).",
        ),
        "cup-number": Text("{value} ist keine Spielernummer: 1 bis 99999.", "{value} is no player number: 1 to 99999."),
        "cup-number-taken": Text(
            "Die Nummer {number} gehört schon {name}. Frei ist {free}.",
            "The number {number} belongs to {name}. Free is {free}.",
        ),
        "cup-number-unknown": Text(
            "Eine Nummer {number} gibt es in diesem Cup nicht.", "This cup has no number {number}."
        ),
        "cup-person-known": Text(
            "Diese Person hat schon die Nummer {number}.", "This person has the number {number} already."
        ),
        "cup-not-own": Text("Das geht nur für die eigene Nummer.", "This works for one's own number only."),
        "cup-merge-self": Text(
            "Eine Nummer mit sich selbst zusammenzulegen geht nicht.", "A number cannot be merged with itself."
        ),
        "cup-merged-already": Text(
            "Die Nummer {number} ist schon mit {into} zusammengelegt.",
            "The number {number} is merged with {into} already.",
        ),
        "cup-not-merged": Text(
            "Die Nummer {number} ist mit keiner zusammengelegt.", "The number {number} is not merged."
        ),
        "cup-merge-played": Text(
            "{number} und {other} haben am {day} beide gespielt: Das sind zwei Spieler.",
            "{number} and {other} both played on {day}: these are two players.",
        ),
        # Bans
        "cup-banned": Text(
            "{name} (Nr. {number}) ist gesperrt, {until}: {why}.",
            "{name} (no. {number}) is banned, {until}: {why}.",
        ),
        "cup-ban-unknown": Text("Diese Sperre gibt es nicht.", "There is no such ban."),
        "cup-ban-lifted": Text("Diese Sperre ist schon aufgehoben.", "This ban is lifted already."),
        "cup-ban-length": Text(
            "Dieser Cup legt die Dauer einzeln fest: bis zu einem Tag oder für eine Zahl von Turnieren.",
            "This cup decides the length one by one: until a day or for a number of tournaments.",
        ),
        "cup-ban-both": Text(
            "Entweder bis zu einem Tag oder für eine Zahl von Turnieren, nicht beides.",
            "Either until a day or for a number of tournaments, not both.",
        ),
        "cup-ban-range": Text(
            "{value} Turniere gehen nicht: 0 bis 100.", "{value} tournaments are impossible: 0 to 100."
        ),
        "cup-ban-before": Text(
            "Die Sperre endet vor dem {day}, an dem sie beginnt.", "The ban ends before {day}, when it begins."
        ),
        "cup-left-self": Text("Niemand spielt für sich selbst weiter.", "Nobody plays on for himself."),
        # Calendar
        "cup-date-id": Text("Der Termin braucht eine Kennung.", "The date needs an id."),
        "cup-date-taken": Text("Die Kennung des Termins gibt es schon.", "The id of the date exists already."),
        "cup-date-unknown": Text("Diesen Termin gibt es nicht.", "There is no such date."),
        "cup-date-cancelled": Text("Der Termin ist abgesagt.", "The date is cancelled."),
        "cup-date-not-cancelled": Text("Der Termin ist nicht abgesagt.", "The date is not cancelled."),
        "cup-day": Text("„{value}“ ist kein Tag (JJJJ-MM-TT).", "“{value}” is no day (YYYY-MM-DD)."),
        "cup-time": Text("„{value}“ ist keine Uhrzeit (HH:MM).", "“{value}” is no time of day (HH:MM)."),
        "cup-moment": Text(
            "„{value}“ ist kein Zeitpunkt (JJJJ-MM-TTTHH:MM).", "“{value}” is no moment (YYYY-MM-DDTHH:MM)."
        ),
        "cup-deadline": Text(
            "Der Anmeldeschluss liegt nach dem Beginn am {day} um {start}.",
            "The registration closes after the start on {day} at {start}.",
        ),
        "cup-registration-late": Text(
            "Die Anmeldung um {registration} liegt nach dem Beginn um {start}.",
            "Registration at {registration} is after the start at {start}.",
        ),
        "cup-link": Text(
            "„{value}“ ist keine Adresse, die mit http:// oder https:// beginnt.",
            "“{value}” is no address that begins with http:// or https://.",
        ),
        "cup-range": Text("{value} liegt außerhalb von {low} bis {high}.", "{value} is outside {low} to {high}."),
        "cup-final-twice": Text(
            "Das Finale der Saison {season} ist schon am {day}.", "The final of season {season} is already on {day}."
        ),
        # Tournaments
        "cup-tournament-missing": Text("Es fehlt das Turnier.", "The tournament is missing."),
        "cup-tournament-elsewhere": Text(
            "Dieses Turnier gehört schon zum Termin am {day}.", "This tournament belongs to the date on {day} already."
        ),
        "cup-has-tournament": Text(
            "Der Termin hat schon ein Turnier; seine Ergebnisse kommen von dort.",
            "The date has a tournament already; its results come from there.",
        ),
        "cup-has-scores": Text(
            "Zu diesem Termin ist schon eine Ergebnisliste erfasst.", "A result list is recorded for this date already."
        ),
        "cup-no-tournament": Text("Der Termin hat kein Turnier.", "The date has no tournament."),
        "cup-scores-empty": Text("Die Ergebnisliste ist leer.", "The result list is empty."),
        "cup-scores-twice": Text(
            "Die Nummer {number} steht zweimal in der Liste.", "The number {number} is in the list twice."
        ),
        "cup-scores-sum": Text(
            "Nr. {number}: Die Runden ergeben {sum}, geschrieben ist {score}.",
            "No. {number}: the rounds add up to {sum}, {score} is written.",
        ),
        "cup-scores-ranks": Text(
            "Die Ränge passen nicht: Entweder haben alle einen oder niemand, und geteilte zählen 1, 1, 3.",
            "The ranks do not fit: everybody has one or nobody, and shared ones count 1, 1, 3.",
        ),
        "cup-scores-tables": Text(
            "Nr. {number}: Tischränge und Tischgrößen passen nicht zusammen.",
            "No. {number}: ranks at the tables and sizes of tables do not match.",
        ),
        "cup-not-final": Text("Das ist kein Finale.", "This is no final."),
        "cup-no-preliminary": Text(
            "Dieser Cup kennt keine Vorrundenpunkte aus „{cup}“.", "This cup has no preliminary points from “{cup}”."
        ),
        # Export
        "cup-bundle-format": Text(
            "Das ist keine Ausfuhr eines Turniers oder Cups.", "This is no export of a tournament or cup."
        ),
        "cup-bundle-version": Text(
            "Die Ausfuhr hat die Version {version}; gelesen werden Versionen bis {known}.",
            "The export has version {version}; versions up to {known} are read.",
        ),
        "cup-bundle-stream": Text(
            "Folge {place}: Es fehlen Art (cup, day) oder Kennung.", "Stream {place}: kind (cup, day) or id is missing."
        ),
        "cup-bundle-twice": Text("Die Folge „{stream}“ steht zweimal da.", "The stream “{stream}” is there twice."),
        "cup-bundle-broken": Text(
            "Die Folge bricht bei Ereignis {place} ab: {kind} kann hier nicht stehen.",
            "The stream breaks off at event {place}: {kind} cannot stand here.",
        ),
        "cup-bundle-conflict": Text(
            "Die Folge ging an zwei Orten weiter: Ab Ereignis {place} steht hier „{here}“, in der Einfuhr „{there}“.",
            "The stream went on in two places: from event {place} on it is “{here}” here, “{there}” in the import.",
        ),
        "cup-bundle-kind": Text(
            "Die Folge ist hier ein „{here}“, in der Einfuhr ein „{there}“.",
            "The stream is a “{here}” here, a “{there}” in the import.",
        ),
    }
)

MATTERS = {
    "left": Text("hat ein Turnier verlassen", "left a tournament"),
    "substitute": Text("hat für jemanden weitergespielt, der das Turnier verließ", "played on for somebody who left"),
}
"""Why somebody is banned, where the matter says it."""

UNTIL = {
    "good": Text("für immer", "for good"),
    "day": Text("bis {day}", "until {day}"),
    "one": Text("noch für ein Turnier", "for one more tournament"),
    "several": Text("noch für {count} Turniere", "for {count} more tournaments"),
}
"""How long a ban lasts."""
