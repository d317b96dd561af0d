"""What can be wrong with the input of a draw, all at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from tarock.cards import SeedError, check_seed
from tarock.rules import Problem, Problems, Reason
from tarock.tournament.draw.costs import ORDER
from tarock.tournament.draw.messages import MESSAGES as _MESSAGES  # noqa: F401 - registers the sentences
from tarock.tournament.draw.model import Entrant
from tarock.tournament.draw.partition import partition

MODES = ("random", "blocks", "snake", "swiss")
"""How players are put together: by lot; by standings in blocks (1–4 at table 1), in a snake (1, 8, 9, 16), or in blocks
that are changed just so far that nobody meets anybody twice."""


def check(
    entrants: Sequence[Entrant],
    sizes: Sequence[int],
    seed: str,
    attempt: int,
    mode: str,
    ranking: Sequence[int],
    order: Sequence[str],
) -> tuple[int, ...]:
    """The sizes of the tables; raises `Problems`."""
    problems: list[Problem] = []

    def wrong(key: str, code: str, **params: object) -> None:
        problems.append(Problem(key, Reason(code, params, "ALLG")))

    try:
        check_seed(seed)
    except SeedError:
        wrong("seed", "draw-seed")
    if type(attempt) is not int or attempt < 0:
        wrong("attempt", "draw-attempt", attempt=attempt)
    if mode not in MODES:
        wrong("mode", "draw-mode", mode=mode, modes=", ".join(MODES))
    elif mode != "random":
        if not ranking:
            wrong("ranking", "draw-ranking-missing")
        for number in _twice(ranking):
            wrong("ranking", "draw-ranking-twice", number=number)
    if sorted(order) != sorted(ORDER):
        wrong("order", "draw-order", order=", ".join(order), words=", ".join(ORDER))
    for number in _twice([entrant.number for entrant in entrants]):
        wrong("entrants", "draw-twice", number=number)
    tables: tuple[int, ...] = ()
    try:
        tables = partition(len(entrants), sizes)
    except Problems as no_way:
        problems += no_way.problems
    problems += _fixed(entrants, tables)
    if problems:
        raise Problems(problems)
    return tables


def _fixed(entrants: Sequence[Entrant], tables: Sequence[int]) -> list[Problem]:
    """Whether all who stay at a table have one with room, whatever size it gets."""
    problems = []
    fixed = Counter(entrant.fixed_table for entrant in entrants if entrant.fixed_table is not None)
    for entrant in entrants:
        if entrant.fixed_table is not None and entrant.fixed_table < 1:
            params: dict[str, object] = {"number": entrant.number, "table": entrant.fixed_table}
            problems.append(Problem("fixed_table", Reason("draw-fixed-number", params, "ALLG")))
    if tables:
        most = min(tables)
        for table, count in sorted(fixed.items()):
            if count > most:
                params = {"table": table, "count": count, "most": most}
                problems.append(Problem("fixed_table", Reason("draw-fixed-full", params, "ALLG")))
        if len(fixed) > len(tables):
            params = {"count": len(fixed), "tables": len(tables)}
            problems.append(Problem("fixed_table", Reason("draw-fixed-tables", params, "ALLG")))
    return problems


def _twice(numbers: Sequence[int]) -> list[int]:
    return sorted(number for number, count in Counter(numbers).items() if count > 1)
