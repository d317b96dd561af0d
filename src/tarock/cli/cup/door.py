"""`tarock cup register`: players at the door, with or without the cup's register."""

from __future__ import annotations

from dataclasses import replace

import typer

from tarock.cli.cup.day import BY, FILE
from tarock.cli.cup.log import Log, open_log
from tarock.cli.cup.people import read_people
from tarock.cli.cup.refusing import refusing
from tarock.cli.cup.telling import tell
from tarock.cli.files import Unusable
from tarock.cli.terminal import JSON, LANG, Lang, say
from tarock.tournament.cup import facts as cf, find, folded, refused
from tarock.tournament.event import Actor, facts as f

NAMES = typer.Argument(None, metavar="NAME…", help=say("Name oder Nummer.", "Name or number."))
PEOPLE = typer.Option("", "--from", metavar="CSV", help=say("Liste von Spielern.", "List of players."))
REGISTER = typer.Option(
    "", "--register", metavar="CUP", help=say("Spielerverzeichnis des Cups.", "The cup's register.")
)
HERE = typer.Option(True, "--here/--not-yet", help=say("Schon da.", "Here already."))
PAID = typer.Option(False, "--paid", help=say("Nenngeld bezahlt.", "Fee paid."))


def register(
    file: str = FILE,
    names: list[str] = NAMES,
    people: str = PEOPLE,
    register_file: str = REGISTER,
    here: bool = HERE,
    paid: bool = PAID,
    by: str = BY,
    as_json: bool = JSON,
    lang: Lang = LANG,
) -> None:
    """Everybody or nobody. With a register known players keep their number, new ones get one, banned ones none."""
    with refusing(file, as_json, lang):
        wanted = [f.Registered("", int(n)) if n.isdecimal() else f.Registered(n) for n in names or []]
        wanted += read_people(people, lang) if people else []
        if not wanted:
            raise Unusable(say("Es fehlt ein Name.", "A name is missing.", lang))
        log = open_log(file, "day", lang)
        assert log.day is not None
        cup = open_log(register_file, "cup", lang) if register_file else None
        if cup and cup.cup:
            log.refused = refused(cup.cup, log.day.settings.date or log.day.opened_at[:10])
        before = len(log.stream.events)
        for person in wanted:
            _enter(log, cup, person, here, paid, by, lang)
        if cup:
            cup.save(lang)
        log.save(lang)
        made = log.stream.events[before:]
        entered = [event.fact for event in made if isinstance(event.fact, f.Registered)]
        told = "\n".join(f"{fact.number}  {fact.name}" for fact in entered)
        tell(made, as_json, told or say("Schon eingetragen.", "Registered already.", lang))


def _enter(log: Log, cup: Log | None, person: f.Registered, here: bool, paid: bool, by: str, lang: str) -> None:
    """One player: in the cup's register, on the day, checked in, paid."""
    desk = Actor("desk", by)
    person = _known(log, cup, person, desk, lang)
    assert log.day is not None
    (made,) = log.wish(person, desk)
    number = made.fact.number if isinstance(made.fact, f.Registered) else 0
    if here:
        log.wish(f.CheckedIn(number), desk)
    if paid:
        log.wish(f.Paid(number), desk)


def _known(log: Log, cup: Log | None, person: f.Registered, desk: Actor, lang: str) -> f.Registered:
    if cup is None or cup.cup is None:
        if not person.name:
            raise Unusable(
                say(
                    f"Nummer {person.number}: ohne --register fehlt der Name.",
                    f"Number {person.number}: without --register the name is missing.",
                    lang,
                )
            )
        return person
    state = cup.cup
    known = state.player(person.number) if person.number else None
    if known is None and person.name:
        known = next((p for p in find(state, person.name, limit=50) if folded(p.name) == folded(person.name)), None)
    if known is None and not person.name:
        raise Unusable(
            say(f"Die Nummer {person.number} gibt es im Cup nicht.", f"The cup has no number {person.number}.", lang)
        )
    if known is None:
        (made,) = cup.wish(cf.PlayerAdded(person.name, person.number, club=person.club, couple=person.couple), desk)
        number = made.fact.number if isinstance(made.fact, cf.PlayerAdded) else 0
        return replace(person, number=number)
    club, couple = person.club or known.club, person.couple or known.couple
    return replace(person, name=known.name, number=known.number, club=club, couple=couple)
