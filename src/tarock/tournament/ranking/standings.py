"""Standings: records in their order, with shared ranks (1, 1, 3) and the criterion that decided each tie."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import groupby

from tarock.rules import Reason
from tarock.scoring import number as amount
from tarock.tournament.ranking.criteria import CRITERIA, Key, Record
from tarock.tournament.ranking.messages import NAMES


@dataclass(frozen=True)
class Row:
    """One line. `rank` is None for who is not ranked; `shared` tells how many have this rank.

    `decided_by` is the word of the criterion that separates the player from the neighbour with the same total ("" if
    none had to), `why` its sentence.
    """

    rank: int | None
    record: Record
    shared: int = 1
    decided_by: str = ""
    why: Reason | None = None

    @property
    def number(self) -> int:
        """The player's number."""
        return self.record.number

    @property
    def total(self) -> Fraction:
        """The day's result."""
        return self.record.total


@dataclass(frozen=True)
class Standings:
    """All lines, ranked first. `missing` results are still to come; `warnings` tell shared ranks and open results."""

    rows: tuple[Row, ...]
    chain: tuple[str, ...]
    missing: int = 0
    warnings: tuple[Reason, ...] = ()

    def row(self, number: int) -> Row | None:
        """The line of a player."""
        return next((row for row in self.rows if row.number == number), None)


def rank(records: Iterable[Record], chain: Sequence[str], seed: str = "", missing: int = 0) -> Standings:
    """The standings by a chain of criteria (words of `CRITERIA`); `seed` is for the lot."""
    records = sorted(records, key=lambda record: record.number)
    ranked = [record for record in records if record.ranked]
    keys = {record.number: [CRITERIA[word].key(record, seed) for word in chain] for record in ranked}
    ranked.sort(key=lambda record: keys[record.number], reverse=True)
    rows: list[Row] = []
    for _, group in groupby(ranked, key=lambda record: keys[record.number]):
        tied = list(group)
        place = len(rows) + 1
        rows += [Row(place, record, len(tied)) for record in sorted(tied, key=lambda record: record.number)]
    rows = [_explained(rows, place, chain, keys, seed) for place in range(len(rows))]
    others = sorted((r for r in records if not r.ranked), key=lambda record: (-record.total, record.number))
    open_results = (Reason("rank-open", {"count": missing}, "ALLG"),) if missing else ()
    return Standings(
        (*rows, *(Row(None, record) for record in others)), tuple(chain), missing, (*open_results, *_shared(rows))
    )


def _explained(rows: list[Row], place: int, chain: Sequence[str], keys: dict[int, list[Key]], seed: str) -> Row:
    """The row with the criterion that put it behind the one above, or before the one below, at the same total."""
    row = rows[place]
    first = (row.rank or 1) - 1
    for other in (*rows[max(0, first - 1) : first], *rows[first + row.shared : first + row.shared + 1]):
        if keys[other.number][0] != keys[row.number][0]:
            continue
        pairs = zip(chain, keys[row.number], keys[other.number], strict=True)
        word = next(word for word, mine, theirs in pairs if mine != theirs)
        shown = CRITERIA[word].shown
        params = {
            "total": amount(row.total),
            "criterion": NAMES[word],
            "mine": shown(row.record, seed),
            "theirs": shown(other.record, seed),
            "name": other.record.name,
        }
        return Row(row.rank, row.record, row.shared, word, Reason("rank-decided", params, "ALLG"))
    return row


def _shared(rows: Sequence[Row]) -> list[Reason]:
    found = []
    for place, group in groupby(rows, key=lambda row: row.rank):
        tied = list(group)
        if len(tied) > 1:
            names = ", ".join(row.record.name for row in tied)
            found.append(Reason("rank-shared", {"rank": place, "count": len(tied), "names": names}, "ALLG"))
    return found


def shared_within(standings: Standings, places: int) -> list[Reason]:
    """What to settle before the first `places` ranks get prizes or qualify: shared ranks among them, open results."""
    concerned = {row.rank for row in standings.rows if row.shared > 1 and row.rank is not None and row.rank <= places}
    return [
        reason
        for reason in standings.warnings
        if reason.code == "rank-open" or (reason.code == "rank-shared" and reason.params["rank"] in concerned)
    ]


def table_ranks(points: Mapping[int, Fraction]) -> dict[int, int]:
    """The ranks at one table; equal points share the better rank."""
    return {number: 1 + sum(other > mine for other in points.values()) for number, mine in points.items()}
