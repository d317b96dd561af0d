"""Why something is refused: a code, parameters, a sentence in both languages and the clause.

Each room keeps a catalogue of its codes (`messages.py`) and registers it here; the sentences are format strings over
the parameters. A parameter that is a `Text` is shown in the asked language.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from tarock.rules.ruleset import Text

CATALOGUE: Final[dict[str, Text]] = {}
"""All known codes with their sentences; filled by `register` when a room is imported."""


def register(messages: Mapping[str, Text]) -> Mapping[str, Text]:
    """Add a room's codes. A code stands for one thing only: a second registration with other words is an error."""
    for code, text in messages.items():
        if CATALOGUE.setdefault(code, text) != text:
            raise ValueError(f"code {code!r} registered twice")
    return messages


@dataclass(frozen=True)
class Reason:
    """One refusal: `code` and `params` for programs, `sentence` for people, `clause` for the referee."""

    code: str
    params: Mapping[str, object] = field(default_factory=dict)
    clause: str = ""

    def sentence(self, lang: str = "de") -> str:
        """The sentence in `"de"` or `"en"`."""
        shown = {k: v.in_language(lang) if isinstance(v, Text) else v for k, v in self.params.items()}
        return CATALOGUE[self.code].in_language(lang).format(**shown)

    def json(self, lang: str = "de") -> dict[str, object]:
        """As in formats.md: code, params, why, clause (texts in the asked language)."""
        params = {k: v.in_language(lang) if isinstance(v, Text) else v for k, v in self.params.items()}
        return {"code": self.code, "params": params, "why": self.sentence(lang), "clause": self.clause}


@dataclass(frozen=True)
class Problem:
    """A reason with the place it concerns: a dotted key, and the line where the input has lines."""

    key: str
    reason: Reason
    line: int | None = None

    def json(self, lang: str = "de") -> dict[str, object]:
        """The problem as an object of `{"problems": [...]}`."""
        found: dict[str, object] = {"key": self.key, **self.reason.json(lang)}
        if self.line is not None:
            found["line"] = self.line
        return found


class Problems(Exception):  # noqa: N818 - it carries problems, it is not one error
    """Everything that is wrong with an input, at once. `.problems` lists them in the order of the input."""

    def __init__(self, problems: list[Problem], name: str = "") -> None:
        self.problems = problems
        self.name = name
        super().__init__("; ".join(f"{p.key}: {p.reason.sentence('en')}" for p in problems))
