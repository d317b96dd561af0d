"""`tarock cup attach`: a tournament becomes one of the cup's season."""

from __future__ import annotations

import typer

from tarock.cli.cup.day import BY
from tarock.cli.cup.log import days_of, open_log, read_streams
from tarock.cli.cup.refusing import refusing
from tarock.cli.cup.telling import tell
from tarock.cli.terminal import JSON, LANG, Lang, say
from tarock.tournament.cup import Date, facts as cf
from tarock.tournament.event import Actor, Day
from tarock.web.people.ids import uuid7

CUP = typer.Argument(..., metavar="CUP", help=say("Datei des Cups.", "The cup's file."))
DAYS = typer.Argument(..., metavar="FILE…", help=say("Turniere oder Ausfuhren.", "Tournaments or exports."))


def attach(
    cup: str = CUP,
    files: list[str] = DAYS,
    by: str = BY,
    as_json: bool = JSON,
    lang: Lang = LANG,
) -> None:
    """On the date of its day; where the calendar has none yet, one is set."""
    with refusing(cup, as_json, lang):
        log = open_log(cup, "cup", lang)
        before = len(log.stream.events)
        actor = Actor("organiser", by)
        days = days_of([stream for name in files for stream in read_streams(name, lang)])
        for stream, day in days.items():
            assert log.cup is not None
            if log.cup.date_of(stream) is None:
                free = [d for d in log.cup.calendar() if _fits(d, day)]
                wish = None if free else _date(day)
                if wish is not None:
                    log.wish(wish, actor)
                log.wish(cf.Attached(free[0].id if wish is None else wish.date, stream), actor)
        log.save(lang)
        made = log.stream.events[before:]
        done = say("Zugeordnet.", "Attached.", lang) if made else say("Schon zugeordnet.", "Attached already.", lang)
        tell(made, as_json, done)


def _day_of(day: Day) -> str:
    return day.settings.date or day.opened_at[:10]


def _fits(date: Date, day: Day) -> bool:
    """Whether a date of the calendar is that of a tournament: the same day, nothing played yet."""
    return date.day == _day_of(day) and not (date.tournament or date.scores or date.cancelled)


def _date(day: Day) -> cf.DateSet:
    settings = day.settings
    final = bool(settings.points.get("final"))
    return cf.DateSet(str(uuid7()), _day_of(day), settings.title, venue=settings.venue, final=final)
