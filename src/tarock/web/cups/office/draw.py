"""The draw: the seed in public, rounds drawn, taken back, adjusted or seated by hand; and what the draw came to."""

from __future__ import annotations

import re
from typing import Any

from django.http import QueryDict

from tarock.rules import Problem, Problems, Reason, Text
from tarock.tournament.draw import least_repeats
from tarock.tournament.draw.partition import partition
from tarock.tournament.event import Day as DayState, draw_report, to_draw
from tarock.tournament.lists import tables
from tarock.web.cups.office.access import DayOffice
from tarock.web.cups.office.forms import form_id
from tarock.web.cups.office.pages import day_page


def by_hand(office: DayOffice, data: QueryDict) -> Text:
    """A round as somebody typed it: one line a table, `7: 12 3 45 8`."""
    number = int(str(data["round"])) if str(data.get("round", "")).isdigit() else 0
    raw = {"round": number, "tables": _lines(str(data.get("tables", "")))}
    office.wish({"kind": "drawn", "id": form_id(data), "rounds": [raw], "by_hand": True})
    return Text("Von Hand gesetzt.", "Seated by hand.")


def _lines(typed: str) -> list[dict[str, Any]]:
    found, wrong = [], []
    for line in filter(None, map(str.strip, typed.splitlines())):
        said = re.fullmatch(r"(\d{1,4})\s*[:.)]\s*(\d{1,9}(?:[\s,;]+\d{1,9})*)[\s,;]*", line)
        if said is None:
            wrong.append(Problem("tables", Reason("cups-by-hand", {"line": line[:60]}, "ALLG")))
        else:
            found.append({"table": int(said[1]), "players": [int(n) for n in re.split(r"[\s,;]+", said[2])]})
    if wrong:
        raise Problems(wrong)
    return found


def rounds(office: DayOffice, data: QueryDict) -> Text:
    """Draw the rounds of the button: `rounds` is a list of numbers, `keep` leaves seats where possible."""
    numbers = [int(text) for text in data.getlist("rounds") if text.isdigit()]
    wish = {"kind": "drawn", "rounds": [{"round": number} for number in numbers], "keep": bool(data.get("keep"))}
    office.wish({**wish, "id": form_id(data)})
    return Text("Ausgelost.", "Drawn.")


@day_page("draw", "drawn", actions={"draw": rounds, "by-hand": by_hand})
def draw(office: DayOffice) -> dict[str, Any]:
    """Seed, rounds, report."""
    state = office.state
    here = to_draw(state)
    drawn = [part for part in state.rounds if part.tables]
    open_rounds = [part for part in state.rounds if not part.started]
    undrawn = [part.number for part in open_rounds if not part.tables]
    return {
        "here": here,
        "partition": _partition(state, len(here), office.lang),
        "drawn": [_shown(office, state, part.number) for part in drawn],
        "undrawn": undrawn,
        "all_at_once": state.settings.draw_ahead and len(undrawn) > 1,
        "adjust": [part.number for part in open_rounds if part.tables and _changed(state, part.number)],
        "report": draw_report(state) if drawn else None,
        "least": least_repeats([len(t.players) for t in drawn[0].tables], len(drawn)) if drawn else 0,
        "by_hand": "\n".join(
            f"{table.number}: {' '.join(map(str, table.players))}" for table in drawn[-1].tables
        ) if drawn and not drawn[-1].started else "",
        "hand_round": next((part.number for part in open_rounds), 0),
    }  # fmt: skip


def _changed(state: DayState, number: int) -> bool:
    """Whether others play than those that are seated."""
    part = state.rounds[number - 1]
    return {p for table in part.tables for p in table.players} != {entrant.number for entrant in to_draw(state)}


def _shown(office: DayOffice, state: DayState, number: int) -> dict[str, Any]:
    """A round as it is printed: the very same list."""
    part = state.rounds[number - 1]
    listing = tables(state, number, office.lang)
    names: dict[int, list[tuple[int, str]]] = {}
    for table, _, player, name in listing.rows:
        names.setdefault(int(str(table)), []).append((int(str(player)), str(name)))
    return {
        "part": part,
        "title": listing.title,
        "version": listing.version,
        "tables": names,
        "may_undo": not part.started or not any(table.touched for table in part.tables),
        "later": [other.number for other in state.rounds if other.number >= number and other.tables],
    }


def _partition(state: DayState, players: int, lang: str) -> dict[str, Any]:
    """How the players split into tables; the ways out where they do not."""
    try:
        sizes = partition(players, state.settings.sizes)
    except Problems as found:
        return {"why": [problem.reason.sentence(lang) for problem in found.problems]}
    counted = [(sizes.count(size), size) for size in state.settings.sizes if size in sizes]
    return {"tables": len(sizes), "counted": counted}
