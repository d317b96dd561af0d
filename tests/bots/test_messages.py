"""Every reason a player gives has its sentence, and every sentence is used."""

from __future__ import annotations

import ast
from pathlib import Path

import tarock.bots
from tarock.bots.messages import MESSAGES

FOLDER = Path(tarock.bots.__file__ or "").parent


def test_codes_and_sentences_belong_together() -> None:
    used = set()
    for path in FOLDER.rglob("*.py"):
        if path.name != "messages.py":
            tree = ast.parse(path.read_text("utf-8"))
            texts = {n.value for n in ast.walk(tree) if isinstance(n, ast.Constant) and isinstance(n.value, str)}
            used |= {t for t in texts if t.startswith(("thumb-", "bot-"))}
    assert used == set(MESSAGES)


def test_german_sentences_address_nobody() -> None:
    for text in MESSAGES.values():
        said = text.de.split("„")[0]
        assert not {"du", "Sie", "dein", "Ihr", "man"} & set(said.replace(",", " ").split())
        assert "!" not in said
