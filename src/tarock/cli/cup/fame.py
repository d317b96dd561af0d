"""`tarock cup fame`: hall of fame, all-time statistics, records, one player's page."""

from __future__ import annotations

from dataclasses import asdict
from fractions import Fraction

import typer

from tarock.cli.cup.listings import CSV, OUTPUT, tell
from tarock.cli.cup.log import cups_of, days_of, read_streams
from tarock.cli.cup.refusing import refusing
from tarock.cli.cup.shown import as_json as json_text
from tarock.cli.files import Unusable
from tarock.cli.terminal import JSON, LANG, Lang, answer, say
from tarock.scoring import number
from tarock.tournament.cup import CupState
from tarock.tournament.cup.fame import Best, Career, careers, hall_of_fame, player_page, records
from tarock.tournament.cup.results import Results, day_result
from tarock.tournament.cup.standings import title
from tarock.tournament.lists import Cell, Column, Listing

FILES = typer.Argument(..., metavar="FILE…", help=say("Cup und seine Turniere.", "A cup and its tournaments."))
PLAYER = typer.Option(0, "--player", metavar=say("NR", "NO"), help=say("Nur dieser Spieler.", "This player only."))

_COLUMNS = (
    ("starts", "Antritte", "Starts", "number"),
    ("wins", "Siege", "Wins", "number"),
    ("podiums", "Stockerlplätze", "Podiums", "number"),
    ("titles", "Titel", "Titles", "number"),
    ("score", "Schrift", "Schrift", "points"),
    ("best_day", "bester Tag", "best day", "points"),
    ("best_round", "beste Runde", "best round", "points"),
)


def fame(
    files: list[str] = FILES,
    player: int = PLAYER,
    csv: bool = CSV,
    output: str = OUTPUT,
    as_json: bool = JSON,
    lang: Lang = LANG,
) -> None:
    """Champions by season, then everybody by tournaments won; or one player with every tournament."""
    with refusing(files[0], as_json, lang):
        streams = [stream for name in files for stream in read_streams(name, lang)]
        cups = list(cups_of(streams).values())
        if len(cups) != 1:
            raise Unusable(say("Genau ein Cup wird gebraucht.", "Exactly one cup is needed.", lang))
        (state,) = cups
        results = {stream: day_result(day) for stream, day in days_of(streams).items()}
        if player:
            _page(state, player, results, as_json, lang)
        elif as_json:
            answer(json_text(_json(state, results)))
        else:
            if not csv and not output:
                _champions(state, results, lang)
            tell(_listing(state, careers(state, results), lang), csv, output, lang)


def _name(state: CupState, number: int) -> str:
    player = state.player(number)
    return player.name if player else f"#{number}"


def _champions(state: CupState, results: Results, lang: str) -> None:
    for champion in hall_of_fame(state, results).champions:
        told = f"{champion.season}: {champion.rank}. {_name(state, champion.number)}, {number(champion.points)}"
        answer(f"{told} {say('Punkte', 'points', lang)}")
    days, rounds = records(state, results, most=3)
    for word, found in ((say("Bester Tag", "Best day", lang), days), (say("Beste Runde", "Best round", lang), rounds)):
        for best in found:
            answer(f"{word}: {number(best.points)}, {_name(state, best.number)}, {best.date.day}")


def _listing(state: CupState, rows: tuple[Career, ...], lang: str) -> Listing:
    columns = [Column("number", say("Nr.", "No.", lang), "number"), Column("name", "Name")]
    columns += [Column(key, say(de, en, lang), kind) for key, de, en, kind in _COLUMNS]
    told: list[tuple[Cell, ...]] = [
        (row.number, _name(state, row.number), *(getattr(row, key) for key, *_ in _COLUMNS)) for row in rows
    ]
    heading = say("Ewige Bestenliste", "All-time statistics", lang)
    return Listing("fame", heading, tuple(columns), tuple(told), state.cup.name.in_language(lang))


def _page(state: CupState, wanted: int, results: Results, as_json: bool, lang: str) -> None:
    page = player_page(state, wanted, results)
    if page is None:
        raise Unusable(say(f"Die Nummer {wanted} gibt es im Cup nicht.", f"The cup has no number {wanted}.", lang))
    if as_json:
        rows = [
            {"day": p.date.day, "name": title(p.date), "rank": p.result.place.rank, "score": p.result.place.score}
            for p in page.played
        ]
        seasons = [{"season": name, "rank": line.rank or None, "points": line.total} for name, line in page.seasons]
        head = {"number": page.player.number, "name": page.player.name, "numbers": list(page.numbers)}
        answer(json_text({**head, "career": asdict(page.career), "played": rows, "seasons": seasons}))
        return
    answer(f"{page.player.name} ({page.player.number})")
    for name, line in page.seasons:
        rank = f"{line.rank}." if line.rank else "–"
        answer(f"{name}: {rank}, {number(line.total)} {say('Punkte', 'points', lang)}")
    for played in page.played:
        place = played.result.place
        answer(f"{played.date.day}  {title(played.date)}: {place.rank}. ({number(Fraction(place.score))})")


def _json(state: CupState, results: Results) -> dict[str, object]:
    def best(found: Best) -> dict[str, object]:
        return {"number": found.number, "points": found.points, "day": found.date.day, "round": found.round or None}

    hall = hall_of_fame(state, results)
    days, rounds = records(state, results)
    return {
        "champions": [asdict(champion) for champion in hall.champions],
        "winners": [{"day": d.day, "name": title(d), "number": n, "score": s} for d, n, s in hall.winners],
        "players": [{"name": _name(state, c.number), **asdict(c)} for c in careers(state, results)],
        "days": [best(found) for found in days],
        "rounds": [best(found) for found in rounds],
    }
