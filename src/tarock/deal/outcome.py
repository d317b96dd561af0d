"""From a finished deal to the facts that the settlement needs: `game_of(state) -> Game`.

Piles (dossier 1.2): the declarer's side has its tricks and the discard, in a Solorufer also the talon half with the
called card (MV-34); all other cards are the opponents', the talon left behind included. Where play stopped early, what
a claim took belongs to the claimer; after a lost negative game nothing else counts.
"""

from __future__ import annotations

from tarock.cards import PACK_MASK, is_queen, mask_of, thirds
from tarock.deal.bonus_facts import Ground, bonus_facts, kontra_factor, played
from tarock.deal.chains import pair_chain
from tarock.deal.decided import TRICKS, is_decided
from tarock.deal.state import GAME, SEATS, State
from tarock.scoring.game import DECLARER, OPPONENTS, BonusFact, Game


def game_of(state: State, radl: int = 1) -> Game:
    """The facts of a deal that is over. `radl` is the factor of a doubled round.

    Raises ValueError for a deal that was thrown in or in which something can still change: there is no game to settle.
    """
    if state.end == "given-up":
        return _given_up(state, radl)
    if state.end == "thrown-in" or not state.declarers or not is_decided(state):
        raise ValueError("this deal has no game to settle")
    by_kind = {"negative": _negative, "trischaken": _trischaken}
    return by_kind.get(state.contract.kind, _positive)(state, radl)


def _called(state: State) -> str:
    return "queen" if state.called is not None and is_queen(state.called) else "king"


def _given_up(state: State, radl: int) -> Game:
    """The called card lies in the talon: a bird game names the bird that may have to be paid as well (MV-33).

    It is the smallest in the hand where the set says so or where none was named yet.
    """
    bird = state.bird
    if not bird or state.rules.calling.give_up_pays == "game-and-smallest-bird":
        birds = [state.rules.bonuses[item] for item in state.contract.birds]
        held = [b for b in birds if b.card is not None and state.dealt[state.declarer] >> b.card & 1]
        bird = min(held, key=lambda b: b.announced).id if held else bird
    facts = (BonusFact(bird, DECLARER, announced=True, made=False),) if bird else ()
    return Game(
        state.contract_id,
        state.declarers,
        end="given-up",
        bonuses=facts,
        king_in_talon=True,
        called=_called(state),
        radl=radl,
    )


def _positive(state: State, radl: int) -> Game:
    ground = ground_of(state)
    count = thirds(ground.piles[DECLARER])
    return Game(
        state.contract_id,
        state.declarers,
        partner=state.partner,
        won=(count >= state.rules.table.win_limit,),
        thirds=count,
        game_kontra=_game_kontra(state),
        bonuses=bonus_facts(ground),
        king_in_talon=state.king_in_talon,
        called=_called(state),
        radl=radl,
    )


def _game_kontra(state: State) -> int:
    """The factor on the game. Beside an announced Valat a kontra on the game, said before or after, may be void or have
    gone over to the Valat.
    """
    valat = any(state.rules.bonuses[item].kind == "valat" for item, _ in state.announced)
    return 1 if valat and state.rules.valat.game_kontra_announced != "keeps" else kontra_factor(state, GAME, DECLARER)


def _negative(state: State, radl: int) -> Game:
    """Exactly the contract's tricks, each declarer for himself (Bei). A lost game may have stopped early."""
    wanted = state.contract.tricks
    return Game(
        state.contract_id,
        state.declarers,
        won=tuple(tricks_of(state, seat) == wanted for seat in state.declarers) if _all_made(state) else _none(state),
        kontra=individual_kontras(state),
        radl=radl,
    )


def _all_made(state: State) -> bool:
    return len(state.tricks) == TRICKS or state.claimed_by is not None


def _none(state: State) -> tuple[bool, ...]:
    return tuple(False for _ in state.declarers)


def _trischaken(state: State, radl: int) -> Game:
    """Counts and tricks of all four; the options only where the set leaves them to Vorhand."""
    options = state.rules.trischaken
    return Game(
        state.contract_id,
        state.declarers,
        counts=tuple(thirds(pile_of(state, seat)) for seat in SEATS),
        tricks=tuple(tricks_of(state, seat) for seat in SEATS),
        spritzer=state.spritzers,
        stichzwang=state.stichzwang if len(options.stichzwang) > 1 else None,
        talon=state.talon_to or None if len(options.talon) > 1 else None,
        radl=radl,
    )


def tricks_of(state: State, seat: int) -> int:
    """Tricks of a seat, those that a claim gave it included."""
    return state.tricks_won(seat) + (TRICKS - len(state.tricks) if state.claimed_by == seat else 0)


def pile_of(state: State, seat: int) -> int:
    """The cards of a seat's tricks as a mask; in Trischaken with the talon cards, after a claim with all the rest."""
    pile = state.cards_taken(seat)
    if state.claimed_by == seat:
        pile |= PACK_MASK & ~played(state) & ~state.discard
        if state.contract.talon != "tricks":
            pile &= ~state.talon_mask | state.taken
    return pile


def ground_of(state: State) -> Ground:
    """Piles and tricks of both sides of a positive game that is over."""
    pile, tricks = state.discard | _half_with_called(state), 0
    for seat in state.declarer_side:
        pile |= pile_of(state, seat)
        tricks += tricks_of(state, seat)
    piles = {DECLARER: pile, OPPONENTS: PACK_MASK & ~pile}
    return Ground(state, piles, {DECLARER: tricks, OPPONENTS: TRICKS - tricks})


def _half_with_called(state: State) -> int:
    """Solorufer: the half in which the called card turns up goes to the declarer in the end (MV-34)."""
    if state.called is None or not state.king_in_talon or state.contract.talon != "none":
        return 0
    return next(mask_of(half) for half in state.talon if state.called in half)


def individual_kontras(state: State) -> dict[tuple[int, int], int]:
    """Negative games: the factor between each (opponent, declarer) that has one (MV-23, MV-53)."""
    pairs = [(opponent, declarer) for declarer in state.declarers for opponent in SEATS if opponent != declarer]
    chains = {pair: pair_chain(state, *pair) for pair in pairs}
    return {pair: chain[-1][1].level for pair, chain in chains.items() if len(chain) > 1}
