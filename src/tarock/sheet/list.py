"""The list as it stands after its events: rows with amounts and running sums, who deals next, what counts double.

A fold over the events gives the games in their order with all their versions; `_count` then settles them from the first
to the last, because an earlier correction moves Vorhand, doubled rounds and sums of everything after it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import Any

from tarock.cards import seating
from tarock.notation.entry import Entry, read_entry
from tarock.rules import Problem, Problems, RuleSet, load, load_text
from tarock.scoring import Item
from tarock.sheet import events as e
from tarock.sheet.box import paid
from tarock.sheet.radl import Radl


@dataclass(frozen=True)
class Version:
    """One version of a game: the raw entry, who wrote it, when and why (reason is empty for the first).

    `kind` is that of the event: "entered", "corrected", "cancelled" or "struck" (the entry stays as it was).
    """

    entry: Mapping[str, Any]
    by: str
    at: str
    reason: str = ""
    kind: str = "entered"


@dataclass(frozen=True)
class Row:
    """One game of the list. Amounts are by place, in the unit of the rule set; `points_sum` and `cash_sum` run.

    `box` is what the game puts into the donation box; `cash` then sums to minus that.

    `changed` is the id of the last event that changed the game. `status` is "counted", "struck" (zero for all),
    "cancelled" (never played) or "broken": an earlier correction made the game impossible as it is written, `problems`
    says why, and it counts zero until it is corrected.
    """

    id: str
    number: int
    versions: tuple[Version, ...]
    status: str
    forehand: str
    pausing: tuple[str, ...]
    radl: int
    entry: Entry | None = None
    items: tuple[Item, ...] = ()
    points: tuple[Fraction, ...] = ()
    cash: tuple[Fraction, ...] = ()
    points_sum: tuple[Fraction, ...] = ()
    cash_sum: tuple[Fraction, ...] = ()
    box: Fraction = Fraction(0)
    kontra_paid: bool = False
    problems: tuple[Problem, ...] = ()
    rulings: tuple[e.Ruled, ...] = ()
    changed: str = ""

    @property
    def current(self) -> Version:
        """The version that counts."""
        return self.versions[-1]


@dataclass(frozen=True)
class _Game:
    id: str
    versions: tuple[Version, ...]
    status: str = "counted"
    kontra_paid: bool = False
    rulings: tuple[e.Ruled, ...] = ()
    changed: str = ""


@dataclass(frozen=True)
class Sheet:
    """A score list. `version` is the number of its events; the next event expects it.

    `order` is the id of the last event that added a game, took one out or brought one back: whoever writes the next
    game must have known it, or Vorhand is another. `last` is the id of the last event. Both are empty at the start.
    """

    opened: e.Opened
    rules: RuleSet
    games: tuple[_Game, ...] = ()
    rows: tuple[Row, ...] = ()
    version: int = 1
    seen: frozenset[str] = frozenset()
    confirmed_by: str = ""
    rulings: tuple[e.Ruled, ...] = ()
    next_dealer: int = 0
    next_radl: int = 1
    order: str = ""
    last: str = ""

    @property
    def players(self) -> tuple[str, ...]:
        """The players by place."""
        return self.opened.players

    @property
    def points(self) -> tuple[Fraction, ...]:
        """Schrift by place."""
        return self.rows[-1].points_sum if self.rows else (Fraction(0),) * len(self.players)

    @property
    def cash(self) -> tuple[Fraction, ...]:
        """Money by place, kontra included, in the unit of the rule set."""
        return self.rows[-1].cash_sum if self.rows else (Fraction(0),) * len(self.players)

    @property
    def box(self) -> Fraction:
        """Kontra money for the donation box, in the unit of the rule set; with `cash` it sums to zero."""
        return sum((row.box for row in self.rows), Fraction(0))

    @property
    def next_seats(self) -> tuple[str, ...]:
        """The four players of the next game, Vorhand first."""
        return tuple(self.players[place] for place in seating(len(self.players), self.next_dealer).seats)

    def row(self, game_id: str) -> Row | None:
        """The row of a game."""
        return next((row for row in self.rows if row.id == game_id), None)


def replay(history: Iterable[e.Event]) -> Sheet:
    """The list after its events. The first must be `Opened`; an event seen twice counts once."""
    sheet: Sheet | None = None
    for event in history:
        sheet = apply(sheet, event)
    if sheet is None:
        raise ValueError("a list begins with an Opened event")
    return sheet


def rules_of(opened: e.Opened) -> RuleSet:
    """The rule set of a list."""
    return load_text(opened.rules_text, opened.rules) if opened.rules_text else load(opened.rules)


def apply(sheet: Sheet | None, event: e.Event) -> Sheet:
    """The list after one more event."""
    if sheet is None:
        if not isinstance(event, e.Opened):
            raise ValueError("a list begins with an Opened event")
        return Sheet(event, rules_of(event), seen=frozenset({event.id}), next_dealer=event.dealer)
    if event.id in sheet.seen:
        return sheet
    noted = replace(_noted(sheet, event), version=sheet.version + 1, seen=sheet.seen | {event.id}, last=event.id)
    changed = replace(noted, order=event.id) if _order(noted) != _order(sheet) else noted
    return changed if changed.games is sheet.games else _count(changed)


def _order(sheet: Sheet) -> list[str]:
    """The games that move the dealer on, in their order."""
    return [game.id for game in sheet.games if game.status != "cancelled"]


def _noted(sheet: Sheet, event: e.Event) -> Sheet:
    if isinstance(event, e.Entered):
        return replace(
            sheet, games=(*sheet.games, _Game(event.id, (Version(event.entry, event.by, event.at),), changed=event.id))
        )
    if isinstance(event, e.Confirmed):
        return replace(sheet, confirmed_by=event.by)
    if isinstance(event, e.Reopened):
        return replace(sheet, confirmed_by="")
    if isinstance(event, e.Ruled) and not event.game:
        return replace(sheet, rulings=(*sheet.rulings, event))
    return replace(sheet, games=tuple(_touched(game, event) for game in sheet.games))


def _touched(game: _Game, event: e.Event) -> _Game:
    if getattr(event, "game", None) != game.id:
        return game
    game = replace(game, changed=event.id)
    if isinstance(event, e.Corrected):
        version = Version(event.entry, event.by, event.at, event.reason, event.kind)
        return replace(game, versions=(*game.versions, version), status="counted", kontra_paid=False)
    if isinstance(event, e.Cancelled | e.Struck):
        version = Version(game.versions[-1].entry, event.by, event.at, event.reason, event.kind)
        status = "cancelled" if isinstance(event, e.Cancelled) else "struck"
        return replace(game, versions=(*game.versions, version), status=status)
    if isinstance(event, e.KontraPaid | e.KontraOwed):
        return replace(game, kontra_paid=isinstance(event, e.KontraPaid))
    if isinstance(event, e.Ruled):
        return replace(game, rulings=(*game.rulings, event))
    return game


@dataclass
class _Count:
    """What runs along while the games are settled from first to last."""

    dealer: int
    radl: Radl
    number: int = 0
    points: list[Fraction] = field(default_factory=list)
    cash: list[Fraction] = field(default_factory=list)


def _count(sheet: Sheet) -> Sheet:
    zero = [Fraction(0)] * len(sheet.players)
    run = _Count(sheet.opened.dealer, Radl.of(sheet.rules, len(sheet.players)), points=list(zero), cash=list(zero))
    rows = tuple(_row(sheet, game, run) for game in sheet.games)
    return replace(sheet, rows=rows, next_dealer=run.dealer, next_radl=run.radl.factor)


def situation(sheet: Sheet, row: Row | None) -> tuple[int, int]:
    """Dealer's place and factor of a game in the list, or of the next one."""
    if row is None:
        return sheet.next_dealer, sheet.next_radl
    return (sheet.players.index(row.forehand) - 1) % len(sheet.players), row.radl


