"""The table of a season as a list: one column a tournament, dropped results marked."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tarock.tournament.cup.standings import SeasonTable
from tarock.tournament.lists.listing import Cell, Column, Listing, without_empty
from tarock.tournament.lists.words import column, day_text, note, title
from tarock.tournament.points import Held, Line
from tarock.tournament.points.messages import TIES


def season(table: SeasonTable, name: Callable[[int], str], cup: str = "", lang: str = "de") -> Listing:
    """Rank, number, name, the points of each tournament, total. `name` gives the name of a player's number.

    A result that does not count is faint, and named in the column of dropped ones; a zero that the point system prints
    as “–” is None; who was not there has an empty cell.
    """
    short = _short(table.held)
    columns = [column(key, lang) for key in ("rank", "number", "name", "preliminary")]
    columns += [Column(held.id, short[held.id], "score") for held in table.held]
    columns += [column(key, lang) for key in ("starts", "points", "decided", "dropped", "qualified")]
    rows: list[tuple[Cell, ...]] = []
    faint = set()
    for index, line in enumerate(table.lines):
        points: dict[str, Cell] = {}
        for outcome in line.outcomes:
            points[outcome.tournament] = None if outcome.points.dash else outcome.points.value
            if not outcome.counts:
                faint.add((index, outcome.tournament))
        dropped = [outcome for outcome in line.outcomes if not outcome.counts]
        rows.append(
            (
                line.rank or None,
                line.number,
                name(line.number),
                "" if line.preliminary is None else line.preliminary.value,
                *(points.get(held.id, "") for held in table.held),
                line.starts,
                line.total,
                TIES[line.decided].in_language(lang) if line.decided else "",
                ", ".join(short[outcome.tournament] for outcome in dropped if outcome.tournament in short),
                _qualified(line, lang),
            )
        )
    kept_columns, kept = without_empty(columns, rows, "preliminary", "decided", "dropped", "qualified")
    place = {shown.key: index for index, shown in enumerate(kept_columns)}
    notes = [f"{short[held.id]} {held.name} ({day_text(held.day, lang)})" for held in table.held]
    notes += [note("live", lang)] if table.live else []
    return Listing(
        "season",
        title("season", lang, season=table.season.name),
        kept_columns,
        kept,
        cup,
        notes=tuple(notes),
        faint=frozenset((row, place[tournament]) for row, tournament in faint),
    )


def _short(held: Sequence[Held]) -> dict[str, str]:
    """A short title for each tournament: its place in the season."""
    return {one.id: f"T{place}" for place, one in enumerate(held, 1)}


def _qualified(line: Line, lang: str) -> str:
    return "" if line.qualified is None else note("yes" if line.qualified else "no", lang)
