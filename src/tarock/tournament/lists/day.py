"""The lists of a tournament day: registrations, seating, results.

Names are those of the day that is handed in: the office's, or the public ones.
"""

from __future__ import annotations

from collections.abc import Sequence

from tarock.tournament.event import (
    Day,
    Entrant,
    Round,
    Running,
    missing_games,
    standings,
    team_totals,
    waiting,
)
from tarock.tournament.lists.listing import Cell, Column, Listing, without_empty
from tarock.tournament.lists.words import ENDED, STATUS, column, day_text, note, title
from tarock.tournament.ranking import NAMES


def registrations(day: Day, lang: str = "de") -> Listing:
    """Everybody who registered, by number; a file of it can be read in again (`incoming`)."""
    keys = ("number", "name", "club", "couple", "team", "fixed_table", "status", "paid")
    waits = {entrant.number for entrant in waiting(day)}
    rows = [
        (
            entrant.number,
            entrant.name,
            entrant.club,
            entrant.couple,
            entrant.team,
            entrant.fixed_table or "",
            STATUS["waiting" if entrant.number in waits else entrant.status].in_language(lang),
            entrant.paid,
        )
        for entrant in _entrants(day)
    ]
    columns, kept = without_empty([column(key, lang) for key in keys], rows, "club", "couple", "team", "fixed_table")
    return Listing("registrations", title("registrations", lang), columns, kept, kicker(day, lang))


def seating(day: Day, rounds: Sequence[int] = (), lang: str = "de") -> Listing:
    """Where each player sits, by name, in the rounds asked for (all that are drawn, by default)."""
    parts = [part for part in day.rounds if part.tables and (not rounds or part.number in rounds)]
    columns = [column("name", lang), column("number", lang)]
    for part in parts:
        said = ("table", "place") if len(parts) == 1 else ("round-table", "round-place")
        for key, word in zip(("table", "place"), said, strict=True):
            words = column(key, lang).title if len(parts) == 1 else note(word, lang, round=part.number)
            columns.append(Column(f"{key}{part.number}", words, "number"))
    seated = {player for part in parts for table in part.tables for player in table.players}
    rows: list[tuple[Cell, ...]] = []
    for entrant in sorted((day.entrants[n] for n in seated), key=lambda e: (e.name.casefold(), e.number)):
        places = [_place(part, entrant.number) for part in parts]
        rows.append((entrant.name, entrant.number, *(cell for place in places for cell in place)))
    heading = title("seating", lang, round=parts[0].number) if len(parts) == 1 else title("seating-all", lang)
    return Listing(
        "seating", heading, tuple(columns), tuple(rows), kicker(day, lang), _version(parts, lang), _seed(day, lang)
    )


def tables(day: Day, round: int, lang: str = "de") -> Listing:
    """Who sits at each table of a round, in playing order."""
    part = day.rounds[round - 1]
    rows = tuple(
        (table.number, place, number, day.entrants[number].name)
        for table in part.tables
        for place, number in enumerate(table.players, 1)
    )
    columns = tuple(column(key, lang) for key in ("table", "place", "number", "name"))
    heading = title("tables", lang, round=round)
    return Listing("tables", heading, columns, rows, kicker(day, lang), _version([part], lang), _seed(day, lang))


def results(day: Day, rounds: int | None = None, running: Running | None = None, lang: str = "de") -> Listing:
    """The standings after `rounds` rounds (all by default): one row a player, and what decided between equal totals."""
    found = standings(day, rounds, running)
    count = len(day.rounds) if rounds is None else rounds
    columns = [column(key, lang) for key in ("rank", "number", "name", "club", "team")]
    columns += [Column(f"round{n}", note("round", lang, round=n), "points") for n in range(1, count + 1)]
    columns += [column("total", lang), column("decided", lang)]
    rows: list[tuple[Cell, ...]] = []
    for row in found.rows:
        entrant = day.entrants[row.number]
        decided = NAMES[row.decided_by].in_language(lang) if row.decided_by else ""
        if row.rank is None:
            decided = STATUS[entrant.status].in_language(lang) if entrant.gone else ""
        rows.append(
            (row.rank, row.number, row.record.name, entrant.club, entrant.team, *row.record.rounds, row.total, decided)
        )
    kept_columns, kept = without_empty(columns, rows, "club", "team", "decided")
    notes = [warning.sentence(lang) for warning in found.warnings]
    notes += [
        note("missing", lang, round=m.round, table=m.table, played=m.played, agreed=m.agreed, why=_why(m.why, lang))
        for m in missing_games(day)
        if m.round <= count
    ]
    final = rounds is None or rounds >= len(day.rounds)
    heading = title("results", lang) if final else title("interim", lang, round=rounds)
    return Listing("results", heading, kept_columns, kept, kicker(day, lang), notes=tuple(notes))


def _why(ended: str, lang: str) -> str:
    return ENDED[ended].in_language(lang) if ended in ENDED else ended


def team_results(day: Day, lang: str = "de") -> Listing:
    """The sums of the teams, equal ones share a rank."""
    sums = team_totals(day)
    rows = tuple((1 + sum(other > total for other in sums.values()), team, total) for team, total in sums.items())
    columns = tuple(column(key, lang) for key in ("rank", "team", "total"))
    return Listing("teams", title("teams", lang), columns, rows, kicker(day, lang))


def kicker(day: Day, lang: str) -> str:
    """What stands above the title: the tournament, its date, the venue."""
    said = (day.settings.title, day_text(day.settings.date, lang), day.settings.venue)
    return " · ".join(part for part in said if part)


def version(part: Round, lang: str) -> str:
    """Which draw of a round is shown: a reprint after a new draw says so (T64)."""
    said = note("draw" if part.draw <= 1 else "redrawn", lang, draw=part.draw)
    return f"{said}, {note('by-hand', lang)}" if part.by_hand else said


def _version(parts: Sequence[Round], lang: str) -> str:
    if len(parts) == 1:
        return version(parts[0], lang)
    return " · ".join(f"{note('round', lang, round=part.number)}: {version(part, lang)}" for part in parts)


def _seed(day: Day, lang: str) -> tuple[str, ...]:
    return (note("seed", lang, seed=day.seed),) if day.seed else ()


def _place(part: Round, number: int) -> tuple[Cell, Cell]:
    table = part.table_of(number)
    return (table.number, table.players.index(number) + 1) if table else (None, None)


def _entrants(day: Day) -> list[Entrant]:
    return [day.entrants[number] for number in sorted(day.entrants)]
