"""One deal from the first word to the last card: `decide`, `evolve`, `legal`, and the fold over a log.

`decide(state, action)` gives the events of a legal action, or the `Reason` why it is refused; it never raises, whatever
it is handed. `legal(state)` lists what `decide` accepts, because both ask the same verifier (`why_refused`).
`evolve(state, event)` is the only way a state changes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, fields
from typing import Any

from tarock.cards import PACK_MASK, mask_of, size
from tarock.deal import (
    actions as a,
    announcing,
    auction,
    calling,
    claims,
    discard,
    events as e,
    options,
    playing,
    talon,
)
from tarock.deal.messages import GENERAL, PHASES
from tarock.deal.state import SEATS, Phase, State
from tarock.rules import Reason, RuleSet, Seat

Hands = tuple[int, int, int, int]
Halves = tuple[tuple[int, int, int], tuple[int, int, int]]


@dataclass(frozen=True, slots=True)
class _Room:
    """What a phase can do: the actions it takes, and its verifier, candidates, events and automatic events."""

    takes: tuple[type[a.Action], ...]
    refuse: Callable[[State, Any], Reason | None]
    candidates: Callable[[State], Iterator[a.Action]]
    event: Callable[[State, Any], e.Event]
    follow: Callable[[State], e.Event | None] = lambda state: None
    exact: bool = False  # the candidates are made from the same masks that the verifier asks: all of them are legal


_BIDDING = (a.Forehand, a.HandOn, a.Pass, a.ThrowIn, a.Bid, a.Hold, a.Bei, a.Announce, a.Gut)
_ROOMS: dict[Phase, _Room] = {
    Phase.AUCTION: _Room(_BIDDING, auction.refuse, auction.candidates, auction.event, auction.follow),
    Phase.OPTIONS: _Room((a.Options,), options.refuse, options.candidates, options.event),
    Phase.SPRITZER: _Room((a.Spritz,), options.refuse, options.candidates, options.event),
    Phase.BIRDS: _Room((a.NameBird,), calling.refuse, calling.candidates, calling.event, calling.follow),
    Phase.CALLING: _Room((a.Call,), calling.refuse, calling.candidates, calling.event),
    Phase.TALON: _Room((a.TakeHalf, a.GiveUp), talon.refuse, talon.candidates, talon.event, talon.follow),
    Phase.DISCARD: _Room((a.Discard,), discard.refuse, discard.candidates, discard.event, exact=True),
    Phase.ANNOUNCING: _Room(
        (a.Announce, a.Kontra, a.Gut), announcing.refuse, announcing.candidates, announcing.event, announcing.follow
    ),
    Phase.PLAY: _Room((a.Play, a.Claim), playing.refuse, playing.candidates, playing.event, playing.follow, True),
}

_APPLY: dict[type[e.Event], Callable[[State, Any], State]] = {
    e.WordSaid: auction.apply_word,
    e.BidItemNamed: auction.apply_item,
    e.BidItemsClosed: auction.apply_items_closed,
    e.AuctionEnded: auction.apply_ended,
    e.OptionsChosen: options.apply_options,
    e.SpritzAnswered: options.apply_spritz,
    e.BirdNamed: calling.apply_bird,
    e.DeclarerFound: calling.apply_declarer,
    e.Called: calling.apply_called,
    e.HalfTaken: talon.apply_half,
    e.SixTaken: talon.apply_six,
    e.Discarded: discard.apply_discarded,
    e.Announced: announcing.apply_said,
    e.KontraSaid: announcing.apply_said,
    e.GutSaid: announcing.apply_gut,
    e.CardPlayed: playing.apply_card,
    e.TrickTaken: playing.apply_trick,
    e.LaidOpen: playing.apply_open,
    e.Claimed: claims.apply_claimed,
    e.Ended: playing.apply_ended,
}


def new_deal(rules: RuleSet, hands: Hands, halves: Halves) -> State:
    """A deal before the first word, Vorhand at seat 0. Raises ValueError unless the cards are the 54, twelve each."""
    cards = (*hands, mask_of(halves[0]), mask_of(halves[1]))
    if [size(c) for c in cards] != [12, 12, 12, 12, 3, 3] or sum(cards) != PACK_MASK:
        raise ValueError("a deal has 54 different cards: twelve for each seat and two halves of three")
    return State(rules, hands, halves, hands)


def why_refused(state: State, action: object) -> Reason | None:
    """Why an action is not possible now; None when it is. Anything may be handed in."""
    if not _well_formed(action):
        return Reason("deal-no-action", {}, GENERAL)
    if state.phase is Phase.FINISHED:
        return Reason("deal-over", {}, GENERAL)
    room = _ROOMS[state.phase]
    if not isinstance(action, room.takes):
        return Reason("deal-wrong-phase", {"phase": PHASES[state.phase]}, GENERAL)
    if action.seat != state.turn:
        return _out_of_turn(state, action)
    return room.refuse(state, action)


def decide(state: State, action: object) -> tuple[e.Event, ...] | Reason:
    """The events of a legal action with all that follows by itself, or why it is refused."""
    refused = why_refused(state, action)
    return _run(state, action)[0] if refused is None else refused


def act(state: State, action: object) -> State | Reason:
    """The state after a legal action with all that follows by itself, or why it is refused."""
    refused = why_refused(state, action)
    return _run(state, action)[1] if refused is None else refused


def _run(state: State, action: object) -> tuple[tuple[e.Event, ...], State]:
    """A legal action's events, the automatic ones included, and the state they lead to."""
    event: e.Event | None = _ROOMS[state.phase].event(state, action)
    found: list[e.Event] = []
    while event is not None:
        found.append(event)
        state = evolve(state, event)
        event = _ROOMS[state.phase].follow(state) if state.phase is not Phase.FINISHED else None
    return tuple(found), state


