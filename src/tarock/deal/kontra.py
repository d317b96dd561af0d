"""Kontra, Re and Sub: who may add a word to which chain when (the chains themselves are in `chains`).

Nobody may answer a side that he knows to be his own; kontras between partners who do not know it yet are void when it
comes out, which is the outcome's business (MV-48). `kontra_when` = first-chance: what a seat has answered with „Gut!“
it cannot kontra later.
"""

from __future__ import annotations

from tarock.deal import actions as a
from tarock.deal.chains import Chain, item_chain, pair_chain
from tarock.deal.messages import GENERAL
from tarock.deal.sides import own_side
from tarock.deal.state import GAME, SEATS, State
from tarock.rules import Reason


def kontra_or_valat(state: State, seat: int) -> bool:
    """Whether this seat, an opponent of a suit game, may not do both: kontra the game and announce a Valat."""
    either = state.rules.announcements.suit_kontra_or_valat == "either"
    return either and state.contract.kind == "suit" and seat != state.declarer


def said_kontra_on_game(state: State, seat: int) -> bool:
    """Whether the seat has kontra'd (or answered on) the game."""
    return any(said.kind == "kontra" and said.item == GAME and said.seat == seat for said in state.talk)


def _announced_valat(state: State, seat: int | None = None) -> bool:
    return any(
        state.rules.bonuses[item].kind == "valat" and (seat is None or by == seat) for item, by in state.announced
    )


def refuse_kontra(state: State, action: a.Kontra) -> Reason | None:
    """Why this kontra, Re or Sub is not possible now; None when it is."""
    contract, rules = state.contract, state.rules
    if contract.kontra == "none":
        return Reason("kontra-none", {"game": contract.name}, rules.clause(f"contracts.{contract.id}.kontra"))
    if contract.kontra == "individual":
        return _refuse_individual(state, action)
    if action.against is not None:
        return Reason("kontra-for-party", {}, rules.clause(f"contracts.{contract.id}.kontra"))
    chain = item_chain(state, action.item)
    if not chain or action.item not in (GAME, *contract.bonuses):
        return Reason("kontra-nothing", {}, GENERAL)
    if own_side(state, action.seat, chain[-1][1].seat):
        return Reason("kontra-own-side", {}, GENERAL)
    return _refuse_link(state, action.seat, chain) or _refuse_game_kontra(state, action)


def _refuse_game_kontra(state: State, action: a.Kontra) -> Reason | None:
    """A kontra on the game beside an announced Valat."""
    if action.item != GAME:
        return None
    if state.rules.valat.game_kontra_announced == "void" and _announced_valat(state):
        return Reason("kontra-beside-valat", {}, state.rules.clause("valat.game_kontra_announced"))
    if kontra_or_valat(state, action.seat) and _announced_valat(state, action.seat):
        return Reason("announce-kontra-or-valat", {}, state.rules.clause("announcements.suit_kontra_or_valat"))
    return None


def _refuse_link(state: State, seat: int, chain: Chain) -> Reason | None:
    """Whether one more word fits a chain: there is a level left, and it is not too late for this seat."""
    if len(chain) > len(state.rules.announcements.levels):
        highest = state.rules.announcements.levels[-1]
        return Reason("kontra-highest", {"level": highest}, state.rules.clause("announcements.levels"))
    if state.rules.announcements.kontra_when == "first-chance" and state.closed[seat] > chain[-1][0]:
        return Reason("kontra-too-late", {}, state.rules.clause("announcements.kontra_when"))
    return None


def _refuse_individual(state: State, action: a.Kontra) -> Reason | None:
    clause = state.rules.clause(f"contracts.{state.contract_id}.kontra")
    if action.item != GAME:
        return Reason("kontra-nothing", {}, GENERAL)
    if action.against is None:
        return _refuse_answer_all(state, action.seat)
    if action.against not in SEATS or action.against == action.seat:
        return Reason("kontra-against", {}, clause)
    pair = _pair(state, action.seat, action.against)
    if pair is None:
        return Reason("kontra-against", {}, clause)
    opponent, declarer = pair
    if opponent in state.declarers and state.rules.auction.bei_settlement == "non-declarers-only":
        return Reason("kontra-co-declarer", {}, state.rules.clause("auction.bei_settlement"))
    chain = pair_chain(state, opponent, declarer)
    if chain[-1][1].seat == action.seat:
        return Reason("kontra-own-side" if len(chain) > 1 else "kontra-nothing", {}, GENERAL)
    return _refuse_link(state, action.seat, chain)


def _pair(state: State, seat: int, against: int) -> tuple[int, int] | None:
    """Which chain a kontra belongs to: (opponent, declarer). In a Bei an answer due comes before a new kontra."""
    answers_all = state.rules.announcements.re_answers_all
    if seat in state.declarers and not answers_all:
        chain = pair_chain(state, against, seat)
        if against not in state.declarers or (len(chain) > 1 and chain[-1][1].seat == against):
            return against, seat
    return (seat, against) if against in state.declarers else None


def _refuse_answer_all(state: State, seat: int) -> Reason | None:
    clause = state.rules.clause("announcements.re_answers_all")
    if not state.rules.announcements.re_answers_all or seat not in state.declarers:
        return Reason("kontra-name-one", {}, clause)
    waiting = [chain for _, chain in _waiting_chains(state, seat)]
    if not waiting:
        return Reason("kontra-nothing", {}, GENERAL)
    refusals = [_refuse_link(state, seat, chain) for chain in waiting]
    return None if None in refusals else refusals[0]


def _waiting_chains(state: State, declarer: int) -> list[tuple[int, Chain]]:
    """The opponents whose kontra this declarer has not answered, with their chains."""
    chains = [(o, pair_chain(state, o, declarer)) for o in SEATS if o != declarer]
    return [(o, chain) for o, chain in chains if chain[-1][1].seat == o]


def level_of(state: State, action: a.Kontra) -> int:
    """The factor that a legal kontra reaches."""
    if state.contract.kontra == "party":
        length = len(item_chain(state, action.item))
    elif action.against is None:
        answerable = [len(chain) for _, chain in _waiting_chains(state, action.seat)]
        length = max(n for n in answerable if n <= len(state.rules.announcements.levels))
    else:
        pair = _pair(state, action.seat, action.against)
        assert pair is not None
        length = len(pair_chain(state, *pair))
    return state.rules.announcements.levels[length - 1]
