"""The games printed in the README and in the manuals, and what `tarock score` says to them.

A block of TOML that is followed by a block of text is a game with its output.
`uv run --group test python -m tests.docs.pages` prints the outputs of today into the pages.
"""

import contextlib
import io
import os
import re
import tempfile
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import typer

from tarock.cli.score import score
from tarock.cli.terminal import Lang

ROOT = Path(__file__).parent.parent.parent
PAGES = {"README.md": Lang.de, "docs/manual.de.md": Lang.de, "docs/manual.en.md": Lang.en}
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def text_of(page: str) -> str:
    return (ROOT / page).read_text("utf-8")


def games(page: str) -> Iterator[tuple[str, re.Match[str]]]:
    """Each game of a page with the block of its output."""
    blocks = list(BLOCK.finditer(text_of(page)))
    for above, below in pairwise(blocks):
        if above[1] == "toml" and below[1] == "text":
            yield above[2], below


def settled(game: str, lang: Lang) -> str:
    """What the command prints, with lines as wide as where there is no terminal."""
    name = "game.toml" if lang is Lang.en else "spiel.toml"
    said = io.StringIO()
    before = os.environ.get("COLUMNS")
    os.environ["COLUMNS"] = "88"
    try:
        with tempfile.TemporaryDirectory() as folder, contextlib.chdir(folder):
            Path(name).write_text(game, encoding="utf-8")
            with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said), contextlib.suppress(typer.Exit):
                score([name], False, lang)
    finally:
        if before is None:
            del os.environ["COLUMNS"]
        else:
            os.environ["COLUMNS"] = before
    return said.getvalue().strip("\n") + "\n"


def main() -> None:
    for page, lang in PAGES.items():
        text = text_of(page)
        for game, below in reversed(list(games(page))):
            text = text[: below.start(2)] + settled(game, lang) + text[below.end(2) :]
        (ROOT / page).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
