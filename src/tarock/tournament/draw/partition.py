"""Into which tables a number of players is split, and what can be done where that is impossible."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from tarock.rules import Problem, Problems, Reason, refuse
from tarock.tournament.draw import messages as _messages  # noqa: F401 - its codes are used here

SIZES: Final = (4, 5, 6)
"""Tables that Königrufen knows: four play, at five one sits out, at six two."""


@dataclass(frozen=True)
class Choice:
    """A way out: `kind` is "wait" (for more players), "leave" (some fewer) or "allow" (another size of table)."""

    kind: Literal["wait", "leave", "allow"]
    players: int
    """How many there would be."""
    sizes: tuple[int, ...]
    """The sizes that would be allowed."""
    tables: tuple[int, ...]
    """What it would come to."""


def partition(players: int, sizes: Sequence[int] = (4, 5)) -> tuple[int, ...]:
    """The sizes of the tables, smallest first; raises `Problems` with the choices where there is no way.

    `sizes` are the allowed sizes in order of preference: of the last named there are as few as possible, then of the
    one before. So (4, 5) gives the fewest tables of five; (4, 5, 6) has a six only where fives do not do (11 = 5 + 6),
    (4, 6, 5) prefers one table of six to two of five.
    """
    check_sizes(sizes)
    found = _split(players, tuple(sizes)) if players > 0 else None
    if not found:
        raise Problems([no_partition(players, sizes), *(_said(players, way) for way in choices(players, sizes))])
    return found


def choices(players: int, sizes: Sequence[int] = (4, 5)) -> tuple[Choice, ...]:
    """What an organiser can do when `players` have no allowed partition: the nearest numbers, other sizes."""
    allowed = tuple(sizes)
    ways: tuple[tuple[Literal["wait", "leave"], range], ...] = (
        ("wait", range(players + 1, players + max(allowed) + 1)),
        ("leave", range(players - 1, min(allowed) - 1, -1)),
    )
    found: list[Choice] = []
    for kind, numbers in ways:
        near = next(((n, tables) for n in numbers if n > 0 and (tables := _split(n, allowed))), None)
        if near is not None:
            found.append(Choice(kind, near[0], allowed, near[1]))
    for size in SIZES:
        tables = _split(players, (*allowed, size)) if size not in allowed and players > 0 else None
        if tables:
            found.append(Choice("allow", players, (*allowed, size), tables))
    return tuple(found)


def check_sizes(sizes: Sequence[int]) -> None:
    """Raises `Problems` unless `sizes` are some of 4, 5, 6, each once."""
    if not sizes or len(set(sizes)) != len(sizes) or not set(sizes) <= set(SIZES):
        raise refuse("sizes", "draw-sizes", sizes=listed(sizes))


def no_partition(players: int, sizes: Sequence[int]) -> Problem:
    """The problem itself, without the ways out."""
    return Problem("players", Reason("draw-no-partition", {"players": players, "sizes": listed(sorted(sizes))}, "ALLG"))


def listed(sizes: Sequence[int]) -> str:
    """`4, 5, 6`."""
    return ", ".join(map(str, sizes))


def _split(players: int, sizes: tuple[int, ...]) -> tuple[int, ...] | None:
    """The partition with the fewest of the last size, or None; nobody needs no table."""
    *before, last = sizes
    if not before:
        return (last,) * (players // last) if players % last == 0 else None
    for count in range(players // last + 1):
        rest = _split(players - count * last, tuple(before))
        if rest is not None:
            return tuple(sorted((*rest, *(last,) * count)))
    return None


def _said(players: int, way: Choice) -> Problem:
    tables = " + ".join(f"{way.tables.count(size)} × {size}" for size in SIZES if size in way.tables)
    params: dict[str, object] = {"players": way.players, "tables": tables}
    if way.kind == "allow":
        params["size"] = way.sizes[-1]
    else:
        params["count"] = abs(way.players - players)
    return Problem("players", Reason(f"draw-choice-{way.kind}", params, "ALLG"))
