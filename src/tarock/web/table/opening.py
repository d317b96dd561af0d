"""From the form for a new table to the settings that the table understands, which finds what is wrong with them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from django.http import HttpRequest

from tarock.bots import DEFAULT_LEVEL, LEVELS
from tarock.rules import Problem, Problems
from tarock.web.sheets.chosen import choose

PLACES: Final = (4, 5, 6)
USUAL: Final[Mapping[str, str]] = {
    "places": "4",
    "unit": "",
    "deals": "16",
    "think": "0",
    "away": "60",
    "next": "30",
    "pace": "700",
    "hints": "on",
    "talk": "open",
    "spectators": "after",
    "delay": "60",
    "cents": "",
    "bots": DEFAULT_LEVEL,
    "listed": "",
}
"""What the form shows first."""
SECONDS: Final = {"think": (20, 30, 60, 120), "away": (20, 60, 120, 300), "next": (15, 30, 60)}
"""Times to choose from."""
AGAINST_BOTS: Final[Mapping[str, Any]] = {"next": 45, "away": 300, "pace": 700}
"""A table against three bots: open end, and time to read the settlement."""


def config_of(request: HttpRequest) -> dict[str, Any]:
    """The settings of a filled form, for `create_table`. Raises `Problems` for rules that cannot be read."""
    said = request.POST
    chosen = choose(request, said)
    places = _number(said.get("places", ""))
    rules = {"rules_text": chosen.rules_text} if chosen.rules_text else {"rules": chosen.rules}
    return {
        **rules,
        "places": places,
        "length": {said["unit"]: _number(said.get("deals", ""))} if said.get("unit") else {},
        **{name: _number(said.get(name, "")) for name in ("think", "away", "next", "pace")},
        "start": "ready" if said.get("start") else "at-once",
        "hints": bool(said.get("hints")),
        "talk": said.get("talk", ""),
        "spectators": f"delay:{said.get('delay', '')}" if said.get("spectators") == "delay" else said.get("spectators"),
        "cents": said.get("cents", "").strip().replace(",", "."),
        "bots": _bots(said, places),
    }


def _number(text: str) -> int | str:
    """A typed number; what is none goes on as it is, and the table says so."""
    plain = text.strip()
    return int(plain) if plain.isascii() and plain.isdigit() and len(plain) < 10 else plain


def _bots(said: Mapping[str, str], places: int | str) -> str | list[str]:
    """One level for all, or one for each place where the form names them."""
    usual = said.get("bots", DEFAULT_LEVEL)
    if not isinstance(places, int) or not 4 <= places <= max(PLACES):
        return usual
    each = [said.get(f"bot{place}") or usual for place in range(places)]
    return usual if len(set(each)) == 1 and each[0] == usual else each


def levels(lang: str) -> list[tuple[str, str]]:
    """The strengths of bots: id and name."""
    return [(level_id, level.name.in_language(lang)) for level_id, level in LEVELS.items()]


def filled(said: Mapping[str, str], posted: bool) -> dict[str, str]:
    """What stands in the fields: what was sent, else the usual. A box that is not ticked is not sent."""
    if not posted:
        return {name: said.get(name, usual) for name, usual in USUAL.items()}
    return {name: said.get(name, "") for name in USUAL}


def problems_json(found: Problems, lang: str) -> list[dict[str, Any]]:
    """All problems as the form shows them."""
    return [problem.json(lang) for problem in _once(found.problems)]


def _once(problems: list[Problem]) -> list[Problem]:
    seen: set[tuple[str, str]] = set()
    kept = []
    for problem in problems:
        mark = (problem.key, problem.reason.sentence("de"))
        if mark not in seen:
            seen.add(mark)
            kept.append(problem)
    return kept
