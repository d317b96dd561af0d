"""Registrations from a spreadsheet: every row is registered, or all that is wrong is said and nothing is."""

from __future__ import annotations

from typing import Any
from uuid import UUID, uuid5

from django.db import transaction
from django.http import QueryDict
from django.urls import reverse

from tarock.rules import Problem, Problems, Text
from tarock.tournament import cup as c
from tarock.tournament.event.facts import Registered
from tarock.tournament.lists import incoming as read
from tarock.web.cups.office.access import DayOffice
from tarock.web.cups.office.forms import form_id
from tarock.web.cups.office.opened import rows_of
from tarock.web.cups.office.pages import day_page
from tarock.web.cups.service import Guest, register
from tarock.web.cups.streams import lock


def take(office: DayOffice, data: QueryDict) -> Text:
    """All rows of the file; who is registered already is passed over."""
    file = office.request.FILES.get("file")
    rows = read(rows_of(file.read() if file else b""))
    id, consent = UUID(form_id(data)), bool(data.get("consent"))
    problems: list[Problem] = []
    new = 0
    with transaction.atomic():
        lock(office.cup.pk)
        for row in rows:
            try:
                new += _one(office, row.fact, str(uuid5(id, f"row {row.row}")), consent)
            except Problems as found:
                problems += [Problem(f"row {row.row}", problem.reason, row.row) for problem in found.problems]
        if problems:
            raise Problems(problems)
    return Text(
        f"{new} angemeldet, {len(rows) - new} waren es schon.", f"{new} registered, {len(rows) - new} were already."
    )


def _one(office: DayOffice, fact: Registered, id: str, consent: bool) -> bool:
    """Whether the row registers somebody who was not registered."""
    number = fact.number if office.cup_state.player(fact.number) else _known(office, fact.name)
    entrant = office.state.entrants.get(office.cup_state.number(number)) if number else None
    if entrant is not None and entrant.status != "unregistered":
        return False
    guest = Guest(fact.name, number, fact.club, fact.couple, consent, fixed_table=fact.fixed_table)
    register(office.day, guest, office.actor, id)
    return True


def _known(office: DayOffice, name: str) -> int:
    """The number of the only player of this name; 0 for a new one."""
    same = [player.number for player in office.cup_state.active if c.folded(player.name) == c.folded(name)]
    return same[0] if len(same) == 1 else 0


@day_page("incoming", "registered", actions={"take": take})
def incoming(office: DayOffice) -> dict[str, Any]:
    """The form for the file."""
    return {"back": reverse("office-door", args=[office.key.token])}
