"""Why a trick went to whom: the sentence beside every trick."""

from __future__ import annotations

from tarock.cards import FIRST_TAROCK, SUIT_NAMES_DE, SUIT_NAMES_EN, suit_of
from tarock.deal.messages import GENERAL
from tarock.deal.playing import trick_rules_of
from tarock.deal.state import State
from tarock.deal.tricks import TrickRules, is_maerchenstich, named, winner
from tarock.rules import Reason, Text


def why_won(state: State, cards: tuple[int, ...]) -> Reason:
    """Why the winning card of a trick (one to four cards in the order played) takes it. Only after the auction."""
    tr = trick_rules_of(state)
    card = cards[winner(tr, cards)]
    if is_maerchenstich(tr, cards):
        switch = "maerchenstich" if state.contract.positive else "maerchenstich_negative"
        return Reason("won-maerchenstich", {}, state.rules.clause(f"play.{switch}"))
    if card >= FIRST_TAROCK:
        alone = sum(other >= FIRST_TAROCK for other in cards) == 1 and len(cards) > 1
        return Reason("won-only-tarock" if alone else "won-highest-tarock", {"card": named(card)}, GENERAL)
    return _by_suit(state, tr, cards, card)


def _by_suit(state: State, tr: TrickRules, cards: tuple[int, ...], card: int) -> Reason:
    """A suit card took the trick."""
    suit = suit_of(card)
    params = {"card": named(card), "suit": Text(SUIT_NAMES_DE[suit], SUIT_NAMES_EN[suit])}
    if tr.kind == "suit" and max(cards) >= FIRST_TAROCK:
        return Reason("won-suit-game", params, state.rules.clause(f"contracts.{state.contract_id}.kind"))
    alone = sum(suit_of(other) == suit for other in cards) == 1 and len(cards) > 1
    return Reason("won-only-suit" if alone else "won-highest-suit", params, GENERAL)
