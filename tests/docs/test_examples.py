"""The pages tell the truth: games settle as printed, house rules load, links lead somewhere."""

import os
import re

import pytest

from tarock.cli.terminal import Lang
from tarock.rulebook import as_text, deviations
from tarock.rules import load, load_text
from tests.docs.pages import BLOCK, PAGES, ROOT, games, settled, text_of

MANUALS = ("docs/manual.de.md", "docs/manual.en.md")
PRINTED = [(page, lang, game, below[2]) for page, lang in PAGES.items() for game, below in games(page)]
MARKDOWN = sorted(
    p.relative_to(ROOT).as_posix() for p in (*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), ROOT / "bench/README.md")
)


@pytest.mark.parametrize(("page", "lang", "game", "output"), PRINTED)
def test_the_games_of_the_pages_settle_as_printed(page: str, lang: Lang, game: str, output: str) -> None:
    assert settled(game, lang) == output, f"{page}: python -m tests.docs.pages"


def test_the_readme_has_the_example_from_practice() -> None:
    """FRO-14, tried as a newcomer: the file of the README gives the sums of the club's own sheet."""
    example = (ROOT / "docs/examples/frohnleiten-praxis.toml").read_text("utf-8")
    (game, below), *_ = games("README.md")
    assert example.endswith(game)
    assert re.search(r"Summe +−40 +\+8 +\+8 +\+24\n", below[2])


def test_the_readme_quotes_the_sheet_of_deviations() -> None:
    sheet = as_text(deviations(load("steirisch"), load("frohnleiten"), "de"), 88)
    quoted = text_of("README.md").partition("From the sheet of deviations:\n\n```\n")[2]
    assert quoted.partition("```")[0] in sheet


def test_both_manuals_have_the_same_games() -> None:
    german, english = ([game for game, _ in games(page)] for page in MANUALS)
    assert german == english
    assert len(german) > 10


@pytest.mark.parametrize("page", MANUALS)
def test_the_house_rules_of_the_manuals_are_the_example_file_and_load(page: str) -> None:
    rules = (ROOT / "docs/examples/hausregel.toml").read_text("utf-8")
    assert f"```toml\n{rules}```" in text_of(page)
    assert load_text(rules, "hausregel.toml").chain[1:] == ("steirisch",)


@pytest.mark.parametrize("page", MARKDOWN)
def test_links_lead_somewhere(page: str) -> None:
    links = re.findall(r"\]\(([^)\s]+)\)", BLOCK.sub("", text_of(page)))
    targets = [link.partition("#")[0] for link in links if "://" not in link]
    assert [t for t in targets if t and not os.path.exists((ROOT / page).parent / t)] == []
