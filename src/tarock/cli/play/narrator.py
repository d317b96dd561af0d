"""Tells the player what happens: one line an event, only what his seat may know."""

from __future__ import annotations

from rich.text import Text

from tarock.cards import card_name, display_order
from tarock.cli.play.screen import Screen
from tarock.cli.play.words import item_name, kontra_words, options_words
from tarock.deal import Event, Phase, State, Trick, events as e, evolve, view


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

    def _text(self, state: State, event: Event) -> str | Text:
        say, lang, rules = self.console.say, self.console.lang, self.rules
        who = self.screen.name(getattr(event, "seat", 0))
        names = self.screen.names
        match event:
            case e.WordSaid():
                return f"{who}: {self._word(event)}"
            case e.BidItemNamed() | e.Announced():
                return f"{who}: {item_name(rules, event.item, lang)}!"
            case e.BidItemsClosed():
                return ""
            case e.AuctionEnded():
                return self._auction_ended(event)
            case e.OptionsChosen():
                return f"{who}: {options_words(event.stichzwang, event.talon, lang)}."
            case e.SpritzAnswered():
                return f"{who}: {'Spritzer!' if event.yes else say('kein Spritzer', 'no Spritzer')}"
            case e.BirdNamed():
                return say(
                    f"{who} nennt {rules.bonuses[event.bird].name}.", f"{who} names {rules.bonuses[event.bird].name}."
                )
            case e.DeclarerFound():
                return say(f"{who} spielt.", f"{who} plays.") if len(state.birds) > 1 else ""
            case e.Called():
                card = "den Vierten" if event.fourth else card_name(event.card, lang)
                return say(f"{who} ruft: {card}.", f"{who} calls: {card}.")
            case e.HalfTaken():
                return say(f"{who} nimmt Hälfte {'AB'[event.half]}.", f"{who} takes half {'AB'[event.half]}.")
            case e.SixTaken():
                return say(f"{who} nimmt alle sechs Talonkarten.", f"{who} takes all six talon cards.")
            case e.Discarded():
                return self._discarded(state, who)
            case e.KontraSaid():
                words = kontra_words(rules, event.item, event.level, event.against, names, lang)
                return f"{who}: {words}, ×{event.level}!"
            case e.GutSaid():
                return f"{who}: {'Ich liege.' if self._lies(state, event.seat) else 'Gut!'}"
            case e.TrickTaken():
                return self.trick_text(state.tricks[-1], len(state.tricks))
            case e.LaidOpen():
                return self._laid_open(state, event)
            case e.Claimed():
                return say(
                    f"{who}: Der Rest gehört mir. Niemand kann mehr stechen.",
                    f"{who}: The rest is mine. Nobody can win another trick.",
                )
            case _:
                return ""

    def _lies(self, state: State, seat: int) -> bool:
        """Whether this was the declarer's first turn in a positive game: „Ich liege“."""
        guts = [said.seat for said in state.talk if said.kind == "gut"]
        return state.contract.positive and seat in state.declarers and guts.count(seat) == 1

    def _word(self, event: e.WordSaid) -> str:
        say = self.console.say
        name = self.rules.contracts[event.contract].name if event.contract else ""
        return {
            "forehand": "Vorhand!",
            "weiter": "Weiter!",
            "hand-on": say("Ich gebe die Vorhand weiter.", "I hand Vorhand on."),
            "bid": f"{name}!",
            "hold": say(f"{name}, gehalten!", f"{name}, held!"),
            "bei": f"{name} Bei!",
        }[event.word]

    def _auction_ended(self, event: e.AuctionEnded) -> Text:
        contract = self.rules.contracts[event.contract]
        who = self.screen.joined(event.bidders)
        several = len(event.bidders) > 1
        if contract.birds and several:  # who of them plays is found out by the birds
            text = self.console.say(f"{who} haben {contract.name} geboten.", f"{who} have bid {contract.name}.")
        else:
            verb = self.console.say("spielen" if several else "spielt", "play" if several else "plays")
            text = f"{who} {verb} {contract.name}{' Bei' if several else ''}."
        return Text(text, style="bold")

    def _discarded(self, state: State, who: str) -> Text:
        say = self.console.say
        seen = view(state, self.human)
        if seen.discard:
            return Text(say(f"{who} legt ab: ", f"{who} discards: ")) + self.console.cards(display_order(seen.discard))
        text = Text(say(f"{who} legt ab.", f"{who} discards."))
        if seen.discard_open:
            text += Text(say(" Offen: ", " Open: ")) + self.console.cards(display_order(seen.discard_open))
        return text

    def trick_text(self, trick: Trick, number: int) -> Text:
        """A trick in one line: who played what, and who took it."""
        say = self.console.say
        text = Text(say(f"{number}. Stich: ", f"Trick {number}: "), style="dim")
        text += Text("  ").join(self.screen.played(trick.leader, trick.cards))
        if trick.talon:
            text += Text(say("  Talon ", "  talon ")) + self.console.cards(trick.talon)
        return text + Text(f"  → {self.screen.name(trick.winner)}", style="bold")

    def _laid_open(self, state: State, event: e.LaidOpen) -> Text:
        say = self.console.say
        text = Text(say("Die Karten werden aufgelegt.", "The cards are laid open."), style="bold")
        for seat in event.seats:
            if seat != self.human:
                text += Text(f"\n  {self.screen.name(seat)}: ") + self.console.cards(display_order(state.hands[seat]))
        return text
