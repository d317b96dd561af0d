"""Why somebody is ahead, and what to know before prizes are given."""

from __future__ import annotations

from typing import Final

from tarock.rules import Text, register

NAMES: Final = {
    "total": Text("Summe", "total"),
    "best_round": Text("bessere beste Runde", "better best round"),
    "rounds_sorted": Text("bessere Rundenergebnisse", "better round results"),
    "table_ranks": Text("bessere Tischränge", "better ranks at the tables"),
    "final": Text("besseres Finale", "better final"),
    "last_round": Text("bessere letzte Runde", "better last round"),
    "rounds_won": Text("mehr gewonnene Runden", "more rounds won"),
    "lot": Text("Los", "lot"),
}
"""The criteria as they are printed."""

MESSAGES = register(
    {
        "rank-decided": Text(
            "{total} = {total}: {criterion} ({mine} gegen {theirs}, {name}).",
            "{total} = {total}: {criterion} ({mine} against {theirs}, {name}).",
        ),
        "rank-shared": Text(
            "Rang {rank} teilen sich {count}: kein Kriterium entscheidet ({names}).",
            "Rank {rank} is shared by {count}: no criterion decides ({names}).",
        ),
        "rank-open": Text(
            "Noch nicht alles da; fehlende Ergebnisse: {count}.", "Not complete yet; missing results: {count}."
        ),
    }
)
