"""How one value of a rule set becomes a sentence: the frame in which the tables of phrases are written."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from tarock.rules import Bonus, Contract, RuleSet, Text

Subject = Contract | Bonus | None
"""The contract or bonus that a sentence is about; None in the sections of the whole set."""


@dataclass(frozen=True)
class Phrase:
    """The sentences of one key.

    `words` has a whole sentence for each word or truth. `text` is a template over `{value}`. A list has `parts` for its
    elements, put into `one` or `many` ({value}, {first}), or `none` where it is empty; `last` joins them ("and", "or").
    `needs` tells whether the value means anything in this rule set; a book leaves out what has no effect.
    `build` replaces all of that where a sentence hangs on several values.
    """

    words: Mapping[object, Text] = field(default_factory=dict)
    text: Text | None = None
    parts: Mapping[object, Text] = field(default_factory=dict)
    one: Text | None = None
    many: Text | None = None
    none: Text | None = None
    last: str = "or"
    needs: Callable[[RuleSet], bool] | None = None
    build: Callable[[RuleSet, Subject, str], str] | None = None
