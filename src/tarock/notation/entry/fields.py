"""The fields of one raw entry: each read with its type checked, every problem noted with its key, none raised."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from tarock.cards import CountError, parse_count
from tarock.notation.entry.said import hint
from tarock.rules import Problem, Reason, Text
from tarock.rules.values import shown
from tarock.scoring import entry_messages as _entry_messages  # noqa: F401 - registers the sentences

NAMES = Text("eine Liste von Namen", "a list of names")
NAME = Text("ein Name", "a name")
WORD = Text("ein Wort", "a word")
BOOL = Text("true oder false", "true or false")
NUMBER = Text("eine ganze Zahl", "a whole number")
COUNT = Text('ein Stand als Text P/B, etwa "35/2"', 'card points as text P/B, such as "35/2"')
TABLE = Text("ein Abschnitt { … }", "a table { … }")

LARGEST = 10**6
"""Whole numbers beyond this are no numbers of any game."""


def whole(value: object) -> int | None:
    """A value that is a whole number of sensible size, or None."""
    if not isinstance(value, int) or isinstance(value, bool):
        return None
    return value if abs(value) <= LARGEST else None


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

    def wrong(self, name: str, value: object, expected: Text) -> None:
        """Note that a value has the wrong type."""
        self.problem(name, "entry-wrong-type", value=shown(value), expected=expected)

    def has(self, name: str) -> bool:
        """Whether the entry names the field."""
        return name in self.raw

    def known(self, allowed: Sequence[str]) -> None:
        """Note every key that is not allowed here."""
        for name in self.raw:
            if name not in allowed:
                params = {"name": shown(name, quotes=False), "hint": hint(name, allowed)}
                self.problem(name, "entry-unknown-key", **params, allowed=", ".join(allowed))

    def _typed(self, name: str, kind: type | tuple[type, ...], expected: Text, required: bool) -> Any:
        if name not in self.raw:
            if required:
                self.problem(name, "entry-missing", name=name, expected=expected)
            return None
        value = self.raw[name]
        if not isinstance(value, kind):
            self.wrong(name, value, expected)
            return None
        return value

    def word(self, name: str, words: Iterable[str], required: bool = False) -> str | None:
        """One of some words."""
        value: str | None = self._typed(name, str, WORD, required)
        known = list(words)
        if value is not None and value not in known:
            params = {"value": shown(value), "hint": hint(value, known), "allowed": ", ".join(known)}
            self.problem(name, "entry-unknown-word", **params)
            return None
        return value

    def text(self, name: str, required: bool = False, expected: Text = WORD) -> str | None:
        """Any text."""
        value: str | None = self._typed(name, str, expected, required)
        return value

    def truth(self, name: str) -> bool | None:
        """True or false."""
        value: bool | None = self._typed(name, bool, BOOL, False)
        return value

    def number(self, name: str) -> int | None:
        """A whole number."""
        if name not in self.raw:
            return None
        value = whole(self.raw[name])
        if value is None:
            self.wrong(name, self.raw[name], NUMBER)
        return value

    def table(self, name: str, expected: Text = TABLE) -> Mapping[str, Any] | None:
        """A table."""
        value: Mapping[str, Any] | None = self._typed(name, Mapping, expected, False)
        return value

    def count(self, name: str) -> int | None:
        """Card points P/B as thirds."""
        if name not in self.raw:
            return None
        value = self.raw[name]
        if not isinstance(value, str):
            self.wrong(name, value, COUNT)
            return None
        try:
            return parse_count(value)
        except CountError as error:
            self.problem(name, "entry-count", detail=Text(error.de, error.en))
            return None

    def name(self, name: str, players: Sequence[str] | None, required: bool = False) -> str | None:
        """A player of the table (any name where the table is not known)."""
        value: str | None = self._typed(name, str, NAME, required)
        if value is not None and players is not None and value not in players:
            self.unknown_name(name, value, players)
            return None
        return value

    def unknown_name(self, name: str, value: str, players: Sequence[str]) -> None:
        """Note that somebody does not sit at the table."""
        folded = {player.casefold(): player for player in players}
        near = hint(folded.get(value.casefold().strip(), value), players)
        shown_players = ", ".join(shown(player, quotes=False) for player in players)
        self.problem(name, "entry-unknown-name", value=shown(value), hint=near, allowed=shown_players)

    def names(
        self, name: str, among: Sequence[str] | None = None, required: bool = False, empty: bool = False
    ) -> list[str] | None:
        """A list of different names, of the table where `among` is given."""
        value = self._typed(name, list, NAMES, required)
        if value is None:
            return None
        if not all(isinstance(item, str) and item.strip() for item in value) or (not value and not empty):
            self.wrong(name, value, NAMES)
            return None
        good = True
        for position, item in enumerate(value):
            if item in value[:position]:
                good = False
                self.problem(name, "entry-names-twice", value=shown(item))
            elif among is not None and item not in among:
                good = False
                self.unknown_name(name, item, among)
        return list(value) if good else None
