"""One game under examination, with what all checks need."""

from __future__ import annotations

from dataclasses import dataclass

from tarock.rules import Bonus, Contract, Problem, Reason, RuleSet
from tarock.scoring.game import BonusFact, Game

ALLG = "ALLG"
"""The source of what holds wherever Königrufen is played: the pack, twelve tricks, two sides."""


@dataclass(frozen=True)
class Case:
    """Rules, game and the names of the seats."""

    rules: RuleSet
    game: Game
    names: tuple[str, ...]

    @property
    def contract(self) -> Contract:
        """The contract that was played."""
        return self.rules.contracts[self.game.contract]

    @property
    def title(self) -> str:
        """The contract's name for sentences."""
        return self.contract.name

    def bonus(self, fact: BonusFact) -> Bonus:
        """The bonus of a fact (the rule set knows it)."""
        return self.rules.bonuses[fact.name]

    def valat(self) -> BonusFact | None:
        """The Valat that was announced or made, if any."""
        known = (fact for fact in self.game.bonuses if fact.name in self.rules.bonuses)
        return next((fact for fact in known if self.bonus(fact).kind == "valat"), None)

    def problem(self, key: str, code: str, path: str = "", **params: object) -> Problem:
        """A problem at `key`, resting on the rule-set leaf at `path` (or on the general rules of the game)."""
        return Problem(key, Reason(code, params, self.rules.clause(path) if path else ALLG))

    def of_contract(self, leaf: str) -> str:
        """The path of a leaf of the contract."""
        return f"contracts.{self.contract.id}.{leaf}"
