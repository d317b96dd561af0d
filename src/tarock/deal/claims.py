"""Claims: a seat on lead may end the game when all remaining tricks are certainly its own.

A claim needs no answer, because it is proved; and it is proved from what the claiming seat itself can know, so that
neither the list of legal actions nor a refusal tells anything about hidden cards. The proof is that of
`decided.why_no_claim`, asked about a state in which every other seat holds every card that may still be played.
"""

from __future__ import annotations

from tarock.cards import MOND, PACK_MASK, PAGAT, SKUES, SUIT_MASKS, cards_of, mask_of, size
from tarock.deal import events as e
from tarock.deal.decided import why_no_claim
from tarock.deal.messages import GENERAL
from tarock.deal.seen import gone_for
from tarock.deal.state import SEATS, State, changed
from tarock.rules import Reason


def refuse_claim(state: State, seat: int) -> Reason | None:
    """Why the seat may not claim the rest; None when it knows that the rest is its own and settles the game."""
    loose = PACK_MASK & ~state.hands[seat] & ~gone_for(state, seat)
    wrong = why_no_claim(_as_known(state, seat, loose), seat)
    if wrong is None and state.hands[seat] >> SKUES & 1 and loose >> MOND & 1:
        for item in state.contract.bonuses:
            if state.rules.bonuses[item].test == "mondfang":
                return Reason("claim-bonus-open", {"bonus": state.rules.bonuses[item].name}, GENERAL)
    return wrong


def _as_known(state: State, seat: int, loose: int) -> State:
    """The state with every card that may still be played, and matters, in every other hand.

    Of each suit a hand can hold no more cards than there are tricks to come, so the highest of them are enough (the
    Pagat stays for the Märchenstich). A called card that is still out makes somebody else the partner.
    """
    left = size(state.hands[seat])
    others = loose & 1 << PAGAT
    for suit in SUIT_MASKS:
        others |= mask_of(cards_of(loose & suit)[-left:])
    if state.called is not None and loose >> state.called & 1:
        others |= 1 << state.called
        side = next(s for s in SEATS if s != seat)
        state = changed(state, holder=side if side != state.declarer else None)
    one, two, three, four = (state.hands[s] if s == seat else others for s in SEATS)
    return changed(state, hands=(one, two, three, four))


def apply_claimed(state: State, event: e.Claimed) -> State:
    """The rest belongs to the seat."""
    return changed(state, claimed_by=event.seat)
