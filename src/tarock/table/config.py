"""What was agreed when a table was opened: rules, size, length, times, talk, bots. Read with all problems at once."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from decimal import Decimal, InvalidOperation
from functools import lru_cache
from typing import Any, Final

from tarock.bots import DEFAULT_LEVEL, LEVELS
from tarock.rules import DEFAULT_RULES, Problem, Problems, Reason, RuleSet, Text, load, load_text
from tarock.table.messages import GENERAL

LONGEST_RULES: Final = 200_000
"""Characters of an own rule set."""


@dataclass(frozen=True)
class Config:
    """The settings of a table. Times in seconds, but `pace` (how long a bot waits) in milliseconds.

    `rules` is an id; `rules_text` the TOML of a set of one's own ("" for one that comes along), `digest` of its
    content. The game has `deals` deals, or `radl` rounds in which everybody deals once; both 0: open end. `think` is
    the time for a decision (0: no limit). A bot takes over when a person has no connection for `away`, or has let
    `think` and `away` pass (`away` 0: it never does for want of a connection). `next`: until the next deal begins by
    itself (0: only when all are ready). `start` is "at-once" or "ready" (the first deal waits for all who sit).
    `talk` is "open" or "silent". `spectators` is "none", "after" (each deal, when it is over) or "delay" by `delay`
    seconds. `cents` is what a point is worth, as a decimal number. `bots` is the level of the bot at each place.
    `dealer` is the first dealer's place.
    """

    rules: str
    rules_text: str
    digest: str
    places: int
    deals: int
    radl: int
    think: int
    away: int
    next: int
    pace: int
    start: str
    hints: bool
    talk: str
    spectators: str
    delay: int
    cents: str
    bots: tuple[str, ...]
    dealer: int

    @property
    def length(self) -> int:
        """How many deals are played; 0 for open end."""
        return self.deals or self.radl * self.places

    def json(self) -> dict[str, Any]:
        """As `read_config` takes it."""
        length = {"deals": self.deals} if self.deals else {"radl": self.radl} if self.radl else {}
        return {
            "rules": self.rules,
            "rules_text": self.rules_text,
            "places": self.places,
            "length": length,
            "think": self.think,
            "away": self.away,
            "next": self.next,
            "pace": self.pace,
            "start": self.start,
            "hints": self.hints,
            "talk": self.talk,
            "spectators": f"delay:{self.delay}" if self.spectators == "delay" else self.spectators,
            "cents": self.cents,
            "bots": list(self.bots),
            "dealer": self.dealer,
        }


class _Reader:
    """Reads fields of a JSON object and collects what is wrong."""

    def __init__(self, raw: Mapping[str, Any]) -> None:
        self.raw = raw
        self.problems: list[Problem] = []

    def refuse(self, key: str, value: object, allowed: Text | str) -> None:
        self.problems.append(
            Problem(key, Reason("table-setting", {"value": _short(value), "allowed": allowed}, GENERAL))
        )

    def number(self, key: str, default: int, least: int, most: int) -> int:
        value = self.raw.get(key, default)
        if type(value) is not int or not least <= value <= most:
            self.refuse(key, value, Text(f"{least} bis {most}", f"{least} to {most}"))
            return default
        return value

    def word(self, key: str, default: str, words: tuple[str, ...]) -> str:
        value = self.raw.get(key, default)
        if value not in words:
            self.refuse(key, value, ", ".join(words))
            return default
        return str(value)

    def truth(self, key: str, default: bool) -> bool:
        value = self.raw.get(key, default)
        if type(value) is not bool:
            self.refuse(key, value, "true, false")
            return default
        return value


def _short(value: object) -> str:
    text = str(value)
    return text if len(text) <= 40 else f"{text[:40]}…"


def read_config(raw: Mapping[str, Any]) -> Config:
    """The settings of a JSON object; what is missing gets its usual value. Raises `Problems` with all of them.

    Problems of a rule set of one's own stand among them, each with its line.
    """
    reader = _Reader(raw)
    for key in (key for key in raw if key not in _KEYS):
        reader.problems.append(Problem(_short(key), Reason("table-no-setting", {"name": _short(key)}, GENERAL)))
    rules_id, rules_text, rules = _rules(reader)
    places = _places(reader, rules)
    deals, radl = _length(reader)
    spectators, delay = _spectators(reader)
    config = Config(
        rules=rules_id,
        rules_text=rules_text,
        digest=rules.digest if rules else "",
        places=places,
        deals=deals,
        radl=radl,
        think=reader.number("think", 0, 0, 600),
        away=reader.number("away", 60, 0, 3600),
        next=reader.number("next", 0, 0, 600),
        pace=reader.number("pace", 700, 0, 5000),
        start=reader.word("start", "at-once", STARTS),
        hints=reader.truth("hints", True),
        talk=reader.word("talk", "open", TALKS),
        spectators=spectators,
        delay=delay,
        cents=_cents(reader, rules),
        bots=_bots(reader, places),
        dealer=reader.number("dealer", places - 1, 0, places - 1),
    )
    if reader.problems:
        raise Problems(reader.problems)
    return config


STARTS: Final = ("at-once", "ready")
TALKS: Final = ("open", "silent")
_KEYS: Final = {
    *("rules", "rules_text", "places", "length", "think", "away", "next", "pace", "start", "hints", "talk"),
    *("spectators", "cents", "bots", "dealer"),
}


def _rules(reader: _Reader) -> tuple[str, str, RuleSet | None]:
    rules_id, text = reader.raw.get("rules", DEFAULT_RULES), reader.raw.get("rules_text", "")
    if not isinstance(rules_id, str) or not isinstance(text, str) or len(text) > LONGEST_RULES:
        reader.problems.append(Problem("rules", Reason("table-field", {"name": "rules"}, GENERAL)))
        return DEFAULT_RULES, "", None
    try:
        if text:
            own = _own(text)
            return own.id, text, own
        return rules_id, "", load(rules_id)
    except Problems as found:
        reader.problems += found.problems
        return rules_id, text, None


def rules_of(rules_id: str, rules_text: str) -> RuleSet:
    """The rule set of a table. Raises `Problems` where the program does not know it any more."""
    return _own(rules_text) if rules_text else load(rules_id)


@lru_cache(maxsize=128)
def _own(text: str) -> RuleSet:
    return load_text(text)


def _places(reader: _Reader, rules: RuleSet | None) -> int:
    places = reader.number("places", 4, 4, 6)
    if rules is not None and places not in rules.table.sizes:
        allowed = ", ".join(map(str, rules.table.sizes))
        clause = rules.clause("table.sizes")
        reader.problems.append(Problem("places", Reason("table-size", {"value": places, "allowed": allowed}, clause)))
    return places


def _length(reader: _Reader) -> tuple[int, int]:
    """Deals and Radl agreed."""
    raw = reader.raw.get("length", {})
    if raw is None or raw == {}:
        return 0, 0
    if isinstance(raw, Mapping) and len(raw) == 1:
        ((unit, number),) = raw.items()
        most = {"deals": 500, "radl": 100}.get(unit, 0)
        if type(number) is int and 1 <= number <= most:
            return (number, 0) if unit == "deals" else (0, number)
    reader.refuse("length", raw, Text("Spiele 1 bis 500 oder Radl 1 bis 100", "deals 1 to 500 or Radl 1 to 100"))
    return 0, 0


def _spectators(reader: _Reader) -> tuple[str, int]:
    value = reader.raw.get("spectators", "after")
    word, _, seconds = value.partition(":") if isinstance(value, str) else ("", "", "")
    if word in ("none", "after") and not seconds:
        return word, 0
    if word == "delay" and seconds.isascii() and seconds.isdigit() and len(seconds) < 5 and 10 <= int(seconds) <= 3600:
        return word, int(seconds)
    reader.refuse("spectators", value, "none, after, delay:10 … delay:3600")
    return "after", 0


def _cents(reader: _Reader, rules: RuleSet | None) -> str:
    usual = str(rules.money.cents) if rules else "0"
    value = reader.raw.get("cents", "")
    if value == "":
        return usual
    try:
        good = isinstance(value, str | int) and not isinstance(value, bool) and 0 <= Decimal(value) <= 10_000
    except InvalidOperation:
        good = False
    if not good or len(str(value)) > 10:
        reader.refuse("cents", value, Text("0 bis 10000", "0 to 10000"))
        return usual
    return str(value)


def _bots(reader: _Reader, places: int) -> tuple[str, ...]:
    value = reader.raw.get("bots", DEFAULT_LEVEL)
    levels = [value] * places if isinstance(value, str) else value
    good = isinstance(levels, list | tuple) and len(levels) == places
    if not good or any(not isinstance(level, str) or level not in LEVELS for level in levels):
        reader.refuse("bots", value, ", ".join(LEVELS))
        return (DEFAULT_LEVEL,) * places
    return tuple(levels)


CHANGEABLE: Final = frozenset({"talk", "hints", "think", "away", "next", "pace", "spectators", "bots"})
"""What the host may change while the table is open."""


def with_change(config: Config, what: str, value: Any) -> Config:
    """The settings with one of them (`CHANGEABLE`) changed. Raises `Problems`."""
    return read_config({**config.json(), what: value})
