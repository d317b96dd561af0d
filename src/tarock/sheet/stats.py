"""Figures of one list: what each player did as declarer, partner and opponent, and how each contract went.

Only counted games enter. Amounts are Schrift in the unit of the rule set; a game is won for whoever gained by the
contract itself (premiums aside), which for a Trischaken and a Renonce nobody did.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from fractions import Fraction

from tarock.notation.entry import Entry
from tarock.scoring import Game
from tarock.sheet.list import Row, Sheet


@dataclass
class Tally:
    """Games, those won, and what they brought."""

    games: int = 0
    won: int = 0
    points: Fraction = Fraction(0)

    def add(self, won: bool, points: Fraction) -> None:
        """Count one more game."""
        self.games += 1
        self.won += won
        self.points += points


@dataclass
class PlayerFigures:
    """One player. `best` and `worst` are (number of the game, points); None before the first."""

    name: str
    all: Tally = field(default_factory=Tally)
    declarer: Tally = field(default_factory=Tally)
    partner: Tally = field(default_factory=Tally)
    opponent: Tally = field(default_factory=Tally)
    trischaken: Tally = field(default_factory=Tally)
    best: tuple[int, Fraction] | None = None
    worst: tuple[int, Fraction] | None = None

    @property
    def average(self) -> Fraction:
        """Points per game played."""
        return self.all.points / self.all.games if self.all.games else Fraction(0)


@dataclass
class ContractFigures:
    """One contract: how often played and won, and what it brought its declarers (Trischaken: nobody declares)."""

    name: str
    kind: str
    tally: Tally = field(default_factory=Tally)


@dataclass(frozen=True)
class Figures:
    """All figures of a list: players by place, contracts in the order of the rule set."""

    players: tuple[PlayerFigures, ...]
    contracts: tuple[ContractFigures, ...]


def figures(sheet: Sheet) -> Figures:
    """The figures of a list."""
    players = tuple(PlayerFigures(name) for name in sheet.players)
    contracts = {
        contract.id: ContractFigures(contract.name, contract.kind) for contract in sheet.rules.contracts.values()
    }
    for row, entry in _counted(sheet.rows):
        contract = contracts[entry.game.contract]
        won = winners(entry.game)
        for seat, place in enumerate(entry.table.seats):
            _add(players[place], row, role_of(entry.game, seat, contract.kind), won.get(seat, False), row.points[place])
        declarers = entry.game.declarers if contract.kind != "trischaken" else ()
        brought = sum((row.points[entry.table.seats[seat]] for seat in declarers), Fraction(0))
        contract.tally.add(any(won.get(seat, False) for seat in declarers), brought)
    return Figures(players, tuple(figure for figure in contracts.values() if figure.tally.games))


def _counted(rows: Iterable[Row]) -> Iterable[tuple[Row, Entry]]:
    return ((row, row.entry) for row in rows if row.status == "counted" and row.entry is not None)


def winners(game: Game) -> dict[int, bool]:
    """Who won the contract, by seat; empty where nobody could (a Trischaken, a Renonce)."""
    if game.end in ("renonce", "no-bird") or game.counts is not None:
        return {}
    if game.end == "given-up":
        return {seat: seat != game.declarer for seat in range(4)}
    own = dict(zip(game.declarers, game.won, strict=False))
    side = game.declarer_side if len(game.declarers) == 1 else frozenset(game.declarers)
    made = any(game.won)
    return {seat: own.get(seat, made) if seat in side else not made for seat in range(4)}


def role_of(game: Game, seat: int, kind: str) -> str:
    """What a seat was: "declarer", "partner", "opponent"; "trischaken" for all four in a contract of that kind."""
    if kind == "trischaken":
        return "trischaken"
    if seat in game.declarers:
        return "declarer"
    return "partner" if seat == game.partner else "opponent"


def _add(player: PlayerFigures, row: Row, role: str, won: bool, points: Fraction) -> None:
    player.all.add(points > 0, points)
    tally: Tally = getattr(player, role)
    tally.add(points > 0 if role == "trischaken" else won, points)
    if player.best is None or points > player.best[1]:
        player.best = (row.number, points)
    if player.worst is None or points < player.worst[1]:
        player.worst = (row.number, points)
