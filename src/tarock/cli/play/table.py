"""One deal at the table: bots act by themselves, the player is asked, every event is told. Undo replays the log."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random

from tarock.bots import Choice, Player
from tarock.cards import display_order
from tarock.cli.play.console import Console, Leave
from tarock.cli.play.narrator import Narrator
from tarock.cli.play.offers import Offers, Unclear
from tarock.cli.play.screen import Screen
from tarock.deal import Action, Phase, View, actions as a, view, why_refused
from tarock.notation.record import Head, Record, start, write_record
from tarock.rules import Reason, RuleSet, Text
from tarock.table.telling import action_words

HELP = (
    ("?  h", "Vorschlag mit Grund; ! spielt ihn", "a suggestion with its reason; ! plays it"),
    ("u", "zurück zur letzten eigenen Entscheidung", "undo: back to one's last decision"),
    ("warum", "warum etwas nicht ging, mit der Quelle", "why something was refused, with its source"),
    ("t", "Tisch und Blatt noch einmal", "the table and the hand once more"),
    ("b", "alle Gebote des Regelsatzes", "all bids of the rule set"),
    ("l", "letzter Stich, wo der Regelsatz es erlaubt", "last trick, where the rule set allows it"),
    ("p", "Punkteliste des Abends", "score list of the evening"),
    ("s DATEI", "das Spiel als Datei sichern (s FILE)", "save the deal to a file (s FILE)"),
    ("q", "Schluss (auch Strg-D, Strg-C)", "quit (also Ctrl-D, Ctrl-C)"),
)

_ECHO = 40
"""So much of a line that is not understood is shown again."""


@dataclass
class Table:
    """A deal being played. `human` is the player's seat, `names` are by seat."""

    console: Console
    rules: RuleSet
    head: Head
    human: int
    bots: Sequence[Player]
    rng: Random
    score_list: Sequence[str] = ()
    decisions: list[int] = field(default_factory=list)
    refused: Reason | None = None
    hint: Action | None = None

    def __post_init__(self) -> None:
        self.record = start(self.head)
        self.names = self.head.names
        self.screen = Screen(self.console, self.rules, self.names)
        self.narrator = Narrator(self.screen, self.human)

    def play(self) -> None:
        """To the end of the deal. Raises `Leave`."""
        while not self.record.finished:
            turn = self.record.state.turn
            assert turn is not None
            if turn == self.human:
                self._decide()
            else:
                choice = self.bots[turn].choose(view(self.record.state, turn), self.rng)
                self._do(choice.action)

    def _do(self, action: Action) -> None:
        found = self.record.then(action)
        assert isinstance(found, Record), found
        before, self.record = self.record.state, found
        for event in found.events[-1]:
            before = self.narrator.tell(before, event)

    # the player's decision ----------------------------------------------------------------------------

    def _decide(self) -> None:
        """Ask until something legal is done (or undone)."""
        seen = view(self.record.state, self.human)
        offers = Offers(self.rules, seen, self.names, self.console.lang)
        self.hint = None
        self.screen.board(seen, offers)
        while True:
            line = self.console.ask("> ")
            if self._command(line, seen, offers):
                continue
            action = self._read(line, offers)
            if action is None:
                continue
            if action == "undone":
                return
            assert not isinstance(action, str)
            reason = why_refused(self.record.state, action)
            if reason is None:
                self.decisions.append(len(self.record.actions))
                self.refused = None
                self._do(action)
                return
            self.refused = reason
            self._say_no(reason)

    def _read(self, line: str, offers: Offers) -> Action | str | None:
        """The action of a line, "undone", or None where nothing was to be done."""
        word = line.lower()
        if word in ("u", "undo", "zurück", "zurueck"):
            return "undone" if self.undo() else None
        if word == "!":
            return self._suggest().action
        if not line:
            return self._empty(offers)
        found = offers.read(line)
        if isinstance(found, Unclear):
            self._unclear(line, found)
            return None
        return found

    def _empty(self, offers: Offers) -> Action | None:
        """Enter: takes the suggestion just shown, says „Gut!“, or does the only thing possible."""
        if self.hint is not None:
            return self.hint
        if offers.view.phase is Phase.ANNOUNCING:
            return a.Gut(self.human)
        if len(offers.offers) == 1:
            return offers.offers[0].action
        self.console.tell(
            "Es fehlt eine Antwort; ? zeigt einen Vorschlag, hilfe die Befehle.",
            "An answer is missing; ? makes a suggestion, help lists the commands.",
        )
        return None

    def _unclear(self, line: str, found: Unclear) -> None:
        line = line if len(line) <= _ECHO else f"{line[:_ECHO]}…"
        if found.names:
            names = ", ".join(found.names)
            self.console.tell(f"„{line}“ kann mehreres heißen: {names}.", f"“{line}” may mean several: {names}.")
        else:
            self.console.tell(
                f"„{line}“ ist hier nicht zu verstehen; ? zeigt einen Vorschlag, hilfe die Befehle.",
                f"“{line}” is not understood here; ? makes a suggestion, help lists the commands.",
            )

    def _say_no(self, reason: Reason) -> None:
        say = self.console.say
        sentence = reason.sentence(self.console.lang, self.names)
        self.console.line(say("Geht nicht: ", "Not possible: ") + f"{sentence} [{reason.clause}]", style="yellow")

    # commands ---------------------------------------------------------------------------------------

    def _command(self, line: str, seen: View, offers: Offers) -> bool:
        """Does what changes nothing in the deal; False if the line is no such command."""
        word, _, rest = line.partition(" ")
        word = word.lower()
        if word in ("q", "quit", "exit", "ende", "schluss"):
            raise Leave
        if word in ("?", "h", "hint", "tipp", "vorschlag"):
            self._hint()
        elif word in ("hilfe", "help", "befehle", "??"):
            self.help()
        elif word in ("warum", "warum?", "why", "why?") or (word == "w" and seen.phase is not Phase.AUCTION):
            self._why()
        elif word in ("t", "tisch", "table", "blatt"):
            self.screen.board(seen, offers)
        elif word in ("b", "gebote", "bids", "spiele"):
            self.screen.bids(offers, self._why_not(seen))
        elif word in ("l", "letzter", "last"):
            self._last_trick()
        elif word in ("p", "liste", "punkte", "list"):
            self.show_list()
        elif word in ("s", "sichern", "save"):
            self.save(rest.strip())
        else:
            return False
        return True

    def help(self) -> None:
        """The commands, and how cards are typed."""
        say = self.console.say
        for keys, de, en in HELP:
            self.console.line(f"  {keys:<9}{say(de, en)}")
        self.console.tell(
            "Karten: H K P T für Herz, Karo, Pik, Treff und K D C B oder die Augen (KK, P10), Tarock römisch (xii), "
            "Sküs sk.",
            "Cards: H K P T for hearts, diamonds, spades, clubs with K D C B or the pip (KK, P10), tarock in Roman "
            "numerals (xii), Sküs sk.",
        )

    def _suggest(self) -> Choice:
        return self.bots[self.human].choose(view(self.record.state, self.human), Random(0))

    def _hint(self) -> None:
        """The bot's choice and its reason; sentences on a card begin with it already."""
        say, lang = self.console.say, self.console.lang
        choice = self._suggest()
        self.hint = choice.action
        text = choice.reason.sentence(lang)
        if "card" not in choice.reason.params:
            words = action_words(choice.action, self.rules, self.names, lang).rstrip("!")
            if isinstance(choice.action, a.Discard):
                words += f" {self.console.cards(display_order(choice.action.cards)).plain}"
            text = f"{words}. {text}"
        taken = say("(Enter nimmt ihn an)", "(Enter takes it)")
        self.console.line(say("Vorschlag: ", "Suggestion: ") + f"{text} {taken}", style="green")

    def _why(self) -> None:
        _say, lang = self.console.say, self.console.lang
        if self.refused is None:
            self.console.tell("Es wurde nichts abgelehnt.", "Nothing was refused.")
            return
        self._say_no(self.refused)
        for key in re.split(r",\s*", self.refused.clause):
            short = key.partition("-")[0]
            text = self.rules.citations.get(key) or self.rules.citations.get(short)
            if text is not None:
                self.console.line(f"  {key}: {text.in_language(lang)}")

    def _why_not(self, seen: View) -> dict[str, str]:
        """Why each game cannot be bid now."""
        found = {}
        if seen.phase is Phase.AUCTION:
            for contract in self.rules.contracts.values():
                reason = why_refused(self.record.state, a.Bid(self.human, contract.id))
                if reason is not None:
                    general = {"game": Text("dieses Spiel", "this game")} if "game" in reason.params else {}
                    reason = replace(reason, params={**reason.params, **general})
                    sentence = reason.sentence(self.console.lang, self.names)
                    found[contract.id] = f"{sentence[0].upper()}{sentence[1:]} [{reason.clause}]"
        return found

    def _last_trick(self) -> None:
        _say, tricks = self.console.say, self.record.state.tricks
        if self.rules.table.look == "none":
            clause = self.rules.clause("table.look")
            self.console.tell(
                f"Abgelegte Stiche werden hier nicht angesehen. [{clause}]",
                f"Taken tricks are not looked at here. [{clause}]",
                style="yellow",
            )
        elif not tricks:
            self.console.tell("Noch kein Stich ist gemacht.", "No trick has been taken yet.")
        else:
            self.console.line(self.narrator.trick_text(tricks[-1], len(tricks)))

    def show_list(self) -> None:
        """The score list so far."""
        if not self.score_list:
            self.console.tell("Noch kein Spiel ist fertig.", "No deal is finished yet.")
        for line in self.score_list:
            self.console.line(line)

    def undo(self) -> bool:
        """Back to the player's last decision, by playing the log again up to there; False if there is none."""
        if not self.decisions:
            self.console.tell("Davor gibt es keine eigene Entscheidung.", "There is no own decision before this.")
            return False
        actions = self.record.actions[: self.decisions.pop()]
        record = start(self.head)
        for action in actions:
            found = record.then(action)
            assert isinstance(found, Record)
            record = found
        self.record = record
        self.narrator.rewind(record.state)
        self.console.tell("Zurück zur letzten eigenen Entscheidung.", "Back to the last own decision.")
        return True

    def _why_not_saved(self, error: Exception) -> str:
        say = self.console.say
        if isinstance(error, FileNotFoundError | NotADirectoryError):
            return say("Den Ordner gibt es nicht.", "There is no such folder.")
        if isinstance(error, PermissionError):
            return say("Keine Schreiberlaubnis.", "No permission to write.")
        return f"{getattr(error, 'strerror', None) or error}."

    def save(self, name: str) -> None:
        """The deal so far as a record."""
        say = self.console.say
        if not name:
            self.console.tell("Wohin? Etwa: s spiel.tarock", "Where to? Such as: s deal.tarock")
            return
        try:
            path = Path(name).expanduser()
            if path.exists():
                self.console.tell(
                    f"{name} gibt es schon; ein anderer Name ist nötig.",
                    f"{name} exists already; another name is needed.",
                )
                return
            path.write_text(write_record(self.record), encoding="utf-8")
        except (OSError, ValueError, RuntimeError) as error:
            self.console.line(say("Nicht gesichert: ", "Not saved: ") + self._why_not_saved(error))
            return
        self.console.line(
            say(f"Gesichert: {name} (tarock replay liest es).", f"Saved: {name} (tarock replay reads it).")
        )
