"""What a seat may know: `view(state, seat)`, and nothing else for players, bots and browsers.

A view holds the own hand, what was said and seen by all, and what the seat may do now. What was seen stays known: the
shown talon, open discards, hands laid open. Of the tricks taken in a view holds who led and who won, and the cards only
where players may look at them (`table.look`, MV-14): the last trick or none; a trick lies open until the next is led.
`memory` is what a player can remember of the others: for bots, never for a display, and not in the JSON. The spectator
sees what all four see. After the deal `open_view` shows everything.

„Den Vierten“ hides the called card from those who cannot tell it yet; nobody but the holder learns who the partner is
until the card is seen or its holder has announced it ultimo. Nobody but the dealer of the cards learns of a called card
in the untouched talon of a Solorufer.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Final

from tarock.cards import KINGS_MASK, cards_of, size
from tarock.deal.actions import Action, as_json
from tarock.deal.discard import DiscardChoice, discard_choice
from tarock.deal.engine import legal
from tarock.deal.seen import seen_by_all, talon_is_shown
from tarock.deal.sides import known_sides
from tarock.deal.state import SEATS, Phase, Said, State, Trick, Word

Halves = tuple[tuple[int, ...], tuple[int, ...]]


@dataclass(frozen=True, slots=True)
class View:
    """A deal as one seat sees it (`seat` None: a spectator). Names as in `State`; sets of cards are masks.

    `talon` is None until shown. `taken` and `discard` are the seat's own business, 0 for the others; `discard_open` is
    for all, and the whole discard once it was shown before counting. `tricks` are those taken in, without cards where
    these may not be looked at; `memory` are the same with all cards, as they fell before all eyes. `open_hands` are
    pairs of seat and cards laid open. `called` is None where unknown (or nothing was called: `has_called`); `partner`
    is None where unknown or none (`partner_known`). `legal` are the seat's possible actions; discards come in short as
    `choice`.
    """

    rules: str
    seat: int | None
    phase: Phase
    turn: int | None
    forehand: int
    hand: int
    hand_sizes: tuple[int, int, int, int]
    auction: tuple[Word, ...]
    passed: frozenset[int]
    standing: str
    bidders: tuple[int, ...]
    bid_items: tuple[str, ...]
    naming: bool
    contract: str
    declarers: tuple[int, ...]
    birds: tuple[tuple[int, str], ...]
    stichzwang: bool | None
    talon_to: str
    spritz_asked: frozenset[int]
    spritzers: frozenset[int]
    has_called: bool
    fourth: bool
    called: int | None
    partner: int | None
    partner_known: bool
    talon: Halves | None
    half: int | None
    taken: int
    discard: int
    discard_open: int
    talk: tuple[Said, ...]
    tricks: tuple[Trick, ...]
    memory: tuple[Trick, ...]
    leader: int
    trick: tuple[int, ...]
    open_hands: tuple[tuple[int, int], ...]
    claimed_by: int | None
    end: str
    legal: tuple[Action, ...]
    choice: DiscardChoice | None

    def json(self) -> dict[str, object]:
        """The view as plain lists, numbers and strings, for displays: without `memory`.

        Sets of cards are lists: a mask is too big for the numbers of a browser.
        """
        found: dict[str, object] = {name: getattr(self, name) for name in _SHOWN}
        for name in _ROWS:
            found[name] = [list(row) for row in getattr(self, name)]
        for name in _SETS:
            found[name] = sorted(getattr(self, name))
        for name in _MASKS:
            found[name] = list(cards_of(getattr(self, name)))
        for name in _LISTS:
            found[name] = list(getattr(self, name))
        found["talon"] = None if self.talon is None else [list(half) for half in self.talon]
        found["tricks"] = [_plain(trick) for trick in self.tricks]
        found["open_hands"] = [[seat, list(cards_of(cards))] for seat, cards in self.open_hands]
        found["legal"] = [as_json(action) for action in self.legal]
        if self.choice is not None:
            choice = {f.name: getattr(self.choice, f.name) for f in fields(self.choice)}
            found["choice"] = choice | {name: list(cards_of(choice[name])) for name in _CHOICE_MASKS}
        return found


_SHOWN: Final = tuple(f.name for f in fields(View) if f.name != "memory")
_ROWS: Final = ("auction", "talk", "birds")
_SETS: Final = ("passed", "spritz_asked", "spritzers")
_LISTS: Final = ("hand_sizes", "bidders", "bid_items", "declarers", "trick")
_MASKS: Final = ("hand", "taken", "discard", "discard_open")
_CHOICE_MASKS: Final = ("must", "may", "hand", "keep")


def _plain(value: object) -> object:
    return [_plain(part) for part in value] if isinstance(value, tuple) else value


def view(state: State, seat: int) -> View:
    """What `seat` may know."""
    return _view(state, seat)


def spectator_view(state: State) -> View:
    """What everybody may know."""
    return _view(state, None)


def open_view(state: State) -> dict[str, object]:
    """Everything about a deal that is over: the spectator's view, the cards dealt, the talon, the discard, the call.

    Raises ValueError while the deal is going on.
    """
    if not state.finished:
        raise ValueError("the cards are opened after the deal")
    return spectator_view(state).json() | {
        "dealt": [list(cards_of(hand)) for hand in state.dealt],
        "hands": [list(cards_of(hand)) for hand in state.hands],
        "talon": _plain(state.talon),
        "taken": list(cards_of(state.taken)),
        "discard": list(cards_of(state.discard)),
        "called": state.called,
        "partner": state.partner,
        "partner_known": True,
        "king_in_talon": state.king_in_talon,
    }


def _view(state: State, seat: int | None) -> View:
    mine = seat is not None and seat == state.turn
    own_cards = seat is not None and state.declarers == (seat,)
    discarding = mine and state.phase is Phase.DISCARD
    called = state.called if _knows_called(state, seat) else None
    partner_known = _knows_partner(state, seat)
    return View(
        rules=state.rules.id,
        seat=seat,
        phase=state.phase,
        turn=state.turn,
        forehand=state.forehand,
        hand=0 if seat is None else state.hands[seat],
        hand_sizes=_sizes(state.hands),
        auction=state.auction,
        passed=state.passed,
        standing=state.standing,
        bidders=state.bidders,
        bid_items=state.bid_items,
        naming=state.naming,
        contract=state.contract_id,
        declarers=state.declarers,
        birds=state.birds,
        stichzwang=state.stichzwang,
        talon_to=state.talon_to,
        spritz_asked=state.spritz_asked,
        spritzers=state.spritzers,
        has_called=state.called is not None,
        fourth=state.fourth,
        called=called,
        partner=state.partner if partner_known else None,
        partner_known=partner_known,
        talon=state.talon if talon_is_shown(state) else None,
        half=state.half,
        taken=state.taken if own_cards else 0,
        discard=state.discard if own_cards or _discard_is_shown(state) else 0,
        discard_open=state.discard if _discard_is_shown(state) else state.discard_open,
        talk=state.talk,
        tricks=_to_look_at(state),
        memory=state.tricks,
        leader=state.leader,
        trick=state.trick,
        open_hands=tuple((s, state.hands[s]) for s in SEATS if s in state.opened),
        claimed_by=state.claimed_by,
        end=state.end,
        legal=legal(state) if mine and not discarding else (),
        choice=discard_choice(state) if discarding else None,
    )


def _to_look_at(state: State) -> tuple[Trick, ...]:
    """The tricks, with cards only where they may be looked at: all after the deal, else at most the last."""
    if state.finished:
        return state.tricks
    open_from = len(state.tricks) - (state.rules.table.look == "last" or not state.trick)
    return tuple(t if i >= open_from else Trick(t.leader, (), t.winner) for i, t in enumerate(state.tricks))


def _sizes(hands: tuple[int, int, int, int]) -> tuple[int, int, int, int]:
    return size(hands[0]), size(hands[1]), size(hands[2]), size(hands[3])


def _discard_is_shown(state: State) -> bool:
    """Before counting, where the set has it shown to all (MV-15)."""
    return state.finished and state.discard != 0 and state.rules.table.show_discard == "always"


def _knows_called(state: State, seat: int | None) -> bool:
    """A card called by name is known to all; „den Vierten“ to caller and holder, then to whoever can tell it."""
    if state.called is None or not state.fourth or (seat in (state.declarer, state.holder) and seat is not None):
        return True
    seen = seen_by_all(state) & KINGS_MASK
    return bool(seen >> state.called & 1) or size(seen) == 3


def _knows_partner(state: State, seat: int | None) -> bool:
    """Whether it is known to the seat who the partner is, or that there is none."""
    if not state.declarers or state.contract.partner != "called":
        return bool(state.declarers)
    if state.called is None:
        return False
    if seat is not None and seat == state.holder:
        return True
    return len(known_sides(state)) == 4 or bool(seen_by_all(state) >> state.called & 1)
