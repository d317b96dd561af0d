"""The glossary knows every game, every bonus and the terms of the clauses, and names no code that is gone."""

import re
from pathlib import Path

import pytest

from tarock.rules import builtin_ids, load

ROOT = Path(__file__).parent.parent.parent
GLOSSARY = (ROOT / "docs/glossary.md").read_text("utf-8")
ROWS = [line.strip("| ").split(" | ") for line in GLOSSARY.splitlines() if line.startswith("| ") and line[2] != "-"]
GERMAN = "\n".join(row[0] for row in ROWS).lower()
CODE = sorted({name for row in ROWS for name in re.findall(r"`([^`]+)`", row[2])})
SETS = [load(rules_id) for rules_id in builtin_ids()]
SPOKEN = {c.name for rules in SETS for c in rules.contracts.values()} | {
    b.name for rules in SETS for b in rules.bonuses.values()
}
"""The names of all games and bonuses, as they are said at a table."""
SOURCE = "\n".join(path.read_text("utf-8") for kind in ("py", "toml") for path in (ROOT / "src").rglob(f"*.{kind}"))
TERMS = set(re.findall(r"\*(\w+)\*", (ROOT / "docs/rules/clauses.md").read_text("utf-8")))
"""The German terms of the clauses, printed there in italics."""


@pytest.mark.parametrize("name", sorted(SPOKEN | TERMS))
def test_every_game_bonus_and_term_of_the_clauses_is_explained(name: str) -> None:
    assert re.search(rf"(?<!\w){re.escape(name.lower())}(?!\w)", GERMAN)


def test_rows_are_whole() -> None:
    assert [row for row in ROWS if len(row) != 3 or not all(row)] == []


@pytest.mark.parametrize("name", CODE)
def test_code_names_exist(name: str) -> None:
    written = re.escape(name.strip('"'))
    assert re.search(rf"(?<![\w-]){written}(?![\w-])", SOURCE), f"{name} is gone from src"
