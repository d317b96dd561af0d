"""Every sentence of the running cup is produced by some test of this folder."""

from __future__ import annotations

from pathlib import Path

from tarock.tournament.cup.messages import MESSAGES
from tarock.tournament.points.messages import MESSAGES as POINTS

HERE = Path(__file__).parent
CLI = HERE.parents[1] / "cli" / "cup"


def test_every_code_is_asked_for_by_a_test() -> None:
    texts = "".join(p.read_text("utf-8") for folder in (HERE, HERE.parent / "points", CLI) for p in folder.glob("*.py"))
    assert [code for code in MESSAGES if f'"{code}"' not in texts] == []


def test_german_addresses_nobody_and_shouts_at_nobody() -> None:
    for text in (*MESSAGES.values(), *POINTS.values()):
        assert "!" not in text.de + text.en
        assert not {"Sie", "Ihr", "Ihre", "du", "dein"} & set(text.de.replace(",", " ").split())
