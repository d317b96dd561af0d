"""The criteria of a tie-break chain: named mechanics, which a cup puts in its order.

| word | who is ahead | from |
|---|---|---|
| `total` | the higher sum of the rounds (Schrift, without kontra) | every cup |
| `best_round` | the better best round | Kärnten |
| `rounds_sorted` | the better best round, then the better second best, … | Tirol |
| `table_ranks` | more first places at the tables, then more second places, … | Tirol 2019 |
| `final` | the better final: what is handed in, else the last round | Österreich-Finale |
| `last_round` | the better last round, then the one before, … | |
| `rounds_won` | more rounds with a result above zero | |
| `lot` | the lot, from the public seed | Tirol |

A criterion gives a key where greater is ahead; equal keys leave the decision to the next one. Where the chain ends, the
rank is shared.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from hashlib import sha256
from typing import Final

from tarock.scoring import number

Key = tuple[Fraction | int, ...]


@dataclass(frozen=True)
class Record:
    """What a player has done. `rounds`: points by round, None for one not played (or not yet); `table_ranks` likewise.

    `final` is the result of a separate final; without one it is the last round.
    """

    number: int
    name: str
    rounds: tuple[Fraction | None, ...]
    table_ranks: tuple[int | None, ...] = ()
    final: Fraction | None = None
    team: str = ""
    ranked: bool = True

    @property
    def played(self) -> tuple[Fraction, ...]:
        """The rounds that were played."""
        return tuple(points for points in self.rounds if points is not None)

    @property
    def total(self) -> Fraction:
        """The sum; a missing round counts zero."""
        return sum(self.played, Fraction(0))


@dataclass(frozen=True)
class Criterion:
    """`key` of a record and the seed (greater is ahead); `shown` is what the sentence shows of it."""

    key: Callable[[Record, str], Key]
    shown: Callable[[Record, str], str]


def lot(number: int, seed: str) -> int:
    """The lot of a player: SHA-256 of ``tarock-lot-v1|SEED|NUMBER`` (ASCII) as a whole number, higher is ahead."""
    return int.from_bytes(sha256(f"tarock-lot-v1|{seed}|{number}".encode("ascii")).digest(), "big")


def _sorted(record: Record) -> Key:
    return tuple(sorted((points or Fraction(0) for points in record.rounds), reverse=True))


def _places(record: Record) -> Key:
    """How often first, second, … last at a table of up to six."""
    return tuple(sum(rank == place for rank in record.table_ranks) for place in range(1, 7))


def _backwards(record: Record) -> Key:
    return tuple(points or Fraction(0) for points in reversed(record.rounds))


def _final(record: Record) -> Key:
    return (record.final,) if record.final is not None else _backwards(record)[:1]


def _list(key: Key) -> str:
    return " / ".join(number(Fraction(value)) for value in key)


def _plain(make: Callable[[Record], Key]) -> Criterion:
    return Criterion(lambda record, _: make(record), lambda record, _: _list(make(record)))


CRITERIA: Final[dict[str, Criterion]] = {
    "total": _plain(lambda record: (record.total,)),
    "best_round": _plain(lambda record: _sorted(record)[:1]),
    "rounds_sorted": _plain(_sorted),
    "table_ranks": Criterion(
        lambda record, _: _places(record),
        lambda record, _: " / ".join("–" if rank is None else f"{rank}." for rank in sorted_ranks(record)),
    ),
    "final": _plain(_final),
    "last_round": _plain(_backwards),
    "rounds_won": _plain(lambda record: (sum(points > 0 for points in record.played),)),
    "lot": Criterion(
        lambda record, seed: (lot(record.number, seed),) if seed else (),
        lambda record, seed: f"{lot(record.number, seed):064x}"[:8] if seed else "",
    ),
}
"""All criteria by their word."""


def sorted_ranks(record: Record) -> list[int | None]:
    """The ranks at the tables, the best first, missing ones last."""
    return sorted(record.table_ranks, key=lambda rank: (rank is None, rank or 0))
