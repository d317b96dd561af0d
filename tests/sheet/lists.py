"""Lists written by hand, without web or store."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tarock.sheet import Sheet, cancel, correct, enter, open_sheet, pay_kontra, replay, strike

AT = "2026-11-28T18:00:00+00:00"
NAMES = ("Anna", "Bert", "Cilli", "Dora")

SOLORUFER = {"contract": "solorufer", "declarer": "Anna", "partner": "Cilli", "result": "won"}
BIRD = {
    "contract": "uhurufer", "declarer": "Bert", "partner": "Dora", "count": "41/2", "kontra": {"game": 2},
    "bonus": [{"name": "uhu", "by": "declarer", "announced": True, "made": False, "kontra": 2},
              {"name": "trull", "by": "opponents"}],
}  # fmt: skip
BETTLER = {"contract": "bettler", "declarer": "Cilli", "result": "lost", "kontra": {"Anna": 2, "Dora": 4}}
TRISCHAKEN = {
    "contract": "trischaken",
    "count": {"Anna": "0/0", "Bert": "30/1", "Cilli": "19/2", "Dora": "20/0"},
    "tricks": {"Anna": 0, "Bert": 5, "Cilli": 3, "Dora": 4},
}


class Written:
    """A list being written; ids count up."""

    def __init__(self, players: Sequence[str] = NAMES, rules: str = "steirisch", **wish: Any) -> None:
        self.count = 0
        self.history: list[Any] = [open_sheet(self.id(), AT, players[0], rules=rules, players=tuple(players), **wish)]

    def id(self) -> str:
        self.count += 1
        return f"00000000-0000-7000-8000-{self.count:012}"

    @property
    def sheet(self) -> Sheet:
        return replay(self.history)

    def enter(self, entry: Mapping[str, Any], by: str = "Anna") -> str:
        self.history.append(enter(self.sheet, self.id(), AT, by, entry))
        return str(self.history[-1].id)

    def correct(self, game: str, entry: Mapping[str, Any], reason: str = "") -> None:
        self.history.append(correct(self.sheet, self.id(), AT, "Bert", game, entry, reason))

    def cancel(self, game: str, reason: str = "") -> None:
        self.history.append(cancel(self.sheet, self.id(), AT, "Bert", game, reason))

    def strike(self, game: str, reason: str) -> None:
        self.history.append(strike(self.sheet, self.id(), AT, "Bert", game, reason))

    def pay(self, game: str) -> None:
        self.history.append(pay_kontra(self.sheet, self.id(), AT, "Bert", game))


def evening(players: Sequence[str] = NAMES) -> Written:
    """A list with one of everything. Vorhand is the first player, the next, and so on."""
    a, b, c, d = players[:4]
    names = dict(zip(NAMES, (a, b, c, d), strict=True))
    written = Written(players)
    written.enter(_named(SOLORUFER, names), a)
    written.enter(_named(BIRD, names), a)
    struck = written.enter(_named(BETTLER, names), a)
    written.enter(_named(TRISCHAKEN, names), a)
    gone = written.enter(_named(SOLORUFER, names), a)
    written.strike(struck, "Anschreibfehler")
    written.cancel(gone, "doppelt geschrieben")
    written.enter(_named(BETTLER, names), a)
    return written


def _named(value: Any, names: Mapping[str, str]) -> Any:
    if isinstance(value, dict):
        return {names.get(key, key): _named(inner, names) for key, inner in value.items()}
    if isinstance(value, list):
        return [_named(inner, names) for inner in value]
    return names.get(value, value) if isinstance(value, str) else value
