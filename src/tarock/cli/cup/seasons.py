"""`tarock cup season`: the table of a season from a cup's log and its tournaments, or from tournaments alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

import typer

from tarock.cli.cup.cups import find_cup
from tarock.cli.cup.log import cups_of, days_of, read_streams
from tarock.cli.cup.refusing import refusing
from tarock.cli.cup.shown import as_csv, as_json as json_text, columns, reasons
from tarock.cli.files import Unusable
from tarock.cli.terminal import JSON, LANG, Lang, answer, say
from tarock.scoring import number
from tarock.tournament.cup import CupState
from tarock.tournament.cup.results import day_result
from tarock.tournament.cup.standings import season_table
from tarock.tournament.event import Day
from tarock.tournament.points import Held, Line, Outcome, season as reckon

FILES = typer.Argument(..., metavar="FILE…", help=say("Cup, Turniere, Ausfuhren.", "Cup, tournaments, exports."))
SEASON = typer.Option("", "--season", metavar="NAME", help=say("Saison; sonst die letzte.", "Season; else the last."))
CUP = typer.Option(
    "", "--cup", metavar="ID", help=say("Cup, wo die Dateien keinen haben.", "Cup, where the files have none.")
)
WHY = typer.Option(False, "--why", help=say("Warum jede Zahl so ist.", "Why each number is what it is."))
PLAYER = typer.Option(
    0, "--player", metavar="NR", help=say("Nur diese Nummer, mit Warum.", "Only this number, with why.")
)
LIVE = typer.Option(
    False, "--live", help=say("Auch Turniere, die noch laufen.", "Also tournaments that are still running.")
)
CSV = typer.Option(False, "--csv", help=say("Ausgabe als CSV.", "Output as CSV."))


@dataclass(frozen=True)
class Table:
    """What is printed: a title, the tournaments, the lines, the names."""

    title: str
    held: Sequence[Held]
    lines: Sequence[Line]
    names: Mapping[int, str]


def season(
    files: list[str] = FILES,
    wanted: str = SEASON,
    cup: str = CUP,
    why: bool = WHY,
    player: int = PLAYER,
    live: bool = LIVE,
    csv: bool = CSV,
    as_json: bool = JSON,
    lang: Lang = LANG,
) -> None:
    """Ranks, totals, every tournament; what is dropped stands in brackets."""
    with refusing(files[0], as_json, lang):
        streams = [stream for name in files for stream in read_streams(name, lang)]
        days, cups = days_of(streams), list(cups_of(streams).values())
        if len(cups) > 1:
            raise Unusable(say("Das sind mehrere Cups.", "These are several cups.", lang))
        table = _of_cup(cups[0], days, wanted, live, lang) if cups else _of_days(days, cup, live, lang)
    if player:
        table = Table(table.title, table.held, [x for x in table.lines if x.number == player], table.names)
    if as_json:
        answer(json_text(_json(table, lang)))
    elif csv:
        answer(as_csv(_head(table, lang), _rows(table)))
    else:
        _print(table, why or bool(player), lang)


def _of_cup(state: CupState, days: Mapping[str, Day], wanted: str, live: bool, lang: str) -> Table:
    name = wanted or (state.season.name if state.season else "")
    if name not in state.seasons:
        known = ", ".join(state.seasons) or "–"
        raise Unusable(say(f"Keine Saison „{name}“; vorhanden: {known}.", f"No season “{name}”; known: {known}.", lang))
    results = {stream: day_result(day) for stream, day in days.items()}
    table = season_table(state, name, results, live=live)
    names = {player.number: player.name for player in state.active}
    title = f"{state.cup.name.in_language(lang)}, {name}"
    return Table(title, table.held, table.lines, names)


def _of_days(days: Mapping[str, Day], cup: str, live: bool, lang: str) -> Table:
    """Without a cup's log: the tournaments in the order of their days, players by number."""
    if not cup:
        raise Unusable(say("Es fehlt der Cup: --cup ID.", "The cup is missing: --cup ID.", lang))
    rule = find_cup(cup, lang).season
    held: list[Held] = []
    names: dict[int, str] = {}
    for stream, day in days.items():
        found = day_result(day)
        names |= {entrant.number: entrant.name for entrant in day.entrants.values()}
        if found.closed or live:
            settings = day.settings
            places = {n: one.place for n, one in found.players.items()}
            final = bool(settings.points.get("final"))
            held.append(Held(stream, settings.title, settings.date or day.opened_at[:10], places, final))
    held.sort(key=lambda tournament: (tournament.day, tournament.id))
    return Table(find_cup(cup, lang).name.in_language(lang), held, reckon(rule, held), names)


def _head(table: Table, lang: str) -> list[str]:
    words = (
        ("Rang", "Nr.", "Name", "Punkte", "Antritte") if lang == "de" else ("Rank", "No.", "Name", "Points", "Starts")
    )
    before = [say("Vorrunde", "Preliminary", lang)] if any(line.preliminary for line in table.lines) else []
    return [*words, *before, *(t.name for t in table.held)]


def _rows(table: Table) -> list[list[object]]:
    preliminary = any(line.preliminary for line in table.lines)
    rows = []
    for line in table.lines:
        by_tournament = {outcome.tournament: outcome for outcome in line.outcomes}
        before: list[object] = [line.preliminary.value if line.preliminary else Fraction(0)] if preliminary else []
        cells = [_cell(by_tournament.get(tournament.id)) for tournament in table.held]
        name = table.names.get(line.number, "")
        rows.append([line.rank or "–", line.number, name, line.total, line.starts, *before, *cells])
    return rows


def _cell(outcome: Outcome | None) -> str:
    if outcome is None:
        return ""
    shown = "–" if outcome.points.dash else number(outcome.points.value)
    return shown if outcome.counts else f"({shown})"


def _print(table: Table, why: bool, lang: str) -> None:
    answer(table.title)
    if not table.lines:
        answer(say("Noch kein Ergebnis.", "No result yet.", lang))
        return
    head = _head(table, lang)
    answer(columns(head, _rows(table), right=(0, 1, *range(3, len(head)))))
    for line in table.lines if why else ():
        answer(f"\n{line.rank or '–'}. {table.names.get(line.number, '')} ({line.number}): {number(line.total)}")
        for outcome in line.outcomes:
            for reason in outcome.points.why:
                answer(f"  {outcome.name}: {reason.sentence(lang)}")
        for reason in line.why:
            answer(f"  {reason.sentence(lang)}")


def _json(table: Table, lang: str) -> dict[str, object]:
    lines = [
        {
            "rank": line.rank or None,
            "shared": line.shared,
            "number": line.number,
            "name": table.names.get(line.number, ""),
            "points": line.total,
            "starts": line.starts,
            "wins": line.wins,
            "decided": line.decided,
            "qualified": line.qualified,
            "preliminary": line.preliminary.value if line.preliminary else None,
            "results": [_outcome(outcome, lang) for outcome in line.outcomes],
            "why": reasons(line.why, lang),
        }
        for line in table.lines
    ]
    held = [
        {"id": t.id, "name": t.name, "day": t.day, "final": t.final, "participants": len(t.places)} for t in table.held
    ]
    return {"title": table.title, "tournaments": held, "lines": lines}


def _outcome(outcome: Outcome, lang: str) -> dict[str, object]:
    place = outcome.place
    return {
        "tournament": outcome.tournament,
        "rank": place.rank if place else None,
        "score": place.score if place else None,
        "points": outcome.points.value,
        "counts": outcome.counts,
        "why": reasons(outcome.points.why, lang),
    }
