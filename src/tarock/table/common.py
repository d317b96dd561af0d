"""What a view shows to everybody alike: settings, places, list, talk, the log. Made once a version and language.

The values are shared between views: nobody changes them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from tarock.notation.entry.result import plain
from tarock.table.deals import Deal
from tarock.table.listing import by_place, plain_amounts
from tarock.table.model import Table
from tarock.table.news import OTHER_EDITION, News

Made = TypeVar("Made")


def common(table: Table, lang: str) -> Mapping[str, Any]:
    """The keys of a view that are the same for all who look at it in this language."""
    return once(table, lang, "table", _common)


def public_deal(table: Table, lang: str) -> Mapping[str, Any]:
    """The keys of the deal that everybody may see who knows that there is one."""
    return once(table, lang, "deal", _public_deal)


def log(table: Table, lang: str) -> list[Mapping[str, Any]]:
    """What happened in the deal, line by line; of a trick the card and why only as long as it may be looked at."""
    return once(table, lang, "log", _log)


def once(table: Table, lang: str, name: str, make: Callable[[Table, str], Made]) -> Made:
    """What `make` makes of a table, which never changes: made when it is first asked for. `name` tells it apart."""
    key = (lang, name)
    if key not in table.memo:
        table.memo[key] = make(table, lang)
    found: Made = table.memo[key]
    return found


def _common(table: Table, lang: str) -> Mapping[str, Any]:
    return {
        "table": table.id,
        "version": table.version,
        "config": _config(table),
        "rules": {"id": table.rules.id, "name": table.rules.name.in_language(lang), "digest": table.rules.digest},
        "places": _places(table),
        "list": {**(table.ledger.whole_json if table.ended else table.ledger.json), "of": table.config.length},
        "paused": table.paused,
        "last": table.last,
        "ended": table.ended or None,
        "chat": [
            {"place": said.place, "name": said.name, "phrase": said.phrase, "text": said.shown(lang), "at": said.at}
            for said in table.chat
        ],
        "news": [{"text": news.text.in_language(lang), "at": news.at} for news in _news(table)],
    }


def _news(table: Table) -> tuple[News, ...]:
    """What happened around the table; before all, that the rules are not those of the opening any more."""
    return table.news if table.same_rules else (News(OTHER_EDITION, table.opened.at), *table.news)


def _config(table: Table) -> dict[str, Any]:
    """The settings without the text of an own rule set, which the page has."""
    return {key: value for key, value in table.config.json().items() if key != "rules_text"}


def _places(table: Table) -> list[dict[str, Any]]:
    pausing = table.deal.seats.sits_out if table.deal is not None else ()
    return [
        {
            "name": name,
            "kind": "person" if place.who else "bot",
            "level": table.config.bots[number],
            "away": place.away,
            "sits_out": number in pausing,
            "ready": place.ready,
            "host": place.who != "" and place.who == table.host,
        }
        for number, (place, name) in enumerate(zip(table.places, table.names, strict=True))
    ]


def _public_deal(table: Table, lang: str) -> Mapping[str, Any]:
    deal = table.deal
    assert deal is not None
    return {
        "number": deal.number,
        "board": deal.board,
        "dealer": deal.dealer,
        "seats": list(deal.seats.seats),
        "sits_out": list(deal.seats.sits_out),
        "radl": deal.radl,
        "commitment": deal.commitment,
        "seed": None,
        "view": None,
        "said": [],
        "refusals": {},
        "result": None,
        "log": [],
    }


def _log(table: Table, lang: str) -> list[Mapping[str, Any]]:
    deal = table.deal
    assert deal is not None
    shown = deal.tricks_to_look_at
    return [line.json(lang, line.trick in shown) for line in deal.log]


def result(table: Table, deal: Deal, lang: str) -> dict[str, Any] | None:
    """The settlement of a finished deal as in formats.md, amounts by place; None where it was thrown in."""
    row = table.ledger.rows[deal.board - 1]
    if row.game is None:
        return None
    places = len(row.names)
    seats = tuple(row.names[place] for place in deal.seats.seats)
    return {
        "rules": table.rules.id,
        "players": list(row.names),
        "points": plain_amounts(row.points),
        "cash": plain_amounts(row.cash),
        "box": plain(row.box),
        "items": [
            {
                "what": item.what,
                "points": plain_amounts(by_place(item.points, deal, places)),
                "cash": plain_amounts(by_place(item.cash, deal, places)),
                "clause": item.clause,
                "why": item.why(lang, seats),
            }
            for item in row.items
        ],
    }
