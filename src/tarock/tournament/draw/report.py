"""What a draw came to: who meets whom again, who pauses how often, which wishes could not be met."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from tarock.tournament.draw.costs import together
from tarock.tournament.draw.model import Entrant, Round


@dataclass(frozen=True)
class Repeat:
    """Two players (the lower number first) who meet more than once, and in which rounds (from 1)."""

    players: tuple[int, int]
    rounds: tuple[int, ...]


@dataclass(frozen=True)
class Together:
    """Two who wished to sit apart and do not: the round (from 1), the table, and what they share."""

    round: int
    table: int
    players: tuple[int, int]
    shared: frozenset[str]


@dataclass(frozen=True)
class Again:
    """A player who sits at a table number more than once, though he could walk: the rounds (from 1)."""

    player: int
    table: int
    rounds: tuple[int, ...]


@dataclass(frozen=True)
class Report:
    """All of it; empty lists mean that every wish holds."""

    repeats: tuple[Repeat, ...]
    pauses: dict[int, int]
    """Rounds at a table with pauses, of all who sat in any round."""
    together: tuple[Together, ...]
    tables: tuple[Again, ...]

    @property
    def repeated(self) -> int:
        """Meetings beyond the first, over all pairs."""
        return sum(len(repeat.rounds) - 1 for repeat in self.repeats)

    @property
    def pauses_fair(self) -> bool:
        """Whether nobody was at a table with pauses twice more than another."""
        return not self.pauses or max(self.pauses.values()) - min(self.pauses.values()) <= 1


def report(rounds: Sequence[Round], entrants: Sequence[Entrant] = ()) -> Report:
    """The report on the rounds of an event; `entrants` bring the wishes to sit apart and who stays at a table."""
    met: defaultdict[tuple[int, int], list[int]] = defaultdict(list)
    sat: defaultdict[tuple[int, int], list[int]] = defaultdict(list)
    pauses: Counter[int] = Counter()
    broken = []
    known = {entrant.number: entrant for entrant in entrants}
    for number, drawn in enumerate(rounds, 1):
        for table in drawn.tables:
            for player in table.players:
                pauses[player] += table.pauses > 0
                sat[player, table.number].append(number)
            for a, b in combinations(sorted(table.players), 2):
                met[a, b].append(number)
                shared = known[a].apart & known[b].apart if a in known and b in known else frozenset()
                if shared:
                    broken.append(Together(number, table.number, (a, b), shared))
    return Report(
        repeats=tuple(Repeat(pair, tuple(when)) for pair, when in sorted(met.items()) if len(when) > 1),
        pauses=dict(sorted(pauses.items())),
        together=tuple(broken),
        tables=tuple(
            Again(player, table, tuple(when))
            for (player, table), when in sorted(sat.items())
            if len(when) > 1 and not (player in known and known[player].fixed_table == table)
        ),
    )


def least_repeats(tables: Sequence[int], rounds: int) -> int:
    """A bound: so many pairs of rounds and players at least meet again when the same players sit so in every round.

    Pigeonhole: in two rounds the players of a table of the one are spread over the t tables of the other; five over
    four tables put two of them together. Each table of more than t players gives `together(size, t)` such pairs,
    different tables give different pairs, so any two rounds have as many as all tables together, and `rounds` have that
    for each two of them. 17, 18, 19 players (4 tables, 1, 2, 3 of them of five) have 1, 2, 3 for any two rounds, hence
    3, 6, 9 in three; 16 and all from 20 on have none. The draw reaches that (tests/tournament/draw/test_meetings.py).

    A pair that meets three times counts three times here (rounds 1–2, 1–3, 2–3).
    """
    return sum(together(size, len(tables)) for size in tables) * (rounds * (rounds - 1) // 2)
