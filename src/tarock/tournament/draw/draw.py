"""The draw of one round: pure, the same from the same seed on every machine (`docs/draw.md`)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tarock.tournament.draw.check import check
from tarock.tournament.draw.costs import ORDER, Displacement, costs
from tarock.tournament.draw.exchange import exchange
from tarock.tournament.draw.hall import Hall, at_random
from tarock.tournament.draw.keep import in_old_places, kept
from tarock.tournament.draw.model import Entrant, Round
from tarock.tournament.draw.numbers import spread_numbers
from tarock.tournament.draw.standings import by_standings
from tarock.tournament.draw.stream import Stream


def draw_round(
    entrants: Sequence[Entrant],
    *,
    seed: str,
    sizes: Sequence[int] = (4, 5),
    history: Sequence[Round] = (),
    attempt: int = 0,
    mode: str = "random",
    ranking: Sequence[int] = (),
    order: Sequence[str] = ORDER,
    keep: Round | None = None,
) -> Round:
    """Seat `entrants` for the round after `history`. Raises `Problems` with everything that is wrong, and the choices.

    `sizes`: allowed tables in order of preference (`partition`). `seed`: public, 32 or more hex digits. `attempt`: 0,
    and one more each time that the round was un-drawn. `mode`: one of `MODES`; all but "random" seat by `ranking`
    (player numbers, the best first; who is not in it comes last, by lot). `order`: which wish outweighs which
    (`ORDER`). `keep`: a seating that was shown; as few as possible of those in it change their table, whatever the
    mode.

    Players who are only in `history` are gone: they are never drawn.
    """
    tables = check(entrants, sizes, seed, attempt, mode, ranking, order)
    plan = Plan(sorted(entrants, key=lambda entrant: entrant.number), tables, order, mode, ranking, keep)
    return drawn(plan, history, Stream(seed, f"{len(history) + 1}/{attempt}"))


@dataclass(frozen=True)
class Plan:
    """What is to be drawn, checked; `players` by number. A word that is not in `order` is no wish."""

    players: Sequence[Entrant]
    tables: Sequence[int]
    order: Sequence[str]
    mode: str = "random"
    ranking: Sequence[int] = ()
    keep: Round | None = None


def drawn(plan: Plan, history: Sequence[Round], stream: Stream) -> Round:
    """The round: a seating to begin with, the search, the table numbers, the places."""
    players = plan.players
    hall, stay = _start(plan, history, stream)
    if plan.keep is not None or plan.mode in ("random", "swiss"):
        movable = [index for index, entrant in enumerate(players) if entrant.fixed_table is None]
        wishes = costs(players, hall.sizes, history, plan.order, stay)
        hall.seats = exchange(hall.seats, wishes, movable, stream)
    if plan.keep is None and plan.mode == "random":
        spread_numbers(hall, players, history, stream)
    return _seated(hall, plan, stream)


def _start(plan: Plan, history: Sequence[Round], stream: Stream) -> tuple[Hall, Displacement | None]:
    """The seating before the search, and who wants to stay where."""
    players = plan.players
    if plan.keep is not None:
        found = kept(players, plan.tables, plan.keep, stream)
        return found.hall, found.stay
    if plan.mode == "random":
        return at_random(players, plan.tables, history, stream), None
    place = {entrant.number: index for index, entrant in enumerate(players)}
    ranked = [place[number] for number in plan.ranking if number in place]
    unranked = sorted(set(place.values()) - set(ranked))
    stream.shuffle(unranked)
    hall = by_standings(players, plan.tables, [*ranked, *unranked], snake=plan.mode == "snake")
    return hall, Displacement(list(hall.seats), outweighs=False)


def _seated(hall: Hall, plan: Plan, stream: Stream) -> Round:
    """The round with all players in playing order: by lot, or as they sat."""
    before = {table.number: table.players for table in plan.keep.tables} if plan.keep is not None else {}
    tables = []
    by_number = sorted(zip(hall.numbers, hall.groups(), strict=True))
    for number, group in by_number:
        numbers = [plan.players[player].number for player in group]
        stream.shuffle(numbers)
        tables.append(in_old_places(numbers, before[number]) if number in before else numbers)
    return Round.of(tables, [number for number, _ in by_number])
