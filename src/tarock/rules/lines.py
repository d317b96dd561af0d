"""On which line of a TOML text a dotted key stands (tomllib does not tell).

A scanner for texts that tomllib has accepted: it only knows where keys, strings, comments and brackets begin and
end. It keeps its own stack, so that no nesting is too deep for it.
"""

from __future__ import annotations

import re
from contextlib import suppress
from dataclasses import dataclass

_BARE = re.compile(r"[A-Za-z0-9_-]+")
_BLANK = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
_SPACE = re.compile(r"[ \t]*")
_SCALAR = re.compile(r"[^,\]}\n#]*")
_STRINGS = (
    re.compile(r'"""(?:[^\\]|\\.)*?"{3,5}', re.DOTALL),
    re.compile(r"'''.*?'{3,5}", re.DOTALL),
    re.compile(r'"(?:[^"\\\n]|\\.)*"'),
    re.compile(r"'[^'\n]*'"),
)
_ESCAPE = re.compile(r"\\u([0-9A-Fa-f]{4})|\\U([0-9A-Fa-f]{8})")


def key_lines(text: str) -> dict[str, int]:
    """Dotted path of every table, key and list element → its line, counted from 1. The first place wins.

    Elements of a list are numbered from 0: `drop.2`. What the scanner does not understand ends the list quietly.
    """
    scanner = _Scanner(text)
    with suppress(IndexError, ValueError):
        scanner.run()
    return scanner.lines


@dataclass(slots=True)
class _Open:
    """A bracket that is not closed yet, its path, and the number of its next element."""

    bracket: str
    path: str
    number: int = 0


class _Scanner:
    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.line = 1
        self.lines: dict[str, int] = {}
        self.arrays: dict[str, int] = {}

    def run(self) -> None:
        prefix = ""
        while self._skip(_BLANK) < len(self.text):
            if self.text[self.at] == "[":
                prefix = self._header()
            else:
                self._key_and_value(prefix)

    def _skip(self, pattern: re.Pattern[str]) -> int:
        """Go past the pattern, counting its lines; the new position."""
        match = pattern.match(self.text, self.at)
        if match is None:
            raise ValueError(self.at)
        self.line += match[0].count("\n")
        self.at = match.end()
        return self.at

    def _string(self) -> str:
        start = self.at
        for pattern in _STRINGS:
            if pattern.match(self.text, start):
                self._skip(pattern)
                return self.text[start : self.at]
        raise ValueError(start)

    def _dotted(self) -> list[str]:
        """A dotted key; quoted parts without their quotes."""
        parts: list[str] = []
        while True:
            self._skip(_SPACE)
            if self.text[self.at] in "\"'":
                quoted = self._string()
                parts.append(_ESCAPE.sub(lambda m: chr(int(m[1] or m[2], 16)), quoted[1:-1]))
            else:
                start = self.at
                parts.append(self.text[start : self._skip(_BARE)])
            self._skip(_SPACE)
            if self.text[self.at] != ".":
                return parts
            self.at += 1

    def _note(self, prefix: str, parts: list[str]) -> str:
        path = prefix
        for part in parts:
            path = f"{path}.{part}" if path else part
            self.lines.setdefault(path, self.line)
        return path

    def _header(self) -> str:
        double = self.text.startswith("[[", self.at)
        self.at += 2 if double else 1
        path = self._note("", self._dotted())
        self.at += 2 if double else 1
        if not double:
            return path
        number = self.arrays[path] = self.arrays.get(path, -1) + 1
        return self._note(path, [str(number)])

    def _key_and_value(self, prefix: str) -> None:
        path = self._note(prefix, self._dotted())
        self.at += 1  # the equals sign
        self._skip(_SPACE)
        self._value(path)

    def _value(self, path: str) -> None:
        """Past one value; keys of inline tables and elements of lists are noted on the way."""
        open_: list[_Open] = []
        self._begin(open_, path)
        while open_:
            self._skip(_BLANK)
            inner = open_[-1]
            char = self.text[self.at]
            if char in "]},":
                self.at += 1
                if char != ",":
                    open_.pop()
            elif inner.bracket == "[":
                self._begin(open_, self._note(inner.path, [str(inner.number)]))
                inner.number += 1
            else:
                path = self._note(inner.path, self._dotted())
                self.at += 1  # the equals sign
                self._skip(_SPACE)
                self._begin(open_, path)

    def _begin(self, open_: list[_Open], path: str) -> None:
        """Past a scalar, or into a list or inline table."""
        char = self.text[self.at]
        if char in "[{":
            self.at += 1
            open_.append(_Open(char, path))
        elif char in "\"'":
            self._string()
        else:
            self._skip(_SCALAR)
