"""Rule sets as data: the schema, the loader with all problems at once, the frozen value that all else reads."""

from tarock.rules.load import DEFAULT_RULES, builtin_ids, load, load_text
from tarock.rules.reasons import CATALOGUE, Problem, Problems, Reason, Seat, refuse, register
from tarock.rules.ruleset import Bonus, Conduct, Contract, RuleSet, Source, Text

__all__ = [
    "CATALOGUE",
    "DEFAULT_RULES",
    "Bonus",
    "Conduct",
    "Contract",
    "Problem",
    "Problems",
    "Reason",
    "RuleSet",
    "Seat",
    "Source",
    "Text",
    "builtin_ids",
    "load",
    "load_text",
    "refuse",
    "register",
]
