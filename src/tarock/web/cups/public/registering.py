"""Registration by the players themselves: who is known keeps the number, who is new gets one, all before the start.

Nothing here tells which number belongs to which name: who does not know both learns only that they do not fit.
"""

from __future__ import annotations

from dataclasses import dataclass, fields, replace

from django.db import transaction

from tarock.rules import Problem, Problems, Reason, refuse
from tarock.tournament.cup import CupState, Player, facts as cf, folded
from tarock.tournament.event import Actor, Day as DayState, waiting
from tarock.web.cups.models import Cup, Day
from tarock.web.cups.public import messages as _messages  # noqa: F401 - registers the sentences
from tarock.web.cups.public.found import day_of, is_open
from tarock.web.cups.service import Guest, register, wish_cup
from tarock.web.cups.streams import CUPS, lock
from tarock.web.people.models import Person

LONGEST = 60
"""Characters of a name, club or partner."""
HIDES = {"name": 0, "short": 1, "number": 2}
"""Ways to be shown, by how much they hide."""


@dataclass(frozen=True)
class Registration:
    """What came of it: the day, the player's number, and the place on the waiting list (0: has a place)."""

    state: DayState
    number: int
    waiting: int


def enrol(day: Day, guest: Guest, id: str, person: Person | None = None) -> Registration:
    """Register somebody who has no key. The same id again is the same registration.

    A number counts only with its name, or with the account that the player belongs to. Raises `Problems`: closed
    (MV-01), banned (MV-62), no consent, number and name that do not fit, twice.
    """
    problems = _against(day, guest)
    if problems:
        raise Problems(problems)
    with transaction.atomic():
        lock(day.cup_id)
        state = CUPS.get(day.cup_id)
        known = known_player(state, guest, person)
        chosen = replace(guest, number=known.number) if known else guest
        actor = Actor("public", " ".join(guest.name.split())[:40] or (known.name if known else "?"))
        if known:
            _remember(day.cup, known, guest)
        try:
            after, number = register(day, chosen, actor, id)
        except Problems as found:
            raise Problems([_without_number(problem) for problem in found.problems]) from None
        if known is None and person is not None:
            _tie(day.cup, number, person)
    queue = [entrant.number for entrant in waiting(after)]
    return Registration(after, number, queue.index(number) + 1 if number in queue else 0)


def known_player(state: CupState, guest: Guest, person: Person | None) -> Player | None:
    """The player who is meant, None for somebody new. Raises `Problems` for a number with another name."""
    own = player_of(state, person)
    if guest.number == 0:
        return own if own and folded(own.name) == folded(guest.name) else None
    player = state.player(guest.number)
    if player is None or (folded(player.name) != folded(guest.name) and player != own):
        raise refuse("number", "cups-number-name")
    return player


def player_of(state: CupState, person: Person | None) -> Player | None:
    """The cup's player who has this account."""
    return next((p for p in state.active if person and p.person == str(person.pk)), None)


def _against(day: Day, guest: Guest) -> list[Problem]:
    found = []
    if not is_open(day_of(day.pk)):
        found.append(Problem("", Reason("cups-registration-over", {}, "MV-01")))
    if not guest.consent:
        found.append(Problem("consent", Reason("cups-consent", {}, "ALLG")))
    if len(guest.couple) > LONGEST:
        found.append(Problem("couple", Reason("cups-partner", {}, "ALLG")))
    return found


def _without_number(problem: Problem) -> Problem:
    """A name that is taken is said without telling whose number it is."""
    if problem.reason.code in ("cup-name-known", "day-name-twice"):
        return Problem("name", Reason("cups-name-known", {}, "ALLG"))
    return problem


def _remember(cup: Cup, known: Player, guest: Guest) -> None:
    """What a known player says anew: club, partner, consent, and how to be shown.

    Who has agreed already stays as he is shown, or hides more: a name and a number, which many know, are not enough to
    uncover somebody.
    """
    public = guest.public
    if known.consent and HIDES.get(known.public, 0) > HIDES.get(public, 0):
        public = known.public
    club, couple = guest.club or known.club, guest.couple or known.couple
    _change(cup, replace(known, club=club, couple=couple, consent=True, public=public))


def _tie(cup: Cup, number: int, person: Person) -> None:
    """A new player belongs to the account that registered him, unless it has a player already.

    Players who were known before are tied only by the organisers: they have a history that somebody could take.
    """
    state = CUPS.get(cup.pk)
    player = state.player(number)
    if player and not player.person and player_of(state, person) is None:
        _change(cup, replace(player, person=str(person.pk)))


def _change(cup: Cup, player: Player) -> None:
    names = [field.name for field in fields(cf.PlayerChanged)]
    wish = cf.PlayerChanged(**{name: getattr(player, name) for name in names})
    wish_cup(cup, wish, Actor("desk", player.name))
