"""The sentences of the draw."""

from __future__ import annotations

from tarock.rules import Text, register

MESSAGES = register(
    {
        "draw-no-partition": Text(
            "{players} Spieler lassen sich nicht auf Tische zu {sizes} aufteilen.",
            "{players} players cannot be split into tables of {sizes}.",
        ),
        "draw-choice-wait": Text(
            "Möglichkeit: auf {count} weitere warten; {players} Spieler gehen auf: {tables}.",
            "Choice: wait for {count} more; {players} players fit: {tables}.",
        ),
        "draw-choice-leave": Text(
            "Möglichkeit: um {count} weniger; {players} Spieler gehen auf: {tables}.",
            "Choice: {count} fewer; {players} players fit: {tables}.",
        ),
        "draw-choice-allow": Text(
            "Möglichkeit: Tische zu {size} zulassen; dann geht es auf: {tables}.",
            "Choice: allow tables of {size}; then it fits: {tables}.",
        ),
        "draw-sizes": Text(
            "Tische zu {sizes} gibt es nicht: möglich sind 4, 5 und 6, jede Größe einmal.",
            "There are no tables of {sizes}: 4, 5 and 6 are possible, each size once.",
        ),
        "draw-seed": Text(
            "Ein Startwert besteht aus mindestens 32 Hexadezimalziffern 0–9 a–f (klein geschrieben).",
            "A seed is 32 or more hex digits 0–9 a–f (lower case).",
        ),
        "draw-attempt": Text(
            "Die Auslosungen einer Runde zählen ab 0; {attempt} geht nicht.",
            "The draws of a round are counted from 0; {attempt} is impossible.",
        ),
        "draw-rounds": Text(
            "{rounds} Runden lassen sich nicht auslosen: 1 bis {most}.", "{rounds} rounds cannot be drawn: 1 to {most}."
        ),
        "draw-twice": Text("Nummer {number} steht zweimal in der Auslosung.", "Number {number} is in the draw twice."),
        "draw-mode": Text(
            "„{mode}“ ist keine Art auszulosen; möglich: {modes}.", "“{mode}” is no way to draw; possible: {modes}."
        ),
        "draw-order": Text(
            "„{order}“ ordnet die Wünsche nicht: gebraucht wird jeder von {words} genau einmal.",
            "“{order}” does not order the wishes: each of {words} is needed exactly once.",
        ),
        "draw-ranking-missing": Text(
            "Nach dem Stand kann erst gesetzt werden, wenn es einen gibt.",
            "Seating by standings needs standings.",
        ),
        "draw-ranking-twice": Text(
            "Nummer {number} steht zweimal im Stand.", "Number {number} is in the standings twice."
        ),
        "draw-fixed-number": Text(
            "Nummer {number}: Tische haben Nummern ab 1, {table} geht nicht.",
            "Number {number}: tables are numbered from 1, {table} is impossible.",
        ),
        "draw-fixed-full": Text(
            "Am Tisch {table} sollen {count} Spieler fix sitzen; höchstens {most} haben sicher Platz.",
            "{count} players are to stay at table {table}; only {most} are sure to have room.",
        ),
        "draw-fixed-tables": Text(
            "An {count} Tischen sitzt jemand fix, es gibt aber nur {tables} Tische.",
            "{count} tables have somebody who stays there, but there are only {tables} tables.",
        ),
    }
)
