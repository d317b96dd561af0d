"""The door: one field for everybody who comes, the list of who is registered, and each one's own page."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any
from uuid import UUID, uuid5

from django.db import transaction
from django.http import Http404, HttpRequest, HttpResponse, JsonResponse, QueryDict
from django.urls import reverse
from django.views.decorators.http import require_safe

from tarock.rules import Text, refuse
from tarock.tournament import cup as c
from tarock.tournament.event import Day as DayState, Entrant, facts as f, in_the_race, waiting
from tarock.tournament.lists.words import STATUS
from tarock.web.cups.keys import player_key
from tarock.web.cups.office.access import DayOffice, day_office
from tarock.web.cups.office.forms import form_id
from tarock.web.cups.office.pages import day_page, private
from tarock.web.cups.service import Guest, number_for, register, wish_day
from tarock.web.cups.streams import lock

SHOWN = 8
"""Suggestions while typing."""
FILTERS = {
    "": Text("alle", "all"),
    "offen": Text("noch nicht da", "not here yet"),
    "da": Text("da", "here"),
    "kassa": Text("nicht bezahlt", "not paid"),
    "wartet": Text("Warteliste", "waiting list"),
    "weg": Text("abgemeldet, ausgestiegen", "unregistered, withdrawn"),
}


@dataclass(frozen=True)
class Arrival:
    """One line of the list at the door. `waits` is the place on the waiting list, 0 for nobody who waits."""

    entrant: Entrant
    waits: int
    status: Text

    @property
    def groups(self) -> set[str]:
        """The filters that show him."""
        entrant = self.entrant
        if entrant.status == "unregistered" or entrant.gone:
            return {"weg"}
        found = {""}
        found |= {"da"} if entrant.plays else {"wartet"} if self.waits else {"offen"}
        return found | (set() if entrant.paid else {"kassa"})


def arrivals(state: DayState) -> list[Arrival]:
    """All lines, by name."""
    places = {entrant.number: place for place, entrant in enumerate(waiting(state), 1)}
    lines = [
        Arrival(one, places.get(one.number, 0), STATUS["waiting" if one.number in places else one.status])
        for one in state.entrants.values()
    ]
    return sorted(lines, key=lambda line: (c.folded(line.entrant.name), line.entrant.number))


def arrive(office: DayOffice, data: QueryDict) -> Text | str:
    """Somebody stands at the desk: registered where he was not, paid where the box is ticked, checked in."""
    id = form_id(data)
    with transaction.atomic():
        lock(office.cup.pk)
        number = _who(office, data, id)
        waits = any(entrant.number == number for entrant in waiting(office.state))
        entrant = office.state.entrants[number]
        if data.get("paid") and not entrant.paid and office.state.settings.fee and not waits:
            office.wish({"kind": "paid", "id": _derived(id, "paid"), "number": number})
        if not waits and not entrant.plays:
            office.wish({"kind": "checked-in", "id": _derived(id, "checked-in"), "number": number})
    return _said(office.state, number, waits)


def _derived(id: str, use: str) -> str:
    return str(uuid5(UUID(id), use))


def _said(state: DayState, number: int, waits: bool) -> Text:
    entrant = state.entrants[number]
    name = f"{number} · {entrant.name}"
    if waits:
        return Text(f"{name}: auf der Warteliste.", f"{name}: on the waiting list.")
    here = sum(one.plays for one in state.entrants.values())
    return Text(f"{name} ist da. Anwesend: {here}.", f"{name} is here. Present: {here}.")


def _who(office: DayOffice, data: QueryDict, id: str) -> int:
    """The number of who was chosen or typed; registered by this where he was not. Raises `Problems`."""
    typed = " ".join(str(data.get("typed", "")).split())
    number, new = _number(str(data.get("number", ""))), bool(data.get("new"))
    if not number and not new:
        number = _meant(office, typed)
    entrant = office.state.entrants.get(office.cup_state.number(number)) if number else None
    if entrant is not None and (entrant.gone or entrant.status in ("registered", "checked-in")):
        return entrant.number
    if number and not entrant and office.cup_state.player(number) is None:
        raise refuse("typed", "cups-no-player", number=number)
    guest = Guest(
        name=typed, number=number, club=str(data.get("club", "")).strip(), consent=bool(data.get("consent")),
        fixed_table=_number(str(data.get("fixed_table", ""))),
    )  # fmt: skip
    return register(office.day, guest, office.actor, id)[1]


def _number(typed: str) -> int:
    return int(typed) if typed.isascii() and typed.isdigit() and len(typed) < 9 else 0


def _meant(office: DayOffice, typed: str) -> int:
    """The number of a typed name or number; 0 for a new name. Raises `Problems` where it could be somebody known."""
    if not typed:
        raise refuse("typed", "day-name-missing")
    if _number(typed):
        return _number(typed)
    same = [player for player in office.cup_state.active if c.folded(player.name) == c.folded(typed)]
    if len(same) == 1:
        return same[0].number
    if same or c.find(office.cup_state, typed, 1):
        raise refuse("typed", "cups-who", typed=typed)
    return 0


@day_page("door", "checked-in", actions={"arrive": arrive})
def door(office: DayOffice) -> dict[str, Any]:
    """Everybody who is registered, and the field for who comes."""
    state, wanted = office.state, str(office.request.GET.get("zeige", ""))
    lines = arrivals(state)
    typed = " ".join(str(office.request.POST.get("typed", "")).split())
    return {
        "lines": [line for line in lines if wanted in line.groups],
        "filters": [(word, text, sum(word in line.groups for line in lines)) for word, text in FILTERS.items()],
        "wanted": wanted,
        "candidates": c.find(office.cup_state, typed, SHOWN) if typed else (),
        "typed": typed,
        "here": sum(line.entrant.plays for line in lines),
        "expected": len(in_the_race(state)),
        "consent": "einverstanden" in office.request.GET or "consent" in office.request.POST,
    }


@require_safe
def search(request: HttpRequest, token: str) -> HttpResponse:
    """Known players for what is typed, as JSON; and whether they are registered today."""
    office = day_office(request, token)
    office.must("checked-in")
    state = office.state
    found = c.find(office.cup_state, str(request.GET.get("q", ""))[:60], SHOWN)
    waits = {entrant.number for entrant in waiting(state)}
    rows = []
    for player in found:
        entrant = state.entrants.get(player.number)
        status = "waiting" if player.number in waits else entrant.status if entrant else ""
        rows.append(
            {
                "number": player.number,
                "name": player.name,
                "club": player.club,
                "status": STATUS[status].in_language(office.lang) if status else "",
                "paid": bool(entrant and entrant.paid),
            }
        )
    return private(JsonResponse({"players": rows}))


def substitute(office: DayOffice, data: QueryDict) -> Text:
    """Somebody plays on for another; who is not known yet gets a number in the cup first."""
    office.must("substituted")
    id = form_id(data)
    with transaction.atomic():
        number = _number(str(data.get("by_number", "")))
        player = office.cup_state.player(number) if number else None
        name = player.name if player else " ".join(str(data.get("name", "")).split())
        if player is None and name:
            number = _new_number(office, name, id)
        wish = f.Substituted(_number(str(data.get("number", ""))), name, number, player.club if player else "")
        wish_day(office.day, wish, office.actor, id)
    return Text("Der Ersatz ist eingetragen.", "The substitute is noted.")


def _new_number(office: DayOffice, name: str, id: str) -> int:
    lock(office.cup.pk)
    return number_for(office.cup.pk, Guest(name=name), office.actor, id)


@day_page("entrant", "checked-in", actions={"substitute": substitute})
def entrant(office: DayOffice, number: int) -> dict[str, Any]:
    """All about one player of the day."""
    state = office.state
    found = state.entrants.get(number)
    if found is None:
        raise Http404
    line = next(line for line in arrivals(state) if line.entrant.number == number)
    link = reverse("me", args=[player_key(office.day, number).token])
    played = any(part.started and part.table_of(number) for part in state.rounds)
    seats = [(part, table) for part in state.rounds if (table := part.table_of(number))]
    return {"line": line, "entrant": found, "link": link, "played": played, "seats": seats}
