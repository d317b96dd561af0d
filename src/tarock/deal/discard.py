"""The discard: as many cards as were taken, never Trull or kings (MV-13), by the order that the contract demands.

`discard_first` names the kind that goes first: cards of the other kind may go only when none of the first that may be
discarded stays in the hand. `discard_open` names the kind that is put away openly. `discard_suits_left` is the least
number of suit cards that must remain (Farbenspiele). The bird of a bird game stays: it is announced. Where none was
named before the call (MV-32), one of the game's birds has to stay.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from tarock.cards import KINGS_MASK, PACK_MASK, PLAIN_MASK, TAROCK_MASK, TRULL_MASK, cards_of, is_mask, mask_of, size
from tarock.deal import actions as a, events as e
from tarock.deal.messages import GENERAL, card_text_of
from tarock.deal.stages import enter_announcing
from tarock.deal.state import State, changed
from tarock.deal.talon import with_hand
from tarock.rules import Reason

_NEVER = KINGS_MASK | TRULL_MASK
_KINDS = {"suits": PLAIN_MASK, "tarocks": TAROCK_MASK, "any": PACK_MASK, "none": 0}


@dataclass(frozen=True, slots=True)
class DiscardChoice:
    """All legal discards in short: `count` cards, all of `must` and the rest from `may` (masks).

    At least `suits_left` of the hand's suit cards remain, and one of the birds `keep` if that names any.
    """

    count: int
    must: int
    may: int
    suits_left: int = 0
    hand: int = 0
    keep: int = 0

    def allows(self, cards: int) -> bool:
        """Whether what remains is enough, of cards taken from `must` and `may` in the right number."""
        left = self.hand & ~cards
        return size(left & PLAIN_MASK) >= self.suits_left and (not self.keep or left & self.keep != 0)

    def masks(self) -> Iterator[int]:
        """Every legal discard as a mask; up to some thousands."""
        for rest in combinations(cards_of(self.may), self.count - size(self.must)):
            cards = self.must | mask_of(rest)
            if self.allows(cards):
                yield cards


def discard_choice(state: State) -> DiscardChoice:
    """What the declarer may put away. Only in the discard phase."""
    contract = state.contract
    hand = state.hands[state.declarer]
    free = hand & ~_NEVER & ~_named_bird(state)
    first = free & _KINDS[contract.discard_first]
    count, keep = size(state.taken), 0 if state.bird else _birds(state)
    if size(first) >= count:
        return DiscardChoice(count, 0, first, contract.discard_suits_left, hand, keep)
    return DiscardChoice(count, first, free & ~first, contract.discard_suits_left, hand, keep)


def _birds(state: State) -> int:
    return mask_of(card for b in state.contract.birds if (card := state.rules.bonuses[b].card) is not None)


def _named_bird(state: State) -> int:
    card = state.rules.bonuses[state.bird].card if state.bird else None
    return 0 if card is None else 1 << card


def refuse(state: State, action: a.Action) -> Reason | None:
    """Why these cards cannot be discarded; None when they can."""
    assert isinstance(action, a.Discard)
    choice, cards = discard_choice(state), action.cards
    if not is_mask(cards):
        return Reason("discard-no-cards", {}, GENERAL)
    if cards & ~choice.hand:
        return Reason("discard-not-held", {"card": card_text_of(cards_of(cards & ~choice.hand)[0])}, GENERAL)
    if size(cards) != choice.count:
        return Reason("discard-count", {"count": choice.count, "given": size(cards)}, GENERAL)
    if cards & _NEVER:
        return Reason("discard-never", {"card": card_text_of(cards_of(cards & _NEVER)[0])}, _never_clause(state))
    path = f"contracts.{state.contract_id}"
    if cards & _named_bird(state):
        params = {"bonus": state.rules.bonuses[state.bird].name}
        return Reason("discard-named-bird", params, state.rules.clause(f"{path}.birds"))
    if choice.must & ~cards or cards & ~(choice.must | choice.may):
        wrong = "discard-tarocks-first" if state.contract.discard_first == "tarocks" else "discard-suits-first"
        return Reason(wrong, {}, state.rules.clause(f"{path}.discard_first"))
    if size(choice.hand & ~cards & PLAIN_MASK) < choice.suits_left:
        return Reason(
            "discard-suits-left", {"count": choice.suits_left}, state.rules.clause(f"{path}.discard_suits_left")
        )
    if not choice.allows(cards):
        return Reason("discard-last-bird", {"game": state.contract.name}, state.rules.clause(f"{path}.birds"))
    return None


def _never_clause(state: State) -> str:
    """Every set forbids it; where its own text on the open discard does (MV-13, MV-36), that is cited."""
    return state.rules.clause(f"contracts.{state.contract_id}.discard_open")


def candidates(state: State) -> Iterator[a.Action]:
    """Every legal discard."""
    for cards in discard_choice(state).masks():
        yield a.Discard(state.declarer, cards)


def event(state: State, action: a.Action) -> e.Event:
    """What a legal discard makes happen."""
    assert isinstance(action, a.Discard)
    return e.Discarded(action.seat, action.cards)


def apply_discarded(state: State, event: e.Discarded) -> State:
    """The cards leave the hand; the open ones are seen by all."""
    hands = with_hand(state, event.seat, state.hands[event.seat] & ~event.cards)
    seen = event.cards & _KINDS[state.contract.discard_open]
    return enter_announcing(changed(state, hands=hands, discard=event.cards, discard_open=seen))
