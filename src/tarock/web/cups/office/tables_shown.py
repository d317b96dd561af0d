"""What a table is doing, in one word, for the grid of the round and its live figures."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from tarock.rules import Text
from tarock.tournament.event import Day as DayState, Round, Table, complaints_until, ends_at
from tarock.tournament.event.state import moment

WORDS: Final = {
    "drawn": Text("ausgelost", "drawn"),
    "playing": Text("spielt", "playing"),
    "late": Text("Zeit ist um", "time is over"),
    "ended": Text("beendet, Ergebnis fehlt", "ended, no result yet"),
    "conflict": Text("zwei Ergebnisse", "two results"),
    "complaint": Text("Einspruch", "complaint"),
    "written": Text("zu bestätigen", "to be confirmed"),
    "done": Text("fertig", "done"),
}
"""By state of a table what is said of it."""


@dataclass(frozen=True)
class Shown:
    """A table of the grid. `games` played so far, `agreed` 0 for a free number."""

    table: Table
    names: tuple[tuple[int, str], ...]
    state: str
    games: int
    agreed: int
    until: str

    @property
    def word(self) -> Text:
        """What it is doing."""
        return WORDS[self.state]

    @property
    def percent(self) -> int:
        """How far it is, for the bar."""
        return min(100, 100 * self.games // self.agreed) if self.agreed else 0


def shown(state: DayState, part: Round, table: Table, games: Mapping[int, int], at: str) -> Shown:
    """One table as it stands at a moment."""
    return Shown(
        table,
        tuple((number, state.entrants[number].name) for number in table.players),
        word(state, part, table, at),
        games.get(table.number, 0),
        state.settings.games_at(len(table.players)),
        complaints_until(state, table),
    )


def word(state: DayState, part: Round, table: Table, at: str) -> str:
    """Its state, what needs somebody first."""
    if table.rivals:
        return "conflict"
    if any(not c.decision and (c.round, c.table) == (part.number, table.number) for c in state.complaints):
        return "complaint"
    if table.result is not None:
        return "done" if table.confirmed_by or not state.settings.second_confirms else "written"
    if table.ended:
        return "ended"
    end = ends_at(state, part.number)
    if end and moment(at) > moment(end):
        return "late"
    return "playing" if part.started else "drawn"
