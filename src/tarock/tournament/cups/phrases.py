"""How the keys and words of a cup file are called for people."""

from __future__ import annotations

from typing import Final

from tarock.rules import Text

CHAPTERS: Final = {
    "play": Text("Runden und Tische", "Rounds and tables"),
    "day": Text("Der Tag", "The day"),
    "draw": Text("Auslosung", "Draw"),
    "results": Text("Ergebnisse", "Results"),
    "ranking": Text("Tageswertung", "The day's ranking"),
    "money": Text("Geld", "Money"),
    "prizes": Text("Preise", "Prizes"),
    "leaving": Text("Abbruch und Sperren", "Leaving and bans"),
    "season": Text("Cupwertung", "Cup rating"),
    "contact": Text("Kontakt", "Contact"),
}

LABELS: Final = {
    "play.rules": Text("Regelsatz", "Rule set"),
    "play.rounds": Text("Runden", "Rounds"),
    "play.games": Text("Spiele je Runde", "Games a round"),
    "play.games_by_size": Text("Spiele zu fünft und zu sechst", "Games at five and six"),
    "play.sizes": Text("Tische zu", "Tables of"),
    "play.minutes": Text("Zeitlimit je Runde", "Time limit a round"),
    "play.warning_minutes": Text("Warnung vor dem Ende", "Warning before the end"),
    "play.late_tables": Text("Späte Tische beendet", "Late tables are ended by"),
    "play.missing_round": Text("Eine versäumte Runde", "A missed round"),
    "day.registration": Text("Anmeldung ab", "Registration from"),
    "day.start": Text("Beginn", "Start"),
    "day.late_entry": Text("Einstieg nach dem Beginn", "Entry after the start"),
    "day.capacity": Text("Plätze", "Places"),
    "draw.rounds": Text("Die Runden", "The rounds"),
    "draw.last_round": Text("Die letzte Runde", "The last round"),
    "draw.ahead": Text("Gelost werden", "Drawn are"),
    "draw.apart": Text("Nicht am selben Tisch", "Not at the same table"),
    "results.second_confirms": Text("Bestätigung", "Confirmation"),
    "results.complaint_minutes": Text("Einsprüche", "Complaints"),
    "ranking.chain": Text("Es entscheidet", "Decided by"),
    "money.settle": Text("Abgerechnet wird", "Settled"),
    "money.cents": Text("Ein Punkt ist", "A point is"),
    "money.fee": Text("Nenngeld", "Fee"),
    "prizes.money": Text("Geldpreise", "Money"),
    "prizes.shared": Text("Bei geteiltem Rang", "For a shared rank"),
    "prizes.goods": Text("Sachpreise", "Goods"),
    "prizes.raffle": Text("Verlosung unter den Anwesenden", "Raffle among those present"),
    "leaving.result": Text("Wer ein Turnier abbricht", "Who leaves a tournament"),
    "leaving.substitutes": Text("Wer für einen anderen weiterspielt", "Who plays on for another"),
    "leaving.ban": Text("Folge im Cup", "Consequence in the cup"),
    "leaving.again": Text("Im Wiederholungsfall", "If it happens again"),
    "season.points": Text("Punkte eines Turniers", "Points of a tournament"),
    "season.final_points": Text("Punkte des Finales", "Points of the final"),
    "season.count": Text("Es zählen", "What counts"),
    "season.final": Text("Das Finale", "The final"),
    "season.min_starts": Text("Gereiht wird ab", "Ranked with at least"),
    "season.final_start": Text("Teilnahme am Finale", "Taking part in the final"),
    "season.ties": Text("Bei gleichen Punkten", "With equal points"),
    "season.qualify": Text("In die nächste Stufe kommen", "To the next level go"),
    "season.qualify_starts": Text("Dafür nötig", "Needed for that"),
    "season.next": Text("Nächste Stufe", "Next level"),
    "contact.name": Text("Name", "Name"),
    "contact.mail": Text("E-Mail", "E-mail"),
    "contact.phone": Text("Telefon", "Telephone"),
    "contact.web": Text("Web", "Web"),
}
"""The leaves that people are told of, in their order; `leaving.tournaments` and `season.best` are told with others."""

