"""The sprites of the web application, written anew: `python -m tests.cards.faces.sprites`."""

from __future__ import annotations

from pathlib import Path

from tarock.cards.faces import DECKS, LANGUAGES, sheet

FOLDER = Path(__file__).parents[3] / "src/tarock/web/static/tarock/cards"


def sprites() -> dict[str, str]:
    """What each file of the folder holds."""
    return {f"{deck}-{letters}.svg": sheet(deck, letters) for deck in DECKS for letters in LANGUAGES}


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, text in sprites().items():
        (FOLDER / name).write_text(text, encoding="utf-8")
