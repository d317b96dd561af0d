"""Reading the files that somebody names on the command line, with a sentence for everything that can go wrong."""

from __future__ import annotations

import sys
from pathlib import Path

from tarock.cli.terminal import say


class Unusable(Exception):  # noqa: N818 - a sentence for the user, not a fault of the program
    """A file that cannot be used; the message is a whole sentence in the asked language."""


def read_text(name: str, lang: str) -> str:
    """The text of a file, `-` for standard input; CRLF stays, a byte order mark goes. Raises `Unusable`."""
    shown = say("Standardeingabe", "standard input", lang) if name == "-" else name
    try:
        data = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
    except FileNotFoundError:
        raise Unusable(say(f"{shown}: Die Datei gibt es nicht.", f"{shown}: There is no such file.", lang)) from None
    except IsADirectoryError:
        raise Unusable(say(f"{shown}: Das ist ein Ordner.", f"{shown}: This is a folder.", lang)) from None
    except PermissionError:
        raise Unusable(say(f"{shown}: Keine Leseerlaubnis.", f"{shown}: No permission to read.", lang)) from None
    except (OSError, ValueError, AttributeError) as error:  # a NUL in the name; no standard input at all
        reason = getattr(error, "strerror", None) or str(error)
        raise Unusable(say(f"{shown}: Nicht lesbar ({reason}).", f"{shown}: Not readable ({reason}).", lang)) from None
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise Unusable(
            say(f"{shown}: Zeile {line} ist kein UTF-8.", f"{shown}: Line {line} is not UTF-8.", lang)
        ) from None
    if not text.strip():
        raise Unusable(say(f"{shown}: Die Datei ist leer.", f"{shown}: The file is empty.", lang))
    return text
