"""Numbers from a public seed, the same in every language. Exactly described in `docs/draw.md`.

    block(k) = SHA-256 of the ASCII text  tarock-draw-v1|SEED|LABEL|k      k = 0, 1, 2, … in decimal

Each block is eight numbers of 32 bits, most significant byte first. `below(n)` takes the next number until it is below
2^32 − 2^32 mod n (rejected numbers are used up), and gives its remainder by n.
"""

from __future__ import annotations

from hashlib import sha256
from typing import TypeVar

_T = TypeVar("_T")


class Stream:
    """The numbers of one label ("1/0": first draw of round 1). Two streams of one seed have nothing in common."""

    def __init__(self, seed: str, label: str) -> None:
        self._start = sha256(f"tarock-draw-v1|{seed}|{label}|".encode("ascii"))
        self._block: list[int] = []
        self._counter = 0

    def below(self, n: int) -> int:
        """A number 0 … n − 1, all equally likely; `n` is at least 1."""
        limit = 2**32 - 2**32 % n
        while True:
            if not self._block:
                hasher = self._start.copy()
                hasher.update(b"%d" % self._counter)
                self._counter += 1
                digest = hasher.digest()
                self._block = [int.from_bytes(digest[i : i + 4], "big") for i in range(28, -1, -4)]
            number = self._block.pop()
            if number < limit:
                return number % n

    def shuffle(self, items: list[_T]) -> None:
        """In place, from the end (Fisher–Yates): for i = last, …, 1 swap items[i] with items[below(i + 1)]."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]


def public_seed(secret: str, called: str) -> str:
    """The seed of a tournament from the organiser's secret and what the hall calls out: 64 hex digits.

    The commitment of `secret` (`tarock.cards.commitment`) is shown before; then somebody of the hall says a word or
    number, `called`. Neither side alone can choose the draw. SHA-256 of `tarock-draw-seed-v1|SECRET|CALLED` in UTF-8.
    """
    return sha256(f"tarock-draw-seed-v1|{secret}|{called}".encode()).hexdigest()
