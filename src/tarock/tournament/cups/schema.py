"""What a cup file may say: one `Key` for every key of every table (kinds of value: see `rules.schema`).

Words that decide how a tournament day runs are those of `tournament.event`, criteria those of `tournament.ranking`,
mechanics of cup points those of `tournament.points`: each stands once, in the room that acts on it.
"""

from __future__ import annotations

from typing import Final

from tarock.rules.schema import Key, Schema
from tarock.tournament.event.settings import (
    APART,
    DRAWS,
    LATE_ENTRIES,
    LATE_TABLES,
    LEAVING,
    MISSING_ROUNDS,
    SETTLE,
    SUBSTITUTES,
)
from tarock.tournament.money.words import SHARED_PRIZES
from tarock.tournament.points.model import COUNTS, FINALS, TIE_WORDS
from tarock.tournament.points.system import BEYOND, MECHANICS, SHARED
from tarock.tournament.ranking.criteria import CRITERIA

GAMES_BY_SIZE: Final = ("radls", "same")
"""Games of a round at a table of five or six: as many Radln as at four (16 → 20, 24), or the same number."""
BANS: Final = ("none", "cup", "tournaments", "individual")
"""What follows leaving a tournament: nothing, exclusion from the whole cup, from some tournaments, or as decided."""
AGAIN: Final = ("same", "cup")
"""What follows doing it again."""

_NO = Key("int", default=0, high=1000)
_OPTIONAL = Key("text", default="")


def _parameter(low: int = 1) -> Key:
    return Key("int", default=None, low=low)


CUP: Final[dict[str, Key]] = {
    "id": Key("id"),
    "name": Key("text"),
    "name_en": _OPTIONAL,
    "about": _OPTIONAL,
    "about_en": _OPTIONAL,
}

SECTIONS: Final[dict[str, dict[str, Key]]] = {
    "play": {
        "rules": Key("id"),
        "rounds": Key("int", low=1, high=20),
        "games": Key("int", low=0, high=100),
        "games_by_size": Key("word", GAMES_BY_SIZE),
        "sizes": Key("ints", low=4, high=6),
        "minutes": Key("int", high=600),
        "warning_minutes": Key("int", high=120),
        "late_tables": Key("word", LATE_TABLES),
        "missing_round": Key("word", MISSING_ROUNDS),
    },
    "day": {
        "registration": Key("time", default=""),
        "start": Key("time", default=""),
        "late_entry": Key("word", LATE_ENTRIES),
        "capacity": _NO,
    },
    "draw": {
        "rounds": Key("word", DRAWS),
        "last_round": Key("word", DRAWS),
        "ahead": Key("bool"),
        "apart": Key("words", APART, empty=True),
    },
    "results": {
        "second_confirms": Key("bool"),
        "complaint_minutes": Key("int", high=1440),
    },
    "ranking": {
        "chain": Key("words", tuple(CRITERIA)),
    },
    "money": {
        "settle": Key("word", SETTLE),
        "cents": Key("amount", default=None),
        "fee": Key("int", high=100_000),
    },
    "prizes": {
        "money": Key("numbers", default=(), high=10_000_000, empty=True),
        "shared": Key("word", SHARED_PRIZES),
        "goods": _OPTIONAL,
        "goods_en": _OPTIONAL,
        "raffle": Key("bool"),
    },
    "leaving": {
        "result": Key("word", LEAVING),
        "substitutes": Key("word", SUBSTITUTES),
        "ban": Key("word", BANS),
        "tournaments": _NO,
        "again": Key("word", AGAIN),
    },
    "season": {
        "points": Key("id"),
        "final_points": Key("id", default=""),
        "count": Key("word", COUNTS),
        "best": _NO,
        "final": Key("word", FINALS),
        "min_starts": _NO,
        "final_start": Key("bool"),
        "ties": Key("words", TIE_WORDS, empty=True),
        "qualify": _NO,
        "qualify_starts": _NO,
        "next": Key("id", default=""),
    },
    "contact": {
        "name": _OPTIONAL,
        "mail": _OPTIONAL,
        "phone": _OPTIONAL,
        "web": _OPTIONAL,
    },
}

POINTS: Final[dict[str, Key]] = {
    "name": Key("text"),
    "name_en": _OPTIONAL,
    "mechanic": Key("word", MECHANICS),
    "table": Key("numbers", default=(), low=-10_000, high=100_000),
    "beyond": Key("word", BEYOND, default=None),
    "absent": _parameter(low=-1000),
    "top": _parameter(),
    "nothing_from": _parameter(low=2),
    "full": _parameter(low=0),
    "cap": _parameter(),
    "dash": Key("bool", default=None),
    "shared": Key("word", SHARED, default=None),
    "cups": Key("ids", default=()),
}

SCHEMA: Final = Schema("cup", CUP, SECTIONS, {"points": POINTS})
