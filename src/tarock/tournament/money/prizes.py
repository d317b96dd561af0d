"""Prizes as data: money by rank, goods from a rank on, a raffle among those present; and who gets what."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from hashlib import sha256
from itertools import groupby
from typing import Final

from tarock.rules import Problem, Reason
from tarock.tournament.money.messages import MESSAGES as _MESSAGES  # noqa: F401 - registers the sentences
from tarock.tournament.ranking.criteria import lot
from tarock.tournament.ranking.standings import Row

KINDS: Final = ("rank", "raffle")


@dataclass(frozen=True)
class Prize:
    """One prize: for a `rank`, or drawn among those present ("raffle", `rank` 0). Money in cents, or goods as text."""

    kind: str = "rank"
    rank: int = 0
    cents: int = 0
    text: str = ""


@dataclass(frozen=True)
class Award:
    """What one player gets. `cents` and `goods` together; `rest` are cents of a shared prize that cannot be split."""

    number: int
    rank: int
    cents: int
    goods: tuple[str, ...] = ()
    rest: Fraction = Fraction(0)


def check_prizes(prizes: Sequence[Prize]) -> list[Problem]:
    """What is wrong with a list of prizes."""
    problems: list[Problem] = []
    for place, prize in enumerate(prizes, 1):
        key = f"prizes[{place}]"
        if prize.kind not in KINDS:
            params: dict[str, object] = {"value": prize.kind, "allowed": ", ".join(KINDS)}
            problems.append(Problem(f"{key}.kind", Reason("plain-word", params, "ALLG")))
        elif (prize.kind == "rank") != (prize.rank >= 1):
            problems.append(Problem(f"{key}.rank", Reason("prize-rank", {"place": place}, "ALLG")))
        if prize.cents < 0 or not (prize.cents or prize.text.strip()):
            problems.append(Problem(key, Reason("prize-empty", {"place": place}, "ALLG")))
    return problems


def awards(rows: Sequence[Row], prizes: Sequence[Prize], shared: str, seed: str = "") -> list[Award]:
    """Who gets the prizes for ranks, in the order of the ranks.

    A rank shared by k covers k places. Money: `"split"` in equal whole cents (the rest stays in the box), `"lot"` place
    by place in the order of the lot, `"each"` the whole prize of the rank. Goods always go by lot among a shared rank.
    """
    found: list[Award] = []
    for rank, group in groupby((row for row in rows if row.rank), key=lambda row: row.rank or 0):
        tied = sorted((row.number for row in group), key=lambda number: lot(number, seed), reverse=True)
        places = [_at(prizes, rank + step) for step in range(len(tied))]
        found += [award for award in _group(tied, rank, places, shared) if award.cents or award.goods]
    return found


def _at(prizes: Sequence[Prize], rank: int) -> tuple[int, tuple[str, ...]]:
    """Cents and goods of a rank."""
    mine = [prize for prize in prizes if prize.kind == "rank" and prize.rank == rank]
    return sum(prize.cents for prize in mine), tuple(prize.text for prize in mine if prize.text.strip())


def _group(tied: Sequence[int], rank: int, places: Sequence[tuple[int, tuple[str, ...]]], shared: str) -> list[Award]:
    whole = sum(cents for cents, _ in places)
    equal, rest = divmod(whole, len(tied))
    made = []
    for step, number in enumerate(tied):
        cents = {"split": equal, "lot": places[step][0], "each": places[0][0]}[shared]
        left = Fraction(rest, len(tied)) if shared == "split" else Fraction(0)
        made.append(Award(number, rank, cents, places[step][1], left))
    return sorted(made, key=lambda award: award.number)


def raffle(present: Sequence[int], prizes: Sequence[Prize], seed: str) -> list[tuple[int, Prize]]:
    """The winners of the raffle, one a prize: nobody wins twice before everybody has won once.

    A ticket is SHA-256 of the ASCII text ``tarock-raffle-v1|SEED|TURN|NUMBER``; the highest ticket wins first.
    """
    drawn = [prize for prize in prizes if prize.kind == "raffle"]
    winners: list[int] = []
    turn = 0
    while present and len(winners) < len(drawn):
        turn += 1
        winners += sorted(set(present), key=lambda number: _ticket(seed, turn, number), reverse=True)
    return list(zip(winners, drawn, strict=False))


def _ticket(seed: str, turn: int, number: int) -> bytes:
    return sha256(f"tarock-raffle-v1|{seed}|{turn}|{number}".encode("ascii")).digest()
