"""F34: whoever has seed, board and commitment can check that no card was changed."""

from __future__ import annotations

import re
import subprocess
import sys
from contextlib import suppress

import pytest
from django.test import Client
from hypothesis import given, settings, strategies as st

from tarock.cards import commitment, deal, hand_text
from tarock.rules import Problems
from tarock.web.deals.verify import check_deal

PATH = "/spiele/pruefen/"
ZEROS = "0" * 32
SHOWN = "5a24b3d735e0cd933c6d1ba52bc9cb3e1028eb6e2c68cc3a7bc6cf01c70266b6"


def ask(lang: str = "de", **said: str):
    client = Client()
    client.cookies["sprache"] = lang
    return client.get(PATH, said)


def test_an_empty_form():
    answer = ask()
    assert answer.status_code == 200
    assert "Ergebnis" not in answer.content.decode()


def test_the_commitment_fits_and_the_cards_are_shown():
    html = ask(seed=ZEROS, board="1", commitment=SHOWN).content.decode()
    assert "gehört zu diesem Startwert" in html
    for hand in deal(ZEROS, 1).hands:
        assert hand_text(hand) in html


def test_a_commitment_that_does_not_fit_is_said():
    html = ask(seed=ZEROS, board="1", commitment="f" * 64).content.decode()
    assert "gehört nicht zu diesem Startwert" in html
    assert SHOWN in html


def test_without_a_commitment_it_is_computed():
    assert SHOWN in ask("en", seed=ZEROS).content.decode()


@pytest.mark.parametrize(
    ("said", "keys"),
    [
        ({"seed": "xyz"}, {"seed"}),
        ({"seed": "", "board": "3"}, {"seed"}),
        ({"seed": ZEROS, "board": "0"}, {"board"}),
        ({"seed": ZEROS, "board": "١"}, {"board"}),
        ({"seed": ZEROS, "commitment": "abc"}, {"commitment"}),
        ({"seed": "0", "board": "-1", "commitment": "g" * 64}, {"seed", "board", "commitment"}),
    ],
)
def test_all_problems_at_once(said: dict[str, str], keys: set[str]):
    answer = ask(**said)
    assert answer.status_code == 422
    assert set(answer.context["problems"]) == keys


@settings(max_examples=100)
@given(st.text(alphabet="0123456789abcdef", min_size=32, max_size=64), st.integers(1, 2**53 - 1))
def test_every_seed_fits_its_own_commitment_only(seed: str, board: int):
    assert check_deal(seed, str(board), commitment(seed)).fits
    assert not check_deal(seed, str(board), commitment(seed + "0")).fits
    assert check_deal(f" {seed.upper()}\n", str(board), "").seed == seed


@given(st.text(max_size=40), st.text(max_size=20), st.text(max_size=70))
def test_anything_typed_is_answered(seed: str, board: str, shown: str):
    with suppress(Problems):
        assert check_deal(seed, board, shown).dealt


def test_the_command_shown_reproduces_the_cards():
    html = ask(seed=ZEROS, board="7").content.decode()
    command = re.search(r"<code>tarock (deal --seed \w+ --board \d+)</code>", html)
    assert command
    run = [sys.executable, "-c", "from tarock.cli import main; main()", *command[1].split()]
    printed = subprocess.run(run, capture_output=True, text=True, check=True).stdout
    for hand in deal(ZEROS, 7).hands:
        assert hand_text(hand) in " ".join(printed.split())
