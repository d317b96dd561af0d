"""Several rounds drawn at once, by lot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tarock.rules import Problem, Problems, Reason
from tarock.tournament.draw.check import check
from tarock.tournament.draw.costs import ORDER
from tarock.tournament.draw.draw import Plan, drawn
from tarock.tournament.draw.model import Entrant, Round
from tarock.tournament.draw.report import report
from tarock.tournament.draw.stream import Stream

MOST_ROUNDS: Final = 20
"""More than any tournament day has."""
TRIES: Final = 16
"""How often a small event is drawn in full; the best is taken."""
SMALL: Final = 40
"""From more players on the first try meets all wishes that can be met (bench/draw.json)."""


def draw_rounds(
    entrants: Sequence[Entrant],
    rounds: int = 3,
    *,
    seed: str,
    sizes: Sequence[int] = (4, 5),
    history: Sequence[Round] = (),
    attempt: int = 0,
    order: Sequence[str] = ORDER,
) -> tuple[Round, ...]:
    """The next `rounds` rounds after `history`. Raises `Problems`.

    The rounds are drawn one after the other, just as `draw_round` does it. If then somebody meets somebody twice or
    pauses are not fair, and there are no more than `SMALL` players, all are drawn again from other streams, up to
    `TRIES` times, and the best is taken: an early round may have made a later one difficult. Each second try does not
    ask for fair pauses, which leaves the meetings more room; of two tries with the same meetings the fairer is better.
    """
    if not 1 <= rounds <= MOST_ROUNDS:
        params: dict[str, object] = {"rounds": rounds, "most": MOST_ROUNDS}
        raise Problems([Problem("rounds", Reason("draw-rounds", params, "ALLG"))])
    tables = check(entrants, sizes, seed, attempt, "random", (), order)
    players = sorted(entrants, key=lambda entrant: entrant.number)
    best: tuple[Round, ...] = ()
    for number in range(TRIES if len(players) <= SMALL else 1):
        wishes = [word for word in order if word != "pauses" or number % 2 == 0]
        label = f"/{number}" if number else ""
        found: list[Round] = []
        for _ in range(rounds):
            before = (*history, *found)
            stream = Stream(seed, f"{len(before) + 1}/{attempt}{label}")
            found.append(drawn(Plan(players, tables, wishes), before, stream))
        if not best or _burden((*history, *found), players, order) < _burden((*history, *best), players, order):
            best = tuple(found)
        said = report((*history, *best), players)
        if not said.repeats and said.pauses_fair:
            break
    return best


def _burden(rounds: Sequence[Round], players: Sequence[Entrant], order: Sequence[str]) -> list[int]:
    """What the search has summed up, wish by wish, in the order of their weight."""
    said = report(rounds, players)
    burden = {
        "meetings": sum(len(again.rounds) * (len(again.rounds) - 1) // 2 for again in said.repeats),
        "pauses": sum(2**times for times in said.pauses.values()),
        "apart": sum(len(pair.shared) for pair in said.together),
    }
    return [burden[word] for word in order]