WORDS: Final = {
    "play.games_by_size": {
        "radls": Text("gleich viele Radln wie zu viert", "as many Radln as at four"),
        "same": Text("gleich viele Spiele wie zu viert", "as many games as at four"),
    },
    "play.late_tables": {
        "desk": Text("die Turnierleitung am Pult", "the desk"),
        "referee": Text("der Schiedsrichter", "the referee"),
    },
    "play.missing_round": {
        "zero": Text("zählt null", "counts zero"),
        "unranked": Text("heißt nicht gereiht", "means not ranked"),
    },
    "day.late_entry": {
        "never": Text("nicht möglich", "not possible"),
        "between-rounds": Text("zwischen den Runden", "between rounds"),
    },
    "draw.rounds": {
        "random": Text("nach dem Los", "by lot"),
        "blocks": Text("nach dem Stand: die Besten zusammen", "by the standings: the best together"),
        "snake": Text("nach dem Stand: gleich starke Tische", "by the standings: tables of equal strength"),
        "swiss": Text("nach dem Stand, ohne Wiederholungen", "by the standings, without repeats"),
    },
    "draw.ahead": {
        "true": Text("alle Runden am Beginn", "all rounds at the start"),
        "false": Text("die Runden einzeln", "the rounds one by one"),
    },
    "draw.apart": {
        "club": Text("Clubkollegen", "club mates"),
        "couple": Text("Paare", "couples"),
        "team": Text("Mannschaften", "teams"),
    },
    "results.second_confirms": {
        "true": Text("ein zweiter Spieler des Tisches bestätigt", "a second player of the table confirms"),
        "false": Text("der Schreiber genügt", "the scorer is enough"),
    },
    "money.settle": {
        "round": Text("nach jeder Runde am Tisch", "after each round at the table"),
        "end": Text("am Ende", "at the end"),
        "none": Text("nicht um Geld", "no money"),
    },
    "prizes.shared": {
        "split": Text("das Geld der Plätze zu gleichen Teilen", "the money of the places in equal parts"),
        "lot": Text("nach dem Los", "by lot"),
        "each": Text("jedem der ganze Preis", "the whole prize for each"),
    },
    "prizes.raffle": {"true": Text("ja", "yes"), "false": Text("nein", "no")},
    "leaving.result": {
        "excluded": Text("ist vom ganzen Cup ausgeschlossen", "is excluded from the whole cup"),
        "unranked": Text("wird an diesem Tag nicht gereiht", "is not ranked that day"),
        "ranked": Text("wird mit dem gereiht, was da ist", "is ranked with what there is"),
    },
    "leaving.substitutes": {
        "excluded": Text("ist ebenfalls ausgeschlossen", "is excluded too"),
        "between-rounds": Text("darf es von einer Runde zur nächsten", "may from one round to the next"),
    },
    "leaving.ban": {
        "none": Text("keine", "none"),
        "cup": Text("Ausschluss vom ganzen Cup", "exclusion from the whole cup"),
        "tournaments": Text("gesperrt für {count} Turniere", "banned for {count} tournaments"),
        "individual": Text("gesperrt, die Dauer wird einzeln festgelegt", "banned, the length is decided one by one"),
    },
    "leaving.again": {
        "same": Text("dasselbe", "the same"),
        "cup": Text("Ausschluss vom ganzen Cup", "exclusion from the whole cup"),
    },
    "season.count": {
        "all": Text("alle Ergebnisse", "all results"),
        "best": Text("die besten {count} Ergebnisse", "the best {count} results"),
        "half": Text(
            "die bessere Hälfte der Turniere (bei mehr als zehn abgerundet, sonst aufgerundet)",
            "the better half of the tournaments (rounded down with more than ten, else up)",
        ),
    },
    "season.final": {
        "counts": Text("zählt wie jedes Turnier", "counts like any tournament"),
        "extra": Text("zählt zusätzlich und wird nie gestrichen", "counts in addition and is never dropped"),
    },
    "season.final_start": {
        "true": Text("nötig, um gereiht zu werden", "needed to be ranked"),
        "false": Text("nicht nötig", "not needed"),
    },
}

MECHANICS: Final = {
    "table": Text("Tafel nach dem Rang", "a table by rank"),
    "heine": Text(
        "Schrift bis {full} ganz, darüber halb (abgerundet), höchstens {cap}; ohne Plus nichts",
        "the Schrift in full up to {full}, half above (rounded down), {cap} at most; nothing without a plus",
    ),
    "cube": Text(
        "{top} × ((N − Rang) ÷ (N − 1))³ bei N Teilnehmern, kaufmännisch gerundet",
        "{top} × ((N − rank) ÷ (N − 1))³ with N participants, rounded half up",
    ),
    "linear": Text(
        "gleichmäßig von {top} für den Ersten bis nichts ab {zero}",
        "evenly from {top} for the first to nothing from {zero} on",
    ),
    "table-ranks": Text(
        "Schrift und Punkte für die Tischränge, {top} für den Ersten am Tisch",
        "the Schrift and points for the ranks at the tables, {top} for the first at the table",
    ),
    "score": Text("die Schrift des Tages", "the day's Schrift"),
}
