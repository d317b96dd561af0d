"""Counts and tricks: whether they add up, whether cards can make them, whether they fit the result."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tarock.cards import PACK_THIRDS, count_text
from tarock.rules import Problem, Text
from tarock.scoring.game import DECLARER, OPPONENTS
from tarock.scoring.piles import side_can_be, trischaken_can_be
from tarock.scoring.positive import kontras_void
from tarock.scoring.possible.case import Case

TRICKS = 12
_TALON = {
    "first-six": Text("Talon zu den ersten sechs Stichen", "talon to the first six tricks"),
    "last": Text("Talon zum letzten Stich", "talon to the last trick"),
}
_LAID = {"half": 3, "blind-six": 6, "shown-six": 6, "none": 0}
"""Cards that the declarer has discarded."""
_KINGS_HALF = 3
"""Solorufer with the called king in the talon: the half with the king is the declarer's in the end."""


def count_problems(case: Case) -> Iterator[Problem]:
    """Problems of `count` and `tricks`."""
    if case.contract.kind == "trischaken":
        yield from _trischaken(case)
    elif case.contract.positive and case.game.thirds is not None:
        yield from _side(case, case.game.thirds)


def _trischaken(case: Case) -> Iterator[Problem]:
    game = case.game
    if game.counts is None:
        return
    sums = True
    if sum(game.counts) != PACK_THIRDS:
        sums = False
        found = _sum_text(sum(game.counts))
        yield case.problem("count", "entry-count-sum", found=found)
    if game.tricks is not None and sum(game.tricks) != TRICKS:
        sums = False
        yield case.problem("tricks", "entry-tricks-sum", found=sum(game.tricks))
    for seat, thirds in enumerate(game.counts):
        won = game.tricks[seat] if game.tricks is not None else None
        if won is not None and (won == 0) != (thirds == 0):
            sums = False
            params: dict[str, Any] = {"name": case.names[seat], "tricks": won, "count": count_text(thirds)}
            yield case.problem(f"count.{case.names[seat]}", "entry-virgin-count", **params)
    talon = game.talon or case.rules.trischaken.talon[0]
    if sums and not trischaken_can_be(game.counts, game.tricks, talon):
        with_tricks = Text(" bei diesen Stichen", " with these tricks") if game.tricks is not None else Text("", "")
        yield case.problem("count", "entry-piles", "trischaken.talon", with_tricks=with_tricks, talon=_TALON[talon])


def _sum_text(thirds: int) -> str:
    points, blatt = divmod(thirds, 3)
    return f"{points}/{blatt}"


def _side(case: Case, thirds: int) -> Iterator[Problem]:
    game, contract = case.game, case.contract
    if game.won and game.won[0] != (thirds >= case.rules.table.win_limit):
        params = {
            "result": "won" if game.won[0] else "lost",
            "count": count_text(thirds),
            "limit": count_text(case.rules.table.win_limit),
        }
        yield case.problem("result", "entry-result-against-count", "table.win_limit", **params)
    given = _KINGS_HALF if kontras_void(case.rules, game) else 0
    known = (_honours(case, DECLARER), _honours(case, OPPONENTS))
    if not side_can_be(thirds, _tricks_of_side(case), _LAID[contract.talon], given, *known):
        yield case.problem("count", "entry-side-pile", count=count_text(thirds))


def _tricks_of_side(case: Case) -> range:
    """How many tricks the declarer's side can have, from the premiums that were made."""
    ours: set[int | None] = set()
    theirs: set[int | None] = set()
    for fact in case.game.bonuses:
        bonus = case.rules.bonuses.get(fact.name)
        if bonus is None or not fact.made:
            continue
        if bonus.test == "all-tricks":
            return range(TRICKS, TRICKS + 1) if fact.by == DECLARER else range(1)
        if bonus.test in ("bird", "ultimo"):
            (ours if fact.by == DECLARER else theirs).add(bonus.trick)
    return range(len(ours), TRICKS - len(theirs) + 1)


def _honours(case: Case, side: str) -> int:
    """Kings and Trull pieces that a side must have, from the premiums that were made."""
    cards: set[int] = set()
    for fact in case.game.bonuses:
        bonus = case.rules.bonuses.get(fact.name)
        if bonus is not None and fact.made and fact.by == side and bonus.test == "cards":
            cards.update(bonus.cards)
    return len(cards)
