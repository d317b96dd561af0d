"""What all commands share: exit statuses, the two streams, and the language."""

from __future__ import annotations

import os
import sys
from enum import StrEnum
from typing import Final

import typer

DONE: Final = 0
BREAKS_A_RULE: Final = 1
UNUSABLE: Final = 2


class Lang(StrEnum):
    """The languages of all output."""

    de = "de"
    en = "en"


def default_lang() -> str:
    """`TAROCK_LANG` where it is set to de or en, otherwise German."""
    wanted = os.environ.get("TAROCK_LANG", "")[:2]
    return wanted if wanted in Lang.__members__ else "de"


def say(de: str, en: str, lang: str | None = None) -> str:
    """The text in `lang` (default: the language of the help)."""
    return en if (lang or default_lang()) == "en" else de


LANG: Final = typer.Option(
    Lang(default_lang()),
    "--lang",
    show_default=True,
    help=say(
        "Sprache der Ausgabe; üblich ist TAROCK_LANG oder de.", "Language of the output; TAROCK_LANG or de if absent."
    ),
)
"""The option of every command that speaks: `lang: Lang = LANG`."""

JSON: Final = typer.Option(False, "--json", help=say("Ausgabe als JSON.", "Output as JSON."))


def answer(text: str) -> None:
    """Results go to standard output."""
    sys.stdout.write(text if text.endswith("\n") else f"{text}\n")


def complain(text: str) -> None:
    """Messages go to standard error."""
    sys.stderr.write(text if text.endswith("\n") else f"{text}\n")


def page_width() -> int:
    """How wide a text is set: the terminal, between 60 and 100 columns; 88 where there is no terminal."""
    import shutil

    return min(100, max(60, shutil.get_terminal_size((88, 24)).columns))
