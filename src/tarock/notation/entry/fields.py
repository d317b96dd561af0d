"""The fields of one raw entry: each read with its type checked, every problem noted with its key, none raised."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from tarock.cards import CountError, parse_count
from tarock.rules import Problem, Reason, Text
from tarock.rules.values import hint
from tarock.scoring import entry_messages as _entry_messages  # noqa: F401 - registers the sentences

NAMES = Text("eine Liste von Namen", "a list of names")
NAME = Text("ein Name", "a name")
WORD = Text("ein Wort", "a word")
BOOL = Text("true oder false", "true or false")
NUMBER = Text("eine ganze Zahl", "a whole number")
COUNT = Text('Punkte als Text P/B, etwa "35/2"', 'card points as text P/B, such as "35/2"')
TABLE = Text("ein Abschnitt { … }", "a table { … }")


def shown(value: object) -> str:
    """A raw value for a sentence, cut where it is long."""
    text = str(value).lower() if isinstance(value, bool) else f"„{value}“" if isinstance(value, str) else str(value)
    return text if len(text) <= 60 else f"{text[:57]}…"


class Fields:
    """One table of an entry (`prefix` is the key under which it stands) and the problems found so far."""

    def __init__(self, raw: Mapping[str, Any], problems: list[Problem], prefix: str = "") -> None:
        self.raw = raw
        self.problems = problems
        self.prefix = prefix

    def key(self, name: str) -> str:
        """The dotted key of a field."""
        return f"{self.prefix}.{name}" if self.prefix else name

    def problem(self, name: str, code: str, clause: str = "", /, **params: object) -> None:
        """Note a problem at a field."""
        self.problems.append(Problem(self.key(name), Reason(code, params, clause or "ALLG")))

    def has(self, name: str) -> bool:
        """Whether the entry names the field."""
        return name in self.raw

    def known(self, allowed: Sequence[str]) -> None:
        """Note every key that is not allowed here."""
        for name in self.raw:
            if name not in allowed:
                near = hint(name, allowed)
                self.problem(name, "entry-unknown-key", name=name, hint=near, allowed=", ".join(allowed))

    def _typed(self, name: str, kind: type | tuple[type, ...], expected: Text, required: bool) -> Any:
        if name not in self.raw:
            if required:
                self.problem(name, "entry-missing", name=name, expected=expected)
            return None
        value = self.raw[name]
        wrong_bool = isinstance(value, bool) and kind is not bool
        if not isinstance(value, kind) or wrong_bool:
            self.problem(name, "entry-wrong-type", value=shown(value), expected=expected)
            return None
        return value

    def word(self, name: str, words: Iterable[str], required: bool = False) -> str | None:
        """One of some words."""
        value: str | None = self._typed(name, str, WORD, required)
        known = list(words)
        if value is not None and value not in known:
            params = {"value": value, "hint": hint(value, known), "allowed": ", ".join(known)}
            self.problem(name, "entry-unknown-word", **params)
            return None
        return value

    def text(self, name: str, required: bool = False) -> str | None:
        """Any text."""
        value: str | None = self._typed(name, str, WORD, required)
        return value

    def truth(self, name: str) -> bool | None:
        """true or false."""
        value: bool | None = self._typed(name, bool, BOOL, False)
        return value

    def number(self, name: str) -> int | None:
        """A whole number."""
        value: int | None = self._typed(name, int, NUMBER, False)
        return value

    def table(self, name: str) -> Mapping[str, Any] | None:
        """A table."""
        value: Mapping[str, Any] | None = self._typed(name, dict, TABLE, False)
        return value

    def count(self, name: str) -> int | None:
        """Card points P/B as thirds."""
        value = self._typed(name, str, COUNT, False)
        if value is None:
            return None
        try:
            return parse_count(value)
        except CountError:
            self.problem(name, "entry-count", value=shown(value))
            return None

    def name(self, name: str, players: Sequence[str], required: bool = False) -> str | None:
        """A player of the table."""
        value: str | None = self._typed(name, str, NAME, required)
        if value is not None and value not in players:
            self.unknown_name(name, value, players)
            return None
        return value

    def unknown_name(self, name: str, value: object, players: Sequence[str]) -> None:
        """Note that somebody does not sit at the table."""
        near = hint(value, players)
        if not near.de:
            folded = {player.casefold(): player for player in players}
            near = hint(folded.get(str(value).casefold(), ""), players)
        self.problem(name, "entry-unknown-name", value=value, hint=near, allowed=", ".join(players))

    def names(
        self, name: str, among: Sequence[str] | None = None, required: bool = False, empty: bool = False
    ) -> list[str] | None:
        """A list of different names, of the table where `among` is given."""
        value = self._typed(name, list, NAMES, required)
        if value is None:
            return None
        if not all(isinstance(item, str) and item.strip() for item in value) or (not value and not empty):
            self.problem(name, "entry-wrong-type", value=shown(value), expected=NAMES)
            return None
        good = True
        for position, item in enumerate(value):
            if item in value[:position]:
                good = False
                self.problem(name, "entry-names-twice", value=item)
            elif among is not None and item not in among:
                good = False
                self.unknown_name(name, item, among)
        return list(value) if good else None
