"""What a scorer, a second player and a referee may do to a list: each wish is checked and becomes one event.

Every function returns the event or raises `Problems` with everything that stands against it; nothing is half done. An
entry goes through the same checks whether it is new, corrected or brought back.
"""

from __future__ import annotations

from collections.abc import Mapping
from decimal import Decimal, InvalidOperation
from typing import Any

from tarock.notation.entry import Entry, read_entry
from tarock.rules import Problem, Problems, Reason, refuse
from tarock.sheet import events as e
from tarock.sheet.list import Sheet, full_entry, rules_of, situation
from tarock.sheet.messages import MESSAGES as _MESSAGES  # noqa: F401 - registers the sentences

OWN_KEYS = ("rules", "players", "forehand", "sits_out", "radl")
"""Keys of an entry that the list knows itself."""


def open_sheet(
    id: str,
    at: str,
    by: str,
    *,
    rules: str,
    players: tuple[str, ...],
    dealer: int = -1,
    cents: str | None = None,
    games: int = 0,
    rules_text: str = "",
) -> e.Opened:
    """Begin a list. `dealer` is a place (default: the last, so that the first player is Vorhand)."""
    opened = e.Opened(
        id, at, by, rules, rules_text, tuple(name.strip() for name in players), dealer, cents or "", games
    )
    rule_set = rules_of(opened)
    problems: list[Problem] = []
    names = opened.players
    if len(names) not in rule_set.table.sizes:
        allowed = ", ".join(map(str, rule_set.table.sizes))
        clause = rule_set.clause("table.sizes")
        problems.append(
            Problem("players", Reason("entry-table-size", {"found": len(names), "allowed": allowed}, clause))
        )
    for place, name in enumerate(names):
        if not name:
            problems.append(
                Problem(f"players[{place + 1}]", Reason("sheet-name-missing", {"place": place + 1}, "ALLG"))
            )
        elif not name.isprintable():
            problems.append(
                Problem(f"players[{place + 1}]", Reason("sheet-name-unreadable", {"place": place + 1}, "ALLG"))
            )
        elif name in names[:place]:
            problems.append(Problem(f"players[{place + 1}]", Reason("entry-names-twice", {"value": name}, "ALLG")))
    worth = str(rule_set.money.cents) if cents in (None, "") else str(cents)
    try:
        good = 0 <= Decimal(worth) <= 10_000
    except InvalidOperation:
        good = False
    if not good:
        problems.append(Problem("cents", Reason("sheet-cents", {"value": worth}, "ALLG")))
    if not 0 <= games <= 500:
        problems.append(Problem("games", Reason("sheet-games", {"value": games}, "ALLG")))
    if problems:
        raise Problems(problems)
    return e.Opened(id, at, by, rules, rules_text, names, dealer % len(names), worth, games)


def check(sheet: Sheet, entry: Mapping[str, Any], game: str = "") -> Entry:
    """The entry as it would be settled: as the next game, or as another version of `game`.

    Everything that stands against writing it is raised as `Problems`; what this accepts can be written.
    """
    _must_be_open(sheet)
    row = sheet.row(game) if game else None
    if game and row is None:
        raise refuse("game", "sheet-no-such-game")
    written = sum(row.status != "cancelled" for row in sheet.rows)
    if 0 < sheet.opened.games <= written and (row is None or row.status == "cancelled"):
        raise refuse("", "sheet-full", games=sheet.opened.games)
    foreign = [key for key in OWN_KEYS if key in entry]
    if foreign:
        raise Problems([Problem(key, Reason("sheet-own-key", {"name": key}, "ALLG")) for key in foreign])
    return read_entry(full_entry(sheet, entry, *situation(sheet, row)), lambda _: sheet.rules)


def enter(sheet: Sheet, id: str, at: str, by: str, entry: Mapping[str, Any]) -> e.Entered:
    """Write the next game."""
    check(sheet, entry)
    return e.Entered(id, at, by, dict(entry))


def correct(
    sheet: Sheet, id: str, at: str, by: str, game: str, entry: Mapping[str, Any], reason: str = ""
) -> e.Corrected:
    """Write another version of an earlier game (also one that was cancelled or struck)."""
    check(sheet, entry, game)
    return e.Corrected(id, at, by, game, dict(entry), reason)


def cancel(sheet: Sheet, id: str, at: str, by: str, game: str, reason: str = "") -> e.Cancelled:
    """Take a game out that was never played."""
    _must_be_open(sheet)
    row = sheet.row(game)
    if row is None:
        raise refuse("game", "sheet-no-such-game")
    if row.status == "cancelled":
        raise refuse("game", "sheet-cancelled-already")
    return e.Cancelled(id, at, by, game, reason)


def strike(sheet: Sheet, id: str, at: str, by: str, game: str, reason: str) -> e.Struck:
    """Count a game as zero for all, with the referee's reason."""
    _must_be_open(sheet)
    if sheet.row(game) is None:
        raise refuse("game", "sheet-no-such-game")
    if not reason.strip():
        raise refuse("reason", "sheet-reason-missing")
    return e.Struck(id, at, by, game, reason)


def rule_on(sheet: Sheet, id: str, at: str, by: str, game: str, matter: str, decision: str) -> e.Ruled:
    """Note a decision of the referee; `matter` is the id of a conduct rule of the set, or free text."""
    if game and sheet.row(game) is None:
        raise refuse("game", "sheet-no-such-game")
    if not decision.strip():
        raise refuse("decision", "sheet-reason-missing")
    return e.Ruled(id, at, by, game, matter, decision)


def pay_kontra(sheet: Sheet, id: str, at: str, by: str, game: str) -> e.KontraPaid:
    """Note that the kontra money of a game was paid at once."""
    _must_have_kontra(sheet, game)
    return e.KontraPaid(id, at, by, game)


def owe_kontra(sheet: Sheet, id: str, at: str, by: str, game: str) -> e.KontraOwed:
    """Take that note back."""
    _must_have_kontra(sheet, game)
    return e.KontraOwed(id, at, by, game)


def _must_have_kontra(sheet: Sheet, game: str) -> None:
    _must_be_open(sheet)
    row = sheet.row(game)
    if row is None:
        raise refuse("game", "sheet-no-such-game")
    if row.points == row.cash:
        raise refuse("game", "sheet-no-kontra")


def confirm(sheet: Sheet, id: str, at: str, by: str) -> e.Confirmed:
    """A second person confirms the list, which closes it."""
    _must_be_open(sheet)
    if not any(row.status != "cancelled" for row in sheet.rows):
        raise refuse("", "sheet-empty")
    broken = [row.number for row in sheet.rows if row.status == "broken"]
    if broken:
        raise refuse("", "sheet-broken", games=", ".join(map(str, broken)))
    writers = {version.by for row in sheet.rows for version in row.versions}
    if writers == {by}:
        raise refuse("by", "sheet-second-person", name=by)
    return e.Confirmed(id, at, by)


def reopen(sheet: Sheet, id: str, at: str, by: str, reason: str) -> e.Reopened:
    """The director opens a confirmed list again."""
    if not sheet.confirmed_by:
        raise refuse("", "sheet-not-closed")
    if not reason.strip():
        raise refuse("reason", "sheet-reason-missing")
    return e.Reopened(id, at, by, reason)


def _must_be_open(sheet: Sheet) -> None:
    if sheet.confirmed_by:
        raise refuse("", "sheet-closed", name=sheet.confirmed_by)
