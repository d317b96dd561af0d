"""What happened in a deal, in sentences for people who see all cards: more than the table tells while it is played."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tarock.cards import card_name, display_order, mask_of
from tarock.deal import Event, Phase, State, events as e
from tarock.rules import Text
from tarock.table.telling import Line, line_of

PHASES = {
    Phase.AUCTION: Text("Lizitation", "Auction"),
    Phase.OPTIONS: Text("Trischaken", "Trischaken"),
    Phase.SPRITZER: Text("Spritzer", "Spritzer"),
    Phase.BIRDS: Text("Vogel", "Bird"),
    Phase.CALLING: Text("Rufen", "Calling"),
    Phase.TALON: Text("Talon", "Talon"),
    Phase.DISCARD: Text("Ablage", "Discard"),
    Phase.ANNOUNCING: Text("Ansagen", "Announcements"),
    Phase.PLAY: Text("Stiche", "Tricks"),
    Phase.FINISHED: Text("Abrechnung", "Settlement"),
}


def told(state: State, event: Event, names: Sequence[str]) -> Text | None:
    """The sentence of an event with everything in it, with the state after it and the names by seat; None: nothing."""
    who = names[getattr(event, "seat", 0)]
    match event:
        case e.Called():
            return _called(state, event, who, names)
        case e.HalfTaken() | e.SixTaken():
            half = state.talon_mask if isinstance(event, e.SixTaken) else mask_of(state.talon[event.half])
            cards = _cards(display_order(half))
            return Text(f"{who} nimmt {cards.de}.", f"{who} takes {cards.en}.")
        case e.Discarded():
            cards, seen = _cards(display_order(event.cards)), _cards(display_order(state.discard_open))
            more = (f" Offen: {seen.de}.", f" Open: {seen.en}.") if state.discard_open else ("", "")
            return Text(f"{who} legt ab: {cards.de}.{more[0]}", f"{who} discards: {cards.en}.{more[1]}")
        case e.BidItemsClosed():
            return Text(f"{who}: Gut!", f"{who}: Gut!")
        case e.CardPlayed():
            return Text(*(f"{who}: {card_name(event.card, lang)}." for lang in ("de", "en")))
        case _:
            return _as_at_the_table(state, event, names)


def _as_at_the_table(state: State, event: Event, names: Sequence[str]) -> Text | None:
    """What everybody heard and saw, and of a trick also why."""
    line = line_of(state, event, names)
    if line is None:
        return Text("Das Spiel ist aus.", "The deal is over.") if isinstance(event, e.Ended) else None
    return _trick(state, line) if isinstance(event, e.TrickTaken) else line.text


def _cards(cards: Iterable[int]) -> Text:
    known = list(cards)
    return Text(*(", ".join(card_name(card, lang) for card in known) for lang in ("de", "en")))


def _called(state: State, event: e.Called, who: str, names: Sequence[str]) -> Text:
    """With who holds the card, also „den Vierten“."""
    holder = None if state.holder is None else names[state.holder]
    lies = Text(f"bei {holder}", f"held by {holder}") if holder else Text("im Talon", "in the talon")
    fourth = " („den Vierten“)" if event.fourth else ""
    return Text(
        f"{who} ruft {card_name(event.card, 'de')}{fourth}: {lies.de}.",
        f"{who} calls {card_name(event.card, 'en')}{fourth}: {lies.en}.",
    )


def _trick(state: State, line: Line) -> Text:
    """Who takes the trick, why, and what is thrown to it from the talon."""
    more, thrown = line.more or Text("", ""), _cards(state.tricks[-1].talon)
    de, en = f"{line.text.de} {more.de}", f"{line.text.en} {more.en[:1].upper()}{more.en[1:]}"
    return (
        Text(f"{de} Aus dem Talon: {thrown.de}.", f"{en} From the talon: {thrown.en}.") if thrown.de else Text(de, en)
    )
