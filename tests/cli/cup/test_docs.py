"""What the manual of cups says is what the program does: commands, keys, kinds of events, the example."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from tarock.tournament.cup.decide import MAY
from tarock.tournament.cup.facts import KINDS
from tarock.tournament.cups import builtin_cups, load_cup_text
from tarock.tournament.cups.schema import SECTIONS
from tarock.tournament.points.system import MECHANICS
from tests.cli.cup.running import good, run

DOCS = Path(__file__).parents[3] / "docs"
PAGES = {"de": DOCS / "cup.de.md", "en": DOCS / "cup.en.md"}


@pytest.mark.parametrize("page", PAGES.values(), ids=PAGES)
def test_the_shown_outputs_are_the_outputs(page: Path) -> None:
    blocks = re.findall(r"```console\n(.*?)```", page.read_text("utf-8"), re.DOTALL)
    shown = [part.partition("\n") for block in blocks for part in block.split("$ ")[1:]]
    assert shown
    for command, _, output in shown:
        _, cup, *args = shlex.split(command)
        assert cup == "cup"
        assert good(*args) == output


@pytest.mark.parametrize("page", PAGES.values(), ids=PAGES)
def test_every_key_mechanic_and_cup_is_in_the_manual(page: Path) -> None:
    text = page.read_text("utf-8")
    for section, keys in SECTIONS.items():
        assert f"`[{section}]`" in text
        assert [key for key in keys if f"`{key}`" not in text and key != "goods_en"] == []
    assert [name for name in (*MECHANICS, *builtin_cups()) if f"`{name}`" not in text] == []


@pytest.mark.parametrize("page", PAGES.values(), ids=PAGES)
def test_the_cup_file_in_the_manual_is_right(page: Path) -> None:
    (text,) = re.findall(r"```toml\n(.*?)```", page.read_text("utf-8"), re.DOTALL)
    assert load_cup_text(text).season.best == 4


def test_the_example_file_is_right() -> None:
    path = DOCS / "examples" / "cups" / "clubmeisterschaft.toml"
    assert run("check", path)[0] == 0
    cup = load_cup_text(path.read_text("utf-8"))
    assert (cup.season.best, cup.season.points.mechanic, cup.season.min_starts) == (4, "linear", 3)


def test_every_kind_of_event_is_in_the_log_page_with_its_roles() -> None:
    text = (DOCS / "cup-log.md").read_text("utf-8")
    rows = {
        kind: row
        for row in text.splitlines()
        if row.startswith("| `")
        for kind in re.findall(r"`([a-z-]+)`", row.split("|")[1])
    }
    assert [kind for kind in KINDS if kind not in rows] == []
    for kind, roles in MAY.items():
        assert [role for role in roles if role not in rows[kind].split("|")[3]] == []


def test_a_day_as_the_manual_runs_it(tmp_path: Path) -> None:
    """The commands of the block, with players who are enough for two tables."""
    cup, day = tmp_path / "cup.jsonl", tmp_path / "t1.jsonl"
    csv = tmp_path / "anmeldungen.csv"
    csv.write_text(
        "Nr.;Name;Verein;Paar;fester Tisch\n" + "\n".join(f"{n};Spieler {n};;;" for n in range(10, 17)), "utf-8"
    )
    good("new", cup, "--cup", "mostviertel", "--season", "2025/26")
    good("new", day, "--cup", "mostviertel", "--title", "Herbstturnier", "--date", "2025-10-04", "--fee", "1000")
    good("register", day, "--from", csv, "--register", cup)
    good("register", day, "Anna Moser", "--register", cup, "--paid")
    good("draw", day, "--public", "Herz-König")
    assert "Anna Moser" in good("print", day)
    good("start", day)
    good("do", day, '{"kind": "ended-early", "round": 1, "table": 1, "reason": "Zeit"}', "--role", "referee")
    good("do", day, '{"kind": "withdrawn", "number": 12, "reason": "krank"}', "--role", "desk")
    good("do", cup, '{"kind": "left", "number": 12, "day": "2025-10-04"}')
    assert "Herbstturnier" in good("standings", day)