def full_entry(sheet: Sheet, entry: Mapping[str, Any], dealer: int, radl: int) -> dict[str, Any]:
    """An entry of the list with what the list knows: rules, players, who pauses, Vorhand, doubled round."""
    seats = seating(len(sheet.players), dealer)
    known: dict[str, Any] = {
        "players": list(sheet.players),
        "forehand": sheet.players[seats.seats[0]],
        "sits_out": [sheet.players[place] for place in seats.sits_out],
    }
    if radl != 1:
        known["radl"] = radl
    return {**known, **entry, "rules": sheet.opened.rules}


def version_entry(sheet: Sheet, row: Row, version: Version) -> Entry:
    """A version of a game, read as if it counted. Raises `Problems`."""
    return read_entry(full_entry(sheet, version.entry, *situation(sheet, row)), lambda _: sheet.rules)


def _row(sheet: Sheet, game: _Game, run: _Count) -> Row:
    seats = seating(len(sheet.players), run.dealer)
    row = Row(
        id=game.id,
        number=0,
        versions=game.versions,
        status=game.status,
        forehand=sheet.players[seats.seats[0]],
        pausing=tuple(sheet.players[place] for place in seats.sits_out),
        radl=run.radl.factor,
        kontra_paid=game.kontra_paid,
        rulings=game.rulings,
        changed=game.changed,
    )
    zero = (Fraction(0),) * len(sheet.players)
    if game.status == "cancelled":
        return replace(row, points=zero, cash=zero, points_sum=tuple(run.points), cash_sum=tuple(run.cash))
    run.number += 1
    row = replace(row, number=run.number, points=zero, cash=zero)
    if game.status == "counted":
        row = _settled(sheet, row, run)
    run.points = [a + b for a, b in zip(run.points, row.points, strict=True)]
    run.cash = [a + b for a, b in zip(run.cash, row.cash, strict=True)]
    run.dealer = (run.dealer + 1) % len(sheet.players)
    run.radl.after(row.entry.game if row.entry else None, row.points)
    return replace(row, points_sum=tuple(run.points), cash_sum=tuple(run.cash))


def _settled(sheet: Sheet, row: Row, run: _Count) -> Row:
    try:
        entry = read_entry(full_entry(sheet, row.current.entry, run.dealer, row.radl), lambda _: sheet.rules)
    except Problems as found:
        return replace(row, status="broken", problems=tuple(found.problems))
    settlement, table = entry.settle(), entry.table
    cash, box = paid(sheet.rules, settlement)
    return replace(
        row,
        entry=entry,
        items=settlement.items,
        points=tuple(table.by_place(settlement.points)),
        cash=tuple(table.by_place(cash)),
        box=box,
    )
