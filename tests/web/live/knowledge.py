"""What a seat may know at any moment, from the true deal; and everything that a view says about cards.

Written without the views of the program: only the engine's state of the true deal is used.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from tarock.cards import card_name, cards_of, is_tarock
from tarock.deal import Phase, State
from tarock.table import Table

BEFORE_TALON = (Phase.AUCTION, Phase.OPTIONS, Phase.SPRITZER, Phase.BIRDS, Phase.CALLING)
DEAL = {
    *("number", "board", "dealer", "seats", "sits_out", "radl", "commitment", "seed", "view", "said", "refusals"),
    *("log", "result"),
}
VIEW = {
    *("rules", "seat", "phase", "turn", "forehand", "hand", "hand_sizes", "auction", "passed", "standing", "bidders"),
    *("bid_items", "naming", "contract", "declarers", "birds", "stichzwang", "talon_to", "spritz_asked", "spritzers"),
    *("has_called", "fourth", "called", "partner", "partner_known", "talon", "half", "taken", "discard"),
    *("discard_open", "talk", "tricks", "leader", "trick", "open_hands", "claimed_by", "end", "legal", "choice"),
}
"""All that a view has. A new field must be looked at here first."""


def may_know(state: State, seat: int | None) -> set[int]:
    """The cards whose place the seat (None: who pauses or watches) may know while the deal goes on."""
    known = {card for trick in state.tricks for card in (*trick.cards, *trick.talon)} | set(state.trick)
    if seat is not None:
        known |= set(cards_of(state.dealt[seat]))
    if state.contract_id:
        contract = state.rules.contracts[state.contract_id]
        shown = contract.talon == "half" and state.phase not in BEFORE_TALON
        if shown or (contract.talon == "shown-six" and state.taken):
            known |= {card for half in state.talon for card in half}
        if contract.ouvert != "none" and state.tricks:
            laid = range(4) if contract.ouvert == "all" else state.declarers
            known |= {card for player in laid for card in cards_of(state.hands[player])}
    if seat is not None and state.declarers == (seat,):
        known |= set(cards_of(state.taken)) | set(cards_of(state.discard))
    known |= set(cards_of(state.discard_open))
    if state.claimed_by is not None:
        known |= set(cards_of(state.hands[state.claimed_by]))
    return known


def named_cards(view: dict[str, Any]) -> Iterator[tuple[str, int]]:
    """Every card number in the deal of a view, with where it stands."""
    deal = view["deal"]
    assert set(deal) == DEAL, set(deal) ^ DEAL
    for key in deal["refusals"]:
        if key.startswith("card:"):
            yield key, int(key[5:])
    for line in deal["log"]:
        for card in line.get("cards", ()):
            yield "log", card
    seen = deal["view"]
    if seen is None:
        return
    assert set(seen) == VIEW, set(seen) ^ VIEW
    for name in ("hand", "taken", "discard", "discard_open", "trick"):
        for card in seen[name]:
            yield name, card
    for half in seen["talon"] or ():
        for card in half:
            yield "talon", card
    for _, cards, _, talon in seen["tricks"]:
        for card in (*cards, *talon):
            yield "tricks", card
    for _, cards in seen["open_hands"]:
        for card in cards:
            yield "open_hands", card
    for action in seen["legal"]:
        if action[0] == "play":
            yield "legal", action[2]
    for name, value in (seen["choice"] or {}).items():
        if isinstance(value, list) and name != "keep":  # which birds the game names, wherever they are
            for card in value:
                yield f"choice.{name}", card


def texts(value: Any) -> Iterator[str]:
    """Every text in it."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from texts(part)
    elif isinstance(value, list):
        for part in value:
            yield from texts(part)


_NAMES = {card: re.compile(rf"\b{re.escape(card_name(card, 'de'))}\b") for card in range(54)}


def check_view(view: dict[str, Any], table: Table, seat: int | None) -> int:
    """Nothing in the view that the seat must not know, `table` being the truth at its version; the cards checked."""
    deal, state = view["deal"], table.deal.state if table.deal else None
    if deal is None or state is None:
        return 0
    if state.finished:
        return 0
    assert deal["seed"] is None
    assert deal["result"] is None
    known = may_know(state, seat)
    found = list(named_cards(view))
    for where, card in found:
        assert card in known, f"version {view['version']}, seat {seat}: {card_name(card)} in {where}"
    seen = deal["view"]
    if seen is not None:
        _check_call(state, seat, seen)
        _check_old_tricks(state, seen)
    public = (
        {state.called} if state.called is not None and not (state.fourth and seen and seen["called"] is None) else set()
    )
    hidden = set(range(54)) - known - public
    for text in texts({name: deal[name] for name in ("said", "log", "refusals")}):
        for card in hidden:
            if not (is_tarock(card) and card_name(card) in _BIRD_NAMES):
                assert not _NAMES[card].search(text), f"version {view['version']}, seat {seat}: {text}"
    return len(found)


_BIRD_NAMES = {card_name(card) for card in (32, 33, 34, 35, 52, 53)}
"""Pagat, Uhu, …, Mond, Sküs: also names of premiums."""


def _check_call(state: State, seat: int | None, seen: dict[str, Any]) -> None:
    """„Den Vierten“ and the partner are nobody's business before they show."""
    kings = {7, 15, 23, 31}
    party = (*state.declarers[:1], state.holder)
    if state.fourth and seen["called"] is not None and seat not in party:
        public = may_know(state, None)
        assert state.called in public or len(kings & public) == 3
    if seen["partner"] is not None and seat != state.holder and state.called is not None:
        public = may_know(state, None)
        assert state.called in public or state.talk, "the partner is known before he showed himself"


def _check_old_tricks(state: State, seen: dict[str, Any]) -> None:
    """MV-14: of the tricks taken in only the last may be looked at, or none."""
    for number, (_, cards, _, _) in enumerate(seen["tricks"]):
        last = number == len(state.tricks) - 1
        if cards:
            assert last, "an old trick"
            assert state.rules.table.look == "last" or not state.trick, "the set has no looking back"
