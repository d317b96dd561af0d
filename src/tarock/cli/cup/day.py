"""`tarock cup new`, `start`, `result`, `do`, `close`: a tournament day, or a cup, on a file."""

from __future__ import annotations

import json
from fractions import Fraction
from typing import Any

import typer

from tarock.cli.cup.cups import find_cup
from tarock.cli.cup.log import new_log, open_log, read_streams
from tarock.cli.cup.refusing import refusing
from tarock.cli.cup.telling import tell
from tarock.cli.files import Unusable, read_text
from tarock.cli.terminal import JSON, LANG, Lang, say
from tarock.tournament.cup import fact_from_json as cup_wish, facts as cf
from tarock.tournament.cups import builtin_cups, cup_text, day_settings
from tarock.tournament.event import Actor, fact_from_json as day_wish, facts as f
from tarock.tournament.event.roles import ROLES
from tarock.tournament.plain import amount

FILE = typer.Argument(..., metavar="FILE", help=say("Datei des Turniers.", "The tournament's file."))
BY = typer.Option("tarock", "--by", metavar="NAME", help=say("Wer schreibt.", "Who writes."))
CUP = typer.Option("steirisch", "--cup", metavar="ID", help=say("Cup oder Cup-Datei.", "Cup, or a cup file."))
TITLE = typer.Option("", "--title", help=say("Name des Turniers.", "Name of the tournament."))
DATE = typer.Option("", "--date", metavar="YYYY-MM-DD", help=say("Tag.", "Day."))
VENUE = typer.Option("", "--venue", help=say("Lokal.", "Venue."))
FEE = typer.Option(
    -1, "--fee", min=-1, help=say("Nenngeld in Cent; sonst wie im Cup.", "Fee in cents; else as in the cup.")
)
FINAL = typer.Option(False, "--final", help=say("Das Finale der Saison.", "The season's final."))
COMMITMENT = typer.Option(
    "", "--commitment", metavar="HEX", help=say("Zusage eines Geheimnisses.", "Commitment of a secret.")
)
SEASON = typer.Option(
    "",
    "--season",
    metavar="NAME",
    help=say("Statt eines Turniers ein Cup mit dieser Saison.", "A cup with this season instead of a tournament."),
)
RULES = typer.Option(
    [], "--rules", metavar="FILE", help=say("Eigener Regelsatz der Cup-Datei.", "Own rule set of the cup file.")
)
ROUND = typer.Option(0, "--round", min=0, help=say("Runde; sonst die nächste.", "Round; else the next."))
TABLE = typer.Argument(..., metavar=say("RUNDE/TISCH", "ROUND/TABLE"), help=say("Etwa 1/4.", "Such as 1/4."))
SUMS = typer.Argument(
    ..., metavar=say("NR=PUNKTE…", "NO=POINTS…"), help=say("Die Summe jedes Spielers.", "Each player's sum.")
)
GAMES = typer.Option(
    -1, "--games", help=say("Gespielte Spiele; sonst die vereinbarten.", "Games played; else those agreed.")
)
CONFIRMED = typer.Option(
    0, "--confirmed-by", metavar=say("NR", "NO"), help=say("Wer bestätigt hat.", "Who has confirmed.")
)
CORRECT = typer.Option(
    "",
    "--correct",
    metavar=say("GRUND", "REASON"),
    help=say("Berichtigung mit Begründung.", "Correction, with the reason."),
)
WISHES = typer.Argument(
    ...,
    metavar="JSON…",
    help=say(
        "Wünsche als JSON; - ist die Standardeingabe, eine Zeile je Wunsch.",
        "Wishes as JSON; - is standard input, one a line.",
    ),
)
ROLE = typer.Option(
    "organiser",
    "--role",
    metavar=say("ROLLE", "ROLE"),
    help=say("Wer wünscht: organiser, desk, referee …", "Who wishes: organiser, desk, referee …"),
)
NUMBER = typer.Option(
    0, "--number", metavar=say("NR", "NO"), help=say("Für einen Spieler seine Nummer.", "For a player the number.")
)
OWN_TABLE = typer.Option(
    "", "--table", metavar=say("RUNDE/TISCH", "ROUND/TABLE"), help=say("Für einen Tisch.", "For a table.")
)
REASON = typer.Option("", "--reason", help=say("Nötig vor der letzten Runde.", "Needed before the last round."))


def new(
    file: str = FILE,
    cup: str = CUP,
    title: str = TITLE,
    date: str = DATE,
    venue: str = VENUE,
    fee: int = FEE,
    final: bool = FINAL,
    commitment: str = COMMITMENT,
    season: str = SEASON,
    rules: list[str] = RULES,
    by: str = BY,
    as_json: bool = JSON,
    lang: Lang = LANG,
) -> None:
    """The file is made; the tournament is open."""
    with refusing(file, as_json, lang):
        if season:
            log = new_log(file, "cup", lang)
            text = cup_text(cup) if cup in builtin_cups() else read_text(cup, lang)
            rules_text = find_cup(cup, lang, rules).rules_text
            log.wish(cf.Created(text, rules_text), Actor("organiser", by))
            log.wish(cf.SeasonBegun(season), Actor("organiser", by))
        else:
            log = new_log(file, "day", lang)
            found = find_cup(cup, lang, rules)
            own: dict[str, Any] = {"date": date, "venue": venue, **({"fee": fee} if fee >= 0 else {})}
            settings = day_settings(found, title or found.name.in_language(lang), final=final, **own)
            log.wish(f.Opened(settings, commitment), Actor("organiser", by))
        log.save(lang)
        tell(log.stream.events, as_json, say(f"{file} ist eröffnet.", f"{file} is open.", lang))


