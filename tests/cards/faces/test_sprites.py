"""The committed sprites are what the generator draws today."""

from __future__ import annotations

from tarock.cards.faces.back import DARK, FELT
from tarock.cards.faces.palette import TWO
from tests.cards.faces.sprites import FOLDER, sprites


def test_pages_and_cards_share_their_colours() -> None:
    tokens = (FOLDER.parent / "tokens.css").read_text(encoding="utf-8")
    same = (("ink", TWO.ink), ("lamp", TWO.gold), ("loss", TWO.suits[0]), ("felt", DARK), ("accent", FELT))
    for name, colour in same:
        assert f"--{name}: {colour};" in tokens


def test_the_sprites_of_the_web_are_the_generators() -> None:
    drawn = sprites()
    assert {path.name for path in FOLDER.iterdir()} == set(drawn)
    for name, text in drawn.items():
        same = (FOLDER / name).read_bytes() == text.encode()
        assert same, f"{name} is old: python -m tests.cards.faces.sprites"
