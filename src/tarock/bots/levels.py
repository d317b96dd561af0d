"""The players that a table can choose from: a level by its name, what it is called, and how it is made."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from tarock.bots.protocol import Player
from tarock.bots.random_player import RandomPlayer
from tarock.bots.thumb import ThumbPlayer
from tarock.rules import RuleSet, Text


@dataclass(frozen=True)
class Level:
    """One level: its name and one sentence for people, and the maker of its player for a rule set.

    `heavy` players compute for longer than a blink: whoever runs them uses a process of its own, so their `make` must
    be a function of a module. `budget` is how many seconds a decision may take before somebody decides for the player.
    """

    name: Text
    about: Text
    make: Callable[[RuleSet], Player]
    heavy: bool = False
    budget: float = 0.8


LEVELS: Final[Mapping[str, Level]] = MappingProxyType(
    {
        "thumb": Level(
            Text("Faustregeln", "Rules of thumb"),
            Text("Spielt, wie man es am Wirtshaustisch erklärt.", "Plays as it is explained at a table in an inn."),
            ThumbPlayer,
        ),
        "random": Level(
            Text("Zufall", "Chance"),
            Text("Spielt irgendeine erlaubte Karte.", "Plays any card that is allowed."),
            lambda rules: RandomPlayer(),
        ),
    }
)
"""All levels by their names, the strongest first."""

DEFAULT_LEVEL: Final = "thumb"
HINTS: Final = "thumb"
"""Whose advice a table with hints gives."""


def player_of(level: str, rules: RuleSet) -> Player:
    """A player of this level. Raises KeyError for a level that does not exist."""
    return LEVELS[level].make(rules)
