"""The tournament itself: what may still change, its keys, closing it, taking it along."""

from __future__ import annotations

import json
from typing import Any

from django.http import HttpRequest, HttpResponse, QueryDict
from django.urls import reverse
from django.views.decorators.http import require_safe

from tarock.rules import Problem, Problems, Reason, Text
from tarock.tournament.event import facts as f, pending
from tarock.tournament.money import Prize
from tarock.tournament.money.words import SHARED_PRIZES
from tarock.web.cups.keys import ROLE_NAMES, day_keys
from tarock.web.cups.office.access import DayOffice, day_office
from tarock.web.cups.office.forms import cents, form_id, number
from tarock.web.cups.office.pages import day_page
from tarock.web.cups.transfer import bundle_of
from tarock.web.paper.answers import JSON, file_answer, slug

SHARED = {
    "split": Text("das Geld der Plätze zu gleichen Teilen", "the money of the places in equal parts"),
    "lot": Text("das Los entscheidet", "the lot decides"),
    "each": Text("jeder den ganzen Preis", "the whole prize for each"),
}
assert set(SHARED) == set(SHARED_PRIZES)


def amend(office: DayOffice, data: QueryDict) -> Text:
    """Title, venue, capacity, time, fee, prizes: nothing that decides who has won."""
    settings = office.state.settings
    wanted: dict[str, Any] = {
        "title": str(data.get("title", "")).strip(),
        "venue": str(data.get("venue", "")).strip(),
        "capacity": number(str(data.get("capacity", ""))),
        "minutes": number(str(data.get("minutes", ""))),
        "warning_minutes": number(str(data.get("warning_minutes", ""))),
        "fee": cents(str(data.get("fee_euro", "")), "fee"),
        "shared_prizes": str(data.get("shared_prizes", "")),
        "prizes": prizes_of(str(data.get("prizes", ""))),
    }
    now = {**{name: getattr(settings, name) for name in wanted}, "prizes": prizes_of(prizes_text(settings.prizes))}
    changes = {name: value for name, value in wanted.items() if value != now[name]}
    office.wish({"kind": f.Amended.kind, "id": form_id(data), "changes": changes, "reason": data.get("reason", "")})
    return Text("Gespeichert.", "Saved.")


def prizes_of(typed: str) -> list[dict[str, Any]]:
    """One line a prize: `1: 200 €`, `3: Geschenkkorb`, `Verlosung: Speckseite`. Raises `Problems`."""
    found: list[dict[str, Any]] = []
    wrong: list[Problem] = []
    for line in filter(None, map(str.strip, typed.splitlines())):
        head, colon, what = (part.strip() for part in line.partition(":"))
        if not colon or not what or not (head.isdigit() or head.casefold() in ("verlosung", "raffle")):
            wrong.append(Problem("prizes", Reason("cups-prize", {"line": line[:60]}, "ALLG")))
            continue
        prize: dict[str, Any] = {"kind": "rank", "rank": int(head)} if head.isdigit() else {"kind": "raffle", "rank": 0}
        try:
            prize |= {"cents": cents(what, "prizes"), "text": ""}
        except Problems:
            prize |= {"cents": 0, "text": what}
        found.append(prize)
    if wrong:
        raise Problems(wrong)
    return found


def prizes_text(prizes: tuple[Prize, ...]) -> str:
    """Prizes as they are typed."""
    lines = []
    for prize in prizes:
        head = str(prize.rank) if prize.kind == "rank" else "Verlosung"
        if prize.cents:
            lines.append(f"{head}: {prize.cents // 100},{prize.cents % 100:02} €")
        if prize.text:
            lines.append(f"{head}: {prize.text}")
    return "\n".join(lines)


@day_page("setup", "amended", actions={"amend": amend})
def setup(office: DayOffice) -> dict[str, Any]:
    """What the organiser alone decides."""
    state = office.state
    keys = {ROLE_NAMES[role]: key for role, key in day_keys(office.day).items()}
    return {
        "keys": [(name, key, office.request.build_absolute_uri(reverse("office", args=[key.token])))
                 for name, key in keys.items()],
        "pending": pending(state, office.at),
        "rounds_left": sum(not part.started for part in state.rounds),
        "prizes": prizes_text(state.settings.prizes),
        "shared": SHARED,
        "public": reverse("day", args=[office.day.pk]),
    }  # fmt: skip


@require_safe
def export(request: HttpRequest, token: str) -> HttpResponse:
    """The tournament with its cup as a file: for the laptop at the venue, and home again."""
    office = day_office(request, token)
    office.must("amended")
    text = json.dumps(bundle_of(office.cup, [office.day]), ensure_ascii=False, indent=1)
    return file_answer(text, JSON, f"{slug(office.state.settings.title)}.json")
