"""The entries of a record on their way to values, with every problem noted and none raised."""

from __future__ import annotations

from tarock.notation.record.messages import EXPECTED, GENERAL
from tarock.notation.record.model import Breach
from tarock.notation.record.tokens import Entries, Item
from tarock.rules import Problem, Reason
from tarock.rules.values import hint, shown


class Reader:
    """The entries of a record, with the problems found so far."""

    def __init__(self, entries: Entries) -> None:
        self.entries = entries
        self.problems: list[Problem] = []

    def problem(self, item: Item | str, code: str, clause: str = "", /, **params: object) -> None:
        """Note a problem at an item, or at a key."""
        if isinstance(item, str):
            line = self.entries[item].line if item in self.entries else None
            item = Item((), item, line)
        self.problems.append(Problem(item.key, Reason(code, params, clause or GENERAL), item.line))

    def breach(self, key: str, code: str, clause: str = "", /, **params: object) -> None:
        """Note that something readable does not hold."""
        self.problems.append(Breach(key, Reason(code, params, clause or GENERAL), self.entries[key].line))

    def items(self, key: str) -> tuple[Item, ...]:
        """The items of a key; a missing one is a problem where it must be there (see `EXPECTED`)."""
        if key in self.entries:
            return self.entries[key].items
        self.problem(key, "record-missing", name=key, expected=EXPECTED[key])
        return ()

    def word(self, key: str, required: bool = True) -> str | None:
        """The single word of a key; None where it is missing or something else stands there."""
        if not required and key not in self.entries:
            return None
        items = self.items(key)
        if key in self.entries and (len(items) != 1 or len(items[0].words) != 1):
            given = ", ".join(item.text for item in items)
            self.problem(key, "record-form", value=shown(given), expected=EXPECTED["one"])
            return None
        return items[0].words[0] if items else None

    def unknown_name(self, item: Item, name: str, players: tuple[str, ...]) -> None:
        """Note that somebody does not sit at the table."""
        params = {"value": shown(name), "hint": hint(name, players), "allowed": ", ".join(players)}
        self.problem(item, "record-unknown-name", **params)
