"""The game as a user sees it: input lines in, the printed page out."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from typer.testing import CliRunner

from tarock.cli.app import _root

SEED = "1" * 32


class Page(NamedTuple):
    """What came out."""

    out: str
    err: str
    status: int

    @property
    def flat(self) -> str:
        """The output without its line breaks."""
        return " ".join(self.out.split())

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()


def evening(lines: Iterable[str], *options: str) -> Page:
    """`tarock play` with these lines of input; the input ends after them."""
    text = "".join(f"{line}\n" for line in lines)
    done = CliRunner().invoke(_root(), ["play", *options], input=text, env={"COLUMNS": "80"})
    assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
    return Page(done.stdout, done.stderr, done.exit_code)
