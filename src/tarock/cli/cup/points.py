"""`tarock cup points`: what a place is worth, and why; without a rank the whole scale."""

from __future__ import annotations

from fractions import Fraction

import typer

from tarock.cli.cup.cups import CUP, find_cup
from tarock.cli.cup.listings import columns
from tarock.cli.cup.refusing import refusing
from tarock.cli.cup.shown import as_json as json_text, reasons
from tarock.cli.files import Unusable
from tarock.cli.terminal import JSON, LANG, Lang, answer, say
from tarock.scoring import number
from tarock.tournament.cups import Cup
from tarock.tournament.plain import amount
from tarock.tournament.points import BY_SCORE, Place, Points, PointSystem, TableRank, absent, award

RANK = typer.Option(
    0, "--rank", min=0, max=10_000, help=say("Rang; ohne ihn die ganze Skala.", "Rank; the whole scale without.")
)
OF = typer.Option(40, "--of", min=1, max=10_000, help=say("Zahl der Teilnehmer.", "Number of participants."))
SCORE = typer.Option("0", "--score", help=say("Schrift des Tages.", "The day's Schrift."))
SHARED = typer.Option(
    1, "--shared", min=1, max=100, help=say("So viele teilen sich den Rang.", "So many share the rank.")
)
TABLES = typer.Option("", "--tables", metavar="1/4,2/5", help=say("Rang/Größe je Runde.", "Rank/size of each round."))
FINAL = typer.Option(False, "--final", help=say("Punkte des Finales.", "Points of the final."))
SYSTEM = typer.Option(
    "", "--system", metavar="ID", help=say("Eine andere Wertung des Cups.", "Another system of the cup.")
)
AWAY = typer.Option(False, "--absent", help=say("Qualifiziert und nicht gekommen.", "Qualified and not there."))


def points(
    cup: str = CUP,
    rank: int = RANK,
    of: int = OF,
    score: str = SCORE,
    shared: int = SHARED,
    tables: str = TABLES,
    final: bool = FINAL,
    system: str = SYSTEM,
    away: bool = AWAY,
    as_json: bool = JSON,
    lang: Lang = LANG,
) -> None:
    """One place with its reasons, or the scale for so many participants."""
    with refusing(cup, as_json, lang):
        chosen = _system(find_cup(cup, lang), system, final, lang)
        place = Place(rank or 1, of, _score(score, lang), shared, _tables(tables, lang))
        if away:
            _tell(chosen, absent(chosen, of), as_json, lang)
        elif rank or chosen.mechanic in BY_SCORE:
            _tell(chosen, award(chosen, place), as_json, lang)
        else:
            _scale(chosen, of, as_json, lang)


def _system(cup: Cup, wanted: str, final: bool, lang: str) -> PointSystem:
    if not wanted:
        return cup.season.final_points if final else cup.season.points
    if wanted not in cup.points:
        known = ", ".join(cup.points)
        raise Unusable(
            say(f"Keine Wertung „{wanted}“; vorhanden: {known}.", f"No system “{wanted}”; known: {known}.", lang)
        )
    return cup.points[wanted]


def _score(text: str, lang: str) -> Fraction:
    found = amount(text)
    if found is None:
        raise Unusable(say(f"„{text}“ ist keine Schrift.", f"“{text}” is no Schrift.", lang))
    return found


def _tables(text: str, lang: str) -> tuple[TableRank, ...]:
    found = []
    for part in filter(None, text.split(",")):
        rank, _, size = part.partition("/")
        if not (rank.strip().isdecimal() and size.strip().isdecimal() and 1 <= int(rank) <= int(size) <= 6):
            raise Unusable(
                say(f"„{part}“ ist kein Tischrang wie 1/4.", f"“{part}” is no rank at a table like 1/4.", lang)
            )
        found.append(TableRank(int(rank), int(size)))
    return tuple(found)


def _tell(system: PointSystem, found: Points, as_json: bool, lang: str) -> None:
    if as_json:
        told = {"system": system.id, "points": found.value, "dash": found.dash, "why": reasons(found.why, lang)}
        answer(json_text(told))
        return
    answer("–" if found.dash else number(found.value))
    for reason in found.why:
        answer(f"  {reason.sentence(lang)}")


def _scale(system: PointSystem, of: int, as_json: bool, lang: str) -> None:
    ranks = [(rank, award(system, Place(rank, of))) for rank in range(1, of + 1)]
    if as_json:
        answer(json_text({"system": system.id, "participants": of, "points": [found.value for _, found in ranks]}))
        return
    head = (say("Rang", "Rank", lang), say("Punkte", "Points", lang))
    told = [(str(rank), "–" if found.dash else number(found.value)) for rank, found in ranks]
    answer(columns(head, told, right=(0, 1)))
