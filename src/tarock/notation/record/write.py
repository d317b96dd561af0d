"""A record as keys with their items, and so as its one canonical text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tarock.cards import card_text, display_order
from tarock.deal import Action, Event, State, actions as a, events as e
from tarock.notation.record.model import Head, Record
from tarock.notation.record.stated import result_entries
from tarock.notation.record.text import block_text
from tarock.notation.record.tokens import STEPS, Canonical, Name

LEVELS = {2: "kontra", 4: "re", 8: "sub", 16: "mord"}
"""What the factors of a kontra are called."""

HALVES = ("A", "B")

Row = tuple[str, tuple[str, ...]]
"""A key and one item below it."""


def write_record(record: Record) -> str:
    """The canonical text of one deal, ending with a line end."""
    return block_text(record_entries(record))


def write_records(records: Iterable[Record]) -> str:
    """Several deals, an empty line between two."""
    return "\n".join(write_record(record) for record in records)


def record_entries(record: Record) -> Canonical:
    """All keys of a record in their order."""
    found = head_entries(record.head)
    steps: Canonical = {}
    for key, words in _said(record):
        steps.setdefault(key, []).append(words)
    if tricks := _tricks(record.state, record.head.names):
        steps["tricks"] = list(tricks)
    found |= {key: steps[key] for key in STEPS if key in steps}
    return found | result_entries(record)


def head_entries(head: Head) -> Canonical:
    """The head of a record: all that is known before the first word."""
    found: Canonical = {"rules": [(head.rules.id,)], "digest": [(head.rules.digest,)], "board": [(str(head.board),)]}
    if head.seed:
        found["seed"] = [(head.seed,)]
    if head.commitment:
        found["commitment"] = [(head.commitment,)]
    if head.radl != 1:
        found["radl"] = [(str(head.radl),)]
    found["players"] = [(Name(name),) for name in head.players]
    found["dealer"] = [(Name(head.players[head.dealer]),)]
    if head.seating.sits_out:
        found["pauses"] = [(Name(head.players[place]),) for place in head.seating.sits_out]
    found["hands"] = [(Name(n), *_texts(display_order(hand))) for n, hand in zip(head.names, head.hands, strict=True)]
    found["talon"] = [_texts(half) for half in head.talon]
    return found


def _texts(cards: Iterable[int]) -> tuple[str, ...]:
    return tuple(card_text(card) for card in cards)


def _said(record: Record) -> Iterator[Row]:
    """Everything but the cards played, with what was named or announced by itself."""
    names, in_auction = record.head.names, True
    for action, events in zip(record.actions, record.events, strict=True):
        name = Name(names[action.seat])
        if isinstance(action, a.Announce | a.Gut):
            yield "auction" if in_auction else "talk", _word(name, action)
        elif isinstance(action, a.Kontra):
            yield "talk", _kontra(name, events[0], names)
        elif not isinstance(action, a.Play):
            yield _row(name, action, record.state)
        for event in events[1:]:
            if isinstance(event, e.AuctionEnded):
                in_auction = False
            elif isinstance(event, e.BirdNamed):
                yield "birds", (Name(names[event.seat]), event.bird)
            elif isinstance(event, e.Announced):
                yield "talk", (Name(names[event.seat]), "announce", event.item)


def _word(name: Name, action: a.Announce | a.Gut) -> tuple[str, ...]:
    return (name, action.kind, action.item) if isinstance(action, a.Announce) else (name, action.kind)


def _kontra(name: Name, event: Event, names: tuple[str, ...]) -> tuple[str, ...]:
    assert isinstance(event, e.KontraSaid)
    against = () if event.against is None else (Name(names[event.against]),)
    return (name, LEVELS[event.level], event.item, *against)


def _row(name: Name, action: Action, state: State) -> Row:
    """One step that belongs neither to the announcements nor to the tricks."""
    match action:
        case a.Bid() | a.Bei():
            return "auction", (name, action.kind, action.contract)
        case a.Options():
            return "options", (name, "stichzwang" if action.stichzwang else "no-stichzwang", action.talon)
        case a.Spritz():
            return "spritzer", (name, "yes" if action.yes else "no")
        case a.NameBird():
            return "birds", (name, action.bird)
        case a.Call():
            return "call", (name, "fourth" if action.card is None else card_text(action.card))
        case a.TakeHalf():
            return "take", (name, HALVES[action.half])
        case a.GiveUp():
            return "take", (name, action.kind)
        case a.Discard():
            return "discard", (name, *_discard(state))
        case a.Claim():
            return "claim", (name,)
        case _:
            return "auction", (name, action.kind)


def _discard(state: State) -> tuple[str, ...]:
    """The cards put away, those seen by all behind “open”."""
    hidden, seen = display_order(state.discard & ~state.discard_open), display_order(state.discard_open)
    return (*_texts(hidden), *(("open", *_texts(seen)) if seen else ()))


def _tricks(state: State, names: tuple[str, ...]) -> Iterator[tuple[str, ...]] | list[tuple[str, ...]]:
    """The tricks: number, leader, cards as played, winner, talon cards thrown to it; last the unfinished one."""
    rows: list[tuple[str, ...]] = []
    for number, trick in enumerate(state.tricks, 1):
        thrown = ("+", *_texts(trick.talon)) if trick.talon else ()
        cards = _texts(trick.cards)
        rows.append((str(number), Name(names[trick.leader]), *cards, ">", Name(names[trick.winner]), *thrown))
    if state.trick:
        rows.append((str(len(state.tricks) + 1), Name(names[state.leader]), *_texts(state.trick)))
    return rows
