"""Reading TOML, with tomllib's complaints in both languages."""

from __future__ import annotations

import re
import tomllib
from decimal import Decimal, InvalidOperation
from typing import Final

from tarock.rules.reasons import Problem, Problems, Reason
from tarock.rules.ruleset import Text

_PLACE: Final = re.compile(
    r"(?P<what>.*?) \(at (?:line (?P<line>\d+), column (?P<column>\d+)|end of document)\)", re.DOTALL
)

# tomllib needs memory in the square of a dotted key's length; nothing here is deeper than four.
_TOO_DEEP: Final = re.compile(r"""(?<![\w-])(?:(?:[\w-]++|"[^"\n]*+"|'[^'\n]*+')\s*+\.\s*+){64}""")

# How tomllib begins its sentence → the same in German. Whatever it says elsewhere stays in its own words.
_GERMAN: Final = {
    "Invalid value": "hier steht kein gültiger Wert; Texte brauchen Anführungszeichen",
    "Expected '=' after a key": "nach dem Schlüssel fehlt das Gleichheitszeichen",
    "Invalid initial character for a key part": "hier kann kein Schlüssel beginnen",
    "Invalid statement": "das ist weder ein Abschnitt noch ein Schlüssel",
    "Expected newline or end of document after a statement": "nach dem Wert steht noch etwas in der Zeile",
    "Unclosed array": "eine Liste ist nicht geschlossen",
    "Unclosed inline table": "eine geschwungene Klammer ist nicht geschlossen",
    "Expected ']' at the end": "die eckige Klammer des Abschnitts ist nicht geschlossen",
    "Expected ']]' at the end": "die eckigen Klammern des Abschnitts sind nicht geschlossen",
    "Unterminated string": "ein Text ist nicht geschlossen",
    "Illegal character": "ein Zeichen ist nicht erlaubt, oder ein Text ist nicht geschlossen",
    "Found invalid character": "ein Zeichen ist nicht erlaubt",
    "Expected": "die Schreibweise stimmt nicht",
    "Unescaped '\\' in a string": "ein einzelner Rückstrich im Text",
    "Cannot overwrite a value": "dieser Schlüssel steht schon weiter oben",
    "Cannot declare": "dieser Abschnitt steht schon weiter oben",
    "Duplicate inline table key": "dieser Schlüssel steht zweimal in den Klammern",
    "Cannot mutate immutable namespace": "dieser Abschnitt ist schon geschlossen",
    "Invalid date or datetime": "dieses Datum gibt es nicht",
    "Invalid hex value": "die Zeichennummer im Text stimmt nicht",
    "Escaped character is not a Unicode scalar value": "die Zeichennummer im Text stimmt nicht",
}


def read_toml(text: str, name: str = "") -> dict[str, object]:
    """The document, numbers with a point as `Decimal`. Raises `Problems` with one problem and its line."""
    if _TOO_DEEP.search(text):
        raise Problems([Problem("", Reason("rules-too-deep"))], name)
    try:
        return tomllib.loads(text.removeprefix("\ufeff"), parse_float=Decimal)
    except tomllib.TOMLDecodeError as error:
        raise Problems([_problem(str(error), text)], name) from None
    except RecursionError:
        raise Problems([Problem("", Reason("rules-too-deep"))], name) from None
    except (ValueError, InvalidOperation):  # a number with more digits than Python reads
        detail = Text("eine Zahl hat zu viele Stellen", "a number has too many digits")
        raise Problems([Problem("", Reason("rules-not-toml", {"detail": detail}))], name) from None


def _problem(complaint: str, text: str) -> Problem:
    match = _PLACE.fullmatch(complaint)
    if match is None:
        return Problem("", Reason("rules-not-toml", {"detail": complaint}))
    what = match["what"]
    german = next((de for start, de in _GERMAN.items() if what.startswith(start)), what)
    english = what[:1].lower() + what[1:]
    if match["line"] is None:
        line = text.count("\n") + 1
        detail = Text(f"{german} (am Ende der Datei)", f"{english} (at the end of the file)")
    else:
        line = int(match["line"])
        detail = Text(f"{german} (Stelle {match['column']})", f"{english} (column {match['column']})")
    return Problem("", Reason("rules-not-toml", {"detail": detail}), line)
