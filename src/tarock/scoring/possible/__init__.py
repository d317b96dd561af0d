"""Which games cannot be: everything that contradicts the rule set, the pack or itself, as `Problem`s all at once.

The keys are those of the score entry (formats.md); a sheet, a form and a file share these checks.
"""

from __future__ import annotations

from collections.abc import Iterator

from tarock.rules import Problem, RuleSet
from tarock.scoring import entry_messages as _entry_messages  # noqa: F401 - registers the sentences
from tarock.scoring.game import Game
from tarock.scoring.possible.bonuses import bonus_problems
from tarock.scoring.possible.case import Case
from tarock.scoring.possible.counts import count_problems
from tarock.scoring.possible.kontras import kontra_problems
from tarock.scoring.possible.roles import role_problems

__all__ = ["Case", "problems"]


def problems(rules: RuleSet, game: Game, names: tuple[str, ...]) -> list[Problem]:
    """What is wrong with a game whose contract the rule set knows. `names` are those of seats 0..3."""
    return list(_all(Case(rules, game, names)))


def _all(case: Case) -> Iterator[Problem]:
    yield from role_problems(case)
    yield from count_problems(case)
    yield from kontra_problems(case)
    yield from bonus_problems(case)
