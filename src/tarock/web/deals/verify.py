"""The cards of a seed and a board, and whether a commitment belongs to the seed: for the page that checks a deal."""

from __future__ import annotations

from dataclasses import dataclass

from tarock.cards import Deal, SeedError, check_board, check_seed, commitment, deal, verify_commitment
from tarock.rules import Problem, Problems, Reason, Text


@dataclass(frozen=True)
class Checked:
    """`fits` is None where no commitment was given. `commands` reproduce the cards and the commitment elsewhere."""

    seed: str
    board: int
    commitment: str
    fits: bool | None
    dealt: Deal
    commands: tuple[str, str]


def check_deal(seed: str, board: str, shown: str) -> Checked:
    """The deal of a seed and a board number as they were typed. Raises `Problems`, all at once."""
    problems = []
    seed, board, shown = "".join(seed.split()).lower(), board.strip(), "".join(shown.split()).lower()
    try:
        check_seed(seed)
    except SeedError as error:
        problems.append(_problem("seed", "record-card", detail=Text(error.de, error.en)))
    number = int(board) if board.isascii() and board.isdigit() and len(board) < 17 else None
    try:
        number = check_board(number)
    except SeedError:
        problems.append(_problem("board", "deals-board"))
    if shown and (len(shown) != 64 or set(shown) - set("0123456789abcdef")):
        problems.append(_problem("commitment", "deals-commitment"))
    if problems or number is None:
        raise Problems(problems)
    commands = (f"tarock deal --seed {seed} --board {number}", f"printf 'tarock-seed-v1|%s' {seed} | sha256sum")
    fits = verify_commitment(seed, shown) if shown else None
    return Checked(seed, number, commitment(seed), fits, deal(seed, number), commands)


def _problem(key: str, code: str, **params: object) -> Problem:
    return Problem(key, Reason(code, params, "ALLG"))
