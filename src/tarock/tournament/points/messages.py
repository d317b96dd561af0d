"""The sentences of this room: why a player has so many cup points."""

from __future__ import annotations

from tarock.rules import Text, register

MESSAGES = register(
    {
        "points-table": Text(
            "Rang {rank} von {participants}: in der Punktetafel stehen {points}.",
            "Rank {rank} of {participants}: {points} in the table of points.",
        ),
        "points-table-beyond": Text(
            "Rang {rank} von {participants}: Die Punktetafel endet bei Rang {last}, dahinter gibt es nichts.",
            "Rank {rank} of {participants}: the table of points ends with rank {last}, nothing is given behind it.",
        ),
        "points-table-minus": Text(
            "Rang {rank} von {participants}: Die Punktetafel endet bei Rang {last}, jeder Rang dahinter kostet einen "
            "Punkt: −({rank} − {last}) = {points}.",
            "Rank {rank} of {participants}: the table of points ends with rank {last}, each rank behind it costs one "
            "point: −({rank} − {last}) = {points}.",
        ),
        "points-absent": Text(
            "Für das Finale qualifiziert und nicht gekommen: {base} − {participants} Finalteilnehmer = {points}.",
            "Qualified for the final and not there: {base} − {participants} finalists = {points}.",
        ),
        "points-absent-nothing": Text(
            "Nicht gekommen: keine Punkte.",
            "Not there: no points.",
        ),
        "points-heine-none": Text(
            "Schrift {score}: Ohne Plus gibt es keine Punkte.",
            "Schrift {score}: no points without a plus.",
        ),
        "points-heine-full": Text(
            "Schrift {score}: Bis {full} zählt alles, also {points}.",
            "Schrift {score}: everything counts up to {full}, so {points}.",
        ),
        "points-heine-half": Text(
            "Schrift {score}: Die ersten {full} zählen ganz, der Rest halb und abgerundet: "
            "{full} + ({score} − {full}) ÷ 2 = {points}.",
            "Schrift {score}: the first {full} count in full, the rest half and rounded down: "
            "{full} + ({score} − {full}) ÷ 2 = {points}.",
        ),
        "points-heine-cap": Text(
            "Schrift {score}: Mehr als {cap} Punkte gibt es nicht.",
            "Schrift {score}: no more than {cap} points are given.",
        ),
        "points-cube": Text(
            "Rang {rank} von {participants}: {top} × (({participants} − {rank}) ÷ ({participants} − 1))³, "
            "kaufmännisch gerundet = {points}.",
            "Rank {rank} of {participants}: {top} × (({participants} − {rank}) ÷ ({participants} − 1))³, "
            "rounded half up = {points}.",
        ),
        "points-alone": Text(
            "Einziger Teilnehmer: volle Punkte, {points}.",
            "The only participant: full points, {points}.",
        ),
        "points-linear": Text(
            "Rang {rank} von {participants}: {top} × ({zero} − {rank}) ÷ ({zero} − 1), kaufmännisch gerundet = "
            "{points}.",
            "Rank {rank} of {participants}: {top} × ({zero} − {rank}) ÷ ({zero} − 1), rounded half up = {points}.",
        ),
        "points-linear-none": Text(
            "Rang {rank} von {participants}: Ab Rang {zero} gibt es nichts.",
            "Rank {rank} of {participants}: nothing is given from rank {zero} on.",
        ),
        "points-score": Text(
            "Es zählt die Schrift des Tages: {points}.",
            "The day's Schrift counts: {points}.",
        ),
        "points-table-ranks": Text(
            "Schrift {score}, dazu die Tischränge {ranks}: {added}. Zusammen {points}.",
            "Schrift {score}, and the ranks at the tables {ranks}: {added}. Together {points}.",
        ),
        "points-shared-rank": Text(
            "Rang {rank} teilen sich {shared}: Jeder bekommt die Punkte dieses Rangs.",
            "Rank {rank} is shared by {shared}: each gets the points of this rank.",
        ),
        "points-shared-average": Text(
            "Rang {rank} teilen sich {shared}: Jeder bekommt den Durchschnitt der Ränge {rank} bis {last} "
            "({list}), kaufmännisch gerundet: {points}.",
            "Rank {rank} is shared by {shared}: each gets the mean of the ranks {rank} to {last} ({list}), rounded "
            "half up: {points}.",
        ),
        "points-preliminary": Text(
            "Vorrunde: Rang {rank} im {cup} bringt {points}.",
            "Preliminary: rank {rank} in the {cup} is worth {points}.",
        ),
        "points-preliminary-none": Text(
            "Vorrunde: Rang {rank} im {cup} bringt nichts.",
            "Preliminary: rank {rank} in the {cup} is worth nothing.",
        ),
        "points-preliminary-better": Text(
            "In mehreren Cups qualifiziert: Es zählt der beste Rang.",
            "Qualified in several cups: the best one counts.",
        ),
        "season-counted": Text(
            "Gewertet: {list} = {points}.",
            "Counted: {list} = {points}.",
        ),
        "season-all": Text(
            "Alle Turniere zählen.",
            "All tournaments count.",
        ),
        "season-best": Text(
            "Die besten {best} Ergebnisse zählen; gespielt: {starts}.",
            "The best {best} results count; played: {starts}.",
        ),
        "season-half": Text(
            "Bei {held} Turnieren zählen die besten {best} Ergebnisse; gespielt: {starts}.",
            "With {held} tournaments the best {best} results count; played: {starts}.",
        ),
        "season-dropped": Text(
            "Gestrichen: {list}.",
            "Dropped: {list}.",
        ),
        "season-final": Text(
            "Das Finale zählt zusätzlich: {points}.",
            "The final counts in addition: {points}.",
        ),
        "season-preliminary": Text(
            "Vorrundenpunkte: {points}.",
            "Preliminary points: {points}.",
        ),
        "season-starts": Text(
            "{starts} Antritte, verlangt sind {needed}: nicht gereiht.",
            "{starts} starts, {needed} are required: not ranked.",
        ),
        "season-no-final": Text(
            "Beim Finale nicht dabei: nicht gereiht.",
            "Not at the final: not ranked.",
        ),
        "season-nothing": Text(
            "Noch kein Ergebnis.",
            "No result yet.",
        ),
        "season-tie": Text(
            "Punktegleich mit Rang {rank}: es entscheidet {criterion}.",
            "Level with rank {rank}: decided by {criterion}.",
        ),
        "season-tie-shared": Text(
            "Punktegleich, und kein Kriterium trennt: Den Rang teilen sich {shared}.",
            "Level, and no criterion separates them: the rank is shared by {shared}.",
        ),
        "season-qualified": Text(
            "Qualifiziert: Rang {rank}, Plätze: {places}.",
            "Qualified: rank {rank}, places: {places}.",
        ),
        "season-qualified-starts": Text(
            "Qualifiziert: {starts} Antritte, verlangt sind {needed}.",
            "Qualified: {starts} starts, {needed} are required.",
        ),
        "season-not-qualified-starts": Text(
            "Nicht qualifiziert: {starts} Antritte, verlangt sind {needed}.",
            "Not qualified: {starts} starts, {needed} are required.",
        ),
        "season-not-qualified-rank": Text(
            "Nicht qualifiziert: Rang {rank}, Plätze: {places}.",
            "Not qualified: rank {rank}, places: {places}.",
        ),
        "season-qualified-shared": Text(
            "Den letzten Platz teilen sich mehrere; wer fährt, entscheidet der Veranstalter.",
            "The last place is shared by several; the organiser decides who goes.",
        ),
    }
)

TIES = {
    "final": Text("das bessere Finale", "the better final"),
    "best": Text("das beste Einzelergebnis", "the best single result"),
    "sorted": Text(
        "die besseren gewerteten Ergebnisse der Reihe nach", "the better counted results, one after another"
    ),
    "wins": Text("die Zahl der Turniersiege", "the number of tournaments won"),
    "starts": Text("die Zahl der Antritte", "the number of starts"),
    "score": Text("die Summe der Schrift", "the sum of the Schrift"),
}
"""The criteria that may separate players who are level in a season."""
