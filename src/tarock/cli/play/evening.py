"""Several deals one after another: who deals, the commitment and the seed, the settlement, the score list."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from fractions import Fraction
from random import Random

from rich.text import Text

from tarock.bots import ThumbPlayer
from tarock.cards import commitment, deal, display_order, seating
from tarock.cli.play.console import Console, Leave
from tarock.cli.play.settled import Sheet
from tarock.cli.play.table import Table
from tarock.cli.score_sheet import printable
from tarock.notation.record import Head
from tarock.rules import RuleSet
from tarock.scoring import signed

BOTS = ("Anna", "Bert", "Cilli", "Dora")
PLACES = 4


class Evening:
    """A player at place 0 and three bots."""

    def __init__(self, rules: RuleSet, console: Console, name: str, seed: str, board: int, deals: int) -> None:
        self.rules, self.console = rules, console
        own = printable(" ".join(name.split()))[:20] or console.say("Gast", "Guest")
        self.players = (own, *[bot for bot in BOTS if bot.lower() != own.lower()][:3])
        self.seed, self.board, self.deals = seed, board, deals
        self.rows: list[tuple[int, str, tuple[Fraction, ...], tuple[Fraction, ...]]] = []

    def run(self) -> None:
        """Until the player leaves or the deals are played."""
        try:
            self._welcome()
            while True:
                self._one_deal()
                self.board += 1
                if self.deals and len(self.rows) >= self.deals:
                    break
        except (Leave, KeyboardInterrupt):
            pass
        self._farewell()

    def _welcome(self) -> None:
        say, lang = self.console.say, self.console.lang
        self.console.rule(f"Königrufen – {self.rules.name.in_language(lang)}")
        unit = say("Cent", "cents") if self.rules.money.unit == "cents" else say("Punkten", "points")
        names = ", ".join(self.players)
        self.console.tell(
            f"Am Tisch: {names}. Gerechnet wird in {unit}.", f"At the table: {names}. Amounts are in {unit}."
        )
        self.console.tell("Befehle: hilfe · Vorschlag: ? · Schluss: q", "Commands: help · suggestion: ? · quit: q")

    def _one_deal(self) -> None:
        say = self.console.say
        seed = self.seed or secrets.token_hex(16)
        dealer = (self.board - 2) % PLACES
        cards = deal(seed, self.board)
        head = Head(self.rules, self.board, self.players, dealer, cards.hands, cards.talon, seed, commitment(seed))
        self.console.line()
        self.console.rule(
            say(
                f"Spiel {self.board}: {self.players[dealer]} gibt, {head.names[0]} ist Vorhand",
                f"Board {self.board}: {self.players[dealer]} deals, {head.names[0]} is Vorhand",
            )
        )
        self.console.line(
            say("Fingerabdruck des Startwerts (nachher prüfbar): ", "Fingerprint of the seed (to be checked later): ")
            + commitment(seed),
            style="dim",
        )
        human = seating(PLACES, dealer).seats.index(0)
        bots = [ThumbPlayer(self.rules)] * PLACES
        table = Table(self.console, self.rules, head, human, bots, Random(f"{seed}|{self.board}"), self.score_lines())
        while True:
            table.play()
            if self._settle(table, seed):
                return

    def _settle(self, table: Table, seed: str) -> bool:
        """Show what the deal pays and what can be asked about it; False if the player took a card back."""
        sheet = Sheet(self.console, self.rules, table.record, self.players)
        sheet.show()
        self._seed_lines(seed)
        last = self.deals and len(self.rows) + 1 >= self.deals
        say = self.console.say
        more = say("Enter: Schluss", "Enter: end") if last else say("Enter: nächstes Spiel", "Enter: next deal")
        more += say(
            " · w warum · k alle Karten · p Liste · u zurück · s DATEI · q Schluss",
            " · w why · k all cards · p list · u undo · s FILE · q quit",
        )
        self.console.line(more)
        while True:
            try:
                line = self.console.ask("> ")
            except Leave:
                self._note(sheet)
                raise
            word, _, rest = line.partition(" ")
            word = word.lower()
            if word in ("", "!", "n", "weiter", "next"):
                self._note(sheet)
                return True
            if word in ("q", "quit", "ende", "schluss", "exit"):
                self._note(sheet)
                raise Leave
            if word in ("u", "undo", "zurück", "zurueck") and table.undo():
                return False
            if word in ("w", "warum", "warum?", "why", "why?"):
                sheet.why()
            elif word in ("k", "karten", "cards"):
                self._open_cards(table)
            elif word in ("p", "liste", "punkte", "list"):
                for text in self._lines([*self.rows, self._row(sheet)]):
                    self.console.line(text)
            elif word in ("s", "sichern", "save"):
                table.save(rest.strip())
            elif word not in ("u", "undo", "zurück", "zurueck"):
                self.console.line(more)

    def _seed_lines(self, seed: str) -> None:
        say = self.console.say
        self.console.line(
            say(
                f"Startwert {seed}: passt zum Fingerabdruck, neu gegeben mit",
                f"Seed {seed}: matches the fingerprint, dealt again by",
            ),
            style="dim",
        )
        self.console.line(f"  tarock deal --seed {seed} --board {self.board}", style="dim")

    def _open_cards(self, table: Table) -> None:
        state, order = table.record.state, seating(PLACES, table.head.dealer).seats
        for seat, place in enumerate(order):
            self.console.line(
                Text(f"{self.players[place]:>10}: ") + self.console.cards(display_order(state.dealt[seat]))
            )
        halves = Text("   ").join(self.console.cards(half) for half in state.talon)
        self.console.line(Text(f"{'Talon':>10}: ") + halves)
        if state.discard:
            label = self.console.say("Ablage", "discard")
            self.console.line(Text(f"{label:>10}: ") + self.console.cards(display_order(state.discard)))

    # the list -----------------------------------------------------------------------------------------

    def _row(self, sheet: Sheet) -> tuple[int, str, tuple[Fraction, ...], tuple[Fraction, ...]]:
        return self.board, sheet.title, sheet.points, sheet.cash

    def _note(self, sheet: Sheet) -> None:
        self.rows.append(self._row(sheet))

    def score_lines(self) -> Sequence[str]:
        """The list of the evening, one line a deal, and the sums."""
        return self._lines(self.rows)

    def _lines(self, rows: list[tuple[int, str, tuple[Fraction, ...], tuple[Fraction, ...]]]) -> list[str]:
        if not rows:
            return []
        say = self.console.say
        width = max(8, *(len(name) + 2 for name in self.players))
        found = [f"{'#':>3} {say('Spiel', 'Game'):<24}" + "".join(f"{name:>{width}}" for name in self.players)]
        for board, title, points, _ in rows:
            found.append(f"{board:>3} {title[:24]:<24}" + "".join(f"{signed(p):>{width}}" for p in points))
        for label, amounts in (
            (say("Schrift", "points"), [r[2] for r in rows]),
            (say("Geld", "cash"), [r[3] for r in rows]),
        ):
            sums = [sum((row[place] for row in amounts), Fraction(0)) for place in range(PLACES)]
            found.append(f"    {label:<24}" + "".join(f"{signed(s):>{width}}" for s in sums))
        return found

    def _farewell(self) -> None:
        self.console.line()
        for text in self.score_lines():
            self.console.line(text)
        self.console.line(self.console.say("Servus!", "Servus!"))
