"""What a tournament day is played by: frozen when it is opened, so that later changes of the cup do not rewrite it.

Everything that a cup decides is a word or a number here; the code of the day branches on these words only.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from datetime import date
from decimal import Decimal, InvalidOperation
from typing import Any, Final

from tarock.rules import Problem, Problems, Reason, RuleSet, load, load_text
from tarock.tournament.draw import MODES, ORDER
from tarock.tournament.event.messages import MESSAGES as _MESSAGES  # noqa: F401 - registers the sentences
from tarock.tournament.money.prizes import Prize, check_prizes
from tarock.tournament.money.words import SHARED_PRIZES
from tarock.tournament.plain import from_plain, to_plain
from tarock.tournament.ranking.criteria import CRITERIA

DRAWS: Final = MODES
"""How a round is drawn: by lot alone, or by the standings so far in one of the ways of the draw."""
LATE_TABLES: Final = ("desk", "referee")
"""Who may end a table when the time is over; before that only referee and organiser may."""
LATE_ENTRIES: Final = ("never", "between-rounds")
"""Whether somebody may come in after the start."""
MISSING_ROUNDS: Final = ("zero", "unranked")
"""A player without all rounds: counts zero for what is missing, or is not ranked."""
LEAVING: Final = ("excluded", "unranked", "ranked")
"""Who stops during the tournament: excluded from the whole cup (MV-62), not ranked, or ranked with what there is."""
SUBSTITUTES: Final = ("excluded", "between-rounds")
"""Who plays on for another: both excluded (MV-62), or allowed from one round to the next."""
SETTLE: Final = ("round", "end", "none")
"""When points are paid: at each table after the round, at the desk at the end, or not at all."""
APART: Final = ("club", "couple", "team")
"""What keeps two players from the same table where possible."""

AMENDABLE: Final = ("title", "venue", "capacity", "minutes", "warning_minutes", "fee", "prizes", "shared_prizes")
"""What may still change after the opening: nothing that decides who has won."""


@dataclass(frozen=True)
class Settings:
    """The settings of a day.

    `games` of a round by size of table, 0 for a free number; `minutes` of a round, 0 for no limit; `draw` one word a
    round, `draw_order` which wish of the draw outweighs which; `cents` are paid for one unit of the rule set (decimal
    text); `fee` in cents. `points` is the cup's point system as it stood, which the day only keeps. `clauses` names
    the clause of a setting where the cup has one.
    """

    title: str
    rules: str
    digest: str = ""
    rules_text: str = ""
    cup: str = ""
    date: str = ""
    venue: str = ""
    sizes: tuple[int, ...] = (4, 5)
    games: Mapping[int, int] = field(default_factory=dict)
    rounds: int = 3
    minutes: int = 0
    warning_minutes: int = 10
    late_tables: str = "referee"
    complaint_minutes: int = 15
    second_confirms: bool = True
    draw: tuple[str, ...] = ()
    draw_ahead: bool = True
    draw_order: tuple[str, ...] = ORDER
    apart: tuple[str, ...] = ()
    capacity: int = 0
    late_entry: str = "never"
    missing_round: str = "zero"
    leaving: str = "unranked"
    substitutes: str = "between-rounds"
    chain: tuple[str, ...] = ("total",)
    settle: str = "round"
    cents: str = ""
    fee: int = 0
    prizes: tuple[Prize, ...] = ()
    shared_prizes: str = "split"
    points: Mapping[str, Any] = field(default_factory=dict)
    clauses: Mapping[str, str] = field(default_factory=dict)

    def clause(self, setting: str) -> str:
        """The clause that a setting rests on, "ALLG" where the cup names none."""
        return self.clauses.get(setting, "ALLG")

    def games_at(self, size: int) -> int:
        """Games of a round at a table of `size`; 0 for a free number."""
        return self.games.get(size, 0)


def games_by_size(at_four: int, sizes: Iterable[int]) -> dict[int, int]:
    """Games of a round by size of table: as many Radln for all (16 at four are 20 at five and 24 at six)."""
    return {size: at_four * size // 4 for size in sizes}


def rule_set(settings: Settings) -> RuleSet:
    """The rule set of the day."""
    return load_text(settings.rules_text, settings.rules) if settings.rules_text else load(settings.rules)


def settings_from_json(raw: object) -> Settings:
    """Settings as a cup or an organiser hands them in, completed and checked. Raises `Problems`."""
    return completed(from_plain(Settings, raw, "settings"))


def changed(settings: Settings, changes: Mapping[str, Any]) -> Settings:
    """The settings with some values as in JSON. Raises `Problems` for what cannot be read."""
    return from_plain(Settings, {**to_plain(settings), **changes}, "settings")


def check_changes(settings: Settings, changes: Mapping[str, Any]) -> None:
    """Whether this may still change, and to that. Raises `Problems`."""
    foreign = [
        Problem(key, Reason("day-not-amendable", {"key": key}, "ALLG")) for key in changes if key not in AMENDABLE
    ]
    if foreign:
        raise Problems(foreign)
    check_settings(changed(settings, changes))


def check_settings(settings: Settings) -> None:
    """Whether a day can be played by these values; the rule set aside. Raises `Problems`."""
    problems = _problems(settings)
    if problems:
        raise Problems(problems)


def completed(settings: Settings) -> Settings:
    """The settings with what follows from others filled in (digest, cents, draw of each round). Raises `Problems`."""
    problems = _problems(settings)
    rules = _rules(settings, problems)
    if problems or rules is None:
        raise Problems(problems)
    draw = settings.draw or ("random",)
    return replace(
        settings,
        digest=rules.digest,
        cents=settings.cents or str(rules.money.cents),
        games={size: settings.games.get(size, 0) for size in settings.sizes},
        draw=tuple(draw[min(number, len(draw) - 1)] for number in range(settings.rounds)),
    )


def _rules(settings: Settings, problems: list[Problem]) -> RuleSet | None:
    try:
        rules = rule_set(settings)
    except Problems as found:
        problems += found.problems
        return None
    if settings.digest and settings.digest != rules.digest:
        problems.append(Problem("digest", Reason("day-other-rules", {"rules": settings.rules}, "ALLG")))
    wrong = [size for size in settings.sizes if size not in rules.table.sizes]
    if wrong:
        params = {"sizes": _listed(wrong), "allowed": _listed(rules.table.sizes)}
        problems.append(Problem("sizes", Reason("day-sizes-rules", params, rules.clause("table.sizes"))))
    return rules


def _problems(settings: Settings) -> list[Problem]:
    problems: list[Problem] = []
    if not settings.title.strip():
        problems.append(Problem("title", Reason("day-title-missing", {}, "ALLG")))
    for name, low, high in _RANGES:
        value = getattr(settings, name)
        if not low <= value <= high:
            reason = Reason("day-out-of-range", {"key": name, "value": value, "low": low, "high": high}, "ALLG")
            problems.append(Problem(name, reason))
    for name, allowed in _WORDS.items():
        value = getattr(settings, name)
        for word in value if isinstance(value, tuple) else (value,):
            if word not in allowed:
                reason = Reason("plain-word", {"value": word, "allowed": ", ".join(allowed)}, "ALLG")
                problems.append(Problem(name, reason))
    problems += _together(settings)
    return problems + check_prizes(settings.prizes)


def _together(settings: Settings) -> list[Problem]:
    """What only shows when several settings are looked at."""
    problems: list[Problem] = []
    if not settings.sizes or len(set(settings.sizes)) < len(settings.sizes):
        problems.append(Problem("sizes", Reason("day-sizes", {}, "ALLG")))
    for size, games in settings.games.items():
        if not 0 <= games <= 200:
            params = {"key": f"games.{size}", "value": games, "low": 0, "high": 200}
            problems.append(Problem(f"games.{size}", Reason("day-out-of-range", params, "ALLG")))
    if not settings.chain or settings.chain[0] != "total" or len(set(settings.chain)) < len(settings.chain):
        problems.append(Problem("chain", Reason("day-chain", {}, "ALLG")))
    if settings.date and not is_day(settings.date):
        problems.append(Problem("date", Reason("day-date", {"value": settings.date}, "ALLG")))
    if settings.cents and not _is_price(settings.cents):
        problems.append(Problem("cents", Reason("day-cents", {"value": settings.cents}, "ALLG")))
    if settings.draw and settings.draw[0] != "random":
        problems.append(Problem("draw", Reason("day-draw-first", {}, "ALLG")))
    if sorted(settings.draw_order) != sorted(ORDER):
        params = {"order": ", ".join(settings.draw_order), "words": ", ".join(ORDER)}
        problems.append(Problem("draw_order", Reason("draw-order", params, "ALLG")))
    if settings.draw_ahead and any(word != "random" for word in settings.draw):
        problems.append(Problem("draw_ahead", Reason("day-draw-ahead", {}, "ALLG")))
    return problems


def is_day(text: str) -> bool:
    """Whether a text is a day, YYYY-MM-DD."""
    try:
        return len(text) == 10 and bool(date.fromisoformat(text))
    except ValueError:
        return False


def _is_price(text: str) -> bool:
    try:
        return 0 <= Decimal(text) <= 10_000
    except InvalidOperation:
        return False


def _listed(numbers: Sequence[int]) -> str:
    return ", ".join(map(str, numbers))


_RANGES: Final = (
    ("rounds", 1, 20),
    ("minutes", 0, 600),
    ("warning_minutes", 0, 120),
    ("complaint_minutes", 0, 1440),
    ("capacity", 0, 2000),
    ("fee", 0, 100_000),
)
_WORDS: Final[dict[str, tuple[str, ...]]] = {
    "draw": DRAWS,
    "late_tables": LATE_TABLES,
    "late_entry": LATE_ENTRIES,
    "missing_round": MISSING_ROUNDS,
    "leaving": LEAVING,
    "substitutes": SUBSTITUTES,
    "settle": SETTLE,
    "apart": APART,
    "chain": tuple(CRITERIA),
    "shared_prizes": SHARED_PRIZES,
}
assert set(AMENDABLE) <= {part.name for part in fields(Settings)}
