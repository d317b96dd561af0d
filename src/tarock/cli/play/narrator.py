"""Tells the player what happens: one line an event, only what his seat may know."""

from __future__ import annotations

from rich.text import Text

from tarock.cards import display_order
from tarock.cli.play.screen import Screen
from tarock.deal import Event, Phase, State, Trick, events as e, evolve, view
from tarock.table.telling import line_of


class Narrator:
    """Prints the events of one deal for the player in seat `human`."""

    def __init__(self, screen: Screen, human: int) -> None:
        self.screen, self.console, self.rules, self.human = screen, screen.console, screen.rules, human
        self.talon_shown = False

    def rewind(self, state: State) -> None:
        """After an undo."""
        self.talon_shown = view(state, self.human).talon is not None

    def tell(self, before: State, event: Event) -> State:
        """Print one event and return the state after it."""
        after = evolve(before, event)
        text = self._text(after, event)
        if text:
            self.console.line(text)
        seen = view(after, self.human)
        if seen.talon is not None and not self.talon_shown:
            self.talon_shown = True
            if seen.phase is not Phase.TALON or seen.turn != self.human:
                self.console.line(self.screen.talon_text(seen))
            if after.called is not None and after.king_in_talon:
                self.console.line(
                    self.console.say("Die gerufene Karte liegt im Talon.", "The called card lies in the talon."),
                    style="bold",
                )
        return after

    def _text(self, state: State, event: Event) -> Text | None:
        """The line of the event with its cards, and what only this player sees more of it."""
        if isinstance(event, e.TrickTaken):
            return self.trick_text(state.tricks[-1], len(state.tricks))
        line = line_of(state, event, self.screen.names)
        if line is None:
            return None
        if isinstance(event, e.Discarded) and (own := view(state, self.human).discard):
            who = self.screen.name(event.seat)
            return Text(self.console.say(f"{who} legt ab: ", f"{who} discards: ")) + self.console.cards(
                display_order(own)
            )
        text = Text(line.text.in_language(self.console.lang), style="bold" if line.strong else "")
        if line.cards:
            text += Text(" ") + self.console.cards(line.cards)
        return text + self._hands(state, event.seats) if isinstance(event, e.LaidOpen) else text

    def trick_text(self, trick: Trick, number: int) -> Text:
        """A trick in one line: who played what, and who took it."""
        say = self.console.say
        text = Text(say(f"{number}. Stich: ", f"Trick {number}: "), style="dim")
        text += Text("  ").join(self.screen.played(trick.leader, trick.cards))
        if trick.talon:
            text += Text(say("  Talon ", "  talon ")) + self.console.cards(trick.talon)
        return text + Text(f"  → {self.screen.name(trick.winner)}", style="bold")

    def _hands(self, state: State, seats: tuple[int, ...]) -> Text:
        """The hands of the others that lie open now."""
        text = Text()
        for seat in seats:
            if seat != self.human:
                text += Text(f"\n  {self.screen.name(seat)}: ") + self.console.cards(display_order(state.hands[seat]))
        return text
