"""What happens to cups and days: founding, opening a day, wishes, registration with a number for life."""

from __future__ import annotations

import re
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any
from uuid import UUID, uuid5

from django.db import transaction

from tarock.cards import commitment
from tarock.rules import Reason, refuse
from tarock.tournament import cup as c, event as e
from tarock.tournament.cup import CupState, facts as cf
from tarock.tournament.cup.leaving import bans_of
from tarock.tournament.cups import day_settings
from tarock.tournament.event import Actor, Day as DayState, facts as f
from tarock.tournament.plain import to_plain
from tarock.web.cups.models import Cup, Day
from tarock.web.cups.streams import CUPS, DAYS, lock, now
from tarock.web.people.ids import uuid7
from tarock.web.people.models import Person

SLUG = re.compile(r"[a-z0-9][a-z0-9-]{0,38}[a-z0-9]")
"""What the address of a cup may be."""
TAKEN = ("neu",)
"""Addresses below /cups/ that are pages."""


# Cups


def found_cup(slug: str, cup_text: str, by: str, *, rules_text: str = "", owner: Person | None = None) -> Cup:
    """A new cup. Raises `Problems` for its file or its address; nothing is half made."""
    if not SLUG.fullmatch(slug):
        raise refuse("slug", "cups-slug", slug=slug[:60])
    with transaction.atomic():
        if slug in TAKEN or Cup.objects.filter(slug=slug).exists():
            raise refuse("slug", "cups-slug-taken", slug=slug)
        cup = Cup.objects.create(slug=slug, owner=owner)
        wish_cup(cup, cf.Created(cup_text, rules_text), Actor("organiser", by))
    return cup


def wish_cup(cup: Cup, wish: f.Fact, actor: Actor, id: str = "") -> CupState:
    """Add a wish to the cup's log; the cup after it. One that is stored already changes nothing. Raises `Problems`."""
    with transaction.atomic():
        lock(cup.pk)
        state = CUPS.find(cup.pk)
        events = c.decide(state, wish, id=id or str(uuid7()), at=now(), actor=actor)
        CUPS.append(cup.pk, events)
    return CUPS.get(cup.pk)


# Days


def open_day(cup: Cup, date_id: str, actor: Actor, differs: Mapping[str, Any] | None = None) -> Day:
    """Open the tournament of a date of the calendar; the same day again where that has happened.

    `differs` are settings of the day that are not the cup's (see `Settings`). The secret half of the seed is drawn
    here; the day shows its commitment until the organiser draws in public.
    """
    with transaction.atomic():
        lock(cup.pk)
        state = CUPS.get(cup.pk)
        date = state.dates.get(date_id)
        if date is None:
            raise refuse("date", "cups-date")
        if date.tournament:
            return Day.objects.get(pk=UUID(date.tournament))
        day = Day.objects.create(id=uuid5(cup.pk, date_id), cup=cup, secret=secrets.token_hex(16))
        usual = day_settings(
            state.seasons[date.season].cup,
            date.title or state.cup.name.de,
            stream=str(cup.pk),
            final=date.final,
            **{"date": date.day, "venue": date.venue, **_of_date(date)},
        )
        settings = e.settings_from_json({**to_plain(usual), **differs}) if differs else usual
        wish_day(day, f.Opened(settings, commitment(day.secret)), actor)
        wish_cup(cup, cf.Attached(date_id, str(day.pk)), actor)
    return day


def _of_date(date: c.Date) -> dict[str, Any]:
    """What a date says differently from its cup."""
    found: dict[str, Any] = {}
    if date.fee >= 0:
        found["fee"] = date.fee
    if date.capacity:
        found["capacity"] = date.capacity
    return found


def wish_day(day: Day, wish: f.Fact, actor: Actor, id: str = "") -> DayState:
    """Add a wish to the day's log; the day after it. One that is stored already changes nothing. Raises `Problems`."""
    with transaction.atomic():
        lock_for(day, wish)
        state = DAYS.find(day.pk)
        made = e.decide(state, wish, id=id or str(uuid7()), at=now(), actor=actor, refused=refused_on(day, state))
        DAYS.append(day.pk, made)
        after = DAYS.get(day.pk)
        if made:
            _tell_cup(day, after, made[0], actor)
    return after


