"""What a place earns: one function a mechanic, and the sharing of ranks that all by rank have in common."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Final

from tarock.rules import Reason
from tarock.scoring import number
from tarock.tournament.points.messages import MESSAGES as _MESSAGES  # noqa: F401 - registers the sentences
from tarock.tournament.points.system import Place, Points, PointSystem

OneRank = tuple[int, Reason]


def award(system: PointSystem, place: Place) -> Points:
    """The points of a place, with why."""
    by_rank = _BY_RANK.get(system.mechanic)
    if by_rank is None:
        return _BY_SCORE[system.mechanic](system, place)
    if place.shared == 1:
        value, why = by_rank(system, place.rank, place.participants)
        return _points(system, Fraction(value), why)
    filled = range(place.rank, place.rank + place.shared)
    each = [by_rank(system, rank, place.participants) for rank in filled]
    value, why = each[0]
    params: dict[str, object] = {"rank": place.rank, "shared": place.shared}
    if system.shared == "average":
        value = half_up(Fraction(sum(v for v, _ in each), place.shared))
        params |= {"last": filled[-1], "list": listed([v for v, _ in each]), "points": number(Fraction(value))}
        return _points(system, Fraction(value), Reason("points-shared-average", params))
    return _points(system, Fraction(value), why, Reason("points-shared-rank", params))


def absent(system: PointSystem, finalists: int) -> Points:
    """What somebody gets who is qualified for a final that `finalists` players play, and stays away."""
    if system.absent is None:
        return Points(Fraction(0), (Reason("points-absent-nothing"),), system.dash)
    value = system.absent - finalists
    params = {"base": system.absent, "participants": finalists, "points": number(Fraction(value))}
    return Points(Fraction(value), (Reason("points-absent", params),))


def half_up(value: Fraction) -> int:
    """The nearest whole number, a half upwards: how people round, and exactly."""
    return (2 * value.numerator + value.denominator) // (2 * value.denominator)


def listed(values: Sequence[int | Fraction]) -> str:
    """`223 + 198 − 4`."""
    text = ""
    for value in values:
        sign = " − " if value < 0 else " + "
        text += (sign if text else "−" if value < 0 else "") + number(abs(Fraction(value)))
    return text


def _points(system: PointSystem, value: Fraction, *why: Reason) -> Points:
    return Points(value, why, system.dash and value == 0)


def _table(system: PointSystem, rank: int, participants: int) -> OneRank:
    """The list of the cup; behind its end nothing, or minus."""
    last = len(system.table)
    params: dict[str, object] = {"rank": rank, "participants": participants, "last": last}
    if rank <= last:
        return system.table[rank - 1], Reason("points-table", {**params, "points": system.table[rank - 1]})
    if system.beyond == "minus":
        return last - rank, Reason("points-table-minus", {**params, "points": number(Fraction(last - rank))})
    return 0, Reason("points-table-beyond", params)


def _cube(system: PointSystem, rank: int, participants: int) -> OneRank:
    """Tirol until 2019/20: top × ((N − rank) ÷ (N − 1))³, the nearest whole number, a half upwards.

    One participant alone would divide by nothing; he has nobody in front of him and gets the top.
    """
    top = system.top or 0
    if participants <= 1:
        return top, Reason("points-alone", {"points": top})
    value = half_up(top * Fraction(max(0, participants - rank), participants - 1) ** 3)
    params = {"rank": rank, "participants": participants, "top": top, "points": value}
    return value, Reason("points-cube", params)


def _linear(system: PointSystem, rank: int, participants: int) -> OneRank:
    """A straight line from the top at rank 1 to nothing at `nothing_from`."""
    top = participants if system.top is None else system.top
    zero = participants + 1 if system.nothing_from is None else system.nothing_from
    params: dict[str, object] = {"rank": rank, "participants": participants, "zero": zero}
    if rank >= zero:
        return 0, Reason("points-linear-none", params)
    value = half_up(Fraction(top * (zero - rank), zero - 1))
    return value, Reason("points-linear", {**params, "top": top, "points": value})


def _heine(system: PointSystem, place: Place) -> Points:
    """Heine's scale: a plus counts in full up to `full`, half above (rounded down), at most `cap`."""
    score, full, cap = place.score, system.full or 0, system.cap or 0
    shown = {"score": number(score), "full": full, "cap": cap}
    if score <= 0:
        return _points(system, Fraction(0), Reason("points-heine-none", shown))
    if score <= full:
        return _points(system, score, Reason("points-heine-full", {**shown, "points": number(score)}))
    value = full + (score - full) // 2
    if value >= cap:
        return _points(system, Fraction(cap), Reason("points-heine-cap", shown))
    return _points(system, Fraction(value), Reason("points-heine-half", {**shown, "points": value}))


def _table_ranks(system: PointSystem, place: Place) -> Points:
    """The Schrift, and for each round points for the rank at the table: the winner `top`, the last nothing, evenly.

    At a table of four 60, 40, 20, 0, at one of five 60, 45, 30, 15, 0. Sharing goes by the switch of the system.
    """
    added = [_table_rank(system, table.rank, table.size, table.shared) for table in place.tables]
    total = place.score + sum(added)
    params = {
        "score": number(place.score),
        "ranks": ", ".join(f"{table.rank}/{table.size}" for table in place.tables) or "–",
        "added": listed(added) or "0",
        "points": number(total),
    }
    return _points(system, total, Reason("points-table-ranks", params))


def _table_rank(system: PointSystem, rank: int, size: int, shared: int) -> int:
    top = system.top or 0
    filled = range(rank, rank + (shared if system.shared == "average" else 1))
    return half_up(Fraction(sum(top * (size - r) for r in filled), max(1, size - 1) * len(filled)))


def _score(system: PointSystem, place: Place) -> Points:
    """The day's Schrift as it is."""
    return _points(system, place.score, Reason("points-score", {"points": number(place.score)}))


_BY_RANK: Final[dict[str, Callable[[PointSystem, int, int], OneRank]]] = {
    "table": _table,
    "cube": _cube,
    "linear": _linear,
}
_BY_SCORE: Final[dict[str, Callable[[PointSystem, Place], Points]]] = {
    "heine": _heine,
    "table-ranks": _table_ranks,
    "score": _score,
}

BY_SCORE: Final = tuple(_BY_SCORE)
"""The mechanics that go by the Schrift; all others go by the rank alone."""
