"""What the player sees before a decision: the game, what was said, the trick, the hand, and what can be done."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from tarock.cards import PLAIN_SUITS, SUIT_MASKS, TAROCK, display_order, suit_name
from tarock.cli.play.console import Console
from tarock.cli.play.offers import Offer, Offers
from tarock.cli.play.words import worth
from tarock.deal import Phase, View
from tarock.rules import RuleSet
from tarock.table.telling import game_lines


class Screen:
    """Prints views of one deal for one player."""

    def __init__(self, console: Console, rules: RuleSet, names: Sequence[str]) -> None:
        self.console, self.rules, self.names = console, rules, names

    def name(self, seat: int) -> str:
        """The name at a seat."""
        return self.names[seat]

    def game_lines(self, view: View) -> list[str]:
        """The contract, the call, options, announcements and kontras, always in text."""
        return game_lines(self.rules, view, self.names, self.console.lang)

    # the board before a decision ---------------------------------------------------------------------

    def board(self, view: View, offers: Offers) -> None:
        """Everything for one decision, in less than a screen."""
        console, say = self.console, self.console.say
        console.rule(self._title(view))
        for line in self.game_lines(view):
            console.line(line)
        if view.talon is not None and view.phase in (Phase.TALON, Phase.DISCARD):
            console.line(self.talon_text(view))
        if view.phase is Phase.PLAY:
            console.line(self._tricks_line(view))
            self._open_hands(view)
            console.line(self._trick_text(view))
        self.hand(view, offers)
        if view.phase is not Phase.PLAY:
            self.offers(offers)
        console.line(
            say(f"Am Zug: {self.name(offers.seat)}.", f"On turn: {self.name(offers.seat)}.")
            + " "
            + self._question(view, offers),
            style="bold",
        )

    def _title(self, view: View) -> str:
        say = self.console.say
        if view.phase is Phase.PLAY:
            return say(f"Stich {len(view.tricks) + 1}", f"Trick {len(view.tricks) + 1}")
        titles = {
            Phase.AUCTION: say("Lizitation", "Auction"),
            Phase.OPTIONS: say("Trischaken: Spielweise", "Trischaken: options"),
            Phase.SPRITZER: "Spritzer",
            Phase.BIRDS: say("Vogel nennen", "Name the bird"),
            Phase.CALLING: say("Rufen", "The call"),
            Phase.TALON: "Talon",
            Phase.DISCARD: say("Ablage", "The discard"),
            Phase.ANNOUNCING: say("Ansagen und Kontra", "Announcements and kontra"),
        }
        return titles[view.phase]

    def _question(self, view: View, offers: Offers) -> str:
        say = self.console.say
        if view.phase is Phase.DISCARD and view.choice is not None:
            count = view.choice.count
            return say(f"{count} Karten ablegen, etwa „3 5 8“.", f"Discard {count} cards, such as “3 5 8”.")
        if view.phase is Phase.PLAY and len(offers.playable) == 1:
            return say("Nur eine Karte ist erlaubt; Enter spielt sie.", "Only one card is legal; Enter plays it.")
        if view.phase is Phase.PLAY:
            return say("Karte (Nummer oder etwa KK, xii)?", "Card (number, or such as KK, xii)?")
        if view.phase is Phase.AUCTION:
            return say("Gebot (Nummer oder Name)?", "Bid (number or name)?")
        return say("Nummer oder Name?", "Number or name?")

    def _tricks_line(self, view: View) -> str:
        won = [f"{self.names[s]} {sum(t.winner == s for t in view.tricks)}" for s in self._order(view)]
        return self.console.say("Stiche: ", "Tricks: ") + ", ".join(won)

    def _order(self, view: View) -> list[int]:
        """The seats from the own one."""
        return [((view.seat or 0) + i) % 4 for i in range(4)]

    def _trick_text(self, view: View) -> Text:
        say = self.console.say
        if not view.trick:
            return Text(say(f"{self.name(view.leader)} spielt aus.", f"{self.name(view.leader)} leads."))
        shown = Text(say("Tisch:  ", "Table:  "))
        return shown + Text("  ").join(self.played(view.leader, view.trick))

    def played(self, leader: int, cards: Sequence[int]) -> list[Text]:
        """Each card with its player."""
        return [Text(f"{self.names[(leader + i) % 4]} ") + self.console.card(c) for i, c in enumerate(cards)]

    def _open_hands(self, view: View) -> None:
        for seat, hand in view.open_hands:
            if seat != view.seat and hand:
                self.console.line(Text(f"{self.names[seat]}: ".rjust(10)) + self.console.cards(display_order(hand)))

    def talon_text(self, view: View) -> Text:
        """Both halves, or the six."""
        assert view.talon is not None
        shown = Text("Talon:  ")
        for half, cards in zip("AB", view.talon, strict=True):
            shown += Text(f"{half} ") + self.console.cards(cards) + Text("   ")
        return shown

    def hand(self, view: View, offers: Offers) -> None:
        """The hand by suits, with numbers on the cards that can be named."""
        numbers = {card: i for i, card in enumerate(offers.playable, 1)}
        for suit in (*PLAIN_SUITS, TAROCK):
            held = display_order(view.hand & SUIT_MASKS[suit])
            label = Text(f"  {suit_name(suit, self.console.lang).capitalize():<9}", style="dim")
            if not held:
                self.console.line(label + Text("–", style="dim"))
                continue
            cells = [self._cell(card, numbers, bool(offers.playable)) for card in held]
            self.console.line(label + Text("  ").join(cells))

    def _cell(self, card: int, numbers: dict[int, int], choosing: bool) -> Text:
        shown = self.console.card(card)
        if not choosing:
            return shown
        if card in numbers:
            return Text(f"{numbers[card]}:", style="dim") + shown
        shown.stylize("dim")
        return Text("·", style="dim") + shown

    def offers(self, offers: Offers) -> None:
        """The numbered list; games with their value and what they are."""
        width = max((len(o.name) for o in offers.offers), default=0)
        wide = max((len(o.worth) for o in offers.offers), default=0)
        for number, offer in enumerate(offers.offers, 1):
            self.console.line(offer_line(number, offer, width, wide), hang=6)

    def bids(self, offers: Offers, why: dict[str, str]) -> None:
        """Every game of the rule set from low to high, with its value; footnotes say why it cannot be bid now."""
        legal = {getattr(o.action, "contract", ""): n for n, o in enumerate(offers.offers, 1)}
        notes = {text: chr(ord("a") + n) for n, text in enumerate(dict.fromkeys(why.values()))}
        width = max(len(c.name) for c in self.rules.contracts.values())
        for contract in sorted(self.rules.contracts.values(), key=lambda c: c.rank):
            sign = legal.get(contract.id) or notes.get(why.get(contract.id, ""), "–")
            head = f"{sign:>3} {contract.name:<{width}} {worth(self.rules, contract):>8}  "
            self.console.line(f"{head}{contract.gloss.in_language(self.console.lang)}", hang=6)
        for text, sign in notes.items():
            self.console.line(f"  {sign}: {text}", style="dim", hang=5)


def offer_line(number: int, offer: Offer, width: int, wide: int) -> str:
    """One line of the numbered list."""
    worth = f"  {offer.worth:>{wide}}" if wide else ""
    return f" {number:>2} {offer.name:<{width}}{worth}  {offer.note}".rstrip()
