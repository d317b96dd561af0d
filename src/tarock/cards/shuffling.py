"""The shuffle, from a seed and a board number, and the commitment to a seed. Exactly described in ``docs/shuffle.md``.

Version 1, independent of the rule set::

    block(k) = SHA-256 of the ASCII text  tarock-deal-v1|SEED|BOARD|k      k = 0, 1, 2, … in decimal
    stream   = block(0) block(1) block(2) …, byte by byte
    order    = [0, 1, …, 53]
    for i = 53 down to 1:
        n = i + 1
        take the next byte of the stream until it is < 256 − 256 mod n     (rejected bytes are used up)
        swap order[i] with order[byte mod n]

``order[0]`` is the top card of the pack. Every order is equally likely for a random stream: bytes that would favour
a place are thrown away. There are 54! ≈ 2^237.1 orders; a seed of 128 bits reaches at most 2^128 of them (which
nobody can notice or search through), 60 hex digits or more can reach practically any. No random number is drawn
here: who deals hands the seed in (``secrets.token_hex(16)`` or longer).
"""

from hashlib import sha256
from typing import Final

from .card import CARDS
from .errors import SeedError, quoted

SEED_MIN_DIGITS: Final = 32
"""Least length of a seed in hex digits: 128 bits."""
BOARD_MAX: Final = 2**53 - 1
"""Highest board number; any language's plain numbers hold it exactly."""

_HEX: Final = frozenset("0123456789abcdef")
_LIMITS: Final = tuple(256 - 256 % n if n else 0 for n in range(CARDS + 1))


def check_seed(seed: object) -> str:
    """``seed`` itself, if it is 32 or more lower-case hex digits; raises :class:`SeedError` otherwise."""
    if not isinstance(seed, str) or len(seed) < SEED_MIN_DIGITS or not _HEX.issuperset(seed):
        shown = quoted(seed)
        raise SeedError(
            seed if isinstance(seed, str) else shown,
            "seed",
            f"Ein Startwert besteht aus mindestens {SEED_MIN_DIGITS} Hexadezimalziffern 0–9 a–f (klein geschrieben); "
            f"{shown} ist keiner.",
            f"A seed is {SEED_MIN_DIGITS} or more hex digits 0–9 a–f (lower case); {shown} is none.",
        )
    return seed


def check_board(board: object) -> int:
    """``board`` itself, if it is a whole number 1 … 2^53 − 1; raises :class:`SeedError` otherwise."""
    if type(board) is not int or not 1 <= board <= BOARD_MAX:
        shown = quoted(board)
        raise SeedError(
            shown,
            "board",
            f"Die Nummer eines Spiels ist eine ganze Zahl ab 1 (bis 2^53 − 1), nicht {shown}.",
            f"A board number is a whole number from 1 (to 2^53 − 1), not {shown}.",
        )
    return board


def shuffle(seed: str, board: int) -> tuple[int, ...]:
    """The order of the pack, top card first: a permutation of 0..53.

    ``seed``: 32 or more lower-case hex digits; ``board``: from 1. Raises :class:`SeedError` for anything else.
    """
    start = sha256(f"tarock-deal-v1|{check_seed(seed)}|{check_board(board)}|".encode("ascii"))
    order = list(range(CARDS))
    block, used, counter = b"", 0, 0
    for i in range(CARDS - 1, 0, -1):
        n = i + 1
        limit = _LIMITS[n]
        while True:
            if used == len(block):
                hasher = start.copy()
                hasher.update(b"%d" % counter)
                block, used, counter = hasher.digest(), 0, counter + 1
            byte = block[used]
            used += 1
            if byte < limit:
                break
        j = byte % n
        order[i], order[j] = order[j], order[i]
    return tuple(order)


def commitment(seed: str) -> str:
    """SHA-256 of the ASCII text ``tarock-seed-v1|SEED`` as 64 lower-case hex digits.

    Shown before the auction; who learns the seed after the deal can check it. Raises :class:`SeedError`.
    """
    return sha256(f"tarock-seed-v1|{check_seed(seed)}".encode("ascii")).hexdigest()


def verify_commitment(seed: str, shown: str) -> bool:
    """Whether ``shown`` is the commitment of ``seed``; white space around it and upper case do not matter.

    A text that cannot be a commitment gives ``False``; an unusable ``seed`` raises :class:`SeedError`.
    """
    return commitment(seed) == shown.strip().lower()
