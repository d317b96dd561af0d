"""What the player sees before a decision: the game, what was said, the trick, the hand, and what can be done."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.text import Text

from tarock.cards import PLAIN_SUITS, SUIT_MASKS, TAROCK, card_name, display_order, suit_name
from tarock.cli.play.console import Console
from tarock.cli.play.offers import Offer, Offers
from tarock.cli.play.words import LEVELS, item_name, options_words, worth
from tarock.deal import GAME, Phase, Said, View
from tarock.rules import RuleSet


class Screen:
    """Prints views of one deal for one player."""

    def __init__(self, console: Console, rules: RuleSet, names: Sequence[str]) -> None:
        self.console, self.rules, self.names = console, rules, names

    def name(self, seat: int) -> str:
        """The name at a seat."""
        return self.names[seat]

    def joined(self, seats: Iterable[int]) -> str:
        """Several names."""
        called = [self.names[s] for s in seats]
        joint = self.console.say(" und ", " and ")
        return joint.join([", ".join(called[:-1]), called[-1]]) if len(called) > 1 else "".join(called)

    # the game in words ------------------------------------------------------------------------------

    def game_lines(self, view: View) -> list[str]:
        """The contract, the call, options, announcements and kontras, always in text."""
        say = self.console.say
        if not view.contract:
            return self._auction_lines(view)
        contract = self.rules.contracts[view.contract]
        who = self.joined(view.declarers or view.bidders)
        first = say(f"{who} spielt {contract.name}", f"{who} plays {contract.name}")
        if len(view.declarers) > 1:
            first = say(f"{who} spielen {contract.name} Bei", f"{who} play {contract.name} Bei")
        gloss = f" ({contract.gloss.in_language(self.console.lang)})" if view.phase is not Phase.PLAY else ""
        parts = [first + gloss, *self._call_words(view)]
        if view.talon_to and len(self.rules.trischaken.talon) * len(self.rules.trischaken.stichzwang) > 1:
            parts.append(options_words(bool(view.stichzwang), view.talon_to, self.console.lang))
        if view.spritzers:
            parts.append(f"Spritzer: {self.joined(sorted(view.spritzers))}")
        lines = ["; ".join(parts) + "."]
        said = self.said_line(view)
        return [*lines, said] if said else lines

    def _auction_lines(self, view: View) -> list[str]:
        say = self.console.say
        if view.standing:
            contract = self.rules.contracts[view.standing]
            return [
                say(f"Höchstes Gebot: {contract.name} von ", f"Highest bid: {contract.name} by ")
                + self.joined(view.bidders)
                + "."
            ]
        return [
            say(
                f"Noch kein Gebot; Vorhand ist {self.name(view.forehand)}.",
                f"No bid yet; Vorhand is {self.name(view.forehand)}.",
            )
        ]

    def _call_words(self, view: View) -> list[str]:
        say, lang = self.console.say, self.console.lang
        if not view.has_called:
            return []
        if view.called is None:
            called = say("gerufen: den Vierten", "called: den Vierten")
        else:
            called = say("gerufen: ", "called: ") + card_name(view.called, lang)
        if view.partner_known and view.partner is not None:
            if view.partner == view.seat and view.hand >> (view.called or 0) & 1:
                return [called, say("eigenes Blatt", "in one's own hand")]
            return [called, say("Partner: ", "partner: ") + self.name(view.partner)]
        if view.partner_known:
            return [called, say("liegt im Talon", "lies in the talon")]
        return [called, say("Partner unbekannt", "partner unknown")]

    def said_line(self, view: View) -> str:
        """Announcements with who made them, and the kontras that stand."""
        say, parts = self.console.say, []
        announced = [s for s in view.talk if s.kind == "announce"]
        kontras = [s for s in view.talk if s.kind == "kontra"]
        for said in announced:
            parts.append(
                f"{item_name(self.rules, said.item, self.console.lang)} ({self.name(said.seat)})"
                + self._kontra_on(kontras, said.item)
            )
        line = say("Angesagt: ", "Announced: ") + ", ".join(parts) if parts else ""
        game = [s for s in kontras if s.item == GAME]
        if not game:
            return line
        if any(s.against is not None for s in game):
            pairs = [
                f"{LEVELS.get(s.level, '')} ×{s.level} ({self.name(s.seat)}"
                + (say(" gegen ", " against ") + self.name(s.against) if s.against is not None else "")
                + ")"
                for s in game
            ]
            on = ", ".join(pairs)
        else:
            on = f"{LEVELS.get(game[-1].level, '')} ×{game[-1].level} ({self.name(game[-1].seat)})"
        return f"{line}{'; ' if line else ''}" + say("Auf das Spiel: ", "On the game: ") + on

    def _kontra_on(self, kontras: list[Said], item: str) -> str:
        of = [s for s in kontras if s.item == item]
        return f" {LEVELS.get(of[-1].level, '')} ×{of[-1].level}" if of else ""

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
