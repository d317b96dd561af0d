"""What leaves the server: `table_view`, the whole table as one person may see it, as JSON. There is no other way out.

Of the deal it holds what `deal.view` gives to the own seat; the spectator's view for whoever pauses, and for spectators
as the table allows; everything once the deal is over. The seed comes with the open cards, its seal from the beginning.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import Any, Final

from tarock.deal import open_view, spectator_view, view
from tarock.table.clock import Now, due, thinking
from tarock.table.common import common, log, public_deal, result
from tarock.table.deals import Deal
from tarock.table.model import Table
from tarock.table.reasons import refusals
from tarock.table.telling import game_lines
from tarock.table.telling.situation import turn_line

NOBODY: Final = Now()


def table_view(table: Table, who: str | Collection[str], lang: str = "de", now: Now = NOBODY) -> dict[str, Any]:
    """The table as `who` (one or several identities of one person; "" a spectator) may see it, in `"de"` or `"en"`.

    Parts of it are shared between views; it is to be encoded, not changed.
    """
    return {**common(table, lang), **_own(table, who, lang, now)}


def _own(table: Table, who: str | Collection[str], lang: str, now: Now) -> dict[str, Any]:
    """The keys of a view that are not the same for everybody, or not at every moment."""
    me = table.place_of(who)
    mine = {who} if isinstance(who, str) else set(who)
    return {
        "me": me,
        "role": "spectator" if me is None else "player",
        "host": table.host in mine,
        "clock": _clock(table, now),
        "next_ms": _next_ms(table, now),
        "present": [place for place in range(len(table.places)) if table.places[place].who and place not in now.gone],
        "deal": None if table.deal is None else _deal(table, table.deal, me, lang),
    }


def _deal(table: Table, deal: Deal, me: int | None, lang: str) -> dict[str, Any]:
    """The deal: what the own seat, who pauses, or a spectator may see."""
    found = {**public_deal(table, lang)}
    if me is None and not _spectators_see(table, deal):
        return found
    seat, names = deal.seat_of(me), table.names_by_seat(deal)
    seen = spectator_view(deal.state) if seat is None else view(deal.state, seat)
    if deal.state.finished:
        seen = replace(seen, called=deal.state.called, partner=deal.state.partner, partner_known=True)
        found |= {"seed": deal.seed, "view": {**open_view(deal.state), "seat": seat}}
        found["result"] = result(table, deal, lang)
    else:
        found |= {"view": seen.json(), "refusals": refusals(deal.state, seen, names, lang)}
    turn = turn_line(seen, names, lang)
    found["said"] = [*([turn] if turn else []), *game_lines(deal.state.rules, seen, names, lang)]
    found["log"] = log(table, lang)
    return found


def _spectators_see(table: Table, deal: Deal) -> bool:
    """Whether a spectator may see this deal now. With a delay, it is an older table that the server shows."""
    if table.config.spectators == "after":
        return deal.state.finished
    return table.config.spectators == "delay"


def _clock(table: Table, now: Now) -> dict[str, Any] | None:
    found = thinking(table, now)
    return None if found is None else {"place": found[0], "left_ms": found[1]}


def _next_ms(table: Table, now: Now) -> int | None:
    if table.playing or table.deal is None:
        return None
    found = due(table, now)
    return found.after if found is not None and found.do == "deal" else None
