"""`tarock cup draw`: n players, a list of players, or the next rounds of a tournament under way; from a seed."""

from __future__ import annotations

import json
import os
import secrets
from collections.abc import Mapping, Sequence
from typing import Any

import typer

from tarock.cli.cup.cups import find_cup
from tarock.cli.cup.listings import CSV, OUTPUT, columns, tell
from tarock.cli.cup.log import open_log
from tarock.cli.cup.people import read_people
from tarock.cli.cup.refusing import refusing
from tarock.cli.cup.telling import tell_draw
from tarock.cli.files import Unusable
from tarock.cli.terminal import JSON, LANG, Lang, answer, complain, say
from tarock.tournament.draw import Entrant, Report, Round, draw_rounds, report
from tarock.tournament.event import Actor, facts as f
from tarock.tournament.lists import Column, Listing

ORGANISER = Actor("organiser", "tarock")

WHAT = typer.Argument(
    ..., metavar="N|CSV|FILE", help=say("Zahl, Namensliste oder Turnier.", "Number, list of names, or tournament.")
)
SEED = typer.Option("", "--seed", metavar="HEX", help=say("32 oder mehr Hexadezimalziffern.", "32 or more hex digits."))
ROUNDS = typer.Option(
    0,
    "--rounds",
    min=0,
    max=20,
    help=say("So viele Runden; sonst wie im Cup, sonst 3.", "So many rounds; else as in the cup, else 3."),
)
SIZES = typer.Option("", "--sizes", metavar="4,5", help=say("Erlaubte Tische.", "Allowed tables."))
CUP = typer.Option("", "--cup", metavar="ID", help=say("Nach den Regeln dieses Cups.", "By the rules of this cup."))
APART = typer.Option(True, "--apart/--no-apart", help=say("Clubs und Paare auseinander.", "Clubs and couples apart."))
PUBLIC = typer.Option(
    "",
    "--public",
    metavar="TEXT",
    help=say("Was im Saal gezogen wurde (Turnier).", "What the hall has drawn (tournament)."),
)
SECRET = typer.Option(
    "",
    "--secret",
    metavar="HEX",
    help=say("Das Geheimnis zur Zusage (Turnier).", "The secret that was committed to (tournament)."),
)
AGAIN = typer.Option(
    False,
    "--keep",
    help=say("Gezeigte Plätze bleiben, wo möglich (Turnier).", "Shown seats stay where possible (tournament)."),
)


def draw(
    what: str = WHAT,
    seed: str = SEED,
    rounds: int = ROUNDS,
    sizes: str = SIZES,
    cup: str = CUP,
    apart: bool = APART,
    public: str = PUBLIC,
    secret: str = SECRET,
    keep: bool = AGAIN,
    csv: bool = CSV,
    output: str = OUTPUT,
    as_json: bool = JSON,
    lang: Lang = LANG,
) -> None:
    """The same players and seed give the same seating on every machine."""
    with refusing(what, as_json, lang):
        people = _people(what, lang)
        if people is None:
            _next(what, rounds, public, secret, keep, as_json, lang)
            return
        found = find_cup(cup, lang) if cup else None
        allowed = _sizes(sizes, lang) or (found.play.sizes if found else (4, 5))
        count = rounds or (found.play.rounds if found else 3)
        chosen = seed.strip() or secrets.token_hex(16)
        numbered = _numbered(people)
        entrants = [_entrant(number, person, apart) for number, person in numbered.items()]
        made = draw_rounds(entrants, count, seed=chosen, sizes=allowed)
        names = {number: person.name for number, person in numbered.items()}
        said = report(made, entrants)
        if as_json:
            answer(json.dumps(_json(names, made, chosen, said.repeated), ensure_ascii=False, indent=2))
        elif csv or output:
            tell(_listing(names, made, chosen, lang), csv, output, lang)
        else:
            _print(names, made, chosen, lang)
            complain(_report(said, lang))


