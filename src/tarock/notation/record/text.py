"""Records as text: blocks, lines and items on one side, keys with their items on the other.

A key stands at the beginning of a line, its items behind it and on the indented lines below, separated by commas or
line ends. `#` begins a comment, empty lines mean nothing. Writing sets the one canonical form.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tarock.notation.record.messages import GENERAL
from tarock.notation.record.tokens import (
    KEYS,
    MARK,
    BadQuoteError,
    Canonical,
    Entries,
    Entry,
    Item,
    item_text,
    split_line,
)
from tarock.rules import Problem, Problems, Reason
from tarock.rules.values import hint, shown

_WIDTH = 80
_INDENT = 12
_COLUMNS = {"hands": 1, "tricks": 7}
"""Keys with one item a line, and how many of its words stand below each other."""

Line = tuple[int, str]


class Block(NamedTuple):
    """The lines of one deal with their numbers; `lines[0]` should be the mark."""

    lines: tuple[Line, ...]


def split_blocks(text: str) -> list[Block]:
    """The deals of a text. What stands before the first mark is a block of its own."""
    blocks: list[list[Line]] = []
    for number, raw in enumerate(text.removeprefix("\ufeff").split("\n"), 1):
        line = raw.removesuffix("\r")
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        if line.split()[0] == MARK.split()[0] or not blocks:
            blocks.append([])
        blocks[-1].append((number, line))
    return [Block(tuple(lines)) for lines in blocks]


def read_block(block: Block) -> Entries:
    """The keys and items of one deal. Raises `Problems`."""
    number, first = block.lines[0]
    if first.partition("#")[0].split() != MARK.split():
        known = first.split()[0] == MARK.split()[0]
        params = {"mark": MARK, "value": shown(first.strip())}
        reason = Reason("record-version" if known else "record-no-mark", params, GENERAL)
        raise Problems([Problem("", reason, number)])
    reader = _Reader()
    for number, line in block.lines[1:]:
        reader.read(number, line)
    if reader.problems:
        raise Problems(reader.problems)
    return {key: Entry(key, tuple(items), line) for key, (line, items) in reader.found.items()}


class _Reader:
    def __init__(self) -> None:
        self.found: dict[str, tuple[int, list[Item]]] = {}
        self.problems: list[Problem] = []
        self.key: str | None = None

    def problem(self, key: str, line: int, code: str, /, **params: object) -> None:
        self.problems.append(Problem(key, Reason(code, params, GENERAL), line))

    def read(self, number: int, line: str) -> None:
        try:
            words = list(split_line(line))
        except BadQuoteError as bad:
            if not line[0].isspace():
                self.key = line.split(maxsplit=1)[0]
                self.found.setdefault(self.key, (number, []))
            self.problem(self.key or "", number, "record-quote", value=shown(str(bad)))
            return
        if not line[0].isspace():
            self.begin(number, words.pop(0) if words else None)
        elif self.key is None and not self.problems:
            self.problem("", number, "record-stray")
        if self.key is not None:
            self.found[self.key][1].extend(_items(words, self.key, number))

    def begin(self, number: int, key: str | None) -> None:
        self.key = None
        if key not in KEYS:
            near = hint(key, KEYS)
            self.problem(
                shown(key, quotes=False),
                number,
                "record-unknown-key",
                value=shown(key),
                hint=near,
                allowed=", ".join(KEYS),
            )
        elif key in self.found:
            self.problem(key, number, "record-key-twice", name=key)
        else:
            self.found[key] = (number, [])
            self.key = key


def _items(words: Sequence[str | None], key: str, number: int) -> Iterator[Item]:
    """The items of a line; a comma at its end means nothing."""
    row: list[str] = []
    for word in (*words, None):
        if word is not None:
            row.append(word)
        elif row:
            yield Item(tuple(row), key, number)
            row = []


def block_text(entries: Canonical) -> str:
    """The one canonical text of a deal."""
    lines = [MARK]
    for key, items in entries.items():
        rows = _columns(items, _COLUMNS[key]) if key in _COLUMNS else _wrapped([item_text(words) for words in items])
        for index, row in enumerate(rows):
            lines.append(f"{key if index == 0 else '':<{_INDENT}}{row}")
    return "\n".join(lines) + "\n"


def _wrapped(items: Sequence[str]) -> list[str]:
    """Items separated by commas, broken before a line is too long."""
    rows: list[str] = []
    for index, item in enumerate(items):
        text = item if index == len(items) - 1 else f"{item},"
        if rows and len(rows[-1]) + 1 + len(text) <= _WIDTH - _INDENT:
            rows[-1] = f"{rows[-1]} {text}"
        else:
            rows.append(text)
    return rows


def _columns(items: Sequence[Sequence[str]], columns: int) -> list[str]:
    """One item a line, its first words below each other (numbers to the right)."""
    rows = [[item_text([word]) for word in words] for words in items]
    widths = [max((len(row[i]) for row in rows if i < len(row)), default=0) for i in range(columns)]
    return [
        " ".join(
            (word.rjust(width) if word.isdigit() else word.ljust(width))
            for word, width in zip(row, widths + [0] * len(row), strict=False)
        ).rstrip()
        for row in rows
    ]
