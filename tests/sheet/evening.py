"""Lists in the making: events with ids that tell their order, for tests of the fold and of the desk."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import Any

from tarock.rules import Problems
from tarock.sheet import Event, Sheet, cancel, correct, enter, open_sheet, replay

AT = "2026-11-30T19:00:00+00:00"
FOUR = ("Anna", "Bert", "Cilli", "Dora")

DOUBLE_RADL = """
extends = "steirisch"
source = { assumption = "Hausregel.", en = "House rule." }

[set]
id = "stammtisch"
name = "Stammtisch"
name_en = "Regulars"

[table]
double_radl_after = ["trischaken"]
double_game_after = ["zero"]
double_multiplies = true
"""


class Evening:
    """A list and its events; wishes are checked as at the table."""

    def __init__(self, players: tuple[str, ...] = FOUR, **wish: Any) -> None:
        self.events: list[Event] = [
            open_sheet("open", AT, players[0], rules=wish.pop("rules", "steirisch"), players=players, **wish)
        ]

    @property
    def sheet(self) -> Sheet:
        return replay(self.events)

    def do(self, make: Any, *args: Any, by: str = "Anna", **more: Any) -> str:
        """Add the event that `make` gives; its id."""
        event = make(self.sheet, f"e{len(self.events)}", AT, by, *args, **more)
        self.events.append(event)
        return str(event.id)

    def game(self, entry: Mapping[str, Any], by: str = "Anna") -> str:
        return self.do(enter, entry, by=by)

    def refusal(self, make: Any, *args: Any, **more: Any) -> list[tuple[str, str]]:
        """Keys and codes with which a wish is refused; nothing is added."""
        before = list(self.events)
        try:
            self.do(make, *args, **more)
        except Problems as found:
            assert self.events == before
            return [(problem.key, problem.reason.code) for problem in found.problems]
        raise AssertionError("not refused")


def rufer(declarer: str, partner: str, result: str = "won", **more: Any) -> dict[str, Any]:
    return {"contract": "rufer", "declarer": declarer, "partner": partner, "result": result, **more}


def solo(declarer: str, result: str = "won", **more: Any) -> dict[str, Any]:
    return {"contract": "dreier", "declarer": declarer, "result": result, **more}


def plain(amounts: Iterable[Fraction]) -> list[float]:
    """Amounts for comparing."""
    return [float(amount) for amount in amounts]


TRISCHAKEN = {"contract": "trischaken", "count": {"Anna": "20/0", "Bert": "30/1", "Cilli": "19/2", "Dora": "0/0"}}

__all__ = ["AT", "DOUBLE_RADL", "FOUR", "TRISCHAKEN", "Evening", "cancel", "correct", "plain", "rufer", "solo"]
