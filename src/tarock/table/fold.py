"""How each event changes a table; `replay` is the fold over all of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any, Final

from tarock.deal import Action, Event as Happening, decide, evolve as deal_evolve, from_json as action_of
from tarock.rules import Reason
from tarock.table import events as e
from tarock.table.config import read_config, rules_of, with_change
from tarock.table.deals import Deal, begin
from tarock.table.listing import Ledger, row_of
from tarock.table.model import Table
from tarock.table.news import News, Spoken, news_of
from tarock.table.places import Place
from tarock.table.telling import Line, line_of

CHAT_KEPT: Final = 20
NEWS_KEPT: Final = 6
WISHES_KEPT: Final = 64


def replay(history: Iterable[e.Event]) -> Table:
    """The table after its events, the first of which is `Opened`. Raises ValueError for a history that cannot be."""
    table: Table | None = None
    for event in history:
        table = evolve(table, event)
    if table is None:
        raise ValueError("a table begins with an Opened event")
    return table


def evolve(table: Table | None, event: e.Event) -> Table:
    """The table after one more event, which must come from `decide` on this very table."""
    if table is None:
        if not isinstance(event, e.Opened):
            raise ValueError("a table begins with an Opened event")
        return _opened(event)
    changes = _APPLY[type(event)](table, event)
    version = table.version + 1
    changes |= dict.fromkeys(_marks(table, event), version)
    if not isinstance(event, e.Acted):
        name = table.names[place] if isinstance(place := getattr(event, "place", None), int) else ""
        text = news_of(event, name)
        changes |= {"news": (*table.news, News(text, event.at))[-NEWS_KEPT:]} if text else {}
    return replace(table, version=version, at=event.at, seen=(*table.seen, event.id)[-WISHES_KEPT:], **changes)


def _marks(table: Table, event: e.Event) -> tuple[str, ...]:
    """Which versions this event moves: of the deal, of the clock."""
    if isinstance(event, e.Dealt | e.Acted):
        return ("moved", "clock")
    if isinstance(event, e.Resumed | e.Ended):
        return ("clock",)
    deal = table.deal
    on_turn = None if deal is None else deal.on_turn
    return ("clock",) if isinstance(event, e.Sat | e.Stood | e.Away | e.Back) and event.place == on_turn else ()


def _opened(event: e.Opened) -> Table:
    config = read_config(event.config)
    places = [Place() for _ in range(config.places)]
    if event.place is not None:
        places[event.place] = Place(event.by, event.name)
    return Table(
        event,
        config,
        rules_of(config.rules, config.rules_text),
        tuple(places),
        event.by,
        Ledger(config.places),
        at=event.at,
        dealer=config.dealer,
        seen=(event.id,),
    )


Changes = dict[str, Any]


def _with_place(table: Table, number: int, **changes: Any) -> Changes:
    places = list(table.places)
    places[number] = replace(places[number], **changes)
    return {"places": tuple(places)}


def _sat(table: Table, event: e.Sat) -> Changes:
    changes = _with_place(
        table, event.place, who=event.who, name=event.name, away=False, ready=False, since=table.version + 1
    )
    if table.deal is not None and table.playing and table.deal.seat_of(event.place) is not None:
        changes["deal"] = replace(table.deal, saw={**table.deal.saw, event.who: event.place})
    host = table.host if table.place_of(table.host) is not None else event.who
    return {**changes, "host": host}


def _stood(table: Table, event: e.Stood) -> Changes:
    who = table.places[event.place].who
    changes = _with_place(table, event.place, who="", name="", away=False, ready=False, since=table.version + 1)
    if who != table.host:
        return changes
    heirs = [*table.holders(event.place), *(n for n, p in enumerate(table.places) if p.who and n != event.place)]
    return {**changes, "host": table.places[heirs[0]].who if heirs else who}


def _away(table: Table, event: e.Away) -> Changes:
    return _with_place(table, event.place, away=True, ready=False)


def _back(table: Table, event: e.Back) -> Changes:
    return _with_place(table, event.place, away=False)


def _dealt(table: Table, event: e.Dealt) -> Changes:
    config = table.config
    counts = table.ledger.factor(table.rules)
    saw = {place.who: number for number, place in enumerate(table.places) if place.who}
    number = table.counted + 1
    deal = begin(table.rules, number, event.board, event.seed, config.places, event.dealer, counts, saw)
    deal = replace(deal, saw={who: place for who, place in saw.items() if place in deal.seats.seats})
    return {"deal": deal, "places": tuple(replace(place, ready=False) for place in table.places)}


def _acted(table: Table, event: e.Acted) -> Changes:
    deal = table.deal
    action = action_of(event.action)
    if deal is None or action is None:
        raise ValueError(f"no history of a table: {event.action}")
    deal = _played(table, deal, action, event.made)
    return {"deal": deal} if not deal.state.finished else {"deal": deal, **_finished(table, deal)}


def _played(table: Table, deal: Deal, action: Action, made: tuple[Happening, ...]) -> Deal:
    """The deal after a legal action, with the lines that tell of it."""
    found = made or decide(deal.state, action)
    if isinstance(found, Reason):
        raise ValueError(f"no history of a table: {found.sentence('en')}")
    state, names = deal.state, table.names_by_seat(deal)
    lines: list[Line] = []
    for happened in found:
        state = deal_evolve(state, happened)
        line = line_of(state, happened, names)
        if line is not None:
            lines.append(line)
    return replace(deal, state=state, actions=(*deal.actions, action), log=(*deal.log, *lines))


def _finished(table: Table, deal: Deal) -> Changes:
    """The list goes on by a line; whoever threw in deals again."""
    row = row_of(deal, table.names, tuple(place.who for place in table.places))
    places = table.config.places
    return {
        "ledger": table.ledger.plus(table.rules, row),
        "dealer": deal.dealer if row.game is None else (deal.dealer + 1) % places,
    }


def _said(table: Table, event: e.Said) -> Changes:
    spoken = Spoken(event.place, table.names[event.place], event.phrase, event.text, event.at)
    return {"chat": (*table.chat, spoken)[-CHAT_KEPT:]}


def _ready(table: Table, event: e.Ready) -> Changes:
    return _with_place(table, event.place, ready=True)


def _changed(table: Table, event: e.Changed) -> Changes:
    if event.what == "last":
        return {"last": True}
    return {"config": with_change(table.config, event.what, event.value)}


_APPLY: Final[dict[type[e.Event], Callable[[Table, Any], Changes]]] = {
    e.Sat: _sat,
    e.Stood: _stood,
    e.Away: _away,
    e.Back: _back,
    e.Dealt: _dealt,
    e.Acted: _acted,
    e.Said: _said,
    e.Ready: _ready,
    e.Paused: lambda table, event: {"paused": True},
    e.Resumed: lambda table, event: {"paused": False},
    e.Changed: _changed,
    e.Ended: lambda table, event: {"ended": event.how},
}
