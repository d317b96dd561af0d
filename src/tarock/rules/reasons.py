"""Why something is refused: a code, parameters, a sentence in both languages and the clause.

Each room keeps a catalogue of its codes (`messages.py`) and registers it here; the sentences are format strings over
the parameters. A parameter that is a `Text` is shown in the asked language, a `Seat` by its player's name.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
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


class Seat(int):
    """A seat 0..3 as a parameter: shown by its player's `name` where that is known."""

    name: str

    def __new__(cls, number: int, name: str = "") -> Seat:
        """The seat `number`."""
        seat = super().__new__(cls, number)
        seat.name = name
        return seat

    def shown(self, lang: str, names: Sequence[str] | None) -> str:
        """`Anna`, or `Platz 2`, `seat 2` where nobody has a name."""
        name = self.name if names is None else names[self]
        return name or f"{'seat' if lang == 'en' else 'Platz'} {int(self)}"


@dataclass(frozen=True)
class Reason:
    """One refusal: `code` and `params` for programs, `sentence` for people, `clause` for the referee."""

    code: str
    params: Mapping[str, object] = field(default_factory=dict)
    clause: str = ""

    def sentence(self, lang: str = "de", names: Sequence[str] | None = None) -> str:
        """The sentence in `"de"` or `"en"`, with the players' names where they are given (one per seat)."""
        shown = {k: _shown(v, lang, names) for k, v in self.params.items()}
        text = CATALOGUE[self.code].in_language(lang).format(**shown)
        return text[:1].upper() + text[1:] if text.startswith("seat ") else text

    def named(self, names: Sequence[str]) -> Reason:
        """The same reason, in which the players' names (one per seat) stay with the seats."""
        return replace(
            self, params={k: Seat(v, names[v]) if isinstance(v, Seat) else v for k, v in self.params.items()}
        )

    def json(self, lang: str = "de", names: Sequence[str] | None = None) -> dict[str, object]:
        """As in formats.md: code, params, why, clause (texts in the asked language)."""
        params = {k: v.in_language(lang) if isinstance(v, Text) else v for k, v in self.params.items()}
        return {"code": self.code, "params": params, "why": self.sentence(lang, names), "clause": self.clause}


def _shown(value: object, lang: str, names: Sequence[str] | None) -> object:
    if isinstance(value, Seat):
        return value.shown(lang, names)
    return value.in_language(lang) if isinstance(value, Text) else value


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


def refuse(key: str, code: str, clause: str = "ALLG", /, **params: object) -> Problems:
    """One problem that stands alone, to be raised."""
    return Problems([Problem(key, Reason(code, params, clause))])