def evolve(state: State, event: e.Event) -> State:
    """The state after one event, which must come from `decide` on this very state."""
    return _APPLY[type(event)](state, event)


def evolve_all(state: State, events: Iterable[e.Event]) -> State:
    """The state after several events."""
    for event in events:
        state = evolve(state, event)
    return state


def legal(state: State) -> tuple[a.Action, ...]:
    """Every action that `decide` accepts now; of one seat, as only one is on turn. Empty when the deal is over.

    Discards can be thousands; `discard.discard_choice` says the same in short.
    """
    if state.phase is Phase.FINISHED:
        return ()
    room = _ROOMS[state.phase]
    return tuple(action for action in room.candidates(state) if room.exact or room.refuse(state, action) is None)


def dealt(state: State) -> e.Dealt:
    """The first event of a deal's log."""
    return e.Dealt(state.rules.id, state.rules.digest, state.dealt, state.talon)


def replay(rules: RuleSet, events: Iterable[e.Event]) -> State:
    """The state that a log leads to. Raises ValueError if it does not begin with `Dealt` under these rules."""
    log = iter(events)
    first = next(log, None)
    if not isinstance(first, e.Dealt) or first.digest != rules.digest:
        raise ValueError("a log begins with the deal, under the rules it was played by")
    return evolve_all(new_deal(rules, first.hands, first.talon), log)


_FIELDS: dict[type, tuple[tuple[str, tuple[type, ...]], ...]] = {
    cls: tuple(
        (f.name, tuple({"int": int, "str": str, "bool": bool, "None": type(None)}[t] for t in str(f.type).split(" | ")))
        for f in fields(cls)
    )
    for cls in a.ACTIONS.values()
}
"""The fields of every action with the exact types they take (True is no seat)."""


def _well_formed(action: object) -> bool:
    shape = _FIELDS.get(type(action))
    if shape is None or any(type(getattr(action, name)) not in types for name, types in shape):
        return False
    return getattr(action, "seat", None) in SEATS


def _out_of_turn(state: State, action: a.Action) -> Reason:
    """Not on turn, with the better reason where the auction is over for this seat."""
    if state.phase is Phase.AUCTION and isinstance(action, a.Bid | a.Bei | a.Hold):
        if action.seat in state.passed:
            return Reason("auction-passed", {"seat": Seat(action.seat)}, GENERAL)
        if action.seat in state.bidders:
            return Reason("auction-own-bid", {"seat": Seat(action.seat)}, state.rules.clause("auction.raise_own"))
    assert state.turn is not None
    return Reason("deal-not-on-turn", {"seat": Seat(action.seat), "turn": Seat(state.turn)}, GENERAL)
