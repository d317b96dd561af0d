"""The words of a record: names that may need quotation marks, items, and keys with their items.

A record is a mapping of keys to items, an item is a row of words. Text and JSON are two ways to write the same
mapping, so that everything beyond `text` and `json` knows only one.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

MARK = "tarock-record 1"
"""The first line of every deal: the notation and its edition."""

HEAD = ("rules", "digest", "board", "seed", "commitment", "radl", "players", "dealer", "pauses", "hands", "talon")
STEPS = ("auction", "options", "spritzer", "birds", "call", "take", "discard", "talk", "tricks", "claim")
RESULT = ("end", "took", "counts", "points", "cash")
KEYS = (*HEAD, *STEPS, *RESULT)
"""All keys, in the order in which they are written."""

LONGEST_NAME = 60

_BARE = re.compile(r"[^\W\d_][\w.'’-]*")
_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|[^\s,"]+|,|"')


class Name(str):
    """A word that is a player's name: the only kind that may need quotation marks."""

    __slots__ = ()


class Item(NamedTuple):
    """A row of words. `key` says for problems where it stands; `line` is None in JSON."""

    words: tuple[str, ...]
    key: str
    line: int | None = None

    @property
    def text(self) -> str:
        """The item as it would be written."""
        return item_text([word if word.split() == [word] else Name(word) for word in self.words])


class Entry(NamedTuple):
    """A key with its items."""

    key: str
    items: tuple[Item, ...]
    line: int | None = None


Entries = dict[str, Entry]
Canonical = dict[str, list[Sequence[str]]]
"""What is written: keys in their order with their items."""


def item_text(words: Sequence[str]) -> str:
    """An item as it is written."""
    return " ".join(_quoted(word) if isinstance(word, Name) else word for word in words)


def _quoted(name: str) -> str:
    """A name bare where that is unmistakable, otherwise in quotation marks."""
    return name if _BARE.fullmatch(name) else json.dumps(name, ensure_ascii=False)


def usable_name(name: str) -> bool:
    """Whether a name can be written and read back: printable, not too long, no space at either end."""
    return name.isprintable() and 0 < len(name) <= LONGEST_NAME and name == name.strip()


class BadQuoteError(ValueError):
    """A quotation mark without its fellow, or something between two that is no text."""


def split_line(line: str) -> Iterator[str | None]:
    """The words of a line, None for each comma; a word that begins with # ends it. Raises `BadQuoteError`."""
    for match in _TOKEN.finditer(line):
        word = match[0]
        if word.startswith("#"):
            return
        if not word.startswith('"'):
            yield None if word == "," else word
            continue
        try:
            yield json.loads(word, strict=False)
        except ValueError:
            raise BadQuoteError(line[match.start() :]) from None
