"""Tables and their score lists: a list begun for a table, its sums so far, its result sent to the day."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any
from uuid import UUID, uuid5

from django.db import transaction
from django.http import Http404

from tarock.rules import refuse
from tarock.sheet import Sheet
from tarock.tournament.event import Actor, Day as DayState, Round, Running, Table, facts as f
from tarock.tournament.plain import to_plain
from tarock.web.cups.models import Day
from tarock.web.cups.service import wish_day
from tarock.web.cups.streams import DAYS
from tarock.web.sheets.models import SheetLink
from tarock.web.sheets.service import begin, load_sheet


def table_of(state: DayState, round_number: int, table: int) -> tuple[Round, Table]:
    """A round and one of its tables. Raises `Http404`."""
    part = state.round(round_number)
    found = part.table(table) if part else None
    if part is None or found is None:
        raise Http404
    return part, found


def list_names(state: DayState, table: Table) -> tuple[str, ...]:
    """How the players are called on their table's list: by name, with the number where two have the same."""
    names = [state.entrants[number].name for number in table.players]
    folded = [name.casefold() for name in names]
    return tuple(
        f"{name[:34]} {number}" if folded.count(name.casefold()) > 1 else name[:40]
        for name, number in zip(names, table.players, strict=True)
    )


def open_list(day: Day, round_number: int, table: int, actor: Actor) -> str:
    """The write link's token of the table's list; the list is begun where there is none."""
    with transaction.atomic():
        state = DAYS.get(day.pk)
        part, found = table_of(state, round_number, table)
        if not found.sheet:
            settings = state.settings
            links = begin(
                uuid5(day.pk, f"list {round_number} {part.draw} {table}"),
                actor.name,
                rules=settings.rules,
                rules_text=settings.rules_text,
                players=list_names(state, found),
                cents=settings.cents,
                games=settings.games_at(len(found.players)),
            )
            stream = links[SheetLink.WRITE].stream
            wish_day(day, f.Linked(round_number, table, str(stream)), actor)
            return links[SheetLink.WRITE].token
    return SheetLink.objects.get(stream=UUID(found.sheet), role=SheetLink.WRITE).token


def sheet_of(table: Table) -> Sheet | None:
    """The table's list; None where it has none."""
    return load_sheet(UUID(table.sheet)) if table.sheet else None


def games_on(sheet: Sheet | None) -> int:
    """Games that are written and not cancelled."""
    return sum(row.status != "cancelled" for row in sheet.rows) if sheet else 0


def sums_on(sheet: Sheet, table: Table) -> dict[int, Fraction]:
    """Schrift on the list by the players' numbers. Raises `Problems` for a list of other players."""
    if len(sheet.players) != len(table.players):
        raise refuse("sheet", "cups-sheet-players")
    return dict(zip(table.players, sheet.points, strict=True))


def running(state: DayState) -> Running:
    """The sums so far of all tables of started rounds that play with a list and have no result yet."""
    found: dict[tuple[int, int], Mapping[int, Fraction]] = {}
    for part in state.rounds:
        for table in part.tables:
            if part.started and table.result is None and (sheet := sheet_of(table)) is not None:
                found[part.number, table.number] = sums_on(sheet, table)
    return found


def games_played(state: DayState, round_number: int) -> dict[int, int]:
    """Games written so far by table number, of tables with a list or a result."""
    found: dict[int, int] = {}
    for table in state.rounds[round_number - 1].tables:
        if table.result is not None:
            found[table.number] = table.result.games
        elif (sheet := sheet_of(table)) is not None:
            found[table.number] = games_on(sheet)
    return found


def list_result(day: Day, said: Mapping[str, Any]) -> dict[str, Any]:
    """Sums, games, list and version of a table's list as it stands now, for a `reported` wish. Raises `Problems`."""
    numbers = [said.get("round"), said.get("table")]
    if not all(type(number) is int for number in numbers):
        return {"sheet": ""}  # the core says what is wrong
    part = DAYS.get(day.pk).round(int(said["round"]))
    table = part.table(int(said["table"])) if part else None
    sheet = sheet_of(table) if table else None
    if table is None or sheet is None:
        raise refuse("sheet", "cups-no-sheet")
    sums = to_plain(sums_on(sheet, table))
    return {"sums": sums, "games": games_on(sheet), "sheet": table.sheet, "version": sheet.version}
