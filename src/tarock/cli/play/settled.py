"""The settlement of one deal for the player: a line an item, and on request why, with the source."""

from __future__ import annotations

from fractions import Fraction

from tarock.cards import PACK_THIRDS, count_text
from tarock.cli.play.console import Console
from tarock.notation.record import Record
from tarock.rules import RuleSet
from tarock.scoring import Item, signed
from tarock.scoring.settlement import Seats


class Sheet:
    """What a finished deal pays, by place."""

    def __init__(self, console: Console, rules: RuleSet, record: Record, players: tuple[str, ...]) -> None:
        self.console, self.rules, self.record, self.players = console, rules, record, players
        seats = record.head.seating.seats
        self.seat_of = {place: seat for seat, place in enumerate(seats)}
        settlement = record.settlement
        self.items: tuple[Item, ...] = settlement.items if settlement is not None else ()
        zero = (Fraction(0),) * 4
        self.points = self._by_place(settlement.points if settlement else zero)
        self.cash = self._by_place(settlement.cash if settlement else zero)

    def _by_place(self, amounts: tuple[Fraction, ...]) -> tuple[Fraction, ...]:
        return tuple(amounts[self.seat_of[place]] for place in range(len(self.players)))

    @property
    def title(self) -> str:
        """Who played what."""
        game, say = self.record.game, self.console.say
        if game is None:
            return say("zusammengeworfen", "thrown in")
        names = "/".join(self.record.head.names[s] for s in game.declarers)
        return f"{self.rules.contracts[game.contract].name} ({names})"

    def show(self) -> None:
        """Result, items, sums."""
        console, say = self.console, self.console.say
        console.rule(say("Abrechnung", "Settlement"))
        console.line(self._result(), style="bold")
        width = max(8, *(len(name) + 2 for name in self.players))
        console.line(" " * 22 + "".join(f"{name:>{width}}" for name in self.players))
        for item in self.items:
            self._row(self.name(item), self._by_place(item.points), width)
            if item.cash != item.points:
                self._row(say("  mit Kontra", "  with kontra"), self._by_place(item.cash), width)
        both = self.points != self.cash
        self._row(say("Schrift", "points") if both else say("Summe", "total"), self.points, width, "bold")
        if both:
            self._row(say("Geld", "cash"), self.cash, width, "bold")

    def _row(self, title: str, amounts: tuple[Fraction, ...], width: int, style: str = "") -> None:
        self.console.line(f"{title[:22]:<22}" + "".join(f"{signed(x):>{width}}" for x in amounts), style=style)

    def name(self, item: Item) -> str:
        """What an item is called."""
        if item.what in self.rules.bonuses:
            return self.rules.bonuses[item.what].name
        say = self.console.say
        titles = {"game": say("Spiel", "game"), "spritzer": "Spritzer", "no-bird": say("ohne Vogel", "no bird")}
        title = titles.get(item.what, item.what)
        who = item.reason.params.get("who")
        if item.what == "spritzer" and isinstance(who, Seats):
            title += f" {who.shown(self.console.lang, self.record.head.names)}"
        return title

    def _result(self) -> str:
        """The outcome in one line."""
        say, game = self.console.say, self.record.game
        if game is None:
            return say("Das Blatt wurde zusammengeworfen.", "The hand was thrown in.")
        names = self.record.head.names
        contract = self.rules.contracts[game.contract]
        who = "/".join(names[s] for s in game.declarers)
        if game.end == "given-up":
            return say(
                f"{contract.name}: {who} gibt auf, die gerufene Karte lag im Talon.",
                f"{contract.name}: {who} gives up, the called card lay in the talon.",
            )
        if game.counts is not None:
            counts = ", ".join(f"{names[s]} {count_text(game.counts[s])}" for s in range(4))
            return f"{contract.name}: {counts}"
        if game.partner is not None:
            who += say(" mit ", " with ") + names[game.partner]
        if game.thirds is not None:
            result = say("gewonnen", "won") if game.won[0] else say("verloren", "lost")
            return (
                f"{contract.name}: {who} {count_text(game.thirds)}, "
                + say("Gegner", "opponents")
                + f" {count_text(PACK_THIRDS - game.thirds)} – {result}"
            )
        parts = [
            f"{names[s]} {say('gewonnen', 'won') if won else say('verloren', 'lost')}"
            for s, won in zip(game.declarers, game.won, strict=True)
        ]
        return f"{contract.name}: {', '.join(parts)}"

    def why(self) -> None:
        """Line by line: what was paid, why, and where it is written."""
        lang, names = self.console.lang, self.record.head.names
        if not self.items:
            self.console.line(self.console.say("Es ist nichts zu zahlen.", "There is nothing to pay."))
        for item in self.items:
            self.console.line(f"{self.name(item)}: {item.why(lang, names)} [{item.clause}]")
        keys = dict.fromkeys(key.strip().partition("-")[0] for item in self.items for key in item.clause.split(","))
        for key in keys:
            if key in self.rules.citations:
                self.console.line(f"{key}: {self.rules.citations[key].in_language(lang)}", style="dim")
