"""`tarock cup …` as a process would run it, without the process."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from typer.testing import CliRunner

from tarock.cli.app import _root


def run(*args: str | Path, stdin: str = "") -> tuple[int, str, str]:
    """Exit status, standard output, standard error of `tarock cup …`."""
    result = CliRunner().invoke(_root(), ["cup", *map(str, args)], input=stdin, env={"COLUMNS": "100"})
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result.exit_code, result.stdout, result.stderr


def good(*args: str | Path, stdin: str = "") -> str:
    """Standard output of a command that succeeds."""
    status, out, err = run(*args, stdin=stdin)
    assert status == 0, err
    return out


def told(*args: str | Path) -> Any:
    """What a command tells as JSON."""
    return json.loads(good(*args, "--json"))


def codes(*args: str | Path) -> tuple[int, list[str]]:
    """Exit status and codes with which a command refuses."""
    status, _, err = run(*args, "--json")
    return status, [problem["code"] for problem in json.loads(err)["problems"]]


def play(path: Path, round: int, scores: dict[int, int] | None = None) -> None:
    """Start a round and write all its tables: the lower number wins, or as `scores` say."""
    good("start", path)
    drawn = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    tables = next(
        p["tables"] for e in reversed(drawn) if e.get("kind") == "drawn" for p in e["rounds"] if p["round"] == round
    )
    for table in tables:
        players = sorted(table["players"])
        wins = [30, 10, -10, -30, 0, 0][: len(players)]
        sums = {p: (scores or {}).get(p, wins[place]) for place, p in enumerate(players)}
        good("result", path, f"{round}/{table['table']}", *(f"{n}={s}" for n, s in sums.items()),
             "--confirmed-by", str(players[0]))  # fmt: skip
