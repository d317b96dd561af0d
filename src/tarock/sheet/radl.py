"""Doubled rounds and games: what the next game counts, after a Mondfang, a Trischaken or a game without points."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction

from tarock.rules import RuleSet
from tarock.scoring import Game


@dataclass
class Radl:
    """Running doublings of one list: for each, how many games it still lasts.

    A Radl has as many games as players. Where `double_multiplies` doublings run beside each other and multiply;
    otherwise one follows the other.
    """

    rules: RuleSet
    size: int
    running: list[int] = field(default_factory=list)

    @classmethod
    def of(cls, rules: RuleSet, players: int) -> Radl:
        """The state before the first game."""
        return cls(rules, players)

    @property
    def factor(self) -> int:
        """What the next game is multiplied by."""
        if not self.running:
            return 1
        return int(2 ** len(self.running)) if self.rules.table.double_multiplies else 2

    def after(self, game: Game | None, points: Sequence[Fraction]) -> None:
        """Move on by one game and add what it sets off. None: a game that counts zero for all, whatever happened."""
        if self.rules.table.double_multiplies:
            self.running = [left - 1 for left in self.running if left > 1]
        elif self.running:
            self.running[0] -= 1
            self.running = [left for left in self.running if left]
        happened = _happened(self.rules, game, points)
        table = self.rules.table
        self.running += [self.size for word in table.double_radl_after if word in happened]
        self.running += [1 for word in table.double_game_after if word in happened]


def _happened(rules: RuleSet, game: Game | None, points: Sequence[Fraction]) -> set[str]:
    if game is None:
        return set()
    happened = set() if any(points) else {"zero"}
    if rules.contracts[game.contract].kind == "trischaken":
        happened.add("trischaken")
    if any(fact.made and rules.bonuses[fact.name].test == "mondfang" for fact in game.bonuses):
        happened.add("mondfang")
    return happened