def _people(what: str, lang: str) -> list[f.Registered] | None:
    """Whom to seat; None where the argument is a tournament under way."""
    if what.isdecimal():
        return [f.Registered(say(f"Spieler {n}", f"Player {n}", lang), n) for n in range(1, min(int(what), 2000) + 1)]
    if what.lower().endswith((".csv", ".txt", ".tsv", ".xlsx", ".ods")) or what == "-":
        return read_people(what, lang)
    if os.path.exists(what):
        return None
    raise Unusable(say(f"{what}: weder eine Zahl noch eine Datei.", f"{what}: neither a number nor a file.", lang))


def _sizes(text: str, lang: str) -> tuple[int, ...]:
    parts = [part.strip() for part in text.split(",") if part.strip()]
    if not all(part in ("4", "5", "6") for part in parts):
        raise Unusable(
            say(f"„{text}“: Tische haben 4, 5 oder 6 Plätze.", f"“{text}”: tables have 4, 5 or 6 places.", lang)
        )
    return tuple(map(int, parts))


def _numbered(people: Sequence[f.Registered]) -> dict[int, f.Registered]:
    """Everybody with a number: his own, or the next that is free."""
    taken = {person.number for person in people if person.number}
    free = (number for number in range(1, len(people) + 10_000) if number not in taken)
    return {person.number or next(free): person for person in people}


def _entrant(number: int, person: f.Registered, apart: bool) -> Entrant:
    keys = [f"club:{person.club}"] if person.club else []
    keys += [f"couple:{person.couple}"] if person.couple else []
    return Entrant(number, frozenset(keys if apart else ()), person.fixed_table or None)


def _listing(names: Mapping[int, str], made: Sequence[Round], seed: str, lang: str) -> Listing:
    """A row a seat."""
    titles = (
        ("round", "Runde", "Round"),
        ("table", "Tisch", "Table"),
        ("place", "Platz", "Place"),
        ("number", "Nr.", "No."),
    )
    columns_ = (*(Column(key, say(de, en, lang), "number") for key, de, en in titles), Column("name", "Name"))
    rows = tuple(
        (number, table.number, place, player, names[player])
        for number, part in enumerate(made, 1)
        for table in part.tables
        for place, player in enumerate(table.players, 1)
    )
    return Listing("draw", say("Auslosung", "Draw", lang), columns_, rows, notes=(f"Seed: {seed}",))


def _print(names: Mapping[int, str], made: Sequence[Round], seed: str, lang: str) -> None:
    answer(f"Seed: {seed}")
    head = (say("Tisch", "Table", lang), say("Sitzordnung", "Seating", lang))
    for number, part in enumerate(made, 1):
        answer("\n" + say(f"Runde {number}", f"Round {number}", lang))
        told = [(str(t.number), ", ".join(f"{n} {names[n]}" for n in t.players)) for t in part.tables]
        answer(columns(head, told, right=(0,)))


def _report(said: Report, lang: str) -> str:
    fair = say("ja", "yes", lang) if said.pauses_fair else say("nein", "no", lang)
    return say(
        f"Wiederholte Begegnungen: {said.repeated}. Pausen gerecht verteilt: {fair}.",
        f"Repeated meetings: {said.repeated}. Pauses fairly spread: {fair}.",
        lang,
    )


def _json(names: Mapping[int, str], made: Sequence[Round], seed: str, repeated: int) -> dict[str, Any]:
    rounds = [[{"table": table.number, "players": list(table.players)} for table in part.tables] for part in made]
    players = {str(number): name for number, name in names.items()}
    return {"seed": seed, "rounds": rounds, "players": players, "repeats": repeated}


def _next(path: str, rounds: int, public: str, secret: str, keep: bool, as_json: bool, lang: str) -> None:
    """The next rounds of a tournament: all that are drawn ahead, or one."""
    log = open_log(path, "day", lang)
    assert log.day is not None
    if not log.day.seed:
        log.wish(f.SeedDrawn(public or secrets.token_hex(8), secret), ORGANISER)
    day = log.day
    if keep:
        numbers = [part.number for part in day.rounds if part.tables and not part.started]
    else:
        free = [part.number for part in day.rounds if not part.tables]
        numbers = free[: rounds or (len(free) if day.settings.draw_ahead else 1)]
    log.wish(f.Drawn(tuple(f.RoundDraw(number) for number in numbers), keep=keep), ORGANISER)
    log.save(lang)
    tell_draw(log.day, numbers, as_json, lang)
