"""Whether any cards make piles of these sizes and counts: an exact search over the honours of the pack.

A pile of n cards has `n + 3·excess` thirds, where a king or Trull piece brings an excess of 4, a queen 3, a Cavall 2,
a Bube 1 and every other card 0. So a claimed count fixes the excess, and only 7 + 4 + 4 + 4 honours have to be dealt
out.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import product

HONOURS = (7, 4, 4, 4)
"""How many cards with an excess of 4, 3, 2 and 1 the pack has."""

Pile = tuple[int, int]
"""Cards and thirds."""


def excess(cards: int, thirds: int) -> int | None:
    """The excess of a pile, or None where no pile of that size can count so."""
    rest = thirds - cards
    return rest // 3 if rest >= 0 and rest % 3 == 0 else None


def can_be(piles: Sequence[Pile]) -> bool:
    """Whether the 54 cards can be split into exactly these piles."""
    wanted = [(cards, excess(cards, thirds)) for cards, thirds in piles]
    if any(surplus is None for _, surplus in wanted) or sum(cards for cards, _ in piles) != 54:
        return False
    return _split(tuple((cards, surplus or 0) for cards, surplus in wanted), HONOURS)


@lru_cache(maxsize=1 << 14)
def _split(piles: tuple[Pile, ...], left: tuple[int, int, int, int]) -> bool:
    if not piles:
        return not any(left)
    (cards, surplus), rest = piles[0], piles[1:]
    return any(_split(rest, after) for after in _choices(cards, surplus, left))


def _choices(cards: int, surplus: int, left: tuple[int, int, int, int]) -> Iterator[tuple[int, int, int, int]]:
    """What is left of the honours after a pile took some with exactly this surplus."""
    for fours, threes, twos in product(range(left[0] + 1), range(left[1] + 1), range(left[2] + 1)):
        ones = surplus - 4 * fours - 3 * threes - 2 * twos
        if 0 <= ones <= left[3] and fours + threes + twos + ones <= cards:
            yield (left[0] - fours, left[1] - threes, left[2] - twos, left[3] - ones)


def trischaken_can_be(counts: Sequence[int], tricks: Sequence[int] | None, talon: str) -> bool:
    """Whether four players can have these counts (and tricks, where known) with the talon thrown that way."""
    return any(
        can_be([(4 * won + given, thirds) for won, given, thirds in zip(taken, extra, counts, strict=True)])
        for taken in ([tuple(tricks)] if tricks is not None else _all_tricks(counts))
        for extra in _talon_splits(taken, talon)
        if _residues_fit(taken, extra, counts)
    )


def _residues_fit(taken: Sequence[int], extra: Sequence[int], counts: Sequence[int]) -> bool:
    return all((thirds - 4 * won - given) % 3 == 0 for won, given, thirds in zip(taken, extra, counts, strict=True))


def _all_tricks(counts: Sequence[int]) -> Iterator[tuple[int, ...]]:
    ranges = [range(1, 13) if thirds else range(1) for thirds in counts]
    return (taken for taken in product(*ranges) if sum(taken) == 12)


def _talon_splits(taken: Sequence[int], talon: str) -> Iterator[tuple[int, ...]]:
    """How the six talon cards can have fallen: one to each of the first six tricks, or all to the last."""
    if talon == "last":
        for seat, won in enumerate(taken):
            if won:
                yield tuple(6 if other == seat else 0 for other in range(4))
        return
    ranges = [range(max(0, won - 6), min(6, won) + 1) for won in taken]
    yield from (split for split in product(*ranges) if sum(split) == 6)


def side_can_be(thirds: int, taken: range, laid: int, given: int, ours: int, theirs: int) -> bool:
    """Whether the declarer's side can count `thirds`: tricks in `taken`, `laid` cards discarded, `given` ones beside.

    `ours` and `theirs` are the kings and Trull pieces that are known to lie with each side; none is ever discarded.
    All other cards are the opponents', the talon left behind too.
    """
    return any(_side_fits(thirds, tricks, laid, given, ours, theirs) for tricks in taken)


def _side_fits(thirds: int, tricks: int, laid: int, given: int, ours: int, theirs: int) -> bool:
    cards = 4 * tricks + laid + given
    surplus = excess(cards, thirds)
    if surplus is None:
        return False
    most = min(4 * tricks + given, HONOURS[0] - theirs)
    return any(
        ours <= HONOURS[0] - after[0] <= most and sum(after) <= 54 - cards
        for after in _choices(cards, surplus, HONOURS)
    )
