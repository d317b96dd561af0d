"""Every refusal of the draw, all at once, with the sentence."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tarock.rules import Problems
from tarock.tournament.draw import Entrant, draw_round, draw_rounds, partition
from tarock.tournament.draw.messages import MESSAGES
from tests.tournament.draw.players import SEED, entrants


def fixed(count: int, *tables: int) -> list[Entrant]:
    return [
        Entrant(number + 1, fixed_table=tables[number] if number < len(tables) else None) for number in range(count)
    ]


CASES: dict[str, Callable[[], object]] = {
    "draw-no-partition": lambda: draw_round(entrants(7), seed=SEED),
    "draw-choice-wait": lambda: draw_round(entrants(3), seed=SEED),
    "draw-choice-leave": lambda: draw_round(entrants(11), seed=SEED),
    "draw-choice-allow": lambda: draw_round(entrants(11), seed=SEED),
    "draw-sizes": lambda: partition(12, (3, 4)),
    "draw-seed": lambda: draw_round(entrants(8), seed="42"),
    "draw-attempt": lambda: draw_round(entrants(8), seed=SEED, attempt=-1),
    "draw-rounds": lambda: draw_rounds(entrants(8), 0, seed=SEED),
    "draw-twice": lambda: draw_round([*entrants(8), Entrant(3)], seed=SEED),
    "draw-mode": lambda: draw_round(entrants(8), seed=SEED, mode="lottery"),
    "draw-order": lambda: draw_round(entrants(8), seed=SEED, order=("pauses",)),
    "draw-ranking-missing": lambda: draw_round(entrants(8), seed=SEED, mode="blocks"),
    "draw-ranking-twice": lambda: draw_round(entrants(8), seed=SEED, mode="snake", ranking=[1, 2, 1]),
    "draw-fixed-number": lambda: draw_round(fixed(8, 0), seed=SEED),
    "draw-fixed-full": lambda: draw_round(fixed(12, 2, 2, 2, 2, 2), seed=SEED),
    "draw-fixed-tables": lambda: draw_round(fixed(8, 1, 2, 3), seed=SEED),
}


def test_all_are_listed() -> None:
    assert CASES.keys() == MESSAGES.keys()


@pytest.mark.parametrize("code", MESSAGES)
def test_refused_with_a_reason_in_both_languages(code: str) -> None:
    with pytest.raises(Problems) as found:
        CASES[code]()
    reason = next(problem.reason for problem in found.value.problems if problem.reason.code == code)
    assert "{" not in reason.sentence("de") + reason.sentence("en")


def test_everything_that_is_wrong_at_once() -> None:
    with pytest.raises(Problems) as found:
        draw_round([*fixed(10, 0), Entrant(3)], seed="x", mode="blocks")
    codes = [problem.reason.code for problem in found.value.problems]
    assert codes == [
        "draw-seed",
        "draw-ranking-missing",
        "draw-twice",
        "draw-no-partition",
        "draw-choice-wait",
        "draw-choice-leave",
        "draw-choice-allow",
        "draw-fixed-number",
    ]
