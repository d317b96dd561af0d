"""What has to happen next without anybody's wish: a bot's move, the next deal, a seat to be taken over.

No clock is read here. The server measures and hands in `Now`; it measures from when it began to run the table, so that
an outage costs nobody anything. `Table.clock` changes whenever `waited` starts again from zero.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from tarock.table.deals import Deal
from tarock.table.model import Table

TRICK_SHOWN: Final = 2
"""A bot that leads to the next trick waits so many times its pace, so that people see the last one."""

THROWN_IN: Final = 3000
"""After a hand was thrown in the cards are dealt again by themselves, after so many ms."""


@dataclass(frozen=True, slots=True)
class Now:
    """What only the server knows. `waited`: ms since `Table.clock` changed, breaks and outages not counted.

    `gone`: places whose person has no connection, with the ms since then (outages not counted).
    """

    waited: int = 0
    gone: Mapping[int, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Due:
    """What is to be done in `after` ms (0: now). `do`: "bot" (`place` must act), "deal", or "away" (`place`; `why`)."""

    do: str
    after: int
    place: int | None = None
    why: str = ""


def due(table: Table, now: Now) -> Due | None:
    """The next thing that happens by itself; None where a person has to act, or nobody is there to play for."""
    if table.ended or table.paused:
        return None
    return min(_all(table, now), key=lambda found: found.after, default=None)


def _all(table: Table, now: Now) -> Iterator[Due]:
    config, deal = table.config, table.deal
    for place in table.holders():
        if config.away and place in now.gone:
            yield Due("away", max(0, config.away * 1000 - now.gone[place]), place, "gone")
    if deal is not None and table.playing:
        yield from _move(table, deal, now)
    elif (after := _next_deal(table, now)) is not None:
        yield Due("deal", after)


def _move(table: Table, deal: Deal, now: Now) -> Iterator[Due]:
    """Whoever is on turn in the deal."""
    place = deal.on_turn
    assert place is not None
    if not table.places[place].plays_himself:
        yield Due("bot", max(0, pace(table, deal) - now.waited), place)
    elif table.config.think:
        limit = (table.config.think + table.config.away) * 1000
        yield Due("away", max(0, limit - now.waited), place, "slow")


def pace(table: Table, deal: Deal) -> int:
    """How long a bot waits before it acts, in ms: longer where a trick lies complete."""
    state = deal.state
    shown = bool(state.tricks) and not state.trick
    return table.config.pace * (TRICK_SHOWN if shown else 1)


def _next_deal(table: Table, now: Now) -> int | None:
    """In how many ms the cards are dealt: at once when all are ready, or when the break is over; None: not yet.

    Without a person who plays himself nothing is dealt.
    """
    there = list(table.holders())
    if not there:
        return None
    if table.rows and table.rows[-1].game is None:
        return max(0, THROWN_IN - now.waited)
    begins = table.deal is None
    if all(table.places[place].ready for place in there) or (begins and table.config.start == "at-once"):
        return 0
    if begins or not table.config.next:
        return None
    return max(0, table.config.next * 1000 - now.waited)


def thinking(table: Table, now: Now) -> tuple[int, int] | None:
    """The place on turn and the ms that its person still has to think; None where no clock runs."""
    deal = table.deal
    place = None if deal is None else deal.on_turn
    if table.ended or table.paused or place is None or not table.config.think or not table.places[place].plays_himself:
        return None
    return place, max(0, table.config.think * 1000 - now.waited)
