"""`tarock cup season`: the table of a season from a cup's log and its tournaments, or from tournaments alone."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import typer

from tarock.cli.cup.cups import find_cup
from tarock.cli.cup.listings import CSV, OUTPUT, tell
from tarock.cli.cup.log import cups_of, days_of, read_streams
from tarock.cli.cup.refusing import refusing
from tarock.cli.cup.shown import as_json as json_text, reasons
from tarock.cli.files import Unusable
from tarock.cli.terminal import JSON, LANG, Lang, answer, complain, say
from tarock.scoring import number
from tarock.tournament import lists
from tarock.tournament.cup import CupState, Season
from tarock.tournament.cup.results import day_result
from tarock.tournament.cup.standings import SeasonTable, season_table
from tarock.tournament.event import Day
from tarock.tournament.points import Held, Outcome, season as reckon

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


def season(
    files: list[str] = FILES,
    wanted: str = SEASON,
    cup: str = CUP,
    why: bool = WHY,
    player: int = PLAYER,
    live: bool = LIVE,
    csv: bool = CSV,
    output: str = OUTPUT,
    as_json: bool = JSON,
    lang: Lang = LANG,
) -> None:
    """Ranks, totals, every tournament; what is dropped stands in brackets."""
    with refusing(files[0], as_json, lang):
        streams = [stream for name in files for stream in read_streams(name, lang)]
        days, cups = days_of(streams), list(cups_of(streams).values())
        if len(cups) > 1:
            raise Unusable(say("Das sind mehrere Cups.", "These are several cups.", lang))
        table, names = _of_cup(cups[0], days, wanted, live, lang) if cups else _of_days(days, cup, live, lang)
        if player:
            table = replace(table, lines=tuple(line for line in table.lines if line.number == player))
        if as_json:
            answer(json_text(_json(table, names, lang)))
            return
        title = table.season.cup.name.in_language(lang)
        tell(lists.season(table, lambda number: names.get(number, ""), title, lang), csv, output, lang)
        if (why or player) and not csv and not output:
            _reasons(table, names, lang)


def _of_cup(
    state: CupState, days: Mapping[str, Day], wanted: str, live: bool, lang: str
) -> tuple[SeasonTable, dict[int, str]]:
    name = wanted or (state.season.name if state.season else "")
    if name not in state.seasons:
        known = ", ".join(state.seasons) or "–"
        raise Unusable(say(f"Keine Saison „{name}“; vorhanden: {known}.", f"No season “{name}”; known: {known}.", lang))
    loose = [day.settings.title for stream, day in days.items() if state.date_of(stream) is None]
    if loose:
        told = ", ".join(loose)
        complain(say(f"Zu keinem Termin des Cups gehört: {told}.", f"Belongs to no date of the cup: {told}.", lang))
    results = {stream: day_result(day) for stream, day in days.items()}
    return season_table(state, name, results, live=live), {player.number: player.name for player in state.active}


def _of_days(days: Mapping[str, Day], cup: str, live: bool, lang: str) -> tuple[SeasonTable, dict[int, str]]:
    """Without a cup's log: the tournaments in the order of their days, players by number."""
    if not cup:
        raise Unusable(say("Es fehlt der Cup: --cup ID.", "The cup is missing: --cup ID.", lang))
    found = find_cup(cup, lang)
    names = {entrant.number: entrant.name for day in days.values() for entrant in day.entrants.values()}
    held = [_held(stream, day) for stream, day in days.items() if day.closed or live]
    held.sort(key=lambda tournament: (tournament.day, tournament.id))
    season_ = Season("", found, "")
    running = any(not day.closed for day in days.values()) and live
    return SeasonTable(season_, tuple(held), reckon(found.season, held), (), running), names


def _held(stream: str, day: Day) -> Held:
    settings = day.settings
    places = {number: one.place for number, one in day_result(day).players.items()}
    final = bool(settings.points.get("final"))
    return Held(stream, settings.title, settings.date or day.opened_at[:10], places, final)


def _reasons(table: SeasonTable, names: Mapping[int, str], lang: str) -> None:
    for line in table.lines:
        answer(f"\n{line.rank or '–'}. {names.get(line.number, '')} ({line.number}): {number(line.total)}")
        for outcome in line.outcomes:
            for reason in outcome.points.why:
                answer(f"  {outcome.name}: {reason.sentence(lang)}")
        for reason in line.why:
            answer(f"  {reason.sentence(lang)}")


def _json(table: SeasonTable, names: Mapping[int, str], lang: str) -> dict[str, object]:
    lines = [
        {
            "rank": line.rank or None,
            "shared": line.shared,
            "number": line.number,
            "name": names.get(line.number, ""),
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
    name = table.season.cup.name.in_language(lang)
    return {"cup": name, "season": table.season.name, "live": table.live, "tournaments": held, "lines": lines}


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
