"""Every game printed in the manuals and in the README settles exactly as it is printed there."""

import itertools
import os
import re
from pathlib import Path

import pytest
import typer

from tarock.cli.score import score
from tarock.cli.terminal import Lang
from tarock.rulebook import as_text, deviations
from tarock.rules import load, load_text

ROOT = Path(__file__).parent.parent.parent
PAGES = {"README.md": Lang.de, "docs/manual.de.md": Lang.de, "docs/manual.en.md": Lang.en}
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def printed() -> list[tuple[str, Lang, str, str]]:
    """Page, language, game, and the output that stands below it."""
    found = []
    for page, lang in PAGES.items():
        blocks = BLOCK.findall((ROOT / page).read_text("utf-8"))
        for (kind, game), (below, output) in itertools.pairwise(blocks):
            if kind == "toml" and below == "text":
                found.append((page, lang, game, output))
    return found


@pytest.mark.parametrize(("page", "lang", "game", "output"), printed())
def test_the_games_of_the_pages_settle_as_printed(
    page: str,
    lang: Lang,
    game: str,
    output: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    name = "game.toml" if lang is Lang.en else "spiel.toml"
    (tmp_path / name).write_text(game, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "88")
    with pytest.raises(typer.Exit):
        score([name], False, lang)
    said = capsys.readouterr()
    assert (said.out + said.err).strip("\n") == output.strip("\n"), f"{page} is out of date"


def test_the_readme_quotes_the_sheet_of_deviations() -> None:
    sheet = as_text(deviations(load("steirisch"), load("frohnleiten"), "de"), 88)
    quoted = (ROOT / "README.md").read_text("utf-8").partition("From the sheet of deviations:\n\n```\n")[2]
    assert quoted.partition("```")[0] in sheet


def test_both_manuals_have_the_same_games() -> None:
    german, english = (
        [game for page, _, game, _ in printed() if page == f"docs/manual.{lang}.md"] for lang in ("de", "en")
    )
    assert german == english
    assert len(german) > 10


@pytest.mark.parametrize("page", [page for page in PAGES if page.startswith("docs/")])
def test_the_house_rules_of_the_manuals_are_the_example_file_and_load(page: str) -> None:
    rules = (ROOT / "docs/examples/hausregel.toml").read_text("utf-8")
    assert f"```toml\n{rules}```" in (ROOT / page).read_text("utf-8")
    assert load_text(rules, "hausregel.toml").chain[1:] == ("steirisch",)


@pytest.mark.parametrize(
    "page", sorted(path.relative_to(ROOT).as_posix() for path in ROOT.glob("**/*.md") if ".venv" not in path.parts)
)
def test_links_lead_somewhere(page: str) -> None:
    text = BLOCK.sub("", (ROOT / page).read_text("utf-8"))
    targets = [link.partition("#")[0] for link in re.findall(r"\]\(([^)\s]+)\)", text) if "://" not in link]
    missing = [t for t in targets if t and not os.path.exists((ROOT / page).parent / t)]
    assert not missing
