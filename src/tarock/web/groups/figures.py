"""The figures of a group's lists: kept per list, made anew when its stream has moved on, added up per person."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any
from uuid import UUID

from django.db.models import Max

from tarock.sheet import Sheet, figures
from tarock.sheet.stats import Tally
from tarock.web.groups.models import Group, GroupSheet
from tarock.web.sheets.service import load_sheet
from tarock.web.sheets.shape import money
from tarock.web.store.models import StoredEvent

SEEN_OFTEN_ENOUGH = 5
"""Ranked is who played at least a fifth of the games of whoever played most."""


def of_sheet(sheet: Sheet) -> dict[str, Any]:
    """One list as JSON: unit, games, and per place the tallies, the cents, and the contracts declared."""
    found = figures(sheet)
    balance = money(sheet)
    contracts = _declared(sheet)
    return {
        "unit": sheet.rules.money.unit,
        "rules": sheet.rules.id,
        "games": sum(row.status != "cancelled" for row in sheet.rows),
        "confirmed_by": sheet.confirmed_by,
        "players": [
            {
                "name": player.name,
                "cents": balance[place],
                **{role: _pack(getattr(player, role)) for role in ROLES},
                "best": str(player.best[1]) if player.best else None,
                "worst": str(player.worst[1]) if player.worst else None,
                "contracts": {name: _pack(tally) for name, tally in contracts[place].items()},
            }
            for place, player in enumerate(found.players)
        ],
    }


ROLES = ("all", "declarer", "partner", "opponent", "trischaken")


def _pack(tally: Tally) -> list[Any]:
    return [tally.games, tally.won, str(tally.points)]


def _declared(sheet: Sheet) -> list[dict[str, Tally]]:
    """Per place: the contracts that were declared, by their names, in the order of the rule set."""
    names = {contract.id: contract.name for contract in sheet.rules.contracts.values() if contract.kind != "trischaken"}
    found: list[dict[str, Tally]] = [{name: Tally() for name in names.values()} for _ in sheet.players]
    for row in sheet.rows:
        if row.status != "counted" or row.entry is None or row.entry.game.contract not in names:
            continue
        game = row.entry.game
        for number, seat in enumerate(game.declarers):
            place = row.entry.table.seats[seat]
            won = game.won[number] if number < len(game.won) else False
            found[place][names[game.contract]].add(won, row.points[place])
    return [{name: tally for name, tally in player.items() if tally.games} for player in found]


def refresh(sheets: Iterable[GroupSheet]) -> list[GroupSheet]:
    """The lists with figures of their newest version; those whose stream is gone are left out."""
    listed = list(sheets)
    found = StoredEvent.objects.filter(stream__in=[sheet.stream for sheet in listed]).values("stream")
    versions = dict(found.annotate(last=Max("version")).order_by().values_list("stream", "last"))
    current = []
    for group_sheet in listed:
        version = versions.get(group_sheet.stream)
        if not version:
            continue
        if group_sheet.seen != version:
            group_sheet.seen, group_sheet.figures = version, of_sheet(load_sheet(group_sheet.stream))
            group_sheet.save(update_fields=["seen", "figures"])
        current.append(group_sheet)
    return current


@dataclass
class Record:
    """One person over all lists of a group."""

    person: UUID
    name: str
    tallies: dict[str, Tally] = field(default_factory=lambda: {role: Tally() for role in ROLES})
    contracts: dict[str, Tally] = field(default_factory=dict)
    cents: int = 0
    evenings: dict[UUID, Fraction] = field(default_factory=dict)
    best_game: Fraction | None = None
    worst_game: Fraction | None = None
    rank: int | None = None

    @property
    def games(self) -> int:
        """Games played."""
        return self.tallies["all"].games

    @property
    def points(self) -> Fraction:
        """Schrift over all."""
        return self.tallies["all"].points

    @property
    def per_game(self) -> Fraction:
        """Points per game."""
        return self.points / self.games if self.games else Fraction(0)

    @property
    def best(self) -> Fraction | None:
        """The best evening."""
        return max(self.evenings.values(), default=None)

    @property
    def worst(self) -> Fraction | None:
        """The worst evening."""
        return min(self.evenings.values(), default=None)


@dataclass(frozen=True)
class Board:
    """The all-time table. `unit` is `points`, `cents`, or `mixed` where lists of both are added up."""

    records: tuple[Record, ...]
    unit: str
    games: int
    evenings: int

    def of(self, person: UUID) -> Record | None:
        """One person's record."""
        return next((record for record in self.records if record.person == person), None)


def board(group: Group, names: dict[UUID, str], evening: UUID | None = None) -> Board:
    """Everything that was played in a group, or on one evening: ranked by points per game, then by points and name."""
    found = GroupSheet.objects.filter(evening__group=group).prefetch_related("seats__person")
    if evening is not None:
        found = found.filter(evening_id=evening)
    sheets = refresh(found)
    records: dict[UUID, Record] = {}
    for sheet in sheets:
        for seat in sheet.seats.all():
            name = names.get(seat.person_id) or seat.person.name
            record = records.setdefault(seat.person_id, Record(seat.person_id, name))
            _add(record, sheet.evening_id, sheet.figures["players"][seat.place])
    played = [record for record in records.values() if record.games]
    least = max((record.games for record in played), default=0) / SEEN_OFTEN_ENOUGH
    ranked = sorted(played, key=lambda r: (r.games < least, -r.per_game, -r.points, r.name.casefold()))
    for number, record in enumerate(ranked, 1):
        before = ranked[number - 2] if number > 1 else None
        tied = before is not None and before.per_game == record.per_game
        record.rank = None if record.games < least else before.rank if before and tied else number
    units = {sheet.figures["unit"] for sheet in sheets}
    unit = units.pop() if len(units) == 1 else "mixed" if units else "points"
    games = sum(sheet.figures["games"] for sheet in sheets)
    return Board(tuple(ranked), unit, games, len({sheet.evening_id for sheet in sheets}))


def _add(record: Record, evening: UUID, player: dict[str, Any]) -> None:
    for role in ROLES:
        _plus(record.tallies[role], player[role])
    for name, packed in player["contracts"].items():
        _plus(record.contracts.setdefault(name, Tally()), packed)
    record.cents += player["cents"]
    if not player["all"][0]:
        return
    record.evenings[evening] = record.evenings.get(evening, Fraction(0)) + Fraction(player["all"][2])
    best, worst = Fraction(player["best"]), Fraction(player["worst"])
    record.best_game = best if record.best_game is None else max(record.best_game, best)
    record.worst_game = worst if record.worst_game is None else min(record.worst_game, worst)


def _plus(tally: Tally, packed: list[Any]) -> None:
    tally.games += packed[0]
    tally.won += packed[1]
    tally.points += Fraction(packed[2])
