"""What has happened, one line an event, in both languages: only what everybody at the table has heard and seen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from tarock.cards import card_name, display_order
from tarock.deal import Event, State, events as e, why_won
from tarock.rules import Text
from tarock.table.telling.words import item_name, joined, kontra_words, options_words, say


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the log: whose (a seat, None of nobody), the text, and cards that belong behind it.

    `strong`: what decides the deal. `trick`: the number of the trick (from 1) that this line tells of; such a line says
    only who won it, and `more` with which card and why, which may be shown as long as the trick may be looked at.
    """

    kind: str
    seat: int | None
    text: Text
    cards: tuple[int, ...] = ()
    strong: bool = False
    trick: int = 0
    more: Text | None = None
    clause: str = ""
    _shown: dict[tuple[str, bool], dict[str, Any]] = field(default_factory=dict, compare=False, repr=False)

    def json(self, lang: str, look: bool) -> Mapping[str, Any]:
        """The line for a page; `look`: the trick that it tells of may be looked at. Made once, for all who see it."""
        found = self._shown.get((lang, look))
        if found is None:
            found = self._shown[lang, look] = {
                "seat": self.seat,
                "kind": self.kind,
                "text": self.text.in_language(lang),
            }
            if self.trick:
                found["trick"] = self.trick
            if self.more is not None and look:
                found |= {"why": self.more.in_language(lang), "clause": self.clause}
            if self.cards:
                found["cards"] = list(self.cards)
            if self.strong:
                found["strong"] = True
        return found


def line_of(state: State, event: Event, names: Sequence[str]) -> Line | None:
    """The line of an event (None: nothing to say), with the state after it and the names by seat."""
    de, en = _words(state, event, names, "de"), _words(state, event, names, "en")
    if not de:
        return None
    seat = getattr(event, "seat", None)
    match event:
        case e.TrickTaken():
            trick = state.tricks[-1]
            why = why_won(state, trick.cards)
            more = Text(why.sentence("de"), why.sentence("en"))
            return Line(event.kind, seat, Text(de, en), trick=len(state.tricks), more=more, clause=why.clause)
        case e.Discarded():
            return Line(event.kind, seat, Text(de, en), display_order(state.discard_open))
        case e.AuctionEnded() | e.LaidOpen() | e.Called() | e.Ended() | e.Claimed():
            return Line(event.kind, seat, Text(de, en), strong=True)
        case _:
            return Line(event.kind, seat, Text(de, en))


def _words(state: State, event: Event, names: Sequence[str], lang: str) -> str:
    rules = state.rules
    who = names[getattr(event, "seat", 0)]
    match event:
        case e.WordSaid():
            return f"{who}: {_auction_word(state, event, lang)}"
        case e.BidItemNamed() | e.Announced():
            return f"{who}: {item_name(rules, event.item, lang)}!"
        case e.AuctionEnded():
            return _auction_ended(state, event, names, lang)
        case e.OptionsChosen():
            return f"{who}: {options_words(event.stichzwang, event.talon, lang)}."
        case e.SpritzAnswered():
            return f"{who}: {'Spritzer!' if event.yes else say('kein Spritzer', 'no Spritzer', lang)}"
        case e.BirdNamed():
            name = rules.bonuses[event.bird].name
            return say(f"{who} nennt {name}.", f"{who} names {name}.", lang)
        case e.DeclarerFound():
            return say(f"{who} spielt.", f"{who} plays.", lang) if len(state.birds) > 1 else ""
        case e.Called():
            card = "den Vierten" if event.fourth else card_name(event.card, lang)
            return say(f"{who} ruft: {card}.", f"{who} calls: {card}.", lang)
        case e.HalfTaken():
            return say(f"{who} nimmt Hälfte {'AB'[event.half]}.", f"{who} takes half {'AB'[event.half]}.", lang)
        case e.SixTaken():
            return say(f"{who} nimmt alle sechs Talonkarten.", f"{who} takes all six talon cards.", lang)
        case e.Discarded():
            seen = say(" Offen:", " Open:", lang) if state.discard_open else ""
            return say(f"{who} legt ab.", f"{who} discards.", lang) + seen
        case e.KontraSaid():
            return f"{who}: {kontra_words(rules, event.item, event.level, event.against, names, lang)}, ×{event.level}!"
        case e.GutSaid():
            return f"{who}: {say('Ich liege.', 'Ich liege.', lang) if _lies(state, event.seat) else 'Gut!'}"
        case e.TrickTaken():
            number = len(state.tricks)
            return say(f"{number}. Stich: {who}.", f"Trick {number}: {who}.", lang)
        case e.LaidOpen():
            return say("Die Karten werden aufgelegt.", "The cards are laid open.", lang)
        case e.Claimed():
            return say(
                f"{who}: Der Rest gehört mir. Niemand kann mehr stechen.",
                f"{who}: The rest is mine. Nobody can win another trick.",
                lang,
            )
        case e.Ended():
            return _ended(state, event, names, lang)
        case _:
            return ""


def _lies(state: State, seat: int) -> bool:
    """Whether this was the declarer's first turn in a positive game: „Ich liege“."""
    guts = [said.seat for said in state.talk if said.kind == "gut"]
    return state.contract.positive and seat in state.declarers and guts.count(seat) == 1


def _auction_word(state: State, event: e.WordSaid, lang: str) -> str:
    name = state.rules.contracts[event.contract].name if event.contract else ""
    return {
        "forehand": "Vorhand!",
        "weiter": "Weiter!",
        "hand-on": say("Ich gebe die Vorhand weiter.", "I hand Vorhand on.", lang),
        "bid": f"{name}!",
        "hold": say(f"{name}, gehalten!", f"{name}, held!", lang),
        "bei": f"{name} Bei!",
    }[event.word]


def _auction_ended(state: State, event: e.AuctionEnded, names: Sequence[str], lang: str) -> str:
    contract = state.rules.contracts[event.contract]
    who, several = joined((names[seat] for seat in event.bidders), lang), len(event.bidders) > 1
    if contract.birds and several:  # who of them plays is found out by the birds
        return say(f"{who} haben {contract.name} geboten.", f"{who} have bid {contract.name}.", lang)
    verb = say("spielen" if several else "spielt", "play" if several else "plays", lang)
    return f"{who} {verb} {contract.name}{' Bei' if several else ''}."


def _ended(state: State, event: e.Ended, names: Sequence[str], lang: str) -> str:
    """Played to the end says nothing more: the settlement does."""
    if event.how == "thrown-in":
        return say("Zusammengeworfen: Es wird noch einmal gegeben.", "Thrown in: the cards are dealt again.", lang)
    if event.how == "given-up":
        who = names[state.declarer]
        return say(
            f"{who} gibt auf: Die gerufene Karte liegt im Talon.",
            f"{who} gives up: the called card lies in the talon.",
            lang,
        )
    return ""
