"""The manuals of the browser name what is there: words on buttons, keys, settings, commands, and anchors."""

import re
import tomllib

import pytest

from tarock.cli.app import COMMANDS
from tarock.web.config import _READ, read_config
from tests.docs.pages import BLOCK, ROOT, text_of
from tests.docs.test_examples import MARKDOWN

PLAYING = ("docs/spielen.de.md", "docs/spielen.en.md")
OPERATING = ("docs/betrieb.de.md", "docs/betrieb.en.md")
WEB = ROOT / "src/tarock/web"
SHOWN = "\n".join(path.read_text("utf-8") for kind in ("js", "html", "py") for path in WEB.rglob(f"*.{kind}"))
"""All texts of the pages, with everything around them."""
SPOKEN = {"Vorhand!", "Weiter!", "Gut!", "Ich liege", "den Vierten", "warum?", "why?"}
"""Calls, quoted as calls."""
OF_THE_BROWSER = {"zum Startbildschirm hinzufügen", "add to home screen"}


def quoted(page: str) -> set[str]:
    return set(re.findall(r"[„“]([^„“”]+)[“”]", " ".join(text_of(page).split()))) - OF_THE_BROWSER


def settings(page: str) -> set[str]:
    return set(re.findall(r"^\| `(\w+)` \|", text_of(page), re.MULTILINE))


@pytest.mark.parametrize("page", PLAYING)
def test_what_is_quoted_stands_on_the_pages(page: str) -> None:
    words = quoted(page)
    assert len(words) > 15
    assert [word for word in sorted(words - SPOKEN) if f'"{word}"' not in SHOWN] == []


@pytest.mark.parametrize("page", PLAYING)
def test_the_keys_are_those_of_the_page(page: str) -> None:
    script = (WEB / "static/tarock/table/keys.js").read_text("utf-8")
    keys = {key.upper() for key in re.findall(r'^  "?([a-z?])"?: \(page\)', script, re.MULTILINE)}
    rows = re.findall(r"^\| ([A-Z?](?:, [A-Z])*) \|", text_of(page), re.MULTILINE)
    assert {key for row in rows for key in row.split(", ")} == keys
    assert len(keys) > 5


@pytest.mark.parametrize("page", OPERATING)
def test_all_settings_are_listed_with_their_variables(page: str) -> None:
    assert settings(page) == set(_READ)
    for key, kind in _READ.items():
        assert (f"`TAROCK_{key.upper()}`" in text_of(page)) == (kind is not dict)


@pytest.mark.parametrize("page", OPERATING)
def test_the_settings_for_a_proxy_can_be_read(
    page: str, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    for key in _READ:
        monkeypatch.delenv(f"TAROCK_{key.upper()}", raising=False)
    (block,) = [found[2] for found in BLOCK.finditer(text_of(page)) if found[1] == "toml"]
    file = tmp_path_factory.mktemp("settings") / "tarock.toml"
    file.write_text(block, encoding="utf-8")
    config = read_config(file)
    assert set(tomllib.loads(block)) == {"allowed_hosts", "origins", "behind_proxy"}
    assert config.behind_proxy
    assert [f"https://{host}" for host in config.allowed_hosts] == list(config.origins)


@pytest.mark.parametrize("pages", [PLAYING, OPERATING])
def test_both_languages_say_the_same_things(pages: tuple[str, str]) -> None:
    """The same headings, points, tables and commands, in the same order."""
    german, english = (re.findall(r"^(#+ |\* |\||```)", text_of(page), re.MULTILINE) for page in pages)
    assert german == english


@pytest.mark.parametrize("page", MARKDOWN)
def test_commands_exist(page: str) -> None:
    """Each line of a shell block that begins with `tarock …` or `uv run tarock …`."""
    blocks = [found[2] for found in BLOCK.finditer(text_of(page)) if found[1] in ("sh", "console")]
    called = [
        word for block in blocks for word in re.findall(r"^(?:\$ )?(?:uv run )?tarock ([a-z]+)", block, re.MULTILINE)
    ]
    assert [name for name in called if name not in COMMANDS] == []


@pytest.mark.parametrize("page", MARKDOWN)
def test_anchors_lead_somewhere(page: str) -> None:
    links = re.findall(r"\]\(([^)\s]+)#([^)\s]+)\)|\]\(#([^)\s]+)\)", BLOCK.sub("", text_of(page)))
    folder = (ROOT / page).parent
    for file, there, here in links:
        if "://" in file or file.endswith(".toml"):
            continue
        target = (folder / file).resolve().relative_to(ROOT).as_posix() if file else page
        assert (there or here) in anchors(target), f"{page}: {file}#{there or here}"


def anchors(page: str) -> set[str]:
    """The anchors of a page, as hosts of repositories make them from headings."""
    heads = re.findall(r"^#+ (.+)$", BLOCK.sub("", text_of(page)), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", head.lower()).replace(" ", "-") for head in heads} | set(
        re.findall(r'<a (?:id|name)="([^"]+)"', text_of(page))
    )
