"""The round after the discard: announcements and kontra, item by item, sides undeclared.

The seats take turns; a turn is any number of announcements and kontras, ended by „Gut!“ (of the declarer at first: „Ich
liege“; in a bird game only when a bird is announced). Three turns in a row without anything new end it.
`announcements.rounds` = once: premiums only in a seat's first turn. The rules of kontra are in `kontra`.
"""

from __future__ import annotations

from collections.abc import Iterator

from tarock.cards import is_queen
from tarock.deal import actions as a, events as e
from tarock.deal.chains import announced_with, item_chain
from tarock.deal.kontra import kontra_or_valat, level_of, refuse_kontra, said_kontra_on_game
from tarock.deal.messages import GENERAL, card_text_of
from tarock.deal.stages import enter_play
from tarock.deal.state import GAME, SEATS, Said, State, changed
from tarock.rules import Bonus, Contract, Reason, RuleSet


def refuse(state: State, action: a.Action) -> Reason | None:
    """Why this cannot be said now; None when it can. The seat is on turn."""
    if isinstance(action, a.Announce):
        return _refuse_announce(state, action)
    if isinstance(action, a.Kontra):
        return refuse_kontra(state, action)
    return _refuse_gut(state, action.seat)


def _refuse_gut(state: State, seat: int) -> Reason | None:
    """The declarer of a bird game whose bird was not named before the call announces one before „Ich liege“ (MV-32)."""
    contract = state.contract
    if not contract.birds or seat != state.declarer or any(item in contract.birds for item, by in state.announced):
        return None
    return Reason("announce-bird-due", {"game": contract.name}, state.rules.clause(f"contracts.{contract.id}.birds"))


def _refuse_announce(state: State, action: a.Announce) -> Reason | None:
    contract, rules = state.contract, state.rules
    wrong = refuse_announcement(state, contract, action, state.announced)
    if wrong is not None:
        return wrong
    bonus = rules.bonuses[action.item]
    if contract.announce_with_bid and action.seat == state.declarer:
        clause = rules.clause(f"contracts.{contract.id}.announce_with_bid")
        return Reason("announce-with-bid", {"game": contract.name}, clause)
    if rules.announcements.rounds == "once" and state.closed[action.seat] >= 0:
        return Reason("announce-once", {}, rules.clause("announcements.rounds"))
    if bonus.kind == "valat" and kontra_or_valat(state, action.seat) and said_kontra_on_game(state, action.seat):
        return Reason("announce-kontra-or-valat", {}, rules.clause("announcements.suit_kontra_or_valat"))
    return None


def refuse_announcement(
    state: State, contract: Contract, action: a.Announce, announced: tuple[tuple[str, int], ...]
) -> Reason | None:
    """Why a bonus cannot be announced at all in this game by this seat, with a bid or after the discard."""
    rules = state.rules
    if action.item not in contract.bonuses:
        name = rules.bonuses[action.item].name if action.item in rules.bonuses else str(action.item)
        params = {"bonus": name, "game": contract.name}
        return Reason("announce-not-in-game", params, rules.clause(f"contracts.{contract.id}.bonuses"))
    bonus = rules.bonuses[action.item]
    if any(item in announced_with(rules, bonus.id) for item, _ in announced):
        return Reason("announce-twice", {"bonus": bonus.name}, GENERAL)
    return (
        _refuse_holding(rules, bonus, state.hands[action.seat], state.called)
        or _refuse_side(state, bonus, action.seat)
        or _refuse_beside_valat(rules, bonus, announced)
    )


