"""The referee's desk: complaints with their countdown, decisions with their clause, what was lifted."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from django.http import QueryDict

from tarock.rules import Text
from tarock.tournament.event import Day as DayState, Entrant, complaints_until, facts as f, rule_set
from tarock.web.cups.office.access import DayOffice
from tarock.web.cups.office.forms import wish_of
from tarock.web.cups.office.pages import day_page
from tarock.web.cups.tables import sheet_of, table_of

MATTERS = {
    "warning": Text("Verwarnung", "warning"),
    "renonce": Text("Renonce", "Renonce"),
    "struck": Text("Spiel gestrichen", "game struck"),
    "exclusion": Text("Ausschluss", "exclusion"),
    "other": Text("andere Entscheidung", "other decision"),
}
CONDUCT = ("MV-05", "MV-62", "MV-63")
"""Clauses on how one behaves, which no setting names."""


def rule(office: DayOffice, data: QueryDict) -> Text:
    """A decision; a struck game takes its row from the table's list where none was typed."""
    wish = wish_of(f.Ruled, data)
    if wish.get("matter") == "struck" and not wish.get("row"):
        wish["row"] = _row(office.state, wish)
    office.wish(wish)
    return Text("Die Entscheidung ist vermerkt.", "The decision is noted.")


def _row(state: DayState, wish: dict[str, Any]) -> dict[str, str]:
    """What the table's list says of a game, by player; nothing where there is no list or no such game."""
    numbers = [wish.get(name) for name in ("round", "table", "game")]
    if not all(type(number) is int for number in numbers):
        return {}
    round_number, table, game = (int(str(number)) for number in numbers)
    part = state.round(round_number)
    found = part.table(table) if part else None
    sheet = sheet_of(found) if found else None
    if found is None or sheet is None:
        return {}
    written = [row for row in sheet.rows if row.status != "cancelled"]
    if not 1 <= game <= len(written):
        return {}
    points = written[game - 1].points
    return {str(number): str(_plain(amount)) for number, amount in zip(found.players, points, strict=True)}


def _plain(amount: Fraction) -> int | float:
    return int(amount) if amount.denominator == 1 else float(amount)


def clauses(state: DayState) -> list[str]:
    """The clauses that a decision may rest on: those of the day's settings and of its rule set."""
    own = set(state.settings.clauses.values()) | set(CONDUCT)
    rules = rule_set(state.settings)
    own |= {source.ref for source in rules.sources.values() if source.ref and not source.assumption}
    return sorted(own)


def _seated(state: DayState, round_number: int, table: int) -> list[Entrant]:
    part = state.round(round_number)
    found = part.table(table) if part else None
    return [state.entrants[number] for number in found.players] if found else []


@day_page("referee", "ruled", actions={"rule": rule})
def referee(office: DayOffice) -> dict[str, Any]:
    """Open complaints first, then the form for a decision, then the log."""
    state = office.state
    asked = office.request.POST or office.request.GET
    place = {name: int(text) if (text := str(asked.get(name, ""))).isdigit() else 0 for name in ("round", "table")}
    waiting = []
    for complaint in state.complaints:
        _, table = table_of(state, complaint.round, complaint.table)
        waiting.append((complaint, state.entrants[complaint.player].name, complaints_until(state, table)))
    return {
        "open": [row for row in waiting if not row[0].decision],
        "answered": [row for row in waiting if row[0].decision],
        "rulings": [
            (ruling, MATTERS[ruling.fact.matter], [state.entrants[n].name for n in ruling.fact.players])
            for ruling in reversed(state.rulings)
        ],
        "matters": MATTERS,
        "clauses": clauses(state),
        "place": place,
        "paper": _seated(state, place["round"], place["table"]),
        "players": sorted((e for e in state.entrants.values() if e.plays), key=lambda e: e.name.casefold()),
        "withdrawn": [e for e in state.entrants.values() if e.gone],
        "rounds": [part for part in state.rounds if part.started],
        "clock_now": office.at,
    }
