"""When nothing can change any more: a negative game that is lost, and a claim that is certain.

Both are sound and careful rather than complete: what is not proved is played on. A claim is proved by masters: the
claimer leads tarocks (suit games: suits) that nobody can beat until nobody can follow, so that the rest is his as well.
"""

from __future__ import annotations

from tarock.cards import MOND, PAGAT, SKUES, SUIT_MASKS, TAROCK, is_queen
from tarock.deal.messages import GENERAL
from tarock.deal.pledges import pledges_of
from tarock.deal.state import SEATS, State
from tarock.deal.tricks import TrickRules, trick_rules
from tarock.rules import Bonus, Reason

TRICKS = 12


def is_lost(state: State) -> bool:
    """Whether all declarers of a negative game have lost already: too many tricks, or too few still to come."""
    contract = state.contract
    if contract.kind != "negative" or contract.tricks is None:
        return False
    left = TRICKS - len(state.tricks)
    won = [state.tricks_won(seat) for seat in state.declarers]
    return all(tricks > contract.tricks or tricks + left < contract.tricks for tricks in won)


def is_decided(state: State) -> bool:
    """Whether play is over: all tricks are made or given to a claim, or a negative game is lost."""
    return len(state.tricks) == TRICKS or state.claimed_by is not None or is_lost(state)


def why_no_claim(state: State, seat: int) -> Reason | None:
    """Why `seat` may not claim the remaining tricks now; None when the claim is certain and settles the game."""
    if state.trick or state.leader != seat:
        return Reason("claim-not-leading", {}, GENERAL)
    bonus = open_bonus(state, seat)
    if bonus is not None:
        return Reason("claim-bonus-open", {"bonus": bonus.name}, GENERAL)
    return None if proved_claim(state, seat) else Reason("claim-not-sure", {}, GENERAL)


def proved_claim(state: State, seat: int) -> bool:
    """Whether `seat`, on lead, can take all remaining tricks whatever the others play. False may mean: not proved."""
    if state.trick or state.leader != seat or not state.hands[seat] or _has_promised(state, seat):
        return False
    tr = trick_rules(state.rules, state.contract, state.stichzwang)
    others = [state.hands[other] for other in SEATS if other != seat]
    if tr.maerchenstich != "none" and _maerchenstich_looms(state.hands[seat], others):
        return False
    return all(_runs(tr, state.hands[seat], others, suit) for suit in range(TAROCK + 1))


def _has_promised(state: State, seat: int) -> bool:
    """Whether an announced card in the hand still prescribes the order of its cards (MV-49)."""
    items = [item for item, by in state.announced if by == seat]
    pledges = pledges_of(state.rules, items, state.hands[seat], state.called)
    return any(pledge.trick > len(state.tricks) for pledge in pledges)


def _maerchenstich_looms(hand: int, others: list[int]) -> bool:
    """Whether a high Trullstück of the hand could fall with the other two and give the trick to the Pagat."""
    if not any(other >> PAGAT & 1 for other in others):
        return False
    ours = (hand >> MOND & 1, hand >> SKUES & 1)
    theirs = [any(other >> card & 1 for other in others) for card in (MOND, SKUES)]
    return bool((ours[0] and theirs[1]) or (ours[1] and theirs[0]))


def _runs(tr: TrickRules, hand: int, others: list[int], suit: int) -> bool:
    """Whether the hand's cards of `suit` all win when led from the top (tarock first, in suit games last).

    It needs as many masters as the longest other hand has cards of the suit; with them gone the rest is high.
    """
    mine = hand & SUIT_MASKS[suit]
    theirs = [other & SUIT_MASKS[suit] for other in others]
    if not mine:
        # Tarocks against us would trump a suit; in a suit game they never win one.
        return suit != TAROCK or tr.kind == "suit" or not any(theirs)
    highest = max(card.bit_length() for card in theirs)
    masters = (mine >> highest).bit_count()
    return masters >= max(cards.bit_count() for cards in theirs)


def open_bonus(state: State, seat: int) -> Bonus | None:
    """A bonus that the order of the remaining cards may still decide if `seat` takes all tricks; None if there is none.

    Piles, counts and tricks are settled by a claim; what remains are cards that matter by when they fall.
    """
    contract = state.contract
    for bonus in (state.rules.bonuses[item] for item in contract.bonuses):
        if bonus.test == "mondfang" and _mond_can_be_caught(state):
            return bonus
        if bonus.trick is None or bonus.trick <= len(state.tricks):
            continue
        card = state.called if bonus.test == "ultimo" else bonus.card
        holder = next((s for s in SEATS if card is not None and state.hands[s] >> card & 1), None)
        if card is None or holder is None:
            continue
        if bonus.test == "ultimo":
            if is_queen(card) and not state.rules.calling.queen_ultimo:
                continue
            helps = (seat in state.declarer_side) == (holder in state.declarer_side)
        else:
            helps = holder == seat
        if helps or bonus.silent_may_be_lost:
            return bonus
    return None


def _mond_can_be_caught(state: State) -> bool:
    """Whether Sküs and Mond are still held, on different sides."""
    holders = [next((s for s in SEATS if state.hands[s] >> card & 1), None) for card in (MOND, SKUES)]
    if None in holders:
        return False
    return len({holder in state.declarer_side for holder in holders}) == 2