def _refuse_holding(rules: RuleSet, bonus: Bonus, hand: int, called: int | None) -> Reason | None:
    """Who may announce it, by the cards in hand (MV-46, MV-31, MV-56)."""
    clause = rules.clause(f"bonuses.{bonus.id}.announce")
    card = called if bonus.test == "ultimo" else bonus.card
    if bonus.announce == "never":
        return Reason("announce-never", {"bonus": bonus.name}, clause)
    if bonus.test == "ultimo" and card is not None and is_queen(card) and not rules.calling.queen_ultimo:
        return Reason("announce-queen-ultimo", {"bonus": bonus.name}, rules.clause("calling.queen_ultimo"))
    if card is None or bonus.announce == "anyone":
        return None
    held = hand >> card & 1 == 1
    if held == (bonus.announce == "holder"):
        return None
    params = {"bonus": bonus.name, "card": card_text_of(card)}
    if bonus.test == "ultimo" and not held:
        return Reason("announce-called-not-held", {"bonus": bonus.name}, clause)  # „den Vierten“ stays unnamed
    return Reason("announce-held" if held else "announce-not-held", params, clause)


def _refuse_side(state: State, bonus: Bonus, seat: int) -> Reason | None:
    """A bonus that only the declarer's side can make."""
    if bonus.side == "either" or seat in state.declarer_side or not state.declarers:
        return None
    return Reason("announce-declarer-side", {"bonus": bonus.name}, state.rules.clause(f"bonuses.{bonus.id}.side"))


def _refuse_beside_valat(rules: RuleSet, bonus: Bonus, announced: tuple[tuple[str, int], ...]) -> Reason | None:
    """A Valat and material premiums exclude each other, where the set forbids them together, whoever spoke first."""
    if rules.valat.announced_with_material or bonus.kind not in ("material", "valat"):
        return None
    other = "valat" if bonus.kind == "material" else "material"
    if all(rules.bonuses[item].kind != other for item, _ in announced):
        return None
    return Reason("announce-beside-valat", {"bonus": bonus.name}, rules.clause("valat.announced_with_material"))


def candidates(state: State) -> Iterator[a.Action]:
    """Everything that could be said by the seat on turn."""
    seat = state.turn
    assert seat is not None
    yield a.Gut(seat)
    for item in state.contract.bonuses:
        yield a.Announce(seat, item)
    if state.contract.kontra == "individual":
        for against in (None, *SEATS):
            yield a.Kontra(seat, GAME, against)
        return
    for item in (GAME, *state.contract.bonuses):
        if item_chain(state, item):
            yield a.Kontra(seat, item)


def event(state: State, action: a.Action) -> e.Event:
    """What a legal word makes happen."""
    if isinstance(action, a.Announce):
        return e.Announced(action.seat, action.item)
    if isinstance(action, a.Kontra):
        return e.KontraSaid(action.seat, action.item, level_of(state, action), action.against)
    return e.GutSaid(action.seat)


def follow(state: State) -> e.Event | None:
    """What is announced by itself: bonuses named with the bid, and the bird of a bird game."""
    if state.closed != (-1, -1, -1, -1):
        return None
    said = {item for item, _ in state.announced}
    for item in (*state.bid_items, state.bird):
        if item and item not in said:
            return e.Announced(state.declarer, item)
    return None


def apply_said(state: State, event: e.Announced | e.KontraSaid) -> State:
    """One word more in this turn."""
    if isinstance(event, e.Announced):
        said = Said(event.seat, "announce", event.item)
    else:
        said = Said(event.seat, "kontra", event.item, event.level, event.against)
    return changed(state, talk=(*state.talk, said), spoke=True)


def apply_gut(state: State, event: e.GutSaid) -> State:
    """The turn ends; after three in a row without anything new the play begins."""
    talk = (*state.talk, Said(event.seat, "gut"))
    one, two, three, four = (len(talk) if s == event.seat else n for s, n in enumerate(state.closed))
    opens = state.closed == (-1, -1, -1, -1) and event.seat in state.declarers
    quiet = 0 if state.spoke or opens else state.quiet + 1
    state = changed(state, talk=talk, closed=(one, two, three, four), quiet=quiet, spoke=False)
    return enter_play(state) if quiet == 3 else changed(state, turn=(event.seat + 1) % 4)