def start(
    file: str = FILE,
    number: int = ROUND,
    by: str = BY,
    as_json: bool = JSON,
    lang: Lang = LANG,
) -> None:
    """The clock of the next drawn round runs."""
    with refusing(file, as_json, lang):
        log = open_log(file, "day", lang)
        assert log.day is not None
        waiting = [part.number for part in log.day.rounds if not part.started]
        chosen = number or (waiting[0] if waiting else len(log.day.rounds))
        made = log.wish(f.Started(chosen), Actor("organiser", by))
        log.save(lang)
        tell(made, as_json, say(f"Runde {chosen} läuft.", f"Round {chosen} runs.", lang))


def result(
    file: str = FILE,
    table: str = TABLE,
    sums: list[str] = SUMS,
    games: int = GAMES,
    confirmed: int = CONFIRMED,
    correct: str = CORRECT,
    by: str = BY,
    as_json: bool = JSON,
    lang: Lang = LANG,
) -> None:
    """Cross-sum and number of games are checked."""
    with refusing(file, as_json, lang):
        log = open_log(file, "day", lang)
        assert log.day is not None
        round_number, table_number = _place(table, lang)
        points = dict(_sum(text, lang) for text in sums)
        if games < 0:
            games = log.day.settings.games_at(len(points))
        wish: f.Fact = f.Reported(round_number, table_number, points, games, confirmed_by=confirmed)
        if correct:
            wish = f.Corrected(round_number, table_number, points, games, correct)
        made = log.wish(wish, Actor("desk", by))
        log.save(lang)
        done = say(
            f"Runde {round_number}, Tisch {table_number}: geschrieben.",
            f"Round {round_number}, table {table_number}: written.",
            lang,
        )
        tell(made, as_json, done if made else say("Schon geschrieben.", "Written already.", lang))


def _place(text: str, lang: str) -> tuple[int, int]:
    round_number, _, table = text.partition("/")
    if not (round_number.isdecimal() and table.isdecimal()):
        raise Unusable(say(f"„{text}“ ist kein Tisch wie 1/4.", f"“{text}” is no table like 1/4.", lang))
    return int(round_number), int(table)


def _sum(text: str, lang: str) -> tuple[int, Fraction]:
    number, _, points = text.partition("=")
    found = amount(points)
    if not number.isdecimal() or found is None:
        raise Unusable(say(f"„{text}“ ist kein Ergebnis wie 12=-30.", f"“{text}” is no result like 12=-30.", lang))
    return int(number), found


def do(
    file: str = FILE,
    wishes: list[str] = WISHES,
    role: str = ROLE,
    number: int = NUMBER,
    table: str = OWN_TABLE,
    by: str = BY,
    as_json: bool = JSON,
    lang: Lang = LANG,
) -> None:
    """All of them or none; an `id` in the JSON makes sending twice harmless."""
    with refusing(file, as_json, lang):
        if role not in ROLES:
            allowed = ", ".join(ROLES)
            raise Unusable(
                say(f"Keine Rolle „{role}“; möglich: {allowed}.", f"No role “{role}”; possible: {allowed}.", lang)
            )
        kind = read_streams(file, lang)[0].kind
        log = open_log(file, kind, lang)
        actor = Actor(role, by, _place(table, lang) if table else None, number)
        texts = read_text("-", lang).splitlines() if wishes == ["-"] else wishes
        before = len(log.stream.events)
        for text in filter(str.strip, texts):
            raw = _object(text, lang)
            event_id = str(raw.pop("id", ""))
            log.wish(cup_wish(raw) if kind == "cup" else day_wish(raw), actor, id=event_id)
        log.save(lang)
        made = log.stream.events[before:]
        tell(
            made, as_json, "\n".join(event.fact.kind for event in made) or say("Nichts zu tun.", "Nothing to do.", lang)
        )


def _object(text: str, lang: str) -> dict[str, Any]:
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict):
        raise Unusable(say(f"Das ist kein JSON-Objekt: {text[:60]}", f"This is no JSON object: {text[:60]}", lang))
    return found


def close(
    file: str = FILE,
    reason: str = REASON,
    by: str = BY,
    as_json: bool = JSON,
    lang: Lang = LANG,
) -> None:
    """The results stand; what keeps the day open is said."""
    with refusing(file, as_json, lang):
        log = open_log(file, "day", lang)
        made = log.wish(f.Closed(reason), Actor("organiser", by))
        log.save(lang)
        tell(made, as_json, say("Abgeschlossen.", "Closed.", lang))
