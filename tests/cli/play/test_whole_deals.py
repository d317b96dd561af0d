"""Deals played to the end through the terminal, without a terminal: pipes in, pipes out."""

from __future__ import annotations

import re

import pytest

from tarock.rules import builtin_ids
from tests.cli.play.evenings import SEED, evening

HINTS = ["!"] * 60
"""Always the suggestion; more than any deal needs."""


@pytest.mark.parametrize("rules_id", builtin_ids())
@pytest.mark.parametrize("board", [4, 17, 41])
def test_a_deal_of_suggestions_ends_with_a_settlement_of_zero(rules_id: str, board: int) -> None:
    page = evening(HINTS, "--rules", rules_id, "--seed", SEED, "--board", str(board), "--deals", "1")
    assert page.status == 0
    assert page.err == ""
    assert "── Abrechnung ──" in page.out
    total = next(line for line in page.lines if line.startswith(("Summe", "Schrift")))
    amounts = [float(text.replace("−", "-").replace("½", ".5")) for text in total.split()[1:]]
    assert len(amounts) == 4
    assert sum(amounts) == 0
    assert page.lines[-1] == "Servus!"


def test_english_with_hints_shown_and_taken_with_enter() -> None:
    """`?` shows the suggestion with its reason, Enter takes it."""
    lines = [word for _ in range(60) for word in ("?", "")]
    page = evening(lines, "--lang", "en", "--seed", SEED, "--deals", "1", "--rules", "mostviertel", "--board", "263")
    assert page.status == 0
    assert "── Settlement ──" in page.out
    assert "Geht nicht" not in page.out
    assert page.out.count("Suggestion: ") > 8


def test_a_scripted_deal_with_typed_cards() -> None:
    """Names, numbers and card texts in any case; every card of the hand is tried, the refused ones say why."""
    cards = ["h2", "H4", "kd", "♠D", "pD", "tb", "XIX", "xvii", "16", "xvi", "xv", "xiv", "x", "vi"]
    lines = ["v", "weiter", "gut", *(card for _ in range(12) for card in cards)]
    page = evening(lines, "--seed", SEED, "--deals", "1", "--name", "Resi")
    assert page.status == 0
    assert "Resi: Vorhand!" in page.out
    assert "Resi: Weiter!" in page.out
    assert "── Abrechnung ──" in page.out
    assert re.search(r"Geht nicht: .*(Herz|Karo|Pik|Treff).* \[\w+", page.out)


def test_the_seal_comes_before_the_auction_and_the_seed_after_the_deal() -> None:
    page = evening([*HINTS[:30], "q"], "--deals", "1")
    seal = re.search(r"Fingerabdruck.*\n\s*([0-9a-f]{64})", page.out)
    seed = re.search(r"Startwert ([0-9a-f]{32})", page.out)
    assert seal is not None
    assert seed is not None
    from tarock.cards import verify_commitment

    assert verify_commitment(seed[1], seal[1])
    assert seed[1] not in page.out[: seed.start()]
    assert f"tarock deal --seed {seed[1]} --board 1" in page.out


def test_three_deals_turn_the_dealer_and_fill_the_list() -> None:
    page = evening(["!"] * 150, "--seed", SEED, "--deals", "3")
    assert [f"Spiel {n}" for n in (1, 2, 3)] == re.findall(r"── (Spiel \d)", page.out)
    assert "Cilli gibt, Gast ist Vorhand" in page.out
    assert "Gast gibt, Anna ist Vorhand" in page.out
    assert "Anna gibt, Bert ist Vorhand" in page.out
    listed = page.lines[page.lines.index(next(line for line in page.lines[::-1] if line.startswith("  # Spiel"))) :]
    assert [line[:3].strip() for line in listed[1:4]] == ["1", "2", "3"]