_FOR_THE_CUP = (f.Withdrawn, f.Returned, f.Substituted, f.Ruled, f.RulingLifted)
"""What may exclude somebody from the whole cup, or let him in again."""


def lock_for(day: Day, wish: f.Fact) -> None:
    """The day's lock; that of the cup before it where the wish may reach the cup, as everywhere: no two ever wait for
    each other.
    """
    if isinstance(wish, _FOR_THE_CUP):
        lock(day.cup_id)
    lock(day.pk)


def refused_on(day: Day, state: DayState | None) -> Mapping[int, Reason]:
    """Whom the cup does not let in on this day."""
    cup = CUPS.find(day.cup_id)
    return c.refused(cup, state.settings.date or now()[:10]) if cup and state else {}


def _tell_cup(day: Day, state: DayState, made: e.Event, actor: Actor) -> None:
    """Who is excluded from the whole cup by this event is banned there (MV-62); who no longer is, is let in again."""
    cup = CUPS.find(day.cup_id)
    if cup is None:
        return
    excluded = {exclusion.number for exclusion in e.exclusions(state)}
    wishes: list[f.Fact] = list(bans_of(cup, state))
    wishes += [
        cf.BanLifted(ban.id, state.settings.title)
        for ban in cup.bans
        if not ban.lifted and ban.number not in excluded and _is_of_day(ban, state)
    ]
    if wishes:
        lock(day.cup_id)
    for wish in wishes:
        number = wish.number if isinstance(wish, cf.Banned) else 0
        id = _ban_id(made.id, number) if number else str(uuid7())
        organiser = Actor("organiser", actor.name)
        CUPS.append(day.cup_id, c.decide(CUPS.get(day.cup_id), wish, id=id, at=made.at, actor=organiser))


def _ban_id(event: str, number: int) -> str:
    """The id of the ban that follows from an event of a day."""
    return str(uuid5(UUID(event), f"ban {number}"))


def _is_of_day(ban: c.Ban, state: DayState) -> bool:
    """Whether a ban followed from this day."""
    return any(_ban_id(event, ban.number) == ban.id for event in state.seen)


def draw_seed(day: Day, public: str, actor: Actor, id: str = "") -> DayState:
    """The hall has drawn `public`: the secret half is told, the day has its seed."""
    return wish_day(day, f.SeedDrawn(public, day.secret), actor, id)


# At the door


@dataclass(frozen=True)
class Guest:
    """Who registers: a number that the cup knows, or a name with what else was said."""

    name: str = ""
    number: int = 0
    club: str = ""
    couple: str = ""
    consent: bool = False
    public: str = "name"
    fixed_table: int = 0


def register(day: Day, guest: Guest, actor: Actor, id: str = "") -> tuple[DayState, int]:
    """Register somebody; new players get their number for life first. The day after it, and the number.

    The same id again is the same registration. Raises `Problems`; nothing is half done.
    """
    id = id or str(uuid7())
    with transaction.atomic():
        lock(day.cup_id)
        number, club, couple = guest.number, guest.club, guest.couple
        cup = CUPS.get(day.cup_id)
        if number:
            known = cup.player(number)
            if known:
                number, name, club, couple = known.number, known.name, known.club, known.couple
            else:
                name = guest.name
        else:
            number, name = number_for(day.cup_id, guest, actor, id), guest.name
        wish = f.Registered(name, number, club, couple, fixed_table=guest.fixed_table)
        inside = Actor("desk", actor.name) if actor.role == "public" else actor
        after = wish_day(day, wish, inside, id)
    return after, number


def number_for(cup_id: UUID, guest: Guest, actor: Actor, id: str) -> int:
    """The number of a new player, the same one where this very registration was sent before."""
    added = str(uuid5(UUID(id), "player"))
    wish = cf.PlayerAdded(
        guest.name, club=guest.club, couple=guest.couple, consent=guest.consent, public=guest.public,
        fixed_table=bool(guest.fixed_table),
    )  # fmt: skip
    made = c.decide(CUPS.get(cup_id), wish, id=added, at=now(), actor=actor)
    CUPS.append(cup_id, made)
    facts = (event.fact for event in made or CUPS.events(cup_id) if event.id == added)
    return next(fact.number for fact in facts if isinstance(fact, cf.PlayerAdded))
