"""Who is ahead of whom in a season, which criterion decided, and who goes on. Shared ranks are 1, 1, 3."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction

from tarock.rules import Reason
from tarock.tournament.points.messages import TIES
from tarock.tournament.points.model import Line, SeasonRule


def ranked(rule: SeasonRule, lines: Sequence[Line]) -> list[Line]:
    """The lines in their order with ranks, the criterion that decided, and shared ranks where none does."""
    keys = {line.number: tuple(_criterion(word, line) for word in rule.ties) for line in lines}
    order = sorted(
        (line for line in lines if line.rank), key=lambda line: (line.total, keys[line.number]), reverse=True
    )
    placed: list[Line] = []
    for position, line in enumerate(order, 1):
        before = placed[-1] if placed else None
        if before is None or before.total != line.total:
            placed.append(replace(line, rank=position))
            continue
        word = _separating(rule.ties, keys[before.number], keys[line.number])
        if word:
            tie = Reason("season-tie", {"rank": before.rank, "criterion": TIES[word]})
            placed.append(replace(line, rank=position, decided=word, why=(*line.why, tie)))
        else:
            placed.append(replace(line, rank=before.rank))
    sizes: dict[int, int] = {}
    for line in placed:
        sizes[line.rank] = sizes.get(line.rank, 0) + 1
    shared = [_sharing(line, sizes[line.rank]) for line in placed]
    behind = sorted((line for line in lines if not line.rank), key=lambda line: (-line.total, line.number))
    return [*shared, *behind]


def _sharing(line: Line, size: int) -> Line:
    if size == 1:
        return line
    return replace(line, shared=size, why=(*line.why, Reason("season-tie-shared", {"shared": size})))


def _criterion(word: str, line: Line) -> tuple[Fraction, ...]:
    """A key where greater is better."""
    counted = sorted((o.points.value for o in line.outcomes if o.counts), reverse=True)
    match word:
        case "final":
            ranks = [o.place.rank for o in line.outcomes if o.final and o.place]
            return (Fraction(-min(ranks)),) if ranks else ()
        case "best":
            return tuple(counted[:1])
        case "sorted":
            return tuple(counted)
        case "wins":
            return (Fraction(line.wins),)
        case "starts":
            return (Fraction(line.starts),)
        case "score":
            return (line.score,)
        case _:
            raise ValueError(word)


def _separating(ties: Sequence[str], one: Sequence[object], other: Sequence[object]) -> str:
    return next((word for word, a, b in zip(ties, one, other, strict=True) if a != b), "")


def qualified(rule: SeasonRule, lines: Sequence[Line]) -> list[Line]:
    """Who goes on to the next level. Who lacks starts takes no place; a shared last place is said."""
    if not rule.qualify and not rule.qualify_starts:
        return list(lines)
    enough = [line for line in lines if line.rank and line.starts >= rule.qualify_starts]
    last = enough[rule.qualify - 1].rank if 0 < rule.qualify <= len(enough) else None
    crowded = last is not None and sum(line.rank <= last for line in enough) > rule.qualify
    return [_going(rule, line, last, crowded) for line in lines]


def _going(rule: SeasonRule, line: Line, last: int | None, crowded: bool) -> Line:
    starts = {"starts": line.starts, "needed": rule.qualify_starts}
    if not line.rank:
        return replace(line, qualified=False)
    if line.starts < rule.qualify_starts:
        return replace(line, qualified=False, why=(*line.why, Reason("season-not-qualified-starts", starts)))
    ranks = {"rank": line.rank, "places": rule.qualify}
    if last is not None and line.rank > last:
        return replace(line, qualified=False, why=(*line.why, Reason("season-not-qualified-rank", ranks)))
    why = [Reason("season-qualified", ranks) if rule.qualify else Reason("season-qualified-starts", starts)]
    if crowded and line.rank == last:
        why.append(Reason("season-qualified-shared"))
    return replace(line, qualified=True, why=(*line.why, *why))
